"""Playing with others: make a table, join one by its link, reopen one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium import SetupError
from scriptorium_play.common.background import LongWork
from scriptorium_play.net.local_server import Place
from scriptorium_play.net.table_list import ListedTable
from scriptorium_play.tables.together import BEGINNING, TableLine, Together
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import Block, action, beside, column, foot, layers, space, words

if TYPE_CHECKING:
    from .app import GuiApp

Reopening = LongWork[tuple[ListedTable, Place | None]]


class TogetherPage(Page):
    """What there is to choose from before one is at a table."""

    def __init__(self, app: GuiApp) -> None:
        super().__init__(app)
        if not app.knows_games:
            app.reload()
        self.together = Together(app)

    def back(self) -> bool:
        """To the first page."""
        self.app.routes.title(self.app)
        return True

    def paint(self, painter: Painter) -> None:
        """A table of one's own, the line for a link, then the tables that are known."""
        lines = partial(self._lines, painter)
        together = self.together
        sheet_of_rows(painter, self, together.heading, lines, "together", together.problem)

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        together, wide = self.together, width - painter.dp(12)
        label, says = together.make_said()
        make = partial(self.app.routes.new_table, self.app)
        rows = lines_of(
            action(painter, "make", label, make, width=wide, says=says, gold=True, size=20)
        )
        rows += form_lines(painter, width, [together.field()])
        label, says = together.join_said()
        rows += lines_of(action(painter, "join", label, self._join, width=wide, says=says))
        return rows + lines_of(*(self._table(painter, one, wide) for one in together.lines()))

    def _join(self) -> None:
        link = self.together.join()
        try:
            if link:
                self.app.routes.join(self.app, link)
        except SetupError as error:  # what connects is not installed
            self.together.problem = str(error)
        self.refresh()

    def _table(self, painter: Painter, line: TableLine, inner: float) -> Block:
        """What a table is, and beside or below that the ways to open and to forget it."""
        gap, row = painter.dp(8), painter.row()
        stacked = inner < painter.sp(608)
        most = (inner - 2 * gap) / 3
        wide = most if stacked else min(painter.sp(140), inner * 0.19)
        room = inner if stacked else inner - 3 * wide - 3 * gap
        text = column(
            words(painter, line.title, 18, room, face="bold"),
            words(painter, line.told, 15, room, colour="faded", after=painter.dp(4)),
        )
        if stacked:
            text = column(text, space(gap + row))
        name = line.table.link
        label, says = self.together.tell_said()
        told = action(
            painter,
            f"tell {name}",
            label,
            None if line.table.is_over else partial(self.app.routes.alerts, self.app, line.table),
            width=wide,
            says=says,
            size=16,
        )
        label, says = self.together.open_said()
        act = partial(self._open, line.table)
        opens = action(painter, f"open {name}", label, act, width=wide, says=says, size=16)
        label, says = self.together.forget_said()
        act = partial(self._forget, line.table)
        forgets = action(painter, f"forget {name}", label, act, width=wide, says=says, size=16)
        both = beside(opens, forgets, wide, gap)

        all_three = beside(told, both, wide, gap)

        def paint(painter: Painter, box: Rect) -> None:
            left = box.x if stacked else box.x + inner - 3 * wide - 2 * gap
            all_three.paint(painter, box._replace(x=left, w=3 * wide + 2 * gap))

        return layers(text, foot(Block(both.height, paint)))

    def _forget(self, table: ListedTable) -> None:
        self.together.forget(table)
        self.refresh()

    def _open(self, table: ListedTable) -> None:
        self.together.problem = ""
        work = self.together.reopening(table)
        told = self.app.words.say(BEGINNING)
        self.app.routes.wait_for(self.app, told, work, partial(self._opened, table, work))

    def _opened(self, table: ListedTable, work: Reopening) -> bool:
        found = self.together.reopened(table, work)
        try:
            if found is not None:
                self.app.routes.seats(self.app, *found)
                return True
        except SetupError as error:
            self.together.problem = str(error)
        self.app.show(self)
        return False
