"""Servers as processes and as threads, and devices that speak to them over sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import scriptorium as sc
from scriptorium.net import MOST_OUT, PROTOCOL, NetClient
from scriptorium_server.app import Server
from scriptorium_server.running import configured, listening
from scriptorium_server.settings import Settings
from scriptorium_server.stores import open_store
from scriptorium_server.tables_api import token_of

HERE = Path(__file__).parent
PATIENCE = 60.0
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Process:
    """The server, started as anybody starts it."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scriptorium", "serve", *arguments],
            env={**os.environ, "SCRIPTORIUM_DEBUG": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        if found is None:
            raise AssertionError(self.process.communicate())
        self.port = int(found[1])
        wait_for(lambda: answers(self.port))

    def end(self) -> str:
        """End it in order; what it said on standard error."""
        self.process.terminate()
        return self.process.communicate(timeout=PATIENCE)[1]


class Forked:
    """A server of the toy game, to be killed."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.port = pid, port

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        wait_for(lambda: not Path(f"/proc/{self.pid}").exists())


class Nursery:
    """A process that has imported everything, and forks servers of the toy game."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "lantern_server.py")],
            env={**os.environ, "PYTHONPATH": str(HERE.parent / "core")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def server(self, store: object, port: int = 0) -> Forked:
        """A server that answers."""
        said, hears = self.process.stdout, self.process.stdin
        assert said is not None
        assert hears is not None
        hears.write(f"{store} {port}\n")
        hears.flush()
        pid, found = int(said.readline()), re.search(r":(\d+)/", said.readline())
        while not said.readline().startswith("It serves"):
            pass
        assert found is not None
        wait_for(lambda: answers(int(found[1])))
        return Forked(pid, int(found[1]))

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def answers(port: int) -> bool:
    """Whether a server answers there."""
    try:
        return ask(port, "GET", "/health")[0] == 200
    except OSError:
        return False


class Inside:
    """A server on a thread of this process, so that tests can see what it has."""

    def __init__(
        self, where: Path | str, library: sc.Library, settings: Settings | None = None
    ) -> None:
        self.settings = settings or Settings(0)
        self.place = listening(self.settings)
        self.port = self.place.getsockname()[1]
        self.loop: asyncio.AbstractEventLoop | None = None
        self._library, self.where = library, where
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        store = await open_store(str(self.where))
        self.server = Server(store, self._library, self.settings)
        self._uvicorn = uvicorn.Server(configured(self.server))
        serving = asyncio.create_task(self._uvicorn.serve([self.place]))
        while not self._uvicorn.started:
            await asyncio.sleep(0.01)
        self._ready.set()
        await serving

    def do(self, act: Callable[[], Any]) -> Any:
        """Do something on the thread of the server."""

        async def done() -> Any:
            return act()

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def close(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        self.place.close()


def ask(
    port: int, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """One request, and what is answered."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    if data is not None:
        named.setdefault("Content-Type", "application/json")
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path, data, named)
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def made_table(port: int, **wish: Any) -> dict[str, Any]:
    """A new table, as its host is told of it."""
    status, _, told = ask(port, "POST", "/api/tables", wish)
    assert status == 201, told
    found: dict[str, Any] = json.loads(told)
    return found


class Device:
    """A device at a seat: it connects as often as need be."""

    def __init__(self, port: int, link: str | bytes, library: sc.Library, **more: Any) -> None:
        token = link if isinstance(link, bytes) else token_of(link)
        assert token is not None
        self.port, self.client = port, NetClient(library, token, **more)
        self.socket: ClientConnection | None = None
        self.frames: list[bytes] = []

    def connect(self) -> None:
        """Connect anew; raises what goes wrong."""
        self.leave()
        self.socket = linked(self.port)
        self.socket.send(self.client.connected())
        self.flush()

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket = None

    def flush(self) -> None:
        assert self.socket is not None
        for frame in self.client.to_send():
            self.socket.send(frame)

    def pump(self, wait: float = 0.002) -> bool:
        """Hear one message, if one comes so soon; connect where nothing is connected."""
        try:
            if self.socket is None:
                self.connect()
            assert self.socket is not None
            self.flush()
            frame = self.socket.recv(timeout=wait)
        except TimeoutError:
            return False
        except LOST:
            self.socket = None
            time.sleep(0.02)
            return False
        assert isinstance(frame, bytes)
        self.frames.append(frame)
        self.client.hear(frame)
        if self.client.confused:
            self.leave()
        else:
            self.flush()
        return True


def linked(port: int, **more: Any) -> ClientConnection:
    """A connection to the tables of a server."""
    more = {
        "subprotocols": [PROTOCOL],
        "compression": None,
        "max_size": MOST_OUT,
        "legacy": True,
        **more,
    }
    return connect(f"ws://127.0.0.1:{port}/api/play", open_timeout=PATIENCE, **more)


def wait_for(is_so: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def pumped(devices: Iterable[Device], is_so: Callable[[], object]) -> None:
    """Carry messages until something is so."""
    devices, end = list(devices), time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        for device in devices:
            while device.pump():
                pass


def seated(devices: Iterable[Device], names: Iterable[str] = ()) -> None:
    """Everybody sits down, and the match begins."""
    devices = list(devices)
    for device, name in zip(devices, [*names, *("somebody" for _ in devices)], strict=False):
        device.connect()
        pumped([device], lambda device=device: device.client.welcome is not None)
        device.client.claim(name)
    pumped(devices, lambda: all_agree(devices))


def one_choice(devices: list[Device], chance: Random) -> bool:
    """Whoever is to choose does so; whether anybody could."""
    for device in devices:
        client = device.client
        if client.may_choose and not client.awaits_answer:
            choices = sc.legal(client.table)
            client.choose(choices[int(chance.random() * len(choices))])
            device.pump()
            return True
    return False


def something_done(devices: list[Device], chance: Random) -> None:
    """Choose until something was done; a part of a choice stays on its device."""
    before = max(one.client.count for one in devices)

    def is_done() -> bool:
        if all(one.client.count == before for one in devices):
            one_choice(devices, chance)
        return all(one.client.count > before for one in devices) and all_agree(devices)

    pumped(devices, is_done)


def all_agree(devices: list[Device]) -> bool:
    """Whether everything was answered, and everybody knows the newest entry."""
    clients = [one.client for one in devices]
    if any(one.awaits_answer or one.seen is None or one.confused for one in clients):
        return False
    return len({one.seq for one in clients}) == 1
