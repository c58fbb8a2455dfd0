"""The pages of the rule book for what a player is shown and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import TYPE_CHECKING, Any

from .book import Book, Registered
from .errors import PluginError, Reason
from .structs import MatchSetup, Seat
from .things import Thing
from .wall import Guard

if TYPE_CHECKING:
    from .aims import Aim
    from .scene import Piece


class ShownPages:
    """What a plugin writes about pictures, reasons and aims."""

    def __init__(self, book: Book, setup: MatchSetup, plugin: str, guard: Guard) -> None:
        self._book = book
        self.plugin = plugin
        self.guard = guard
        self.setup = setup
        self.seats = setup.seats
        own = plugin == setup.game or plugin.startswith(f"{setup.game}.")
        self.space = "" if own else plugin  # where the names of its cards belong

    def enter(self, place: dict[Any, Any], key: Any, value: Any, what: str) -> None:
        """Write something into a place of a chapter where nothing of that name may stand yet.

        Example: `book.enter(book.chapter(CardRules).verbs, "place", verb, "the verb place")`
        """
        if key in place:
            other = getattr(place[key], "plugin", "") or "another plugin"
            raise PluginError(f"{self.plugin}: {what} is there already, from {other}")
        place[key] = value

    def reason(self, *reasons: Reason) -> None:
        """Declare the reasons for which your rules refuse, so that each can be translated.

        Example: `book.reason(TAKEN, NOT_YET)`
        """
        for reason in reasons:
            self._book.reasons[self.plugin, reason.message] = reason

    def scene(self, draw: Callable[[Any], Iterable[Piece]]) -> None:
        """Picture a view as pieces with places, art and words; every frontend draws them.

        Example: `book.scene(squares_and_signs)`
        """
        from .scene import Piece

        self._book.scenes.append(Registered(self.guard(draw, many=Piece), self.plugin))

    def things(self, *things: Iterable[Thing]) -> None:
        """Say what pieces are for, to whoever touches one where no action could be meant by it.

        Example: `book.things(sc.thing("lamp-", "H4", "A lamp is lit by a card.", "touch-lamp"))`
        """
        for one in chain(*things):
            if one.reason is not None:
                self.reason(one.reason)
            self.enter(self._book.things, one.piece, one, f"the pieces {one.piece!r}")

    def aim(self, told: Callable[[Any, Seat], Aim | None]) -> None:
        """Tell what a seat is after, how far it is, and what it can still do this turn.

        The function gets the view of whoever looks, and the seat it is asked about.

        Example: `book.aim(lambda view, seat: sc.Aim(sc.text("after", "Three in a row")))`
        """
        from .aims import Aim

        wrapped = self.guard(told, result=(Aim, type(None)))
        self._book.aims.append(Registered(wrapped, self.plugin))
