"""Which turns a tile on a board can make, as the actions that `actions_of` made of them.

One turn stands for all that come to the same. Its code is the square of the pivot and the angle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from scriptorium.grid import TURNS, Mask

from .carrying import ANCHOR, ANCHOR_BITS, Judge, find_turn, pushed, turned
from .push_lists import PushLevel
from .tiles_lying import TilesLying
from .turn_lists import ANGLES

Actions = list[Any]  # by code


def singles(
    here: TilesLying, tile: int, actions: Actions, may: Judge, angles: tuple[int, ...] = TURNS
) -> Actions:
    """One turn by one of these angles to each outcome."""
    orient, anchor = here.places[tile] >> ANCHOR_BITS, here.places[tile] & ANCHOR
    near, at = here.blocked >> anchor, anchor * ANGLES
    ridden = here.ridden(tile) if here.with_rider >> tile & 1 else 0
    turns = here.geometry.turn_lists.singles(tile, orient, ridden, angles)
    if may is None:
        return [actions[at + code] for front, code in turns if not front & near]
    return [
        actions[at + code]
        for front, code in turns
        if not front & near and may(here.after_codes(tile, code))
    ]


def elsewhere(here: TilesLying, tile: int, actions: Actions) -> Actions:
    """One turn of an empty tile to each outcome that no push by one square leads to."""
    orient, anchor = here.places[tile] >> ANCHOR_BITS, here.places[tile] & ANCHOR
    near, at = here.blocked >> anchor, anchor * ANGLES
    turns = here.geometry.turn_lists.elsewhere(tile, orient)
    return [actions[at + code] for front, code in turns if not front & near]


def firsts(here: TilesLying, tile: int, actions: Actions, may: Judge) -> Actions:
    """Each first turn that leaves a second one."""
    orient, anchor = here.places[tile] >> ANCHOR_BITS, here.places[tile] & ANCHOR
    near, at = here.blocked >> anchor, anchor * ANGLES
    open_: Actions = []
    for front, code, both in here.geometry.turn_lists.firsts(tile, orient, here.ridden(tile)):
        if not front & near:
            for end in both:
                if not end & near:
                    if may is None or any(True for _ in _seconds(here, tile, code, may)):
                        open_.append(actions[at + code])
                    break
    return open_


def seconds(
    here: TilesLying, tile: int, actions: Actions, pivot: int, angle: int, may: Judge
) -> Actions:
    """One second turn to each outcome."""
    anchor = here.places[tile] & ANCHOR
    at, first = anchor * ANGLES, (pivot - anchor) * ANGLES + angle
    return [actions[at + code] for code in _seconds(here, tile, first, may)]


def _seconds(here: TilesLying, tile: int, first: int, may: Judge) -> Iterator[int]:
    """The codes of the second turns after a first one."""
    place, known = here.places[tile], here.geometry
    near = here.blocked >> (place & ANCHOR)
    turns = known.turn_lists.seconds(tile, place >> ANCHOR_BITS, here.ridden(tile), first)
    for front, code in turns:
        if not front & near and (may is None or may(here.after_codes(tile, first, code))):
            yield code


def slides(here: TilesLying, tile: int, reached: Mask, turn: tuple[int, ...]) -> bool:
    """Whether a turn comes to the same as a push to one of the anchors that are reached."""
    moves, state = here.geometry.moves[tile], here.state(tile)
    end = find_turn(moves, state[0], *turn) if reached else None
    if end is None or end.orient != state[0] >> ANCHOR_BITS or not reached >> end.anchor & 1:
        return False
    return pushed(state, end.anchor - (state[0] & ANCHOR)) == turned(moves, state, end)


@lru_cache(64)
def actions_of(kind: Any, ap: int | None, squares: int) -> Actions:
    """By code, the actions of turning about all squares, with a price before the turn or none."""
    price = () if ap is None else (ap,)
    turns = ((square, angle or 1) for square in range(squares) for angle in range(ANGLES))
    return [kind(*price, turn) for turn in turns]


def without_pushes(
    here: TilesLying, tile: int, pushes: Iterable[PushLevel], found: list[Any]
) -> list[Any]:
    """The turns that no push does for the same price."""
    known = here.geometry
    if len(known.tables[tile].shape.turns) == ANGLES:
        return found  # each turn makes it look different, as no push does
    anchors, start = here.anchors(tile), 1 << (here.places[tile] & ANCHOR)
    reach = {one.ap: known.grid.walks_exactly(anchors, start, one.most) for one in pushes}
    return [
        action
        for action in found
        if not slides(here, tile, reach.get(getattr(action, "ap", 0), 0), action.turn)
    ]
