"""Pushing the chosen bridge: for the price of a level, for nothing, or by one square (S10, S18)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc

from .. import say
from ..board.targets import DIRECTIONS, Direction, Paths, Price, Prices
from ..hand.playing import BAD_LEVEL, too_dear
from .bridge_movement import NOT_ON_BOARD, movement
from .bridge_parts import PushLevel, part_of, push_levels
from .bridge_steps import ASKS, COMPLETED, MAY_END, TOO_DEAR, move
from .listed_pushes import accepts, laden, pushes, short_pushes
from .movement_questions import MOVEMENT

TOO_MANY_SQUARES = say.reason("S10.1 R21", "sator-moves-too-many-squares", id="too_many_squares")
TOO_FEW_SQUARES = say.reason("S10.1 R21", "sator-moves-too-few-squares", id="bad_level")
TOO_FAR = say.reason("S18.1 R43", "sator-omnia-too-many-squares", id="too_many_squares")
NOT_FAR_ENOUGH = say.reason("S18.1 S18.4 R43", "sator-omnia-too-few-squares", id="bad_level")
WRONG_LENGTH = say.reason("", "sator-verbs-wrong-length", id="too_many_squares")


def longest(at: sc.Moment) -> int:
    """How far the part pushes at most."""
    return max((level.most for level in part_of(at).pushes), default=0)


def meant(at: sc.Moment, squares: int) -> PushLevel | None:
    """The level that is meant by so many squares: the first that goes so far, or the last."""
    found = part_of(at).pushes
    return next((level for level in found if level.most >= squares), found[-1] if found else None)


def meant_length(at: sc.Moment, squares: int) -> int:
    """How many squares a push goes of which some have been touched."""
    level = meant(at, squares)
    return squares if level is None else max(squares, level.least)


class PushPrices(Prices):
    """The prices of pushes; the squares that are touched tell them."""

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[int, int] | None:
        """By the level that goes so far."""
        level = meant(at, len(touched)) if push_levels(at) else None
        return None if level is None else (level.ap, 0)


Path = Annotated[DIRECTIONS, Paths(longest, meant_length)]


def why_length(at: sc.Moment, action: Push) -> sc.Refused | None:
    """As many squares as the level says (S10.1)."""
    squares, written = push_levels(at)[action.ap].most, len(action.path)
    if written == squares:
        return None
    reason = TOO_MANY_SQUARES if written > squares else TOO_FEW_SQUARES
    return reason(squares=squares, written=written)


def why_not_far(at: sc.Moment, action: PushFar) -> sc.Refused | None:
    """As many squares as the part says, for its price (S18.1)."""
    part, written = part_of(at), len(action.path)
    if part.priced or not part.pushes:
        return NOT_ON_BOARD(bridge=movement(at).name(at, at.decision.chosen[0]))
    ap, least, most = part.pushes[0]
    if not ap and not least <= written <= most:
        return WRONG_LENGTH(least=least, most=most, written=written)
    if written > most:
        return TOO_FAR(most=most, written=written)
    if written < least:
        return NOT_FAR_ENOUGH(fewest=least)
    return too_dear(at, ap, "S18.1")


@MOVEMENT.verb_step(
    say.rule_for(BAD_LEVEL, predicate=lambda at, do: do.ap in push_levels(at)),
    TOO_DEAR,
    sc.Rule(explain=why_length),
    MAY_END,
    do=move,
    only_with="sator.moves",
    quick=sc.Quick(
        lists=lambda at: pushes(at, Push, priced=True),
        given=lambda words: words.ways().pushing(priced=True),
        accepts=accepts,
        imagines=laden,
    ),
    asks=ASKS,
    cites={
        "bad_level": "S10.1 R33",
        "no_change": "S9.7 R21",
        "no_ap": "R30",
        "outside": "S10.3 R22",
        "overlap": "S10.3 R22",
    },
)
class Push(sc.Action, tag="sator.push", frozen=True):
    """Push the chosen bridge along a path, for the price of a level."""

    ap: Annotated[Price, PushPrices(push_levels)]
    path: Path


@MOVEMENT.verb_step(
    sc.Rule(explain=why_not_far),
    MAY_END,
    do=move,
    quick=sc.Quick(
        lists=lambda at: pushes(at, PushFar, priced=False),
        given=lambda words: words.ways().pushing(priced=False),
    ),
    asks=ASKS,
    word="far",
    also=("shove",),
    cites={"no_change": "S18.3 R43", "outside": "S18.2", "overlap": "S18.2"},
)
class PushFar(sc.Action, tag="sator.push_far", frozen=True):
    """Push the chosen bridge along a path."""

    path: Path


@MOVEMENT.verb_step(
    MAY_END,
    do=move,
    ends=(COMPLETED,),
    quick=sc.Quick(lists=lambda at: short_pushes(at, Shift), accepts=accepts),
    asks=say.awaits("S17.1 S26.1", "sator-touch-operating"),
    word="slide",
)
class Shift(sc.Action, tag="sator.shift", frozen=True):
    """Push the chosen bridge by one square."""

    path: Direction
