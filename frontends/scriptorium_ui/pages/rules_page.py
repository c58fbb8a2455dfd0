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
        self, app: GuiApp, game: str = "", find: str = "", behind: Page | None = None
    ) -> None:
        super().__init__(app)
        self.behind = behind
        self.reader = Reader(app, game)
        self.wanted = find

    def back(self) -> bool:
        """To the page one came from."""
        self.app.routes.back(self.app, self.behind)
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

    def paint(self, painter: Painter) -> None:
        """Chapters beside the page, or above it where the screen is narrow."""
        room = sheet(painter, self, self.reader.heading)
        if nothing := self.reader.nothing():
            painter.text(nothing, room, 20)
            return
        wide = room.w > painter.sp(760)
        side = room._replace(w=min(painter.sp(260), room.w * 0.34)) if wide else room
        choice = self.reader.choice(self.choose)
        head = side.top(chooser_height(painter, choice, side.w))
        chooser(painter, head, choice)
        gap = painter.dp(10)
        paper = room.below(head.h + gap)
        if wide:
            left = side.right + painter.dp(22)
            paper = Rect(left, room.y, room.right - left, room.h)
        text = self.reader.set(painter.measures, paper.w - painter.dp(16))
        if self.wanted:
            self.scrolled["page"] = text.lines[text.find(self.wanted)].y
            self.wanted = ""
        if wide:
            self._contents(painter, side.below(head.h + gap), text)
        paint_text(painter, self, paper, text)

    def _contents(self, painter: Painter, side: Rect, text: SetPage) -> None:
        tall, gap = painter.row(16), painter.dp(2)
        full = len(text.chapters) * (tall + gap)
        at = painter.scroll("chapters", self.scroll_of("chapters", side, full))
        current = text.chapter_at(self.scrolled.get("page", 0.0) + painter.dp(4))
        for nr, (name, line) in enumerate(text.chapters):
            box = Rect(side.x, side.y + nr * (tall + gap) - at, side.w - painter.dp(8), tall)
            key = f"chapter {nr}"
            if nr == current or key in (painter.pressed, painter.hover):
                painter.rounded(box, painter.palette["shade"], painter.dp(6))
            if painter.focus == key:
                focus_ring(painter, box)
            painter.text(name, box.inset(painter.dp(8), 0), 16, valign="center", may_clip=True)
            act = partial(self.scroll_to, "page", text.lines[line].y)
            painter.touchable(Touchable(key, box, act, name))
        scroll_mark(painter, self, "chapters")
        painter.end_scroll()
