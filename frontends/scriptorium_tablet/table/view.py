"""The table of a match: painted from the scene of the one who looks, and moved by what happens."""

from __future__ import annotations

from scriptorium import Piece
from scriptorium.scene import BOARD, BUTTONS, TURN
from scriptorium_stage.asking import Entry, curtain, leaving, question
from scriptorium_stage.coach import advice
from scriptorium_stage.facing import FEW
from scriptorium_stage.motion import gone, pivot_marks
from scriptorium_stage.session import Session

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.canvas import BACK, PANELS
from ..drawing.canvas import BOARD as BOARD_LAYER
from ..drawing.controls import button
from ..screens.common import ground
from . import dialogs, panels
from .faces import frame, layer_of, mark_touchable, outline, under_marks
from .ghost import paint_ghost, paint_lens, paint_proposal
from .layout import lay_out
from .meaning import PIECE
from .places import Placed, find_places
from .play import Play


class TableScreen(Play):
    """A match on the glass."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        self.placed = Placed({}, {})
        desk.session(session)

    def paint(self, brush: Brush) -> None:
        """Everything there is to see."""
        ground(brush)
        if self.session.curtain is not None:
            self._curtain(brush, self.session.curtain, uncover=False)
            return
        seats = self.session.table.seats
        self.shown = self.scene_now()
        self.faces.words = self.session.words
        self.faces.observer = self.session.observer or ""
        self.layout = layout = lay_out(brush, self.shown, len(seats), self.camera)
        self.placed = find_places(brush, self.shown, layout, seats, self.totals, self.scrolled)
        self.spots = self.placed.spots
        brush.clips["board"] = layout.board
        brush.touchable(Touchable("board", layout.board, focusable=False))
        self._board(brush)
        panels.paint_bar(brush, self, layout)
        panels.begin_part(brush, self, "players")
        panels.paint_players(brush, self, seats)
        self._things(brush, "players")
        panels.end_part(brush, "players")
        panels.begin_part(brush, self, "hand")
        self._things(brush, "hand")
        panels.end_part(brush, "hand")
        self._things(brush, "")
        panels.paint_log(brush, self, layout)
        panels.paint_controls(brush, self, layout)
        self._marks(brush)
        self._asked(brush)

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
        for piece in leaving:
            brush.layer = layer_of(piece) if piece.group == BOARD else PANELS
            self.faces.paint(brush, piece, self.before[piece.id], key=gone(piece.id))
        self._pivots(brush)
        brush.layer = PANELS

    def _pivots(self, brush: Brush) -> None:
        """The marks of the points about which something turns, as yet unseen."""
        if self.step is not None and self.board is not None:
            under_marks(brush)
            for key, rect in pivot_marks(self.step.changes, self.board).items():
                brush.picture("pivot", rect, key=key, alpha=0)

    def _things(self, brush: Brush, part: str) -> None:
        """Everything of a part that is neither on the board nor a panel."""
        touching = self.session.touching
        for piece in sorted(self.shown.pieces, key=lambda one: one.layer):
            spot = self.spots.get(piece.id)
            if piece.group == BOARD or piece.art == "panel" or spot is None or spot.part != part:
                continue
            if brush.clip is not None and (
                spot.rect.right < brush.clip.x
                or spot.rect.x > brush.clip.right
                or spot.rect.bottom < brush.clip.y
                or spot.rect.y > brush.clip.bottom
            ):
                continue
            if piece.group == BUTTONS:
                self._button(brush, piece)
                continue
            if piece.group == TURN:
                panels.paint_mark(brush, self, piece, spot)
            else:
                self.faces.paint(brush, piece, spot)
            finger = spot.rect
            may = touching is not None and piece.id in touching.next
            if may and part == "":
                # What is small but may be touched answers all round it.
                finger = finger.inset(
                    min(0.0, (finger.w - brush.finger) / 2), min(0.0, (finger.h - brush.finger) / 2)
                )
            act = lambda one=piece.id: self.touch(one)  # noqa: E731
            brush.touchable(Touchable(f"{PIECE}{piece.id}", finger, act, focusable=False))
            if self.may_touch(piece.id) and brush.clip is not None:
                frame(brush, spot.rect, "highlight-frame", f"gold {piece.id}")

    def _button(self, brush: Brush, piece: Piece) -> None:
        touching = self.session.touching
        may = touching is not None and piece.id in touching.next and not self.busy
        says = self.piece_words(piece)
        label = says.rstrip(".") or piece.label
        rect = self.spots[piece.id].rect
        act = lambda: self.touch(piece.id)  # noqa: E731
        key = f"{PIECE}{piece.id}"
        button(brush, key, rect, label, act, says=says, enabled=may, size=16, gold=may)

    def _marks(self, brush: Brush) -> None:
        """What may be touched, what has been, where the keyboard is, and the ghost."""
        touching = self.session.touching
        if self.busy or self.looking is not None:
            return
        pieces = {piece.id: piece for piece in self.shown.pieces}
        under_marks(brush)
        for id in self.last:
            spot = self.spots.get(id)
            if spot is not None and pieces[id].group == BOARD:
                frame(brush, spot.rect, "last-frame", f"last {id}")
        if touching is None:
            return
        many = len(touching.next) > FEW
        proposed = self.proposal is not None or self.grasp is not None
        for id in touching.next if not proposed else ():
            piece, spot = pieces.get(id), self.spots.get(id)
            if piece is None or spot is None or piece.group == BUTTONS or spot.part:
                continue
            brush.layer = PANELS if piece.group != BOARD else brush.layer
            mark_touchable(brush, piece, spot, many)
            under_marks(brush)
        for id in touching.touched:
            spot = self.spots.get(id)
            if spot is not None and not spot.part:
                if spot.squares:
                    outline(brush, spot, brush.look.palette["rim"], f"touched {id}")
                else:
                    frame(brush, spot.rect, "focus-frame", f"touched {id}")
        if self.ghost is not None and self.layout is not None:
            paint_ghost(brush, self.ghost, self.layout, self.faces)
        here = self.pointed
        if self.keyboard and not self.focus and not self.proposal and here in self.spots:
            spot = self.spots[here]
            brush.layer = brush.layer if pieces[here].group == BOARD else PANELS
            frame(brush, spot.rect, "focus-frame", "cursor")
        brush.layer = PANELS

    def _asked(self, brush: Brush) -> None:
        """The lens beside the finger, the tick and the cross, and dialogs."""
        leading = self.grasp is not None or bool(self.dragged)
        if leading and self.finger is not None and self.on_board(self.finger):
            paint_lens(brush, self, self.finger)
        if self.proposal is not None:
            spot = self.spots.get(self.proposal.beside)
            paint_proposal(brush, self, spot, self.proposed(), self.agree, self.decline)
        self._enlarged(brush)
        asked = question(self, self.menu_entries())
        if asked is not None:
            dialogs.paint_question(brush, self, asked)
            return
        found = advice(self, fingers=True)
        reading = bool(self.tip or self.enlarged)
        if found is not None and self.proposal is None and not reading and not leading:
            dialogs.paint_advice(brush, self, found)

    def _enlarged(self, brush: Brush) -> None:
        """The card that a finger was held on, so large that it can be read."""
        piece, spot = self.shown.piece(self.enlarged), self.spots.get(self.enlarged)
        if piece is None or spot is None:
            return
        rect = self.faces.paint_enlarged(brush, piece, spot.rect)
        # What else is told stands beside the card, not on it.
        self.tip_at = rect

    def menu_entries(self) -> tuple[Entry, ...]:
        """Where the menu leads to."""
        return (
            Entry("menu log", self.log_title(), self.open_log),
            Entry("menu rules", self.text("tab-rules", "Rules"), self.rules),
            Entry("menu settings", self.text("tab-settings", "Settings"), self.settings),
            leaving(self, "menu leave"),
        )

    def _curtain(self, brush: Brush, seat: str, *, uncover: bool) -> None:
        """A curtain with the name of the one who may lift it, or take the program up again."""
        shell = self.shell
        lift = shell.uncover if uncover and shell is not None else self.lift
        at = self.session.table.seats.index(seat)
        dialogs.paint_curtain(brush, seat, at, curtain(self, seat, lift))

    def paint_cover(self, brush: Brush) -> None:
        """The curtain of whoever was looking, also in the list of programs of the device."""
        seat = self.session.curtain or self.session.observer or self.session.table.seats[0]
        brush.layer = BACK
        self._curtain(brush, seat, uncover=True)
        brush.layer = BOARD_LAYER
