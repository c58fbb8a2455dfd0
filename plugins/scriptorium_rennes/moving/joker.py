"""The joker: a card that is played as another colour, with its own dots (R15, R42)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
from scriptorium import CardId

from ..board.equipment import colour_of, discard, dots_of
from ..board.state import add_points
from ..ghosts.helping_once import HelpedOnce, helps_once
from ..turn.events import CardPlayed
from ..turn.reasons import SAME_COLOUR
from .pool_rules import HELD, MOVING, WANTED, leads_on, stays
from .situation import Ground, Situation, with_points
from .targets import Colours, HandCards

EFFECT = "rennes.joker_card"


class JokerUsed(HelpedOnce, tag="rennes.joker_used", frozen=True):
    """Whether this turn has seen a joker."""


class Joker(sc.Action, tag="rennes.joker", frozen=True):
    """Play a card as another colour."""

    card: Annotated[CardId, HandCards()]
    colour: Annotated[str, Colours()]


def joker(now: sc.Change, top: Any, action: Joker) -> None:
    """The dots go into the pool as that colour."""
    now.put(JokerUsed(True))
    discard(now, top.seat, (action.card,))
    add_points(now, action.colour, dots_of(action.card))
    now.tell(CardPlayed(top.seat, action.card, action.colour))
    stays(now, top.seat)


def after(on: Ground, here: Situation, action: Joker) -> Situation:
    """What it leads to, for who passes somebody."""
    played = with_points(here, action.colour, dots_of(action.card), (action.card,))
    return played._replace(jokers=here.jokers - 1)


JOKER = sc.Choice(
    Joker,
    do=joker,
    form="joker {card} as {colour}",
    rules=(
        *helps_once(EFFECT, JokerUsed),
        HELD,
        WANTED,
        sc.Rule(
            SAME_COLOUR,
            predicate=lambda at, action: colour_of(action.card) != action.colour,
        ),
    ),
    ends=(leads_on(after),),
    **MOVING,
)
