"""The library of matches: names, copies, branches, a way back from the trash, and what it costs."""

from __future__ import annotations

import os
import time

import lantern
import pytest

import scriptorium as sc
from scriptorium.matches import IncompatibleMatch, Match, Saves
from scriptorium.matches.match import load_match
from scriptorium.matches.match_file import open_lines
from scriptorium.matches.match_folder import clean_title

LIBRARY = sc.Library()
LIBRARY.add(lantern)
LINES = ("rest", "wish", "end")


@pytest.fixture
def saves(tmp_path):
    return Saves(tmp_path)


def kept(saves, name="one", lines=LINES, seed=1):
    match = Match(sc.new_table("lantern", 2, seed, library=LIBRARY, first="anna"))
    seating = tuple((seat, "person") for seat in match.table.seats)
    saves.keep(name, match, seating)
    for line in lines:
        match.play(line)
        saves.keep(name, match, seating)
    saves.close(name)
    return match


def texts(saves, name):
    return tuple(done.text for done in saves.open(name, LIBRARY)[0].done)


def test_a_match_gets_a_name_of_its_own(saves):
    kept(saves)
    saves.rename("one", "  Sunday \u202e\x1b[31m with\nAunt  Ada ")
    (saved,) = saves.listed()
    assert saved.header.title == "Sunday [31m with Aunt Ada"
    assert texts(saves, "one") == LINES
    match, seating = saves.go_on("one", LIBRARY)
    match.play("rest")
    saves.keep("one", match, tuple(seating.items()))
    assert saves.listed()[0].header.title == "Sunday [31m with Aunt Ada"
    assert clean_title("x" * 300) == "x" * 100


def test_a_copy_and_a_branch_are_matches_of_their_own(saves):
    kept(saves)
    copy, branch = saves.copy("one"), saves.copy("one", 1)
    assert texts(saves, copy) == LINES
    assert texts(saves, branch) == LINES[:1]
    match, _ = saves.go_on(branch, LIBRARY)
    match.play("end")
    assert saves.keep(branch, match, ()) == branch
    assert texts(saves, "one") == LINES
    headers = {saved.name: saved.header for saved in saves.listed()}
    assert headers[copy] == headers["one"]


def test_what_was_removed_comes_back(saves):
    kept(saves)
    kept(saves, "two", ())
    saves.remove("one")
    assert [saved.name for saved in saves.listed()] == ["two"]
    saves.remove("two")
    assert saves.can_restore
    assert saves.restore() == "two"
    assert saves.restore() == "one"
    assert not saves.can_restore
    assert texts(saves, "one") == LINES


def test_the_trash_is_emptied_after_a_month(saves, monkeypatch):
    for name in ("one", "two"):
        kept(saves, name)
    saves.remove("one")
    later = time.time() + 31 * 24 * 3600
    monkeypatch.setattr(time, "time", lambda: later)
    saves.remove("two")
    assert [path.name.split(".")[0] for path in (saves.folder / ".trash").iterdir()] == ["two"]


def test_export_and_import(saves, tmp_path):
    match = kept(saves)
    data = saves.export("one")
    assert load_match(data, library=LIBRARY).actions == match.actions
    assert open_lines(data, saves.seal).snapshots == ()
    other = Saves(tmp_path / "elsewhere")
    name = other.bring(data, LIBRARY)
    assert texts(other, name) == LINES
    (saved,) = other.listed()
    assert saved.running
    with pytest.raises(sc.LoadError):
        other.bring(data[:-5], LIBRARY)
    with pytest.raises(sc.LoadError):
        other.bring(b"nonsense", LIBRARY)
    assert len(other.listed()) == 1


def test_a_damaged_file_offers_its_older_copy(saves):
    """The copy was laid aside when the match was opened; what the file lacks may be there."""
    kept(saves)
    saves.go_on("one", LIBRARY)
    saves.close("one")
    path = saves.path("one")
    data = bytearray(path.read_bytes())
    data[40] ^= 1
    path.write_bytes(data)
    with pytest.raises(IncompatibleMatch) as told:
        saves.open("one", LIBRARY)
    assert "behind entry 0" in str(told.value)
    kinds = [kind for _, _, kind in told.value.ways]
    match, seating = saves.open("one", LIBRARY, kinds[0])
    assert tuple(done.text for done in match.done) == LINES
    assert dict(seating) == {"anna": "person", "bruno": "person"}


def test_a_damaged_file_is_not_written_to(saves):
    """What cannot be read may be worth keeping: a name or a further action leaves it alone."""
    match = kept(saves)
    path = saves.path("one")
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    with pytest.raises(sc.LoadError, match="damaged"):
        saves.rename("one", "Sunday")
    match.go_back_to(len(saves.lines("one").actions))
    assert saves.keep("one", match, ()) != "one"
    assert path.read_bytes() == data


@pytest.mark.parametrize("when", [-(10**9), 0, 2**40, 2**33])
def test_odd_dates_do_no_harm(saves, when):
    kept(saves)
    os.utime(saves.path("one"), (when, when))
    (saved,) = saves.listed()
    assert saved.problem == ""
    assert saved.running


def test_of_ten_thousand_matches_only_what_changed_is_read_again(saves):
    """The second time only names, sizes and dates are looked at, by a fresh start as well."""
    kept(saves)
    data = saves.path("one").read_bytes()
    for number in range(10_000):
        saves.path(f"match-{number}").write_bytes(data)
    assert len(saves.listed()) == 10_001
    reads = []
    counted = Saves(saves.folder)
    read = counted._header
    counted._header = lambda name: reads.append(name) or read(name)
    kept(counted, "fresh", ())
    assert len(counted.listed()) == 10_002
    assert reads == ["fresh"]
