"""Joining a table by a link: sitting down, coming back, being refused; what a seat knows then."""

from __future__ import annotations

import stat
import sys
from pathlib import Path
from random import Random

import net_desk
import pytest
from server_hands import Inside, made_table, wait_for

import scriptorium as sc
from scriptorium.net import new_token
from scriptorium_play.net.joining import Joining
from scriptorium_play.net.known_tables import MOST, KnownTables
from scriptorium_play.net.links import Link, read_link
from scriptorium_play.net.session import FarSession
from scriptorium_server.tables_api import token_of


@pytest.fixture
def server(tmp_path: Path):
    made = Inside(tmp_path / "tables.db", net_desk.lanterns())
    yield made
    made.close()


def link_to(server: Inside, letters: str) -> Link:
    token = token_of(letters)
    assert token is not None
    return read_link(str(Link(f"http://127.0.0.1:{server.port}", token)))


def joined(server: Inside, made: dict, folder: Path) -> list[Joining]:
    """Everybody with an invitation comes to the table."""
    links = [link_to(server, one) for one in made["invitations"].values()]
    here = [
        Joining(link, net_desk.lanterns(), KnownTables(folder / str(nr)), f"Player {nr}")
        for nr, link in enumerate(links)
    ]
    until(here, lambda: all(one.is_ready for one in here))
    return here


def until(here: list[Joining], is_so) -> None:
    def stepped() -> bool:
        for one in here:
            one.step()
        return bool(is_so())

    wait_for(stepped)


def settled(sessions: list[FarSession], is_so=lambda: True) -> None:
    def updated() -> bool:
        for one in sessions:
            one.update()
        seqs = {one.client.seq for one in sessions}
        return len(seqs) == 1 and not any(one.awaits_server for one in sessions) and is_so()

    wait_for(updated)


def play(sessions: list[FarSession], actions: int, chance: Random) -> None:
    """Choose until so many actions are done, and none is half done on somebody's device."""
    for _ in range(actions):
        begun = None
        while begun is None or begun.client.local:
            settled(sessions, lambda: any(one.touching is not None for one in sessions))
            begun = next(one for one in sessions if one.touching is not None)
            choices = sc.legal(begun.table)
            begun.choose(choices[int(chance.random() * len(choices))])
            settled(sessions)


def test_links_are_read_back_and_wrong_ones_explained() -> None:
    link = Link("https://games.example", new_token())
    assert read_link(f"  {link}\n") == link
    assert link.socket == "wss://games.example/api/play"
    assert Link("http://a:1", b"x" * 16).socket == "ws://a:1/api/play"
    for wrong in ("", "games.example", "ftp://a/#t=" + "A" * 22, "http://a", "http://a/#t=AA"):
        with pytest.raises(sc.SetupError, match="link"):
            read_link(wrong)
    with pytest.raises(sc.SetupError, match="damaged"):
        read_link("http://a/#t=" + "?" * 22)


def test_seats_are_remembered_for_the_links_that_led_there(tmp_path: Path) -> None:
    known, link = KnownTables(tmp_path / "new"), Link("http://a", b"x" * 16)
    assert known.token(link) is None
    known.keep(link, b"y" * 16)
    assert KnownTables(tmp_path / "new").token(link) == b"y" * 16
    assert known.token(Link("http://b", b"x" * 16)) is None
    (file,) = (tmp_path / "new").iterdir()
    assert link.token.hex() not in file.read_text()
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for nr in range(MOST):
        known.keep(Link("http://a", nr.to_bytes(16, "big")), b"z" * 16)
    assert known.token(link) is None
    known.forget(Link("http://a", bytes(16)))
    file.write_text("[damaged")
    assert known.token(link) is None


def test_everybody_sits_down_plays_and_comes_back(server, tmp_path: Path) -> None:
    """The same link leads back to the seat, with the whole log, though it was for one use."""
    made = made_table(server.port, game="lantern", seats=3)
    here = joined(server, made, tmp_path)
    sessions = [one.session() for one in here]
    play(sessions, 4, Random(1))
    first = sessions[0]
    told = [str(line) for line in first.log()]
    assert len(told) == first.client.count >= 3
    assert first.names == {f"{seat}": f"Player {nr}" for nr, seat in enumerate(first.table.seats)}
    first.close()
    again = Joining(here[0].link, net_desk.lanterns(), KnownTables(tmp_path / "0"), "Somebody else")
    until([again], lambda: again.is_ready)
    back = again.session()
    assert back.observer == first.observer
    assert [str(line) for line in back.log()] == told
    assert back.scene() == first.scene()
    play([back, *sessions[1:]], 2, Random(2))
    for one in (back, *sessions[1:]):
        one.close()


def test_what_others_do_is_shown_as_steps_once(server, tmp_path: Path) -> None:
    """The own choice moves when it is chosen; what others chose moves when it comes."""
    made = made_table(server.port, game="lantern", seats=3)
    sessions = [one.session() for one in joined(server, made, tmp_path)]
    settled(sessions)
    steps: list[list[int]] = [[] for _ in sessions]
    for seed in range(6):
        play(sessions, 1, Random(seed))
        for nr, one in enumerate(sessions):
            steps[nr] += [step.at for step in one.steps()]
    count = sessions[0].client.count
    assert steps == [list(range(1, count + 1))] * 3
    for one in sessions:
        one.close()


def test_a_choice_is_undone_here_and_there(server, tmp_path: Path) -> None:
    made = made_table(server.port, game="lantern", seats=3)
    sessions = [one.session() for one in joined(server, made, tmp_path)]
    undone = 0
    for seed in range(30):
        play(sessions, 1, Random(seed))
        able = [one for one in sessions if one.why_not_undo() is None]
        if able and sessions[0].client.count:
            count = sessions[0].client.count
            able[0].undo()
            settled(sessions)
            assert sessions[0].client.count == count - 1
            assert {len(one.log()) for one in sessions} == {count - 1}
            undone += 1
            break
        assert all(isinstance(one.why_not_undo(), sc.Refused) for one in sessions)
        if sessions[0].table.outcome is not None:
            break
    assert undone
    for one in sessions:
        one.close()


def test_a_link_that_opens_nothing_is_explained(server, tmp_path: Path) -> None:
    nowhere = Link(f"http://127.0.0.1:{server.port}", new_token())
    lost = Joining(nowhere, net_desk.lanterns(), KnownTables(tmp_path))
    until([lost], lambda: lost.problem is not None)
    assert lost.problem is not None
    assert lost.problem.id == "net-closed"
    lost.close()
    made = made_table(server.port, game="lantern", seats=3)
    link = link_to(server, made["invitations"]["anna"])
    known = KnownTables(tmp_path)
    known.keep(link, new_token())  # a seat that was claimed, but the server never heard of it
    one = Joining(link, net_desk.lanterns(), known, "Ada")
    until([one], lambda: any(place.name == "Ada" for place in one.places))
    two = Joining(link, net_desk.lanterns(), KnownTables(tmp_path / "other"), "Bo")
    until([one, two], lambda: two.problem is not None)
    one.close()
    two.close()


def test_a_program_without_the_game_says_so(server, tmp_path: Path) -> None:
    made = made_table(server.port, game="lantern", seats=3)
    link = link_to(server, made["invitations"]["anna"])
    one = Joining(link, sc.standard_library(), KnownTables(tmp_path))
    until([one], lambda: one.problem is not None)
    assert one.problem is not None
    assert "lantern" in dict(one.problem.details)["why"]
    one.close()


def test_who_watches_sees_the_match_and_chooses_nothing(server, tmp_path: Path) -> None:
    made = made_table(server.port, game="lantern", seats=3)
    sessions = [one.session() for one in joined(server, made, tmp_path)]
    watching = Joining(
        link_to(server, made["watch"]), net_desk.lanterns(), KnownTables(tmp_path / "w")
    )
    until([watching], lambda: watching.is_ready)
    eyes = watching.session()
    play(sessions, 3, Random(5))
    settled([*sessions, eyes])
    assert eyes.touching is None
    assert eyes.watching
    assert eyes.scene() is not None
    assert eyes.why_not_undo() is not None
    for one in (*sessions, eyes):
        one.close()
