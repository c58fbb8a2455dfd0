"""The picture of a view: the valley, a board for each player, and what lies beside them."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp

from .beside_scene import beside_pieces
from .mat_scene import mat_pieces
from .valley_scene import valley_pieces


def draw(view: sc.View) -> Iterator[sp.Piece]:
    """All pieces, from the ground up."""
    yield from valley_pieces(view)
    for seat in view.seats:
        yield from mat_pieces(view, seat)
    yield from beside_pieces(view)
