"""What is seen at the table: board, things beside it, marks, dialogs, the message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium import Piece, Scene
from scriptorium.scene import BOARD, BUTTONS, TURN
from scriptorium_stage.results import Step
from scriptorium_stage.scenes import Kind
from scriptorium_stage.session import Session
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.canvas import MOVING, PANELS
from ..drawing.controls import button
from ..views.common import ground, seat_name
from . import coach, dialogs, panels
from .faces import FEW, Faces, frame, layer_of, mark_touchable, outline
from .ghost import paint_ghost
from .keys import Keys
from .layout import TableLayout, lay_out
from .places import find_places

if TYPE_CHECKING:
    from .view import TableView

EMPTY = Scene((), 1, 1)


class Scenery(Keys):
    """Paints a match from the scene of the one who looks."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        self.faces = Faces(session.table.rules, session.words)
        self.totals: dict[str, int] = {}
        self.shown: Scene = EMPTY
        self.layout: TableLayout | None = None
        self.step: Step | None = None
        self.last: tuple[str, ...] = ()

    def table_view(self) -> TableView:
        """The whole view, which the panels and dialogs act upon."""
        raise TypeError("a scenery is painted by a table view")

    # names

    def seat_name(self, seat: str) -> str:
        """A seat as players call it, with a capital."""
        return seat_name(self, seat)

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
        view = self.table_view()
        ground(brush)
        if self.session.curtain is not None:
            self.shown, self.spots = EMPTY, {}
            dialogs.paint_curtain(brush, view)
            return
        self.shown = self._scene()
        seats = self.session.table.seats
        self.faces.words = self.session.words
        self.faces.owner = self.session.observer or ""
        self.layout = lay_out(brush, self.shown, len(seats))
        self.spots = find_places(
            brush, self.shown, self.layout, seats, self.totals, int(view.unnamed())
        )
        self._board(brush)
        brush.layer = PANELS
        panels.paint_bar(brush, view, self.layout)
        panels.paint_players(brush, view, self.spots, seats)
        if self.layout.piles.h > 0:
            brush.panel(self.layout.piles, "panel-dark")
        panels.paint_log(brush, view, self.layout)
        self._things(brush)
        panels.paint_controls(brush, view, self.layout)
        self._marks(brush)
        coach.paint_advice(brush, view, self.layout)
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
                panels.paint_mark(brush, self.table_view(), piece, spot)
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
        self._ends_marked(brush, pieces)
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

    def _ends_marked(self, brush: Brush, pieces: dict[str, Piece]) -> None:
        """A small ring on what may be touched at once, passing over what lies between."""
        assert self.session.touching is not None
        brush.layer = MOVING
        for id in sorted(self.ends().keys() - set(self.session.touching.next)):
            spot = self.spots.get(id)
            if spot is not None and pieces[id].group == BOARD:
                side = max(8.0, spot.rect.w * 0.34)
                brush.picture("highlight-ring", spot.rect.centred(side, side), key=f"end {id}")

    def _dialogs(self, brush: Brush) -> None:
        session = self.session
        if self.dialog == "menu":
            dialogs.paint_menu(brush, self.table_view())
        elif session.waiting is not None:
            dialogs.paint_confirm(brush, self.table_view())
        elif self.dialog == "list":
            dialogs.paint_list(brush, self.table_view())
        elif self.dialog == "outcome" and not self.busy:
            dialogs.paint_outcome(brush, self.table_view())

    def message(self) -> tuple[str, bool]:
        """What is told in the bar, and whether it is a refusal."""
        session = self.session
        if self.refusal:
            return self.refusal, True
        if self.ghost is not None and self.ghost.answer is not None:
            return str(self.ghost.answer), True
        if session.problem is not None:
            return session.words.say(session.problem), True
        if self.looking is not None:
            told = self.text(
                "desk-looking",
                "This was after action {at}. Touch the line again to come back.",
                at=self.looking,
            )
            return told, False
        if self.said:
            return self.said, False
        if session.table.outcome is not None:
            return self.text("desk-over", "The match is over."), False
        if session.awaits_computer:
            seat = self.seat_name(session.chooser or "")
            return self.text("desk-thinking", "{seat} is thinking.", seat=seat), False
        touching = session.touching
        if touching is not None and touching.touched:
            piece = touching.choices.pieces.get(touching.touched[-1])
            name = (piece.label or self.piece_words(piece)) if piece is not None else ""
            told = self.text(
                "desk-go-on-told", "{thing}: touch what glows, or go back (Escape).", thing=name
            )
            return told, False
        return self.text("desk-choose", "Touch what glows gold."), False
