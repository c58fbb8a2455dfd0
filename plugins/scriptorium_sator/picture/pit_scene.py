"""The picture of the pit: quadrants, squares, bridges, and all that stands or hovers there.

The grid begins one unit to the east and south of the corner, which leaves room for the start
squares around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import BOARD

from .. import game, say
from ..board.board_state import Board, board_masks, book_piece, bridge_piece, geometry, start_piece
from ..box.board_data import BoardData, quadrant_squares
from ..box.contents import data_of
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, ASIDE, OFF, START, Geometry

# The picture of the pit.
SCENE = game.plugin("scene", after=("sator.board",))

QUADRANT, SQUARE, BRIDGE, BOOK, FIGURE = range(5)
MARGIN = 1
# So many pieces are kept to be drawn again: a few times what one picture holds.
KEPT = 512

Rider = tuple[str, sc.Seat]


class Pit:
    """Draws the board; what looks as it did before is not made again."""

    def __init__(self, geometry: Geometry, board: BoardData) -> None:
        self.geometry = geometry
        self.ground = (pit(geometry), *quadrants(geometry, board), *starts(geometry))
        self.square = lru_cache(KEPT)(self._square)
        self.bridge = lru_cache(KEPT)(self._bridge)

    def draw(self, view: sc.View) -> tuple[sp.Piece, ...]:
        """The whole board, which all seats see alike."""
        board = view[Board]
        pieces = board.known.get("drawn")
        if pieces is None:
            on_it = (*self.squares(board), *self.bridges(board), *riders(self.geometry, board))
            pieces = board.known["drawn"] = (*self.ground, *on_it)
        return pieces

    def squares(self, board: Board) -> Iterator[sp.Piece]:
        """Every square of the grid, with a sentence about all that is there."""
        geometry = self.geometry
        on = {}
        for bridge, mask in enumerate(board_masks(board, geometry).of_bridge):
            for square in geometry.grid.squares(mask):
                on[square] = bridge
        there = {square: (kind, geometry.seats[seat]) for kind, seat, square in standing(board)}
        for square in geometry.grid.squares(geometry.all):
            yield self.square(square, on.get(square), there.get(square))

    def _square(self, square: int, bridge: int | None, rider: Rider | None) -> sp.Piece:
        name = self.geometry.square_names[square]
        said = square_said(self.geometry, name, bridge, rider)
        spot = place_in(self.geometry, square)
        return sp.Piece(name, "grid-mark", *spot, layer=SQUARE, label=name, says=said, group=BOARD)

    def bridges(self, board: Board) -> Iterator[sp.Piece]:
        """The bridges on the board, each with the squares it covers."""
        for bridge, place in enumerate(board.places):
            if place != OFF:
                yield self.bridge(bridge, place)

    def _bridge(self, bridge: int, place: int) -> sp.Piece:
        geometry, orient = self.geometry, place >> ANCHOR_BITS
        name = geometry.names[bridge]
        _, material, shape, fit = geometry.bridges[bridge]
        west, cells, width, height = outline(fit.shape.orientations[orient])
        x, y = place_in(geometry, place & ANCHOR)
        squares = " ".join(geometry.grid.names(geometry.mask(bridge, place)))
        said = say.text("sator-bridge", material=material, shape=shape, squares=squares)
        piece, art = bridge_piece(geometry, bridge), f"bridge-{material}-{shape}"
        return sp.Piece(
            piece, art, x + west, y, width, height, orient, BRIDGE, name, said, BOARD, cells
        )


Cells = tuple[tuple[int, int], ...]


def outline(cells: Cells) -> tuple[int, Cells, int, int]:
    """How far west of its first cell a shape reaches, its cells from there, width and height."""
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    moved = tuple((x - west, y) for x, y in cells)
    return west, moved, east - west + 1, max(y for _, y in cells) + 1


def place_in(geometry: Geometry, square: int) -> tuple[int, int]:
    """Where a square lies in the picture."""
    x, y = geometry.grid.xy(square)
    return x + MARGIN, y + MARGIN


def pit(geometry: Geometry) -> sp.Piece:
    """The abyss beneath everything."""
    columns, rows = geometry.grid.columns, geometry.grid.rows
    said = say.text("sator-pit", columns=columns, rows=rows)
    return sp.Piece("pit", "pit", MARGIN, MARGIN, columns, rows, layer=QUADRANT, says=said)


def quadrants(geometry: Geometry, board: BoardData) -> Iterator[sp.Piece]:
    """The four quarters, where the board has the shipped size (S2.1)."""
    grid = geometry.grid
    if (grid.columns, grid.rows) != (board.grid.columns, board.grid.rows):
        return
    for colour in board.colour:
        quadrant = next(one for one in board.quadrant if one.id == colour.quadrant)
        held = grid.squares(quadrant_squares(grid, quadrant))
        (x, y), (east, south) = place_in(geometry, held[0]), place_in(geometry, held[-1])
        said = say.text(
            "sator-quadrant", seat=colour.id, columns=quadrant.columns, rows=quadrant.rows
        )
        piece, art = f"quadrant-{quadrant.id}", f"quadrant-{colour.id}"
        size = east - x + 1, south - y + 1
        yield sp.Piece(piece, art, x, y, *size, layer=QUADRANT, says=said)


def start_spot(geometry: Geometry, seat: int) -> tuple[int, int]:
    """Where a start square lies: outside the grid, beside its entry (S2.2)."""
    x, y = place_in(geometry, geometry.entries[seat])
    dx, dy = ASIDE[geometry.inwards[seat] ^ 2]
    return x + dx, y + dy


def starts(geometry: Geometry) -> Iterator[sp.Piece]:
    """The start squares that touch the grid."""
    for number, seat in enumerate(geometry.seats):
        entry = geometry.entries[number]
        if entry != START:
            said = say.text("sator-start", seat=seat, square=geometry.square_names[entry])
            spot = start_spot(geometry, number)
            yield sp.Piece(start_piece(seat), f"start-{seat}", *spot, layer=SQUARE, says=said)


def standing(board: Board) -> Iterator[tuple[str, int, int]]:
    """What stands or hovers: the kind of piece, whose it is, on which square (below 0: on none)."""
    for seat, books in enumerate(board.books):
        yield from (("book", seat, square) for square in books)
        yield "acolyte", seat, board.acolytes[seat]
        yield "gargoyle", seat, board.gargoyles[seat]


def square_said(geometry: Geometry, name: str, bridge: int | None, rider: Rider | None) -> Text:
    """A square in words."""
    kind, seat = rider or ("", "")
    if bridge is None and rider is None:
        return say.text("sator-square-abyss", square=name)
    if bridge is None:
        return say.text("sator-square-hovering", square=name, seat=seat)
    material, shape = geometry.bridges[bridge][1:3]
    if rider is None:
        return say.text("sator-square-bridge", square=name, material=material, shape=shape)
    return say.text(
        "sator-square-rider", square=name, material=material, shape=shape, piece=kind, seat=seat
    )


SAID = {
    "book": say("sator-book"),
    "acolyte": say("sator-acolyte"),
    "gargoyle": say("sator-gargoyle"),
}


def riders(geometry: Geometry, board: Board) -> Iterator[sp.Piece]:
    """Books, the gargoyles in play, and acolytes, also those on their start squares."""
    covered = board_masks(board, geometry).covered
    for kind, number, square in standing(board):
        seat, starts = geometry.seats[number], geometry.entries[number] != START
        piece, art, layer = f"{kind}-{seat}", f"{kind}-{seat}", FIGURE
        if square >= 0:
            name, spot = geometry.square_names[square], place_in(geometry, square)
            said = SAID[kind].filled({"seat": seat, "square": name})
            if kind == "book":
                piece, layer = book_piece(seat, name), BOOK
                if not covered >> square & 1:
                    said = say.text("sator-book-hovering", seat=seat, square=name)
        elif kind == "acolyte" and starts:
            spot, said = start_spot(geometry, number), say.text("sator-acolyte-start", seat=seat)
        else:
            continue
        yield sp.Piece(piece, art, *spot, layer=layer, says=said)


@SCENE.scene_of
def draw_pit(book: sc.RuleBook) -> Callable[[sc.View], tuple[sp.Piece, ...]]:
    """Draw the board of the match."""
    return Pit(geometry(book), data_of(book).board).draw
