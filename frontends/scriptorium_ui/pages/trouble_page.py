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

log = logging.getLogger("scriptorium.stage")


def words_row(brush: Painter, told: str, size: float, colour: str, width: float) -> SheetLine:
    """Words as a row of a sheet."""

    def words(brush: Painter, rect: Rect) -> None:
        brush.text(told, rect, size, colour=brush.palette[colour])

    return SheetLine(words, brush.measure(told, size, width) + brush.dp(10))


class TroublePage(Page):
    """One sentence, one place, one way out; for a match that is not as it was, the ways on."""

    knows_games = False

    def __init__(self, desk: GuiApp, error: BaseException) -> None:
        super().__init__(desk)
        self.error = error
        if not isinstance(error, NeedsWay):
            log.error("shown to the player", exc_info=error)

    def paint(self, brush: Painter) -> None:
        """The sentence on a sheet of parchment."""
        heading, told, place = self.desk.trouble_told(self.error)
        room = sheet(brush, self, heading)
        width = room.w - brush.dp(16)
        rows = [words_row(brush, told, 19, "error", width)]
        if place:
            rows.append(words_row(brush, place, 16, "ink", width))
        for way in self.desk.ways(self.error):
            tall = brush.row() + brush.dp(4) + brush.measure(way[1], 15, width) + brush.dp(8)
            rows.append(SheetLine(partial(self._way, way), tall))
        paint_rows(brush, self, room, rows, "trouble")

    def _way(self, way: tuple[str, str, str], brush: Painter, rect: Rect) -> None:
        label, says, kind = way
        button(brush, f"way {kind}", rect.top(brush.row()), label, partial(self._open, kind))
        brush.text(says, rect.below(brush.row() + brush.dp(4)), 15)

    def _open(self, kind: str) -> None:
        if isinstance(self.error, NeedsWay):
            self.desk.routes.open_match(self.desk, self.error.name, kind)

    def back(self) -> bool:
        """To the first page."""
        self.desk.routes.title(self.desk)
        return True
