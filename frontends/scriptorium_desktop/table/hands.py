"""The hands at the table: what mouse and keyboard mean, told to the session."""

from __future__ import annotations

import arcade

from scriptorium import Action
from scriptorium_stage.results import Touched
from scriptorium_stage.session import Session
from scriptorium_stage.touching import Cursor, NotTouchable, Touching

from ..desk import Desk
from ..drawing.brush import Touchable
from ..screen import LONG_PRESS, Screen, told
from .ghost import Ghost, ends, ghost_of
from .places import Spots

PIECE = "piece "
GHOST_AFTER = 0.06


class Hands(Screen):
    """Input at the table. Every input finishes what moves; none is lost for it."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session
        self.spots: Spots = {}
        self.before: Spots = {}
        self.ghost: Ghost | None = None
        self.cursor: Cursor | None = None
        self.keyboard = False
        self.resting = False
        self.refusal = ""
        self.said = ""
        self.hinted = ""
        self.dragged: list[str] = []
        self._asked_for: tuple[str, Touching | None] = ("", None)
        self._ends_of: Touching | None = None
        self._ends: dict[str, Action] = {}

    # what the view knows

    dialog = ""
    looking: int | None = None

    @property
    def busy(self) -> bool:
        """Whether something moves, or is about to."""
        return False

    def came_of(self, result: Touched) -> None:
        """Show what came of a touch."""

    def collect(self) -> None:
        """Take over what the session did."""

    def finish_motion(self) -> None:
        """Everything that moves is in its place at once."""

    def undo(self) -> None:
        """Take the last action back."""

    def redo(self) -> None:
        """Do again what was taken back."""

    def hint(self) -> None:
        """Point at something sensible."""

    def menu(self) -> None:
        """Open or close the menu."""

    def skip(self) -> None:
        """Show the end of what goes on at once."""

    def look_back(self, at: int) -> None:
        """Show an earlier moment."""

    def look_before(self) -> None:
        """One action further back, from now or from an earlier moment."""
        at = len(self.session.match.done) if self.looking is None else self.looking
        if at > 0:
            self.looking = None
            self.look_back(at - 1)

    def look_on(self) -> None:
        """One action further on, until now."""
        if self.looking is None:
            return
        at, self.looking = self.looking + 1, None
        if at < len(self.session.match.done):
            self.look_back(at)
        self.refresh()

    # deeds

    def touch(self, id: str) -> None:
        """Touch a piece."""
        if self.looking is not None:
            self.looking = None
            self.refresh()
            return
        self.finish_motion()
        if self.session.touching is None:
            return
        self.came_of(self.session.touch(id))

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
            self.came_of(self.session.choose(action))

    def finish(self) -> None:
        """Do what the touches mean already, though they could go on."""
        touching = self.session.touching
        if touching is None or not touching.closing:
            return
        self.finish_motion()
        if len(touching.closing) == 1:
            self.came_of(self.session.choose(touching.closing[0]))
        else:
            self.dialog = "list"
            self.refresh()

    def ends(self) -> dict[str, Action]:
        """What the touches so far can end with, by the piece they end on."""
        touching = self.session.touching
        if touching is None:
            return {}
        if self._ends_of is not touching:
            self._ends_of, self._ends = touching, ends(touching)
        return self._ends

    def chosen(self, action: Action) -> None:
        """One of several that the same touches mean."""
        self.came_of(self.session.choose(action))

    def confirm(self) -> None:
        """Do what waits to be confirmed."""
        self.came_of(self.session.confirm())

    def lift(self) -> None:
        """Lift the curtain."""
        self.session.lift_curtain()
        self.session.steps()
        self.cursor = None
        self.refresh()

    def back(self) -> None:
        """Take back the last touch, come back from an earlier moment, or open the menu."""
        self.refusal, self.said, self.ghost = "", "", None
        if self.dialog:
            if self.dialog == "list":
                self.session.back()
            self.dialog = ""
            self.cursor = None
        elif self.looking is not None:
            self.looking = None
        elif self.session.back():
            self.dialog = ""
            self.cursor = None
        else:
            self.menu()
        self.refresh()

    def rules(self) -> None:
        """The rules of this game."""
        from ..views import routes

        self.dialog = ""
        routes.rules(self.desk, self.session.match.setup.game)

    def settings(self) -> None:
        """The settings."""
        from ..views import routes

        self.dialog = ""
        routes.settings(self.desk)

    def leave(self) -> None:
        """Let the session end; the match is kept."""
        self.session.close()
        self.desk.reload_words()

    def leave_table(self) -> None:
        """To the first view."""
        from ..views import routes

        self.leave()
        routes.title(self.desk)

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
        touching = self.session.touching
        if touching is None or self.looking is not None:
            return
        try:
            after = touching.touch(id)
        except NotTouchable:
            return
        if after.decided is None and after.next:
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
        """Show earlier or later lines."""

    # the ghost

    def look_ahead(self) -> None:
        """See what touching the thing under the mouse or the cursor would mean."""
        if self.busy or self.looking is not None or self.dialog or self.session.touching is None:
            return
        if self.keyboard:
            id = (self.cursor.here or "") if self.cursor is not None else ""
        else:
            id = self.piece_under() if self.hover.startswith(PIECE) else ""
            if id and self.rested < GHOST_AFTER and not self.dragged:
                return
        self._see(id)

    def _see(self, id: str) -> None:
        # The same piece means the same until something is touched or done.
        asked = (id, self.session.touching)
        if asked[0] == self._asked_for[0] and asked[1] is self._asked_for[1]:
            return
        self._asked_for = asked
        ghost = ghost_of(self.session, id) if id else None
        if ghost != self.ghost:
            self.ghost = ghost
            self.refresh()

    def tip_of(self, key: str) -> str:
        """A piece tells its sentence, its card, and why it may not be touched now."""
        if not key.startswith(PIECE) or self.named(key) is None:
            return super().tip_of(key)
        return self.piece_tip(key.removeprefix(PIECE))

    def piece_tip(self, id: str) -> str:
        """All there is to tell about a piece."""
        scene, session = self.session.scene(), self.session
        piece = scene.piece(id) if scene is not None else None
        if piece is None:
            return ""
        told = [session.words.piece(piece)]
        if piece.card and piece.card in session.table.rules.cards:
            title, text = session.words.card(piece.card)
            if title and title not in told[0]:
                told.insert(0, title)
            if text and text not in told:
                told.append(text)
        if session.touching is not None and self.looking is None:
            answer = session.why_not(id)
            if answer is not None and answer.refused is not None:
                told.append(answer.sentence)
        return "\n".join(told)
