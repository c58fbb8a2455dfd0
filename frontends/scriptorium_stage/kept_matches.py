"""The list of matches that are kept here: go on, look at, or forget."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from scriptorium_matches.folder_index import Header
from scriptorium_matches.match_folder import Saved

from .desk import Desk
from .match_record import part_called, parts_told
from .players import COMPUTER


@dataclass(frozen=True)
class KeptLine:
    """A match in words; `opens` is what opening it is called, or nothing where it is damaged."""

    name: str
    title: str
    told: str
    opens: str
    forget: str
    says: str

    @property
    def damaged(self) -> bool:
        """Whether its file cannot be used."""
        return not self.opens


class KeptMatches:
    """The matches, the latest first; forgetting one is asked about once more."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.asked = ""
        self.problem = ""
        self.saved = desk.saves.listed()

    @property
    def heading(self) -> str:
        """What stands above them."""
        return self.desk.text("stage-matches", "Matches")

    def nothing(self) -> str:
        """What is told where no match is kept, else an empty text."""
        told = self.desk.text("stage-no-match", "No match is kept here.")
        return "" if self.saved else told

    def lines(self) -> list[KeptLine]:
        """A line for each match."""
        return [self._line(saved) for saved in self.saved]

    def forget(self, name: str) -> None:
        """Take a match off the disk the second time that this is asked for."""
        if self.asked != name:
            self.asked = name
            return
        self.asked = self.problem = ""
        try:
            self.desk.saves.remove(name)
        except OSError as error:
            self.problem = error.strerror or str(error)
        self.saved = self.desk.saves.listed()

    def _line(self, saved: Saved) -> KeptLine:
        text, header = self.desk.text, saved.header
        forget = text("stage-forget", "Forget")
        if self.asked == saved.name:
            forget = text("stage-sure", "Really?")
        says = text("stage-forget-says", "Takes this match off this device; asked once more")
        if header is None:
            told = text("stage-damaged", "This file cannot be used: {why}", why=saved.problem)
            return KeptLine(saved.name, saved.name, told, "", forget, says)
        opens = text("stage-look", "Look at") if header.over else text("stage-continue", "Continue")
        when = datetime.fromtimestamp(saved.when, UTC).astimezone()
        told = f"{self._players(header)} · {when:%Y-%m-%d %H:%M}"
        told = "\n".join((told, *self._points(header)))
        return KeptLine(saved.name, self._title(header), told, opens, forget, says)

    def _title(self, header: Header) -> str:
        game = self.desk.game_title(header.game)
        if header.over:
            return self.desk.text("stage-match-over", "{game}, over", game=game)
        return self.desk.text(
            "stage-match-turn", "{game}, turn {turn}", game=game, turn=header.turn
        )

    def _points(self, header: Header) -> list[str]:
        """A line for each seat of a match that is over: its points, and how they came about."""
        words, found = self.desk.words, list[str]()
        for seat, points in header.scores:
            named = ((part_called(words, name), dict(row)) for name, row in header.parts)
            parts = parts_told((name, row[seat]) for name, row in named if seat in row)
            found.append(f"{words.called(seat)} {points}" + (f": {parts}" if parts else ""))
        return found

    def _players(self, header: Header) -> str:
        computer = self.desk.text("stage-computer", "computer")
        return ", ".join(
            self.desk.words.called(seat) + (f" ({computer})" if who == COMPUTER else "")
            for seat, who in header.seating
        )
