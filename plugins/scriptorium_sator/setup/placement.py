"""Placing the bridges: one at a time, the last player first, against the clock's hands (S5, R2).

A player with bridges of several kinds first lifts one and then chooses its place; where there is
only one kind to choose, the place is chosen at once.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.grid import Mask

from ..board.board_changes import laid_board
from ..board.board_state import Board
from ..board.piece_names import bridge_named
from ..box.contents import load
from ..movement.cover import numbers
from ..wording import reason, sentence
from .placement_targets import BridgeInHand, OwnBridge, Squares, in_hand, place_under
from .placing_moment import moment_of
from .set_up_order import PLACEMENT, go_on
from .unplaced_bridges import Unplaced, known_of, pass_to

# Without this rule the bridges stay before their owners and the pit stays empty.
scriptorium_about = sc.part_of_game(
    PLACEMENT, after=("sator.board", "sator.unplaced", "sator.draft")
)

OUTSIDE = reason("outside", "S5.3", "sator-place-outside")
WRONG_SHAPE = reason("wrong_shape", "S5.2 S1.3", "sator-place-wrong-shape")
OVERLAP = reason("overlap", "S5.3", "sator-place-overlap")
TWO_BOOKS = reason("two_books_same_colour", "S5.3", "sator-two-books")
PROTECTED = reason("owner_protection", "S5.5 S5.3 R10", "sator-protected")
COMPLETION = reason("completion", "S5.6 S5.3 R11", "sator-completion")
CAN_BE_PLACED = reason("completion", "S5.7 S5.1", "sator-can-be-placed")
NO_ROOM = reason("overlap", "S5.3", "sator-no-room")
NOWHERE = reason("completion", "S5.3", "sator-place-nowhere")
LIFT_FIRST = reason("not_now", "S5.2", "sator-lift-first")
ALL_ALIKE = reason("not_now", "S5.2", "sator-all-alike")


class TakeUp(sc.Action, tag="sator.take_up", frozen=True):
    """Lift one of your bridges, to be placed next."""

    bridge: OwnBridge


class Place(sc.Action, tag="sator.place", frozen=True):
    """Place a bridge on squares."""

    bridge: BridgeInHand
    squares: Squares


class LeaveOut(sc.Action, tag="sator.leave_out", frozen=True):
    """Put one of your bridges out of the game because none can be placed."""

    bridge: OwnBridge


class Placing(sc.Decision, tag="sator.placing", frozen=True):
    """A bridge is lifted; its place is awaited."""


class BridgePlaced(sc.Event, tag="sator.bridge_placed", frozen=True):
    """A bridge was placed, face up."""

    seat: sc.Seat
    bridge: Annotated[str, Meta(max_length=64)]
    squares: Annotated[str, Meta(max_length=400)]

    tells = sentence("sator-bridge-placed")
    shows = (bridge_named("{bridge}"),)


class BridgeLeftOut(sc.Event, tag="sator.bridge_left_out", frozen=True):
    """A bridge that could not be placed left the game."""

    seat: sc.Seat
    bridge: Annotated[str, Meta(max_length=64)]

    tells = sentence("sator-bridge-left-out")
    shows = ("unplaced-{bridge}",)


def seat_of(at: sc.Moment) -> int:
    """The number of the seat that places."""
    return at.rules.setup.seats.index(at.me)


# Lifting a bridge.


def why_not_placed(at: sc.Moment, action: TakeUp) -> sc.Refused | None:
    """Only bridges for which there is a place (S5.3)."""
    known = known_of(at)
    moment, shape = moment_of(at.table, at.me), known.shape(action.bridge)
    if moment.has_place(shape):
        return None
    nowhere = NOWHERE if moment.pit.of_shapes((shape,)) else NO_ROOM
    return nowhere(bridge=known.words(action.bridge))


def lift(now: sc.Change, turn: sc.Turn, action: TakeUp) -> None:
    """The bridge is lifted, still face down."""
    unplaced = now[Unplaced]
    after = unplaced.without(seat_of(sc.Moment.of(now, turn)), action.bridge, (action.bridge,))
    # What has been worked out about this moment holds for the same bridges in another heap.
    after.known.update(unplaced.known)
    now.put(after)
    now.wait_for(Placing(turn.seat))


# Placing it.


def places(at: sc.Moment) -> list[Place]:
    """Every place for the bridge in hand (S5.3)."""
    bridge = in_hand(at, at.me)
    if bridge is None:
        return []
    known = known_of(at)
    lawful = moment_of(at.table, at.me).lawful(known.shape(bridge))
    return [Place(bridge, known.places.squares(number)) for number in numbers(lawful)]


def mask_of(table: sc.Table, action: Place) -> Mask:
    """The squares as a set."""
    return known_of(table).geometry.grid.mask(action.squares)


def number_of(table: sc.Table, action: Place) -> int:
    """The number of the place under these squares, of which it is known that it is one."""
    known = known_of(table)
    number = known.places.found(known.shape(action.bridge), mask_of(table, action))
    assert number is not None
    return number


def why_overlap(at: sc.Moment, action: Place) -> sc.Refused | None:
    """Only free squares."""
    blocked = mask_of(at.table, action) & ~moment_of(at.table, at.me).pit.free
    return OVERLAP(square=known_of(at).geometry.grid.names(blocked)[0]) if blocked else None


def why_robbed(at: sc.Moment, action: Place) -> sc.Refused | None:
    """No book of another is cut off (S5.5)."""
    robbed = moment_of(at.table, at.me).robbed(number_of(at.table, action))
    if robbed is None:
        return None
    return PROTECTED(square=known_of(at).geometry.grid.name(robbed))


def place(now: sc.Change, top: sc.Decision, action: Place) -> None:
    """The bridge lies face up, books on its squares now stand on it (S5.2, S5.4)."""
    known = known_of(now)
    geometry, bridge = known.geometry, action.bridge
    laid = place_under(known, bridge, action.squares)
    assert laid is not None
    solutions = moment_of(now.table, top.seat).judge.solutions_after(number_of(now.table, action))
    after = now[Unplaced].without(seat_of(sc.Moment.of(now, top)), bridge)
    after.known["solutions"] = solutions
    now.put(after)
    now.put(laid_board(geometry, now[Board], bridge, laid))
    squares = " ".join(geometry.grid.names(mask_of(now.table, action)))
    now.tell(BridgePlaced(top.seat, geometry.names[bridge], squares))
    next_player(now, top)


def next_player(now: sc.Change, top: sc.Decision) -> None:
    """On to the right, over those who have placed all their bridges (S5.1)."""
    now.revealed = True
    rows, seat = now[Unplaced].rows, seat_of(sc.Moment.of(now, top))
    for after in (*range(seat - 1, -1, -1), *range(len(rows) - 1, seat - 1, -1)):
        if rows[after]:
            pass_to(now, after)
            return
    go_on(now)


# The way out.


def leave_out(now: sc.Change, turn: sc.Turn, action: LeaveOut) -> None:
    """The bridge leaves the game, face up."""
    board = now[Board]
    now.put(now[Unplaced].without(seat_of(sc.Moment.of(now, turn)), action.bridge))
    now.put(replace(board, out=tuple(sorted((*board.out, action.bridge)))))
    now.tell(BridgeLeftOut(turn.seat, known_of(now).geometry.names[action.bridge]))
    next_player(now, turn)


TAKE_UP = sc.Choice(
    TakeUp,
    do=lift,
    rules=(sc.Rule(ALL_ALIKE, predicate=lambda at, action: in_hand(at, at.me) is None),),
    ends=(sc.Rule(NOWHERE, explain=why_not_placed),),
    during=("place",),
    opens=Placing,
    word="lift",
    form="place {bridge}",
    said=sentence("sator-takes-up"),
    asks=reason("awaited", "S5.1 S5.2", "sator-touch-place"),
)
PLACE = sc.Choice(
    Place,
    do=place,
    at=(sc.Turn, Placing),
    rules=(
        sc.Rule(
            LIFT_FIRST,
            predicate=lambda at, action: action.bridge == in_hand(at, at.me),
        ),
        sc.Rule(OUTSIDE, predicate=lambda at, action: min(action.squares, default=0) >= 0),
        sc.Rule(
            WRONG_SHAPE,
            predicate=lambda at, action: (
                place_under(known_of(at), action.bridge, action.squares) is not None
            ),
        ),
        sc.Rule(OVERLAP, explain=why_overlap),
        sc.Rule(
            TWO_BOOKS,
            predicate=lambda at, action: (
                not moment_of(at.table, at.me).pit.has_two_of_a_group(mask_of(at.table, action))
            ),
        ),
        sc.Rule(PROTECTED, explain=why_robbed),
        sc.Rule(
            COMPLETION,
            predicate=lambda at, action: moment_of(at.table, at.me).judge.completes(
                number_of(at.table, action)
            ),
        ),
    ),
    during=("place",),
    quick=sc.Quick(lists=places),
    asks=reason("awaited", "S5.2 S5.3", "sator-touch-placing"),
)
LEAVE_OUT = sc.Choice(
    LeaveOut,
    do=leave_out,
    rules=(
        sc.Rule(
            CAN_BE_PLACED,
            predicate=lambda at, action: not moment_of(at.table, at.me).has_any,
        ),
    ),
    during=("place",),
    word="leave-out",
    form="place {bridge} out",
)


def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole placement, as in `place I3 wood B2 C2 D2`; where need be the bridge is lifted first.

    `place I3 wood` alone lifts the bridge, `place I3 wood out` puts it out of the game.
    """
    if not text.startswith("place "):
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
    book.notation(read)
    for choice in (TAKE_UP, PLACE, LEAVE_OUT):
        book.choice(choice)
