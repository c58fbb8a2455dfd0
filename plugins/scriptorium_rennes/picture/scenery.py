"""The picture of a view: the map with the colours of now, what stands on it, what lies beside."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp

from .beside_scene import beside_pieces
from .map_scene import map_pieces
from .tokens_scene import clue_pieces, figure_pieces


def draw(view: sc.View) -> Iterator[sp.Piece]:
    """All pieces of the root plugin, from the ground up."""
    yield from map_pieces(view)
    yield from clue_pieces(view)
    yield from figure_pieces(view)
    yield from beside_pieces(view)
