"""The first page: what one may do, over a picture."""

from __future__ import annotations

from ... import atlas
from ...colours import faint
from ...rectangles import Rect
from ...title_menu import entries, motto, notes
from ..brush import Brush
from ..controls import button, scroll_mark
from ..display import BACK, PANELS
from ..page import Page


class TitlePage(Page):
    """Continue, new match, matches, rules, mods, settings."""

    def paint(self, brush: Brush) -> None:
        """The picture, the name, and a column of buttons that scrolls where it must."""
        self._picture(brush)
        named, look = brush.palette, brush.form
        left = min(brush.dp(56), look.width * 0.06)
        wide = look.width - 2 * left
        title = Rect(left, brush.dp(24), wide, min(brush.sp(76), look.height * 0.16))
        brush.text("SCRIPTORIUM", title, 58, face="display", colour=named["rim"], one_line=True)
        told = motto(self.desk)
        under = Rect(left, title.bottom, wide, brush.measure(told, 20, wide, "italic"))
        if look.height - under.bottom > 3 * brush.row(20):
            brush.text(told, under, 20, face="italic", colour=named["parchment"])
        else:
            under = under.top(0)  # on low glass the buttons need the room
        room = Rect(left, under.bottom + brush.dp(18), min(brush.sp(360), wide), 0)
        room = room._replace(h=look.height - room.y - brush.dp(16))
        if noted := notes(self.desk):
            tall = brush.measure(noted, 15, room.w - brush.dp(28)) + brush.dp(24)
            tall = min(tall, room.h / 2)
            sheet = Rect(room.x, room.bottom - tall, room.w, tall)
            brush.panel(sheet)
            brush.text(noted, sheet.inset(brush.dp(14), brush.dp(12)), 15, may_clip=True)
            room = room._replace(h=room.h - tall - brush.dp(10))
        self._buttons(brush, room)

    def _buttons(self, brush: Brush, room: Rect) -> None:
        found = entries(self.desk, self.desk.routes, self.desk.quit)
        gap, tall = brush.dp(10), brush.row(20)
        full = len(found) * (tall + gap)
        at = brush.scroll("entries", self.scroll_of("entries", room, full))
        for nr, (key, label, act, says) in enumerate(found):
            box = Rect(room.x, room.y + nr * (tall + gap) - at, room.w - brush.dp(8), tall)
            button(brush, key, box, label, act, says=says, size=20)
        scroll_mark(brush, self, "entries")
        brush.end_scroll()

    def _picture(self, brush: Brush) -> None:
        look = brush.form
        brush.layer = BACK
        brush.fill(brush.whole, brush.palette["abyss"])
        found = atlas.find("title", brush.palette.name)
        if found is not None:
            # The picture covers the window, whatever its proportions.
            factor = max(look.width / found.width, look.height / found.height)
            width, height = found.width * factor, found.height * factor
            x = (look.width - width) / 2
            brush.picture("title", Rect(x, look.height - height, width, height))
        brush.fill(brush.whole, faint(brush.palette["abyss"], 90))
        brush.layer = PANELS
