"""The rules of the games, to be read with a thumb: chapters first, then the page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.controls import chooser, chooser_height, focus_ring, scroll_mark
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.rules_reader import Reader, SetPage
from scriptorium_ui.toolkit.sheets import paint_text, sheet

if TYPE_CHECKING:
    from .app import GuiApp


class RulesPage(Page):
    """A page for each game, as its authors wrote it."""

    def __init__(
        self, desk: GuiApp, game: str = "", find: str = "", behind: Page | None = None
    ) -> None:
        super().__init__(desk)
        self.behind = behind
        self.reader = Reader(desk, game)
        self.wanted = find

    def back(self) -> bool:
        """To the page one came from."""
        self.desk.routes.back(self.desk, self.behind)
        return True

    def choose(self, at: int) -> None:
        """Open the rules of another game."""
        self.reader.chosen = at
        self.scrolled.clear()
        self.refresh()

    def own_key(self, name: str, *, shift: bool, command: bool) -> bool:
        """Arrows and page keys go through the page."""
        scroll = self.scrolls.get("page")
        if scroll is None:
            return False
        steps = {
            "down": 60.0,
            "up": -60.0,
            "page-down": scroll.view.h * 0.9,
            "page-up": -scroll.view.h * 0.9,
            "home": -scroll.full,
            "end": scroll.full,
        }
        if name not in steps:
            return False
        self.scroll_to("page", scroll.at + steps[name])
        return True

    def paint(self, brush: Painter) -> None:
        """Chapters beside the page, or above it where the glass is narrow."""
        room = sheet(brush, self, self.reader.heading)
        if nothing := self.reader.nothing():
            brush.text(nothing, room, 20)
            return
        wide = room.w > brush.sp(760)
        side = room._replace(w=min(brush.sp(260), room.w * 0.34)) if wide else room
        choice = self.reader.choice(self.choose)
        head = side.top(chooser_height(brush, choice, side.w))
        chooser(brush, head, choice)
        gap = brush.dp(10)
        paper = room.below(head.h + gap)
        if wide:
            left = side.right + brush.dp(22)
            paper = Rect(left, room.y, room.right - left, room.h)
        text = self.reader.set(brush.measures, paper.w - brush.dp(16))
        if self.wanted:
            self.scrolled["page"] = text.lines[text.find(self.wanted)].y
            self.wanted = ""
        if wide:
            self._contents(brush, side.below(head.h + gap), text)
        paint_text(brush, self, paper, text)

    def _contents(self, brush: Painter, side: Rect, text: SetPage) -> None:
        tall, gap = brush.row(16), brush.dp(2)
        full = len(text.chapters) * (tall + gap)
        at = brush.scroll("chapters", self.scroll_of("chapters", side, full))
        current = text.chapter_at(self.scrolled.get("page", 0.0) + brush.dp(4))
        for nr, (name, line) in enumerate(text.chapters):
            box = Rect(side.x, side.y + nr * (tall + gap) - at, side.w - brush.dp(8), tall)
            key = f"chapter {nr}"
            if nr == current or key in (brush.pressed, brush.hover):
                brush.rounded(box, brush.palette["shade"], brush.dp(6))
            if brush.focus == key:
                focus_ring(brush, box)
            brush.text(name, box.inset(brush.dp(8), 0), 16, valign="center", may_clip=True)
            act = partial(self.scroll_to, "page", text.lines[line].y)
            brush.touchable(Touchable(key, box, act, name))
        scroll_mark(brush, self, "chapters")
        brush.end_scroll()
