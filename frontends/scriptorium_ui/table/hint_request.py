"""A hint that is thought about beside the drawing: asked for, waited for, no longer wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium import Table
from scriptorium_play.advice.aim import hint_words
from scriptorium_play.advice.plans import plan_ghost
from scriptorium_play.common.background import LongWork
from scriptorium_play.computers.hints import Suggestion
from scriptorium_play.computers.learning_words import learning_text

if TYPE_CHECKING:
    from .controller import TableController

# What is known within so many seconds is told at once.
AT_ONCE = 0.03


class HintAsking:
    """One hint at a time; one that comes after the table has changed is dropped."""

    def __init__(self, controller: TableController) -> None:
        self.controller = controller
        self._work: LongWork[Suggestion | None] | None = None
        self._table: Table | None = None

    @property
    def waits(self) -> bool:
        """Whether a hint is being thought about."""
        return self._work is not None

    def ask(self) -> None:
        """Begin to think; show at once what is known at once."""
        self.forget()
        session = self.controller.session
        self._table = session.table
        self._work = LongWork(lambda progress: session.hint())
        self._work.wait(AT_ONCE)
        self.look()

    def look(self) -> None:
        """Tell the hint once it has come, and show what it leads to; else that it is coming."""
        work, controller = self._work, self.controller
        if work is None:
            return
        if work.over:
            self._work = None
            if controller.session.table is self._table:
                self._tell(work.result())
        elif controller.said != (said := self._meanwhile()):
            controller.said = said
            controller.view.refresh()

    def _tell(self, found: Suggestion | None) -> None:
        controller = self.controller
        controller.said, controller.hinted = hint_words(controller.session, found)
        if controller.hinted:
            controller.keyboard, controller.cursor = True, None
            controller.put_cursor(controller.hinted)
        if found is not None:
            controller.ghost = plan_ghost(controller.session, found, controller.hinted)
        controller.view.show_beside(controller.said, controller.hinted)
        controller.view.refresh()

    def _meanwhile(self) -> str:
        controller = self.controller
        learning = controller.session.computers.learning
        if learning is not None:
            return controller.session.words.say(learning_text(*learning))
        return controller.text("table-hint-soon", "Let me think\u2026")

    def forget(self) -> None:
        """Nobody wants it any more."""
        if self._work is not None:
            self._work.stop()
            self.controller.session.computers.librarian.break_off()
            self._work = None
