"""What a player reads when a mod's program hangs or crashes, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.app.lost_words import lost_message, ways_on
from scriptorium_ui.pages.trouble_page import way_on
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import arranged, lines_of, paint_rows, sheet
from scriptorium_ui.toolkit.stack import words

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
        width = room.w - painter.dp(12)
        told = lost_message(self.app.words, self.mods, self.why)
        after = painter.dp(10)
        rows = [words(painter, told, 19, width, colour="error", after=after)]
        if self.match:
            kept = self.text(
                "stage-lost-kept", "The match is safe: it stands as it was after the last move."
            )
            rows.append(words(painter, kept, 17, width, after=after))
        for key, (label, says) in zip(
            ("off", "again"), ways_on(self.app.words, self.mods), strict=True
        ):
            act = partial(self._answered, self.mods if key == "off" else (), self.match)
            way = way_on(painter, f"lost {key}", label, says, act, width, gold=key == "off")
            rows.append(way)
        paint_rows(painter, self, room, arranged(painter, room.w, lines_of(*rows)), "trouble")

    def back(self) -> bool:
        """To the first page, with the mod left off."""
        self._answered(self.mods, "")
        return True
