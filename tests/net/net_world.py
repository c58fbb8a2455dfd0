"""A whole small net in one process: devices, connections that lose and mix up, servers that die.

Nothing here waits for a clock or a socket. A server is a hub; it is killed between any two steps
that it takes with its store, and another is begun on what is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import scriptorium as sc
from scriptorium.house_rules.sealed_choices import Sealed
from scriptorium.matches.records import ActionRecord, WentBack, raw
from scriptorium.net import messages
from scriptorium.net.blind import asked_as
from scriptorium.net.client import NetClient
from scriptorium.net.entries import decode
from scriptorium.net.hub import Hub
from scriptorium.net.keys import new_token
from scriptorium.net.making import new_table
from scriptorium.net.net_table import NetTable
from scriptorium.net.terms import Terms
from scriptorium.net.uptime import Uptime
from scriptorium_server.sqlite_store import SqliteStore


class Killed(BaseException):
    """The server's process is no more."""


class Mortal:
    """A store whose server may be killed before or after anything that it asks of it."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.steps_left: int | None = None

    def _step(self) -> None:
        if self.steps_left is not None:
            self.steps_left -= 1
            if self.steps_left < 0:
                raise Killed

    def __getattr__(self, name: str) -> Callable[..., Any]:
        real = getattr(self._store, name)

        async def call(*args: Any) -> Any:
            self._step()
            answer = await real(*args)
            self._step()
            return answer

        return call


@dataclass
class Link:
    """A connection of a device with a server: what is on the way to either."""

    number: int
    server: int
    up: list[bytes] = field(default_factory=list)
    down: list[bytes] = field(default_factory=list)


class Device:
    """A client, what it was told is done, and its connection if it has one."""

    def __init__(self, client: NetClient) -> None:
        self.client = client
        self.link: Link | None = None
        self.acknowledged: set[bytes] = set()
        self.wished: set[bytes] = set()


class World:
    """One table, several servers on one store, and devices, two of them at the first seat."""

    def __init__(
        self, path: Path, library: sc.Library, setup: sc.MatchSetup, seed: int, servers: int = 1
    ) -> None:
        self.loop = asyncio.new_event_loop()
        self.library, self.chance = library, Random(seed)
        self.path, self.now, self.numbers = path, 1_000_000, 0
        self.store = SqliteStore(path)
        self.made = new_table(setup, Terms(ask_back=True, patience=0), self.now)
        made = self.made
        self.run(self.store.create(made.head, made.keys, made.rows))
        self.hubs: list[Hub] = []
        self.mortals: list[Mortal] = []
        for at in range(servers):
            self.hubs.append(self._hub(at))
        self.devices = [Device(NetClient(library, token)) for _, token in made.invitations]
        self.kills = self.faults = 0
        for device in self.devices:
            self.connect(device)
            self._wish(device, lambda client: client.claim("Somebody"))
            self.deliver_all()
        twice = NetClient(library, self.devices[0].client.token, 0)
        self.devices.append(Device(twice))
        self.settle()
        assert all(device.client.seen is not None for device in self.devices)

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def _hub(self, at: int) -> Hub:
        mortal = Mortal(self.store)
        self.mortals[at : at + 1] = [mortal]
        hub = Hub(mortal, self.library, lambda number, frame: self._sent(number, frame))
        self.run(hub.begin(self.now))
        return hub

    # connections

    def _sent(self, number: int, frame: bytes) -> None:
        for device in self.devices:
            if device.link is not None and device.link.number == number:
                device.link.down.append(frame)

    def connect(self, device: Device) -> None:
        """A new connection, to any server; what was on the way on the old one is lost."""
        self.disconnect(device)
        self.numbers += 1
        device.link = Link(self.numbers, self.chance.randrange(len(self.hubs)))
        device.link.up.append(device.client.connected())
        device.link.up += device.client.to_send()

    def disconnect(self, device: Device) -> None:
        if device.link is not None:
            self.hubs[device.link.server].leave(device.link.number, self.now)
            device.link = None

    def kill(self, at: int) -> None:
        """A server is gone at once, with all it had in mind, and another begins."""
        self.kills += 1
        for device in self.devices:
            if device.link is not None and device.link.server == at:
                device.link = None
        self.hubs[at] = self._hub(at)

    def up(self, device: Device, at: int, keep: bool = False) -> None:
        """Something that a device sent arrives; not always the oldest, and perhaps twice."""
        link = device.link
        if link is None or not link.up:
            return
        frame = link.up[at % len(link.up)]
        if not keep:
            link.up.remove(frame)
        self.now += self.chance.randrange(50)
        try:
            self.run(self.hubs[link.server].hear(link.number, frame, self.now))
        except Killed:
            self.kill(link.server)

    def down(self, device: Device, at: int, keep: bool = False) -> None:
        """Something arrives at a device."""
        link = device.link
        if link is None or not link.down:
            return
        frame = link.down[at % len(link.down)]
        if not keep:
            link.down.remove(frame)
        told = messages.read_answer(frame)
        if isinstance(told, messages.Done):
            device.acknowledged.add(told.id)
        device.client.hear(frame)
        link.up += device.client.to_send()
        if device.client.closed is not None or device.client.confused:
            self.connect(device)

    def lose(self, device: Device, upwards: bool, at: int) -> None:
        link = device.link
        frames = [] if link is None else link.up if upwards else link.down
        if frames:
            frames.pop(at % len(frames))

    def deliver_all(self) -> None:
        """Everything arrives, in order, until nothing is on the way."""
        for _ in range(100_000):
            busy = False
            for device in self.devices if hasattr(self, "devices") else ():
                if device.link is not None and device.link.up:
                    self.up(device, 0)
                    busy = True
                if device.link is not None and device.link.down:
                    self.down(device, 0)
                    busy = True
            if not busy:
                return
        raise AssertionError("it never becomes quiet")

    # what people do

    def _wish(self, device: Device, how: Callable[[NetClient], Any]) -> None:
        client = device.client
        try:
            how(client)
        except sc.Refused:
            return
        frames = client.to_send()
        for frame in frames:
            told = messages.read_wish(frame)
            if isinstance(told, messages.Wish):
                device.wished.add(told.id)
        if device.link is not None:
            device.link.up += frames

    def choose(self, device: Device, at: int) -> None:
        client = device.client
        if client.may_choose:
            choices = sc.legal(client.table)
            self._wish(device, lambda one: one.choose(choices[at % len(choices)]))

    def undo(self, device: Device) -> None:
        self._wish(device, lambda client: client.undo())

    def say(self, device: Device) -> None:
        self._wish(device, lambda client: client.wish(messages.Say(new_token(), "hello")))

    def propose(self, device: Device) -> None:
        to = max(0, device.client.count - 1)
        self._wish(device, lambda one: one.wish(messages.Propose(new_token(), "back", to)))

    def answer(self, device: Device, yes: bool) -> None:
        self._wish(device, lambda client: client.wish(messages.Answer(new_token(), yes)))

    # what must hold

    def settle(self) -> None:
        """The nets are whole again: all connect, and everything arrives."""
        for mortal in self.mortals:
            mortal.steps_left = None
        for device in self.devices:
            self.connect(device)
        self.deliver_all()
        for hub in self.hubs:
            self.run(hub.tick(self.now))
        self.deliver_all()

    def check(self) -> None:
        """Acknowledged is kept, nothing is twice, and everybody sees what is there."""
        kept = self.run(self.store.read(self.made.head.table, 0))
        rows = kept.rows
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        named = [row.client for row in rows if row.client]
        assert len(named) == len(set(named)), "something was done twice"
        for device in self.devices:
            assert device.acknowledged <= set(named), "what was acknowledged is not kept"
            assert set(named) >= device.acknowledged
        table = NetTable.opened_from(kept, self.library, Uptime((), 0), self.now)
        again = replayed(rows, table)
        assert table.match is not None
        assert sc.digest(table.match.table) == sc.digest(again)
        for hub in self.hubs:
            here = hub._tables.get(self.made.head.table)
            if here is not None:
                assert here.seq == len(rows)
                assert sc.digest(here.match.table) == sc.digest(table.match.table)
                assert here.state == table.state
        for device in self.devices:
            client = device.client
            assert client.seq == len(rows)
            assert client.seen == sc.view(table.match.table, client.seat)
            assert client.state == table.state_told()
            assert client.count == table.match.count
            assert not client.awaits_answer
            if client.seat == table.match.table.chooser and not client.line:
                assert sc.legal(client.table) == sc.legal(table.match.table)
            top = table.match.table.pending[-1:]
            if top and isinstance(top[0], Sealed) and client.seat in top[0].seats:
                real = asked_as(table.match.table, client.seat)
                assert sc.legal(client.table) == sc.legal(real) or client.line

    def close(self) -> None:
        self.run(self.store.close())
        self.loop.close()


def replayed(rows: Any, table: NetTable) -> sc.Table:
    """The match as its journal tells it, played again by the engine alone."""
    from scriptorium.engine.play import start

    header = next(entry for row in rows if hasattr(entry := decode(row.body), "seed"))
    tables = [start(table.rules, header.seed)]
    for row in rows:
        entry = decode(row.body)
        if isinstance(entry, ActionRecord):
            action = table.read_action(entry.action)
            assert bytes(raw(action)) == bytes(entry.action)
            tables.append(sc.apply(tables[-1], action).table)
            assert entry.at == len(tables) - 1
        elif isinstance(entry, WentBack):
            del tables[entry.at + 1 :]
    return tables[-1]
