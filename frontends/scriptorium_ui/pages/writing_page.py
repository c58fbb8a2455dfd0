"""A line to write at a table over a net: a note for oneself, or words for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.common.forms import Field, typed
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import action, words

if TYPE_CHECKING:
    from .app import GuiApp

MOST_LETTERS = 280


class WritingPage(Page):
    """A field and what is done with its words; going back leaves things as they are."""

    def __init__(
        self,
        app: GuiApp,
        behind: Page,
        title: str,
        told: str,
        content: str,
        done: Callable[[str], None],
    ) -> None:
        super().__init__(app)
        self.behind: Page = behind
        self.title, self.told, self.content, self._done = title, told, content, done

    def back(self) -> bool:
        """To the table."""
        self.leave_field()
        self.app.show(self.behind)
        return True

    def paint(self, painter: Painter) -> None:
        """What it is for, the field, and the button."""
        sheet_of_rows(painter, self, self.title, partial(self._lines, painter), "writing", "")

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        wide = width - painter.dp(12)
        field = Field("words", self.title, self.content, self._write, "\u2026", self.told)
        keep = self.text("stage-net-write", "Done")
        rows = lines_of(words(painter, self.told, 17, wide, after=painter.dp(8)))
        rows += form_lines(painter, width, [field])
        return rows + lines_of(action(painter, "done", keep, self._keep, width=wide, gold=True))

    def _write(self, letters: str) -> None:
        self.content = typed(self.content, letters, MOST_LETTERS)

    def _keep(self) -> None:
        self.leave_field()
        self.app.show(self.behind)
        self._done(self.content.strip())
