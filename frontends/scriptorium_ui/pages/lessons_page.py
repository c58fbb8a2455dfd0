"""Guided matches: for each what it is called, how far it has come, and the way into it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, sheet_of_rows

if TYPE_CHECKING:
    from scriptorium_play.lessons.catalogue import Taught

    from .app import GuiApp


class LessonsPage(Page):
    """A line for each lesson; one that was left goes on where it was left."""

    def __init__(self, app: GuiApp) -> None:
        super().__init__(app)
        self.lessons = app.lessons()

    def back(self) -> bool:
        """To the first page."""
        self.app.routes.title(self.app)
        return True

    def paint(self, painter: Painter) -> None:
        """The list, in a part that scrolls."""
        title = self.text("stage-lessons", "First match")
        sheet_of_rows(painter, self, title, partial(self._lines, painter), "lessons", "")

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        inner, gap, row = width - painter.dp(12), painter.dp(8), painter.row(18)
        stacked = inner < painter.sp(560)
        wide = inner if stacked else inner * 0.62
        rows = []
        for one in self.lessons:
            title, told = self._told(one)
            high = painter.measure(title, 19, wide, "bold")
            tall = high + painter.measure(told, 16, wide) + gap
            full = tall + row if stacked else max(tall, row)
            rows.append(SheetLine(partial(self._line, one=one, wide=wide, high=high), full + gap))
        return rows

    def _told(self, one: Taught) -> tuple[str, str]:
        title = f"{self.app.game_title(one.lesson.game)}: {one.title(self.app.settings.language)}"
        if one.is_begun:
            at, of = one.at + 1, one.steps
            return title, self.text("stage-lesson-at", "Left at step {at} of {of}", at=at, of=of)
        told = self.text("stage-lesson-steps", "{count} short steps", count=one.steps)
        if one.is_over:
            told = self.text("stage-lesson-done", "Done; it can be played again")
        return title, told

    def _line(self, painter: Painter, box: Rect, *, one: Taught, wide: float, high: float) -> None:
        title, told = self._told(one)
        words = box._replace(w=wide)
        painter.text(title, words.top(high + 1), 19, face="bold")
        painter.text(told, words.below(high), 16, colour=painter.palette["faded"])
        row = painter.row(18)
        place = Rect(box.x, box.bottom - row - painter.dp(8), box.w, row)
        if wide < box.w:
            left = box.x + wide + painter.dp(8)
            place = Rect(left, box.y, box.right - left, row)
        label = self.text("stage-begin", "Begin")
        if one.is_begun:
            label = self.text("stage-continue", "Continue")
        act = partial(self.app.routes.lesson, self.app, one.key)
        button(painter, f"lesson {one.key}", place, label, act, gold=True, size=18)
