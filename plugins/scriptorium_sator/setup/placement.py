"""Placing the bridges: one at a time, the last player first, against the clock's hands (S5, R2).

A player with bridges of several kinds first lifts one and then chooses its place; where there is
only one kind to choose, the place is chosen at once.
"""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc

from ..board.board_state import Board, put_bridge
from ..box.contents import load
from ..bridges.board_geometry import place_of
from ..words.sayings import takes_up
from . import placement_notation as notation
from .placement_kinds import (
    ALL_ALIKE,
    CAN_BE_PLACED,
    COMPLETION,
    LIFT_FIRST,
    NO_ROOM,
    NOT_YOURS,
    NOWHERE,
    OUTSIDE,
    OUTSIDE_GRID,
    OVERLAP,
    PROTECTED,
    TWO_BOOKS,
    WRONG_SHAPE,
    BridgeLeftOut,
    BridgePlaced,
    LeaveOut,
    Place,
    Placing,
    TakeUp,
)
from .placement_notation import in_hand, kinds, mask_of, name_of, own
from .placing_moment import moment_of
from .set_up_order import PLACEMENT, go_on, in_turn_order
from .unplaced_bridges import Unplaced, known_of, pass_to


def begin(now: sc.Change) -> None:
    """The last player places first, or the first where that is agreed (S5.1, R2)."""
    order = in_turn_order(now)
    last = now.rules.options["first_bridge_placed_by"] == "last"
    seats = order[::-1] if last else (order[0], *order[:0:-1])
    rows = now[Unplaced].rows
    number = next(seat for seat in seats if rows[seat])
    now.enter_phase("place", now.rules.setup.seats[number])


# Lifting a bridge.


def bridges_to_lift(table: sc.Table, turn: sc.Turn) -> list[TakeUp]:
    """Every kind of bridge that can be placed somewhere, where there are several kinds."""
    known, bridges = known_of(table), own(table, turn.seat)
    choices = kinds(known, bridges)
    if len(choices) < 2:
        return []
    moment = moment_of(table, turn.seat)
    return [TakeUp(bridge) for bridge in choices if moment.has_place(known.shape(bridge))]


def cannot_lift(table: sc.Table, turn: sc.Turn, action: TakeUp) -> sc.Refused | None:
    """Only own bridges (S5.2)."""
    known, bridges = known_of(table), own(table, turn.seat)
    if action.bridge not in kinds(known, bridges):
        return NOT_YOURS(bridge=name_of(known, action.bridge))
    if len(kinds(known, bridges)) < 2:
        return ALL_ALIKE()
    return None


def cannot_be_placed(table: sc.Table, turn: sc.Turn, action: TakeUp) -> sc.Refused | None:
    """Only bridges for which there is a place (S5.3)."""
    known = known_of(table)
    moment, shape = moment_of(table, turn.seat), known.shape(action.bridge)
    if moment.has_place(shape):
        return None
    if not moment.pit.of_shapes((shape,)):
        return NO_ROOM(bridge=name_of(known, action.bridge))
    return NOWHERE(bridge=name_of(known, action.bridge))


def lift(now: sc.Change, turn: sc.Turn, action: TakeUp) -> None:
    """The bridge is lifted, still face down."""
    unplaced = now[Unplaced]
    seat = now.rules.setup.seats.index(turn.seat)
    after = replace(
        unplaced,
        rows=_without(unplaced.rows, seat, action.bridge),
        lifted=(action.bridge,),
        lifter=seat,
    )
    # What has been worked out about this moment holds for the same bridges in another heap.
    for name in ("moment", "solutions"):
        if name in unplaced.__dict__:
            after.__dict__[name] = unplaced.__dict__[name]
    now.put(after)
    now.wait_for(Placing(turn.seat))


def _without(
    rows: tuple[tuple[int, ...], ...], seat: int, bridge: int
) -> tuple[tuple[int, ...], ...]:
    row = list(rows[seat])
    row.remove(bridge)
    return (*rows[:seat], tuple(row), *rows[seat + 1 :])


# Placing it.


def places(table: sc.Table, top: sc.Pending) -> list[Place]:
    """Every place for the bridge in hand (S5.3)."""
    bridge = in_hand(table, top.seat)
    if bridge is None:
        return []
    known = known_of(table)
    lawful = moment_of(table, top.seat).lawful(known.shape(bridge))
    squares = known.geometry.grid.squares
    return [
        Place(bridge, place_of(orient, anchor))
        for orient, anchors in enumerate(lawful)
        for anchor in squares(anchors)
    ]


def cannot_lie(table: sc.Table, top: sc.Pending, action: Place) -> sc.Refused | None:
    """Inside, on free squares, books apart, nobody robbed, everything still possible (S5.3)."""
    known = known_of(table)
    bridge = in_hand(table, top.seat)
    if action.bridge not in own(table, top.seat):
        return NOT_YOURS(bridge=name_of(known, action.bridge))
    if action.bridge != bridge:
        return LIFT_FIRST()
    if action.place == OUTSIDE_GRID:
        return OUTSIDE()
    mask = mask_of(known, bridge, action.place)
    if not mask:
        return WRONG_SHAPE(bridge=name_of(known, bridge))
    moment, grid = moment_of(table, top.seat), known.geometry.grid
    blocked = mask & ~moment.pit.free
    if blocked:
        return OVERLAP(square=grid.names(blocked)[0])
    if moment.pit.has_two_of_a_colour(mask):
        return TWO_BOOKS()
    number = moment.number(known.shape(bridge), action.place)
    robbed = moment.robbed(number)
    if robbed is not None:
        return PROTECTED(square=grid.name(robbed))
    if not moment.judge.completes(number):
        return COMPLETION()
    return None


def place(now: sc.Change, top: sc.Pending, action: Place) -> None:
    """The bridge lies face up, books on its squares now stand on it (S5.2, S5.4)."""
    known, unplaced = known_of(now), now[Unplaced]
    geometry, seats = known.geometry, now.rules.setup.seats
    seat = seats.index(top.seat)
    mask = mask_of(known, action.bridge, action.place)
    moment = moment_of(now.table, top.seat)
    number = moment.number(known.shape(action.bridge), action.place)
    if unplaced.lifted:
        after = replace(unplaced, lifted=(), lifter=0)
    else:
        after = replace(unplaced, rows=_without(unplaced.rows, seat, action.bridge))
    after.__dict__["solutions"] = moment.judge.solutions_after(number)
    now.put(after)
    put_bridge(now, geometry, action.bridge, action.place)
    squares = " ".join(geometry.grid.names(mask))
    now.tell(BridgePlaced(top.seat, action.bridge, geometry.names[action.bridge], squares))
    now.revealed = True
    _next_player(now, seat)


def _next_player(now: sc.Change, seat: int) -> None:
    """On to the right, over those who have placed all their bridges (S5.1)."""
    rows, seats = now[Unplaced].rows, len(now.rules.setup.seats)
    for back in range(1, seats + 1):
        after = (seat - back) % seats
        if rows[after]:
            pass_to(now, after)
            return
    go_on(now)


# The way out.


def bridges_to_leave_out(table: sc.Table, turn: sc.Turn) -> list[LeaveOut]:
    """Any own bridge, where none can be placed (S5.7)."""
    bridges = own(table, turn.seat)
    if not bridges or moment_of(table, turn.seat).has_any:
        return []
    return [LeaveOut(bridge) for bridge in kinds(known_of(table), bridges)]


def must_not_leave(table: sc.Table, turn: sc.Turn, action: LeaveOut) -> sc.Refused | None:
    """Nobody may pass (S5.1, S5.7)."""
    known, bridges = known_of(table), own(table, turn.seat)
    if action.bridge not in kinds(known, bridges):
        return NOT_YOURS(bridge=name_of(known, action.bridge))
    return CAN_BE_PLACED() if moment_of(table, turn.seat).has_any else None


def leave_out(now: sc.Change, turn: sc.Turn, action: LeaveOut) -> None:
    """The bridge leaves the game, face up."""
    unplaced, board = now[Unplaced], now[Board]
    seat = now.rules.setup.seats.index(turn.seat)
    now.put(replace(unplaced, rows=_without(unplaced.rows, seat, action.bridge)))
    now.put(replace(board, out=tuple(sorted((*board.out, action.bridge)))))
    name = known_of(now).geometry.names[action.bridge]
    now.tell(BridgeLeftOut(turn.seat, action.bridge, name))
    now.revealed = True
    _next_player(now, seat)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule the bridges stay before their owners and the pit stays empty."""
    return sc.About(PLACEMENT, "sator", after=("sator.board", "sator.unplaced", "sator.draft"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Lift a bridge, choose its place; the last to be asked is whether one must leave (S5)."""
    agreed = load().deck.options.first_bridge_placed_by
    book.option("first_bridge_placed_by", agreed, among=("last", "first"))
    book.offer_service(PLACEMENT, begin)
    book.event(BridgePlaced)
    book.event(BridgeLeftOut)
    book.reason(NOT_YOURS, OUTSIDE, WRONG_SHAPE, OVERLAP, TWO_BOOKS, PROTECTED, COMPLETION)
    book.reason(CAN_BE_PLACED, NO_ROOM, NOWHERE, LIFT_FIRST, ALL_ALIKE)
    book.notation(notation.read)
    book.action(
        TakeUp,
        said=takes_up,
        offer=bridges_to_lift,
        check=cannot_lift,
        finish=cannot_be_placed,
        apply=lift,
        during=("place",),
        exact=True,
        opens=Placing,
        word="lift",
        write=notation.write_lift,
        read=notation.read_words,
        touches=notation.touch_bridge,
    )
    book.action(
        Place,
        offer=places,
        check=cannot_lie,
        apply=place,
        at=(sc.Turn, Placing),
        during=("place",),
        exact=True,
        word="place",
        write=notation.write_place,
        read=notation.read_words,
        touches=notation.touch_squares,
    )
    book.action(
        LeaveOut,
        offer=bridges_to_leave_out,
        check=must_not_leave,
        apply=leave_out,
        during=("place",),
        exact=True,
        word="leave-out",
        write=notation.write_out,
        read=notation.read_words,
        touches=notation.touch_bridge,
    )
