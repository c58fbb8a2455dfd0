"""What went wrong, told to the player: a sentence, and where the details are written down."""

from __future__ import annotations

import logging
from functools import partial

from scriptorium_stage.saves import Unfit

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from . import routes
from .common import page
from .screen import Screen

log = logging.getLogger("scriptorium.tablet")


class TroubleScreen(Screen):
    """One sentence, one place, one way out; for a match that is not as it was, the ways on."""

    def __init__(self, desk: Desk, error: BaseException) -> None:
        super().__init__(desk)
        self.error = error
        if not isinstance(error, Unfit):
            log.error("shown to the player", exc_info=error)

    def paint(self, brush: Brush) -> None:
        """The sentence on a sheet of parchment."""
        heading, told, place = self.desk.trouble_told(self.error)
        room = page(brush, self, heading)
        colour = brush.look.palette["error"]
        used = brush.text(told, room.top(room.h * 0.6), 19, colour=colour, may_clip=True)
        rest = room.below(used + brush.dp(20))
        brush.text(place, rest, 16, may_clip=True)
        for at, (label, says, kind) in enumerate(self.desk.ways(self.error)):
            words_tall = brush.sp(16) * 2.8
            tall = brush.row() + words_tall
            row = rest.below(at * (tall + brush.dp(8))).top(tall)
            act = partial(self._open, kind)
            button(brush, f"way {kind}", row.top(brush.row()), label, act)
            brush.text(says, row.below(brush.row() + brush.dp(4)), 15, smallest=8)

    def _open(self, kind: str) -> None:
        if isinstance(self.error, Unfit):
            routes.open_match(self.desk, self.error.name, kind)

    def back(self) -> bool:
        """To the first screen."""
        routes.title(self.desk)
        return True
