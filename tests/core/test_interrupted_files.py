"""Files that the core writes whole: whatever call of the system fails, the old one stays."""

from __future__ import annotations

import errno
import itertools
import os
from pathlib import Path

import lantern
import pytest

import scriptorium as sc
from scriptorium.matches import Disk, Match, disk
from scriptorium.matches.disk import read_bounded
from scriptorium.matches.match import load_file
from scriptorium.mods import Home
from scriptorium.mods.home import ModChoices

CALLS = ("fsync", "replace", "open", "fdopen")
ERRORS = (errno.EIO, errno.ENOSPC, errno.EROFS)


class Failing:
    """The system's calls, of which the n-th fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left, self.error = 0, 0
        for name in CALLS:
            monkeypatch.setattr(disk.os, name, self.wrapped(getattr(os, name)))

    def wrapped(self, call):
        def instead(*args, **named):
            self.left -= 1
            if self.left == 0:
                raise OSError(self.error, os.strerror(self.error))
            return call(*args, **named)

        return instead

    def aim(self, at: int, error: int) -> None:
        self.left, self.error = at, error


def at_every_call(failing: Failing, error: int, write, whole) -> int:
    """Let a writing fail at its first call, its second, …; how often it failed."""
    for at in itertools.count(1):
        failing.aim(at, error)
        try:
            write()
        except OSError as caught:
            seen = caught.errno
        else:
            return at - 1
        finally:
            failing.aim(0, 0)
        assert seen == error
        whole()
    raise AssertionError


@pytest.mark.parametrize("error", ERRORS)
def test_a_file_is_the_old_one_or_the_new_one(error, tmp_path, monkeypatch):
    path = tmp_path / "file"
    Disk().keep(path, b"old")

    def whole() -> None:
        assert read_bounded(path, 10) in (b"old", b"new")
        assert [one.name for one in tmp_path.iterdir()] == ["file"]

    failing = Failing(monkeypatch)
    assert at_every_call(failing, error, lambda: Disk().keep(path, b"new"), whole) >= 4
    assert path.read_bytes() == b"new"


@pytest.mark.parametrize("error", ERRORS)
def test_a_match_in_a_file_and_what_was_chosen_outlive_errors(error, tmp_path, monkeypatch):
    library = sc.Library()
    library.add(lantern)
    home, path = Home(tmp_path / "home"), tmp_path / "match.scr"
    match = Match(sc.new_table("lantern", 2, 1, library=library))
    match.to_file(path)
    home.keep(ModChoices(off=("moon",)))
    match.play("end")

    def whole() -> None:
        assert load_file(path, library=library).actions in ((), match.actions)
        assert home.choices().off in (("moon",), ("star",))

    failing = Failing(monkeypatch)
    assert at_every_call(failing, error, lambda: match.to_file(path), whole) >= 4
    star = ModChoices(off=("star",))
    assert at_every_call(failing, error, lambda: home.keep(star), whole) >= 4
    assert load_file(path, library=library).actions == match.actions
    assert home.choices().off == ("star",)


def test_too_large_and_unreadable_files_are_told_by_their_names(tmp_path: Path):
    (tmp_path / "large").write_bytes(b"12345")
    assert read_bounded(tmp_path / "large", 5) == b"12345"
    with pytest.raises(sc.LoadError, match="large is larger than the 4 bytes"):
        read_bounded(tmp_path / "large", 4)
    with pytest.raises(sc.LoadError, match="nowhere cannot be read: No such file"):
        read_bounded(tmp_path / "nowhere", 4)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_what_is_no_plain_file_is_not_put_away(tmp_path: Path) -> None:
    """As root, a match that is saved as a device would take its place."""
    os.mkfifo(tmp_path / "pipe.J1")
    (tmp_path / "folder.J1").mkdir()
    for name in ("pipe.J1", "folder.J1"):
        with pytest.raises(OSError, match="no plain file"):
            Disk().keep(tmp_path / name, b"x")
    assert (tmp_path / "pipe.J1").is_fifo()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.J1", "pipe.J1"]
