"""What went wrong, told to the player: a sentence, and where the details are written down."""

from __future__ import annotations

import logging

from ..desk import Desk
from ..drawing.brush import Brush
from . import routes
from .common import page
from .screen import Screen

log = logging.getLogger("scriptorium.tablet")


class TroubleScreen(Screen):
    """One sentence, one place, one way out."""

    def __init__(self, desk: Desk, error: BaseException) -> None:
        super().__init__(desk)
        self.error = error
        log.error("shown to the player", exc_info=error)

    def paint(self, brush: Brush) -> None:
        """The sentence on a sheet of parchment."""
        heading, told, place = self.desk.trouble_told(self.error)
        room = page(brush, self, heading)
        colour = brush.look.palette["error"]
        used = brush.text(told, room.top(room.h * 0.6), 19, colour=colour, may_clip=True)
        brush.text(place, room.below(used + brush.dp(20)), 16, may_clip=True)

    def back(self) -> bool:
        """To the first screen."""
        routes.title(self.desk)
        return True
