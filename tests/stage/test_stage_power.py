"""Power that goes, and disks that fail: what was acknowledged is there when the lights are on.

The disk of these tests knows what is safe and what is not: data that nobody waited for may be
gone, torn or whole afterwards, and so may names.
"""

from __future__ import annotations

import errno
import itertools
import os
from functools import cache
from pathlib import Path

import lantern
import pytest
from failing_disk import Failing
from no_window import Silent

import scriptorium as sc
from scriptorium.matches import Disk, Match, Saves
from scriptorium.plugins import LANGUAGES
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.common.settings import Settings
from scriptorium_play.session.session import Session
from scriptorium_play.texts.translator import words_for
from scriptorium_ui.pages.app import GuiApp

LINES = ("rest", "wish", "end")
NAME = "one"
ERRORS = {name: getattr(errno, name) for name in ("EIO", "ENOSPC", "EROFS", "EACCES", "EDQUOT")}


class PowerCut(BaseException):
    """The lights are out; nothing that comes after it happens."""


class Content:
    """What is in a file: for whoever reads it now, and on the disk itself."""

    def __init__(self) -> None:
        self.now = b""
        self.safe: bytes | None = None

    def afterwards(self) -> list[bytes]:
        """What may be in it when the power is back."""
        safe = self.safe if self.safe is not None else b""
        if self.safe == self.now:
            return [safe]
        if not self.now.startswith(safe):  # it was cut
            return [safe, self.now]
        new = self.now[len(safe) :]
        return [safe, safe + new[: len(new) // 2], safe + bytes(len(new)), self.now]


class Powered(Disk):
    """A real folder, with a record of what of it is safe; the power goes at the n-th call."""

    def __init__(self, at: int | None = None) -> None:
        self.at = at
        self.calls = 0
        self.names: dict[str, Content] = {}
        self.safe_names: dict[str, Content] = {}
        self.written: Content | None = None
        self.opened: dict[int, str] = {}

    def _call(self) -> None:
        self.calls += 1
        if self.at is not None and self.calls >= self.at:
            raise PowerCut

    def write(self, path, data):
        self.written = self.names[path.name] = Content()
        self.written.now = data[: len(data) // 3]
        self._call()
        self.written.now = data
        super().write(path, data)

    def open(self, path):
        self._call()
        handle = super().open(path)
        self.opened[handle] = path.name
        return handle

    def append(self, handle, data):
        self.written = content = self.names[self.opened[handle]]
        before = content.now
        content.now = before + data[: len(data) // 3]
        self._call()
        content.now = before + data
        super().append(handle, data)

    def cut(self, handle, size):
        self.written = content = self.names[self.opened[handle]]
        content.now = content.now[:size]
        self._call()
        super().cut(handle, size)

    def sync(self, handle):
        self._call()
        super().sync(handle)
        if self.written is not None:
            self.written.safe = self.written.now

    def replace(self, source, target):
        self._call()
        super().replace(source, target)
        self.names[target.name] = self.names.pop(source.name)

    def sync_folder(self, folder):
        self.written = None
        self._call()
        super().sync_folder(folder)
        self.safe_names = dict(self.names)

    def remove(self, path):
        self._call()
        super().remove(path)
        self.names.pop(path.name, None)

    def afterwards(self, folder: Path) -> list[Path]:
        """A folder for each state in which the disk may be when the power is back."""
        folders = []
        for names in (self.safe_names, self.names):
            contents = itertools.product(*(content.afterwards() for content in names.values()))
            for data in contents:
                there = folder / str(len(folders))
                there.mkdir(parents=True)
                for name, one in zip(names, data, strict=True):
                    (there / name).write_bytes(one)
                folders.append(there)
        return folders


class Forgetful(Powered):
    """A disk that never waits until what was written is safe."""

    def append(self, handle, data):
        content = self.names[self.opened[handle]]
        self._call()
        content.now += data
        os.write(handle, data)

    def write(self, path, data):
        self.written = self.names[path.name] = Content()
        self._call()
        self.written.now = data
        path.write_bytes(data)


class Careless(Powered):
    """A disk that writes into the file itself instead of putting a new one in its place."""

    def keep(self, path, data):
        self.make_folder(path.parent)
        self.write(path, data)
        self.sync_folder(path.parent)


@cache
def library() -> sc.Library:
    filled = sc.Library()
    filled.add(lantern)
    return filled


def session(saves: Saves) -> Session:
    table = sc.new_table("lantern", 2, 1, library=library(), first="anna")
    wishes = Settings()
    wishes.change("pass_single", False)
    return Session(Match(table), library(), settings=wishes, saves=saves, name=NAME)


def play(playing: Session) -> None:
    for line in LINES:
        playing.lift_curtain()
        playing.say(line)


class Played:
    """A short match on a disk whose power may go: what was acknowledged, and what was done."""

    def __init__(self, folder: Path, disk: Powered) -> None:
        self.disk, self.playing, self.cut = disk, None, False
        try:
            self.playing = session(Saves(folder, disk))
            play(self.playing)
        except PowerCut:
            self.cut = True

    def lost(self, folder: Path) -> list[str]:
        """What is wrong with the states in which the disk may be afterwards."""
        found = []
        kept = -1 if self.playing is None else self.playing.kept
        for there in self.disk.afterwards(folder):
            saves = Saves(there)
            if not saves.path(NAME).exists():
                found += [f"{there.name}: the match is gone"] if kept >= 0 else []
                continue
            try:
                match, _ = saves.open(NAME, library())
            except sc.LoadError as error:
                found.append(f"{there.name}: {error}")
                continue
            if len(match.done) < kept:
                found.append(f"{there.name}: {len(match.done)} of {kept} actions are left")
            texts = tuple(done.text for done in match.done)
            if texts != LINES[: len(texts)]:
                found.append(f"{there.name}: other actions: {texts}")
        return found


def all_lost(tmp_path: Path, kind: type[Powered]) -> list[str]:
    """What is lost when the power goes at the first call, the second, … until none is left."""
    found: list[str] = []
    for at in itertools.count(1):
        played = Played(tmp_path / "now" / str(at), kind(at))
        found += [f"call {at}, {one}" for one in played.lost(tmp_path / "then" / str(at))]
        if not played.cut:
            assert at > 4 * len(LINES)
            return found
    raise AssertionError


def test_power_may_go_at_every_call(tmp_path):
    """The match is there as it was acknowledged, or with the one action that was being kept."""
    assert all_lost(tmp_path, Powered) == []


@pytest.mark.parametrize("kind", [Forgetful, Careless])
def test_the_detector_detects(kind, tmp_path):
    """Who does not wait for the disk, or writes over the only copy, is found out."""
    assert all_lost(tmp_path, kind)


def test_settings_outlive_the_power(tmp_path):
    """They are as they were before a change or as they are after it, never as usual again."""
    for at in itertools.count(1):
        disk = Powered(at)
        path = tmp_path / "now" / str(at) / "settings.toml"
        steps, cut = [], False
        try:
            kept = Settings(path, disk)
            for volume in (11, 22, 33):
                kept.change("sound", volume)
                steps.append(volume)
        except PowerCut:
            cut = True
        done = len(steps)
        possible = {(80, 11, 22, 33)[done], (80, 11, 22, 33)[min(done + 1, 3)]}
        for there in disk.afterwards(tmp_path / "then" / str(at)):
            read = Settings(there / "settings.toml")
            assert read.notes == []
            assert read.values.sound in possible
        if not cut:
            assert at > 3 * 4
            return


# errors


@pytest.mark.parametrize("torn", [False, True], ids=["missing", "torn"])
@pytest.mark.parametrize("name", ERRORS)
def test_every_error_at_every_call_is_told_and_made_good(name, torn, tmp_path):
    """The player reads why, plays on, and the next action keeps everything."""
    for at in itertools.count(1):
        disk = Failing(at, ERRORS[name], torn)
        Saves(tmp_path / str(at)).seal  # noqa: B018  (a start before this one made it)
        playing = session(Saves(tmp_path / str(at), disk))
        told = [playing.problem]
        for count, line in enumerate(LINES, 1):
            playing.lift_curtain()
            playing.say(line)
            told.append(playing.problem)
            assert playing.kept == count or playing.problem is not None
        playing.close()
        assert playing.problem is None
        match, _ = Saves(tmp_path / str(at)).open(NAME, library())
        assert match.actions == playing.match.actions
        problems = [str(problem) for problem in told if problem is not None]
        if not disk.failed:
            assert problems == []
            return
        assert len(problems) == (0 if disk.only_open else 1)
        assert all(os.strerror(ERRORS[name]) in problem for problem in problems)


@pytest.mark.parametrize("name", ERRORS)
def test_settings_are_whole_after_every_error(name, tmp_path):
    for at in itertools.count(1):
        path, disk = tmp_path / str(at) / "settings.toml", Failing(at, ERRORS[name], True)
        kept, noted = Settings(path, disk), 0
        for volume in (11, 22, 33):
            kept.change("sound", volume)
            noted += len(kept.notes)
            assert Settings(path).notes == []
            assert kept.values.sound == volume
        if noted == 0:
            assert Settings(path).values.sound == 33
            assert at > 3 * 4
            return
        assert noted == 1
        kept.change("sound", 44)
        assert kept.notes == []
        assert Settings(path).values.sound == 44


class Full(Disk):
    """A disk on which there is no room until somebody makes some."""

    full = False

    def append(self, handle, data):
        if self.full:
            os.write(handle, data[:10])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().append(handle, data)

    def write(self, path, data):
        if self.full:
            path.write_bytes(data[:10])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().write(path, data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_disk_is_told_in_words_and_play_goes_on(language, tmp_path):
    """Nothing stops; what was kept stays; keeping begins again by itself when there is room."""
    disk = Full()
    saves = Saves(tmp_path, disk)
    playing = session(saves)
    playing.lift_curtain()
    playing.say("rest")
    disk.full = True
    playing.say("wish")
    assert (playing.kept, len(playing.match.done)) == (1, 2)
    words = words_for(language, playing.table.rules, library())
    assert playing.problem is not None
    told = words.say(playing.problem)
    assert os.strerror(errno.ENOSPC) in told
    assert (told == str(playing.problem)) == (language == "en")
    assert len(saves.open(NAME, library())[0].done) == 1
    disk.full = False
    playing.say("end")
    assert (playing.kept, playing.problem) == (3, None)
    assert len(saves.open(NAME, library())[0].done) == 3
    shown = [path.name for path in tmp_path.iterdir() if not path.name.startswith(".")]
    assert shown == [f"{NAME}.match"]
    playing.close()


def test_leaving_a_match_tries_the_disk_once_more(tmp_path):
    """Whoever makes room and leaves without another action loses nothing."""
    disk = Full()
    playing = session(Saves(tmp_path, disk))
    disk.full = True
    play(playing)
    assert playing.kept == 0
    disk.full = False
    playing.close()
    assert (playing.kept, playing.problem) == (len(LINES), None)
    assert len(Saves(tmp_path).open(NAME, library())[0].done) == len(LINES)


def test_who_leaves_with_a_full_disk_is_told_where_the_program_was_started(tmp_path, capsys):
    """Once, in a line; there is no window any more that could say it."""
    disk = Full()
    here = UserFolders(tmp_path / "settings.toml", tmp_path / "matches")
    app = GuiApp(here, Silent(), library(), disk=disk)
    playing = app.session(session(app.saves))
    playing.lift_curtain()
    playing.say("rest")
    disk.full = True
    playing.say("wish")
    for _ in range(2):  # a device may say so twice
        app.ended()
    assert capsys.readouterr().err == f"scriptorium: {app.words.say(playing.problem)}\n"
