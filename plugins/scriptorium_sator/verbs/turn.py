"""Turning the chosen bridge: for the price of a level, once or twice, or for nothing (S11)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium.errors import NOT_NOW

from ..board.square_notation import square_name
from ..board.targets import Price, Prices, Turn, geometry
from ..box.card_data import RotasLevel
from ..hand.playing import BAD_LEVEL
from .bridge_parts import ChosenBridge, part_of, turn_levels
from .bridge_steps import ASKS, COMPLETED, ENDS_ELSEWHERE, MAY_END, TOO_DEAR, move
from .listed_turns import first_turns, is_push, listed, second_turns, single_turns

SAME_PIVOT = sc.Reason(
    "same_pivot", "S11.6 R24", "The second turn needs another square as pivot.",
    message="sator-same-pivot",
)  # fmt: skip
NO_SECOND_TURN = sc.Reason(
    "no_change", "S11.6", "After this turn there is no second one that can be made.",
    message="sator-no-second-turn",
)  # fmt: skip
NOT_OPEN = sc.Reason(
    "bad_level", "S11.5", "This level gives no further turn.", message="sator-rotas-not-open"
)
WRONG_ANGLE = sc.Reason(
    "wrong_angle", "S11.1", "This card turns by so many degrees, clockwise: {angles}.",
    message="sator-rotas-wrong-angle",
)  # fmt: skip
ASKS_AGAIN = sc.Reason(
    "awaited",
    "S11.5 S11.6",
    "The bridge is to turn once more: touch another of its squares as the pivot.",
    message="sator-touch-turning",
)


class Rotate(sc.Action, tag="sator.rotate", frozen=True):
    """Turn the chosen bridge, for the price of a level."""

    ap: Annotated[Price, Prices(partial(turn_levels, turns=1))]
    turn: Turn


class RotateTwice(sc.Action, tag="sator.rotate_twice", frozen=True):
    """Make the first of two turns, for the price of a level that gives both."""

    ap: Annotated[Price, Prices(partial(turn_levels, turns=2), touched=True)]
    first: Turn


class RotateAgain(sc.Action, tag="sator.rotate_again", frozen=True):
    """Turn the bridge a second time, about another of its squares."""

    second: Turn


class Spin(sc.Action, tag="sator.spin", frozen=True):
    """Turn the chosen bridge about one of its squares."""

    turn: Turn


def why_no_level(position: Any, top: Any, action: Any) -> sc.Refused | None:
    """A level of the card with so many turns, by this angle (S11.1, S11.5)."""
    turns = 1 if isinstance(action, Rotate) else 2
    level = turn_levels(position, top, turns).get(action.ap)
    if level is None:
        return BAD_LEVEL(also=("S11.1", "S11.5"))
    return why_no_angle(level, action.turn[1]) if turns == 1 else None


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


def other_pivot(position: Any, top: Any, action: RotateAgain) -> bool:
    """About another square than before (S11.6)."""
    return bool(action.second[0] != top.chosen[2][0])


def has_second(position: Any, top: Any, action: RotateTwice) -> bool:
    """Whether the first of two turns leaves a second one."""
    chosen = (top.chosen[0], action.ap, action.first)
    after = sv.CardRun(top.seat, top.card, top.at, chosen=chosen)
    return bool(second_turns(position, after, RotateAgain))


def any_turn(chosen: ChosenBridge) -> bool:
    """Whether there is a turn, or a first of two."""
    kinds = ((Rotate, 1), (RotateTwice, 2)) if chosen[1].priced else ((Spin, 1),)
    return any(listed(chosen, *kind) for kind in kinds)


def said_first(table: Any, action: RotateTwice) -> sc.Text:
    """The first of two turns."""
    return sc.text(
        "sator-turns-first", "{seat} begins with a turn about {square}.",
        seat=table.chooser or "", square=square_name(geometry(table), action.first[0]),
    )  # fmt: skip


LEVEL, TWICE = sc.Rule(why=why_no_level), "S11.6 R24"
ROOM = dict.fromkeys(("outside", "overlap"), "S11.4 R22 R23")
ROTATE = sc.Choice(
    Rotate,
    do=move,
    fast=partial(single_turns, kind=Rotate, priced=True),
    given=lambda words: words.ways().turning(1, priced=True),
    doubles=is_push,
    asks=ASKS,
    rules=(LEVEL, TOO_DEAR, MAY_END),
    cites={"no_change": "S9.7", "no_ap": "R30", **ROOM},
)
OF_FIRST = {"no_change": f"S9.7 {TWICE}", "no_ap": "R30", "pivot_not_on_bridge": TWICE}
ROTATE_TWICE = sc.Choice(
    RotateTwice,
    fast=partial(first_turns, kind=RotateTwice),
    given=lambda words: words.ways().turning(2, priced=True),
    asks=ASKS,
    said=said_first,
    rules=(LEVEL, TOO_DEAR, ENDS_ELSEWHERE),
    ends=(sc.Rule(NO_SECOND_TURN, holds=has_second),),
    word="rotate",
    form="rotate {ap} {first} more",
    cites=OF_FIRST | dict.fromkeys(ROOM, f"S11.4 R22 R23 {TWICE}"),
)
AGAIN = sc.Choice(
    RotateAgain,
    do=move,
    fast=partial(second_turns, kind=RotateAgain),
    asks=ASKS_AGAIN,
    rules=(sc.Rule(SAME_PIVOT, holds=other_pivot), MAY_END),
    refusal=NOT_OPEN,
    word="again",
    cites=dict.fromkeys((*ROOM, "no_change", "pivot_not_on_bridge"), TWICE),
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
REASONS = (SAME_PIVOT, WRONG_ANGLE)
