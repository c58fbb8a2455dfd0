"""Placing: where a thing of a tray may come to lie on the board, and which way round.

A thing that covers several squares is placed by naming these squares; which they are is known
before anything is done, so that it can be led over the board, turned, and dropped.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from scriptorium import Action, Refused, Seat, Table, why_not
from scriptorium.scene import BOARD, Piece, explained, meant
from scriptorium_play.picture.scenes import picture
from scriptorium_play.picture.tried import tried

from .touching import Path, Touching, choices
from .why_not import NEVER, PLAIN

Cells = tuple[tuple[int, int], ...]
Point = tuple[float, float]
Corner = tuple[int, float, float]  # quarter turns, and the corner of the squares that it covers

HELD = 9
REACH = 1.0


@dataclass(frozen=True)
class Placement:
    """A thing of a tray with the ways to lay it; `lift` names it first where that is asked."""

    thing: Piece
    lift: Action | None
    named: bool
    ways: Mapping[Corner, Action]
    squares: Mapping[Point, str]

    @property
    def turns(self) -> tuple[int, ...]:
        """The ways round in which it may lie somewhere, clockwise."""
        return tuple(sorted({turn for turn, _, _ in self.ways}))

    def lying(self, corner: Corner) -> Piece:
        """The thing on the board, whether it may lie there or not."""
        turn, x, y = corner
        cells = turned(self.thing.shape, turn)
        wide, high = extent(cells)
        return replace(
            self.thing,
            x=x,
            y=y,
            width=wide,
            height=high,
            turn=turn,
            shape=cells,
            group=BOARD,
            layer=HELD,
        )

    def under(self, turn: int, at: Point) -> Corner:
        """Where it would lie with its middle at a point: the nearest that it may, or just there."""
        wide, high = extent(turned(self.thing.shape, turn))
        x, y = at[0] - wide / 2, at[1] - high / 2
        near = min(
            (way for way in self.ways if way[0] == turn),
            key=lambda way: math.dist(way[1:], (x, y)),
            default=None,
        )
        if near is None:
            return turn, round(x), round(y)
        exact = turn, near[1] + round(x - near[1]), near[2] + round(y - near[2])
        if exact in self.ways or math.dist(near[1:], (x, y)) > REACH:
            return exact
        return near

    def beside(self, corner: Corner, dx: int, dy: int) -> Corner:
        """The next that it may be laid on in a direction; the same where there is none."""
        turn, x, y = corner
        found = [
            (abs(along) + 3 * abs(across), way)
            for way in self.ways
            if way[0] == turn
            for along, across in [_along(way[1] - x, way[2] - y, dx, dy)]
            if along > 0
        ]
        return min(found)[1] if found else corner

    def named_by(self, corner: Corner) -> Path | None:
        """The squares that it would cover; None where it would reach beyond the board."""
        turn, x, y = corner
        found = [self.squares.get((x + dx, y + dy)) for dx, dy in turned(self.thing.shape, turn)]
        known = [id for id in found if id is not None]
        return tuple(known) if len(known) == len(found) else None


def _along(x: float, y: float, dx: int, dy: int) -> tuple[float, float]:
    return (x * dx, y) if dx else (y * dy, x)


def turned(cells: Cells, quarters: int) -> Cells:
    """Squares after quarter turns clockwise, counted from their upper left corner."""
    for _ in range(quarters % 4):
        cells = tuple((-y, x) for x, y in cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted(((x - left, y - top) for x, y in cells), key=lambda cell: cell[::-1]))


def extent(cells: Cells) -> tuple[int, int]:
    """How wide and how high some squares are."""
    return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1


def placement(touching: Touching, id: str) -> Placement | None:
    """How a thing of a tray may be laid on the board, or None where it is no such thing."""
    thing, table = touching.choices.pieces.get(id), touching.choices.table
    seat = table.chooser
    if thing is None or seat is None or thing.group == BOARD or not thing.shape:
        return None
    if id not in touching.next:
        found = _laid(touching, thing, None, named=False)
        return found if found is not None and _leaves(table, seat, found) else None
    after = touching.touch(id)
    if after.decided is None:
        return _laid(after, thing, None, named=True)
    done = tried(table).after(after.decided)
    if seat in done.learned or done.table.chooser != seat:
        return None
    found = _laid(Touching(choices(done.table)), thing, after.decided, named=False)
    return found if found is not None and _leaves(done.table, seat, found) else None


def _leaves(table: Table, seat: Seat, found: Placement) -> bool:
    """Whether it is this thing, and no other of its shape, that comes to lie on the board."""
    after = tried(table).after(next(iter(found.ways.values()))).table
    still = picture(after, seat).piece(found.thing.id)
    return still is None or still.group == BOARD


def _laid(
    touching: Touching, thing: Piece, lift: Action | None, *, named: bool
) -> Placement | None:
    """The ways that name just the squares of a thing, one way round or another."""
    round_: dict[Cells, int] = {}
    for quarters in range(4):
        round_.setdefault(turned(thing.shape, quarters), quarters)
    pieces, count = touching.choices.pieces, len(touching.touched)
    ways: dict[Corner, Action] = {}
    for path, action in touching.left:
        squares = [pieces.get(id) for id in path[count:]]
        known = [one for one in squares if one is not None and one.group == BOARD]
        if len(known) != len(thing.shape) or len(known) != len(squares):
            continue
        x, y = min(one.x for one in known), min(one.y for one in known)
        quarters = round_.get(_cells(known, x, y), -1)
        if quarters >= 0:
            ways[quarters, x, y] = action
    if not ways:
        return None
    scene = touching.choices.scene
    squares_of = {
        (piece.x, piece.y): piece.id
        for piece in reversed(scene.group(BOARD))
        if not piece.shape and piece.width == piece.height == 1
    }
    return Placement(thing, lift, named, ways, squares_of)


def _cells(squares: Iterable[Piece], x: float, y: float) -> Cells:
    return tuple(
        sorted(
            ((round(one.x - x), round(one.y - y)) for one in squares), key=lambda cell: cell[::-1]
        )
    )


def why_not_there(touching: Touching, named: Path) -> Refused | None:
    """Why a thing may not lie on these squares; None where the game does not say."""
    table, touched = touching.choices.table, (*touching.touched, *named)
    told = [one for one in _refusals(table, touched) if one.id not in NEVER]
    for refused in told:
        if refused.id not in PLAIN:
            return refused
    return told[0] if told else explained(table, touched)


def _refusals(table: Table, touched: Path) -> Iterator[Refused]:
    for action in meant(table, touched):
        refused = why_not(table, action)
        if refused is not None:
            yield refused
