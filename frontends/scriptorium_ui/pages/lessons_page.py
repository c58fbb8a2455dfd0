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

    def __init__(self, desk: GuiApp) -> None:
        super().__init__(desk)
        self.lessons = desk.lessons()

    def back(self) -> bool:
        """To the first page."""
        self.desk.routes.title(self.desk)
        return True

    def paint(self, brush: Painter) -> None:
        """The list, in a part that scrolls."""
        title = self.text("stage-lessons", "First match")
        sheet_of_rows(brush, self, title, partial(self._lines, brush), "lessons", "")

    def _lines(self, brush: Painter, width: float) -> list[SheetLine]:
        inner, gap, row = width - brush.dp(12), brush.dp(8), brush.row(18)
        stacked = inner < brush.sp(560)
        wide = inner if stacked else inner * 0.62
        rows = []
        for one in self.lessons:
            title, told = self._told(one)
            high = brush.measure(title, 19, wide, "bold")
            tall = high + brush.measure(told, 16, wide) + gap
            full = tall + row if stacked else max(tall, row)
            rows.append(SheetLine(partial(self._line, one=one, wide=wide, high=high), full + gap))
        return rows

    def _told(self, one: Taught) -> tuple[str, str]:
        title = f"{self.desk.game_title(one.lesson.game)}: {one.title(self.desk.settings.language)}"
        if one.is_begun:
            at, of = one.at + 1, one.steps
            return title, self.text("stage-lesson-at", "Left at step {at} of {of}", at=at, of=of)
        told = self.text("stage-lesson-steps", "{count} short steps", count=one.steps)
        if one.is_over:
            told = self.text("stage-lesson-done", "Done; it can be played again")
        return title, told

    def _line(self, brush: Painter, box: Rect, *, one: Taught, wide: float, high: float) -> None:
        title, told = self._told(one)
        words = box._replace(w=wide)
        brush.text(title, words.top(high + 1), 19, face="bold")
        brush.text(told, words.below(high), 16, colour=brush.palette["faded"])
        row = brush.row(18)
        place = Rect(box.x, box.bottom - row - brush.dp(8), box.w, row)
        if wide < box.w:
            left = box.x + wide + brush.dp(8)
            place = Rect(left, box.y, box.right - left, row)
        label = self.text("stage-begin", "Begin")
        if one.is_begun:
            label = self.text("stage-continue", "Continue")
        act = partial(self.desk.routes.lesson, self.desk, one.key)
        button(brush, f"lesson {one.key}", place, label, act, gold=True, size=18)
