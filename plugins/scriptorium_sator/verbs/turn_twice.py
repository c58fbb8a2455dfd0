"""Turning the chosen bridge twice for one price, about two of its squares (S11.5, S11.6)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..board.square_notation import square_name
from ..board.targets import Price, Prices, Turn, geometry
from ..hand.playing import BAD_LEVEL
from ..sentences import reason, text
from .bridge_parts import turn_levels
from .bridge_steps import ASKS, ENDS_ELSEWHERE, MAY_END, TOO_DEAR, move
from .listed_turns import first_turns, second_turns
from .turn import ROOM

SAME_PIVOT = reason("same_pivot", "S11.6 R24", "sator-same-pivot")
NO_SECOND_TURN = reason("no_change", "S11.6", "sator-no-second-turn")
NOT_OPEN = reason("bad_level", "S11.5", "sator-rotas-not-open")
ASKS_AGAIN = reason("awaited", "S11.5 S11.6", "sator-touch-turning")


class RotateTwice(sc.Action, tag="sator.rotate_twice", frozen=True):
    """Make the first of two turns, for the price of a level that gives both."""

    ap: Annotated[Price, Prices(partial(turn_levels, turns=2), touched=True)]
    first: Turn


class RotateAgain(sc.Action, tag="sator.rotate_again", frozen=True):
    """Turn the bridge a second time, about another of its squares."""

    second: Turn


def why_no_level(position: Any, top: Any, action: RotateTwice) -> sc.Refused | None:
    """A level of the card with two turns (S11.1, S11.5)."""
    if action.ap in turn_levels(position, top, 2):
        return None
    return BAD_LEVEL(also=("S11.1", "S11.5"))


def other_pivot(position: Any, top: Any, action: RotateAgain) -> bool:
    """About another square than before (S11.6)."""
    return bool(action.second[0] != top.chosen[2][0])


def has_second(position: Any, top: Any, action: RotateTwice) -> bool:
    """Whether the first of two turns leaves a second one."""
    chosen = (top.chosen[0], action.ap, action.first)
    after = sv.CardRun(top.seat, top.card, top.at, chosen=chosen)
    return bool(second_turns(position, after, RotateAgain))


def said_first(table: Any, action: RotateTwice) -> sc.Text:
    """The first of two turns."""
    return text(
        "sator-turns-first",
        seat=table.chooser or "",
        square=square_name(geometry(table), action.first[0]),
    )


TWICE = "S11.6 R24"
OF_FIRST = {"no_change": f"S9.7 {TWICE}", "no_ap": "R30", "pivot_not_on_bridge": TWICE}
ROTATE_TWICE = sc.Choice(
    RotateTwice,
    fast=partial(first_turns, kind=RotateTwice),
    given=lambda words: words.ways().turning(2, priced=True),
    asks=ASKS,
    said=said_first,
    rules=(sc.Rule(why=why_no_level), TOO_DEAR, ENDS_ELSEWHERE),
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
REASONS = (SAME_PIVOT,)
