"""Handling: what actions would do to one thing, so that it can be taken hold of and led.

A finger that drags a thing means the action after which the point it holds lies nearest to the
finger; two fingers that twist it mean the turn by that angle, about the point between them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from scriptorium import Action, Table, seen_events
from scriptorium.scene import BOARD, Piece, movements
from scriptorium_play.picture.paths import CLOSE, RotationStep, Spot, Way, centre, taken
from scriptorium_play.picture.scenes import picture, way_between
from scriptorium_play.picture.tried import tried

from .touching import Path, Touching

QUARTER = 90.0


@dataclass(frozen=True)
class DragOutcome:
    """Where one action takes a thing: its picture before and after, and the way between."""

    action: Action
    path: Path
    before: Piece
    after: Piece
    way: Way = ()

    @property
    def turn(self) -> RotationStep | None:
        """The last turn that it makes, or None where it only moves along."""
        return next((leg for leg in reversed(self.way) if isinstance(leg, RotationStep)), None)

    @property
    def pivot(self) -> Spot | None:
        """The point about which it turns last, or None where it moves along."""
        return self.turn.pivot if self.turn is not None else None

    @property
    def quarters(self) -> int:
        """Quarter turns clockwise: -1, 1, 2, or 0 where the thing does not turn."""
        return self.turn.quarters if self.turn is not None else 0

    def takes(self, point: Spot) -> Spot:
        """Where a point of the thing comes to lie."""
        if self.way:
            return taken(self.way, point)
        (ax, ay), (bx, by) = centre(self.before), centre(self.after)
        return point[0] + bx - ax, point[1] + by - ay


def outcomes(touching: Touching, id: str) -> tuple[DragOutcome, ...]:
    """What each action that is left would do to a thing; those that leave it alone are not told."""
    table = touching.choices.table
    seat = table.chooser
    before = touching.choices.pieces.get(id)
    if seat is None or before is None or before.group != BOARD:
        return ()
    found: list[DragOutcome] = []
    for path, action in touching.left:
        done = tried(table).known(action)
        after = picture(done.table, seat).piece(id) if done is not None else None
        if done is None or after is None or after.group != BOARD:
            continue
        told = movements(table.rules, seen_events(done, seat))
        way = way_between(before, after, told, touching.choices.pieces)
        if way or (before.x, before.y) != (after.x, after.y):
            found.append(DragOutcome(action, path, before, after, way))
    return tuple(found)


def led(found: Iterable[DragOutcome], held: Spot, finger: Spot) -> DragOutcome | None:
    """The outcome that brings the held point nearest to the finger; None where it should stay."""
    best, nearest = None, (math.dist(held, finger), 0)
    for outcome in found:
        away = (math.dist(outcome.takes(held), finger), len(outcome.path))
        if away[0] < nearest[0] - CLOSE or (best is not None and away < nearest):
            best, nearest = outcome, away
    return best


def spun(found: Iterable[DragOutcome], degrees: float, about: Spot) -> DragOutcome | None:
    """The turn by about that angle, clockwise above zero, whose pivot is nearest to a point."""
    turns = [one for one in found if one.pivot is not None]
    quarters = round(degrees / QUARTER) % 4
    wanted = [one for one in turns if one.quarters % 4 == quarters]
    if quarters == 0 or not wanted:
        return None
    return min(wanted, key=lambda one: math.dist(one.pivot or about, about))


def only_pivot(found: Iterable[DragOutcome]) -> Spot | None:
    """The pivot that all these outcomes turn about, or None where they do not."""
    pivots = {one.pivot for one in found}
    return next(iter(pivots)) if len(pivots) == 1 else None


def leaves_board_alone(table: Table, action: Action) -> bool:
    """Whether an action only names what is meant: the board looks the same after it."""
    if table.chooser is None:
        return False
    after = tried(table).known(action)
    if after is None:
        return False
    before, shown = picture(table, table.chooser), picture(after.table, table.chooser)
    return before.group(BOARD) == shown.group(BOARD)


def angle_about(pivot: Spot, start: Spot, now: Spot) -> float:
    """How far a finger has gone round a point, in degrees, clockwise above zero."""
    before = math.atan2(start[1] - pivot[1], start[0] - pivot[0])
    after = math.atan2(now[1] - pivot[1], now[0] - pivot[0])
    return (math.degrees(after - before) + 180) % 360 - 180
