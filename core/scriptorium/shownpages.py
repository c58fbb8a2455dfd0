"""The pages of the rule book for what a player is shown and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import TYPE_CHECKING, Any

from .book import Registered
from .cardpages import CardPages
from .structs import Seat
from .things import Thing

if TYPE_CHECKING:
    from .aims import Aim
    from .scene import Piece


class ShownPages(CardPages):
    """What a plugin writes about pictures, reasons and aims."""

    def scene(self, draw: Callable[[Any], Iterable[Piece]]) -> None:
        """Picture a view as pieces with places, art and words; every frontend draws them.

        Example: `book.scene(squares_and_signs)`
        """
        from .scene import Piece

        self._book.scenes.append(Registered(self._guard(draw, many=Piece), self._plugin))

    def things(self, *things: Iterable[Thing]) -> None:
        """Say what pieces are for, to whoever touches one where no action could be meant by it.

        Example: `book.things(sc.thing("lamp-", "H4", "A lamp is lit by a card.", "touch-lamp"))`
        """
        for one in chain(*things):
            if one.reason is not None:
                self.reason(one.reason)
            self._new(self._book.things, one.piece, one, f"the pieces {one.piece!r}")

    def aim(self, told: Callable[[Any, Seat], Aim | None]) -> None:
        """Tell what a seat is after, how far it is, and what it can still do this turn.

        The function gets the view of whoever looks, and the seat it is asked about.

        Example: `book.aim(lambda view, seat: sc.Aim(sc.text("after", "Three in a row")))`
        """
        from .aims import Aim

        wrapped = self._guard(told, result=(Aim, type(None)))
        self._book.aims.append(Registered(wrapped, self._plugin))
