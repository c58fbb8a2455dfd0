"""The rim of the board: the letters and numbers of its squares, and arrows to what lies beyond."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from scriptorium.scene import BOARD, Piece, Scene
from scriptorium_ui.table.layout.piece_bounds import on_board, unit_in
from scriptorium_ui.toolkit.arrangement import Extent, bounds, extent
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect, overlap

from .marks import under_marks

if TYPE_CHECKING:
    from scriptorium_ui.table.layout.layout import TableLayout
    from scriptorium_ui.table.page import TablePage

SQUARE = re.compile(r"([A-Z]+)([1-9][0-9]*)")
# How wide the rim is, and how high its letters are, in squares.
WIDE, HIGH = 0.46, 0.4
# How wide it is at least, in the height of the smallest letters.
LETTER = 1.25
MANY = 8
DARK = 130
ARROW = 44
# Each side of the board: which way it lies, in columns and in rows.
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

Names = tuple[tuple[float, str], ...]


def paint_rim(painter: Painter, table: TablePage, layout: TableLayout) -> None:
    """Letters above and below the squares, numbers beside them: at the screen where one is near."""
    pieces = table.controller.shown.group(BOARD)
    columns, rows = _names(_labels(pieces))
    if min(len(columns), len(rows)) < MANY:
        return  # on a small board one sees where a square is
    spots = table.controller.spots
    taken = [spots[piece.id].rect for piece in pieces if _outside(piece, columns, rows)]
    unit, (left, top), board = layout.unit, layout.origin, layout.board
    wide = max(unit * WIDE, painter.least * LETTER)
    size = max(painter.least, unit * HIGH) / max(0.01, painter.form.letters)
    under_marks(painter)
    west, north = left + columns[0][0] * unit - wide, top + rows[0][0] * unit - wide
    east, south = left + (columns[-1][0] + 1) * unit, top + (rows[-1][0] + 1) * unit
    up, down = max(board.y, north), min(board.bottom - wide, south)
    near, far = max(board.x, west), min(board.right - wide, east)
    longest = max(painter.width_of(name, size, "bold") for _, name in (*columns, *rows))
    tall = painter.sp(size) * 1.15
    step = max(1, math.ceil(max(longest, tall) / unit))  # the smaller the squares, the fewer
    across, high = max(0.0, longest - unit), max(0.0, tall - unit)
    cells = [
        (name, Rect(left + x * unit - across / 2, y, unit + across, wide), f"rim {side}{name}")
        for side, y in (("n", up), ("s", down))
        for x, name in columns[::step]
    ]
    cells += [
        (
            name,
            Rect(x, top + y * unit - high / 2, max(wide, longest), unit + high),
            f"rim {side}{name}",
        )
        for side, x in (("w", near), ("e", far - max(0.0, longest - wide)))
        for y, name in rows[::step]
    ]
    for name, cell, key in cells:
        if min(overlap(cell, board)[2:]) <= 0 or any(_touches(cell, one) for one in taken):
            continue
        if across + high > 0:  # larger than their squares they might come to lie on one another
            taken.append(cell)
        plate = cell.centred(max(tall, painter.width_of(name, size, "bold") + 2), tall)
        dark = (*painter.palette["outline"][:3], DARK)
        painter.rounded(plate, dark, plate.h * 0.3, f"{key} under")
        painter.text(
            name,
            cell,
            size,
            face="bold",
            colour=painter.palette["rim"],
            align="center",
            valign="center",
            one_line=True,
            key=key,
            may_clip=True,
        )


def room_of_board(scene: Scene, wide: float = WIDE) -> Extent:
    """The room that the pieces of a board take, with a rim where its squares have names."""
    size = extent(scene)
    columns, rows = _names(_labels(scene.group(BOARD)))
    if min(len(columns), len(rows)) < MANY:
        return size
    left, top = min(size.left, columns[0][0] - wide), min(size.top, rows[0][0] - wide)
    right = max(size.left + size.width, columns[-1][0] + 1 + wide)
    bottom = max(size.top + size.height, rows[-1][0] + 1 + wide)
    return Extent(left, top, right - left, bottom - top)


def room_in(painter: Painter, scene: Scene, board: Rect) -> Extent:
    """The same in a room of the screen: where squares are small, letters need a wider rim."""
    size = room_of_board(scene)
    for _ in range(2):  # a wider rim makes the squares a little smaller once more
        wide = painter.least * LETTER / max(1.0, unit_in(board, size))
        size = room_of_board(scene, max(WIDE, wide))
    return size


def _labels(pieces: Iterable[Piece]) -> tuple[tuple[float, float, str], ...]:
    return tuple((piece.x, piece.y, piece.label) for piece in pieces if _plain(piece))


def _plain(piece: Piece) -> bool:
    """Whether a piece is a square with a name."""
    return piece.width == piece.height == 1 and not piece.shape and piece.id == piece.label


def _touches(one: Rect, other: Rect) -> bool:
    return min(overlap(one, other)[2:]) > 0


@lru_cache(maxsize=8)
def _names(squares: tuple[tuple[float, float, str], ...]) -> tuple[Names, Names]:
    """The letter of each column and the number of each row; nothing where they are no grid."""
    columns: dict[float, str] = {}
    rows: dict[float, str] = {}
    for x, y, label in squares:
        found = SQUARE.fullmatch(label)
        if found is None:
            continue
        if columns.setdefault(x, found[1]) != found[1] or rows.setdefault(y, found[2]) != found[2]:
            return (), ()
    return tuple(sorted(columns.items())), tuple(sorted(rows.items()))


def _outside(piece: Piece, columns: Names, rows: Names) -> bool:
    """Whether a piece lies on the rim, as a door does."""
    box = bounds(piece)
    inside_x = columns[0][0] <= box.x and box.right <= columns[-1][0] + 1
    inside_y = rows[0][0] <= box.y and box.bottom <= rows[-1][0] + 1
    return not (inside_x and inside_y)


# what lies beyond the screen


def paint_arrows(
    painter: Painter, table: TablePage, layout: TableLayout, wanted: Iterable[Piece]
) -> None:
    """An arrow on each side beyond which something is to be chosen; a touch goes there."""
    board = layout.board
    beyond: dict[str, list[tuple[float, float]]] = {}
    for piece in wanted:
        rect = on_board(piece, layout.unit, layout.origin).rect
        side = _side(rect, board)
        if side:
            beyond.setdefault(side, []).append(rect.middle)
    size = max(painter.finger, painter.dp(ARROW))
    for side, points in beyond.items():
        dx, dy = SIDES[side]
        x = board.middle[0] + dx * (board.w - size) / 2
        y = board.middle[1] + dy * (board.h - size) / 2
        rect = Rect(x - size / 2, y - size / 2, size, size)
        under_marks(painter)
        painter.rounded(
            rect, (*painter.palette["outline"][:3], 200), size / 2, f"beyond {side} under"
        )
        painter.picture(f"arrow-{side}", rect.inset(size * 0.18), key=f"beyond {side}")
        nearest = min(points, key=lambda at: abs(at[0] - x) + abs(at[1] - y))
        says = table.text("table-beyond", "There's more to choose from this way.")
        act = partial(look_at, table, nearest)
        painter.touchable(Touchable(f"beyond {side}", rect, act, says))


def _side(rect: Rect, board: Rect) -> str:
    """Beyond which side of the board a rectangle lies wholly."""
    far = {
        "n": board.y - rect.bottom,
        "e": rect.x - board.right,
        "s": rect.y - board.bottom,
        "w": board.x - rect.right,
    }
    side = max(far, key=lambda name: far[name])
    return side if far[side] >= 0 else ""


def look_at(table: TablePage, at: tuple[float, float]) -> None:
    """Bring a point beyond the screen into its middle, as near as one looks already."""
    layout, camera = table.layout, table.camera
    if layout is None:
        return
    left, top = layout.origin
    middle = (at[0] - left) / layout.unit, (at[1] - top) / layout.unit
    camera.look_at(middle, layout.board, layout.size)
    table.refresh()
