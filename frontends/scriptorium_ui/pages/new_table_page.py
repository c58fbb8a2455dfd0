"""Agreeing on a table over a net: the form of a new match, with the terms of a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium import ScriptoriumError
from scriptorium_play.common.background import LongWork
from scriptorium_play.tables.new_table import MadeTable, NewTable
from scriptorium_play.tables.together import BEGINNING

from .new_match_page import NewMatchPage

if TYPE_CHECKING:
    from .app import GuiApp


class NewTablePage(NewMatchPage):
    """Everything has a sensible value: one touch makes the table."""

    form: NewTable

    def __init__(self, app: GuiApp) -> None:
        super().__init__(app)
        if app.tables is not None:
            LongWork(app.tables.begin)  # while the table is agreed on

    def _form(self, game: str) -> NewTable:
        return NewTable(self.app, game)

    def back(self) -> bool:
        """To the tables, or from the finer points to the players."""
        if self.form.finer:
            return super().back()
        self.app.routes.together(self.app)
        return True

    def begin(self) -> None:
        """Have the table made, and go to its seats."""
        tables = self.app.tables
        if tables is None:
            return
        try:
            work = self.form.make(tables)
        except ScriptoriumError as error:
            self.form.problem = str(error)
            self.refresh()
            return
        told = self.app.words.say(BEGINNING)
        self.app.routes.wait_for(self.app, told, work, partial(self._made, work))

    def _made(self, work: LongWork[MadeTable]) -> bool:
        made = self.form.made(work)
        if made is None:
            self.app.show(self)
            self.refresh()
            return False
        self.app.routes.seats(self.app, made.listed, made.place, self.form.name)
        return True
