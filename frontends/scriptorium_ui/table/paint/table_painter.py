"""What is seen at the table, part by part: board, panels, marks, ghost, and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium.scene import BOARD, BUTTONS, GROUND, TURN, Piece
from scriptorium_play.session.touching import Touching
from scriptorium_ui.art import atlas
from scriptorium_ui.art.companions import is_airy
from scriptorium_ui.table.dialogs import handover, question
from scriptorium_ui.table.layout.layout import TableLayout, TurnLines
from scriptorium_ui.table.layout.piece_bounds import PieceBounds, marks_across
from scriptorium_ui.table.layout.piece_look import FEW
from scriptorium_ui.table.layout.piece_places import PIECE, PlacedPieces
from scriptorium_ui.table.motion.ambient import Breath, paint_air
from scriptorium_ui.table.motion.motion import docks, gone, pivot_marks, puff_of
from scriptorium_ui.table.player_boards import lies_on_mat
from scriptorium_ui.table.state import Dragging, Moving, Placing, Playing, Proposed, Question, Sheet
from scriptorium_ui.table.words import EMPTY
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.display import BACK, PANELS, PIECES, TOP
from scriptorium_ui.toolkit.display import BOARD as BOARD_LAYER
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect, overlap
from scriptorium_ui.toolkit.sheets import ground

from . import dialog_painting, panels
from .coordinates import paint_arrows, paint_rim
from .ghost import GHOST, TOLD, paint_carried, paint_ghost, paint_held, paint_lens, paint_turn
from .log_panel import paint_log
from .marks import frame, mark_end, mark_last, mark_touchable, outline, under_marks
from .piece_painting import layer_of
from .proposal import paint_proposal

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

AIR = "air"
PARTS = ("board", AIR, "panels", "marks", GHOST, TOLD, "front")
LIVE = frozenset((GHOST, TOLD, "front"))


class TablePainter:
    """Paints a match from the scene of the one who looks."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller = table, table.controller
        self.breath = Breath()

    def begin(self, painter: Painter) -> bool:
        """Find out where everything is; False where a curtain hangs before it, which is painted."""
        table, controller = self.table, self.controller
        seat = controller.session.handover
        if seat is not None:
            controller.shown, controller.spots, table.placed = EMPTY, {}, PlacedPieces({}, {})
            self.paint_curtain(painter, seat, controller.lift)
            return False
        controller.shown = controller.scene_now()
        still = isinstance(controller.state, Playing | Placing | Question)
        if (
            still
            and controller.looking is None
            and not (table.fingers.leading or table.fingers.finger)
        ):
            # Never while a finger leads something: the board would slip away beneath it.
            table.camera.closer = table.pointing.played_on()
        table.camera.smooth = controller.app.settings.speed > 0
        table.faces.words = controller.session.words
        table.faces.observer = controller.session.observer or ""
        arranged = table.arrangements.of(painter, controller.shown, self.lines_above())
        table.layout, table.placed = arranged.layout, arranged.placed
        controller.spots = table.placed.spots
        return True

    def lines_above(self) -> TurnLines:
        """What the lines above the board tell."""
        controller = self.controller
        across = marks_across(controller.shown.group(TURN), controller.totals)
        return TurnLines(controller.aim_text(), controller.turn_text(), across)

    def paint_curtain(self, painter: Painter, seat: str, lift: Callable[[], None]) -> None:
        """A curtain with the name of the one who may lift it, or take the program up again."""
        ground(painter)
        look = self.controller.session.looks[seat]
        dialog_painting.paint_curtain(painter, look, handover(self.controller, seat, lift))

    def paint(self, painter: Painter, name: str) -> None:
        """A part of the table."""
        {
            "board": self._board,
            AIR: self._air,
            "panels": self._panels,
            "marks": self._marks,
            GHOST: self._ghost,
            TOLD: self._told,
            "front": self._front,
        }[name](painter)

    # the board

    def _board(self, painter: Painter) -> None:
        layout, controller, faces = self.table.layout, self.controller, self.table.faces
        laid = controller.shown.group(GROUND)
        ground(painter, *(piece.art for piece in laid[:1]))
        assert layout is not None
        painter.now.clips["board"] = layout.board
        painter.touchable(Touchable("board", layout.board, focusable=False))
        pieces, leaving = controller.shown.group(BOARD), controller.leaving()
        painter.layer = BACK
        for piece in pieces:
            faces.light(painter, piece, controller.spots[piece.id], layout.board)
        self._puffs(painter)
        for piece in pieces:
            painter.layer = layer_of(piece)
            faces.shade(painter, piece, controller.spots[piece.id])
        for piece in leaving:
            painter.layer = layer_of(piece)
            faces.shade(painter, piece, controller.before[piece.id], key=gone(piece.id))
        for piece in pieces:
            painter.layer = layer_of(piece)
            faces.paint(painter, piece, controller.spots[piece.id])
        for piece in leaving:
            painter.layer = layer_of(piece) if piece.group == BOARD else PANELS
            faces.paint(painter, piece, controller.before[piece.id], key=gone(piece.id))
        self._pivots(painter)
        paint_rim(painter, self.table, layout)

    def _air(self, painter: Painter) -> None:
        """What breathes and drifts over the ground of the board, and under all that lies on it."""
        painter.layer = BOARD_LAYER
        for piece in self.controller.shown.group(BOARD):
            if layer_of(piece) == BOARD_LAYER:
                found = atlas.find(piece.art, painter.palette.name)
                paint_air(
                    painter, found, self.controller.spots[piece.id].drawn, self.breath.seconds
                )

    @property
    def breathes(self) -> bool:
        """Whether anything on the board moves by itself, as slowly as light and fog do."""
        return any(
            is_airy(atlas.find(piece.art))
            for piece in self.controller.shown.group(BOARD)
            if layer_of(piece) == BOARD_LAYER
        )

    def _puffs(self, painter: Painter) -> None:
        """The puffs that what docks will raise, as yet unseen."""
        step, board = self.controller.step, self.table.board
        if step is None or board is None:
            return
        painter.layer = PIECES
        for change in step.changes:
            if docks(change) and change.id in self.controller.spots:
                around = self.controller.spots[change.id].rect.inset(-board[0] * 0.5)
                painter.picture("puff", around, key=puff_of(change.id), alpha=0)

    def _pivots(self, painter: Painter) -> None:
        """The marks of the points about which something turns, as yet unseen."""
        step, board = self.controller.step, self.table.board
        if step is not None and board is not None:
            under_marks(painter)
            for key, rect in pivot_marks(step.changes, board).items():
                painter.picture("pivot", rect, key=key, alpha=0)

    # beside the board

    def _panels(self, painter: Painter) -> None:
        table, layout = self.table, self.table.layout
        assert layout is not None
        panels.paint_bar(painter, table, layout)
        panels.paint_aim(painter, table, layout)
        table.mats.paint(painter)
        panels.begin_part(painter, table, "players")
        panels.paint_players(painter, table, self.controller.session.table.seats)
        self._things(painter, "players")
        panels.end_part(painter, table, "players")
        panels.begin_part(painter, table, "hand")
        self._things(painter, "hand")
        panels.end_part(painter, table, "hand")
        self._things(painter, "")
        paint_log(painter, table, layout)
        self.controls(painter, layout)

    def controls(self, painter: Painter, layout: TableLayout) -> None:
        """The buttons of the table."""
        panels.paint_controls(painter, self.table, layout)

    def _things(self, painter: Painter, part: str) -> None:
        """Everything of a part that is neither on the board nor a panel."""
        for piece in sorted(self.controller.shown.pieces, key=lambda one: one.layer):
            spot = self.controller.spots.get(piece.id)
            if piece.group == BOARD or piece.art == "panel" or spot is None or spot.part != part:
                continue
            if painter.clip is not None and min(overlap(spot.rect, painter.clip)[2:]) <= 0:
                continue
            if piece.group == BUTTONS:
                self._button(painter, piece)
            else:
                self._thing(painter, piece)

    def _thing(self, painter: Painter, piece: Piece) -> None:
        table, spot = self.table, self.controller.spots[piece.id]
        if piece.group == TURN:
            panels.paint_mark(painter, table, piece, spot)
        else:
            table.faces.paint(painter, piece, spot)
        answering = spot.free
        if table.pointing.touchable(piece.id) and spot.part == "" and not lies_on_mat(piece):
            # What is small but may be touched answers all round it.
            wide = (answering.w - painter.form.reach) / 2
            high = (answering.h - painter.form.reach) / 2
            answering = answering.inset(min(0.0, wide), min(0.0, high))
        act = partial(table.touch, piece.id)
        painter.touchable(Touchable(f"{PIECE}{piece.id}", answering, act, focusable=False))
        if table.holding.id == piece.id:
            painter.ring(
                spot.rect, painter.palette["gold"], painter.dp(3), f"held {piece.id} in tray"
            )
        elif table.may_touch(piece.id) and painter.clip is not None:
            frame(painter, spot.rect, "highlight-frame", f"gold {piece.id}")

    def _button(self, painter: Painter, piece: Piece) -> None:
        table = self.table
        may = table.pointing.touchable(piece.id) and not self.controller.busy
        says = self.controller.piece_words(piece)
        label = says.rstrip(".") or piece.label
        label = label[:1].upper() + label[1:]
        rect, key = self.controller.spots[piece.id].rect, f"{PIECE}{piece.id}"
        act = partial(table.touch, piece.id) if may else None
        button(painter, key, rect, label, act, says=says, size=16, gold=may)

    # what is marked

    def _marks(self, painter: Painter) -> None:
        """What just happened, what may be touched, what has been, where the keyboard is."""
        controller, layout = self.controller, self.table.layout
        if controller.busy or controller.looking is not None or layout is None:
            return  # what moves, or what was
        pieces = {piece.id: piece for piece in controller.shown.pieces}
        under_marks(painter)
        for id in controller.last:
            spot = controller.spots.get(id)
            if spot is not None and pieces[id].group == BOARD:
                mark_last(painter, spot, f"last {id}")
        touching = controller.session.touching
        if touching is None:
            return
        state = controller.state
        handled = isinstance(state, Dragging | Proposed) or controller.placing is not None
        if not handled:
            self._gold(painter, touching, pieces)
            if self.table.camera.zoom > 1.0:
                found = [pieces[id] for id in touching.next if id in pieces]
                on_it = [piece for piece in found if piece.group == BOARD]
                paint_arrows(painter, self.table, layout, on_it)
        for id in touching.touched:
            spot = controller.spots.get(id)
            if spot is not None and not spot.part:
                if spot.squares:
                    outline(painter, spot, painter.palette["rim"], f"touched {id}")
                else:
                    frame(painter, spot.rect, "focus-frame", f"touched {id}")
        here = controller.pointed
        keys = controller.keyboard and not self.table.focus and not isinstance(state, Proposed)
        if keys and here in controller.spots:
            painter.layer = painter.layer if pieces[here].group == BOARD else PANELS
            frame(painter, controller.spots[here].rect, "focus-frame", "cursor")

    def _gold(self, painter: Painter, touching: Touching, pieces: dict[str, Piece]) -> None:
        """Gold for what may be touched, and a mark on what the touches can end with at once."""
        many, spots = len(touching.next) > FEW, self.controller.spots
        for id in sorted(self.table.touch_actions.ends().keys() - set(touching.next)):
            if id in spots and pieces[id].group == BOARD:
                mark_end(painter, pieces[id], spots[id])
        for id in touching.next:
            piece, spot = pieces.get(id), spots.get(id)
            if piece is None or spot is None or piece.group == BUTTONS or spot.part:
                continue
            painter.layer = PANELS if piece.group != BOARD else painter.layer
            mark_touchable(painter, piece, spot, many)
            under_marks(painter)

    # what would be

    def _ghost(self, painter: Painter) -> None:
        """The ghost, and the lens beside the finger that leads it."""
        table, controller = self.table, self.controller
        if controller.busy or controller.looking is not None or controller.session.touching is None:
            return
        if controller.ghost is not None and table.layout is not None:
            at = controller.spots.get(controller.ghost.id) if painter.form.mouse else None
            paint_ghost(painter, controller.ghost, table.layout, table.faces, at)
            held = table.holding.held
            if controller.ghost.thing is not None and held is not None and held.turns:
                paint_turn(painter, controller.ghost.thing, table.layout)
        floating = table.holding.floating
        if floating is not None and table.layout is not None:
            paint_held(painter, floating[0], table.layout, table.faces, floating[1])
        carried, hand_at = (table.mouse if painter.form.mouse else table.fingers).carries
        piece, spot = controller.shown.piece(carried), controller.spots.get(carried)
        if piece is not None and spot is not None and piece.group != BOARD:
            paint_carried(painter, piece, spot.rect, table.faces, hand_at)
        self._what_is_left(painter)
        hand = table.fingers
        if hand.leading and hand.finger is not None and table.pointing.on_board(hand.finger):
            paint_lens(painter, table, hand.finger)

    def _what_is_left(self, painter: Painter) -> None:
        """Beside the hand that leads something along its way: what is left for more steps."""
        table = self.table
        piece = self.controller.shown.piece(table.grasping.left)
        at = table.mouse.at if painter.form.mouse else table.fingers.finger
        if piece is None or at is None:
            return
        side, away = painter.dp(44), painter.dp(30)
        x = at[0] + away if at[0] + away + side < painter.form.width else at[0] - away - side
        spot = PieceBounds(Rect(x, max(0.0, at[1] - away - side), side, side))
        painter.layer = TOP
        panels.paint_mark(painter, table, replace(piece, id="left of the way"), spot)

    # what is told and asked

    def _told(self, painter: Painter) -> None:
        """What the bar has to tell, also why what is held may not lie where it is."""
        assert self.table.layout is not None
        panels.paint_message(painter, self.table, self.table.layout)

    def _front(self, painter: Painter) -> None:
        """The tick and the cross, an enlarged card, dialogs, and tips for newcomers."""
        table, controller = self.table, self.controller
        proposal = controller.proposal
        if proposal is not None:
            spot = controller.spots.get(proposal.beside)
            touch_actions = table.touch_actions
            paint_proposal(
                painter,
                table,
                spot,
                touch_actions.proposed(),
                touch_actions.agree,
                touch_actions.decline,
            )
        self._enlarged(painter)
        asked = question(controller, table.menu_entries(), self._keys_help(painter))
        if asked is not None:
            dialog_painting.paint_question(painter, table, asked)
            return
        found = controller.coach.now(fingers=not painter.form.mouse)
        reading = bool(table.enlarged or (table.tip and not painter.form.mouse))
        quiet = proposal is None and not reading and not table.fingers.leading
        if found is not None and quiet:
            dialog_painting.paint_advice(painter, table, found)

    def _enlarged(self, painter: Painter) -> None:
        """The card that is looked at, so large that it can be read."""
        table, controller = self.table, self.controller
        piece, spot = controller.shown.piece(table.enlarged), controller.spots.get(table.enlarged)
        if (
            piece is None
            or spot is None
            or (painter.form.mouse and isinstance(controller.state, Moving | Sheet))
        ):
            return
        # What else is told stands beside the card, not on it.
        table.tip_at = table.faces.paint_enlarged(painter, piece, spot.rect)

    def _keys_help(self, painter: Painter) -> str:
        """What keys there are, for the menu; fingers have none."""
        if not painter.form.mouse:
            return ""
        return self.controller.text(
            "table-keys",
            "Keys: arrows and Enter to play, F6 for the buttons, F1 for help on a "
            "thing, F2 for a hint, F3 and F4 to look back and forth, Ctrl+Z to "
            "undo.",
        )
