"""Playing a card for its own colour (RN5.2, RN5.3)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
from scriptorium import CardId

from ..board.equipment import colour_of, discard, dots_of
from ..board.state import add_points
from ..turn.events import CardPlayed
from ..turn.reasons import NOT_WANTED
from .pool_rules import HELD, MOVING, leads_on, stays
from .situation import wanted, with_points
from .targets import HandCards


class Play(sc.Action, tag="rennes.play", frozen=True):
    """Play a card of a wanted colour: its dots are points of that colour."""

    card: Annotated[CardId, HandCards()]


def play(now: sc.Change, top: Any, action: Play) -> None:
    """The card goes away and its dots into the pool (RN5.1)."""
    discard(now, top.seat, (action.card,))
    colour = colour_of(action.card)
    add_points(now, colour, dots_of(action.card))
    now.tell(CardPlayed(top.seat, action.card, colour))
    stays(now, top.seat)


PLAY = sc.Choice(
    Play,
    do=play,
    rules=(
        HELD,
        sc.Rule(
            NOT_WANTED,
            predicate=lambda at, action: colour_of(action.card) in wanted(at, at.me),
        ),
    ),
    ends=(
        leads_on(
            lambda on, here, action: with_points(
                here, colour_of(action.card), dots_of(action.card), (action.card,)
            )
        ),
    ),
    **MOVING,
)
