"""The keyboard at the table: everything can be done with it alone.

Arrows, Tab, digits and letters go through what may be touched, Enter touches it; F6 goes to the
buttons and back. F1 tells, F2 hints, F3 and F4 look back and forth, Ctrl+Z and Ctrl+Y take back
and do again. Keys are known by name: `enter`, `left`, `f1`, and letters and digits by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .course import Course
from .touching import Cursor

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ENTER = ("enter", "space")


class Keyboard(Course):
    """What the keys mean, told to the session."""

    if TYPE_CHECKING:  # what every screen has
        focus: str

        def step_focus(self, by: int) -> None:
            """Go to the next thing that answers."""

    resting = False

    # for frontends to fill in

    def touch(self, id: str) -> None:
        """Touch a piece."""

    def tell(self, id: str) -> None:
        """Tell all there is to tell about a piece."""

    def reveal(self, id: str) -> None:
        """Scroll so that a piece can be seen."""

    # keys

    def put_cursor(self, id: str = "") -> Cursor | None:
        """The cursor among what may be touched now, at a piece if that is among it."""
        touching = self.session.touching
        if touching is None:
            self.cursor = None
        elif self.cursor is None or self.cursor.touching is not touching:
            self.cursor = Cursor(touching)
        if self.cursor is not None and touching is not None and id in touching.next:
            self.cursor.at = touching.next.index(id)
            self.reveal(id)
        return self.cursor

    @property
    def pointed(self) -> str:
        """The piece under the cursor."""
        return (self.cursor.here or "") if self.cursor is not None else ""

    def table_key(self, name: str, *, shift: bool = False, command: bool = False) -> bool:
        """All the table's keys; whether this was one of them."""
        if self.session.curtain is not None:
            if name in ENTER:
                self.lift()
                return True
            return False
        self.finish_motion()
        if self.dialog or self.session.waiting is not None:
            return False
        if command:
            return self._command(name)
        if self.focus:
            return self._in_controls(name)
        return self._on_table(name, shift)

    def _command(self, name: str) -> bool:
        if name == "z":
            self.undo()
        elif name == "y":
            self.redo()
        else:
            return False
        return True

    def _in_controls(self, name: str) -> bool:
        if name in ("f6", "escape"):
            self.focus = ""
            return True
        return False

    def _on_table(self, name: str, shift: bool) -> bool:
        if name == "f6":
            self.step_focus(1)
            return True
        if self._special(name):
            return True
        cursor = self.put_cursor()
        if cursor is None:
            return False
        first = not self.keyboard
        self.keyboard, self.hinted = True, ""
        fresh, self.resting = self.resting, False
        if name in ENTER and fresh:
            self.finish()
            self.put_cursor()
        elif name in ENTER:
            self._enter(cursor)
        elif not self._go(cursor, name, shift, still=first or (fresh and name in ARROWS)):
            return False
        self.reveal(self.pointed)
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
        self.touch(cursor.here)
        touching = self.session.touching
        self.resting = touching is not None and bool(touching.touched and touching.closing)
        self.put_cursor()

    def _special(self, name: str) -> bool:
        if name == "f1":
            self.tell(self.pointed)
        elif name == "f2":
            self.hint()
        elif name == "f3":
            self.look_before()
        elif name == "f4":
            self.look_on()
        elif name == "backspace":
            if self.session.back():
                self.cursor = None
        elif name == "space" and self.session.awaits_computer:
            self.skip()
        else:
            return False
        return True
