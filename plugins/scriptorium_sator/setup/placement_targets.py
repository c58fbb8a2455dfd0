"""What can be chosen before the first turn: a shape left over, an own bridge, squares for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium_sator.targets as sq

from .. import say
from ..board.piece_names import draft_piece, unplaced_piece
from ..board.targets import OnBoard
from .unplaced_bridges import Known, Unplaced, known_of

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
    several = {known.geometry.bridges[b][1:3]: b for b in reversed(tuple(bridges))}
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


class UnderBridge(OnBoard, sq.LaidSquares):
    """The squares on which a bridge is laid, whatever lies there."""

    def lying(self, at: sc.Moment) -> Iterable[int]:
        return known_of(at).geometry.everywhere(in_hand(at, at.me))

    def pieces(self, at: sc.Moment, value: Laid) -> tuple[sc.AllOf]:
        return (sc.all_of(*self.write(at, value).split()),)

    def meanings(self, at: sc.Moment, touched: Pieces) -> tuple[Iterable[Laid], int] | None:
        numbers = self.grid_of(at).square_numbers
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
