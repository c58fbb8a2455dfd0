"""Ways: how a piece goes from one picture to the next, as moves of the plane it lies on.

A leg takes any point of the board to where it comes to lie, so that what stands on a piece goes
along by the same legs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scriptorium.scene import Leg as ToldLeg
from scriptorium.scene import Onto, Piece, Slide, Spin, Swing, Toss

Spot = tuple[float, float]

CLOSE = 1e-6


@dataclass(frozen=True)
class Straight:
    """Straight on, by so much to the east and to the south."""

    dx: float
    dy: float

    def takes(self, point: Spot) -> Spot:
        """Where a point comes to lie."""
        return point[0] + self.dx, point[1] + self.dy


@dataclass(frozen=True)
class RotationStep:
    """A turn by quarters, clockwise above zero, about a point that stays where it is."""

    pivot: Spot
    quarters: int

    def takes(self, point: Spot) -> Spot:
        """Where a point comes to lie."""
        (px, py), (x, y) = self.pivot, point
        dx, dy = x - px, y - py
        for _ in range(self.quarters % 4):
            # y runs south, so clockwise is (x, y) -> (-y, x).
            dx, dy = -dy, dx
        return px + dx, py + dy


Leg = Straight | RotationStep
Way = tuple[Leg, ...]


def centre(piece: Piece) -> Spot:
    """The middle of a piece: of the squares it covers, or else of its rectangle."""
    if piece.shape:
        count = len(piece.shape)
        return (
            piece.x + sum(x for x, _ in piece.shape) / count + 0.5,
            piece.y + sum(y for _, y in piece.shape) / count + 0.5,
        )
    return piece.x + piece.width / 2, piece.y + piece.height / 2


def squares(piece: Piece) -> frozenset[Spot]:
    """The middles of the squares a piece covers; of one without squares, its own."""
    if not piece.shape:
        return frozenset((centre(piece),))
    return frozenset((piece.x + dx + 0.5, piece.y + dy + 0.5) for dx, dy in piece.shape)


def taken(way: Way, point: Spot) -> Spot:
    """Where a point comes to lie after all legs of a way."""
    for leg in way:
        point = leg.takes(point)
    return point


def leads(way: Way, before: Piece, after: Piece) -> bool:
    """Whether a way takes one picture of a piece to the other."""
    if (before.group, before.shape == ()) != (after.group, after.shape == ()):
        return False
    goal = squares(after)
    return all(_among(taken(way, point), goal) for point in squares(before))


def _among(point: Spot, goal: frozenset[Spot]) -> bool:
    return point in goal or any(
        abs(point[0] - x) < CLOSE and abs(point[1] - y) < CLOSE for x, y in goal
    )


def path_of_legs(legs: Iterable[ToldLeg], piece: Piece, pieces: Mapping[str, Piece]) -> Way:
    """The legs that an event tells, for a piece among the others; empty where one leads nowhere."""
    found: list[Leg] = []
    here = centre(piece)
    for leg in legs:
        if isinstance(leg, Slide):
            found.append(Straight(leg.dx, leg.dy))
        elif isinstance(leg, Spin | Toss):
            quarters = leg.quarters if isinstance(leg, Spin) else 4 * leg.times
            found.append(RotationStep(here, quarters))
        else:
            known = pieces.get(leg.piece if isinstance(leg, Onto) else leg.pivot)
            if known is None or known.group != piece.group:
                return ()
            x, y = centre(known)
            if isinstance(leg, Swing):
                found.append(RotationStep((x, y), leg.quarters))
            else:
                found.append(Straight(x - here[0], y - here[1]))
        here = found[-1].takes(here)
    return tuple(found)


def turn_between(before: Piece, after: Piece) -> RotationStep | None:
    """The turn that takes one picture of a thing to the other, about a square of both if it can.

    Pictures of symmetric shapes look alike after half a turn; the squares tell which turn it was.
    """
    old, new = squares(before), squares(after)
    for square in sorted(old & new):
        for quarters in (1, -1, 2):
            turn = RotationStep(square, quarters)
            if {turn.takes(one) for one in old} == new and old != new:
                return turn
    quarters = (after.turn - before.turn) % 4
    found = pivot(before, after)
    return RotationStep(found, -1 if quarters == 3 else quarters) if found is not None else None


def pivot(before: Piece, after: Piece) -> Spot | None:
    """The one point that stays where it is while a piece turns, or None where it only moves."""
    quarters = (after.turn - before.turn) % 4
    (ax, ay), (bx, by) = centre(before), centre(after)
    if quarters == 0:
        return None
    if quarters == 2:
        return (ax + bx) / 2, (ay + by) / 2
    # A quarter turn about p takes a to b; y runs south, so clockwise is (x, y) -> (-y, x).
    side = 1 if quarters == 1 else -1
    return (ax + bx - side * (by - ay)) / 2, (ay + by + side * (bx - ax)) / 2
