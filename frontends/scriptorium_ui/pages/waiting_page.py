"""A page for long work: shows how far it is, and can stop it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from scriptorium_play.common.background import LongWork
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, sheet_of_rows
from scriptorium_ui.toolkit.stack import action

if TYPE_CHECKING:
    from .app import GuiApp

LOOK = 0.1
BAR = "waiting bar"


class WaitingPage(Page):
    """A bar that fills; whoever does not want to wait goes back to where they came from."""

    def __init__(
        self,
        app: GuiApp,
        told: str,
        work: LongWork[Any],
        then: Callable[[], object],
        behind: Page | None,
    ) -> None:
        super().__init__(app)
        self.told, self.work, self.then, self.behind = told, work, then, behind
        self._shown = -1

    def pace(self) -> float:
        """It is looked now and then how far it is."""
        return LOOK

    def update(self, seconds: float) -> None:
        """Go on when it is over; paint when something is to be seen."""
        if self.work.over:
            self.then()
        elif self._hundredth != self._shown:
            self.refresh()

    def busy_thinking(self) -> bool:
        """The device stays awake meanwhile."""
        return True

    @property
    def _hundredth(self) -> int:
        return int(self.work.part * 100)

    def back(self) -> bool:
        """It is stopped, and one is where one came from."""
        self.work.stop()
        self.app.routes.back(self.app, self.behind)
        return True

    def ended(self) -> None:
        """The program ends: so does this."""
        self.work.stop()
        super().ended()

    def paint(self, painter: Painter) -> None:
        """A sentence, the bar, and the way out."""
        self._shown = self._hundredth
        sheet_of_rows(painter, self, self.told, partial(self._lines, painter), "waiting", "")

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        wide = width - painter.dp(12)
        done = self.text("stage-waiting-part", "{n} % is done.", n=self._shown)

        def told(painter: Painter, box: Rect) -> None:
            painter.text(done, box._replace(w=wide), 18, key="waiting told")

        def bar(painter: Painter, box: Rect) -> None:
            line, radius = box._replace(w=wide), box.h / 2
            painter.framed(
                line, painter.palette["shade"], radius, painter.palette["faded"], painter.dp(2)
            )
            full = line._replace(w=max(box.h, line.w * self.work.part))
            painter.rounded(full, painter.palette["ink"], radius, BAR)

        label = self.text("stage-stop", "Stop")
        says = self.text("stage-stop-says", "Stops here and changes nothing")
        stop = action(painter, "stop", label, self.back, width=wide, says=says)
        return [
            SheetLine(painter.sp(18) * 1.4, told),
            SheetLine(painter.dp(18), bar),
            SheetLine(*stop),
        ]
