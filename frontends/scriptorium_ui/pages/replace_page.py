"""Asks before a mod that was brought takes the place of another one of the same name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, paint_rows, sheet

from .trouble_page import words_row

if TYPE_CHECKING:
    from .app import GuiApp


class ReplacePage(Page):
    """One sentence, and the choice between the old one and the new one."""

    knows_games = False

    def __init__(self, app: GuiApp, name: str, replace: Callable[[], None]) -> None:
        super().__init__(app)
        self.name, self._replace = name, replace

    def paint(self, painter: Painter) -> None:
        """The question on a sheet of parchment."""
        room = sheet(painter, self, self.text("stage-replace", "Replace the mod?"))
        told = self.text(
            "stage-replace-says",
            "There is a mod {name} already, and the file that you brought is another one.",
            name=self.name,
        )
        keep = self.text("stage-replace-no", "Keep the old one")
        take = self.text("stage-replace-yes", "Take the new one")
        rows = [
            words_row(painter, told, 19, "ink", room.w - painter.dp(16)),
            self._way(painter, "no", keep, self._kept),
            self._way(painter, "yes", take, self._replace),
        ]
        paint_rows(painter, self, room, rows, "replace")

    def _way(self, painter: Painter, key: str, label: str, act: Callable[[], None]) -> SheetLine:
        def paint(painter: Painter, rect: Rect) -> None:
            button(painter, f"replace {key}", rect.top(painter.row()), label, act, gold=key == "no")

        return SheetLine(paint, painter.row() + painter.dp(8))

    def _kept(self) -> None:
        self.app.routes.mods(self.app)

    def back(self) -> bool:
        """The old one stays."""
        self._kept()
        return True
