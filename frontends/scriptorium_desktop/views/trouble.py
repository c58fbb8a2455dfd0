"""What went wrong, told to the player: a sentence, and where the details are written down."""

from __future__ import annotations

import logging

from ..desk import Desk
from ..drawing.brush import Brush
from ..screen import Screen
from .common import page

log = logging.getLogger("scriptorium.desktop")


class TroubleView(Screen):
    """One sentence, one place, one way out."""

    def __init__(self, desk: Desk, error: BaseException) -> None:
        super().__init__(desk)
        self.error = error
        log.error("shown to the player", exc_info=error)

    def paint(self, brush: Brush) -> None:
        """The sentence on a sheet of parchment."""
        heading, told, place = self.desk.trouble_told(self.error)
        room = page(brush, self, heading)
        used = brush.text(told, room.top(room.h * 0.6), 20, colour=brush.look.palette["error"])
        brush.text(place, room.below(used + brush.px(20)), 17)

    def back(self) -> None:
        """To the first view."""
        from . import routes

        routes.title(self.desk)
