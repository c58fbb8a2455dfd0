"""The hands at the table: what the mouse means, told to the session."""

from __future__ import annotations

import arcade

from scriptorium import Action, Piece
from scriptorium_stage.ghosts import ends, ghost_at, passed_over
from scriptorium_stage.keyboard import Keyboard
from scriptorium_stage.session import Session
from scriptorium_stage.shapes import Rect
from scriptorium_stage.touching import Touching

from ..desk import Desk
from ..drawing.brush import Touchable
from ..screen import COMMAND, LONG_PRESS, NAMES, SHIFT, Screen, told

PIECE = "piece "
GHOST_AFTER = 0.06
ENLARGED_AFTER = 0.15
KEY = arcade.key
KEYS = {
    **NAMES,
    KEY.ESCAPE: "escape",
    KEY.BACKSPACE: "backspace",
    **{KEY.F1 + nr: f"f{nr + 1}" for nr in range(12)},
}


def name_of(symbol: int) -> str:
    """A key by its name; letters and digits are named by themselves."""
    if KEY.KEY_0 <= symbol <= KEY.KEY_9 or KEY.A <= symbol <= KEY.Z:
        return chr(symbol)
    return KEYS.get(symbol, "")


class Hands(Keyboard, Screen):
    """Input at the table. Every input finishes what moves; none is lost for it."""

    desk: Desk

    def __init__(self, desk: Desk, session: Session) -> None:
        Screen.__init__(self, desk)
        self.sit_down(desk, session)
        self.dragged: list[str] = []
        self.enlarged = ""
        self.enlarged_at: Rect | None = None
        self._asked_for: tuple[str, Touching | None] = ("", None)
        self._ends_of: Touching | None = None
        self._ends: dict[str, Action] = {}

    # deeds

    def touch(self, id: str) -> None:
        """Touch a piece."""
        if self.looking is not None:
            self.looking = None
            self.refresh()
            return
        self.finish_motion()
        if self.session.touching is not None:
            self.came_of(self.session.touch(id), id)

    def aim(self, id: str) -> None:
        """Touch a piece with the mouse: what the touches can end with is done at once."""
        touching = self.session.touching
        if touching is None or self.looking is not None:
            self.touch(id)
            return
        if touching.touched and id == touching.touched[-1] and touching.closing:
            self.finish()
            return
        action = self.ends().get(id)
        if action is None:
            self.touch(id)
        else:
            self.finish_motion()
            self.came_of(self.session.choose(action), id)

    def ends(self) -> dict[str, Action]:
        """What the touches so far can end with, by the piece they end on."""
        touching = self.session.touching
        if touching is None:
            return {}
        if self._ends_of is not touching:
            self._ends_of, self._ends = touching, ends(touching)
        return self._ends

    def forget(self) -> None:
        """What was told or shown of a possibility counts no more."""
        super().forget()
        self.tip, self.enlarged, self._asked_for = "", "", ("", None)

    def back(self) -> None:
        """Take back the last touch, come back from an earlier moment, or open the menu."""
        self.step_back()

    # keys

    def key(self, symbol: int, modifiers: int) -> bool:
        """All the table's keys."""
        name, command = name_of(symbol), bool(modifiers & COMMAND)
        return self.table_key(name, shift=bool(modifiers & SHIFT), command=command)

    def tell(self, id: str) -> None:
        """Tell what lies under the cursor, or else under the mouse."""
        id = id or self.piece_under()
        self._enlarge(id)
        self.tip = self.piece_tip(id, read=bool(id) and id == self.enlarged)

    # mouse

    def moved(self, x: float, y: float) -> None:
        """The mouse takes over from the keyboard."""
        if self.keyboard and not self.hinted:
            self.keyboard = False
            self.refresh()

    def piece_under(self) -> str:
        """The piece under the mouse."""
        found = [t for t in reversed(self.touchables) if t.holds(*self.mouse)]
        if not found or not found[0].key.startswith(PIECE):
            return ""
        here = [t.key.removeprefix(PIECE) for t in found if t.key.startswith(PIECE)]
        touching = self.session.touching
        if touching is not None:
            # What may be touched goes before what merely lies upon it.
            open_to = self.ends().keys() | set(touching.next)
            for id in here:
                if id in open_to:
                    return id
            if touching.touched and touching.closing and touching.touched[-1] in here:
                return touching.touched[-1]
        return here[0]

    @told
    def on_mouse_press(self, x: float, y: float, button: int, modifiers: int) -> None:
        """Pressed on a piece: it may become a click or a drag."""
        self.finish_motion()
        if self.dirty:
            self.repaint()
        super().on_mouse_press(x, y, button, modifiers)
        self.focus = "" if not self.focus or self.named(self.focus) is None else self.focus
        self.dragged = []
        if button == arcade.MOUSE_BUTTON_LEFT:
            id = self.piece_under()
            if id:
                self.dragged = [id]

    @told
    def on_mouse_drag(
        self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int
    ) -> None:
        """Drawn over other pieces: those that only narrow down count on the way."""
        super().on_mouse_drag(x, y, dx, dy, buttons, modifiers)
        id = self.piece_under()
        if not self.dragged or not id or id == self.dragged[-1]:
            return
        if len(self.dragged) == 1:
            self._pass_over(self.dragged[0])
        self._pass_over(id)
        self.dragged.append(id)
        self.hover = PIECE + id
        self._see(id)
        self.refresh()

    def _pass_over(self, id: str) -> None:
        """Touch what narrows the choice; what would decide it waits for the release."""
        if self.looking is None and passed_over(self.session.touching, id):
            self.came_of(self.session.touch(id))

    @told
    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        """Released: a click where it was pressed, or the end of a drag."""
        dragged, self.dragged = self.dragged, []
        if len(dragged) > 1 and button == arcade.MOUSE_BUTTON_LEFT:
            self.mouse = (x, self.high - y)
            self.pressed = ""
            id = self.piece_under()
            touching = self.session.touching
            if id and touching is not None and (id != dragged[0] or not touching.touched):
                self.aim(id)
            self.refresh()
            return
        super().on_mouse_release(x, y, button, modifiers)

    def click(self, touchable: Touchable) -> None:
        """A piece makes its own sound."""
        if touchable.act is not None and touchable.key.startswith(PIECE):
            if self.time - self.pressed_at < LONG_PRESS:
                self.aim(self.piece_under())
        else:
            super().click(touchable)

    @told
    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """The wheel goes through the log."""
        self.scroll_log(1 if scroll_y > 0 else -1)

    def scroll_log(self, by: int) -> None:
        """Show earlier or later lines of the log."""

    # what lies under the mouse or the cursor

    def look_ahead(self) -> None:
        """See what touching the thing under the mouse or the cursor would mean."""
        if self.busy or self.dialog or self.session.waiting is not None:
            return
        if self.keyboard:
            id = self.pointed
        else:
            id = self.piece_under() if self.hover.startswith(PIECE) else ""
            if id and self.rested < GHOST_AFTER and not self.dragged:
                return
        if self.keyboard or self.rested >= ENLARGED_AFTER or not id:
            self._enlarge("" if self.dragged else id)
        if self.looking is None and self.session.touching is not None:
            self._see(id)

    def _enlarge(self, id: str) -> None:
        """Show the card under the mouse or the cursor so large that it can be read."""
        piece = self.shown.piece(id) if id else None
        large = id if piece is not None and self.can_enlarge(piece) else ""
        if large != self.enlarged:
            self.enlarged = large
            self.refresh()

    def can_enlarge(self, piece: Piece) -> bool:
        """Whether a piece is a card with something to read on it."""
        return False

    def _see(self, id: str) -> None:
        # The same piece means the same until something is touched or done.
        asked = (id, self.session.touching)
        if asked[0] == self._asked_for[0] and asked[1] is self._asked_for[1]:
            return
        self._asked_for = asked
        ghost = ghost_at(self.session, id) if id else None
        if ghost != self.ghost:
            self.ghost = ghost
            self.refresh()

    def tip_of(self, key: str) -> str:
        """A piece tells its sentence, its card, and why it may not be touched now."""
        if not key.startswith(PIECE) or self.named(key) is None:
            return super().tip_of(key)
        id, ghost = key.removeprefix(PIECE), self.ghost
        if ghost is not None and ghost.id == id and ghost.pieces:
            return ""  # what would come of it is seen, and must not be covered
        return self.piece_tip(id, read=bool(id) and id == self.enlarged)

    def _anchor(self) -> Rect:
        """A tip stands beside the enlarged card, not upon it."""
        if self.enlarged and self.enlarged_at is not None:
            return self.enlarged_at
        return super()._anchor()
