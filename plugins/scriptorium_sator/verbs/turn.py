"""Turning the chosen bridge once or twice, for the price of a level or for nothing (S11)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.engine import NOT_NOW

from .. import say
from ..board.targets import FirstTurn, Price, Prices, Turn, grid_of, square_name
from ..box.card_data import RotasLevel
from ..hand.playing import BAD_LEVEL
from .bridge_parts import part_of, turn_levels
from .bridge_steps import ASKS, COMPLETED, ENDS_ELSEWHERE, MAY_END, TOO_DEAR, move
from .listed_turns import accepts, first_turns, is_push, second_turns, single_turns
from .movement_questions import MOVEMENT

WRONG_ANGLE = say.reason("S11.1", "sator-rotas-wrong-angle", id="wrong_angle")
NOT_OPEN = say.reason("S11.5", "sator-rotas-not-open", id="bad_level")


def why_no_level(at: sc.Moment, action: Rotate | RotateTwice) -> sc.Refused | None:
    """A level of the card with so many turns, one by this angle (S11.1, S11.5)."""
    twice = isinstance(action, RotateTwice)
    level = turn_levels(at, 2 if twice else 1).get(action.ap)
    if level is None:
        return BAD_LEVEL(also=("S11.1", "S11.5"))
    return None if isinstance(action, RotateTwice) else why_no_angle(level, action.turn[1])


def why_no_angle(level: RotasLevel, angle: int) -> sc.Refused | None:
    """Only the angles of the level."""
    if level.allows(angle):
        return None
    return WRONG_ANGLE(angles=", ".join(map(str, level.angles)))


def why_not_spun(at: sc.Moment, action: Spin) -> sc.Refused | None:
    """A part that turns without levels, by this angle."""
    part = part_of(at)
    if part.priced or not part.turns:
        return NOT_NOW()
    return why_no_angle(part.turns[0], action.turn[1])


ROOM = dict.fromkeys(("outside", "overlap"), "S11.4 R22 R23")


@MOVEMENT.verb_step(
    sc.Rule(explain=why_no_level),
    TOO_DEAR,
    MAY_END,
    do=move,
    only_with="sator.rotas",
    quick=sc.Quick(
        lists=lambda at: single_turns(at, Rotate, priced=True),
        accepts=accepts,
        given=lambda words: words.ways().turning(1, priced=True),
        doubles=is_push,
    ),
    asks=ASKS,
    cites={"no_change": "S9.7", "no_ap": "R30", **ROOM},
)
class Rotate(sc.Action, tag="sator.rotate", frozen=True):
    """Turn the chosen bridge, for the price of a level."""

    ap: Annotated[Price, Prices(partial(turn_levels, turns=1))]
    turn: Turn


@MOVEMENT.verb_step(
    sc.Rule(explain=why_not_spun),
    MAY_END,
    do=move,
    ends=(COMPLETED,),
    quick=sc.Quick(
        lists=lambda at: single_turns(at, Spin, priced=False),
        accepts=accepts,
        given=lambda words: words.ways().turning(1, priced=False),
        doubles=is_push,
    ),
    asks=ASKS,
    also=("swing",),
)
class Spin(sc.Action, tag="sator.spin", frozen=True):
    """Turn the chosen bridge about one of its squares."""

    turn: Turn


# Twice for one price (S11.5, S11.6).


def has_second(at: sc.Moment, action: RotateTwice) -> bool:
    """Whether the first of two turns leaves a second one."""
    chosen = (at.decision.chosen[0], action.ap, action.first)
    after = sv.CardRun(at.me, at.decision.card, at.decision.at, chosen=chosen)
    return bool(second_turns(at.imagine(after), RotateAgain))


def said_first(table: Any, action: RotateTwice) -> sc.Text:
    """The first of two turns."""
    return say.text(
        "sator-turns-first",
        seat=table.chooser or "",
        square=square_name(grid_of(table), action.first[0]),
    )


TWICE = "S11.6 R24"
OF_FIRST = {"no_change": f"S9.7 {TWICE}", "no_ap": "R30", "pivot_not_on_bridge": TWICE}


@MOVEMENT.verb_step(
    sc.Rule(explain=why_no_level),
    TOO_DEAR,
    ENDS_ELSEWHERE,
    ends=(say.rule("S11.6", "sator-no-second-turn", id="no_change", predicate=has_second),),
    only_with="sator.rotas",
    quick=sc.Quick(
        lists=lambda at: first_turns(at, RotateTwice),
        accepts=lambda at, action: action in first_turns(at, RotateTwice),
        given=lambda words: words.ways().turning(2, priced=True),
    ),
    asks=ASKS,
    said=said_first,
    word="rotate",
    form="rotate {ap} {first} more",
    cites=OF_FIRST | dict.fromkeys(ROOM, f"S11.4 R22 R23 {TWICE}"),
)
class RotateTwice(sc.Action, tag="sator.rotate_twice", frozen=True):
    """Make the first of two turns, for the price of a level that gives both."""

    ap: Annotated[Price, Prices(partial(turn_levels, turns=2), touched=True)]
    first: FirstTurn


@MOVEMENT.verb_step(
    say.rule(
        "S11.6 R24",
        "sator-same-pivot",
        predicate=lambda at, do: do.second[0] != at.decision.chosen[2][0],
    ),
    MAY_END,
    do=move,
    only_with="sator.rotas",
    quick=sc.Quick(
        lists=lambda at: second_turns(at, RotateAgain),
        accepts=lambda at, action: action in second_turns(at, RotateAgain),
    ),
    asks=say.awaits("S11.5 S11.6", "sator-touch-turning"),
    refusal=NOT_OPEN,
    word="again",
    cites=dict.fromkeys((*ROOM, "no_change", "pivot_not_on_bridge"), TWICE),
)
class RotateAgain(sc.Action, tag="sator.rotate_again", frozen=True):
    """Turn the bridge a second time, about another of its squares."""

    second: Turn
