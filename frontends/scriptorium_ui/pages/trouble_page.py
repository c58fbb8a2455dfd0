"""What went wrong, told to the player: a sentence, and where the details are written down."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from scriptorium.matches import NeedsWay
from scriptorium_ui.toolkit.hit_areas import Act
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import arranged, lines_of, paint_rows, sheet
from scriptorium_ui.toolkit.stack import Block, action, column, words

if TYPE_CHECKING:
    from .app import GuiApp

log = logging.getLogger("scriptorium.ui")


def way_on(
    painter: Painter, key: str, label: str, says: str, act: Act, width: float, *, gold: bool = False
) -> Block:
    """A button, and below it what it leads to."""
    gap, after = painter.dp(4), painter.dp(8)
    return column(
        action(painter, key, label, act, after=gap, gold=gold),
        words(painter, says, 15, width, after=after),
    )


class TroublePage(Page):
    """One sentence, one place, one way out; for a match that is not as it was, the ways on."""

    knows_games = False

    def __init__(self, app: GuiApp, error: BaseException) -> None:
        super().__init__(app)
        self.error = error
        if not isinstance(error, NeedsWay):
            log.error("shown to the player", exc_info=error)

    def paint(self, painter: Painter) -> None:
        """The sentence on a sheet of parchment."""
        heading, told, place = self.app.trouble_text(self.error)
        room = sheet(painter, self, heading)
        width = room.w - painter.dp(12)
        after = painter.dp(10)
        rows = [words(painter, told, 19, width, colour="error", after=after)]
        if place:
            rows.append(words(painter, place, 16, width, after=after))
        for label, says, kind in self.app.ways(self.error):
            act = partial(self._open, kind)
            rows.append(way_on(painter, f"way {kind}", label, says, act, width))
        paint_rows(painter, self, room, arranged(painter, room.w, lines_of(*rows)), "trouble")

    def _open(self, kind: str) -> None:
        if isinstance(self.error, NeedsWay):
            self.app.routes.open_match(self.app, self.error.name, kind)

    def back(self) -> bool:
        """To the first page."""
        self.app.routes.title(self.app)
        return True
