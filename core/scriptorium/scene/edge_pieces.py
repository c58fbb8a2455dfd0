"""Walls and other thin things that lie on the edges between the squares of a board."""

from __future__ import annotations

from typing import Any

from .pieces import Piece

THICK = 0.16
BROWN, UNSEEN = "shape:bar:brown", "shape:bar:clear"
# Where each side of a square begins, and whether it runs downwards.
SIDES = {
    "north": (0, 0, False),
    "south": (0, 1, False),
    "west": (0, 0, True),
    "east": (1, 0, True),
}


def wall(
    id: str, x: float, y: float, side: str, *, length: int = 1, art: str = BROWN, **more: Any
) -> Piece:
    """A thin piece on a side of the square at x and y; a longer one goes on east or south.

    With `art=sp.UNSEEN` nothing is seen of it until it may be touched: an edge that is still free.
    `more` are further fields of the piece.

    Example: `sp.wall("wall-B2", 1, 1, "north", length=2, says=sc.text("wall", "A wall."))`
    """
    if side not in SIDES:
        raise ValueError(f"a side is one of {', '.join(SIDES)}, not {side!r}")
    right, down, upright = SIDES[side]
    left, top = x + right, y + down
    fields: dict[str, Any] = {"layer": 2}
    if upright:
        return Piece(id, art, left - THICK / 2, top, THICK, length, **fields | {"turn": 1} | more)
    return Piece(id, art, left, top - THICK / 2, length, THICK, **fields | more)
