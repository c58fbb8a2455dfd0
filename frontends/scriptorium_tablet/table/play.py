"""The course of a match on the screen: movement, computers, the buttons, what is told."""

from __future__ import annotations

from typing import Any

from scriptorium import Piece, Refused, write
from scriptorium.scene import BOARD
from scriptorium_stage.results import Step, Touched
from scriptorium_stage.scenes import Kind
from scriptorium_stage.session import Session

from ..desk import Desk
from ..drawing.brush import Brush, overlap
from .faces import Faces
from .layout import lay_out
from .motion import Motion, plan
from .places import Spots, find_places, on_board
from .telling import Telling, totals_of

PACE = 0.7
THINKING = 0.1
SHORT = 1 / 60
OUTLINED = 2.5


class Play(Telling):
    """What happens is taken from the session, shown moving, and told."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        self.faces = Faces(session.table.rules, session.words)
        self.totals = totals_of(session)
        self.motion: Motion | None = None
        self.queue: list[Step] = []
        self.step: Step | None = None
        self.before: Spots = {}
        self.skipping = False
        self.waited = 0.0
        self.last: tuple[str, ...] = ()
        self._fade: Any = None

    # what happens

    @property
    def busy(self) -> bool:  # type: ignore[override]
        """Whether something moves, or is about to."""
        return self.motion is not None or bool(self.queue)

    def leaving(self) -> list[Piece]:
        """The pieces that vanish in what moves."""
        if self.step is None:
            return []
        return [
            change.before
            for change in self.step.changes
            if change.kind is Kind.VANISHED and change.before is not None
        ]

    def came_of(self, result: Touched, id: str = "") -> None:
        """Show what came of a touch."""
        self.refusal, self.said, self.ghost, self.tip = "", "", None, ""
        self._ghosts.clear()
        self.dialog = "list" if result.what == "list" else ""
        if result.what == "refused":
            self.refusal = str(result.answer) if result.answer is not None else ""
            self.desk.sounds.play("refuse")
            spot = self.spots.get(id)
            if self.refusal and spot is not None:
                self.show_tip(self.refusal, spot.rect)
        elif result.what == "confirm" and self.session.waiting is not None:
            action = self.session.waiting
            self.session.back()
            self.propose(action, id)
        elif result.what == "acted":
            self.looking = None
            self.collect()
        self.cursor = None
        self.bring_choices_to_sight()
        self.refresh()

    def bring_choices_to_sight(self) -> None:
        """Show the whole board where something that may be touched now lies outside the glass."""
        touching, layout = self.session.touching, self.layout
        if touching is None or layout is None or self.camera.zoom <= 1.0:
            return
        for id in touching.next:
            piece = touching.choices.pieces.get(id)
            if piece is None or piece.group != BOARD:
                continue
            rect = on_board(piece, layout.unit, layout.origin).rect
            if overlap(rect, layout.board).w < 1 or overlap(rect, layout.board).h < 1:
                self.camera.fit()
                return

    def collect(self) -> None:
        """Take over what the session did, to show it move."""
        steps = self.session.steps()
        self.faces.words = self.session.words
        self._ghosts.clear()
        if self.session.curtain is not None or self.skipping or self.desk.settings.speed <= 0:
            self.queue.clear()
            if steps:
                self._outlined(steps[-1])
        else:
            self.queue += steps
        if self.session.table.outcome is not None:
            self.dialog = "outcome"
            self.desk.sounds.play("win")
        self.refresh()

    def _begin_step(self) -> None:
        """Begin the movement of the next step."""
        shell = self.shell
        assert shell is not None
        step = self.queue.pop(0)
        seats, brush = self.session.table.seats, Brush(shell.look())
        layout = lay_out(brush, step.before, len(seats), self.camera)
        placed = find_places(brush, step.before, layout, seats, self.totals, self.scrolled)
        self.before, self.step, self.ghost = placed.spots, step, None
        shell.paint_now()
        if self.layout is None:
            return
        board = (self.layout.unit, self.layout.origin)
        speed = self.desk.settings.speed * (2 if len(self.queue) > 3 else 1)
        self.motion = plan(step.changes, self.before, self.spots, board, speed, shell.stage)
        self._sound(self.motion.step(0.0, shell.stage))
        self._outlined(step)

    def _sound(self, names: list[str]) -> None:
        for name in names:
            self.desk.sounds.play(name)

    def _outlined(self, step: Step) -> None:
        """What just happened stays outlined for a moment."""
        kinds = (Kind.MOVED, Kind.TURNED, Kind.APPEARED)
        moved = [c.id for c in step.changes if c.kind in kinds and c.after is not None]
        self.last = tuple(moved[:12])
        if self.shell is not None:
            if self._fade is not None:
                self._fade.cancel()
            self._fade = self.shell.later(OUTLINED, self._faded)

    def _faded(self) -> None:
        self.last = ()
        self.refresh()

    def finish_motion(self) -> None:
        """Everything that moves is in its place at once."""
        if self.motion is None and not self.queue and self.step is None:
            return
        if self.motion is not None and self.shell is not None:
            self.motion.finish(self.shell.stage)
        if self.queue:
            self._outlined(self.queue[-1])
        self.motion, self.step = None, None
        self.queue.clear()
        if self.shell is not None and self.desk.screen is self:
            self.shell.paint_now()

    def pace(self) -> float | None:
        """Every frame while something moves, now and then while a computer thinks."""
        if self.session.curtain is not None:
            return None
        if self.busy:
            return SHORT
        if self.session.awaits_computer and self.dialog != "menu":
            return THINKING
        return None

    def busy_thinking(self) -> bool:
        """Whether the device should stay awake."""
        return self.session.awaits_computer

    def update(self, seconds: float) -> None:
        """Time passes: things move, computers play."""
        shell = self.shell
        if self.motion is not None and shell is not None:
            self._sound(self.motion.step(seconds, shell.stage))
            if self.motion.over:
                self.motion.finish(shell.stage)
                self.motion = None
                if not self.queue:
                    self.step = None
                self.refresh()
        elif self.queue:
            self._begin_step()
        elif self.dialog != "menu":
            self._computers(seconds)

    def _computers(self, seconds: float) -> None:
        session = self.session
        if not session.awaits_computer:
            self.skipping, self.waited = False, 0.0
            return
        self.waited += seconds
        if self.skipping or self.waited >= PACE / max(0.5, self.desk.settings.speed or 1.0):
            # A computer that has been skipped may play several actions between two pictures.
            for _ in range(8 if self.skipping else 1):
                if not session.update():
                    break
                self.waited = 0.0
                self.collect()
                if not session.awaits_computer:
                    self.skipping = False
                    break

    def unnamed(self) -> bool:
        """Whether there are choices that nothing on the table stands for."""
        touching = self.session.touching
        if touching is None or self.busy or touching.touched or self.proposal is not None:
            return False
        return bool(touching.closing)

    # the buttons of the table

    def has_touched(self) -> bool:
        """Whether something was touched that does not mean an action yet."""
        touching = self.session.touching
        return touching is not None and bool(touching.touched)

    def undo(self) -> None:
        """Take the last touch back, or else the last action."""
        self.finish_motion()
        if self.has_touched():
            self.back()
            return
        try:
            self.session.undo()
        except Refused as refused:
            self.refusal = self.session.words.refusal(refused)
            self.desk.sounds.play("refuse")
        else:
            self.refusal, self.dialog, self.last = "", "", ()
            self.session.steps()
        self.ghost, self.cursor, self.said, self.proposal = None, None, "", None
        self._ghosts.clear()
        self.refresh()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.dialog, self.cursor = "", None
        self.session.redo()
        self.collect()

    def skip(self) -> None:
        """Show the end of what goes on at once."""
        self.finish_motion()
        self.skipping = self.session.awaits_computer

    def hint(self) -> None:
        """Point at something sensible to do."""
        action, touching = self.session.hint(), self.session.touching
        if action is None or touching is None:
            return
        self.proposal, self.ghost = None, None
        self.session.touching = touching = touching.clear()
        path = next((path for path, one in touching.choices.paths if one == action), ())
        piece = touching.choices.pieces.get(path[0]) if path else None
        name = self.piece_words(piece) if piece is not None else write(self.session.table, action)
        self.said = self.text("tab-hinted", "You could begin here: {thing}", thing=name)
        self.keyboard, self.cursor = True, None
        self.put_cursor(path[0] if path else "")
        spot = self.spots.get(path[0]) if path else None
        if spot is not None:
            self.show_tip(self.said, spot.rect)
        self.refresh()

    def more(self) -> None:
        """Show the choices that words alone tell apart."""
        self.dialog = "list"
        self.refresh()

    def menu(self) -> None:
        """Open the menu, or close it."""
        self.finish_motion()
        self.proposal, self.ghost = None, None
        self.dialog = "" if self.dialog == "menu" else "menu"
        self.refresh()
        if self.shell is not None:
            self.shell.wake()

    def close_dialog(self) -> None:
        """Back to the table."""
        self.dialog = ""
        self.refresh()

    def lift(self) -> None:
        """Lift the curtain."""
        self.session.lift_curtain()
        self.session.steps()
        self.cursor, self.refusal, self.said = None, "", ""
        self.refresh()

    def look_back(self, at: int) -> None:
        """Show the table as it was after an action; the same line again comes back."""
        self.finish_motion()
        self.looking = None if self.looking == at else at
        self.ghost, self.proposal, self.tip = None, None, ""
        self.refresh()

    def back(self) -> bool:
        """Take back the last touch, come back from an earlier moment, or open the menu."""
        self.refusal, self.said, self.tip = "", "", ""
        if self.session.curtain is not None:
            self.leave_table()
        elif self.proposal is not None:
            self.decline()
        elif self.dialog:
            if self.dialog == "list":
                self.session.back()
            self.dialog = ""
        elif self.looking is not None:
            self.looking = None
        elif not self.session.back():
            self.menu()
        self.ghost, self.cursor = None, None
        self.refresh()
        return True
