"""A link to a table for somebody else: a code for their phone, and the letters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.codes import code_block
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import SheetLine, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import words

if TYPE_CHECKING:
    from .app import GuiApp

CODE = 300
GLANCE = 0.2


class LinkPage(Page):
    """Shown over the table, which goes on behind it."""

    def __init__(self, app: GuiApp, behind: Page, title: str, told: str, link: str) -> None:
        super().__init__(app)
        self.behind: Page = behind
        self.title, self.told, self.link = title, told, link

    def back(self) -> bool:
        """To the table."""
        self.app.show(self.behind)
        return True

    def paint(self, painter: Painter) -> None:
        """What it opens, the code, and the link itself."""
        sheet_of_rows(painter, self, self.title, partial(self._lines, painter), "link", "")

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        wide, gap = width - painter.dp(12), painter.dp(8)
        shown = self.link.replace("#", "\n#")
        code = code_block(painter, self.link, min(wide, painter.dp(CODE)), wide)
        return lines_of(
            words(painter, self.told, 17, wide, after=gap),
            code,
            words(painter, shown, 14, wide, key="link", align="center"),
        )
