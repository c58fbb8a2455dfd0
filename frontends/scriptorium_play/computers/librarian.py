"""Hints of a librarian: what it would do next in one's place, and why, in what the game measures.

It is asked first where the game lends a value and reasons, so that nothing has to be learned; else
where nothing plainer is known, and the game says at least what a seat is after.
"""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium import Action, Library, View, text
from scriptorium.ai import BrokenOff
from scriptorium.hidden import heuristics_of
from scriptorium.matches import Match, levels, makers
from scriptorium.scene import pictures

from .hints import Suggestion
from .thread import Asking, LevelPlayer, Recall, Remembering, new_sitting

LATER = text("stage-hint-later", "This is what a strong player would do; it pays off later.")


class LibrarianHints:
    """An adviser for one match; it remembers what it has planned."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._player: LevelPlayer | None = None
        self._remembering = Remembering()
        self._recall: Recall | None = None
        self._asking: Asking | None = None
        self._number = 0  # of the question that somebody wants answered

    def for_match(self, match: Match) -> LibrarianHints:
        """The same, to be asked about a match as it stands."""
        seat, number = match.table.chooser, self._number
        wanted = lambda: self._number == number  # noqa: E731
        self._recall = None if seat is None else self._remembering.recall(match, seat, wanted)
        return self

    def advise(self, seen: View, actions: Sequence[Action]) -> Suggestion | None:
        """The next choice of its plan and what the plan comes to, where the game lends enough."""
        lore = heuristics_of(seen.rules)
        lent = lore.settled is not None and lore.reasons is not None
        return self.think(seen, actions) if lent else None

    def at_last(self, seen: View, actions: Sequence[Action]) -> Suggestion | None:
        """The same in any game that says what a seat is after."""
        return self.think(seen, actions) if pictures(seen.rules).aims else None

    def think(self, seen: View, actions: Sequence[Action]) -> Suggestion | None:
        """What it would do, if it can give reasons for it."""
        level = next((name for name in levels() if makers()[name].advises), "")
        if not level or self._recall is None:
            return None
        if self._asking is None:
            self._asking = Asking(self._library)
        if self._player is None:
            self._player = LevelPlayer(new_sitting(), level, seen.clock.turn)
        try:
            choice = self._asking.choose(self._player, self._recall, seen, actions, why=True)
        except BrokenOff:
            return None
        why = choice.why
        if not why and heuristics_of(seen.rules).measures is not None:
            why = (LATER,)
        return Suggestion(choice.action, why, choice.further) if why else None

    @property
    def learning(self) -> tuple[int, int] | None:
        """How many of how many matches it has watched, while it learns a game."""
        return self._asking.learning if self._asking is not None else None

    def break_off(self) -> None:
        """Nobody wants to know any longer."""
        self._number += 1
        if self._asking is not None:
            self._asking.break_off()

    def close(self) -> None:
        """It gets up."""
        self._number += 1
        if self._asking is not None:
            self._asking.break_off(for_good=True)
            if self._player is not None:
                self._asking.forget(self._player)
