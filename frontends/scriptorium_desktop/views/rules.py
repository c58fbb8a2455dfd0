"""The rules of the games, to be read: chapters on the left, the page on the right."""

from __future__ import annotations

from functools import partial

import arcade

from scriptorium_stage.reader import Reader, SetPage
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.controls import chooser
from ..screen import Screen
from .common import PAGE, Paged, page


class RulesView(Paged):
    """A page for each game, as its authors wrote it."""

    def __init__(
        self, desk: Desk, game: str = "", find: str = "", behind: Screen | None = None
    ) -> None:
        super().__init__(desk)
        self.behind = behind
        self.reader = Reader(desk, game)
        self.wanted = find

    def back(self) -> None:
        """To the view one came from."""
        from . import routes

        routes.back(self.desk, self.behind)

    def key(self, symbol: int, modifiers: int) -> bool:
        """Arrows and page keys go through the page."""
        text = self.scrolls[PAGE]
        steps = {
            arcade.key.DOWN: 1,
            arcade.key.UP: -1,
            arcade.key.PAGEDOWN: text.shown,
            arcade.key.PAGEUP: -text.shown,
            arcade.key.HOME: -text.total,
            arcade.key.END: text.total,
        }
        if symbol not in steps:
            return False
        text.by(steps[symbol])
        return True

    def choose(self, at: int) -> None:
        """Open the rules of another game."""
        self.reader.chosen = at
        self.scrolls[PAGE].go(0)

    def paint(self, brush: Brush) -> None:
        """Chapters, the page, and how far one has read."""
        room = page(brush, self, self.reader.heading)
        if nothing := self.reader.nothing():
            brush.text(nothing, room, 20)
            return
        side = room._replace(w=min(brush.pt(250), room.w * 0.32))
        left = side.right + brush.px(30)
        sheet = Rect(left, room.y, room.right - left, room.h)
        head = side.top(max(brush.px(44), brush.pt(42)))
        chooser(brush, head, self.reader.choice(self.choose))
        text = self.reader.set(brush.measures, sheet.w - brush.px(24))
        if self.wanted:
            self.scrolls[PAGE].top, self.wanted = text.find(self.wanted), ""
        self.paint_page(brush, sheet, text)
        self._contents(brush, side.below(head.h + brush.px(12)), text)

    def _contents(self, brush: Brush, side: Rect, text: SetPage) -> None:
        if not text.chapters:
            return
        gap = brush.px(4)
        height = min(brush.pt(34), (side.h + gap) / len(text.chapters) - gap)
        if height < brush.pt(15):
            return
        here = text.chapter_at(text.lines[self.scrolls[PAGE].top].y)
        for at, (name, line) in enumerate(text.chapters):
            box = Rect(side.x, side.y + at * (height + gap), side.w, height)
            key = f"chapter {at}"
            if at == here or key in (brush.look.hover, brush.look.focus):
                brush.rounded(box, brush.look.palette["shade"], brush.px(6))
            brush.text(name, box.inset(brush.px(8), 0), 16, valign="center", smallest=9)
            brush.touchable(Touchable(key, box, partial(self.scrolls[PAGE].go, line), name))
