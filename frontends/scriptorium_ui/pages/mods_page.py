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
from scriptorium_ui.toolkit.sheets import (
    SheetLine,
    arranged,
    lines_of,
    paint_rows,
    paint_text,
    sheet,
)
from scriptorium_ui.toolkit.stack import Block, beside, column, middle, words

if TYPE_CHECKING:
    from .app import GuiApp


class ModsPage(Page):
    """The list; beside it, or after a touch, the one that is looked at, with its switch."""

    def __init__(self, app: GuiApp) -> None:
        super().__init__(app)
        self.mods = Mods(app)
        self.opened = False

    def back(self) -> bool:
        """From the question to the story, from the story to the list, from there to the title."""
        if self.mods.asking:
            self.mods.asking = False
        elif self.opened:
            self.opened = False
        else:
            self.app.routes.title(self.app)
        self.refresh()
        return True

    def setting_changed(self, name: str) -> None:
        """Describe the mods anew in another language."""
        if name == "language":
            self.mods.look()
        super().setting_changed(name)

    def choose(self, at: int) -> None:
        """Look at another mod."""
        self.mods.choose(at)
        self.opened = True
        self.scrolled["page"] = 0.0
        self.refresh()

    def paint(self, painter: Painter) -> None:
        """Where mods belong, the list of them, and all about one; each alone on narrow screen."""
        room = sheet(painter, self, self.mods.heading)
        wide = room.w > painter.sp(820)
        if not self.mods.stories or not (self.opened or wide):
            self._list(painter, room)
            return
        if wide:
            where, faded = self.mods.folder(), painter.palette["faded"]
            used = painter.measure(where, 15, room.w)
            painter.text(where, room.top(used), 15, colour=faded, may_clip=True)
            room = room.below(used + painter.dp(10))
            side = room._replace(w=max(room.w * 0.34, painter.sp(300)))
            self._lines(painter, side, [])
            left = side.right + painter.dp(20)
            room = Rect(left, room.y, room.right - left, room.h)
        self._told(painter, room)

    def _list(self, painter: Painter, room: Rect) -> None:
        where = self.mods.folder()
        width, after = room.w - painter.dp(12), painter.dp(6)
        told = words(painter, where, 15, width, colour="faded", after=after, may_clip=True)
        self._lines(painter, room, lines_of(told))

    def _lines(self, painter: Painter, room: Rect, rows: list[SheetLine]) -> None:
        wide = room.w - painter.sp(36) - painter.dp(18)
        for at, line in enumerate(self.mods.lines()):
            rows += lines_of(self._mod(painter, line, at, wide))
        paint_rows(painter, self, room, arranged(painter, room.w, rows), "mods")

    def _mod(self, painter: Painter, line: ModLine, at: int, wide: float) -> Block:
        """A sign, the title and below it how the mod stands."""
        head, alarming = painter.sp(17) * 1.3, line.alarming

        def name(painter: Painter, box: Rect) -> None:
            painter.text(line.title, box, 17, face="bold", may_clip=True)

        colour = "error" if alarming else "faded"
        state = words(painter, line.state, 15, wide, colour=colour, may_clip=True)
        text = middle(column(Block(head, name), state))
        sign = Block(0, partial(self._sign, line=line))
        both = beside(sign, text, painter.sp(36), 0)
        height = max(painter.row(), text.height + painter.dp(10))
        return Block(height, partial(self._line, line=line, at=at, both=both))

    def _sign(self, painter: Painter, box: Rect, line: ModLine) -> None:
        colour = painter.palette["error" if line.alarming else "ink"]
        painter.text(
            line.sign, box, 22, face="symbols", colour=colour, align="center", valign="center"
        )

    def _line(self, painter: Painter, box: Rect, line: ModLine, at: int, both: Block) -> None:
        named = painter.palette
        if at == self.mods.chosen or line.key in (painter.pressed, painter.hover):
            painter.rounded(box, named["shade"], painter.dp(6))
        if painter.focus == line.key:
            focus_ring(painter, box)
        both.paint(painter, box._replace(w=box.w - painter.dp(6)))
        says = f"{line.title}: {line.state}"
        painter.touchable(Touchable(line.key, box, partial(self.choose, at), says))

    def _told(self, painter: Painter, room: Rect) -> None:
        answers = self.mods.answers()
        if answers:
            tall = painter.row()
            foot = Rect(room.x, room.bottom - tall, room.w, tall)
            room = room._replace(h=room.h - tall - painter.dp(12))
            for answer, box in zip(
                answers, foot.columns(len(answers), painter.dp(12)), strict=True
            ):
                act = partial(self.mods.answer, answer)
                button(painter, answer.key, box, answer.label, act, gold=answer.gold)
        text = set_page(self.mods.blocks(), painter.measures, room.w - painter.dp(16))
        paint_text(painter, self, room, text)
