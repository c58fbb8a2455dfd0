"""Mods: what is installed, what is on, what each changes, what is broken and why."""

from __future__ import annotations

from functools import partial

from scriptorium_stage.mods import ModLine, Mods
from scriptorium_stage.reader import set_page
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.controls import button, focus_ring
from .common import PAGE, Paged, page


class ModsView(Paged):
    """The list on the left; on the right the one that is looked at, with its switch."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.mods = Mods(desk)

    def back(self) -> None:
        """To the first view, or from the question whether a program is trusted to its story."""
        from . import routes

        if self.mods.asking:
            self.mods.asking = False
            self.refresh()
        else:
            routes.title(self.desk)

    def setting_changed(self, name: str) -> None:
        """In another language the mods are told anew."""
        if name == "language":
            self.mods.look()
        super().setting_changed(name)

    def choose(self, at: int) -> None:
        """Look at another mod."""
        self.mods.choose(at)
        self.scrolls[PAGE].go(0)

    def paint(self, brush: Brush) -> None:
        """Where mods belong, the list of them, and all about one."""
        room = page(brush, self, self.mods.heading)
        faded = brush.look.palette["faded"]
        used = brush.text(self.mods.folder(), room.top(room.h / 4), 15, colour=faded)
        room = room.below(used + brush.px(12))
        if not self.mods.stories:
            return
        wide = max(min(brush.pt(330), room.w * 0.4), room.w * 0.32)
        side = room._replace(w=wide)
        lines = self.mods.lines()
        tall = max(brush.px(54), brush.pt(50))
        for line, box in self.paint_list(brush, "mods", side, lines, tall):
            self._line(brush, line, box, lines.index(line))
        left = side.right + brush.px(28)
        self._told(brush, Rect(left, room.y, room.right - left, room.h))

    def _line(self, brush: Brush, line: ModLine, box: Rect, at: int) -> None:
        named = brush.look.palette
        if at == self.mods.chosen or brush.look.hover == line.key:
            brush.rounded(box, named["shade"], brush.px(6))
        if brush.look.focus == line.key:
            focus_ring(brush, box)
        colour = named["error" if line.alarming else "ink"]
        sign = Rect(box.x, box.y, brush.pt(34), box.h)
        brush.text(
            line.sign, sign, 22, face="symbols", colour=colour, align="center", valign="center"
        )
        words = Rect(sign.right, box.y, box.right - sign.right - brush.px(6), box.h)
        upper, lower = words.top(words.h * 0.54), words.below(words.h * 0.54)
        brush.text(line.title, upper, 17, face="bold", valign="bottom", smallest=9)
        colour = named["error" if line.alarming else "faded"]
        brush.text(line.state, lower, 14, colour=colour, smallest=8)
        says = f"{line.title}: {line.state}"
        brush.touchable(Touchable(line.key, box, partial(self.choose, at), says))

    def _told(self, brush: Brush, room: Rect) -> None:
        answers = self.mods.answers()
        tall = max(brush.px(48), brush.pt(44))
        foot = Rect(room.x, room.bottom - tall, room.w, tall)
        boxes = foot.columns(2, brush.px(14))
        for answer, box in zip(reversed(answers), reversed(boxes), strict=False):
            act = partial(self.mods.answer, answer)
            button(brush, answer.key, box, answer.label, act, gold=answer.gold)
        if answers:
            room = room._replace(h=room.h - tall - brush.px(14))
        text = set_page(self.mods.told(), brush.measures, room.w - brush.px(24))
        self.paint_page(brush, room, text)
