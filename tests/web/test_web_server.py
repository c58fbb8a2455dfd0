"""The server of the page, by raw sockets: bounded in threads and time, whatever comes."""

from __future__ import annotations

import os
import re
import select
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scriptorium_web.serving import HEAD_SECONDS, server

ASK = b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
MOST_THREADS = 80


class Offered:
    """The program with a page of one line."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.port = process, port

    def connected(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def answer(self, data: bytes) -> bytes:
        """All that is answered until the connection ends."""
        with self.connected() as one:
            one.sendall(data)
            return b"".join(iter(lambda: one.recv(65536), b""))

    def threads(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/task"))


@pytest.fixture(scope="module")
def offered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Offered]:
    """One program for all these tests: whatever came, it answers and complains of nothing."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text("<p>here</p>", "utf-8")
    (folder / "large.zip").write_bytes(bytes(40_000_000))
    command = [sys.executable, "-m", "scriptorium", "play", "--ui", "web", "--port", "0"]
    environment = {**os.environ, "SCRIPTORIUM_WEB": str(folder), "SCRIPTORIUM_DEBUG": ""}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        process.stdout.readline()
        yield Offered(process, int(found[1]))
        process.terminate()
        assert process.stderr.read() == ""


def is_ended(one: socket.socket) -> bool:
    """Whether the other side has given a connection up."""
    return bool(select.select([one], [], [], 0)[0])


@pytest.mark.skipif(sys.platform != "linux", reason="threads are counted as Linux tells them")
def test_requests_that_never_come_whole_take_neither_threads_nor_places(offered: Offered) -> None:
    half = []
    try:
        for _ in range(500):
            one = offered.connected()
            one.sendall(b"GET / HT")
            half.append(one)
        assert offered.threads() <= MOST_THREADS
        assert offered.answer(ASK).startswith(b"HTTP/1.1 200")
        assert not is_ended(half[-1])  # nobody waited until one of these was given up
        assert offered.threads() <= MOST_THREADS
    finally:
        for one in half:
            one.close()


def test_a_request_in_drops_is_ended_in_time(tmp_path: Path) -> None:
    """Each drop comes soon after the last, and the whole of it never; here a second is allowed."""
    offered = server(tmp_path, 0, head_seconds=1.0)
    threading.Thread(target=offered.serve_forever, daemon=True).start()
    began = time.monotonic()
    with socket.create_connection(offered.server_address) as one:
        one.settimeout(0.1)
        while time.monotonic() - began < 30:
            try:
                one.sendall(b"G")
                if one.recv(1000) == b"":
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
    assert 0.5 < time.monotonic() - began < 30
    offered.shutdown()
    offered.server_close()
    assert HEAD_SECONDS == 10


def test_an_answer_that_nobody_takes_is_in_nobodys_way(offered: Offered) -> None:
    with offered.connected() as one:
        one.sendall(b"GET /large.zip HTTP/1.1\r\nHost: a\r\n\r\n")
        assert offered.answer(ASK).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "path", [b"/%00", b"/a%00b.html", b"/" + b"a" * 300, b"/%ff", b"/../../etc/passwd", b"//", b"*"]
)
def test_names_that_no_file_has_are_not_found(offered: Offered, path: bytes) -> None:
    told = offered.answer(ASK.replace(b"/ ", path + b" ", 1))
    assert re.match(rb"HTTP/1.1 (404|200)", told), told
    assert b"root:" not in told
    assert offered.answer(ASK).startswith(b"HTTP/1.1 200")


def test_every_answer_says_what_it_may_be_used_for(offered: Offered) -> None:
    for path in (b"/", b"/large.zip", b"/nowhere"):
        head = offered.answer(b"HEAD" + ASK[3:].replace(b"/ ", path + b" ", 1)).decode()
        assert "X-Content-Type-Options: nosniff" in head
        assert "X-Frame-Options: DENY" in head
        policy = re.search(r"Content-Security-Policy: (.*)\r", head)
        assert policy is not None
        assert "default-src 'none'" in policy[1]
        assert "frame-ancestors 'none'" in policy[1]
        assert "unsafe-inline" not in policy[1]
        assert "'unsafe-eval'" not in policy[1]


def test_the_opener_policy_goes_where_browsers_heed_it(offered: Offered) -> None:
    """On a plain address of the local network a browser would ignore it, and complain."""
    for host, there in ((b"localhost:80", True), (b"[::1]", True), (b"192.168.1.5:80", False)):
        head = b"HEAD / HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n"
        assert (b"Cross-Origin-Opener-Policy" in offered.answer(head)) is there


def test_what_is_posted_is_refused_and_not_read_as_another_request(offered: Offered) -> None:
    told = offered.answer(
        b"POST /share HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(ASK) + ASK
    )
    assert told.startswith(b"HTTP/1.1 501")
    assert told.count(b"HTTP/1.1") == 1
    told = offered.answer(
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(ASK) + ASK
    )
    assert told.count(b"HTTP/1.1") == 1


def test_many_at_once_are_all_answered(offered: Offered) -> None:
    told: list[bytes] = []
    asking = [threading.Thread(target=lambda: told.append(offered.answer(ASK))) for _ in range(40)]
    for one in asking:
        one.start()
    for one in asking:
        one.join(30)
    assert [one[:12] for one in told] == [b"HTTP/1.1 200"] * 40
