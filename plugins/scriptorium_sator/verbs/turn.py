"""Turning the chosen bridge once: for the price of a level, or for nothing (S11)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import scriptorium as sc
from scriptorium.errors import NOT_NOW

from ..board.targets import Price, Prices, Turn
from ..box.card_data import RotasLevel
from ..hand.playing import BAD_LEVEL
from ..sentences import reason
from .bridge_parts import part_of, turn_levels
from .bridge_steps import ASKS, COMPLETED, MAY_END, TOO_DEAR, move
from .listed_turns import is_push, single_turns

WRONG_ANGLE = reason("wrong_angle", "S11.1", "sator-rotas-wrong-angle")


class Rotate(sc.Action, tag="sator.rotate", frozen=True):
    """Turn the chosen bridge, for the price of a level."""

    ap: Annotated[Price, Prices(partial(turn_levels, turns=1))]
    turn: Turn


class Spin(sc.Action, tag="sator.spin", frozen=True):
    """Turn the chosen bridge about one of its squares."""

    turn: Turn


def why_no_level(position: Any, top: Any, action: Rotate) -> sc.Refused | None:
    """A level of the card with one turn, by this angle (S11.1, S11.5)."""
    level = turn_levels(position, top, 1).get(action.ap)
    if level is None:
        return BAD_LEVEL(also=("S11.1", "S11.5"))
    return why_no_angle(level, action.turn[1])


def why_no_angle(level: RotasLevel, angle: int) -> sc.Refused | None:
    """Only the angles of the level."""
    if level.allows(angle):
        return None
    return WRONG_ANGLE(angles=", ".join(map(str, level.angles)))


def why_not_spun(position: Any, top: Any, action: Spin) -> sc.Refused | None:
    """A part that turns without levels, by this angle."""
    part = part_of(position, top)
    if part.priced or not part.turns:
        return NOT_NOW()
    return why_no_angle(part.turns[0], action.turn[1])


ROOM = dict.fromkeys(("outside", "overlap"), "S11.4 R22 R23")
ROTATE = sc.Choice(
    Rotate,
    do=move,
    fast=partial(single_turns, kind=Rotate, priced=True),
    given=lambda words: words.ways().turning(1, priced=True),
    doubles=is_push,
    asks=ASKS,
    rules=(sc.Rule(why=why_no_level), TOO_DEAR, MAY_END),
    cites={"no_change": "S9.7", "no_ap": "R30", **ROOM},
)
SPIN = sc.Choice(
    Spin,
    do=move,
    fast=partial(single_turns, kind=Spin, priced=False),
    given=lambda words: words.ways().turning(1, priced=False),
    doubles=is_push,
    asks=ASKS,
    rules=(sc.Rule(why=why_not_spun), MAY_END),
    ends=(COMPLETED,),
    also=("swing",),
)
REASONS = (WRONG_ANGLE,)
