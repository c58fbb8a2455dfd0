"""The open cards, as what is chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import scriptorium as sc
from scriptorium import CardId
from scriptorium.engine import Touches

from ..board.equipment import OPEN
from ..board.pieces import AGAIN, OPEN_CARD
from ..board.village import village
from ..moving.targets import HandCards


def open_pieces(position: sc.Position) -> Iterator[tuple[str, CardId]]:
    """What the open cards are called in the picture, in their order: alike ones are told apart.

    Where the drawing has no row for them, those that are alike are one piece.
    """
    lying = sc.cards_in(position, OPEN)
    apart = village(position).box().board.open_cards is not None
    for at, card in enumerate(lying):
        if card not in lying[:at]:
            yield OPEN_CARD + card, card
        elif apart:
            yield f"{OPEN_CARD}{card}{AGAIN}{at}", card


class OpenCards(HandCards):
    """The open cards, each kind once."""

    noun = "an open card"

    def every(self, at: sc.Moment) -> Iterable[CardId]:
        return dict.fromkeys(sc.cards_in(at, OPEN))

    def pieces(self, at: sc.Moment, value: CardId) -> Touches:
        """The card; where several of a kind lie each for itself, any of them."""
        found = [name for name, card in open_pieces(at) if card == value]
        return (sc.one_of(*found),) if len(found) > 1 else (OPEN_CARD + value,)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[CardId, int] | None:
        if not touched or not touched[0].startswith(OPEN_CARD):
            return None
        return touched[0].removeprefix(OPEN_CARD).partition(AGAIN)[0], 1
