"""The target of cards: those of a zone, as far as the chooser sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from .errors import Reason, Unreadable
from .targets import Pieces, Target
from .values import CardId
from .zones import cards_in, key

if TYPE_CHECKING:
    from .table import Moment, Position

NOT_HELD = Reason("not_held", "", "There's no such card here.", message="core-not-held")

TOUCH_CARD = Reason("awaited", "", "Choose a card.", message="core-touch-card")


class Cards(Target[CardId]):
    """The cards of a zone, each kind once; with `each`, of the chooser's own zone of that name.

    `piece` tells which piece of the picture a card is, where it is shown at all.
    """

    noun = "a card"
    asks = TOUCH_CARD
    outside = NOT_HELD

    def __init__(
        self,
        zone: str,
        *,
        each: bool = False,
        piece: Callable[[CardId], str] | None = None,
        outside: Reason = NOT_HELD,
        noun: str = "a card",
    ) -> None:
        self.zone, self.each, self.piece = zone, each, piece
        self.outside, self.noun = outside, noun

    def every(self, at: Moment) -> Iterable[CardId]:
        return dict.fromkeys(cards_in(at, key(self.zone, at.me) if self.each else self.zone))

    def read(self, position: Position, text: str) -> CardId:
        if text not in position.rules.cards:
            raise Unreadable(f"there is no card {text!r}")
        return text

    def known(self, at: Moment) -> Iterable[CardId]:
        return at.rules.cards

    def pieces(self, at: Moment, value: CardId) -> Pieces:
        return () if self.piece is None else (self.piece(value),)
