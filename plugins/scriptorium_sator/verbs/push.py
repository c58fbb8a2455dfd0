"""Pushing the chosen bridge: for the price of a level, for nothing, or by one square (S10, S18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Annotated, Any

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_grid import Grid, Mask
from scriptorium_grid.carrying import pushed
from scriptorium_grid.push_paths import (
    LONGEST_IN_TABLE,
    long_paths,
    regions,
    shift_along,
    short_paths,
    window,
)

from ..board.board_changes import pushed_board, put_board
from ..board.board_state import Board
from ..board.bridge_events import BridgePushed
from ..board.targets import DIRECTIONS, Direction, Paths, Price, Prices, geometry, masks
from ..bridges.board_geometry import ANCHOR
from ..bridges.board_masks import BoardMasks, anchors_of
from ..bridges.bridge_states import state_of
from ..hand.playing import AP, BAD_LEVEL, too_dear
from . import operation_row
from .bridge_movement import NO_CHANGE, NOT_ON_BOARD
from .bridge_parts import (
    BridgePart,
    judge,
    moved,
    movement,
    part_of,
    pay,
    shut,
    surcharge,
    why_not_left,
)
from .verb_words import PushLevel

LISTS = 1 << 14  # so many surroundings are remembered at most, a few hundred bytes each

TOO_MANY_SQUARES = sc.Reason(
    "too_many_squares",
    "S10.1 R21",
    "This level pushes {squares} squares, not {written}.",
    message="sator-moves-too-many-squares",
)
TOO_FEW_SQUARES = sc.Reason(
    "bad_level",
    "S10.1 R21",
    "This level pushes exactly {squares} squares, not {written}.",
    message="sator-moves-too-few-squares",
)
TOO_FAR = sc.Reason(
    "too_many_squares",
    "S18.1 R43",
    "At most {most} squares, not {written}.",
    message="sator-omnia-too-many-squares",
)
NOT_FAR_ENOUGH = sc.Reason(
    "bad_level",
    "S18.1 S18.4 R43",
    "At least {fewest} squares.",
    message="sator-omnia-too-few-squares",
)
WRONG_LENGTH = sc.Reason(
    "too_many_squares",
    "",
    "This pushes from {least} to {most} squares, not {written}.",
    message="sator-verbs-wrong-length",
)
ASKS = sc.Reason(
    "awaited",
    "S10.2 S11.1",
    "Push the chosen bridge from square to square, or touch the square of it about "
    "which it is to turn.",
    message="sator-touch-handling",
)
ASKS_ONE = sc.Reason(
    "awaited",
    "S17.1 S26.1",
    "Push the chosen bridge by one square, or touch one of its squares about which it is to turn.",
    message="sator-touch-operating",
)


def prices(position: Any, top: Any) -> list[int]:
    """The prices of the levels that push."""
    part = part_of(position, top)
    return [level.ap for level in part.pushes] if part.priced else []


def longest(position: Any, top: Any) -> int:
    """How far the part pushes at most."""
    return max((level.most for level in part_of(position, top).pushes), default=0)


def meant(position: Any, top: Any, squares: int) -> PushLevel | None:
    """The level that is meant by so many squares: the first that goes so far, or the last."""
    levels = part_of(position, top).pushes
    return next(
        (level for level in levels if level.most >= squares), levels[-1] if levels else None
    )


def meant_length(position: Any, top: Any, squares: int) -> int:
    """How many squares a push goes of which some have been touched."""
    level = meant(position, top, squares)
    return squares if level is None else max(squares, level.least)


class PushPrices(Prices):
    """The prices of pushes; the squares that are touched tell them."""

    def meant(self, position: Any, top: Any, touched: tuple[str, ...]) -> tuple[int, int] | None:
        """By the level that goes so far."""
        level = meant(position, top, len(touched)) if prices(position, top) else None
        return None if level is None else (level.ap, 0)


Path = Annotated[DIRECTIONS, Paths(longest, meant_length)]


class Push(sc.Action, tag="sator.push", frozen=True):
    """Push the chosen bridge along a path, for the price of a level."""

    ap: Annotated[Price, PushPrices(prices)]
    path: Path


class PushFar(sc.Action, tag="sator.push_far", frozen=True):
    """Push the chosen bridge along a path."""

    path: Path


class Shift(sc.Action, tag="sator.shift", frozen=True):
    """Push the chosen bridge by one square."""

    path: Direction


push_of = cache(Push)
SHIFTS = tuple(Shift((way,)) for way in range(4))


# What refuses a push, in order.


def level_of(position: Any, top: Any, action: Push) -> PushLevel | None:
    """The level that is paid for."""
    part = part_of(position, top)
    levels = part.pushes if part.priced else ()
    return next((level for level in levels if level.ap == action.ap), None)


def why_too_dear(position: Any, top: Any, action: Push) -> sc.Refused | None:
    """The level, and the acolytes that are carried (S13.1)."""
    extra = surcharge(position, part_of(position, top), masks(position), top.chosen[0])
    return too_dear(position, action.ap + extra, "S13.1")


def why_length(position: Any, top: Any, action: Push) -> sc.Refused | None:
    """As many squares as the level says (S10.1)."""
    level, written = level_of(position, top, action), len(action.path)
    if level is None or written == level.most:
        return None
    reason = TOO_MANY_SQUARES if written > level.most else TOO_FEW_SQUARES
    return reason(squares=level.most, written=written)


def why_not_far(position: Any, top: Any, action: PushFar) -> sc.Refused | None:
    """As many squares as the part says, for its price (S18.1)."""
    part, written = part_of(position, top), len(action.path)
    if part.priced or not part.pushes:
        return NOT_ON_BOARD(bridge=movement(position).name(position, top.chosen[0]))
    ap, least, most = part.pushes[0]
    if not ap and not least <= written <= most:
        return WRONG_LENGTH(least=least, most=most, written=written)
    if written > most:
        return TOO_FAR(most=most, written=written)
    if written < least:
        return NOT_FAR_ENOUGH(fewest=least)
    return too_dear(position, ap, "S18.1")


def why_blocked(position: Any, top: Any, action: Any) -> sc.Refused | None:
    """Step by step over free squares, to a state that is open (S10.3, S13.3, S13.4)."""
    moving, here, bridge = movement(position), masks(position), top.chosen[0]
    shifts = moving.geometry.grid.shifts
    start = place = here.places[bridge]
    for way in action.path:
        anchor = (place & ANCHOR) + shifts[way]
        place = (place & ~ANCHOR) + anchor if anchor >= 0 else -1
        refused = moving.why_no_room(position, here, bridge, place)
        if refused is not None:
            return refused
    if place == start:
        return NO_CHANGE()
    state = pushed(state_of(here, bridge), place - start)
    return why_not_left(position, top, part_of(position, top), state)


def why_not_completed(position: Any, top: Any, action: Shift) -> sc.Refused | None:
    """A row of operations must be one that can be completed."""
    shift = shift_along(geometry(position).grid, action.path)
    state = pushed(state_of(masks(position), top.chosen[0]), shift)
    return operation_row.why_not_on(position, top, part_of(position, top).together, state)


# What is legal, listed quickly.


@lru_cache(LISTS)
def in_region(grid: Grid, ap: int, squares: int, near: Mask) -> tuple[Push, ...]:
    """The short pushes of a level by the anchors around a bridge, which tell them all."""
    return tuple(push_of(ap, path) for _, path in short_paths(grid, near, window(grid), squares))


def listed(position: Any, top: Any, part: BridgePart, bridge: int) -> list[Any]:
    """One push to each outcome."""
    here, left = masks(position), position.clock.left[AP]
    grid = here.geometry.grid
    if part.pays and here.with_acolyte >> bridge & 1:
        left -= surcharge(position, part, here, bridge)
    start, anchors = here.places[bridge] & ANCHOR, anchors_of(here, bridge)
    near = regions(grid, anchors, start, LONGEST_IN_TABLE)
    found: list[Any] = []
    for ap, least, most in part.pushes:
        if ap > left:
            break
        if part.priced and most <= LONGEST_IN_TABLE:
            found += in_region(grid, ap, most, near[most])
        else:
            paths = [path for _, path in long_paths(grid, anchors, start, least, most)]
            found += [Push(ap, p) if part.priced else PushFar(p) for p in paths]
    may = judge(position, top, part, bridge)
    if may is None:
        return found
    state = state_of(here, bridge)
    return [a for a in found if may(pushed(state, shift_along(grid, a.path)))]


def pushes(position: Any, top: Any) -> list[Push]:
    """The pushes of levels."""
    part = part_of(position, top)
    return listed(position, top, part, top.chosen[0]) if part.priced and part.pushes else []


def far_pushes(position: Any, top: Any) -> list[PushFar]:
    """The pushes of a part without levels."""
    part = part_of(position, top)
    return [] if part.priced or not part.pushes else listed(position, top, part, top.chosen[0])


def shifts(position: Any, top: Any) -> list[Shift]:
    """The pushes by one square."""
    here, bridge, part = masks(position), top.chosen[0], part_of(position, top)
    near, state = here.blocked >> (here.places[bridge] & ANCHOR), state_of(here, bridge)
    may, ways = judge(position, top, part, bridge), here.geometry.grid.shifts
    return [
        SHIFTS[ways.index(shift)]
        for front, shift in here.push_ends(bridge)
        if not front & near and (may is None or may(pushed(state, shift)))
    ]


def can_push(
    position: Any, top: Any, part: BridgePart, here: BoardMasks, bridge: int, watched: bool
) -> bool:
    """Whether a bridge that can be pushed by one square can be pushed so, and be left there."""
    if part.pays and here.with_acolyte >> bridge & 1:
        extra = surcharge(position, part, here, bridge)
        if part.push_price > position.clock.left[AP] - extra:
            return False
    if not watched and part.push_plain:
        return True
    if watched and part.pushes[0].least == 1:
        places = shut(position, top, part, bridge)
        if here.reaches_other(bridge, here.push_ends(bridge), places):
            return True
    return bool(listed(position, top, part, bridge))


def do_push(now: sc.Change, top: sv.CardRun, action: Any) -> tuple[str, ...]:
    """Pay, push the bridge with all that stands on it, and let the rules note it."""
    known, part, bridge = geometry(now), part_of(now, top), top.chosen[0]
    assert isinstance(bridge, int)
    pay(now, top, part, getattr(action, "ap", part.pushes[0].ap))
    put_board(
        now, known, pushed_board(known, now[Board], bridge, shift_along(known.grid, action.path))
    )
    now.tell(BridgePushed(known.names[bridge], action.path))
    return moved(now, top, part)


def laden(position: Any) -> Iterator[sv.CardRun]:
    """Pushes that play seldom meets: of bridges that carry somebody, by cards that pay for it."""
    here, seat = masks(position), position.clock.seat
    cards = [
        card for card in position.rules.chapters[sv.CardRules].programs if card.startswith("moves-")
    ]
    for bridge in range(len(here.geometry.bridges)):
        if here.with_acolyte >> bridge & 1:
            yield from (sv.CardRun(seat, card, stage=1, chosen=(bridge,)) for card in cards)


BLOCKED = sc.Rule(why=why_blocked)
PUSH = sc.Choice(
    Push,
    do=do_push,
    fast=pushes,
    given=lambda words: words.priced and bool(words.pushes),
    imagines=laden,
    asks=ASKS,
    rules=(
        sc.Rule(
            BAD_LEVEL, holds=lambda position, top, push: level_of(position, top, push) is not None
        ),
        sc.Rule(why=why_too_dear),
        sc.Rule(why=why_length),
        BLOCKED,
    ),
    cites={
        "bad_level": "S10.1 R33",
        "no_change": "S9.7 R21",
        "no_ap": "R30",
        "outside": "S10.3 R22",
        "overlap": "S10.3 R22",
    },
)
PUSH_FAR = sc.Choice(
    PushFar,
    do=do_push,
    fast=far_pushes,
    given=lambda words: not words.priced and bool(words.pushes),
    asks=ASKS,
    rules=(sc.Rule(why=why_not_far), BLOCKED),
    word="far",
    also=("shove",),
    cites={"no_change": "S18.3 R43", "outside": "S18.2", "overlap": "S18.2"},
)
SHIFT = sc.Choice(
    Shift,
    do=do_push,
    fast=shifts,
    asks=ASKS_ONE,
    rules=(BLOCKED,),
    ends=(sc.Rule(why=why_not_completed),),
    word="slide",
)
REASONS = (TOO_MANY_SQUARES, TOO_FEW_SQUARES, TOO_FAR, NOT_FAR_ENOUGH, WRONG_LENGTH, NO_CHANGE)
