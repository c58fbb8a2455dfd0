"""`mods dev`: a mod read anew at each change, and the match played again to the same point."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.cli.commands import moddev
from scriptorium.cli.main import main
from scriptorium.matches import Match, Saves
from scriptorium.testing import DevSession, newest_match
from scriptorium.testing.file_watching import FileWatch, files_of
from scriptorium.testing.played_matches import random_choice
from scriptorium_play.common.seats import PERSON

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"

PACK = """[pack]
name = "ford"
game = "sator"
version = "0.1"

[[card]]
id = "raft"
effect = "sator.moves"
back = "im"
copies = 4
title = "MOVES raft"
params.material = ["wood", "brick"]
params.levels = [
  { ap = 1, squares = 1 },
  { ap = 2, squares = 3 },
]
"""
SCENARIO = '''
[[scenario]]
title = "Three squares cost two points"
cites = ["S10.1"]
game = "sator"
mods = ["ford"]

[scenario.setup]
board = """
     A  B  C  D  E  F
1   .. .. .. .. .. ..
2   a. a. .. .. .. ..
"""
bridges.a = "I2 wood"
hands.red = ["ford:raft"]

[[scenario.step]]
may = "ford:raft 2 a: e e e"
'''


class Bed:
    """A mod on the bench, with what was told since one last asked."""

    def __init__(self, path, **more):
        self.path = path
        self.told = []
        self.bench = DevSession(path, sc.standard_library(), say=self.told.append, **more)

    def steps(self, *steps):
        """Between the looks do what each step says; gives what was told at each."""
        found = []

        def ticks():
            yield None
            for step in steps:
                found.append(self._heard())
                yield step() if callable(step) else step

        moddev.watch(self.bench, ticks())
        found.append(self._heard())
        return found

    def _heard(self):
        heard, self.told[:] = list(self.told), []
        return heard

    def edit(self, old, new, name="pack.toml"):
        """A step that saves a file with something replaced."""

        def change():
            file = self.path / name
            text = file.read_text(encoding="utf-8")
            assert old in text
            file.write_text(text.replace(old, new), encoding="utf-8")

        return change


@pytest.fixture
def ford(tmp_path):
    folder = tmp_path / "ford"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    (folder / "scenarios.toml").write_text(SCENARIO, encoding="utf-8")
    return folder


@pytest.fixture
def vigil(tmp_path):
    ignore = shutil.ignore_patterns("__pycache__", "test_*")
    shutil.copytree(EXAMPLES / "vigil", tmp_path / "vigil", ignore=ignore)
    return tmp_path / "vigil"


def test_a_change_is_read_and_the_match_played_again(ford):
    bed = Bed(ford, seed=1)
    first, again = bed.steps(bed.edit("MOVES raft", "MOVES ferry"))
    assert first[0] == "ford 0.1 is read; 1 of 1 scenarios hold."
    assert first[1].startswith("A match of sator, seed 1, ")
    count = len(bed.bench.match.done)
    assert count > 40
    assert again == [
        "--- changed: pack.toml",
        "ford 0.1 is read; 1 of 1 scenarios hold.",
        f"All {count} actions are played again.",
        first[2],
    ]
    assert bed.bench.match.table.rules.cards["ford:raft"].title == "MOVES ferry"


def test_where_the_log_no_longer_fits_is_told_and_it_goes_on_from_the_table(ford):
    bed = Bed(ford, seed=1)
    dear = bed.edit("{ ap = 1, squares = 1 },", "{ ap = 2, squares = 1 },")
    dearer = bed.edit("{ ap = 2, squares = 3 },", "{ ap = 4, squares = 3 },")

    def both():
        dear()
        dearer()

    first, changed = bed.steps(both)
    assert any("'ford:raft 2 a: e e e' to be legal" in line for line in changed)
    assert "ford 0.1 is read; 0 of 1 scenarios hold." in changed
    (lost,) = [line for line in changed if line.startswith("The log no longer fits at action ")]
    assert "'push 1 " in lost
    assert "S10.1" in lost
    assert changed[-2].startswith("It goes on from the table as it was after action ")
    assert changed[-1] == first[-1]
    assert bed.bench.match.done == []


def test_what_is_taken_back_brings_the_whole_log_back(ford):
    bed = Bed(ford, seed=1)
    many, few = bed.edit("copies = 4", "copies = 9"), bed.edit("copies = 9", "copies = 4")
    first, changed, back = bed.steps(many, few)
    assert any("The log no longer fits" in line for line in changed)
    assert back[-2] == f"All {len(bed.bench.match.done)} actions are played again."
    assert back[-1] == first[-1]


def test_what_is_broken_is_told_and_the_last_state_stays(ford):
    bed = Bed(ford, seed=1)
    first, broken, typed, mended = bed.steps(
        bed.edit("copies = 4", "copies = x"), "?", bed.edit("copies = x", "copies = 4")
    )
    assert broken == [
        "--- changed: pack.toml",
        "error: ford/pack.toml:10:10: Invalid value (at line 10). The line: copies = x; "
        "the last state that worked stays",
    ]
    assert typed[0].split("; ") == [
        sc.write(bed.bench.match.table, action) for action in bed.bench.match.choices()
    ]
    assert mended[-1] == first[-1]


def test_a_mod_that_begins_broken_is_waited_for(ford):
    bed = Bed(ford, seed=1)
    bed.edit("copies = 4", "copies = x")()
    first, typed, mended = bed.steps("?", bed.edit("copies = x", "copies = 4"))
    assert first == [
        "error: ford/pack.toml:10:10: Invalid value (at line 10). The line: copies = x"
    ]
    assert typed == ["There is no match yet."]
    assert mended[0] == "ford 0.1 is read; 1 of 1 scenarios hold."


def test_code_is_run_anew(vigil):
    bed = Bed(vigil, seed=2)
    first, other, fails = bed.steps(
        bed.edit("points + gain if", "points + 1 if gain or", "__init__.py"),
        bed.edit("@VIGIL.part()", "@VIGIL.prt()", "__init__.py"),
    )
    assert first[0] == "vigil 1.0 is read; 2 of 2 scenarios hold."
    assert other[0] == "--- changed: __init__.py"
    assert any("the table is another than it was" in line for line in other)
    assert fails[1].startswith("error: vigil/__init__.py:")
    assert "AttributeError: 'Plugin' object has no attribute 'prt'" in fails[1]


def test_a_match_is_played_by_typing_and_kept_over_a_change(ford):
    bed = Bed(ford, seed=1, actions=0)
    bed.steps("?")
    match = bed.bench.match
    plain = [one for one in match.choices() if not sc.apply(match.table, one).revealed]
    choice = sc.write(match.table, plain[0])
    count = len(match.done)
    heard = bed.steps(
        choice, "nonsense", bed.edit("copies = 4", "copies = 5"), bed.edit("5", "4"), "undo", "show"
    )
    played, odd, changed, back, undone, shown = heard[1:]
    assert played[0].endswith(f": {choice}")
    assert len(odd) == 1
    assert "The log no longer fits" in "".join(changed) or "All" in "".join(changed)
    assert back[-2] == f"All {count + 1} actions are played again."
    assert undone[-1].startswith("Turn ")
    assert shown[0].startswith("[scenario.setup]")
    assert len(bed.bench.match.done) == count
    (another,) = bed.steps("again")[1:]
    assert another[0].startswith("A match of sator, seed 2, ")


def test_a_match_that_was_played_without_the_mod_is_tried_with_it(vigil, tmp_path):
    match = Match(sc.new_table("sator", seed=5))
    choose = random_choice(5)
    for _ in range(70):
        match.play(choose(match.table, match.choices()))
    path = tmp_path / "old.scr"
    match.to_file(path)
    bed = Bed(vigil, file=path)

    def play_on():
        match.play(choose(match.table, match.choices()))
        match.to_file(path)

    first, played = bed.steps(play_on)
    assert first[0] == "vigil 1.0 is read; 2 of 2 scenarios hold."
    assert played[0] == "--- changed: old.scr"
    table = bed.bench.match.table
    assert "vigil" in {ref.name for ref in table.rules.setup.plugins}
    assert table.clock.turn == match.table.clock.turn


def test_the_newest_running_match_of_the_game_is_taken(tmp_path):
    saves = Saves(tmp_path)
    assert newest_match(tmp_path, "sator") is None
    for at, game in enumerate(("sator", "sator", "plankenkoorts")):
        match = Match(sc.new_table(game, seed=at))
        match.play(match.choices()[0])
        saves.keep(f"m{at}", match, tuple((seat, PERSON) for seat in match.table.seats))
        os.utime(saves.path(f"m{at}"), (1000 + at, 1000 + at))
    (tmp_path / "noise.match").write_bytes(b"noise")
    assert newest_match(tmp_path, "sator") == saves.path("m1")
    over = Match(sc.new_table("plankenkoorts", seed=4))
    choose = random_choice(4)
    while over.table.outcome is None:
        over.play(choose(over.table, over.choices()))
    saves.keep("m9", over, tuple((seat, PERSON) for seat in over.table.seats))
    assert newest_match(tmp_path, "plankenkoorts") == saves.path("m2")


def test_only_other_content_counts_as_a_change(ford):
    watch = FileWatch()
    assert [path.name for path in watch.changed(files_of(ford))] == [
        path.name for path in sorted(files_of(ford))
    ]
    assert watch.changed(files_of(ford)) == []
    os.utime(ford / "pack.toml", (1, 1))
    (ford / ".pack.toml.swp").write_text("x")
    (ford / "__pycache__").mkdir()
    (ford / "__pycache__" / "x.pyc").write_text("x")
    assert watch.changed(files_of(ford)) == []
    (ford / "more.ftl").write_text("x = 1")
    assert [path.name for path in watch.changed(files_of(ford))] == ["more.ftl"]
    (ford / "more.ftl").unlink()
    assert [path.name for path in watch.changed(files_of(ford))] == ["more.ftl"]


def test_the_command_ends_cleanly_when_it_is_stopped(ford, monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))

    def stopped(every):
        yield None
        raise KeyboardInterrupt

    monkeypatch.setattr(moddev, "_ticks", stopped)
    assert main(["mods", "dev", str(ford), "--actions", "3"]) == 0
    out = capsys.readouterr().out
    assert "ford 0.1 is read; 1 of 1 scenarios hold.\n" in out
    assert out.endswith("Stopped.\n")
    assert main(["mods", "dev", str(ford), "--seed", "1", "--match", "x"]) == 1
    assert main(["mods", "dev", str(ford / "nothing")]) == 1
    assert main(["mods", "dev", str(ford), "--every", "0"]) == 1
    table = sc.new_table("sator", seed=1)
    saves = Saves(tmp_path / "home" / "matches")
    saves.keep("mine", Match(table), tuple((seat, PERSON) for seat in table.seats))
    assert main(["mods", "dev", str(ford)]) == 0
    assert capsys.readouterr().out.startswith("The match is mine.match.\n")
