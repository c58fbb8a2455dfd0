"""The server is killed for real between any two steps: what it acknowledged is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import net_desk
import pytest
from net_world import replayed
from postgres_cluster import Cluster
from server_hands import Device, Forked, Nursery, all_agree, made_table, pumped, seated

import scriptorium as sc
from night import often
from scriptorium.net import Kept, messages, new_token
from scriptorium.net.net_table import NetTable
from scriptorium.net.uptime import Uptime
from scriptorium_server.stores import open_store

KILLS = often(20, 1000)
AT_ONE_TABLE = 10


def kept(store: str, table: str) -> Kept:
    """All rows of a table."""

    async def read() -> Kept:
        opened = await open_store(store)
        try:
            return await opened.read(table, 0)
        finally:
            await opened.close()

    return asyncio.run(read())


def acknowledged(devices: list[Device]) -> set[bytes]:
    """The wishes that devices were told are fulfilled."""
    answers = (messages.read_answer(frame) for device in devices for frame in device.frames)
    return {one.id for one in answers if isinstance(one, messages.Done)}


def played(devices: list[Device], chance: Random, seconds: float) -> None:
    """Everybody does something all the time, whether the server lives or not."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for device in devices:
            while device.pump():
                pass
        client = chance.choice(devices).client
        if client.may_choose and not client.awaits_answer:
            choices = sc.legal(client.table)
            client.choose(choices[int(chance.random() * len(choices))])
        elif len(client._wishes) < 3 and client.seen is not None:
            client.wish(messages.Say(new_token(), "hello"))


def killed(
    nursery: Nursery, store: str, processes: int, seed: int, cluster: Cluster | None = None
) -> tuple[int, int]:
    """Play at one table while servers die again and again; how many rows, how many acknowledged.

    Where a cluster is given, that falls over too.
    """
    library, chance = net_desk.lanterns(), Random(seed)
    servers: list[Forked] = [nursery.server(store) for _ in range(processes)]
    made = made_table(servers[0].port, game="lantern", seats=3)
    links = made["invitations"].values()
    devices = [Device(servers[0].port, one, library) for one in links]
    seated(devices)
    for _ in range(AT_ONE_TABLE):
        played(devices, chance, chance.uniform(0.0, 0.3))
        at = chance.randrange(len(servers))
        if cluster is not None and chance.random() < 0.5:
            cluster.crash()
            played(devices, chance, 0.05)
            cluster.start()
        else:
            servers[at].kill()
            played(devices, chance, 0.05)
            servers[at] = nursery.server(store, servers[at].port)
        for device in devices:
            device.port = chance.choice(servers).port
        pumped(devices, lambda: all_agree(devices))
    for server in servers:
        server.kill()
    told = acknowledged(devices)
    found = kept(store, made["table"])
    assert [row.seq for row in found.rows] == list(range(1, len(found.rows) + 1))
    named = [row.client for row in found.rows if row.client]
    assert len(named) == len(set(named)), "something was done twice"
    assert told <= set(named), "what was acknowledged is not kept"
    table = NetTable.opened_from(found, library, Uptime(), 0)
    assert table.match is not None
    assert sc.digest(replayed(found.rows, table)) == sc.digest(table.match.table)
    for device in devices:
        assert device.client.seen == sc.view(table.match.table, device.client.seat)
        device.leave()
    return len(found.rows), len(told)


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


def all_killed(one_table: Callable[[int], tuple[int, int]]) -> str:
    """Kill so often, ten times at each table."""
    kills = rows = told = 0
    while kills < KILLS:
        more = one_table(kills)
        kills, rows, told = kills + AT_ONE_TABLE, rows + more[0], told + more[1]
    assert told > kills
    return f"{kills} kills, {rows} rows, {told} acknowledged"


def test_servers_with_a_file_are_killed(nursery: Nursery, tmp_path: Path) -> None:
    print(all_killed(lambda seed: killed(nursery, str(tmp_path / f"{seed}.db"), 1, seed)))


def test_two_servers_of_one_database_are_killed(nursery: Nursery, cluster: Cluster) -> None:
    """The devices are at any of them, and at another after each kill."""
    print(all_killed(lambda seed: killed(nursery, cluster.new(), 2, seed)))


def test_servers_are_killed_and_the_database_falls_over(nursery: Nursery, cluster: Cluster) -> None:
    print(all_killed(lambda seed: killed(nursery, cluster.new(), 2, seed, cluster)))
