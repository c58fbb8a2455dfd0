"""The picture of the pit: quadrants, squares, bridges, and all that stands or hovers there.

The grid begins one unit to the east and south of the corner, which leaves room for the start
squares around it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import scriptorium as sc
from scriptorium.scene import BOARD
from scriptorium.structs import Text, text

from ..board.board_state import SERVICE, Board, board_masks, bridge_name
from ..board.piece_names import acolyte_piece, book_piece, bridge_piece, gargoyle_piece, start_piece
from ..box.contents import load
from ..box.data_checks import quadrant_squares
from ..bridges.board_geometry import ASIDE, OFF, START, Geometry, anchor_of, orient_of

QUADRANT, SQUARE, BRIDGE, BOOK, FIGURE = range(5)
MARGIN = 1
# So many pieces are kept to be drawn again: several times what one picture holds.
KEPT = 4096

Rider = tuple[str, sc.Seat]


class Pit:
    """Draws the board; what looks as it did before is not made again."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.ground = (pit(geometry), *quadrants(geometry), *starts(geometry))
        self.square = lru_cache(KEPT)(self._square)
        self.bridge = lru_cache(KEPT)(self._bridge)

    def draw(self, view: sc.View) -> tuple[sc.Piece, ...]:
        """The whole board, which all seats see alike."""
        board = view[Board]
        names = tuple(
            bridge_name(view, self.geometry, bridge) for bridge in range(len(board.places))
        )
        known = board.__dict__.get("drawn")
        if known is None or known[0] != names:
            drawn = (
                *self.ground,
                *self.squares(board),
                *self.bridges(board, names),
                *riders(self.geometry, board),
            )
            known = board.__dict__["drawn"] = names, drawn
        pieces: tuple[sc.Piece, ...] = known[1]
        return pieces

    def squares(self, board: Board) -> Iterator[sc.Piece]:
        """Every square of the grid, with a sentence about all that is there."""
        geometry = self.geometry
        on = {}
        for bridge, mask in enumerate(board_masks(board, geometry).of_bridge):
            for square in geometry.grid.squares(mask):
                on[square] = bridge
        standing = standing_on(geometry, board)
        for square in geometry.grid.squares(geometry.all):
            yield self.square(square, on.get(square), standing.get(square))

    def _square(self, square: int, bridge: int | None, rider: Rider | None) -> sc.Piece:
        name = self.geometry.square_names[square]
        return sc.Piece(
            name,
            "grid-mark",
            *place_in(self.geometry, square),
            layer=SQUARE,
            label=name,
            says=square_said(self.geometry, name, bridge, rider),
            group=BOARD,
        )

    def bridges(self, board: Board, names: tuple[str, ...]) -> Iterator[sc.Piece]:
        """The bridges on the board, each with the squares it covers."""
        for bridge, place in enumerate(board.places):
            if place != OFF:
                yield self.bridge(bridge, place, names[bridge])

    def _bridge(self, bridge: int, place: int, name: str) -> sc.Piece:
        geometry = self.geometry
        kind = geometry.bridges[bridge]
        cells = kind.fit.shape.orientations[orient_of(place)]
        west = min(x for x, _ in cells)
        width, height = max(x for x, _ in cells) - west + 1, max(y for _, y in cells) + 1
        x, y = place_in(geometry, anchor_of(place))
        return sc.Piece(
            bridge_piece(geometry, bridge),
            f"bridge-{kind.material}-{kind.shape}",
            x + west,
            y,
            width,
            height,
            turn=orient_of(place),
            layer=BRIDGE,
            label=name,
            says=text(
                "sator-bridge",
                "Bridge of {material}, {shape}, on {squares}.",
                material=kind.material,
                shape=kind.shape,
                squares=" ".join(geometry.grid.names(geometry.mask(bridge, place))),
            ),
            group=BOARD,
            shape=tuple((cx - west, cy) for cx, cy in cells),
        )


def place_in(geometry: Geometry, square: int) -> tuple[int, int]:
    """Where a square lies in the picture."""
    x, y = geometry.grid.xy(square)
    return x + MARGIN, y + MARGIN


def pit(geometry: Geometry) -> sc.Piece:
    """The abyss beneath everything."""
    columns, rows = geometry.grid.columns, geometry.grid.rows
    return sc.Piece(
        "pit",
        "pit",
        MARGIN,
        MARGIN,
        columns,
        rows,
        layer=QUADRANT,
        says=text(
            "sator-pit", "The pit: {columns} columns, {rows} rows.", columns=columns, rows=rows
        ),
        group=BOARD,
    )


def quadrants(geometry: Geometry) -> Iterator[sc.Piece]:
    """The four quarters, where the board has the shipped size (S2.1)."""
    board = load().board
    grid = geometry.grid
    if (grid.columns, grid.rows) != (board.grid.columns, board.grid.rows):
        return
    for colour in board.colour:
        quadrant = next(one for one in board.quadrant if one.id == colour.quadrant)
        held = grid.squares(quadrant_squares(grid, quadrant))
        (west, north), (east, south) = grid.xy(held[0]), grid.xy(held[-1])
        yield sc.Piece(
            f"quadrant-{quadrant.id}",
            f"quadrant-{colour.id}",
            west + MARGIN,
            north + MARGIN,
            east - west + 1,
            south - north + 1,
            layer=QUADRANT,
            says=text(
                "sator-quadrant",
                "The quadrant of {seat}: columns {columns}, rows {rows}.",
                seat=colour.id,
                columns=quadrant.columns,
                rows=quadrant.rows,
            ),
            group=BOARD,
        )


def start_spot(geometry: Geometry, seat: int) -> tuple[int, int]:
    """Where a start square lies: outside the grid, beside its entry (S2.2)."""
    entry = geometry.entries[seat]
    x, y = place_in(geometry, entry)
    dx, dy = ASIDE[geometry.inwards[seat] ^ 2]
    return x + dx, y + dy


def starts(geometry: Geometry) -> Iterator[sc.Piece]:
    """The start squares that touch the grid."""
    for number, seat in enumerate(geometry.seats):
        entry = geometry.entries[number]
        if entry == START:
            continue
        x, y = start_spot(geometry, number)
        yield sc.Piece(
            start_piece(seat),
            f"start-{seat}",
            x,
            y,
            layer=SQUARE,
            says=text(
                "sator-start",
                "The start square of {seat}, beside {square}.",
                seat=seat,
                square=geometry.square_names[entry],
            ),
            group=BOARD,
        )


def standing_on(geometry: Geometry, board: Board) -> dict[int, Rider]:
    """What stands or hovers on each square: the kind of piece, and whose it is."""
    standing = {}
    for number, seat in enumerate(geometry.seats):
        for square in board.books[number]:
            standing[square] = ("book", seat)
        for kind, square in (
            ("acolyte", board.acolytes[number]),
            ("gargoyle", board.gargoyles[number]),
        ):
            if square >= 0:
                standing[square] = (kind, seat)
    return standing


def square_said(geometry: Geometry, name: str, bridge: int | None, rider: Rider | None) -> Text:
    """A square in words."""
    if bridge is None:
        if rider is None:
            return text("sator-square-abyss", "{square}: abyss.", square=name)
        return text(
            "sator-square-hovering",
            "{square}: a book of {seat} hovers over the abyss.",
            square=name,
            seat=rider[1],
        )
    kind = geometry.bridges[bridge]
    if rider is None:
        return text(
            "sator-square-bridge",
            "{square}: bridge of {material}, {shape}.",
            square=name,
            material=kind.material,
            shape=kind.shape,
        )
    return text(
        "sator-square-rider",
        "{square}: bridge of {material}, {shape}; on it the {piece} of {seat}.",
        square=name,
        material=kind.material,
        shape=kind.shape,
        piece=rider[0],
        seat=rider[1],
    )


def riders(geometry: Geometry, board: Board) -> Iterator[sc.Piece]:
    """Books, acolytes and the gargoyles in play."""
    covered = board_masks(board, geometry).covered
    for number, seat in enumerate(geometry.seats):
        for square in board.books[number]:
            yield _book(geometry, seat, square, bool(covered >> square & 1))
        yield from _acolyte(geometry, board, number, seat)
        if board.gargoyles[number] >= 0:
            square = board.gargoyles[number]
            yield sc.Piece(
                gargoyle_piece(seat),
                f"gargoyle-{seat}",
                *place_in(geometry, square),
                layer=FIGURE,
                says=text(
                    "sator-gargoyle",
                    "The gargoyle of {seat} on {square}.",
                    seat=seat,
                    square=geometry.square_names[square],
                ),
                group=BOARD,
            )


def _book(geometry: Geometry, seat: str, square: int, carried: bool) -> sc.Piece:
    name = geometry.square_names[square]
    said = (
        text("sator-book", "A book of {seat} on {square}.", seat=seat, square=name)
        if carried
        else text("sator-book-hovering", "A book of {seat} over {square}.", seat=seat, square=name)
    )
    return sc.Piece(
        book_piece(seat, name),
        f"book-{seat}",
        *place_in(geometry, square),
        layer=BOOK,
        says=said,
        group=BOARD,
    )


def _acolyte(geometry: Geometry, board: Board, number: int, seat: str) -> Iterator[sc.Piece]:
    square = board.acolytes[number]
    if square >= 0:
        spot = place_in(geometry, square)
        said = text(
            "sator-acolyte",
            "The acolyte of {seat} on {square}.",
            seat=seat,
            square=geometry.square_names[square],
        )
    elif geometry.entries[number] != START:
        spot = start_spot(geometry, number)
        said = text("sator-acolyte-start", "The acolyte of {seat} on its start square.", seat=seat)
    else:
        return
    yield sc.Piece(
        acolyte_piece(seat), f"acolyte-{seat}", *spot, layer=FIGURE, says=said, group=BOARD
    )


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The picture of the pit."""
    return sc.About("sator.scene", "sator", after=(SERVICE,))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Draw the board for every view."""
    book.scene(Pit(book.service(SERVICE)).draw)
