"""Servers are killed for real, in the midst of their work: what they acknowledged is on disk."""

from __future__ import annotations

import asyncio
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import lantern
from net_world import replayed
from served import HEAD

import scriptorium as sc
from night import counted
from scriptorium.net import messages
from scriptorium.net.client import NetClient
from scriptorium.net.keys import new_token
from scriptorium.net.making import new_table
from scriptorium.net.net_table import NetTable
from scriptorium.net.terms import Terms
from scriptorium.net.uptime import Uptime
from scriptorium_server.sqlite_store import SqliteStore

KILLS = counted(20, 1000)
AT_ONE_TABLE = 10
HERE = Path(__file__).parent
PATIENCE = 60


class Server:
    """The process, and what it has said."""

    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "served.py"), str(path)],
            env={**os.environ, "PYTHONPATH": str(HERE.parent / "core")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.said: queue.SimpleQueue[tuple[int, bytes] | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self.said.get(timeout=PATIENCE) == (0, b"ready")

    def _read(self) -> None:
        source = self.process.stdout
        while len(head := source.read(HEAD.size)) == HEAD.size:
            length, number = HEAD.unpack(head)
            frame = source.read(length)
            if len(frame) == length:
                self.said.put((number, frame))
        self.said.put(None)

    def tell(self, number: int, frame: bytes) -> None:
        pipe = self.process.stdin
        pipe.write(HEAD.pack(len(frame), number) + frame)
        pipe.flush()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        self.process.stdin.close()
        self.process.stdout.close()


class Player:
    def __init__(self, client: NetClient) -> None:
        self.client = client
        self.number = 0
        self.wished: list[bytes] = []
        self.acknowledged: set[bytes] = set()


class Killing:
    """Players at one table, whose server dies again and again."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.library = sc.Library()
        self.library.add(lantern)
        self.made = new_table(self.library.setup("lantern", 3), Terms(), 0)
        self._kept_new(self.made)
        self.chance, self.numbers = Random(seed), 0
        self.players = [
            Player(NetClient(self.library, token)) for _, token in self.made.invitations
        ]
        self.server = Server(self.path)

    def _kept_new(self, made) -> None:
        async def create() -> None:
            store = SqliteStore(self.path)
            await store.create(made.head, made.keys, made.rows)
            await store.close()

        asyncio.run(create())

    def connect(self, player: Player) -> None:
        self.numbers += 1
        player.number = self.numbers
        self.server.tell(player.number, player.client.connected())
        self.send(player)

    def send(self, player: Player) -> None:
        for frame in player.client.to_send():
            self.server.tell(player.number, frame)

    def take(self, wait: float) -> bool:
        """One frame arrives, if any comes so soon; what was said to a dead connection is lost."""
        try:
            said = self.server.said.get(timeout=wait)
        except queue.Empty:
            return False
        if said is None:
            return False
        number, frame = said
        for player in self.players:
            if player.number == number:
                told = messages.read_answer(frame)
                if isinstance(told, messages.Done):
                    player.acknowledged.add(told.id)
                player.client.hear(frame)
                self.send(player)
        return True

    def until(self, is_so) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, "the server does not answer"
            self.take(0.05)

    def play(self, until: float) -> None:
        """Everybody does something, all the time."""
        end = time.monotonic() + until
        while time.monotonic() < end:
            while self.take(0.001):
                pass
            player = self.chance.choice(self.players)
            client = player.client
            if client.may_choose and not client.awaits_answer:
                choices = sc.legal(client.table)
                client.choose(choices[int(self.chance.random() * len(choices))])
            elif len(client._wishes) < 3:
                client.wish(messages.Say(new_token(), "hello"))
            player.wished += [one for one in client._wishes if one not in player.wished]
            self.send(player)

    def check(self) -> int:
        async def read():
            store = SqliteStore(self.path)
            kept = await store.read(self.made.head.table, 0)
            await store.close()
            return kept

        kept = asyncio.run(read())
        rows = kept.rows
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        named = [row.client for row in rows if row.client]
        assert len(named) == len(set(named)), "something was done twice"
        for player in self.players:
            assert player.acknowledged <= set(named), "what was acknowledged is not kept"
        table = NetTable.opened_from(kept, self.library, Uptime(), 0)
        assert sc.digest(replayed(rows, table)) == sc.digest(table.match.table)
        for player in self.players:
            assert player.client.seen == sc.view(table.match.table, player.client.seat)
        return len(rows)

    def is_answered(self) -> bool:
        """Whether every wish was answered, and everybody has heard of everything."""
        clients = [player.client for player in self.players]
        if any(client.awaits_answer or client.seen is None for client in clients):
            return False
        return len({client.seq for client in clients}) == 1

    def sit_down(self) -> None:
        for player in self.players:
            self.connect(player)
            player.client.claim("Somebody")
            self.send(player)
        self.until(self.is_answered)

    def die(self) -> None:
        """The server is killed, and another begins with what is on disk."""
        self.play(self.chance.uniform(0.0, 0.15))
        self.server.kill()
        while self.take(0.001):  # what it said before it died arrives, or is lost with it
            if self.chance.random() < 0.05:
                break
        self.server = Server(self.path)
        for player in self.players:
            self.connect(player)
        self.until(self.is_answered)


def test_nothing_acknowledged_is_lost_when_servers_are_killed(tmp_path):
    kills = rows = acknowledged = 0
    while kills < KILLS:
        killing = Killing(tmp_path / "tables.db", kills)
        try:
            killing.sit_down()
            for _ in range(AT_ONE_TABLE):
                killing.die()
                kills += 1
        finally:
            killing.server.kill()
        acknowledged += sum(len(player.acknowledged) for player in killing.players)
        rows += killing.check()
    print(f"{kills} kills, {rows} rows, {acknowledged} acknowledged")
    assert acknowledged > kills
