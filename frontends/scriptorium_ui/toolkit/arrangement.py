"""Rooms: how much space a board takes, and how things share a rectangle; for any window."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium.scene import BOARD, Piece, Scene

from .rect import Rect

CARD = 0.7


@dataclass(frozen=True)
class Extent:
    """The room that a board takes, in board units."""

    left: float
    top: float
    width: float
    height: float


def bounds(piece: Piece) -> Rect:
    """The rectangle round a piece, in board units."""
    if not piece.shape:
        return Rect(piece.x, piece.y, piece.width, piece.height)
    xs, ys = [x for x, _ in piece.shape], [y for _, y in piece.shape]
    return Rect(piece.x + min(xs), piece.y + min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def extent(scene: Scene, group: str = BOARD) -> Extent:
    """The room of all pieces on a board; a piece may stick out to the north or west."""
    boxes = [bounds(piece) for piece in scene.pieces if piece.group == group]
    if not boxes:
        return Extent(0, 0, 1, 1)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Extent(left, top, max(1.0, right - left), max(1.0, bottom - top))


def by_x(pieces: tuple[Piece, ...]) -> list[Piece]:
    """Pieces from left to right."""
    return sorted(pieces, key=lambda piece: (piece.x, piece.y, piece.layer, piece.id))


def is_card(piece: Piece) -> bool:
    """Whether a piece has the proportions of a card."""
    return bool(piece.card) or "back" in piece.art or piece.art.startswith("card")


def row(room: Rect, shapes: list[float], gap: float) -> list[Rect]:
    """Things side by side in their proportions, as large as the room allows, in its middle."""
    if not shapes:
        return []
    free = max(1.0, room.w - gap * (len(shapes) - 1))
    height = min(room.h, free / sum(shapes))
    x = room.x + (free - height * sum(shapes)) / 2
    rects = []
    for shape in shapes:
        rects.append(Rect(x, room.y + (room.h - height) / 2, height * shape, height))
        x += height * shape + gap
    return rects
