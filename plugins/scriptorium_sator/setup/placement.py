"""Placing the bridges: one at a time, the last player first, against the clock's hands (S5, R2).

A player with bridges of several kinds first lifts one and then chooses its place; where there is
only one kind to choose, the place is chosen at once.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.grid import Mask, Square

from .. import game, say
from ..board.board_state import Board, board_masks, laid_board
from ..box.contents import load
from ..movement.completion import Judge, first_cut_off, guarded_goals, keeping_ways
from ..movement.cover import Cover, numbers
from ..movement.places import PlaceSet
from .course import go_on
from .unplaced_bridges import (
    BridgeInHand,
    Known,
    OwnBridge,
    Squares,
    Unplaced,
    in_hand,
    known_of,
    pass_to,
    place_under,
    problem,
)


class Moment:
    """One player's choice of a bridge and a place: the pit, whom to protect, what can be."""

    def __init__(self, known: Known, board: Board, unplaced: Unplaced, seat: int) -> None:
        masks = board_masks(board, known.geometry)
        self.known = known
        self.own = sorted({known.shape(bridge) for bridge in unplaced.before(seat)})
        free, hovering = ~masks.covered, (mine & ~masks.covered for mine in masks.mine)
        self.pit = problem(known, unplaced, known.geometry.all & free, hovering)
        self.guarded = guarded_goals(
            self.pit,
            (
                (books, sorted({known.shape(bridge) for bridge in unplaced.before(owner)}))
                for owner, books in enumerate(self.pit.goals)
                if owner != seat
            ),
        )
        solutions: tuple[Cover, ...] = unplaced.known.get("solutions", ())
        self.judge = Judge(self.pit, solutions)
        self._guarded_places: PlaceSet = keeping_ways(
            self.pit, self.pit.of_shapes(self.own), self.guarded
        )
        self._protects: bool | None = None

    @property
    def protects(self) -> bool:
        """Whether others' books are protected: not where that would leave no placement (S5.7)."""
        if self._protects is None:
            self._protects = self.judge.any_completing(self._guarded_places)
        return self._protects

    @property
    def has_any(self) -> bool:
        """Whether any own bridge can be placed at all."""
        return any(self.has_place(shape) for shape in self.own)

    def _places(self, shape: int) -> PlaceSet:
        places = self._guarded_places if self.protects else self.pit.open
        return places & self.pit.places.of_shape[shape]

    def has_place(self, shape: int) -> bool:
        """Whether a bridge of this shape can be placed now."""
        return self.judge.any_completing(self._places(shape))

    def lawful(self, shape: int) -> PlaceSet:
        """Every place for a bridge of this shape (S5.3)."""
        return self.judge.completing(self._places(shape))

    def robbed(self, number: int) -> Square | None:
        """The book of another player that a placement would cut off, where that counts (S5.5)."""
        at = first_cut_off(self.pit, self.guarded, number)
        return at if at is not None and self.protects else None


def moment_of(table: sc.Table, seat: sc.Seat) -> Moment:
    """The choice that a seat has now; worked out once for each position."""
    unplaced, board = table[Unplaced], table[Board]
    number = table.rules.setup.seats.index(seat)
    kept: tuple[Board, int, Moment] | None = unplaced.known.get("moment")
    if kept is None or kept[0] is not board or kept[1] != number:
        kept = board, number, Moment(known_of(table), board, unplaced, number)
        unplaced.known["moment"] = kept
    return kept[2]


# Without this rule the bridges stay before their owners and the pit stays empty.
PLACEMENT = game.plugin("placement", after=("sator.board", "sator.unplaced", "sator.draft"))

PLACEMENT.option(
    "first_bridge_placed_by",
    load().deck.options.first_bridge_placed_by,
    among=("last", "first"),
)
OVERLAP = say.reason("S5.3", "sator-place-overlap", id="overlap")
PROTECTED = say.reason("S5.5 S5.3 R10", "sator-protected", id="owner_protection")
NO_ROOM = say.reason("S5.3", "sator-no-room", id="overlap")
NOWHERE = say.reason("S5.3", "sator-place-nowhere", id="completion")


class Placing(sc.Decision, tag="sator.placing", frozen=True):
    """A bridge is lifted; its place is awaited."""


@PLACEMENT.event(say("sator-bridge-placed"), shows=("bridge-{bridge}",))
class BridgePlaced(sc.Event, tag="sator.bridge_placed", frozen=True):
    """A bridge was placed, face up."""

    seat: sc.Seat
    bridge: Annotated[str, Meta(max_length=64)]
    squares: Annotated[str, Meta(max_length=400)]


@PLACEMENT.event(say("sator-bridge-left-out"), shows=("unplaced-{bridge}",))
class BridgeLeftOut(sc.Event, tag="sator.bridge_left_out", frozen=True):
    """A bridge that could not be placed left the game."""

    seat: sc.Seat
    bridge: Annotated[str, Meta(max_length=64)]


def seat_of(now: sc.Change) -> int:
    """The number of the seat that places."""
    return now.rules.setup.seats.index(now.me)


# Lifting a bridge.


def why_not_placed(at: sc.Moment, action: TakeUp) -> sc.Refused | None:
    """Only bridges for which there is a place (S5.3)."""
    known = known_of(at)
    moment, shape = moment_of(at.table, at.me), known.shape(action.bridge)
    if moment.has_place(shape):
        return None
    nowhere = NOWHERE if moment.pit.of_shapes((shape,)) else NO_ROOM
    return nowhere(bridge=known.words(action.bridge))


@PLACEMENT.choice(
    say.rule(
        "S5.2",
        "sator-all-alike",
        id="not_now",
        predicate=lambda at: in_hand(at, at.me) is None,
    ),
    ends=(say.rule_for(NOWHERE, explain=why_not_placed),),
    during=("place",),
    opens=Placing,
    word="lift",
    form="place {bridge}",
    said=say("sator-takes-up"),
    asks=say.awaits("S5.1 S5.2", "sator-touch-place"),
)
class TakeUp(sc.Action, tag="sator.take_up", frozen=True):
    """Lift one of your bridges, to be placed next."""

    bridge: OwnBridge

    def do(self, now: sc.Change) -> None:
        """The bridge is lifted, still face down."""
        unplaced = now[Unplaced]
        after = unplaced.without(seat_of(now), self.bridge, (self.bridge,))
        # What has been worked out about this moment holds for the same bridges in another heap.
        after.known.update(unplaced.known)
        now.put(after)
        now.wait_for(Placing(now.me))


# Placing it (S5.3).


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


def is_place_of(at: sc.Moment, action: Place) -> bool:
    """The bridge can cover just these squares."""
    return place_under(known_of(at), action.bridge, action.squares) is not None


def why_overlap(at: sc.Moment, action: Place) -> sc.Refused | None:
    """Only free squares."""
    blocked = mask_of(at.table, action) & ~moment_of(at.table, at.me).pit.free
    return OVERLAP(square=known_of(at).geometry.grid.names(blocked)[0]) if blocked else None


def has_one_book(at: sc.Moment, action: Place) -> bool:
    """No two books of one colour come onto one bridge."""
    return not moment_of(at.table, at.me).pit.has_two_of_a_group(mask_of(at.table, action))


def why_robbed(at: sc.Moment, action: Place) -> sc.Refused | None:
    """No book of another is cut off (S5.5)."""
    robbed = moment_of(at.table, at.me).robbed(number_of(at.table, action))
    if robbed is None:
        return None
    return PROTECTED(square=known_of(at).geometry.grid.name(robbed))


def completes(at: sc.Moment, action: Place) -> bool:
    """The other bridges can still carry all books (S5.6)."""
    return moment_of(at.table, at.me).judge.completes(number_of(at.table, action))


def next_player(now: sc.Change, seat: int) -> None:
    """On to the right, over those who have placed all their bridges (S5.1)."""
    now.revealed = True
    rows = now[Unplaced].rows
    for after in (*range(seat - 1, -1, -1), *range(len(rows) - 1, seat - 1, -1)):
        if rows[after]:
            pass_to(now, after)
            return
    go_on(now)


@PLACEMENT.choice(
    say.rule(
        "S5.2",
        "sator-lift-first",
        id="not_now",
        predicate=lambda at, do: do.bridge == in_hand(at, at.me),
    ),
    say.rule(
        "S5.3",
        "sator-place-outside",
        id="outside",
        predicate=lambda at, do: min(do.squares, default=0) >= 0,
    ),
    say.rule("S5.2 S1.3", "sator-place-wrong-shape", id="wrong_shape", predicate=is_place_of),
    say.rule_for(OVERLAP, explain=why_overlap),
    say.rule("S5.3", "sator-two-books", id="two_books_same_colour", predicate=has_one_book),
    say.rule_for(PROTECTED, explain=why_robbed),
    say.rule("S5.6 S5.3 R11", "sator-completion", predicate=completes),
    at=(sc.Turn, Placing),
    during=("place",),
    quick=sc.Quick(lists=places),
    asks=say.awaits("S5.2 S5.3", "sator-touch-placing"),
)
class Place(sc.Action, tag="sator.place", frozen=True):
    """Place a bridge on squares."""

    bridge: BridgeInHand
    squares: Squares

    def do(self, now: sc.Change) -> None:
        """The bridge lies face up, books on its squares now stand on it (S5.2, S5.4)."""
        known, seat = known_of(now), seat_of(now)
        laid = place_under(known, self.bridge, self.squares)
        assert laid is not None
        solutions = moment_of(now.table, now.me).judge.solutions_after(number_of(now.table, self))
        after = now[Unplaced].without(seat, self.bridge)
        after.known["solutions"] = solutions
        now.put(after)
        now.put(laid_board(known.geometry, now[Board], self.bridge, laid))
        squares = " ".join(known.geometry.grid.names(mask_of(now.table, self)))
        now.tell(BridgePlaced(now.me, known.geometry.names[self.bridge], squares))
        next_player(now, seat)


# The way out (S5.7).


@PLACEMENT.choice(
    say.rule(
        "S5.7 S5.1",
        "sator-can-be-placed",
        id="completion",
        predicate=lambda at: not moment_of(at.table, at.me).has_any,
    ),
    during=("place",),
    word="leave-out",
    form="place {bridge} out",
)
class LeaveOut(sc.Action, tag="sator.leave_out", frozen=True):
    """Put one of your bridges out of the game because none can be placed."""

    bridge: OwnBridge

    def do(self, now: sc.Change) -> None:
        """The bridge leaves the game, face up."""
        board, seat = now[Board], seat_of(now)
        now.put(now[Unplaced].without(seat, self.bridge))
        now.put(replace(board, out=tuple(sorted((*board.out, self.bridge)))))
        now.tell(BridgeLeftOut(now.me, known_of(now).geometry.names[self.bridge]))
        next_player(now, seat)


@PLACEMENT.notation
def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """A whole placement, as in `place I3 wood B2 C2 D2`; where need be the bridge is lifted first.

    `place I3 wood` alone lifts the bridge, `place I3 wood out` puts it out of the game.
    """
    if not text.startswith("place "):
        return None
    for kind in (LeaveOut, TakeUp):
        template = sc.declared_choice(kind).template
        if template.fits(text):
            return (kind(**template.read(table, text)),)
    placed = Place(**sc.declared_choice(Place).template.read(table, text))
    if in_hand(table, table.chooser or table.clock.seat) is not None:
        return (placed,)
    return (TakeUp(placed.bridge), placed)
