"""What went wrong, told to the player: a sentence, and where the details are written down."""

from __future__ import annotations

import logging
from functools import partial

from scriptorium_stage.saves import Unfit

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from ..screen import Screen
from .common import page

log = logging.getLogger("scriptorium.desktop")


class TroubleView(Screen):
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
        used = brush.text(told, room.top(room.h * 0.6), 20, colour=brush.look.palette["error"])
        rest = room.below(used + brush.px(20))
        brush.text(place, rest, 17)
        for at, (label, says, kind) in enumerate(self.desk.ways(self.error)):
            tall = max(brush.px(52), brush.pt(44))
            row = rest.below(at * (tall + brush.px(12))).top(tall)
            wide = min(brush.pt(300), row.w * 0.45)
            button(brush, f"way {kind}", row._replace(w=wide), label, partial(self._open, kind))
            words = row._replace(x=row.x + wide + brush.px(16), w=row.w - wide - brush.px(16))
            brush.text(says, words, 16, valign="center", smallest=8)

    def _open(self, kind: str) -> None:
        from . import routes

        if isinstance(self.error, Unfit):
            routes.open_match(self.desk, self.error.name, kind)

    def back(self) -> None:
        """To the first view."""
        from . import routes

        routes.title(self.desk)
