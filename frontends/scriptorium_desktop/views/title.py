"""The first view: what one may do, over the monastery and its abyss."""

from __future__ import annotations

from scriptorium_stage.colours import faint
from scriptorium_stage.shapes import Rect
from scriptorium_stage.titles import entries, motto, notes

from ..drawing.brush import Brush
from ..drawing.canvas import BACK, PANELS
from ..drawing.controls import button
from ..drawing.pictures import find
from ..screen import Screen


class TitleView(Screen):
    """Continue, new match, load, rules, mods, settings, quit."""

    def paint(self, brush: Brush) -> None:
        """The picture, the name, and a column of buttons."""
        from . import routes

        self._picture(brush)
        column_width = min(brush.pt(330), brush.look.width * 0.42)
        left = brush.px(70)
        title = Rect(left, brush.px(54), brush.look.width - 2 * left, brush.px(92))
        named = brush.look.palette
        brush.text("SCRIPTORIUM", title, 64, face="title", colour=named["rim"], smallest=24)
        under = Rect(left, title.bottom, brush.look.width - 2 * left, brush.pt(34))
        brush.text(motto(self.desk), under, 22, face="italic", colour=named["parchment"])
        found = entries(self.desk, routes, self.desk.quit)
        room = Rect(left, under.bottom + brush.px(24), column_width, 0)
        room = room._replace(h=brush.look.height - room.y - brush.px(40))
        gap = brush.px(10)
        height = min(max(brush.px(54), brush.pt(50)), (room.h + gap) / len(found) - gap)
        for at, (key, label, act, says) in enumerate(found):
            box = Rect(room.x, room.y + at * (height + gap), room.w, height)
            button(brush, key, box, label, act, says=says, size=20)
        self._notes(brush)

    def _picture(self, brush: Brush) -> None:
        brush.layer = BACK
        brush.fill(brush.whole, brush.look.palette["abyss"])
        found = find("title", brush.look.palette.name)
        if found is not None:
            # The picture covers the window, whatever its proportions.
            factor = max(brush.look.width / found.width, brush.look.height / found.height)
            width, height = found.width * factor, found.height * factor
            x = (brush.look.width - width) / 2
            brush.picture("title", Rect(x, brush.look.height - height, width, height))
        brush.fill(brush.whole._replace(w=brush.look.width), faint(brush.look.palette["abyss"], 90))
        brush.layer = PANELS

    def _notes(self, brush: Brush) -> None:
        """What went wrong with the settings or a plugin."""
        told = notes(self.desk)
        if not told:
            return
        width = brush.look.width * 0.4
        height = brush.measure(told, 16, width - brush.px(32)) + brush.px(24)
        x, y = brush.look.width - width - brush.px(24), brush.look.height - height - brush.px(24)
        brush.panel(Rect(x, y, width, height))
        brush.text(told, Rect(x, y, width, height).inset(brush.px(16), brush.px(12)), 16)

    def back(self) -> None:
        """Nothing lies behind the first view."""
