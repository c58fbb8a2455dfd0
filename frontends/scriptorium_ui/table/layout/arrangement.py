"""Where everything of a picture lies, worked out once for as long as nothing about it changes."""

from __future__ import annotations

from collections import deque
from dataclasses import astuple
from typing import TYPE_CHECKING, Any, NamedTuple

from scriptorium.scene import Scene
from scriptorium_ui.toolkit.painter import Painter

from .layout import TableLayout, TurnLines, lay_out
from .piece_places import PlacedPieces, find_places

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

SCROLLED = ("hand", "players")


class Arrangement(NamedTuple):
    """The parts of the table, and where the pieces of a picture lie in them."""

    scene: Scene
    layout: TableLayout
    placed: PlacedPieces


class Arrangements:
    """The latest arrangements: what is seen, and what it was before the last action."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self._latest: deque[tuple[Any, Arrangement]] = deque(maxlen=2)

    def of(self, painter: Painter, scene: Scene, told: TurnLines) -> Arrangement:
        """Where everything of a picture lies; `told` is what the lines above the board say."""
        for known, found in self._latest:
            if found.scene is scene and known == self._depends_on(painter, told):
                return found
        table, mat = self.table, self.table.mats.seat
        seats = table.session.table.seats
        layout = lay_out(painter, scene, len(seats), table.camera, told, mat)
        totals, scrolled = table.controller.totals, table.scrolled
        placed = find_places(painter, scene, layout, seats, totals, scrolled, mat)
        found = Arrangement(scene, layout, placed)
        # The camera may have moved while the board was laid out.
        self._latest.append((self._depends_on(painter, told), found))
        return found

    def _depends_on(self, painter: Painter, told: TurnLines) -> tuple[Any, ...]:
        """All that the places depend on beside the picture."""
        table = self.table
        scrolled = tuple(table.scrolled.get(name, 0.0) for name in SCROLLED)
        words = table.session.words
        return painter.form, told, astuple(table.camera), table.mats.seat, scrolled, words
