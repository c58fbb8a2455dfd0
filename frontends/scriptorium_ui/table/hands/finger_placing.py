"""Laying with fingers: a thing of a tray floats above the finger, turns by another, is ticked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_ui.toolkit.gestures import Point

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

QUARTER = 90.0


class FingerPlacement:
    """What fingers mean while something of a tray is held."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller, self.holding = table, table.controller, table.holding
        self._turned = 0

    def tap(self, at: Point) -> None:
        """What is held turns where it is tapped, goes where the board is, or gives way."""
        id, holding = self.table.pointing.piece_under(at), self.holding
        self.controller.proposal = None
        if holding.covers(at) or id == holding.id:
            holding.turn()
        elif self.table.pointing.on_board(at):
            holding.lead(at)
        elif id:
            holding.take(id)
            return
        if self.controller.ghost is not None:
            holding.drop()
        self.table.refresh()

    def draw(self, at: Point) -> None:
        """It floats above the finger, so that it is seen."""
        self._turned = 0
        self.holding.lead((at[0], at[1] - self.table.app.form.finger))

    def drop(self) -> None:
        """It waits for its tick, or flies back and says why."""
        if self.holding.held is not None and not self.holding.drop():
            told, beside = self.table.tip, self.table.tip_at
            self.holding.let_go()
            self.table.tip, self.table.tip_at = told, beside

    def twist(self, angle: float) -> None:
        """Two fingers that go round turn it with them."""
        quarters = round(angle / QUARTER)
        if quarters != self._turned:
            self.holding.turn(quarters - self._turned)
            self._turned = quarters

    def untwist(self) -> None:
        """A second finger that only came and went has turned it once."""
        if not self._turned:
            self.holding.turn()
        self._turned = 0
        self.drop()
        self.table.refresh()
