"""Keeping matches: after every action, whole or as before, whatever the disk does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from failing_disk import Failing
from stage_games import GAMES, by_actions, library, look, new_table, session, settings

import scriptorium as sc
from scriptorium.matches import Disk, Match, Saves
from scriptorium.matches.journal import MARK
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.session.session import Session

LINES = ("mark B2", "mark A1", "mark C3")


def played(folder, disk):
    """A short match on a disk; after each action what was promised and what is there."""
    Saves(folder).seal  # noqa: B018  (a start before this one made it)
    playing = session(new_table("noughts"), saves=Saves(folder, disk), name="one")
    told = [(playing.kept, playing.problem)]
    check(folder, playing)
    for line in LINES:
        playing.say(line)
        told.append((playing.kept, playing.problem))
        check(folder, playing)
    playing.close()
    return playing, told


def check(folder, playing):
    """What was acknowledged is there, and nothing but a match of ours is there."""
    files = sorted(path.name for path in folder.glob("*.match")) if folder.exists() else []
    if not files:
        assert playing.kept == 0
        return
    assert files == ["one.match"]
    match, _ = Saves(folder).open("one", library())
    assert len(match.done) >= playing.kept
    assert match.actions == playing.match.actions[: len(match.done)]


def test_every_call_of_the_disk_may_fail(tmp_path):
    """Nothing acknowledged is lost, the player is told, and the next action mends it."""
    counting = Failing()
    played(tmp_path / "all well", counting)
    assert counting.calls > 4 * len(LINES)
    for at in range(1, counting.calls + 1):
        disk = Failing(at)
        playing, told = played(tmp_path / str(at), disk)
        assert playing.match.actions == playing.match.actions[:3]
        problems = [problem for _, problem in told if problem is not None]
        assert len(problems) == (0 if disk.only_open else 1)
        assert all("No space left" in str(problem) for problem in problems)
        if told[-1][1] is None:
            assert playing.kept == len(LINES)


def test_a_disk_that_never_works_stops_nobody(tmp_path):
    class Broken(Disk):
        def write(self, path, data):
            raise OSError(30, "Read-only file system")

    playing, told = played(tmp_path, Broken())
    assert len(playing.match.done) == len(LINES)
    assert {kept for kept, _ in told} == {0}
    assert all(problem is not None for _, problem in told)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_where_it_was_left(game, tmp_path):
    saves = Saves(tmp_path)
    table = new_table(game, 2)
    seating = {table.seats[0]: PERSON, table.seats[1]: PERSON}
    playing = session(table, seating, saves=saves)
    for action in by_actions(table, 2, 25):
        look(playing)
        playing.say(sc.write(playing.table, action))
        assert playing.kept == len(playing.match.done)
    playing.close()
    (saved,) = saves.listed()
    assert saved.header is not None
    assert (saved.header.game, saved.header.actions) == (game, len(playing.match.done))
    assert saved.running == (playing.table.outcome is None)
    match, who = saves.open(saved.name, library())
    again = Session(match, library(), who, settings=settings(), saves=saves, name=saved.name)
    assert sc.digest(again.table) == sc.digest(playing.table)
    assert again.seating == playing.seating
    assert again.match.actions == playing.match.actions
    again.close()


def test_a_finished_match_is_not_among_those_to_go_on_with(tmp_path):
    saves = Saves(tmp_path)
    playing = session(new_table("noughts"), saves=saves)
    for action in by_actions(playing.table, 1):
        playing.say(sc.write(playing.table, action))
    assert playing.table.outcome is not None
    assert saves.running() == []
    (saved,) = saves.listed()
    saves.remove(saved.name)
    assert saves.listed() == []


def test_taking_back_is_kept_too(tmp_path):
    saves = Saves(tmp_path)
    playing = session(new_table("lantern", 1), saves=saves)
    look(playing)
    playing.say("rest")
    playing.undo()
    match, _ = saves.open(playing.name, library())
    assert match.done == []


def opened_in_part(saves, match):
    """How many actions of a hurt file can be gone on with; None where it needs a way."""
    try:
        hurt, _ = saves.open("hurt", library())
    except sc.LoadError:
        return None
    assert hurt.setup == match.setup
    assert hurt.actions == match.actions[: len(hurt.actions)]
    return len(hurt.actions)


def test_damaged_files_are_named_and_never_opened_as_another(tmp_path):
    """Any byte may be wrong: the file is named with its problem, or opens as far as it is whole."""
    saves = Saves(tmp_path)
    match = Match(new_table("lantern", 1))
    seating = ((match.table.seats[0], PERSON), (match.table.seats[1], COMPUTER))
    saves.keep("whole", match, seating)
    for action in by_actions(match.table, 2, 6):
        match.play(action)
        saves.keep("whole", match, seating)
    data = saves.path("whole").read_bytes()
    rng = random.Random(1)
    found = []
    for _ in range(300):
        at = rng.randrange(len(data))
        hurt = data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]
        saves.path("hurt").write_bytes(hurt)
        found.append(opened_in_part(saves, match))
    assert found.count(None) > 200
    for cut in (0, 3, len(MARK), len(MARK) + 18, 40):
        saves.path("hurt").write_bytes(data[:cut])
        assert opened_in_part(saves, match) is None
    saves.path("hurt").write_bytes(data[:-1])
    assert opened_in_part(saves, match) == len(match.done) - 1
    saves.path("hurt").write_bytes(b"not a match at all")
    listed = {saved.name: saved for saved in saves.listed()}
    assert listed["whole"].running
    assert not listed["hurt"].running
    assert "does not begin like one" in listed["hurt"].problem
    with pytest.raises(sc.LoadError):
        saves.open("nowhere", library())


def test_no_folder_is_no_match():
    assert Saves(Path("there", "is", "no", "such", "folder")).listed() == []
