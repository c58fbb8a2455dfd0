"""Handling: what actions would do to one thing, so that it can be taken hold of and led.

A finger that drags a thing means the action after which the point it holds lies nearest to the
finger; two fingers that twist it mean the turn by that angle, about the point between them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from scriptorium import Action, Piece, Refused, Scene, Table, apply
from scriptorium.scene import BOARD

from .scenes import Spot, centre, picture, pivot
from .touching import Path, Touching

QUARTER = 90.0
CLOSE = 1e-6


@dataclass(frozen=True)
class Outcome:
    """Where one action takes a thing: its picture before and after, and the pivot of a turn."""

    action: Action
    path: Path
    before: Piece
    after: Piece
    pivot: Spot | None

    @property
    def quarters(self) -> int:
        """Quarter turns clockwise: -1, 1, 2, or 0 where the thing does not turn."""
        turned = (self.after.turn - self.before.turn) % 4
        return -1 if turned == 3 else turned

    def takes(self, point: Spot) -> Spot:
        """Where a point of the thing comes to lie."""
        x, y = point
        if self.pivot is None:
            (ax, ay), (bx, by) = centre(self.before), centre(self.after)
            return x + bx - ax, y + by - ay
        px, py = self.pivot
        dx, dy = x - px, y - py
        for _ in range(self.quarters % 4):
            dx, dy = -dy, dx
        return px + dx, py + dy


def outcomes(touching: Touching, id: str) -> tuple[Outcome, ...]:
    """What each action that is left would do to a thing; those that leave it alone are not told."""
    table = touching.choices.table
    seat = table.chooser
    before = touching.choices.pieces.get(id)
    if seat is None or before is None or before.group != BOARD:
        return ()
    found: list[Outcome] = []
    for path, action in touching.left:
        shown = _shown(table, action)
        after = shown.piece(id) if shown is not None else None
        if after is None or after.group != BOARD or _rests(before, after):
            continue
        found.append(Outcome(action, path, before, after, pivot(before, after)))
    return tuple(found)


def _shown(table: Table, action: Action) -> Scene | None:
    try:
        after = apply(table, action)
    except Refused:
        return None
    seat = table.chooser
    if seat is None or seat in after.learned:
        return None
    return picture(after.table, seat)


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
    shown = _shown(table, action)
    if shown is None:
        return False
    before = picture(table, table.chooser)
    return before.group(BOARD) == shown.group(BOARD)
