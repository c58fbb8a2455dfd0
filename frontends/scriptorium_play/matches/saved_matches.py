"""The list of matches that are kept here: found by name, gone on with, brought back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from scriptorium import ScriptoriumError
from scriptorium.matches import SUFFIX, Header, Saved
from scriptorium.plugins import shown
from scriptorium_play.app.app import App
from scriptorium_play.common.background import LongWork
from scriptorium_play.common.forms import Field, typed
from scriptorium_play.common.seats import clean_names, is_computer
from scriptorium_play.session.record import part_called, parts_text

from .levels import who_called

SHOWN = 40  # matches that are shown at first; more where they are wanted
MANY = 6  # matches; where there are more, one can look for some
DAY = "%Y-%m-%d %H:%M"
FILE, LETTER = ".scriptorium", ".txt"
FILES = (FILE, SUFFIX)


@dataclass(frozen=True)
class KeptLine:
    """A match in words, and what opening it is called."""

    name: str
    title: str
    told: str
    opens: str
    damaged: bool = False


class KeptMatches:
    """The matches, the latest first; what was forgotten can be brought back."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.problem = ""
        self.wanted = ""
        self.saved = app.saves.listed()
        self.shown = SHOWN
        self._lines: dict[str, tuple[Saved, KeptLine]] = {}

    @property
    def heading(self) -> str:
        """What stands above them."""
        return self.app.text("stage-matches", "Matches")

    def nothing(self) -> str:
        """What players read where no match is kept or found, else an empty text."""
        if not self.saved:
            return self.app.text("stage-no-match", "No saved matches yet.")
        told = self.app.text("stage-none-found", "No match has that name.")
        return "" if self._found() else told

    def search(self) -> Field | None:
        """A line to look for a match with, where there are many."""
        if len(self.saved) <= MANY:
            return None
        says = self.app.text("stage-search-says", "Find matches by name, game or player")
        label = self.app.text("stage-search", "Find")
        return Field("search", label, self.wanted, self._look_for, "", says)

    def _look_for(self, letters: str) -> None:
        self.wanted, self.shown = typed(self.wanted, letters), SHOWN

    def lines(self) -> list[KeptLine]:
        """A line for each match that is looked for, the latest of them; `show_more` for others."""
        found = self._found()
        return [self._line(saved) for saved in found[: self.shown]]

    @property
    def count(self) -> int:
        """How many there are of what is looked for."""
        return len(self._found())

    def more_said(self) -> str:
        """What seeing more of them is called, where not all are shown, else an empty text."""
        left = self.count - self.shown
        return self.app.text("stage-show-more", "Show more: {n}", n=left) if left > 0 else ""

    def show_more(self) -> None:
        """Show more of them."""
        self.shown += SHOWN

    def _found(self) -> list[Saved]:
        words = self.wanted.casefold().split()
        if not words:
            return self.saved
        found = []
        for saved in self.saved:
            line = self._line(saved)
            told = f"{line.title} {line.told}".casefold()
            if all(word in told for word in words):
                found.append(saved)
        return found

    def _line(self, saved: Saved) -> KeptLine:
        """A match in words; told once for as long as it stays as it is."""
        known = self._lines.get(saved.name)
        if known is None or known[0] is not saved:
            known = self._lines[saved.name] = (saved, self.line(saved))
        return known[1]

    def files(self) -> list[Path]:
        """The matches that others have put into the folder for that."""
        return found_files(self.app.exchange)

    def take_in_said(self, file: Path) -> str:
        """What taking a file in is called."""
        return self.app.text("stage-take-in", "Open {file}", file=shown(file.name))

    def take_in(self, file: Path) -> LongWork[str]:
        """A match that somebody gave is played again, action by action, while it is read."""
        saves, library = self.app.saves, self.app.library
        return LongWork(
            lambda progress: saves.bring(file, library, progress),
            lambda name: saves.disk.remove(saves.path(name)),
        )

    def took_in(self, file: Path, work: LongWork[str]) -> bool:
        """Put a match that was played again into the list, or show why not; whether it is there."""
        self.problem = ""
        try:
            work.result()
        except (OSError, ScriptoriumError) as error:
            self.problem = f"{shown(file.name)}: {error}"
        self.saved = self.app.saves.listed()
        return not self.problem

    def bring_back_said(self) -> str:
        """What bringing back is called, where something was forgotten, else an empty text."""
        if not self.app.saves.can_restore:
            return ""
        return self.app.text("stage-bring-back", "Restore deleted matches")

    def bring_back(self) -> None:
        """Bring back the match that was forgotten last."""
        self.problem = ""
        try:
            self.app.saves.restore()
        except OSError as error:
            self.problem = error.strerror or str(error)
        self.saved = self.app.saves.listed()

    def line(self, saved: Saved) -> KeptLine:
        """A match in words."""
        text, header = self.app.text, saved.header
        if header is None:
            told = text("stage-damaged", "This file can't be used: {why}", why=saved.problem)
            opens = text("stage-salvage", "What is left")
            return KeptLine(saved.name, saved.name, told, opens, damaged=True)
        opens = text("stage-look", "Look at") if header.over else text("stage-continue", "Continue")
        told = " \u00b7 ".join(filter(None, (self._players(header), day_text(saved.when))))
        stands = self._title(header)
        if header.title:
            told = f"{stands} \u00b7 {told}"
        told = "\n".join((told, *self._points(header)))
        return KeptLine(saved.name, header.title or stands, told, opens)

    def _title(self, header: Header) -> str:
        game = self.app.game_title(header.game)
        if header.over:
            return self.app.text("stage-match-over", "{game}, finished", game=game)
        return self.app.text("stage-match-turn", "{game}, turn {turn}", game=game, turn=header.turn)

    def _points(self, header: Header) -> list[str]:
        """A line for each seat of a match that is over: its points, and how they came about."""
        words, found, names = self.app.words, list[str](), clean_names(dict(header.names))
        for seat, points in header.scores:
            named = ((part_called(words, name), dict(row)) for name, row in header.parts)
            parts = parts_text((name, row[seat]) for name, row in named if seat in row)
            called = names.get(seat) or words.called(seat)
            found.append(f"{called} {points}" + (f": {parts}" if parts else ""))
        return found

    def _players(self, header: Header) -> str:
        names = clean_names(dict(header.names))
        return ", ".join(
            (names.get(seat) or self.app.words.called(seat))
            + (f" ({who_called(self.app, who)})" if is_computer(who) else "")
            for seat, who in header.seating
        )


def day_text(when: float) -> str:
    """Day and hour, or nothing where a clock was so wrong that there is no such day."""
    try:
        return datetime.fromtimestamp(when, UTC).astimezone().strftime(DAY)
    except (ValueError, OverflowError, OSError):
        return ""


def found_files(folder: Path) -> list[Path]:
    """The matches in a folder, by name; of one that is there as a file and in words, the file.

    A file is named as matches are sent from here, or as they are kept.
    """
    try:
        there = sorted(path for path in folder.iterdir() if path.suffix in (*FILES, LETTER))
    except OSError:
        return []
    whole = {path.stem for path in there if path.suffix in FILES}
    files = [path for path in there if path.suffix in FILES or path.stem not in whole]
    return [path for path in files if path.is_file()]
