"""Handling: what actions would do to one thing, so that it can be taken hold of and led.

A finger that drags a thing means the action after which the point it holds lies nearest to the
finger; two fingers that twist it mean the turn by that angle, about the point between them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from scriptorium import Action, After, Piece, Refused, Table, apply
from scriptorium.scene import BOARD

from .scenes import Spot, centre, picture, pivot
from .touching import Path, Touching

QUARTER = 90.0
CLOSE = 1e-6


@dataclass(frozen=True)
class Turn:
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


@dataclass(frozen=True)
class Outcome:
    """Where one action takes a thing: its picture before and after, and its turn, if any."""

    action: Action
    path: Path
    before: Piece
    after: Piece
    turn: Turn | None

    @property
    def pivot(self) -> Spot | None:
        """The point about which it turns, or None where it moves along."""
        return self.turn.pivot if self.turn is not None else None

    @property
    def quarters(self) -> int:
        """Quarter turns clockwise: -1, 1, 2, or 0 where the thing does not turn."""
        return self.turn.quarters if self.turn is not None else 0

    def takes(self, point: Spot) -> Spot:
        """Where a point of the thing comes to lie."""
        if self.turn is not None:
            return self.turn.takes(point)
        (ax, ay), (bx, by) = centre(self.before), centre(self.after)
        return point[0] + bx - ax, point[1] + by - ay


def turn_between(before: Piece, after: Piece) -> Turn | None:
    """The turn that takes one picture of a thing to the other, about a square of both if it can.

    Pictures of symmetric shapes look alike after half a turn; the squares tell which turn it was.
    """
    old, new = _squares(before), _squares(after)
    for square in sorted(old & new):
        for quarters in (1, -1, 2):
            turn = Turn(square, quarters)
            if {turn.takes(one) for one in old} == new and old != new:
                return turn
    quarters = (after.turn - before.turn) % 4
    found = pivot(before, after)
    return Turn(found, -1 if quarters == 3 else quarters) if found is not None else None


def _squares(piece: Piece) -> frozenset[Spot]:
    """The middles of the squares a thing covers."""
    return frozenset((piece.x + dx + 0.5, piece.y + dy + 0.5) for dx, dy in piece.shape)


def outcomes(touching: Touching, id: str) -> tuple[Outcome, ...]:
    """What each action that is left would do to a thing; those that leave it alone are not told."""
    table = touching.choices.table
    seat = table.chooser
    before = touching.choices.pieces.get(id)
    if seat is None or before is None or before.group != BOARD:
        return ()
    found: list[Outcome] = []
    for path, action in touching.left:
        done = _done(table, action)
        after = picture(done.table, seat).piece(id) if done is not None else None
        if after is not None and after.group == BOARD and not _rests(before, after):
            found.append(Outcome(action, path, before, after, turn_between(before, after)))
    turning = _turning_kinds(found)
    return tuple(one if type(one.action) in turning else replace(one, turn=None) for one in found)


def _turning_kinds(found: list[Outcome]) -> set[type[Action]]:
    """The kinds of action that turn the thing.

    A straight piece looks alike after half a turn and after a push along itself. What its kind
    does elsewhere tells which it was; where nothing does, two touches mean a pivot and a turn.
    """
    turning: set[type[Action]] = set()
    for kind in {type(one.action) for one in found}:
        alike = [one for one in found if type(one.action) is kind]
        if any(one.turn is None for one in alike):
            continue
        turned = any((one.after.turn - one.before.turn) % 4 for one in alike)
        if turned or all(len(one.path) > 1 for one in alike):
            turning.add(kind)
    return turning


def _done(table: Table, action: Action) -> After | None:
    """What an action leads to, where the one who chooses may know it beforehand."""
    try:
        after = apply(table, action)
    except Refused:
        return None
    return None if table.chooser in after.learned else after


def _rests(before: Piece, after: Piece) -> bool:
    return (before.x, before.y, before.turn % 4) == (after.x, after.y, after.turn % 4)


def led(found: Iterable[Outcome], held: Spot, finger: Spot) -> Outcome | None:
    """The outcome that brings the held point nearest to the finger; None where it should stay."""
    best, nearest = None, (math.dist(held, finger), 0)
    for outcome in found:
        away = (math.dist(outcome.takes(held), finger), len(outcome.path))
        if away[0] < nearest[0] - CLOSE or (best is not None and away < nearest):
            best, nearest = outcome, away
    return best


def spun(found: Iterable[Outcome], degrees: float, about: Spot) -> Outcome | None:
    """The turn by about that angle, clockwise above zero, whose pivot is nearest to a point."""
    turns = [one for one in found if one.pivot is not None]
    quarters = round(degrees / QUARTER) % 4
    wanted = [one for one in turns if one.quarters % 4 == quarters]
    if quarters == 0 or not wanted:
        return None
    return min(wanted, key=lambda one: math.dist(one.pivot or about, about))


def only_pivot(found: Iterable[Outcome]) -> Spot | None:
    """The pivot that all these outcomes turn about, or None where they do not."""
    pivots = {one.pivot for one in found}
    return next(iter(pivots)) if len(pivots) == 1 else None


def leaves_board_alone(table: Table, action: Action) -> bool:
    """Whether an action only names what is meant: the board looks the same after it."""
    if table.chooser is None:
        return False
    after = _done(table, action)
    if after is None:
        return False
    before, shown = picture(table, table.chooser), picture(after.table, table.chooser)
    return before.group(BOARD) == shown.group(BOARD)
