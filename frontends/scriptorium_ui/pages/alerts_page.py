"""Being told that it is one's turn at a table: by a browser, mail or a webhook."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.common.background import LongWork
from scriptorium_play.net.asking import Alert
from scriptorium_play.tables.alerts import ASKING, BROWSER, Alerts, Found
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import Block, action, beside, middle, words

if TYPE_CHECKING:
    from .app import GuiApp


class AlertsPage(Page):
    """Where one is told, and how one may be told elsewhere."""

    def __init__(self, app: GuiApp, alerts: Alerts) -> None:
        super().__init__(app)
        self.alerts = alerts

    def back(self) -> bool:
        """To the tables."""
        self.app.routes.together(self.app)
        return True

    def paint(self, painter: Painter) -> None:
        """What it does, where one is told already, and what may be added."""
        lines = partial(self._lines, painter)
        alerts = self.alerts
        sheet_of_rows(painter, self, alerts.heading, lines, "alerts", alerts.problem)

    def subscribed(self, told: str) -> None:
        """The browser says where it is reached; nothing where that is not wanted."""
        if told:
            self._wait(self.alerts.add(BROWSER, told))
        else:
            self.alerts.problem = self.alerts.not_allowed
            self.refresh()

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        alerts, wide, gap = self.alerts, width - painter.dp(12), painter.dp(8)
        told = alerts.nothing_here or alerts.explained
        rows = lines_of(words(painter, told, 16, wide, after=gap))
        rows += lines_of(*(self._kept(painter, one, wide) for one in alerts.kept))
        subscribe = self.app.subscribe
        if alerts.means.push and subscribe is not None:
            label, ask = alerts.browser_said(), partial(subscribe, alerts.means.push)
            rows += lines_of(action(painter, BROWSER, label, ask, width=wide, says=label))
        for field, means, label in alerts.fields():
            rows += form_lines(painter, width, [field])
            act = partial(self._add, means)
            rows += lines_of(
                action(painter, f"add {means}", label, act, width=wide, says=label, after=gap)
            )
        return rows

    def _kept(self, painter: Painter, alert: Alert, inner: float) -> Block:
        """Where one is told, and the button that ends it."""
        wide, gap = min(painter.sp(140), inner * 0.3), painter.dp(8)
        text = words(painter, self.alerts.told(alert), 17, inner - wide - gap, face="bold")
        label, says = self.alerts.end_said()
        end = action(
            painter, f"end {alert.target}", label, partial(self._end, alert), width=wide, says=says
        )
        row = beside(middle(text), end, inner - wide - gap, gap)

        def paint(painter: Painter, box: Rect) -> None:
            row.paint(painter, box._replace(w=inner, h=row.height))

        return Block(row.height + gap, paint)

    def _add(self, means: str) -> None:
        self._wait(self.alerts.add(means, self.alerts.typed(means)))

    def _end(self, alert: Alert) -> None:
        self._wait(self.alerts.drop(alert))

    def _wait(self, work: LongWork[Found]) -> None:
        told = self.app.words.say(ASKING)
        self.app.routes.wait_for(self.app, told, work, partial(self._done, work))

    def _done(self, work: LongWork[Found]) -> bool:
        if self.alerts.done(work):
            self.alerts.mail = self.alerts.webhook = ""
        self.app.show(self)
        self.refresh()
        return True
