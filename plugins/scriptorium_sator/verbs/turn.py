"""Turning the chosen bridge: for the price of a level, once or twice, or for nothing (S11)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium.errors import NOT_NOW
from scriptorium_grid.carrying import (
    State,
    find_turn,
    first_turns,
    free_turns,
    limited_turns,
    second_turns,
    turned,
    turned_to,
)
from scriptorium_grid.turn_lists import ANGLES

from ..board.square_notation import square_name
from ..board.targets import Price, Prices, Turn, geometry, masks
from ..box.card_data import RotasLevel
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, place_of
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import state_of
from ..hand.playing import AP, BAD_LEVEL
from . import operation_row
from .bridge_movement import NO_CHANGE, OUTSIDE
from .bridge_parts import (
    BridgePart,
    judge,
    movement,
    part_of,
    shut,
    surcharge,
    why_not_left,
)
from .push import ASKS, why_too_dear
from .turns_like_pushes import without_pushes
from .turns_made import do_both, do_turn
from .verb_words import PushLevel

PIVOT_NOT_ON_BRIDGE = sc.Reason(
    "pivot_not_on_bridge",
    "S11.1",
    "A bridge turns about one of its own squares.",
    message="sator-pivot-not-on-bridge",
)
SAME_PIVOT = sc.Reason(
    "same_pivot",
    "S11.6 R24",
    "The second turn needs another square as pivot.",
    message="sator-same-pivot",
)
NO_SECOND_TURN = sc.Reason(
    "no_change",
    "S11.6",
    "After this turn there is no second one that can be made.",
    message="sator-no-second-turn",
)
NOT_OPEN = sc.Reason(
    "bad_level", "S11.5", "This level gives no further turn.", message="sator-rotas-not-open"
)
WRONG_ANGLE = sc.Reason(
    "wrong_angle",
    "S11.1",
    "This card turns by so many degrees, clockwise: {angles}.",
    message="sator-rotas-wrong-angle",
)
BY_ONE = (PushLevel(0, 1, 1),)
ASKS_AGAIN = sc.Reason(
    "awaited",
    "S11.5 S11.6",
    "The bridge is to turn once more: touch another of its squares as the pivot.",
    message="sator-touch-turning",
)


def prices(rotations: int) -> Any:
    """The prices of the levels that turn so many times."""

    def among(position: Any, top: Any) -> list[int]:
        part = part_of(position, top)
        levels = part.turns if part.priced else ()
        return [level.ap for level in levels if level.rotations == rotations]

    return among


class Rotate(sc.Action, tag="sator.rotate", frozen=True):
    """Turn the chosen bridge, for the price of a level."""

    ap: Annotated[Price, Prices(prices(1))]
    turn: Turn


class RotateTwice(sc.Action, tag="sator.rotate_twice", frozen=True):
    """Make the first of two turns, for the price of a level that gives both."""

    ap: Annotated[Price, Prices(prices(2), touched=True)]
    first: Turn


class RotateAgain(sc.Action, tag="sator.rotate_again", frozen=True):
    """Turn the bridge a second time, about another of its squares."""

    second: Turn


class Spin(sc.Action, tag="sator.spin", frozen=True):
    """Turn the chosen bridge about one of its squares."""

    turn: Turn


# What refuses a turn, in order.


def why_no_level(position: Any, top: Any, action: Rotate | RotateTwice) -> sc.Refused | None:
    """A level of the card with so many turns, by this angle (S11.1, S11.5)."""
    part, rotations = part_of(position, top), 1 if isinstance(action, Rotate) else 2
    levels = part.turns if part.priced else ()
    level = next((level for level in levels if level.ap == action.ap), None)
    if level is None or level.rotations != rotations:
        return BAD_LEVEL(also=("S11.1", "S11.5"))
    return None if rotations > 1 else why_no_angle(level, action.turn[1])  # type: ignore[union-attr]


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


def ended(position: Any, top: Any, state: State, pivot: int, angle: int) -> sc.Refused | State:
    """The state that a turn leads to, or why it cannot be made (S11.4)."""
    moving, bridge = movement(position), top.chosen[0]
    if pivot < 0 or not moving.geometry.mask(bridge, state[0]) >> pivot & 1:
        return PIVOT_NOT_ON_BRIDGE()
    moves = moving.geometry.moves[bridge]
    turn = find_turn(moves, state[0], pivot, angle)
    if turn is None:
        return OUTSIDE(bridge=moving.name(position, bridge))
    place = place_of(turn.orient, turn.anchor)
    refused = moving.why_no_room(position, masks(position), bridge, place)
    if refused is not None:
        return refused
    after = turned(moves, state, turn)
    return NO_CHANGE() if after == state else after


def why_blocked(position: Any, top: Any, action: Any) -> sc.Refused | None:
    """Over free squares, to a state that is open (S11.4, S13.3, S13.4)."""
    state = ended(position, top, state_of(masks(position), top.chosen[0]), *action.turn)
    if isinstance(state, sc.Refused):
        return state
    return why_not_left(position, top, part_of(position, top), state)


def why_first_blocked(position: Any, top: Any, action: RotateTwice) -> sc.Refused | None:
    """The first of two turns must be legal in itself (S11.6)."""
    state = ended(position, top, state_of(masks(position), top.chosen[0]), *action.first)
    return state if isinstance(state, sc.Refused) else None


def why_second_blocked(position: Any, top: Any, action: RotateAgain) -> sc.Refused | None:
    """Another pivot, a legal end, and both turns must have changed something (S11.6)."""
    bridge, _, first = top.chosen
    if action.second[0] == first[0]:
        return SAME_PIVOT()
    moves, before = geometry(position).moves[bridge], state_of(masks(position), bridge)
    turn = find_turn(moves, before[0], *first)
    if turn is None:
        return PIVOT_NOT_ON_BRIDGE()
    state = ended(position, top, turned(moves, before, turn), *action.second)
    if isinstance(state, sc.Refused):
        return state
    if state == before:
        return NO_CHANGE()
    return why_not_left(position, top, part_of(position, top), state)


def why_not_completed(position: Any, top: Any, action: Spin) -> sc.Refused | None:
    """A row of operations must be one that can be completed."""
    part = part_of(position, top)
    state = ended(position, top, state_of(masks(position), top.chosen[0]), *action.turn)
    if isinstance(state, sc.Refused):
        return state
    return operation_row.why_not_on(position, top, part.together, state)


def has_second(position: Any, top: Any, action: RotateTwice) -> bool:
    """Whether the first of two turns leaves a second one."""
    chosen = (top.chosen[0], action.ap, action.first)
    return bool(second_list(position, sv.CardRun(top.seat, top.card, top.at, chosen=chosen)))


# What is legal, listed quickly.


@lru_cache(64)
def made(kind: Any, ap: int | None, squares: int) -> list[Any]:
    """The actions of a level about all squares, by the square and the angle."""
    price = () if ap is None else (ap,)
    turns = ((square, angle or 1) for square in range(squares) for angle in range(ANGLES))
    return [kind(*price, turn) for turn in turns]


def listed(
    position: Any,
    top: Any,
    part: BridgePart,
    bridge: int,
    rotations: int,
    *,
    distinct: bool = False,
) -> list[Any]:
    """One turn to each outcome; or each first turn that leaves a second one.

    With `distinct` those are left out that a push of the same part does for the same price.
    """
    here, left = masks(position), position.clock.left[AP]
    known, place = here.geometry, here.places[bridge]
    if part.pays and here.with_acolyte >> bridge & 1:
        left -= surcharge(position, part, here, bridge)
    orient, anchor = place >> ANCHOR_BITS, place & ANCHOR
    kind = (Rotate if rotations == 1 else RotateTwice) if part.priced else Spin
    may, near, at = judge(position, top, part, bridge), here.blocked >> anchor, anchor * ANGLES
    ridden = here.riding(bridge) >> anchor if here.with_rider >> bridge & 1 else 0
    found: list[Any] = []
    distinct = distinct and bool(part.pushes)
    slid = distinct and not ridden and may is None and part.pushes == BY_ONE
    for level in part.turns:
        if level.rotations != rotations or level.ap > left:
            continue
        actions = made(kind, level.ap if part.priced else None, len(known.square_names))
        if may is None and not level.angles:
            if rotations == 1:
                turns = known.turn_lists.singles(bridge, orient, ridden)
                found += [
                    actions[at + code]
                    for front, code, slides in turns
                    if not (front & near or (slides and slid))
                ]
                continue
            for front, code, both in known.turn_lists.firsts(bridge, orient, ridden):
                if not front & near:
                    for end in both:
                        if not end & near:
                            found.append(actions[at + code])
                            break
            continue
        state, moves, others = state_of(here, bridge), known.moves[bridge], here.others(bridge)
        if rotations == 1:
            angles = limited_turns(moves, others, state, level.allows) if level.angles else None
            free = free_turns(moves, others, state) if angles is None else angles
            open_ = [t for t in free if may is None or may(turned_to(state, t))]
        else:
            open_ = first_turns(moves, others, state, may)
        slid = False
        found += [actions[at + turn.pivot * ANGLES + turn.angle] for turn in open_]
    return without_pushes(here, part, bridge, found) if distinct and not slid else found


def is_push(position: Any, top: Any, action: Any) -> bool:
    """Whether a push of the same part does the same for the same price."""
    return not without_pushes(masks(position), part_of(position, top), top.chosen[0], [action])


def rotates(position: Any, top: Any) -> list[Rotate]:
    """The turns of levels that give one."""
    part, bridge = part_of(position, top), top.chosen[0]
    if not (part.priced and part.turns):
        return []
    return listed(position, top, part, bridge, 1, distinct=True)


def first_list(position: Any, top: Any) -> list[RotateTwice]:
    """The first turns of levels that give two."""
    part = part_of(position, top)
    return listed(position, top, part, top.chosen[0], 2) if part.priced else []


def spins(position: Any, top: Any) -> list[Spin]:
    """The turns of a part without levels."""
    part, bridge = part_of(position, top), top.chosen[0]
    if part.priced or not part.turns:
        return []
    return listed(position, top, part, bridge, 1, distinct=True)


def second_list(position: Any, top: Any) -> list[RotateAgain]:
    """One second turn to each outcome."""
    here, known = masks(position), geometry(position)
    bridge, _, (pivot, angle) = top.chosen
    orient, anchor = here.places[bridge] >> ANCHOR_BITS, here.places[bridge] & ANCHOR
    actions, at = made(RotateAgain, None, len(known.square_names)), anchor * ANGLES
    may = judge(position, top, part_of(position, top), bridge)
    if may is None:
        near, first = here.blocked >> anchor, (pivot - anchor) * ANGLES + angle
        turns = known.turn_lists.seconds(bridge, orient, here.riding(bridge) >> anchor, first)
        return [actions[at + code] for front, code in turns if not front & near]
    moves, others, state = known.moves[bridge], here.others(bridge), state_of(here, bridge)
    seconds = second_turns(moves, others, state, pivot - anchor, angle, may)
    return [actions[at + turn.pivot * ANGLES + turn.angle] for turn in seconds]


def can_turn(
    position: Any, top: Any, part: BridgePart, here: BoardMasks, bridge: int, watched: bool
) -> bool:
    """Whether a bridge of which a turn changes something can be turned so, and be left there."""
    if part.pays and here.with_acolyte >> bridge & 1:
        extra = surcharge(position, part, here, bridge)
        if part.turn_price > position.clock.left[AP] - extra:
            return False
    if part.turn_plain:
        if not watched:
            return True
        places = shut(position, top, part, bridge)
        if here.reaches_other(bridge, here.turn_ends(bridge), places):
            return True
    return any(listed(position, top, part, bridge, rotations) for rotations in (1, 2))


def said_first(table: Any, action: RotateTwice) -> sc.Text:
    """The first of two turns."""
    return sc.text(
        "sator-turns-first", "{seat} begins with a turn about {square}.",
        seat=table.chooser or "", square=square_name(geometry(table), action.first[0]),
    )  # fmt: skip


ROOM = dict.fromkeys(("outside", "overlap"), "S11.4 R22 R23")
DEAR = sc.Rule(why=why_too_dear)
ROTATE = sc.Choice(
    Rotate,
    do=do_turn,
    fast=rotates,
    given=lambda words: words.priced and any(level.rotations == 1 for level in words.turns),
    doubles=is_push,
    asks=ASKS,
    rules=(sc.Rule(why=why_no_level), DEAR, sc.Rule(why=why_blocked)),
    cites={"no_change": "S9.7", "no_ap": "R30", **ROOM},
)
ROTATE_TWICE = sc.Choice(
    RotateTwice,
    fast=first_list,
    given=lambda words: words.priced and any(level.rotations == 2 for level in words.turns),
    asks=ASKS,
    said=said_first,
    rules=(sc.Rule(why=why_no_level), DEAR, sc.Rule(why=why_first_blocked)),
    ends=(sc.Rule(NO_SECOND_TURN, holds=has_second),),
    word="rotate",
    form="rotate {ap} {first} more",
    cites={
        "no_change": "S9.7 S11.6 R24",
        "no_ap": "R30",
        "pivot_not_on_bridge": "S11.6 R24",
        **dict.fromkeys(ROOM, "S11.4 R22 R23 S11.6 R24"),
    },
)
AGAIN = sc.Choice(
    RotateAgain,
    do=do_both,
    fast=second_list,
    asks=ASKS_AGAIN,
    rules=(sc.Rule(why=why_second_blocked),),
    refusal=NOT_OPEN,
    word="again",
    cites=dict.fromkeys((*ROOM, "no_change", "pivot_not_on_bridge"), "S11.6 R24"),
)
SPIN = sc.Choice(
    Spin,
    do=do_turn,
    fast=spins,
    given=lambda words: not words.priced and bool(words.turns),
    doubles=is_push,
    asks=ASKS,
    rules=(sc.Rule(why=why_not_spun), sc.Rule(why=why_blocked)),
    ends=(sc.Rule(why=why_not_completed),),
    also=("swing",),
)
REASONS = (PIVOT_NOT_ON_BRIDGE, SAME_PIVOT, WRONG_ANGLE, OUTSIDE, NO_CHANGE)
