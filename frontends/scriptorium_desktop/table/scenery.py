"""What is seen at the table: board, things beside it, marks, dialogs, the message."""

from __future__ import annotations

from scriptorium import Piece, Scene
from scriptorium.scene import BOARD, BUTTONS, TURN
from scriptorium_stage.asking import Entry, curtain, leaving, question
from scriptorium_stage.coach import advice
from scriptorium_stage.facing import FEW
from scriptorium_stage.motion import gone, pivot_marks
from scriptorium_stage.session import Session
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import Spots
from scriptorium_stage.telling import EMPTY

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.canvas import MOVING, PANELS
from ..drawing.controls import button
from ..views.common import ground
from . import dialogs, panels
from .faces import Faces, frame, layer_of, mark_end, mark_touchable, outline
from .ghost import paint_ghost
from .hands import PIECE, Hands
from .layout import TableLayout, lay_out
from .places import find_places


class Scenery(Hands):
    """Paints a match from the scene of the one who looks."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        self.faces = Faces(session.table.rules, session.words)
        self.layout: TableLayout | None = None
        self.log_back = 0
        self.page = 0

    @property
    def board(self) -> tuple[float, tuple[float, float]] | None:
        """The size of a square and the place of the first."""
        return (self.layout.unit, self.layout.origin) if self.layout is not None else None

    def places_of(self, scene: Scene) -> Spots:
        """Where the pieces of a scene lie."""
        brush, seats = self.brush(), self.session.table.seats
        return find_places(brush, scene, lay_out(brush, scene, len(seats)), seats, self.totals)

    def panel_of(self, brush: Brush, at: int) -> Rect:
        """The panel of the seat at a place, where the scene has none."""
        assert self.layout is not None
        return self.layout.players.rows(len(self.session.table.seats), brush.px(6))[at]

    def paint(self, brush: Brush) -> None:
        """All of the table, or the curtain before it."""
        ground(brush)
        seat = self.session.curtain
        if seat is not None:
            self.shown, self.spots = EMPTY, {}
            at = self.session.table.seats.index(seat)
            dialogs.paint_curtain(brush, seat, at, curtain(self, seat, self.lift))
            return
        self.shown = self.scene_now()
        seats = self.session.table.seats
        self.faces.words = self.session.words
        self.faces.observer = self.session.observer or ""
        self.layout = lay_out(brush, self.shown, len(seats))
        self.spots = find_places(
            brush, self.shown, self.layout, seats, self.totals, int(self.unnamed())
        )
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
        self._enlarged(brush)
        self._in_front(brush)

    def _board(self, brush: Brush) -> None:
        pieces, leaving = self.shown.group(BOARD), self.leaving()
        for piece in pieces:
            brush.layer = layer_of(piece)
            self.faces.shade(brush, piece, self.spots[piece.id])
        for piece in leaving:
            brush.layer = layer_of(piece)
            self.faces.shade(brush, piece, self.before[piece.id], key=gone(piece.id))
        for piece in pieces:
            brush.layer = layer_of(piece)
            self.faces.paint(brush, piece, self.spots[piece.id])
            self._answers(brush, piece)
        for piece in leaving:
            brush.layer = layer_of(piece)
            self.faces.paint(brush, piece, self.before[piece.id], key=gone(piece.id))
        if self.step is not None and self.board is not None:
            brush.layer = MOVING
            for key, rect in pivot_marks(self.step.changes, self.board).items():
                brush.picture("pivot", rect, key=key, alpha=0)

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
        act = lambda: self.touch(piece.id)  # noqa: E731
        key = f"{PIECE}{piece.id}"
        brush.touchable(Touchable(key, spot.rect, act, focusable=False, squares=spot.squares))

    def _button(self, brush: Brush, piece: Piece) -> None:
        touching = self.session.touching
        may = touching is not None and piece.id in touching.next and not self.busy
        says = self.piece_words(piece)
        label = says.rstrip(".") or piece.label
        rect, key = self.spots[piece.id].rect, f"{PIECE}{piece.id}"
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
        if self.keyboard and not self.focus and self.pointed in self.spots:
            brush.layer = MOVING
            frame(brush, self.spots[self.pointed].rect, "focus-frame", "cursor")

    def _ends_marked(self, brush: Brush, pieces: dict[str, Piece]) -> None:
        """A mark on what may be touched at once, passing over what lies between."""
        assert self.session.touching is not None
        brush.layer = MOVING
        for id in sorted(self.ends().keys() - set(self.session.touching.next)):
            spot = self.spots.get(id)
            if spot is not None and pieces[id].group == BOARD:
                mark_end(brush, pieces[id], spot)

    def can_enlarge(self, piece: Piece) -> bool:
        """Whether a piece is a card with something to read on it."""
        return self.faces.has_text(piece)

    def _enlarged(self, brush: Brush) -> None:
        """The card under the mouse or the cursor, so large that it can be read."""
        piece, spot = self.shown.piece(self.enlarged), self.spots.get(self.enlarged)
        if piece is not None and spot is not None and not self.busy and not self.dialog:
            self.enlarged_at = self.faces.paint_enlarged(brush, piece, spot.rect)

    def _in_front(self, brush: Brush) -> None:
        """What is asked, or else what a newcomer is told."""
        asked = question(self, self.menu_entries(), self.keys_told())
        if asked is not None:
            dialogs.paint_question(brush, self, asked)
            return
        found = advice(self, fingers=False)
        if found is not None and self.layout is not None and not self.enlarged:
            dialogs.paint_advice(brush, self, self.layout, found)

    def more(self) -> None:
        """Show the choices that words alone tell apart, from the first on."""
        self.page = 0
        super().more()

    def turn_page(self) -> None:
        """Show the next choices of a long list."""
        self.page += 1
        self.refresh()

    def scroll_log(self, by: int) -> None:
        """Show earlier or later lines."""
        most = max(0, len(self.session.log()) - 1)
        self.log_back = min(most, max(0, self.log_back + by))
        self.refresh()

    def menu_entries(self) -> tuple[Entry, ...]:
        """Where the menu leads to."""
        return (
            Entry("menu rules", self.text("desk-rules", "Rules"), self.rules),
            Entry("menu settings", self.text("desk-settings", "Settings"), self.settings),
            Entry(
                "menu full",
                self.text("desk-full", "Full screen (F11)"),
                self.desk.toggle_full_screen,
            ),
            leaving(self, "menu leave"),
        )

    def keys_told(self) -> str:
        """What keys there are, for the menu."""
        return self.text(
            "desk-keys",
            "Keys: arrows and Enter to play, F6 to the buttons, F1 tells what a thing is, F2 "
            "hints, F3 and F4 look back and forth, Ctrl+Z takes back.",
        )

    def rules(self) -> None:
        """The rules of this game."""

    def settings(self) -> None:
        """The settings."""
