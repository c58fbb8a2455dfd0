"""What comes from outside: hosts, origins, frames, floods. All of it is refused or slowed."""

from __future__ import annotations

import json
import os
import re
import socket
import time
from pathlib import Path
from random import Random

import net_desk
import pytest
from server_hands import (
    PATIENCE,
    Device,
    Inside,
    all_agree,
    ask,
    linked,
    made_table,
    pumped,
    seated,
    something_done,
    wait_for,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from night import often
from scriptorium import SetupError
from scriptorium.net import MOST_IN, messages, new_token
from scriptorium_server import app, limiting, protocols
from scriptorium_server.limiting import address_of
from scriptorium_server.settings import Settings, public_address

FRAMES = often(400, 1_000_000)
AT_ONCE = 20


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("<p>here</p>", "utf-8")
    (folder / "app-0123456789ab.zip").write_bytes(b"whole")
    (folder / "app-0123456789ab.zip.br").write_bytes(b"packed")
    (tmp_path / "secret").write_text("secret", "utf-8")
    return folder


@pytest.fixture
def server(tmp_path: Path, site: Path):
    made = Inside(tmp_path / "tables.db", net_desk.lanterns(), Settings(0, site=site))
    yield made
    made.close()


def status(port: int, **headers: str) -> int:
    return ask(port, "GET", "/api/about", None, **headers)[0]


def refused(port: int, **headers: str) -> int:
    """With what status a handshake is refused; 101 where it is not."""
    try:
        linked(port, additional_headers=headers).close()
    except InvalidStatus as error:
        return error.response.status_code
    return 101


def test_only_what_is_asked_of_this_server_is_answered(server) -> None:
    """A name that somebody made to point here is none of ours, with or without an origin."""
    port = server.port
    assert status(port) == 200
    assert status(port, Host=f"localhost:{port}") == 200
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "10.1.2.3", ""):
        assert status(port, Host=host) in (400, 421)
    for origin in ("https://evil.example", "null", "http://localhost", f"https://127.0.0.1:{port}"):
        assert status(port, Origin=origin) == 403
        assert refused(port, Origin=origin) == 403
    assert status(port, Origin=f"http://127.0.0.1:{port}") == 200
    assert refused(port, Origin=f"http://127.0.0.1:{port}") == 101


def test_which_hosts_are_served() -> None:
    at_home, outside = Settings(lan=True), Settings(public="https://games.example", lan=True)
    assert at_home.serves("192.168.1.5:8317")
    assert at_home.serves("[fe80::1]:8317")
    assert not at_home.serves("rebound.example:8317")
    assert outside.serves("games.example")
    assert outside.serves("GAMES.example:443")
    assert not outside.serves("games.example.evil.example")
    assert not Settings().serves("192.168.1.5:8317")
    assert Settings(public="https://games.example").serves("localhost:8317")
    assert not Settings(public="https://games.example", behind_proxy=True).serves("localhost")
    assert public_address("https://Games.Example/") == "https://games.example"
    for wrong in ("games.example", "ftp://a", "https://a/folder", "https://a/?q", "https:///"):
        with pytest.raises(SetupError):
            public_address(wrong)


def test_behind_a_proxy_the_page_has_the_public_origin(tmp_path) -> None:
    settings = Settings(0, public="https://games.example", behind_proxy=True)
    server = Inside(tmp_path / "tables.db", net_desk.lanterns(), settings)
    try:
        named = {"Host": "games.example", "X_Forwarded_Proto": "https"}
        code, headers, _ = ask(server.port, "GET", "/api/about", None, **named)
        assert code == 200
        assert headers["strict-transport-security"].startswith("max-age=")
        assert status(server.port, **named, Origin="https://games.example") == 200
        assert status(server.port, **named, Origin="http://games.example") == 403
        body = {"game": "lantern", "seats": 3}
        for nr in range(40):  # each from another address, as the proxy says
            further = {**named, "X_Forwarded_For": f"198.51.100.{nr}, 10.0.0.7"}
            assert ask(server.port, "POST", "/api/tables", body, **further)[0] == 201
        found = [
            ask(
                *(server.port, "POST", "/api/tables", body),
                **{**named, "X_Forwarded_For": f"203.0.113.{nr}, 198.51.100.99"},
            )[0]
            for nr in range(32)  # what a stranger says of itself is not believed
        ]
        assert found.count(429) == 2
    finally:
        server.close()


def test_every_answer_says_what_it_may_be_used_for(server) -> None:
    for path in ("/", "/api/about", "/health", "/nowhere"):
        headers = ask(server.port, "GET", path)[1]
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_page_is_served_and_nothing_else(server) -> None:
    port = server.port
    code, headers, told = ask(port, "GET", "/")
    assert (code, told, headers["cache-control"]) == (200, b"<p>here</p>", "no-cache")
    assert headers["content-type"].startswith("text/html")
    name = "/app-0123456789ab.zip"
    code, headers, told = ask(port, "GET", name, None, Accept_Encoding="gzip, br")
    assert (code, told, headers["content-encoding"]) == (200, b"packed", "br")
    assert "immutable" in headers["cache-control"]
    assert ask(port, "GET", name)[2] == b"whole"
    for path in ("/../secret", "/%2e%2e/secret", "/..%2fsecret", "//secret", "/.", "/%00"):
        code, _, told = ask(port, "GET", path)
        assert code in (400, 404)
        assert b"secret" not in told
    assert ask(port, "POST", "/", {})[0] == 405


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"game": "lantern"},
        {"game": "nothing", "seats": 3},
        {"game": "lantern", "seats": 99},
        {"game": "lantern", "seats": ["anna", "anna", "bruno"]},
        {"game": "lantern", "seats": 3, "bank": [0, 0]},
        {"game": "lantern", "seats": 3, "lending": "always"},
        {"game": "lantern", "seats": 3, "computers": {"anna": "god"}},
        {"game": "lantern", "seats": 3, "further": 1},
        {"game": "lantern", "seats": 3, "packs": [{"name": "bad", "text": "= ="}]},
        {"game": "lantern", "seats": 3, "packs": [{"name": "../bad", "text": ""}]},
        {"game": "lantern", "seats": 3, "packs": [{"name": "lantern", "text": ""}]},
    ],
)
def test_a_table_that_nobody_can_play_at_is_refused_in_a_sentence(server, wish) -> None:
    code, _, told = ask(server.port, "POST", "/api/tables", wish)
    assert code == 422
    assert len(json.loads(told)["error"]) > 10


def test_what_is_no_wish_is_refused(server) -> None:
    port = server.port
    assert ask(port, "POST", "/api/tables", b"x" * 2_000_000)[0] == 413
    assert ask(port, "POST", "/api/tables", b"[" * 500_000)[0] == 422
    assert ask(port, "POST", "/api/tables", b"\xff\xfe")[0] == 422
    assert ask(port, "POST", "/api/tables", b"{}", Content_Type="text/plain")[0] == 415


def test_one_address_makes_only_so_many_tables(server) -> None:
    body = {"game": "lantern", "seats": 3}
    found = [ask(server.port, "POST", "/api/tables", body)[0] for _ in range(31)]
    assert found == [201] * 30 + [429]


def test_links_are_not_guessed(server) -> None:
    """After twenty that open nothing, an address waits a while."""
    for _ in range(20):
        one = linked(server.port)
        one.send(messages.write(messages.Hello(new_token())))
        assert isinstance(messages.read_answer(one.recv()), messages.Bye)
        with pytest.raises(ConnectionClosed):
            one.recv(timeout=PATIENCE)
    assert refused(server.port) == 429


def test_frames_are_bounded_before_they_are_read(server) -> None:
    for sent in (b"x" * (MOST_IN + 1), [b"x" * 1000] * 17, "words"):
        one = linked(server.port)
        one.send(sent)
        with pytest.raises(ConnectionClosed):
            one.recv(timeout=PATIENCE)
    assert refused(server.port) == 101


def test_another_protocol_is_not_spoken(server) -> None:
    with pytest.raises(InvalidStatus):
        linked(server.port, subprotocols=["scriptorium.99"])
    with pytest.raises(InvalidStatus):
        linked(server.port, subprotocols=None)


def test_who_says_nothing_does_not_stay(server, monkeypatch) -> None:
    monkeypatch.setattr(app, "HELLO_SECONDS", 0.3)
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.3)
    one = linked(server.port)
    with pytest.raises(ConnectionClosed):
        one.recv(timeout=PATIENCE)
    with socket.create_connection(("127.0.0.1", server.port)) as drops:
        drops.settimeout(PATIENCE)
        drops.sendall(b"GET / HT")
        assert drops.recv(100) == b""
    with socket.create_connection(("127.0.0.1", server.port)) as again:
        again.settimeout(PATIENCE)
        again.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert again.recv(100).startswith(b"HTTP/1.1 200")
        again.sendall(b"GET / HT")
        began = time.monotonic()
        while again.recv(1000):
            pass
        assert time.monotonic() - began < 5


def test_a_flood_is_slowed_and_others_play_on(server) -> None:
    """What one connection says too fast waits in its own socket."""
    library = net_desk.lanterns()
    made = made_table(server.port, game="lantern", seats=3)
    devices = [Device(server.port, one, library) for one in made["invitations"].values()]
    seated(devices)
    flood = linked(server.port)
    flood.send(messages.write(messages.Hello(devices[0].client.token)))
    began = time.monotonic()
    for nr in range(100):
        flood.send(messages.write(messages.Ping(nr)))
    something_done(devices, Random(1))
    assert time.monotonic() - began < PATIENCE / 2
    seen = 0
    while seen < 100:
        seen += isinstance(messages.read_answer(flood.recv(timeout=PATIENCE)), messages.Pong)
    assert time.monotonic() - began > 2.0
    flood.close()


def test_damaged_frames_end_only_their_own_connection(server, monkeypatch) -> None:
    """Whatever is said, the table and the others stay as they are; nothing piles up."""
    monkeypatch.setattr(limiting.Allowance, "wait", _at_once)
    monkeypatch.setattr(server.server.limits, "may_connect", _yes)
    library, chance = net_desk.lanterns(), Random(7)
    made = made_table(server.port, game="lantern", seats=3)
    devices = [Device(server.port, one, library) for one in made["invitations"].values()]
    seated(devices)
    token = devices[0].client.token
    real = [
        messages.write(messages.Hello(token)),
        messages.write(messages.Do(new_token(), 3, (b"\x81\xa4type\xa4dark",))),
        messages.write(messages.Say(new_token(), "hello")),
        messages.write(messages.Propose(new_token(), "back")),
        messages.write(messages.Again()),
    ]
    before = server.server.hub._tables[made["table"]].seq
    said = ended = 0
    descriptors = len(os.listdir("/proc/self/fd"))
    while said < FRAMES:
        some = [linked(server.port) for _ in range(AT_ONCE)]
        for one in some:
            frame = bytearray(chance.choice(real))
            for _ in range(chance.randrange(1, 4)):
                frame[chance.randrange(len(frame))] = chance.randrange(256)
            if chance.random() < 0.2:
                frame = frame[: chance.randrange(len(frame))]
            one.send(real[0])
            one.send(bytes(frame))
            one.send(messages.write(messages.Ping(1)))
        for one in some:
            said += 1
            ended += not is_answered(one)
            one.close()
        for device in devices:  # who takes nothing for long is cut off
            while device.pump():
                pass
    wait_for(lambda: len(list(server.server.connections)) == 3)
    assert said / 10 < ended < said
    assert len(os.listdir("/proc/self/fd")) <= descriptors + 20
    pumped(devices, lambda: all_agree(devices))
    rows = server.server.hub._tables[made["table"]].seq - before
    assert rows < said / 2
    something_done(devices, Random(1))


def is_answered(one: ClientConnection) -> bool:
    """Whether a connection still has its table behind it."""
    try:
        while not isinstance(messages.read_answer(one.recv(timeout=PATIENCE)), messages.Pong):
            pass
    except ConnectionClosed:
        return False
    return True


async def _at_once(allowance: limiting.Allowance) -> None:
    """Nobody waits."""


async def _yes(address: str) -> bool:
    return True


def test_an_ipv6_household_is_one_address() -> None:
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::ffff:2", 2))
    assert address_of(("2001:db8:0:1::1", 1)) != address_of(("2001:db8::1", 1))
    assert address_of(("::ffff:10.0.0.1", 1)) == "10.0.0.1"
    assert address_of(None) == ""


def test_logs_hold_neither_links_nor_actions(server, caplog) -> None:
    caplog.set_level("DEBUG", "scriptorium")
    caplog.set_level("DEBUG", "uvicorn")
    library = net_desk.lanterns()
    made = made_table(server.port, game="lantern", seats=3)
    devices = [Device(server.port, one, library) for one in made["invitations"].values()]
    seated(devices)
    something_done(devices, Random(1))
    told = caplog.text
    assert made["table"] in told
    for device in devices:
        assert device.client.token.hex() not in told
        assert repr(device.client.token) not in told
    assert not any(link in told for link in made["invitations"].values())
    assert not re.search(r"Light|Dark|lantern\.", told)
