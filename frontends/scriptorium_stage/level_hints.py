"""Hints of a librarian: what it would do next in one's place, and why, in what the game measures.

It is asked only where the game lends both a value and reasons, so that it need not learn first.
"""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium import Action, View, view
from scriptorium_matches.computers import Computer, adviser
from scriptorium_matches.match import Match
from scriptorium_worlds import lore_of

from .computer_thread import Recall, Remembering
from .hints import Suggestion


class LibrarianHints:
    """An adviser for one match; it remembers what it has planned."""

    def __init__(self) -> None:
        self.player: Computer | None = None
        self._remembering = Remembering()
        self._recall: Recall | None = None

    def for_match(self, match: Match) -> LibrarianHints:
        """The same, to be asked about a match as it stands."""
        seat = match.table.chooser
        self._recall = None if seat is None else self._remembering.recall(match, seat)
        return self

    def advise(self, seen: View, actions: Sequence[Action]) -> Suggestion | None:
        """The next choice of its plan and what the plan comes to, or None."""
        lore = lore_of(seen.rules)
        if lore.settled is None or lore.reasons is None:
            return None
        if self.player is None:
            make = adviser()
            if make is None:
                return None
            self.player = make(seen.clock.turn)
        if self._recall is not None and hasattr(self.player, "memory"):
            setattr(self.player, "memory", self._recall())  # noqa: B010  (not all have one)
        action = self.player.choose(seen, actions)
        outlook = getattr(self.player, "outlook", None)
        if outlook is None:
            return None
        before, after = (view(one, seen.seat) for one in outlook)
        why = lore.reasons(before, after, seen.seat)
        return Suggestion(action, why) if why else None
