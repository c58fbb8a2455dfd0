"""One match that is kept here: what it is called, a copy of it, a file of it, forgetting it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from scriptorium import ScriptoriumError
from scriptorium.matches import Progress, export_text
from scriptorium_play.app.app import App
from scriptorium_play.common.background import LongWork
from scriptorium_play.common.forms import Field, typed

from .saved_matches import FILE, LETTER, KeptLine, KeptMatches

MOST_NAME = 40


@dataclass(frozen=True)
class MatchAction:
    """What can be done with a match: its button, and what it comes to."""

    key: str
    label: str
    told: str
    act: Callable[[], None]


class MatchNavigation(Protocol):
    """Where a page leads, or a line that is typed."""

    def leave(self) -> None:
        """Back to the list."""

    def export(self) -> None:
        """The match is written to a file."""

    def replay(self) -> None:
        """The match is looked at again."""


class KeptMatch:
    """A match on its own; its name is kept when one goes away from it."""

    def __init__(self, app: App, name: str, ways: MatchNavigation) -> None:
        self.app, self.name, self.ways = app, name, ways
        self.problem = self.news = ""
        self.kept = KeptMatches(app)
        self.saved = next(one for one in self.kept.saved if one.name == name)
        header = self.saved.header
        self.title = self._title = header.title if header is not None else name

    @property
    def line(self) -> KeptLine:
        """The match in words."""
        return self.kept.line(self.saved)

    def row(self) -> Field:
        """The line its name is written in; one that is damaged has the name of its file."""
        text = self.app.text
        says = text("stage-name-says", "The name of this match in the list")
        return Field("name", text("stage-name", "Name"), self.title, self._write, "", says)

    def _write(self, letters: str) -> None:
        self.title = typed(self.title, letters)

    def keep_title(self) -> bool:
        """Keep the name that was written; whether nothing is in its way."""
        if self.title == self._title:
            return True
        return self._tried(self._rename)

    def _rename(self) -> None:
        if self.saved.header is not None:
            self.app.saves.rename(self.name, self.title)
        else:
            self.name = self.title = self.app.saves.call_file(self.name, self.title)
            self.kept = KeptMatches(self.app)
            self.saved = next(one for one in self.kept.saved if one.name == self.name)
        self._title = self.title

    def deeds(self) -> list[MatchAction]:
        """What can be done with it."""
        text = self.app.text
        forget = MatchAction(
            "forget",
            text("stage-forget", "Delete"),
            text("stage-forget-told", "You can restore it from the list of matches."),
            self._forget,
        )
        if self.saved.header is None:
            told = text("stage-copy-file-told", "The same file again, under another name.")
            return [
                MatchAction("copy", text("stage-copy", "Make a copy"), told, self._copy),
                forget,
            ]
        told = text(
            "stage-replay-told",
            "Watch the match from the start, and play on from any moment.",
        )
        replay = MatchAction("replay", text("table-replay", "Replay"), told, self.ways.replay)
        copy = MatchAction(
            "copy",
            text("stage-copy", "Make a copy"),
            text("stage-copy-told", "A new match that starts where this one stands."),
            self._copy,
        )
        export = MatchAction(
            "export",
            text("stage-export", "Save as a file"),
            text(
                "stage-export-told",
                "To share, as a file and as text. It shows every hidden card, so don't "
                "give it to anyone still playing.",
            ),
            self.ways.export,
        )
        return [replay, copy, export, forget]

    def _copy(self) -> None:
        saves = self.app.saves
        copy = saves.copy if self.saved.header is not None else saves.copy_file
        if self._tried(lambda: copy(self.name)):
            self.ways.leave()

    def _forget(self) -> None:
        if self._tried(lambda: self.app.saves.remove(self.name)):
            self.ways.leave()

    def write_files(self) -> LongWork[Path]:
        """The match is written to a file for others; for the letter it is played again."""
        path = free_name(self.app.exchange, self.title or self.name)
        return LongWork(partial(self._write_files, path))

    def _write_files(self, path: Path, progress: Progress) -> Path:
        saves = self.app.saves
        match = saves.opening(self.name, self.app.library, progress)[0].exact
        saves.disk.keep(path, saves.export(self.name))
        if match is not None:
            saves.disk.keep(path.with_suffix(LETTER), export_text(match).encode())
        return path

    def written(self, work: LongWork[Path]) -> bool:
        """Show that it was written, or why not."""
        if not self._tried(work.result):
            return False
        path = work.result()
        # Where the program has no folder that a player could look into the name says enough.
        shown = str(path) if self.app.pick is None else path.name
        self.news = self.app.text("stage-exported", "Saved: {file}", file=shown)
        return True

    def _tried(self, act: Callable[[], object]) -> bool:
        self.problem = self.news = ""
        try:
            act()
        except OSError as error:
            self.problem = error.strerror or str(error)
        except ScriptoriumError as error:
            self.problem = str(error)
        return not self.problem


def free_name(folder: Path, title: str) -> Path:
    """A file of that name which is not there yet."""
    stem = re.sub(r"[^\w-]+", "-", title).strip("-")[:MOST_NAME] or "match"
    number, path = 1, folder / f"{stem}{FILE}"
    while path.exists() or path.with_suffix(LETTER).exists():
        number += 1
        path = folder / f"{stem}-{number}{FILE}"
    return path
