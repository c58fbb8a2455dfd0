"""The bridges that nobody has placed yet: whose they are, who knows what they are made of.

A bridge lies face down until it is placed. Its outline is there for all to see, its material only
for its owner; of a bridge in the draft nobody knows the material (S4.1, S30.4, R4). Where a
position does not show a bridge, a negative number stands for its shape: `-1 - shape`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Annotated, Any, TypedDict

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.grid import Mask

from .. import game, say
from ..board.board_state import MOST_SEATS, Board, draft_piece, geometry, unplaced_piece
from ..board.targets import LaidSquares, grid_of
from ..bridges.board_geometry import OFF, Geometry
from ..movement.completion import CoverProblem
from ..movement.places import places_of

FaceDown = Annotated[int, Meta(ge=-256, le=255)]
Pile = Annotated[tuple[FaceDown, ...], Meta(max_length=256)]

KNOWN = "sator.unplaced"
NOBODY = -1
# Unplaced bridges belong to every match of SATOR.
UNPLACED = game.plugin("unplaced", after=("sator.board",))


class UnplacedNotes(TypedDict, total=False):
    """What has been worked out beside the unplaced bridges."""

    solutions: tuple[Any, ...]  # placements that are known to go on from here
    moment: tuple[Any, int, Any]  # the choice of a seat on a board


@UNPLACED.part(start=lambda book: Unplaced(rows=((),) * len(book.seats)))
class Unplaced(sc.Part, tag="sator.unplaced", frozen=True, dict=True):
    """The bridges before each player and those still to be taken, sorted by shape.

    `lifted` is the bridge that the seat numbered `lifter` is about to place. `first` is the number
    of the first player's seat.
    """

    rows: Annotated[tuple[Pile, ...], Meta(max_length=MOST_SEATS)] = ()
    draft: Pile = ()
    lifted: Annotated[tuple[FaceDown, ...], Meta(max_length=1)] = ()
    lifter: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] = 0
    first: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] = 0

    known = sc.beside(UnplacedNotes)

    def piles(self) -> Iterator[tuple[int, Pile]]:
        """All heaps with the numbers of their owners: the rows, the draft, the lifted one."""
        yield from enumerate(self.rows)
        yield from ((NOBODY, self.draft), (self.lifter, self.lifted))

    def _with(self, piles: Iterable[Pile]) -> Unplaced:
        *rows, draft, lifted = piles
        return Unplaced(tuple(rows), draft, lifted, self.lifter, self.first)

    def seen_by(self, seat: sc.Seat, rules: sc.Ruleset) -> Unplaced:
        """The own bridges, and the outlines of all others."""
        known, mine = rules.services[KNOWN], rules.setup.seats.index(seat)
        return self._with(
            pile if owner == mine else tuple(map(known.back, pile)) for owner, pile in self.piles()
        )

    def twin(self, seat: sc.Seat, rules: sc.Ruleset, shuffle: Any) -> Unplaced:
        """Exchange the materials that this seat does not know."""
        known, mine = rules.services[KNOWN], rules.setup.seats.index(seat)
        pools: dict[int, list[int]] = {}
        for owner, pile in self.piles():
            for bridge in pile if owner != mine else ():
                pools.setdefault(known.shape(bridge), []).append(bridge)
        pools = {shape: list(shuffle(pool)) for shape, pool in sorted(pools.items())}

        def other(pile: Pile) -> Pile:
            found: Pile = known.sorted(pools[known.shape(bridge)].pop() for bridge in pile)
            return found

        return self._with(pile if owner == mine else other(pile) for owner, pile in self.piles())

    def before(self, seat: int) -> Pile:
        """All unplaced bridges of a seat, the lifted one among them."""
        row = self.rows[seat] if self.rows else ()
        return (*row, *self.lifted) if self.lifted and self.lifter == seat else row

    def everything(self) -> Pile:
        """All bridges that nobody has placed yet."""
        return sum((*self.rows, self.draft, self.lifted), ())

    def without(self, seat: int, bridge: int, lifted: Pile = ()) -> Unplaced:
        """The same after a bridge has left a seat's row, or the hand; `lifted`: into the hand."""
        row = list(self.rows[seat])
        if bridge not in self.lifted:
            row.remove(bridge)
        rows = (*self.rows[:seat], tuple(row), *self.rows[seat + 1 :])
        return replace(self, rows=rows, lifted=lifted, lifter=seat if lifted else 0)


class Known:
    """What everybody knows of bridges that lie face down: their shapes."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.shapes = tuple(geometry.shapes)
        self.places = places_of(tuple(geometry.shapes.values()))
        self._shape_of = tuple(self.shapes.index(kind.shape) for kind in geometry.bridges)
        self.counts = tuple(self._shape_of.count(at) for at in range(len(self.shapes)))
        # By bridge: what all of its kind are called, as in `I3 wood`.
        self._words = tuple(f"{kind.shape} {kind.material}" for kind in geometry.bridges)

    def shape(self, bridge: int) -> int:
        """The number of a bridge's shape, also of one whose material is not shown."""
        return self._shape_of[bridge] if bridge >= 0 else -1 - bridge

    def sorted(self, bridges: Iterable[int]) -> tuple[int, ...]:
        """Bridges by shape."""
        return tuple(sorted(bridges, key=lambda bridge: (self.shape(bridge), bridge)))

    def back(self, bridge: int) -> int:
        """A bridge without its material."""
        return -1 - self.shape(bridge)

    def words(self, bridge: int) -> str:
        """A bridge in notation, as in `I3 wood`; its shape alone where the rest is hidden."""
        return self._words[bridge] if bridge >= 0 else self.shapes[-1 - bridge]

    def read(self, words: str, among: Iterable[int] = ()) -> int:
        """The bridge that words such as `I3 wood` name; of equal ones one that is `among`."""
        alike = [number for number, named in enumerate(self._words) if named == words]
        if not alike:
            raise sc.Unreadable(
                f"{words!r} is no bridge: write a shape ({', '.join(self.shapes)}) and a material"
                f" ({', '.join(self.geometry.materials)}), as in {self.words(0)}"
            )
        return next((bridge for bridge in alike if bridge in set(among)), alike[0])


@UNPLACED.service(KNOWN)
def known_of(book: sc.RuleBook) -> Known:
    """What everybody knows of the bridges of this match."""
    return Known(geometry(book))


def problem(known: Known, unplaced: Unplaced, free: Mask, books: Iterable[Mask]) -> CoverProblem:
    """Laying all unplaced bridges on free squares so that some books are carried."""
    shapes = [known.shape(bridge) for bridge in unplaced.everything()]
    counts = (shapes.count(shape) for shape in range(len(known.shapes)))
    return CoverProblem(known.places, free, books, counts)


@UNPLACED.fills(Unplaced)
def turned_up(seen: Unplaced, table: sc.Table, chance: Random) -> Unplaced:
    """Bridges for those that lie face down, of the same outlines (S4.1)."""
    known, board = known_of(table), table[Board]
    if all(bridge >= 0 for bridge in seen.everything()):
        return seen
    gone = {bridge for bridge, place in enumerate(board.places) if place != OFF}
    gone.update(board.out, (bridge for bridge in seen.everything() if bridge >= 0))
    free: dict[int, list[int]] = {}
    for bridge in range(len(board.places)):
        if bridge not in gone:
            free.setdefault(known.shape(bridge), []).append(bridge)
    for bridges in free.values():
        chance.shuffle(bridges)

    def filled(pile: Pile) -> Pile:
        return known.sorted(one if one >= 0 else free[-1 - one].pop() for one in pile)

    return replace(
        seen,
        rows=tuple(map(filled, seen.rows)),
        draft=filled(seen.draft),
        lifted=filled(seen.lifted),
    )


@UNPLACED.set_up
def name_first(now: sc.Change) -> None:
    """The first player is agreed, or drawn (S3.2, R3)."""
    seats, first = now.rules.setup.seats, now.rules.setup.first
    number = seats.index(first) if first else now.below("first", len(seats))
    now.put(replace(now[Unplaced], first=number))


def in_turn_order(position: sc.Position) -> tuple[int, ...]:
    """The numbers of the seats from the first player to the last."""
    seats, first = len(position.rules.setup.seats), position[Unplaced].first
    return tuple((first + at) % seats for at in range(seats))


def pass_to(now: sc.Change, seat: int) -> None:
    """End the turn; the seat of this number has the next."""
    now.clock = replace(now.clock, queue=(now.rules.setup.seats[seat],))
    now.end_turn()


@UNPLACED.invariant
def everything_in_the_box(position: sc.Position) -> str | None:
    """There is a row for every seat, and each bridge is one of the box."""
    unplaced, bridges = position[Unplaced], len(known_of(position).geometry.bridges)
    if len(unplaced.rows) != len(position.seats) or (
        max(unplaced.first, unplaced.lifter) >= len(position.seats)
    ):
        return "bridges lie before players who do not play"
    if not all(0 <= one < bridges for one in unplaced.everything()):
        return "a bridge is not one of the box"
    return None


Pieces = tuple[str, ...]
Laid = tuple[int, ...]  # the squares under a bridge, from the north-west on; -1 beyond the edge
MOST_SQUARES = 64

NOT_THERE = say.reason("S4.3", "sator-not-there", id="wrong_shape")
NOT_YOURS = say.reason("S5.2", "sator-bridge-not-yours", id="card_not_held")


def own(position: sc.Position, seat: sc.Seat) -> tuple[int, ...]:
    """The unplaced bridges of a seat."""
    return position[Unplaced].before(position.rules.setup.seats.index(seat))


def kinds(known: Known, bridges: Iterable[int]) -> tuple[int, ...]:
    """One bridge of each kind: copies are as good as each other."""
    several = {known.words(bridge): bridge for bridge in reversed(tuple(bridges))}
    return tuple(several.values())[::-1]


def in_hand(position: sc.Position, seat: sc.Seat) -> int | None:
    """The bridge whose place is chosen now; None where a bridge has to be chosen first."""
    unplaced = position[Unplaced]
    if unplaced.lifted:
        return unplaced.lifted[0]
    alike = kinds(known_of(position), own(position, seat))
    return alike[0] if len(alike) == 1 else None


def place_under(known: Known, bridge: int, squares: Laid) -> int | None:
    """The place on which a bridge covers just these squares, or None where it cannot."""
    if min(squares, default=-1) < 0 or len(set(squares)) != len(squares):
        return None
    return known.geometry.place(bridge, known.geometry.grid.mask(squares))


class Shapes(sc.Target[int]):
    """The shapes of the bridges that are left over."""

    noun = "an outline"
    outside = NOT_THERE

    def bits(self, at: sc.Moment) -> int:
        known, found = known_of(at), 0
        for bridge in at[Unplaced].draft:
            found |= 1 << known.shape(bridge)
        return found

    def write(self, position: Any, value: int) -> str:
        shapes = known_of(position).shapes
        return shapes[value] if value < len(shapes) else str(value)

    def read(self, position: Any, text: str) -> int:
        shapes = known_of(position).shapes
        if text not in shapes:
            raise sc.Unreadable(f"write a shape ({', '.join(shapes)}), not {text!r}")
        return shapes.index(text)

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return (draft_piece(self.write(at, value)),)


class OwnBridges(sc.Target[int]):
    """The bridges that the chooser has not placed yet; written as in `I3 wood`."""

    noun = "an own bridge"
    outside = NOT_YOURS
    words = 2

    def every(self, at: sc.Moment) -> Iterable[int]:
        return kinds(known_of(at), own(at, at.me))

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        return None if value in own(at, at.me) else NOT_YOURS

    def outcome(self, at: sc.Moment, value: int) -> str:
        return self.write(at, value)

    def write(self, position: Any, value: int) -> str:
        known = known_of(position)
        return known.words(value) if value < len(known.geometry.bridges) else str(value)

    def read(self, position: Any, text: str) -> int:
        seat = position.chooser or position.clock.seat
        return known_of(position).read(" ".join(text.split()), own(position, seat))

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return (unplaced_piece(known_of(at).geometry, value),)

    def known(self, at: sc.Moment) -> Iterable[int]:
        return (bridge for bridge in own(at, at.me) if bridge >= 0)


class InHand(OwnBridges):
    """The bridge that is placed now: it has been touched already."""

    noun = ""

    def every(self, at: sc.Moment) -> Iterable[int]:
        bridge = in_hand(at, at.me)
        return () if bridge is None else (bridge,)

    def pieces(self, at: sc.Moment, value: int) -> Pieces:
        return ()


class UnderBridge(LaidSquares):
    """The squares on which a bridge is laid, whatever lies there."""

    def lying(self, at: sc.Moment) -> Iterable[int]:
        return known_of(at).geometry.everywhere(in_hand(at, at.me))

    def pieces(self, at: sc.Moment, value: Laid) -> tuple[sc.AllOf]:
        return (sc.all_of(*self.write(at, value).split()),)

    def meanings(self, at: sc.Moment, touched: Pieces) -> tuple[Iterable[Laid], int] | None:
        numbers = grid_of(at).square_numbers
        if any(piece not in numbers for piece in touched):
            return None
        begun = tuple(numbers[piece] for piece in touched)
        if len({*begun}) < len(begun):
            return [begun], len(touched)
        fitting = [laid for laid in self.every(at) if {*begun} <= {*laid}]
        # Of places that are alike refused the one that was named from the north-west on is told.
        fitting.sort(key=lambda laid: laid[: len(begun)] != begun)
        return fitting or [begun], len(touched)


Shape = Annotated[int, Meta(ge=0, le=255), Shapes()]
OwnBridge = Annotated[int, Meta(ge=0, le=255), OwnBridges()]
BridgeInHand = Annotated[int, Meta(ge=0, le=255), InHand()]
Squares = Annotated[
    tuple[Annotated[int, Meta(ge=-1, le=(1 << 11) - 1)], ...],
    Meta(max_length=MOST_SQUARES),
    UnderBridge(),
]


# The word of scenarios, as in `unplaced.red = ["I3 wood"]`.


def find_bridge(known: Known, path: str, words: Any, used: list[bool]) -> int:
    """The bridge that words such as `I3 wood` name, and that is not used yet."""
    if not isinstance(words, str):
        raise sc.FactError(path, "write a shape and a material, as in I3 wood")
    try:
        bridge = known.read(words, [number for number, taken in enumerate(used) if not taken])
    except sc.Unreadable as error:
        raise sc.FactError(path, str(error)) from None
    if used[bridge]:
        raise sc.FactError(path, f"{words} is named twice; the box holds it once")
    return bridge


def see_unplaced(position: sc.Position) -> dict[str, Any]:
    """The unplaced bridges of each seat, as in `I3 wood`; hidden where materials are."""
    known, unplaced = known_of(position), position[Unplaced]
    seen: dict[str, Any] = {}
    for number, seat in enumerate(position.rules.setup.seats):
        bridges = known.sorted(unplaced.before(number)) if unplaced.rows else ()
        unknown = any(bridge < 0 for bridge in bridges)
        seen[seat] = check.HIDDEN if unknown else [known.words(bridge) for bridge in bridges]
    return seen


def put_unplaced(now: sc.Change, wanted: Any) -> None:
    """Lay unplaced bridges before seats, as in `{"red": ["I3 wood"]}`."""
    known, seats = known_of(now), now.rules.setup.seats
    rows: list[tuple[int, ...]] = [()] * len(seats)
    used = [False] * len(known.geometry.bridges)
    for seat, names in check.by_seat("unplaced", now, wanted):
        path, row = f"unplaced.{seat}", list[int]()
        for name in check.texts_in(path, names):
            bridge = find_bridge(known, path, name, used)
            if now[Board].places[bridge] != OFF or bridge in now[Board].out:
                raise sc.FactError(path, f"{name} is on the board or out of the game already")
            used[bridge] = True
            row.append(bridge)
        rows[seats.index(seat)] = known.sorted(row)
    now.put(replace(now[Unplaced], rows=tuple(rows), lifted=(), lifter=0))


@UNPLACED.coherent
def lay_out_draft(now: sc.Change) -> None:
    """In a draft that lies there which is neither on the board nor with a player nor out."""
    if now.clock.phase != "draft":
        return
    known, board, unplaced = known_of(now), now[Board], now[Unplaced]
    elsewhere = {*board.out, *(bridge for row in unplaced.rows for bridge in row)}
    left = (
        bridge
        for bridge, place in enumerate(board.places)
        if place == OFF and bridge not in elsewhere
    )
    now.put(replace(unplaced, draft=known.sorted(left)))
