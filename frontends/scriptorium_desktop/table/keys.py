"""The keyboard at the table: everything can be done with it alone.

Arrows, Tab, digits and letters go through what may be touched, Enter touches it; F6 goes to the
buttons and back. F1 tells, F2 hints, F3 and F4 look back and forth, Ctrl+Z and Ctrl+Y take back
and do again.
"""

from __future__ import annotations

import arcade

from scriptorium_stage.touching import Cursor

from ..screen import COMMAND, SHIFT
from .hands import Hands

K = arcade.key
ARROWS = {K.LEFT: (-1, 0), K.RIGHT: (1, 0), K.UP: (0, -1), K.DOWN: (0, 1)}
ENTER = (K.ENTER, K.NUM_ENTER, K.SPACE)


class Keys(Hands):
    """What the keys mean, told to the session."""

    def put_cursor(self, id: str = "") -> Cursor | None:
        """The keyboard's cursor among what may be touched now."""
        touching = self.session.touching
        if touching is None:
            self.cursor = None
        elif self.cursor is None or self.cursor.touching is not touching:
            self.cursor = Cursor(touching)
        if self.cursor is not None and touching is not None and id in touching.next:
            self.cursor.at = touching.next.index(id)
        return self.cursor

    def key(self, symbol: int, modifiers: int) -> bool:
        """All the table's keys."""
        if self.session.curtain is not None:
            if symbol in ENTER:
                self.lift()
                return True
            return False
        if self.busy:
            self.finish_motion()
        if self.dialog or self.session.waiting is not None:
            return False
        if modifiers & COMMAND:
            return self._command(symbol)
        if self.focus:
            return self._in_controls(symbol)
        return self._on_board(symbol, modifiers)

    def _command(self, symbol: int) -> bool:
        if symbol == K.Z:
            self.undo()
        elif symbol == K.Y:
            self.redo()
        else:
            return False
        return True

    def _in_controls(self, symbol: int) -> bool:
        if symbol in (K.F6, K.ESCAPE):
            self.focus = ""
            return True
        return False

    def _on_board(self, symbol: int, modifiers: int) -> bool:
        if symbol == K.F6:
            self.step_focus(1)
            return True
        if symbol in (K.F1, K.F2, K.F3, K.F4, K.BACKSPACE, K.SPACE) and self._special(symbol):
            return True
        cursor = self.put_cursor()
        if cursor is None:
            return False
        first = not self.keyboard
        self.keyboard, self.hinted = True, ""
        fresh, self.resting = self.resting, False
        if symbol in ENTER and fresh:
            self.finish()
            self.put_cursor()
        elif symbol in ARROWS:
            if not first and not fresh:
                cursor.arrow(*ARROWS[symbol])
        elif symbol == K.TAB:
            if not first:
                cursor.move(-1 if modifiers & SHIFT else 1)
        elif symbol in ENTER:
            self._enter(cursor)
        elif K.KEY_1 <= symbol <= K.KEY_9:
            cursor.digit(symbol - K.KEY_0)
        elif K.A <= symbol <= K.Z:
            cursor.letter(chr(symbol))
        else:
            return False
        self.tip = ""
        return True

    def _enter(self, cursor: Cursor) -> None:
        """Touch what is under the cursor; where that may be enough, Enter again does it."""
        if cursor.here is None:
            return
        self.touch(cursor.here)
        touching = self.session.touching
        self.resting = touching is not None and bool(touching.touched and touching.closing)
        self.put_cursor()

    def _special(self, symbol: int) -> bool:
        if symbol == K.F1:
            self.tip = self.piece_tip(
                (self.cursor.here or "") if self.cursor else self.piece_under()
            )
        elif symbol == K.F2:
            self.hint()
        elif symbol == K.F3:
            self.look_before()
        elif symbol == K.F4:
            self.look_on()
        elif symbol == K.BACKSPACE:
            if self.session.back():
                self.cursor = None
        elif self.session.awaits_computer:
            self.skip()
        else:
            return False
        return True
