"""The table of a match: painted from the scene of the one who looks, and moved by what happens."""

from __future__ import annotations

from typing import Any

from scriptorium import Refused, write
from scriptorium.match import Match
from scriptorium.play import new_table
from scriptorium_stage.results import Step, Touched
from scriptorium_stage.scenes import Kind
from scriptorium_stage.session import Session

from ..desk import Desk
from ..screen import told
from .layout import lay_out
from .motion import Motion, plan
from .places import Spots, find_places
from .scenery import Scenery

PACE = 0.7


class TableView(Scenery):
    """A match on the screen."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        desk.session(session)
        self.totals = _totals(session)
        self.motion: Motion | None = None
        self.queue: list[Step] = []
        self.looking: int | None = None
        self.log_back = 0
        self.dialog = ""
        self.page = 0
        self.skipping = False
        self.waited = 0.0
        self.last_until = 0.0

    def table_view(self) -> TableView:
        """The view that all is painted for."""
        return self

    # what happens

    @property
    def busy(self) -> bool:
        """Whether something moves, or is about to."""
        return self.motion is not None or bool(self.queue)

    def came_of(self, result: Touched) -> None:
        """Show what came of a touch."""
        self.refusal, self.said, self.ghost, self.hinted, self.tip = "", "", None, "", ""
        going_on = self.session.touching is not None and bool(self.session.touching.next)
        self.dialog = "list" if result.what == "list" and not going_on else ""
        if result.what == "refused":
            self.refusal = str(result.answer) if result.answer is not None else ""
            self.desk.sounds.play("refuse")
        elif result.what == "acted":
            self.looking = None
            self.collect()
        self.cursor = None
        self.refresh()

    def collect(self) -> None:
        """Take over what the session did, to show it move."""
        steps = self.session.steps()
        self.faces.words = self.session.words
        if self.session.curtain is not None or self.skipping or self.desk.settings.speed <= 0:
            self.queue.clear()
            if steps:
                self._outlined(steps[-1])
        else:
            self.queue += steps
        if self.session.table.outcome is not None:
            self.dialog = "outcome"
            self.desk.sounds.play("win")
        self.log_back = 0
        self.refresh()

    def _begin_step(self) -> None:
        """Begin the movement of the next step."""
        step = self.queue.pop(0)
        brush = self.brush()
        seats = self.session.table.seats
        layout = lay_out(brush, step.before, len(seats))
        self.before: Spots = find_places(brush, step.before, layout, seats, self.totals)
        self.step = step
        self.ghost = None
        self.repaint()
        assert self.layout is not None
        board = (self.layout.unit, self.layout.origin)
        speed = self.desk.settings.speed * (2 if len(self.queue) > 3 else 1)
        changes = step.changes
        canvas = self.desk.canvas
        self.motion = plan(changes, self.before, self.spots, board, speed, canvas)
        for name in self.motion.step(0.0, canvas):
            self.desk.sounds.play(name)
        self._outlined(step)

    def _outlined(self, step: Step) -> None:
        moved = [
            change.id
            for change in step.changes
            if change.kind in (Kind.MOVED, Kind.TURNED, Kind.APPEARED) and change.after is not None
        ]
        self.last, self.last_until = tuple(moved[:12]), self.time + 2.5

    def finish_motion(self) -> None:
        """Everything that moves is in its place at once."""
        if self.motion is not None:
            self.motion.finish(self.desk.canvas)
        if self.queue:
            self._outlined(self.queue[-1])
        self.motion, self.step = None, None
        self.queue.clear()
        self.refresh()

    @told
    def on_update(self, delta_time: float) -> None:
        """Time passes: things move, computers play, marks fade."""
        super().on_update(delta_time)
        if self.motion is not None:
            for name in self.motion.step(delta_time, self.desk.canvas):
                self.desk.sounds.play(name)
            if self.motion.over:
                self.motion.finish(self.desk.canvas)
                self.motion = None
                if not self.queue:
                    self.step = None
                self.refresh()
        elif self.queue:
            self._begin_step()
        elif self.dialog != "menu":
            self._computers(delta_time)
        if self.last and self.time > self.last_until:
            self.last = ()
            self.refresh()
        self.look_ahead()

    def _computers(self, seconds: float) -> None:
        session = self.session
        if not session.awaits_computer:
            if self.skipping:
                self.skipping = False
                self.refresh()
            self.waited = 0.0
            return
        self.waited += seconds
        speed = self.desk.settings.speed
        if self.skipping or self.waited >= PACE / max(0.5, speed or 1.0):
            # A computer that has been skipped may play several actions between two pictures.
            for _ in range(8 if self.skipping else 1):
                if not session.update():
                    break
                self.waited = 0.0
                self.collect()
                if not session.awaits_computer:
                    break

    def can_finish(self) -> bool:
        """Whether the touches mean something already, though they could go on."""
        touching = self.session.touching
        if touching is None or self.busy or self.session.waiting is not None or self.dialog:
            return False
        return bool(touching.touched and touching.closing)

    def unnamed(self) -> bool:
        """Whether there are choices that nothing on the table stands for."""
        touching = self.session.touching
        if touching is None or self.busy or touching.touched or self.session.waiting is not None:
            return False
        return bool(touching.closing)

    # the buttons of the table

    def undo(self) -> None:
        """Take the last action back."""
        self.finish_motion()
        try:
            self.session.undo()
        except Refused as refused:
            self.refusal = self.session.words.refusal(refused)
            self.desk.sounds.play("refuse")
        else:
            self.refusal, self.dialog, self.last = "", "", ()
            self.session.steps()
        self.ghost, self.cursor, self.said = None, None, ""
        self.refresh()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.session.redo()
        self.collect()
        self.cursor = None

    def skip(self) -> None:
        """Show the end of what goes on at once."""
        self.finish_motion()
        self.skipping = self.session.awaits_computer

    def hint(self) -> None:
        """Point at something sensible to do."""
        action = self.session.hint()
        touching = self.session.touching
        if action is None or touching is None:
            return
        self.session.touching = touching = touching.clear()
        path = next((path for path, one in touching.choices.paths if one == action), ())
        piece = touching.choices.pieces.get(path[0]) if path else None
        name = self.piece_words(piece) if piece is not None else write(self.session.table, action)
        self.said = self.text("desk-hinted", "You could begin here: {thing}", thing=name)
        self.hinted = path[0] if path else ""
        self.keyboard = True
        self.cursor = None
        self.put_cursor(self.hinted)
        self.refresh()

    def more(self) -> None:
        """Show the choices that words alone tell apart."""
        self.dialog = "list"
        self.page = 0
        self.refresh()

    def turn_page(self) -> None:
        """Show the next choices of a long list."""
        self.page += 1
        self.refresh()

    def menu(self) -> None:
        """Open the menu, or close it."""
        self.dialog = "" if self.dialog == "menu" else "menu"
        self.refresh()

    def close_dialog(self) -> None:
        """Back to the table."""
        self.dialog = ""
        self.refresh()

    def scroll_log(self, by: int) -> None:
        """Show earlier or later lines."""
        most = max(0, len(self.session.log()) - 1)
        self.log_back = min(most, max(0, self.log_back + by))
        self.refresh()

    def look_back(self, at: int) -> None:
        """Show the table as it was after an action; the same line again comes back."""
        self.finish_motion()
        self.looking = None if self.looking == at else at
        self.ghost = None
        self.refresh()

    def again(self) -> None:
        """The same match from the start, with other luck."""
        from ..views import routes

        setup = self.session.match.setup
        names = [ref.name for ref in setup.plugins]
        own = self.desk.library.plugins
        mods = [name for name in names if name in own and not own[name].is_own(setup.game)]
        table = new_table(
            setup.game,
            setup.seats,
            mods=mods,
            options=dict(setup.options),
            first=setup.first or None,
            library=self.desk.library,
        )
        self.leave()
        routes.begin(self.desk, Match(table), dict(self.session.seating))

    def setting_changed(self, name: str) -> None:
        """Settings count at once; the session changes its words itself."""
        self.desk.words = self.session.words
        self.cursor = None
        if name in ("reduced_motion", "animation_speed"):
            self.finish_motion()
        self.refresh()


def _totals(session: Session) -> dict[str, int]:
    """How many points of each kind a turn begins with, where that is a fixed number."""
    rules = session.table.rules
    found: dict[str, int] = {}
    for budget in rules.schedule.budgets:
        start: Any = budget.start
        if isinstance(start, str):
            try:
                start = rules.fixed_number(start)
            except Exception:
                start = 0
        found[budget.name] = start if isinstance(start, int) else 0
    return found
