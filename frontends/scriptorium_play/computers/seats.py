"""The computers at a table: who plays for which seat, what they think, what a hint comes to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scriptorium import Action, Library, Seat, Table
from scriptorium.matches import Computer, Match, levels

from .hints import Adviser, Suggestion, hint
from .librarian import LibrarianHints
from .thread import Player, Thinker, player_of


class ComputerSeats:
    """Those who play for computers in one match, and the one who is asked for hints."""

    def __init__(
        self,
        library: Library,
        seating: Mapping[Seat, str],
        players: Mapping[Seat, Computer],
        seed: int | None,
    ) -> None:
        self.players: dict[Seat, Player] = dict(players)
        self._seating, self._seed = seating, seed
        self.thinker, self.librarian = Thinker(library), LibrarianHints(library)
        self._asked = -1
        self._hinted: tuple[Table, Suggestion] | None = None

    def prepare(self, match: Match) -> None:
        """While people choose, what is needed later is made ready beside them."""
        sitting = (who for seat, who in self._seating.items() if seat not in self.players)
        if not levels_of(sitting):
            return
        self.thinker.prepare(match.table.rules)

    def thought(self, ticket: int, match: Match, wait: float) -> Action | None:
        """What the computer chooses whose choice it is, once it has thought; it is asked once."""
        if self._asked != ticket:
            self._asked = ticket
            assert match.table.chooser is not None
            self.thinker.ask(ticket, match, self._player(match, match.table.chooser))
        thought = self.thinker.thought(wait)
        return thought.action if thought is not None and thought.ticket == ticket else None

    def _player(self, match: Match, seat: Seat) -> Player:
        if seat not in self.players:
            table = match.table
            seed = None if self._seed is None else self._seed * 64 + table.seats.index(seat)
            self.players[seat] = player_of(self._seating[seat], table.rules, seed)
        return self.players[seat]

    def hint(self, match: Match, advisers: Iterable[Adviser]) -> Suggestion | None:
        """What whoever is to choose could do and why: one idea for as long as a decision stands."""
        table, hinted = match.table, self._hinted
        if hinted is not None and hinted[0] is table:
            return hinted[1]
        known = self.librarian.for_match(match)
        found = hint(table, (*advisers, known), known.at_last)
        if found is not None:
            self._hinted = (table, found)
        return found

    @property
    def learning(self) -> tuple[int, int] | None:
        """How many of how many matches have been watched, while a game is being learned."""
        return self.thinker.asking.learning or self.librarian.learning

    def close(self) -> None:
        """They get up; what they think is broken off."""
        self.thinker.close()
        self.librarian.close()


def levels_of(kinds: Iterable[str]) -> tuple[str, ...]:
    """Those among some kinds of players that are levels."""
    known = levels()
    return tuple(one for one in kinds if one in known)
