"""Mods: what is installed, what is on, what each changes, what is broken and why."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.mods.listing import ModLine, Mods
from scriptorium_ui.toolkit.controls import button, focus_ring
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.rules_reader import set_page
from scriptorium_ui.toolkit.sheets import SheetLine, paint_rows, paint_text, sheet

if TYPE_CHECKING:
    from .app import GuiApp


class ModsPage(Page):
    """The list; beside it, or after a touch, the one that is looked at, with its switch."""

    def __init__(self, desk: GuiApp) -> None:
        super().__init__(desk)
        self.mods = Mods(desk)
        self.opened = False

    def back(self) -> bool:
        """From the question to the story, from the story to the list, from there to the title."""
        if self.mods.asking:
            self.mods.asking = False
        elif self.opened:
            self.opened = False
        else:
            self.desk.routes.title(self.desk)
        self.refresh()
        return True

    def setting_changed(self, name: str) -> None:
        """In another language the mods are told anew."""
        if name == "language":
            self.mods.look()
        super().setting_changed(name)

    def choose(self, at: int) -> None:
        """Look at another mod."""
        self.mods.choose(at)
        self.opened = True
        self.scrolled["page"] = 0.0
        self.refresh()

    def paint(self, brush: Painter) -> None:
        """Where mods belong, the list of them, and all about one; each alone on narrow glass."""
        room = sheet(brush, self, self.mods.heading)
        wide = room.w > brush.sp(820)
        if not self.mods.stories or not (self.opened or wide):
            self._list(brush, room)
            return
        if wide:
            where, faded = self.mods.folder(), brush.palette["faded"]
            used = brush.measure(where, 15, room.w)
            brush.text(where, room.top(used), 15, colour=faded, may_clip=True)
            room = room.below(used + brush.dp(10))
            side = room._replace(w=max(room.w * 0.34, brush.sp(300)))
            self._lines(brush, side, [])
            left = side.right + brush.dp(20)
            room = Rect(left, room.y, room.right - left, room.h)
        self._told(brush, room)

    def _list(self, brush: Painter, room: Rect) -> None:
        where = self.mods.folder()
        height = brush.measure(where, 15, room.w - brush.dp(16)) + brush.dp(6)
        self._lines(brush, room, [SheetLine(lambda b, r: self._where(b, r, where), height)])

    def _lines(self, brush: Painter, room: Rect, rows: list[SheetLine]) -> None:
        wide = room.w - brush.sp(36) - brush.dp(24)
        for at, line in enumerate(self.mods.lines()):
            tall = brush.sp(17) * 1.3 + brush.measure(line.state, 15, wide) + brush.dp(10)
            control = lambda b, rect, one=line, nr=at: self._line(b, rect, one, nr)  # noqa: E731
            rows.append(SheetLine(control, max(brush.row(), tall)))
        paint_rows(brush, self, room, rows, "mods")

    def _where(self, brush: Painter, rect: Rect, where: str) -> None:
        brush.text(where, rect, 15, colour=brush.palette["faded"], may_clip=True)

    def _line(self, brush: Painter, box: Rect, line: ModLine, at: int) -> None:
        named = brush.palette
        if at == self.mods.chosen or line.key in (brush.pressed, brush.hover):
            brush.rounded(box, named["shade"], brush.dp(6))
        if brush.focus == line.key:
            focus_ring(brush, box)
        colour = named["error" if line.alarming else "ink"]
        sign = Rect(box.x, box.y, brush.sp(36), box.h)
        brush.text(
            line.sign, sign, 22, face="symbols", colour=colour, align="center", valign="center"
        )
        words = Rect(sign.right, box.y, box.right - sign.right - brush.dp(6), box.h)
        used = brush.sp(17) * 1.3 + brush.measure(line.state, 15, words.w)
        words = words.inset(0, max(0.0, (box.h - used) / 2))
        upper, lower = words.top(brush.sp(17) * 1.3), words.below(brush.sp(17) * 1.3)
        brush.text(line.title, upper, 17, face="bold", may_clip=True)
        colour = named["error" if line.alarming else "faded"]
        brush.text(line.state, lower, 15, colour=colour, may_clip=True)
        says = f"{line.title}: {line.state}"
        brush.touchable(Touchable(line.key, box, partial(self.choose, at), says))

    def _told(self, brush: Painter, room: Rect) -> None:
        answers = self.mods.answers()
        if answers:
            tall = brush.row()
            foot = Rect(room.x, room.bottom - tall, room.w, tall)
            room = room._replace(h=room.h - tall - brush.dp(12))
            for answer, box in zip(answers, foot.columns(len(answers), brush.dp(12)), strict=True):
                act = partial(self.mods.answer, answer)
                button(brush, answer.key, box, answer.label, act, gold=answer.gold)
        text = set_page(self.mods.told(), brush.measures, room.w - brush.dp(16))
        paint_text(brush, self, room, text)
