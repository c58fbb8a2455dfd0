"""What a server costs, over sockets: processor time of a decision, and how long an answer takes."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from scriptorium import Library, apply, legal, new_table
from scriptorium.net import MOST_OUT, PROTOCOL, NetClient

from . import boardgame_io
from .suites import Row, Target, guarded, spent, spent_by

GAME, SEATS = "sator", 2
TABLES, THINKING, SECONDS = 150, 0.7, 30.0
LATEST, SETTLING = 120.0, 5.0  # seconds until all sit, and for the first choices
PLAYED_AGAIN = 20  # matches, for what their actions cost without a server
PER_TABLE = 4.0  # seconds between two choices at a table of people, for how many a core carries
COST = Target(must=20, goal=12, at_most=True)
WAIT = Target(must=60, goal=30, at_most=True)


def rows(library: Library) -> Iterator[Row]:
    """The rows of a server with an SQLite file, all tables thinking at once."""
    yield from guarded("net", "server", _rows(library))
    yield from boardgame_io.rows(TABLES, THINKING, SECONDS, PER_TABLE)


def _rows(library: Library) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "scriptorium", "serve", "--port", "0", "--behind-proxy"]
        process = subprocess.Popen(
            [*command, "--store", str(Path(folder) / "tables.db")],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)/", process.stdout.readline())
            assert found is not None
            bench = Bench(int(found[1]), process.pid, library)
            asyncio.run(bench.run())
        finally:
            process.terminate()
            process.wait()
    note = f"{bench.count} decisions, {bench.actions} actions at {TABLES} tables"
    each = bench.cpu / bench.count
    ratio = bench.cpu / bench.actions / _bare(library, ceil(bench.actions / TABLES))
    yield Row("net", "server: processor time", ratio, "of apply", note, target=COST)
    waits = sorted(bench.waits)
    middle = f"median {waits[len(waits) // 2] * 1000:.1f} ms; on a quiet machine"
    late = waits[ceil(0.99 * len(waits)) - 1] * 1000
    yield Row("net", "server: an answer, p99", late, "ms", middle, target=WAIT)
    note = f"{each * 1e6:.0f} µs a decision, one in {PER_TABLE:.0f} s at each table"
    yield Row("net", "server: tables a core", PER_TABLE / each, "tables", note)


def _bare(library: Library, length: int) -> float:
    """Seconds of an `apply` where matches of this length are played again, action by action.

    As on the server, nobody has asked a table anything before its next action is done.
    """
    matches = []
    for seed in range(PLAYED_AGAIN):
        chance, actions = Random(seed), list[Any]()
        table = begun = new_table(GAME, SEATS, seed, library=library)
        for _ in range(length):
            actions.append(chance.choice(legal(table)))
            table = apply(table, actions[-1]).table
        matches.append((begun, actions))

    def work() -> int:
        for begun, actions in matches:
            table = replace(begun)  # without what has been worked out about it
            for action in actions:
                table = apply(table, action).table
        return length * PLAYED_AGAIN

    return min(spent(work) for _ in range(5))


class Bench:
    """Players at many tables, and what the server takes for them."""

    def __init__(self, port: int, pid: int, library: Library) -> None:
        self.port, self.pid, self.library = port, pid, library
        self.waits: list[float] = []
        self.count, self.actions, self.cpu = 0, 0, 0.0
        self._counts = False
        self._seated: set[bytes] = set()

    async def run(self) -> None:
        """Sit down, settle, measure."""
        players = []
        for nr in range(TABLES):
            address = f"198.51.{nr // 250}.{nr % 250}"
            made = await asyncio.to_thread(self._made, address)
            for seat, letters in enumerate(made["invitations"].values()):
                chance = Random(nr * SEATS + seat)
                players.append(asyncio.create_task(self._play(letters, address, chance)))
        end = time.monotonic() + LATEST
        while len(self._seated) < len(players) and time.monotonic() < end:
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLING)
        self._counts, before = True, spent_by(self.pid)
        await asyncio.sleep(SECONDS)
        self._counts, self.cpu = False, spent_by(self.pid) - before
        failed = [one for one in players if one.done()]
        for one in players:
            one.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*players, return_exceptions=True)
        if failed or not self.count:
            why = next((repr(one.exception()) for one in failed), "nobody chose")
            told = f"{len(failed)} of {len(players)} players lost their tables"
            raise RuntimeError(f"{told}, {len(self._seated)} sat: {why}")

    def _made(self, address: str) -> dict[str, Any]:
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables",
            json.dumps({"game": GAME, "seats": SEATS}).encode(),
            {"Content-Type": "application/json", "X-Forwarded-For": address},
        )
        with urllib.request.urlopen(asked, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    async def _play(self, letters: str, address: str, chance: Random) -> None:
        from websockets.asyncio.client import connect

        from scriptorium_play.net.links import read_link

        link = read_link(f"http://127.0.0.1:{self.port}/#t={letters}")
        client = NetClient(self.library, link.token)
        async with connect(
            link.socket,
            subprotocols=[PROTOCOL],
            compression=None,
            max_size=MOST_OUT,
            additional_headers={"X-Forwarded-For": address},
        ) as socket:
            await socket.send(client.connected())
            client.hear(await socket.recv())
            client.claim("somebody")
            due, sent, line = 0.0, 0.0, 0
            while True:
                for frame in client.to_send():
                    await socket.send(frame)
                wait = max(0.001, due - time.monotonic()) if due else None
                with suppress(TimeoutError):
                    client.hear(await asyncio.wait_for(socket.recv(), wait))
                now = time.monotonic()
                if client.seen is not None and not self._counts:
                    self._seated.add(link.token)
                if sent and not client.awaits_answer:
                    if self._counts:
                        self.waits.append(now - sent)
                        self.count += 1
                        self.actions += line
                    sent = 0.0
                if not client.may_choose or client.awaits_answer:
                    due = 0.0
                elif not due:
                    due = now + chance.expovariate(1 / THINKING)
                elif now >= due:
                    is_sent = client.choose(chance.choice(legal(client.table)))
                    line = len(client.local)
                    due, sent = (0.0, now) if is_sent else (now, 0.0)  # a part of a choice stays
