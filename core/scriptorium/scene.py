"""The picture of a view as data: pieces that every frontend can draw, read out and move.

Places are in board units, x to the east and y to the south. Two pieces with the same id in two
scenes are the same thing; a frontend shows the way between.
"""

from __future__ import annotations

from msgspec import Struct

from .structs import Text
from .table import View


class Piece(Struct, frozen=True):
    """One thing in the picture: where it lies, how it looks, what it is called.

    `art` is a key, never a path; `layer` puts higher pieces in front. `turn` is in quarter turns
    clockwise. `label` is short enough to stand on the piece; `says` is a whole sentence.
    """

    id: str
    art: str
    x: float
    y: float
    width: float = 1.0
    height: float = 1.0
    turn: int = 0
    layer: int = 0
    label: str = ""
    says: Text | None = None
    face_up: bool = True
    group: str = ""
    shape: tuple[tuple[int, int], ...] = ()


class Scene(Struct, frozen=True):
    """All pieces of a view, back to front, and the room they need."""

    pieces: tuple[Piece, ...]
    width: float
    height: float


def scene(view: View) -> Scene:
    """The picture of a view, made by the plugins of its match."""
    pieces = [piece for draw in view.rules.scenes for piece in draw(view)]
    ids = [piece.id for piece in pieces]
    if len(set(ids)) != len(ids):
        twice = sorted({name for name in ids if ids.count(name) > 1})
        raise ValueError(f"two pieces of a scene have the same id: {', '.join(twice)}")
    pieces.sort(key=lambda piece: piece.layer)
    return Scene(
        tuple(pieces),
        max((piece.x + piece.width for piece in pieces), default=0.0),
        max((piece.y + piece.height for piece in pieces), default=0.0),
    )
