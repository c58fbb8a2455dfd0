"""The log of a match on a sheet of its own, to be read and to look back from."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.session.log import LogEntry
from scriptorium_ui.toolkit.controls import focus_ring, scroll_mark
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import sheet
from scriptorium_ui.toolkit.text_fitting import line_height

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage


class LogPage(Page):
    """Every line shows its moment on the table when it is touched."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table.app)
        self.behind = self.table = table
        # The latest line is at the very end, wherever that will be.
        self.scrolled["log"] = math.inf

    def back(self) -> bool:
        """To the table."""
        self.app.show(self.table)
        return True

    def has_secrets(self) -> bool:
        """The log tells what one player knows."""
        return self.table.has_secrets()

    def paint_cover(self, painter: Painter) -> None:
        """The curtain of the table."""
        self.table.paint_cover(painter)

    def paint(self, painter: Painter) -> None:
        """All lines, the latest last and in sight."""
        controller = self.table.controller
        room = sheet(painter, self, controller.log_title())
        if controller.session.observer is None:
            return
        lines = controller.log_lines()
        pixels, pad = painter.sp(17), painter.dp(5)
        tall, width = line_height(pixels), room.w - painter.dp(28)
        told = [controller.line_text(line) for line in lines]
        heights = [
            max(painter.finger, len(painter.wrapped(one, "text", pixels, width)) * tall + 2 * pad)
            for one in told
        ]
        at = painter.scroll("log", self.scroll_of("log", room, sum(heights)))
        y = room.y - at
        for line, words, height in zip(lines, told, heights, strict=True):
            box = Rect(room.x, y, room.w - painter.dp(14), height)
            y += height
            if box.bottom >= room.y and box.y <= room.bottom:
                self._line(painter, line, words, box)
        scroll_mark(painter, self, "log")
        painter.end_scroll()

    def _line(self, painter: Painter, line: LogEntry, told: str, box: Rect) -> None:
        """A line with the colour of who acted; it answers a touch with its moment."""
        controller, key, pad = self.table.controller, f"log {line.at}", painter.dp(5)
        if controller.looking == line.at or key in (painter.pressed, painter.hover):
            painter.rounded(box, painter.palette["shade"], painter.dp(4))
        if painter.focus == key:
            focus_ring(painter, box)
        swatch = painter.palette.player(controller.session.looks[line.seat])[0]
        painter.fill(Rect(box.x, box.y + pad, painter.dp(4), box.h - 2 * pad), swatch)
        words = Rect(box.x + painter.dp(10), box.y, box.w - painter.dp(14), box.h)
        painter.text(told, words, 17, valign="center", key=f"log text {line.at}")
        act = partial(self.look_at, line.at)
        painter.touchable(Touchable(key, box, act, controller.line_says(line)))

    def look_at(self, at: int) -> None:
        """Show that moment on the table."""
        self.app.show(self.table)
        self.table.controller.look_back(at)
