"""Guided matches: for each what it is called, how far it has come, and the way into it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import SheetLine, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import Block, action, beside, column, space, words

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
        inner = width - painter.dp(12)
        return lines_of(*(self._line(painter, one, inner) for one in self.lessons))

    def _told(self, one: Taught) -> tuple[str, str]:
        title = f"{self.app.game_title(one.lesson.game)}: {one.title(self.app.settings.language)}"
        if one.is_begun:
            at, of = one.at + 1, one.steps
            return title, self.text(
                "stage-lesson-at", "You stopped at step {at} of {of}", at=at, of=of
            )
        told = self.text("stage-lesson-steps", "{count} short steps", count=one.steps)
        if one.is_over:
            told = self.text("stage-lesson-done", "Finished. You can play it again")
        return title, told

    def _line(self, painter: Painter, one: Taught, inner: float) -> Block:
        """A title and a sentence; below or beside them the button that begins."""
        gap, stacked = painter.dp(8), inner < painter.sp(560)
        wide = inner if stacked else inner * 0.62
        title, told = self._told(one)
        text = column(
            words(painter, title, 19, wide, face="bold"),
            words(painter, told, 16, wide, colour="faded", after=gap),
        )
        label = self.text("stage-begin", "Begin")
        if one.is_begun:
            label = self.text("stage-continue", "Continue")
        act = partial(self.app.routes.lesson, self.app, one.key)
        begin = action(painter, f"lesson {one.key}", label, act, gold=True, letters=18, size=18)
        both = column(text, begin) if stacked else beside(text, begin, wide, gap)
        return column(both, space(gap))
