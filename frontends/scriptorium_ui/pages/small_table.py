"""A table from afar: the board of a kept match, so small that only its look is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.scene import BOARD
from scriptorium_play.common.colours import looks_of
from scriptorium_ui.table.layout.piece_bounds import on_board, unit_in
from scriptorium_ui.table.paint.coordinates import room_of_board
from scriptorium_ui.table.paint.piece_painting import PiecePainter
from scriptorium_ui.toolkit.display import TextItem
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

from .table_pictures import TablePicture

if TYPE_CHECKING:
    from .app import GuiApp

WIDE, HIGH = 88, 60


def paint_small_table(
    painter: Painter, app: GuiApp, picture: TablePicture, box: Rect, key: str
) -> None:
    """The board in a frame; its letters would be too small to read and are left out."""
    painter.fill(box, painter.palette["abyss"])
    rules, shown = picture.rules, picture.scene
    plugin = app.library.plugins.get(rules.setup.game)
    if plugin is None:
        return
    pieces = PiecePainter(rules, app.words, looks_of(plugin.about))
    size, now = room_of_board(shown), painter.now
    unit = unit_in(box.inset(painter.dp(2)), size)
    left = box.x + (box.w - unit * size.width) / 2 - size.left * unit
    top = box.y + (box.h - unit * size.height) / 2 - size.top * unit
    items, sizes, clipped = len(now.items), len(now.sizes), len(now.clipped)
    for piece in shown.group(BOARD):
        pieces.paint(painter, piece, on_board(piece, unit, (left, top)), key=f"{key} {piece.id}")
    now.items[items:] = [item for item in now.items[items:] if not isinstance(item, TextItem)]
    del now.sizes[sizes:], now.clipped[clipped:]
