"""What a screen reader reads of a table: first the pieces that may be touched, then the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.accessibility import Spoken
from scriptorium_ui.toolkit.display import Control

from .layout.piece_places import PIECE
from .state import Dragging, Moving, Placing, Playing

if TYPE_CHECKING:
    from .page import TablePage


class TableAccessibility(Spoken):
    """Reads a match to somebody who does not see it."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self.table = table

    def answers(self) -> tuple[Control, ...]:
        """The pieces that may be touched now in their order, and then the buttons."""
        others = (one for one in super().answers() if not one.key.startswith(PIECE))
        return (*self._pieces(), *others)

    def _pieces(self) -> list[Control]:
        session, controller = self.table.session, self.table.controller
        if session.touching is None or not isinstance(
            controller.state, Playing | Placing | Dragging | Moving
        ):
            return []
        found = []
        for id in session.touching.next:
            piece, spot = controller.shown.piece(id), controller.spots.get(id)
            if piece is not None and spot is not None:
                says = controller.piece_words(piece)
                found.append(Control(f"{PIECE}{id}", spot.rect, says, True, True, ("press",)))
        return found

    def choose(self, key: str) -> None:
        """A piece is touched as by keys, anything else as everywhere."""
        if any(one.key == key for one in self._pieces()):
            self.table.touch(key.removeprefix(PIECE))
        else:
            super().choose(key)
