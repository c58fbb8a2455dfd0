"""The event card that brings cards, also beyond the limit (R23, R47)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import CardId

from ..board.equipment import draw
from ..turn.events import Drew

EFFECT = "rennes.draw_cards"


class Supplies(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards."""

    cards: Annotated[int, Meta(ge=1, le=9)] = 2


def supply(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """As many as there are are drawn from the pile, which may be none (R47)."""
    now.tell(Drew(seat, draw(now, seat, now.rules.cards[card].params.cards)))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The event card that brings cards."""
    return sc.About("rennes.supplies", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect."""
    sv.effect(book, EFFECT, supply, params=Supplies)
