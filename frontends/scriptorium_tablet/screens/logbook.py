"""The log of a match on a sheet of its own, to be read and to look back from."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scriptorium_stage.log import Line, telling
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush, Touchable
from ..drawing.controls import focus_ring, scroll_mark
from ..drawing.letters import line_height, wrapped
from .common import page
from .screen import Screen

if TYPE_CHECKING:
    from ..table.play import Play


class LogScreen(Screen):
    """Every line shows its moment on the table when it is touched."""

    def __init__(self, table: Play) -> None:
        super().__init__(table.desk)
        self.table = table
        # The latest line is at the very end, wherever that will be.
        self.scrolled["log"] = math.inf

    def back(self) -> bool:
        """To the table."""
        self.desk.show(self.table)
        return True

    def has_secrets(self) -> bool:
        """The log tells what one player knows."""
        return self.table.has_secrets()

    def paint_cover(self, brush: Brush) -> None:
        """The curtain of the table."""
        self.table.paint_cover(brush)

    def paint(self, brush: Brush) -> None:
        """All lines, the latest last and in sight."""
        room = page(brush, self, self.table.log_title())
        if self.table.session.observer is None:
            return
        lines = telling(self.table.session.log())
        paint_log(brush, self, self.table, room, lines, "log", 17)

    def look_at(self, at: int) -> None:
        """Show that moment on the table."""
        self.desk.show(self.table)
        self.table.look_back(at)


def paint_log(
    brush: Brush,
    screen: Screen,
    table: Play,
    room: Rect,
    lines: list[Line],
    name: str,
    size: float,
) -> None:
    """Lines with the colour of who acted; each answers a touch with its moment."""
    pixels, pad = brush.sp(size), brush.dp(5)
    tall = line_height(pixels)
    width = room.w - brush.dp(22)
    least = brush.finger if brush.layer else 0.0
    told = [table.line_told(line) for line in lines]
    heights = [
        max(least, len(wrapped(one, "text", pixels, width)) * tall + 2 * pad) for one in told
    ]
    at = brush.scroll(name, screen.scroll_of(name, room, sum(heights)))
    y = room.y - at
    look_at = screen.look_at if isinstance(screen, LogScreen) else table.look_back
    seats = table.session.table.seats
    for line, text, height in zip(lines, told, heights, strict=True):
        box = Rect(room.x, y, room.w - brush.dp(8), height)
        y += height
        if box.bottom < room.y or box.y > room.bottom:
            continue
        key = f"log {line.at}"
        if table.looking == line.at or brush.look.pressed == key:
            brush.rounded(box, brush.look.palette["shade"], brush.dp(4))
        if brush.look.focus == key:
            focus_ring(brush, box)
        swatch = brush.look.palette.player(line.seat, seats.index(line.seat))[0]
        brush.fill(Rect(box.x, box.y + pad, brush.dp(4), box.h - 2 * pad), swatch)
        words = Rect(box.x + brush.dp(10), box.y, width, box.h)
        brush.text(text, words, size, valign="center", key=f"log text {line.at}")
        says = table.line_says(line)
        brush.touchable(Touchable(key, box, lambda to=line.at: look_at(to), says))
    scroll_mark(brush, name)
    brush.end_scroll()
