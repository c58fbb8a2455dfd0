"""Several servers at one store: who is connected where, who follows whom, and who comes back."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import Raw
from net_desk import lanterns

import scriptorium as sc
from scriptorium.matches.records import ActionRecord
from scriptorium.net import messages
from scriptorium.net.client import NetClient
from scriptorium.net.entries import Row, encode
from scriptorium.net.hub import BEAT, SILENT, Hub
from scriptorium.net.judge import COMPUTER_LATE
from scriptorium.net.keys import new_token
from scriptorium.net.making import new_table
from scriptorium.net.store import Append, Unkept
from scriptorium.net.terms import Terms
from scriptorium_server.sqlite_store import SqliteStore


class Rooms:
    """Some servers, and devices at one table; everything arrives at once."""

    def __init__(self, path, servers=2, computers=None) -> None:
        self.store = SqliteStore(path / "tables.db")
        self.out: dict[int, list[bytes]] = {}
        self.library, self.now = lanterns(), 1_000_000
        self.hubs = [Hub(self.store, self.library, self._send) for _ in range(servers)]
        setup = self.library.setup("lantern", 3)
        self.made = new_table(setup, Terms(patience=0), self.now, computers)
        self.name = self.made.head.table
        self.clients: dict[int, tuple[Hub, NetClient]] = {}

    def _send(self, number: int, frame: bytes) -> None:
        self.out.setdefault(number, []).append(frame)

    async def begin(self) -> None:
        for hub in self.hubs:
            await hub.begin(self.now)
        await self.store.create(self.made.head, self.made.keys, self.made.rows)

    async def sit(self) -> list[NetClient]:
        for number, (_, token) in enumerate(self.made.invitations, 1):
            client = NetClient(self.library, token)
            await self.come(number, client, self.hubs[number % len(self.hubs)])
            client.claim("Somebody")
            await self.carry()
            await self.tick()
        return [client for _, client in self.clients.values()]

    async def come(self, number: int, client: NetClient, hub: Hub) -> None:
        self.clients[number] = hub, client
        await hub.hear(number, client.connected(), self.now)
        await self.carry()

    async def carry(self) -> None:
        busy = True
        while busy:
            busy = False
            for number, (hub, client) in self.clients.items():
                for frame in client.to_send():
                    busy = True
                    await hub.hear(number, frame, self.now)
                for frame in self.out.pop(number, []):
                    busy = True
                    client.hear(frame)

    async def tick(self) -> None:
        self.now += BEAT
        for hub in self.hubs * 2:
            await hub.tick(self.now)
        await self.carry()


def run(path, work, **more):
    async def all_of_it():
        rooms = Rooms(path, **more)
        await rooms.begin()
        try:
            await work(rooms)
        finally:
            await rooms.store.close()

    asyncio.run(all_of_it())


async def play(rooms, clients, actions):
    for _ in range(actions):
        client = next((one for one in clients if one.may_choose), None)
        if client is None:
            await rooms.tick()
            continue
        client.choose(sc.legal(client.table)[0])
        await rooms.carry()


def test_players_at_two_servers_play_one_match(tmp_path):
    async def work(rooms):
        clients = await rooms.sit()
        await play(rooms, clients, 40)
        await rooms.tick()
        seqs = {client.seq for client in clients}
        assert len(seqs) == 1
        kept = await rooms.store.read(rooms.name, 0)
        assert seqs == {kept.seq}
        assert clients[0].count > 5
        states = [client.state for client in clients]
        assert states[0] == states[1] == states[2]

    run(tmp_path, work)


def test_who_is_connected_to_another_server_is_here(tmp_path):
    async def work(rooms):
        clients = await rooms.sit()
        await rooms.tick()
        for client in clients:
            others = {seat for seat in ("anna", "bruno", "cara") if seat != client.seat}
            assert {client.present[seat][0] for seat in others} == {"here"}
        gone = rooms.clients.pop(2)  # of three: the first and the third are at the second server
        gone[0].leave(2, rooms.now)
        await rooms.tick()
        assert clients[0].present[gone[1].seat][0] == "gone"
        # A server that says nothing any more has nobody connected to it.
        talking, silent = rooms.hubs
        await rooms.come(20, gone[1], talking)
        rooms.hubs = [talking]
        there = [client.seat for hub, client in rooms.clients.values() if hub is silent]
        (here,) = (client for hub, client in rooms.clients.values() if hub is talking)
        rooms.now += SILENT + 1
        await talking.tick(rooms.now)
        await rooms.carry()
        assert there
        assert all(here.present[seat][0] == "gone" for seat in there)

    run(tmp_path, work)


def test_another_device_sees_what_happened_since_one_looked(tmp_path):
    async def work(rooms):
        clients = await rooms.sit()
        await play(rooms, clients, 10)
        first = clients[0]
        first.saw()
        await rooms.carry()
        seen = first.seq
        await play(rooms, clients, 10)
        await rooms.tick()
        device = NetClient(rooms.library, first.token, messages.SINCE)
        await rooms.come(50, device, rooms.hubs[0])
        happened = device.happened()
        assert happened
        assert happened[0].seq > seen
        assert device.seen == first.seen
        whole = NetClient(rooms.library, first.token, 0)
        await rooms.come(51, whole, rooms.hubs[0])
        assert len(whole.happened()) == whole.count == first.count
        assert (whole.seen, whole.state) == (first.seen, first.state)

    run(tmp_path, work, servers=1)


def test_tables_are_let_go_when_nobody_looks(tmp_path):
    async def work(rooms):
        await rooms.sit()
        hub = rooms.hubs[0]
        for number in tuple(rooms.clients):
            hub.leave(number, rooms.now)
        assert hub._tables == {}
        assert len(hub._locks) == 0
        await hub.tick(rooms.now)
        assert hub._tables == {}

    run(tmp_path, work, servers=1)


def test_a_computer_plays_where_it_sits(tmp_path):
    async def work(rooms):
        clients = await rooms.sit()
        hub, played = rooms.hubs[0], 0
        for _ in range(40):
            thinking = await hub.thinking(rooms.name, rooms.now)
            if thinking is not None:
                assert thinking.seat == "cara"
                await hub.thought(rooms.name, thinking, thinking.choices[0], rooms.now)
                played += 1
                await rooms.carry()
            else:
                await play(rooms, clients, 1)
        assert played

    run(tmp_path, work, servers=1, computers={"cara": "novice"})


def test_a_computer_goes_on_after_a_restart_though_nobody_connects(tmp_path):
    """Another server looks after the table once the computer is late, and not before."""

    async def work(rooms):
        clients = await rooms.sit()
        while await rooms.hubs[0].thinking(rooms.name, rooms.now) is None:
            await play(rooms, clients, 1)
        again = Hub(rooms.store, rooms.library, rooms._send)
        await again.begin(rooms.now)
        await again.tick(rooms.now)
        assert again.awaiting_computers() == ()
        later = rooms.now + COMPUTER_LATE
        await again.tick(later)
        assert again.awaiting_computers() == (rooms.name,)
        while (thinking := await again.thinking(rooms.name, later)) is not None:
            await again.thought(rooms.name, thinking, thinking.choices[-1], later)
        assert again.busy == (0, 0)

    run(tmp_path, work, servers=1, computers={"cara": "novice"})


def test_a_disk_that_fails_is_told_and_the_table_stays(tmp_path, monkeypatch):
    async def work(rooms):
        clients = await rooms.sit()
        client = next(one for one in clients if one.may_choose)
        before = client.seen

        async def full(append: Append) -> None:
            raise Unkept("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(rooms.store, "append", full)
            client.choose(next(one for one in sc.legal(client.table) if "Buy" in repr(one)))
            await rooms.carry()
        assert client.refused.id == "not_kept"
        assert client.seen == before
        assert client.may_choose
        client.choose(next(one for one in sc.legal(client.table) if "Buy" in repr(one)))
        await rooms.carry()
        assert client.count == 1

    run(tmp_path, work, servers=1)


def test_what_was_written_though_nobody_knew_is_found(tmp_path, monkeypatch):
    """The connection to a database breaks after it wrote: it is looked up, and not done again."""

    async def work(rooms):
        clients = await rooms.sit()
        client = next(one for one in clients if one.may_choose)
        real = rooms.store.append

        async def torn(append: Append) -> None:
            await real(append)
            raise Unkept("the connection is lost")

        with monkeypatch.context() as patched:
            patched.setattr(rooms.store, "append", torn)
            client.choose(next(one for one in sc.legal(client.table) if "Buy" in repr(one)))
            await rooms.carry()
        assert client.refused is None
        assert client.count == 1
        assert not client.awaits_answer

    run(tmp_path, work, servers=1)


def test_a_store_that_is_gone_closes_the_table(tmp_path, monkeypatch):
    async def work(rooms):
        clients = await rooms.sit()
        client = next(one for one in clients if one.may_choose)

        async def away(*asked) -> None:
            raise Unkept("away")

        with monkeypatch.context() as patched:
            patched.setattr(rooms.store, "append", away)
            patched.setattr(rooms.store, "rows", away)
            client.choose(next(one for one in sc.legal(client.table) if "Buy" in repr(one)))
            await rooms.carry()
        assert all(one.closed.id == "not_kept" for one in clients)
        assert rooms.hubs[0]._tables == {}
        rooms.clients.clear()
        for number, one in enumerate(clients, 80):
            await rooms.come(number, one, rooms.hubs[0])
        await rooms.carry()
        assert client.count == 1  # the wish was sent again under its name

    run(tmp_path, work, servers=1)


def test_a_table_of_other_plugins_is_not_served(tmp_path):
    async def work(rooms):
        other = sc.Library()
        out = []
        hub = Hub(rooms.store, other, lambda number, frame: out.append(frame))
        token = rooms.made.invitations[0][1]
        assert not await hub.hello(1, messages.Hello(token), rooms.now)
        (bye,) = map(messages.read_answer, out)
        assert isinstance(bye, messages.Bye)
        client = NetClient(other, token)
        await rooms.come(1, client, rooms.hubs[0])
        assert "lantern" in client.unfit

    run(tmp_path, work, servers=1)


def test_a_guest_who_lost_the_answer_sits_down_once(tmp_path):
    async def work(rooms):
        token = rooms.made.invitations[0][1]
        client, hub = NetClient(rooms.library, token), rooms.hubs[0]
        await hub.hear(1, client.connected(), rooms.now)
        for frame in rooms.out.pop(1):
            client.hear(frame)
        client.claim("Anna")
        for frame in client.to_send():
            await hub.hear(1, frame, rooms.now)
        rooms.out.clear()  # the answer is lost, and so is the connection
        hub.leave(1, rooms.now)
        await rooms.come(2, client, hub)
        assert client.seat == "anna"
        assert client.state.place("anna").name == "Anna"
        assert not client.awaits_answer
        thief = NetClient(rooms.library, token)
        await rooms.come(3, thief, hub)
        thief.claim("Eve")
        await rooms.carry()
        assert thief.refused is not None
        assert thief.seat == ""

    run(tmp_path, work, servers=1)


@pytest.mark.parametrize("have", [0, messages.SINCE])
def test_who_has_never_looked_is_told_the_table_as_it_stands_or_from_the_beginning(tmp_path, have):
    async def work(rooms):
        clients = await rooms.sit()
        await play(rooms, clients, 8)
        device = NetClient(rooms.library, clients[0].token, have)
        await rooms.come(60, device, rooms.hubs[0])
        assert device.seen == clients[0].seen
        assert bool(device.happened()) == (have == 0)

    run(tmp_path, work, servers=1)


def test_a_table_is_not_let_go_while_somebody_comes(tmp_path, monkeypatch):
    """The last leaves while another is still being told what happened."""

    async def work(rooms):
        clients = await rooms.sit()
        await play(rooms, clients, 6)
        hub, real = rooms.hubs[0], rooms.store.read
        late = NetClient(rooms.library, clients[0].token, 0)

        async def slowly(table, at):
            for number in (1, 2, 3):
                hub.leave(number, rooms.now)
            return await real(table, at)

        with monkeypatch.context() as patched:
            patched.setattr(rooms.store, "read", slowly)
            await hub.hear(70, late.connected(), rooms.now)
        rooms.clients = {70: (hub, late)}
        await rooms.carry()
        assert 70 in hub._tables[rooms.name].lookers
        late.wish(messages.Say(new_token(), "hello"))
        await rooms.carry()
        assert not late.awaits_answer

    run(tmp_path, work, servers=1)


def test_a_table_whose_rows_cannot_be_is_closed_and_the_others_go_on(tmp_path, caplog):
    async def work(rooms):
        clients = await rooms.sit()
        hub = rooms.hubs[0]
        seq = hub._tables[rooms.name].seq
        action = Raw(b"\x81\xa4kind\xa7no.such")
        body = encode(ActionRecord(1, 1, False, action))
        await rooms.store.append(Append(rooms.name, seq, (Row(seq + 1, 1, b"", "", 0, body),)))
        await rooms.tick()
        assert all(client.closed.id == "closed" for client in clients)
        assert hub._tables == {}
        assert "cannot be gone on with" in caplog.text
        assert not await hub.hello(90, messages.Hello(clients[0].token), rooms.now)

    run(tmp_path, work, servers=1)
