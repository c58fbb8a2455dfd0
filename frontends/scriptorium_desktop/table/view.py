"""The table of a match: painted from the scene of the one who looks, and moved by what happens."""

from __future__ import annotations

from typing import Any

from scriptorium import Action, Piece, Refused, Scene
from scriptorium.match import Match
from scriptorium.play import new_table
from scriptorium.scene import BOARD, BUTTONS, TURN
from scriptorium_stage.results import Step, Touched
from scriptorium_stage.scenes import Kind
from scriptorium_stage.session import Session

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.canvas import MOVING, PANELS
from ..drawing.controls import button
from ..drawing.shapes import Rect
from ..screen import told
from ..views.common import ground
from . import dialogs, panels
from .faces import FEW, Faces, frame, layer_of, mark_touchable, outline
from .ghost import paint_ghost
from .hands import Hands
from .layout import TableLayout, lay_out
from .motion import Motion, plan
from .places import Spots, find_places

PACE = 0.7
EMPTY = Scene((), 1, 1)


class TableView(Hands):
    """A match on the screen."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        desk.session(session)
        self.faces = Faces(session.table.rules, session.words)
        self.totals = _totals(session)
        self.shown: Scene = EMPTY
        self.layout: TableLayout | None = None
        self.motion: Motion | None = None
        self.queue: list[Step] = []
        self.step: Step | None = None
        self.looking: int | None = None
        self.log_back = 0
        self.dialog = ""
        self.skipping = False
        self.waited = 0.0
        self.last: tuple[str, ...] = ()
        self.last_until = 0.0

    # names

    def seat_name(self, seat: str) -> str:
        """A seat as players call it, with a capital."""
        name = self.word("seat", seat)
        return name[:1].upper() + name[1:]

    def piece_words(self, piece: Piece) -> str:
        """A piece in a sentence."""
        return self.session.words.piece(piece)

    def panel_of(self, brush: Brush, at: int) -> Rect:
        """The panel of the seat at a place, where the scene has none."""
        assert self.layout is not None
        return self.layout.players.rows(len(self.session.table.seats), brush.px(6))[at]

    # painting

    def _scene(self) -> Scene:
        if self.looking is not None:
            return self.session.look_back(self.looking) or EMPTY
        if self.step is not None:
            return self.step.after
        return self.session.scene() or EMPTY

    def paint(self, brush: Brush) -> None:
        """All of the table, or the curtain before it."""
        ground(brush)
        if self.session.curtain is not None:
            self.shown, self.spots = EMPTY, {}
            dialogs.paint_curtain(brush, self)
            return
        self.shown = self._scene()
        seats = self.session.table.seats
        self.faces.words = self.session.words
        self.faces.owner = self.session.observer or ""
        self.layout = lay_out(brush, self.shown, len(seats))
        self.spots = find_places(brush, self.shown, self.layout, seats, self.totals)
        self._board(brush)
        brush.layer = PANELS
        panels.paint_bar(brush, self, self.layout)
        panels.paint_players(brush, self, self.spots, seats)
        if self.layout.piles.h > 0:
            brush.panel(self.layout.piles, "panel-dark")
        panels.paint_log(brush, self, self.layout)
        self._things(brush)
        panels.paint_controls(brush, self, self.layout)
        self._marks(brush)
        self._dialogs(brush)

    def _board(self, brush: Brush) -> None:
        assert self.layout is not None
        for piece in self.shown.pieces:
            if piece.group == BOARD:
                brush.layer = layer_of(piece)
                self.faces.paint(brush, piece, self.spots[piece.id])
                self._answers(brush, piece)
        if self.step is not None:
            for change in self.step.changes:
                gone = change.before
                if change.kind is Kind.VANISHED and gone is not None and gone.id in self.before:
                    brush.layer = layer_of(gone)
                    key = f"gone {gone.id}"
                    self.faces.paint(brush, gone, self.before[gone.id], key=key)

    def _things(self, brush: Brush) -> None:
        """Everything that is neither on the board nor a panel or button."""
        for piece in sorted(self.shown.pieces, key=lambda one: one.layer):
            spot = self.spots.get(piece.id)
            if piece.group == BOARD or piece.art == "panel" or spot is None:
                continue
            brush.layer = PANELS
            if piece.group == BUTTONS:
                self._button(brush, piece)
                continue
            if piece.group == TURN:
                panels.paint_mark(brush, self, piece, spot)
            else:
                self.faces.paint(brush, piece, spot)
            self._answers(brush, piece)

    def _answers(self, brush: Brush, piece: Piece) -> None:
        spot = self.spots[piece.id]
        brush.touchable(
            Touchable(
                f"piece {piece.id}",
                spot.rect,
                lambda: self.touch(piece.id),
                focusable=False,
                squares=spot.squares,
            )
        )

    def _button(self, brush: Brush, piece: Piece) -> None:
        touching = self.session.touching
        may = touching is not None and piece.id in touching.next and not self.busy
        says = self.piece_words(piece)
        label = says.rstrip(".")
        if not label:
            label = piece.label
        rect = self.spots[piece.id].rect
        key = f"piece {piece.id}"
        act = lambda: self.touch(piece.id)  # noqa: E731
        button(brush, key, rect, label, act, says=says, enabled=may, size=17, gold=may)

    def _marks(self, brush: Brush) -> None:
        """What may be touched, what has been, where the keyboard is, and the ghost."""
        assert self.layout is not None
        if self.busy or self.looking is not None:
            return
        pieces = {piece.id: piece for piece in self.shown.pieces}
        for id in self.last:
            spot = self.spots.get(id)
            if spot is not None and pieces[id].group == BOARD:
                brush.layer = MOVING
                frame(brush, spot.rect, "last-frame", f"last {id}")
        touching = self.session.touching
        if touching is None:
            return
        many = len(touching.next) > FEW
        for id in touching.next:
            piece, spot = pieces.get(id), self.spots.get(id)
            if piece is not None and spot is not None and piece.group != BUTTONS:
                mark_touchable(brush, piece, spot, many)
        brush.layer = MOVING
        for id in touching.touched:
            spot = self.spots.get(id)
            if spot is not None:
                if spot.squares:
                    outline(brush, spot, brush.look.palette["rim"], f"touched {id}")
                else:
                    frame(brush, spot.rect, "focus-frame", f"touched {id}")
        if self.ghost is not None:
            spot = self.spots.get(self.ghost.id)
            paint_ghost(brush, self.ghost, self.layout, self.faces, spot)
        here = self.cursor.here if self.cursor is not None else None
        if self.keyboard and not self.focus and here in self.spots:
            brush.layer = MOVING
            frame(brush, self.spots[here].rect, "focus-frame", "cursor")

    def _dialogs(self, brush: Brush) -> None:
        session = self.session
        if self.dialog == "menu":
            dialogs.paint_menu(brush, self)
        elif session.waiting is not None:
            dialogs.paint_confirm(brush, self)
        elif self.dialog == "list":
            dialogs.paint_list(brush, self)
        elif self.dialog == "outcome" and not self.busy:
            dialogs.paint_outcome(brush, self)

    def message(self) -> tuple[str, bool]:
        """What is told in the bar, and whether it is a refusal."""
        session, t = self.session, self.text
        if self.refusal:
            return self.refusal, True
        if self.ghost is not None and self.ghost.answer is not None:
            return str(self.ghost.answer), True
        if session.problem is not None:
            return session.words.say(session.problem), True
        if self.looking is not None:
            told = t(
                "desk-looking",
                "This was after action {at}. Touch the line again to come back.",
                at=self.looking,
            )
            return told, False
        if self.said:
            return self.said, False
        if session.table.outcome is not None:
            return t("desk-over", "The match is over."), False
        if session.awaits_computer:
            seat = self.seat_name(session.chooser or "")
            return t("desk-thinking", "{seat} is thinking.", seat=seat), False
        touching = session.touching
        if touching is not None and touching.touched:
            piece = touching.choices.pieces.get(touching.touched[-1])
            name = (piece.label or self.piece_words(piece)) if piece is not None else ""
            told = t("desk-go-on-told", "{thing}: touch what glows, or go back (Escape).", thing=name)
            return told, False
        return t("desk-choose", "Touch what glows gold."), False

    # what happens

    @property
    def busy(self) -> bool:
        """Whether something moves, or is about to."""
        return self.motion is not None or bool(self.queue)

    def came_of(self, result: Touched) -> None:
        """Show what came of a touch."""
        self.refusal, self.said, self.ghost, self.hinted = "", "", None, ""
        self.dialog = "list" if result.what == "list" else ""
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
        name = self.piece_words(piece) if piece is not None else self._written(action)
        self.said = self.text("desk-hinted", "You could begin here: {thing}", thing=name)
        self.hinted = path[0] if path else ""
        self.keyboard = True
        self.cursor = None
        self.put_cursor(self.hinted)
        self.refresh()

    def _written(self, action: Action) -> str:
        from scriptorium import write

        return write(self.session.table, action)

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
            setup.game, setup.seats, mods=mods, options=dict(setup.options),
            first=setup.first or None, library=self.desk.library,
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


