"""Placing the bridges: one at a time, the last player first, against the clock's hands (S5, R2).

A player with bridges of several kinds first lifts one and then chooses its place; where there is
only one kind to choose, the place is chosen at once.
"""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc
from scriptorium_grid import Mask
from scriptorium_grid.cover import numbers

from ..board.board_state import Board, put_bridge
from ..box.contents import load
from ..sentences import sentence
from . import placement_kinds as reasons
from .placement_kinds import BridgeLeftOut, BridgePlaced, LeaveOut, Place, Placing, TakeUp
from .placement_targets import in_hand, place_under
from .placing_moment import moment_of
from .set_up_order import PLACEMENT, go_on
from .unplaced_bridges import Unplaced, known_of, pass_to

# Without this rule the bridges stay before their owners and the pit stays empty.
scriptorium_about = sc.part_of_game(
    PLACEMENT, after=("sator.board", "sator.unplaced", "sator.draft")
)

WORD = "place "


# Lifting a bridge.


def are_of_several_kinds(table: sc.Table, turn: sc.Turn, action: TakeUp) -> bool:
    """Whether there is a choice between bridges (S5.2)."""
    return in_hand(table, turn.seat) is None


def why_not_placed(table: sc.Table, turn: sc.Turn, action: TakeUp) -> sc.Refused | None:
    """Only bridges for which there is a place (S5.3)."""
    known = known_of(table)
    moment, shape = moment_of(table, turn.seat), known.shape(action.bridge)
    if moment.has_place(shape):
        return None
    nowhere = reasons.NOWHERE if moment.pit.of_shapes((shape,)) else reasons.NO_ROOM
    return nowhere(bridge=known.words(action.bridge))


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
    squares = known.places.squares
    return [Place(bridge, squares(number)) for number in numbers(lawful)]


def is_in_hand(table: sc.Table, top: sc.Pending, action: Place) -> bool:
    """Whether it is the bridge that was lifted (S5.2)."""
    return action.bridge == in_hand(table, top.seat)


def is_inside(table: sc.Table, top: sc.Pending, action: Place) -> bool:
    """Whether all squares are on the grid."""
    return min(action.squares, default=0) >= 0


def has_the_shape(table: sc.Table, top: sc.Pending, action: Place) -> bool:
    """Whether the bridge covers just these squares, one way round."""
    return place_under(known_of(table), action.bridge, action.squares) is not None


def mask_of(table: sc.Table, action: Place) -> Mask:
    """The squares as a set."""
    return known_of(table).geometry.grid.mask(action.squares)


def number_of(table: sc.Table, action: Place) -> int:
    """The number of the place under these squares, of which it is known that it is one."""
    known = known_of(table)
    number = known.places.found(known.shape(action.bridge), mask_of(table, action))
    assert number is not None
    return number


def why_overlap(table: sc.Table, top: sc.Pending, action: Place) -> sc.Refused | None:
    """Only free squares."""
    blocked = mask_of(table, action) & ~moment_of(table, top.seat).pit.free
    grid = known_of(table).geometry.grid
    return reasons.OVERLAP(square=grid.names(blocked)[0]) if blocked else None


def keeps_books_apart(table: sc.Table, top: sc.Pending, action: Place) -> bool:
    """Whether no two books of one colour stand over these squares."""
    return not moment_of(table, top.seat).pit.has_two_of_a_group(mask_of(table, action))


def why_robbed(table: sc.Table, top: sc.Pending, action: Place) -> sc.Refused | None:
    """No book of another is cut off (S5.5)."""
    robbed = moment_of(table, top.seat).robbed(number_of(table, action))
    if robbed is None:
        return None
    return reasons.PROTECTED(square=known_of(table).geometry.grid.name(robbed))


def leaves_all_possible(table: sc.Table, top: sc.Pending, action: Place) -> bool:
    """Whether the bridges still to come can carry all books (S5.6)."""
    return moment_of(table, top.seat).judge.completes(number_of(table, action))


def place(now: sc.Change, top: sc.Pending, action: Place) -> None:
    """The bridge lies face up, books on its squares now stand on it (S5.2, S5.4)."""
    known, unplaced = known_of(now), now[Unplaced]
    geometry, seats = known.geometry, now.rules.setup.seats
    seat = seats.index(top.seat)
    laid = place_under(known, action.bridge, action.squares)
    assert laid is not None
    solutions = moment_of(now.table, top.seat).judge.solutions_after(number_of(now.table, action))
    if unplaced.lifted:
        after = replace(unplaced, lifted=(), lifter=0)
    else:
        after = replace(unplaced, rows=_without(unplaced.rows, seat, action.bridge))
    after.__dict__["solutions"] = solutions
    now.put(after)
    put_bridge(now, geometry, action.bridge, laid)
    squares = " ".join(geometry.grid.names(mask_of(now.table, action)))
    now.tell(BridgePlaced(top.seat, geometry.names[action.bridge], squares))
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


def none_can_be_placed(table: sc.Table, turn: sc.Turn, action: LeaveOut) -> bool:
    """Whether there is no other way: nobody may pass (S5.1, S5.7)."""
    return not moment_of(table, turn.seat).has_any


def leave_out(now: sc.Change, turn: sc.Turn, action: LeaveOut) -> None:
    """The bridge leaves the game, face up."""
    unplaced, board = now[Unplaced], now[Board]
    seat = now.rules.setup.seats.index(turn.seat)
    now.put(replace(unplaced, rows=_without(unplaced.rows, seat, action.bridge)))
    now.put(replace(board, out=tuple(sorted((*board.out, action.bridge)))))
    name = known_of(now).geometry.names[action.bridge]
    now.tell(BridgeLeftOut(turn.seat, name))
    now.revealed = True
    _next_player(now, seat)


TAKE_UP = sc.Choice(
    TakeUp,
    do=lift,
    rules=(sc.Rule(reasons.ALL_ALIKE, holds=are_of_several_kinds),),
    ends=(sc.Rule(reasons.NOWHERE, why=why_not_placed),),
    during=("place",),
    opens=Placing,
    word="lift",
    form="place {bridge}",
    said=sentence("sator-takes-up"),
    asks=reasons.ASKS,
)
PLACE = sc.Choice(
    Place,
    do=place,
    at=(sc.Turn, Placing),
    rules=(
        sc.Rule(reasons.LIFT_FIRST, holds=is_in_hand),
        sc.Rule(reasons.OUTSIDE, holds=is_inside),
        sc.Rule(reasons.WRONG_SHAPE, holds=has_the_shape),
        sc.Rule(reasons.OVERLAP, why=why_overlap),
        sc.Rule(reasons.TWO_BOOKS, holds=keeps_books_apart),
        sc.Rule(reasons.PROTECTED, why=why_robbed),
        sc.Rule(reasons.COMPLETION, holds=leaves_all_possible),
    ),
    during=("place",),
    fast=places,
    asks=reasons.ASKS_PLACE,
)
LEAVE_OUT = sc.Choice(
    LeaveOut,
    do=leave_out,
    rules=(sc.Rule(reasons.CAN_BE_PLACED, holds=none_can_be_placed),),
    during=("place",),
    word="leave-out",
    form="place {bridge} out",
)


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole placement, as in `place I3 wood B2 C2 D2`; where need be the bridge is lifted first.

    `place I3 wood` alone lifts the bridge, `place I3 wood out` puts it out of the game.
    """
    if not text.startswith(WORD):
        return None
    for choice in (LEAVE_OUT, TAKE_UP):
        if choice.template.fits(text):
            return (choice.kind(**choice.template.read(table, text)),)
    placed = Place(**PLACE.template.read(table, text))
    if in_hand(table, table.chooser or table.clock.seat) is not None:
        return (placed,)
    return (TakeUp(placed.bridge), placed)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Lift a bridge, choose its place; the last to be asked is whether one must leave (S5)."""
    agreed = load().deck.options.first_bridge_placed_by
    book.option("first_bridge_placed_by", agreed, among=("last", "first"))
    book.event(BridgePlaced)
    book.event(BridgeLeftOut)
    book.reason(reasons.NO_ROOM)
    book.notation(read)
    for choice in (TAKE_UP, PLACE, LEAVE_OUT):
        book.choice(choice)
