"""Asks before a mod that was brought takes the place of another one of the same name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import arranged, lines_of, paint_rows, sheet
from scriptorium_ui.toolkit.stack import action, words

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
            "You already have a mod called {name}, and this file is a different one.",
            name=self.name,
        )
        keep = self.text("stage-replace-no", "Keep the old one")
        take = self.text("stage-replace-yes", "Use the new one")
        width, after = room.w - painter.dp(12), painter.dp(8)
        rows = lines_of(
            words(painter, told, 19, width, after=painter.dp(10)),
            action(painter, "replace no", keep, self._kept, after=after, gold=True),
            action(painter, "replace yes", take, self._replace, after=after),
        )
        paint_rows(painter, self, room, arranged(painter, room.w, rows), "replace")

    def _kept(self) -> None:
        self.app.routes.mods(self.app)

    def back(self) -> bool:
        """The old one stays."""
        self._kept()
        return True
