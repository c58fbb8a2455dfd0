"""The keyboard at the table: everything can be done with it alone.

Arrows, Tab, digits and letters go through what may be touched, Enter touches it; F6 goes to the
buttons and back. F1 tells, F2 hints, F3 and F4 look back and forth, Ctrl+Z and Ctrl+Y take back
and do again. Keys are known by name: `enter`, `left`, `f1`, and letters and digits by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_play.session.touching import Cursor
from scriptorium_ui.table.controller import TableController
from scriptorium_ui.table.sealed_choice import let_choose_by
from scriptorium_ui.table.state import Handover

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ENTER = ("enter", "space")


class Keys:
    """What the keys mean, told to the run of a match."""

    def __init__(self, controller: TableController, table: TablePage) -> None:
        self.controller, self.table = controller, table
        self._resting = False

    def pressed(self, name: str, *, shift: bool = False, command: bool = False) -> bool:
        """All the table's keys; whether this was one of them."""
        if isinstance(self.controller.state, Handover):
            if name in ENTER:
                self.controller.lift()
                return True
            return let_choose_by(self.controller, name)
        self.controller.finish_motion()
        if self.controller.asks:
            return False
        if command:
            return self._command(name)
        if self.table.focus:
            return self._in_controls(name)
        return self._on_table(name, shift)

    def _command(self, name: str) -> bool:
        if name == "z":
            self.controller.undo()
        elif name == "y":
            self.controller.redo()
        else:
            return False
        return True

    def _in_controls(self, name: str) -> bool:
        if name in ("f6", "escape"):
            self.table.focus = ""
            return True
        return False

    def _on_table(self, name: str, shift: bool) -> bool:
        if name == "f6":
            self.table.step_focus(1)
            return True
        if self._special(name):
            return True
        cursor = self.controller.put_cursor()
        if cursor is None:
            return False
        first = not self.controller.keyboard
        self.controller.keyboard, self.controller.hinted = True, ""
        fresh, self._resting = self._resting, False
        if name in ENTER and fresh:
            self.controller.finish()
            self.controller.put_cursor()
        elif name in ENTER:
            self._enter(cursor)
        elif not self._go(cursor, name, shift, still=first or (fresh and name in ARROWS)):
            return False
        self.controller.view.reveal(self.controller.pointed)
        return True

    def _go(self, cursor: Cursor, name: str, shift: bool, *, still: bool) -> bool:
        """Go to another piece; a first key only shows where the cursor is."""
        if name in ARROWS:
            if not still:
                cursor.arrow(*ARROWS[name])
        elif name == "tab":
            if not still:
                cursor.move(-1 if shift else 1)
        elif len(name) == 1 and name in "123456789":
            cursor.digit(int(name))
        elif len(name) == 1 and name.isalpha():
            cursor.letter(name)
        else:
            return False
        return True

    def _enter(self, cursor: Cursor) -> None:
        """Touch what is under the cursor; where that may be enough, Enter again does it."""
        if cursor.here is None:
            return
        self.table.touch(cursor.here)
        touching = self.controller.session.touching
        self._resting = touching is not None and bool(touching.touched and touching.closing)
        self.controller.put_cursor()

    def _special(self, name: str) -> bool:
        if name == "f1":
            self.table.tell(self.controller.pointed)
        elif name == "f2":
            self.controller.hint()
        elif name == "f3":
            self.controller.look_before()
        elif name == "f4":
            self.controller.look_on()
        elif name == "backspace":
            if self.controller.session.back():
                self.controller.cursor = None
        elif name == "space" and self.controller.session.awaits_computer:
            self.controller.skip()
        else:
            return False
        return True
