"""The keyboard at the table: everything that fingers do, with keys alone."""

from __future__ import annotations

from scriptorium_stage.touching import Cursor

from .hands import Hands

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ENTER = ("enter", "space")


class Keyboard(Hands):
    """A cursor goes through what may be touched; Tab leaves it for the buttons after F6."""

    cursor: Cursor | None = None
    keyboard = False

    def undo(self) -> None:
        """Take the last action back."""

    def redo(self) -> None:
        """Do again what was taken back."""

    def hint(self) -> None:
        """Point at something sensible."""

    def skip(self) -> None:
        """Show the end of what goes on at once."""

    def menu(self) -> None:
        """Open or close the menu."""

    def lift(self) -> None:
        """Lift the curtain."""

    def leave_table(self) -> None:
        """To the first screen."""

    def look_back(self, at: int) -> None:
        """Show an earlier moment."""

    def put_cursor(self, id: str = "") -> Cursor | None:
        """The cursor among what may be touched now."""
        touching = self.session.touching
        if touching is None:
            self.cursor = None
        elif self.cursor is None or self.cursor.touching is not touching:
            self.cursor = Cursor(touching)
        if self.cursor is not None and touching is not None and id in touching.next:
            self.cursor.at = touching.next.index(id)
            self.reveal(id)
        return self.cursor

    def reveal(self, id: str) -> None:
        """Scroll so that a card of the hand can be seen."""
        spot, scroll = self.spots.get(id), self.scrolls.get("hand")
        if spot is None or scroll is None or spot.part != "hand":
            return
        rect, view = spot.rect, scroll.view
        first, last = (rect.x, rect.right) if scroll.across else (rect.y, rect.bottom)
        low, high = (view.x, view.right) if scroll.across else (view.y, view.bottom)
        self.scroll_to("hand", scroll.at + (min(0.0, first - low) or max(0.0, last - high)))

    def own_key(self, name: str, modifiers: frozenset[str]) -> bool:
        """All the table's keys."""
        if self.session.curtain is not None:
            if name in ENTER:
                self.lift()
                return True
            return False
        if self.busy:
            self.finish_motion()
        if self.proposal is not None:
            return self._answer(name)
        if self.dialog:
            return False
        if modifiers & {"ctrl", "meta"}:
            return self._command(name)
        if self.focus:
            return self._in_controls(name)
        return self._on_table(name, modifiers)

    def _answer(self, name: str) -> bool:
        if name in ENTER and self.focus != "no":
            self.agree()
        elif name in (*ENTER, "escape"):
            self.decline()
        else:
            return False
        return True

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

    def _on_table(self, name: str, modifiers: frozenset[str]) -> bool:
        if name == "f6":
            self.step_focus(1)
            return True
        if self._special(name):
            return True
        cursor = self.put_cursor()
        if cursor is None:
            return False
        first, self.keyboard = not self.keyboard, True
        if name in ARROWS:
            if not first:
                cursor.arrow(*ARROWS[name])
        elif name == "tab":
            if not first:
                cursor.move(-1 if "shift" in modifiers else 1)
        elif name in ENTER:
            if cursor.here is not None:
                self.touch(cursor.here)
                if self.proposal is None:
                    self.put_cursor()
        elif len(name) == 1 and name in "123456789":
            cursor.digit(int(name))
        elif len(name) == 1 and name.isalpha():
            cursor.letter(name)
        else:
            return False
        if self.cursor is not None and self.cursor.here is not None:
            self.reveal(self.cursor.here)
        return True

    def _special(self, name: str) -> bool:
        if name == "f1" and self.cursor is not None and self.cursor.here in self.spots:
            self.show_tip(self.piece_tip(self.cursor.here), self.spots[self.cursor.here].rect)
        elif name == "f2":
            self.hint()
        elif name == "f3":
            done = len(self.session.match.done)
            self.look_back(max(0, (self.looking if self.looking is not None else done) - 1))
        elif name == "backspace":
            if self.session.back():
                self.cursor = None
        elif name == "space" and self.session.awaits_computer:
            self.skip()
        else:
            return False
        return True
