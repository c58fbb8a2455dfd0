"""Tables over sockets: a server is started as a program, and devices play there."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import net_desk
import pytest
from server_hands import (
    Device,
    Inside,
    Process,
    all_agree,
    ask,
    linked,
    made_table,
    one_choice,
    pumped,
    seated,
    something_done,
    wait_for,
)

import scriptorium as sc
from scriptorium.net import judge, new_token
from scriptorium_play.net.links import read_link
from scriptorium_server import app, connections
from scriptorium_server.settings import Settings


@pytest.fixture
def lantern_port(tmp_path: Path):
    server = Inside(tmp_path / "tables.db", net_desk.lanterns())
    yield server
    server.close()


def test_a_family_plays_a_whole_match(tmp_path: Path) -> None:
    """From one command and a link for each to the final score, and the file of the match."""
    server = Process("--port", "0", "--store", str(tmp_path / "tables.db"))
    try:
        library = sc.standard_library()
        made = made_table(server.port, game="plankenkoorts", seats=2)
        devices = [Device(server.port, one, library) for one in made["invitations"].values()]
        watcher = Device(server.port, made["watch"], library)
        seated(devices, ["Ada", "Bo"])
        watcher.connect()
        chance = Random(1)

        def is_over() -> bool:
            one_choice(devices, chance)
            return all(one.client.table and one.client.table.outcome for one in devices)

        file = f"/api/tables/{made['table']}/match"
        key = {"Authorization": f"Bearer {made['host']}"}
        assert ask(server.port, "GET", file, None, **key)[0] == 404
        pumped(devices, is_over)
        pumped([*devices, watcher], lambda: all_agree([*devices, watcher]))
        assert devices[0].client.table.outcome == watcher.client.table.outcome
        status, _, told = ask(server.port, "GET", file, None, **key)
        assert status == 200
        assert ask(server.port, "GET", file, None, Authorization="Bearer " + "A" * 22)[0] == 404
        assert ask(server.port, "GET", file)[0] == 403
        (tmp_path / "it.match").write_bytes(told)
        links = [made["host"], made["watch"], *made["invitations"].values()]
    finally:
        said = server.end()
    assert said == ""
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert not any(link.encode() in kept for link in links)


def test_a_link_opens_nothing_twice_and_nothing_wrong_opens_anything(lantern_port) -> None:
    made = made_table(lantern_port.port, game="lantern", seats=3)
    links = list(made["invitations"].values())
    devices = [Device(lantern_port.port, one, net_desk.lanterns()) for one in links]
    seated(devices)
    again = Device(lantern_port.port, links[0], net_desk.lanterns())
    again.connect()
    again.client.claim("Thief")
    pumped([again], lambda: again.client.refused is not None)
    assert again.client.seen is None
    stranger = Device(lantern_port.port, new_token(), net_desk.lanterns())
    stranger.connect()
    pumped([stranger], lambda: stranger.client.closed is not None)
    assert stranger.client.closed is not None
    assert stranger.client.closed.id == "closed"


def test_several_windows_of_a_seat_are_told_the_same(lantern_port) -> None:
    """A phone beside a laptop; the ninth window ends the first."""
    library = net_desk.lanterns()
    made = made_table(lantern_port.port, game="lantern", seats=3)
    devices = [Device(lantern_port.port, one, library) for one in made["invitations"].values()]
    seated(devices)
    token = devices[0].client.token
    windows = [Device(lantern_port.port, token, library) for _ in range(7)]
    for window in windows:
        window.connect()
    everybody = [*devices, *windows]
    pumped(everybody, lambda: all_agree(everybody))
    something_done([windows[0], *devices[1:]], Random(2))
    pumped(everybody, lambda: all_agree(everybody))
    assert {window.client.seen for window in windows} == {devices[0].client.seen}
    ninth = Device(lantern_port.port, token, library)
    ninth.connect()
    pumped([devices[0]], lambda: devices[0].client.closed is not None)
    pumped([ninth], lambda: ninth.client.seen is not None)


def test_computers_sit_at_tables(lantern_port) -> None:
    library = net_desk.lanterns()
    made = made_table(*(lantern_port.port,), game="lantern", seats=3, computers={"bruno": "novice"})
    devices = [Device(lantern_port.port, one, library) for one in made["invitations"].values()]
    assert len(devices) == 2
    seated(devices)
    chance = Random(3)

    def is_far() -> bool:
        one_choice(devices, chance)
        return devices[0].client.count >= 9 or devices[0].client.table.outcome is not None

    pumped(devices, is_far)


def test_who_takes_nothing_is_cut_off_and_loses_nothing(lantern_port) -> None:
    """A device that reads too slowly holds no memory here; when it connects again, it goes on."""
    library = net_desk.lanterns()
    made = made_table(lantern_port.port, game="lantern", seats=3)
    devices = [Device(lantern_port.port, one, library) for one in made["invitations"].values()]
    seated(devices)
    slow = lantern_port.server.connections
    held = linked(lantern_port.port, max_queue=1)
    held.send(Device(lantern_port.port, devices[0].client.token, library).client.connected())
    held.recv()
    number = max(one.number for one in slow)

    def flood() -> None:
        for _ in range(300):
            slow.send(number, b"x" * 100_000)

    lantern_port.do(flood)
    wait_for(lambda: number not in {one.number for one in slow})
    something_done(devices, Random(4))
    again = Device(lantern_port.port, devices[0].client.token, library)
    pumped([*devices, again], lambda: all_agree([*devices, again]))
    held.close()


def test_a_reader_that_stops_is_cut_off_in_time(lantern_port, monkeypatch) -> None:
    monkeypatch.setattr(connections, "SLOW", 0.5)
    monkeypatch.setattr(connections, "MOST_WAITING", 1 << 40)
    library = net_desk.lanterns()
    made = made_table(lantern_port.port, game="lantern", seats=3)
    held = linked(lantern_port.port, max_queue=1)
    (link, *_) = made["invitations"].values()
    held.send(Device(lantern_port.port, link, library).client.connected())
    held.recv()
    all_of_them = lantern_port.server.connections
    (one,) = list(all_of_them)
    lantern_port.do(lambda: [one.put(b"x" * 100_000) for _ in range(300)] and one.beat())
    wait_for(lambda: not list(all_of_them), 20)
    held.close()


def test_steps_leave_on_one_beat(lantern_port) -> None:
    """However fast the server is with something, it leaves with the next beat."""
    sent: list[float] = []
    all_of_them = lantern_port.server.connections
    library = net_desk.lanterns()
    made = made_table(lantern_port.port, game="lantern", seats=3)
    device = Device(lantern_port.port, next(iter(made["invitations"].values())), library)
    device.connect()
    pumped([device], lambda: device.client.welcome is not None)
    (one,) = list(all_of_them)
    beat, loop = one.beat, lantern_port.loop
    one.beat = lambda: (sent.append(loop.time()), beat())
    for _ in range(20):
        lantern_port.do(lambda: all_of_them.send(one.number, b"x"))
        time.sleep(1.3 * connections.BEAT)
    late = [moment % connections.BEAT for moment in sent]
    assert len(sent) >= 10
    assert sorted(late)[len(late) // 2] < connections.BEAT / 2


def test_a_server_that_was_ended_goes_on_where_it_was(tmp_path: Path) -> None:
    library, store = net_desk.lanterns(), tmp_path / "tables.db"
    server = Inside(store, library)
    made = made_table(server.port, game="lantern", seats=3)
    devices = [Device(server.port, one, library) for one in made["invitations"].values()]
    seated(devices)
    something_done(devices, Random(5))
    told = json.loads(ask(server.port, "GET", "/health")[2])
    assert told == {"tables": 1, "connections": 3, "store": "well"}
    server.close()
    server = Inside(store, library, Settings(server.port))
    something_done(devices, Random(6))
    server.close()


def test_one_command_makes_a_table_and_prints_the_links(tmp_path: Path) -> None:
    """The links that are printed lead to seats, and one more to where one watches."""
    server = Process(
        *("--port", "0", "--store", str(tmp_path / "tables.db")),
        *("--table", "plankenkoorts", "--seats", "2"),
    )
    said = server.process.stdout
    assert said is not None
    links = []
    while not (line := said.readline()).startswith("It serves"):
        assert line
        if "#t=" in line:
            links.append(read_link(line.split()[-1]))
    assert [link.address for link in links] == [f"http://127.0.0.1:{server.port}"] * 3
    devices = [Device(server.port, link.token, sc.standard_library()) for link in links]
    seated(devices[:2])
    pumped(devices, lambda: devices[2].client.seen is not None)
    assert server.end() == ""


def test_who_sits_down_while_the_clock_ticks_stays(lantern_port, monkeypatch) -> None:
    """Sitting down leads from one link to another: nobody is sent away in between."""
    monkeypatch.setattr(app, "TICK", 0.001)
    server = Inside(lantern_port.where.with_name("other.db"), net_desk.lanterns())
    try:
        store = server.server.store
        asked = store.key

        async def slowly(hash: bytes) -> object:
            await asyncio.sleep(0.05)
            return await asked(hash)

        monkeypatch.setattr(store, "key", slowly)
        made = made_table(server.port, game="lantern", seats=3)
        links = made["invitations"].values()
        devices = [Device(server.port, one, net_desk.lanterns()) for one in links]
        for device in devices:
            device.connect()
            pumped([device], lambda device=device: device.client.welcome is not None)
            socket = device.socket
            device.client.claim("Ada")
            pumped([device], lambda device=device: device.client.seat)
            assert device.socket is socket
    finally:
        server.close()


def test_a_computer_goes_on_after_a_restart_though_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its choice was awaited when the server ended: the next one sees to it by itself."""
    monkeypatch.setattr(judge, "COMPUTER_LATE", 300)
    library, place = net_desk.lanterns(), tmp_path / "computers.db"
    server = Inside(place, library)
    monkeypatch.setattr(server.server._computers, "_choice", lambda name, thinking: stuck(server))
    made = made_table(
        server.port, game="lantern", seats=3, computers={"bruno": "novice", "cara": "novice"}
    )
    ada = Device(server.port, made["invitations"]["anna"], library)
    seated([ada], ["Ada"])
    chance = Random(3)
    while ada.client.may_choose:
        one_choice([ada], chance)
        pumped([ada], lambda: not ada.client.awaits_answer)
    before = ada.client.count
    ada.leave()
    server.close()
    again = Inside(place, library)
    table = made["table"]

    def entries() -> int:
        seqs = again.server.store.seqs((table,))
        future = asyncio.run_coroutine_threadsafe(seqs, again.loop)
        return int(future.result(30)[table])

    first = entries()
    wait_for(lambda: entries() > first)
    ada.port = again.port
    ada.connect()
    pumped([ada], lambda: ada.client.count > before)
    ada.leave()
    again.close()


def stuck(server: Inside) -> None:
    """A computer that thinks until its server ends."""
    while not server._uvicorn.should_exit:
        time.sleep(0.02)
    raise RuntimeError("the server has ended")
