"""What went wrong, told to the player: a sentence, and where the details are written down."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from scriptorium.matches import NeedsWay
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, paint_rows, sheet

if TYPE_CHECKING:
    from .app import GuiApp

log = logging.getLogger("scriptorium.ui")


def words_row(painter: Painter, told: str, size: float, colour: str, width: float) -> SheetLine:
    """Words as a row of a sheet."""

    def words(painter: Painter, rect: Rect) -> None:
        painter.text(told, rect, size, colour=painter.palette[colour])

    return SheetLine(words, painter.measure(told, size, width) + painter.dp(10))


class TroublePage(Page):
    """One sentence, one place, one way out; for a match that is not as it was, the ways on."""

    knows_games = False

    def __init__(self, app: GuiApp, error: BaseException) -> None:
        super().__init__(app)
        self.error = error
        if not isinstance(error, NeedsWay):
            log.error("shown to the player", exc_info=error)

    def paint(self, painter: Painter) -> None:
        """The sentence on a sheet of parchment."""
        heading, told, place = self.app.trouble_text(self.error)
        room = sheet(painter, self, heading)
        width = room.w - painter.dp(16)
        rows = [words_row(painter, told, 19, "error", width)]
        if place:
            rows.append(words_row(painter, place, 16, "ink", width))
        for way in self.app.ways(self.error):
            tall = (
                painter.row() + painter.dp(4) + painter.measure(way[1], 15, width) + painter.dp(8)
            )
            rows.append(SheetLine(partial(self._way, way), tall))
        paint_rows(painter, self, room, rows, "trouble")

    def _way(self, way: tuple[str, str, str], painter: Painter, rect: Rect) -> None:
        label, says, kind = way
        button(painter, f"way {kind}", rect.top(painter.row()), label, partial(self._open, kind))
        painter.text(says, rect.below(painter.row() + painter.dp(4)), 15)

    def _open(self, kind: str) -> None:
        if isinstance(self.error, NeedsWay):
            self.app.routes.open_match(self.app, self.error.name, kind)

    def back(self) -> bool:
        """To the first page."""
        self.app.routes.title(self.app)
        return True
