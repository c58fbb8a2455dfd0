"""What a player reads when a mod's program hangs or crashes, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.app.lost_words import lost_message, ways_on
from scriptorium_ui.pages.trouble_page import words_row
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, paint_rows, sheet

if TYPE_CHECKING:
    from scriptorium_ui.pages.app import GuiApp

Answered = Callable[[Collection[str], str], None]


class LostPage(Page):
    """One sentence, and two ways on; the match is kept as it was after the last action."""

    knows_games = False  # it needs words alone, and is there at once

    def __init__(
        self, app: GuiApp, mods: Collection[str], why: str, match: str, answered: Answered
    ) -> None:
        super().__init__(app)
        self.mods, self.why, self.match, self._answered = tuple(mods), why, match, answered

    def paint(self, painter: Painter) -> None:
        """The sentence on a sheet of parchment, and a button for each way."""
        heading = self.text("stage-lost", "A mod was stopped")
        room = sheet(painter, self, heading)
        width = room.w - painter.dp(16)
        told = lost_message(self.app.words, self.mods, self.why)
        rows = [words_row(painter, told, 19, "error", width)]
        if self.match:
            kept = self.text(
                "stage-lost-kept", "The match is kept as it was after the last action."
            )
            rows.append(words_row(painter, kept, 17, "ink", width))
        for key, way in zip(("off", "again"), ways_on(self.app.words, self.mods), strict=True):
            tall = (
                painter.row() + painter.dp(4) + painter.measure(way[1], 15, width) + painter.dp(8)
            )
            rows.append(SheetLine(partial(self._way, key, way), tall))
        paint_rows(painter, self, room, rows, "trouble")

    def _way(self, key: str, way: tuple[str, str], painter: Painter, rect: Rect) -> None:
        act = partial(self._answered, self.mods if key == "off" else (), self.match)
        button(painter, f"lost {key}", rect.top(painter.row()), way[0], act, gold=key == "off")
        painter.text(way[1], rect.below(painter.row() + painter.dp(4)), 15)

    def back(self) -> bool:
        """To the first page, with the mod left off."""
        self._answered(self.mods, "")
        return True
