"""Boards of one's own: whose is shown beside the board, where it lies, and turning to another's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium import Seat
from scriptorium.scene import MAT, PLAYER, Piece, Scene
from scriptorium_ui.toolkit.arrangement import Extent, extent
from scriptorium_ui.toolkit.controls import seat_emblem
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

from .layout.piece_bounds import unit_in
from .paint.coordinates import room_of_board

if TYPE_CHECKING:
    from .page import TablePage

SHARES = tuple(share / 20 for share in range(5, 13))  # of the room, that a mat may have
HEAD = 14
# How much more a larger board is worth than a larger mat.
BOARD_FIRST = 1.7


def mat_seat(group: str) -> Seat:
    """Whose mat a group is; nothing for other groups."""
    return group.removeprefix(MAT) if group.startswith(MAT) else ""


class PlayerBoards:
    """Whose mat is seen: that of whoever looks, until another player's panel is touched."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller = table, table.controller
        self._turned_to: Seat = ""

    @property
    def own(self) -> Seat:
        """The seat that looks; where nobody does, the one whose turn it is."""
        session = self.controller.session
        return session.observer or session.table.clock.seat

    @property
    def seat(self) -> Seat:
        """Whose mat is shown now."""
        return self._turned_to or self.own

    def turn_to(self, id: str) -> bool:
        """Show the mat of the player whose panel is touched, or the own one again."""
        scene = self.controller.shown
        piece = scene.piece(id)
        if piece is None or not piece.group.startswith(PLAYER):
            return False
        seat = piece.group.removeprefix(PLAYER)
        if self.table.pointing.touchable(id) or not scene.group(MAT + seat):
            return False
        self.show("" if seat == self.seat else seat)
        return True

    def next(self) -> bool:
        """Show the mat of the next player in turn order; whether there are mats at all."""
        seats = [seat for seat in self.controller.session.table.seats if self._has(seat)]
        if not seats:
            return False
        at = seats.index(self.seat) if self.seat in seats else -1
        self.show(seats[(at + 1) % len(seats)])
        return True

    def show(self, seat: Seat) -> None:
        """Show a player's mat; with nobody named the own."""
        self.controller.finish_motion()
        self._turned_to = "" if seat == self.own else seat
        self.controller.view.refresh()

    def reveal(self, id: str) -> None:
        """Show the mat that a piece lies on."""
        piece = self.controller.shown.piece(id)
        seat = mat_seat(piece.group) if piece is not None else ""
        if seat and seat != self.seat:
            self.show(seat)

    def _has(self, seat: Seat) -> bool:
        return bool(self.controller.shown.group(MAT + seat))

    def paint(self, painter: Painter) -> None:
        """The ground of the mat, with whose it is on top."""
        layout = self.table.layout
        if layout is None or layout.mat.h < 1:
            return
        painter.panel(layout.mat)
        seat, look = self.seat, self.controller.session.looks[self.seat]
        head = layout.mat.top(head_height(painter)).inset(painter.dp(6), painter.dp(2))
        seat_emblem(painter, look, head._replace(w=head.h))
        told = self.controller.seat_name(seat)
        words = Rect(
            head.x + head.h + painter.dp(6), head.y, head.w - head.h - painter.dp(6), head.h
        )
        painter.text(told, words, HEAD, face="bold", valign="center", one_line=True, may_clip=True)
        act = None if seat == self.own else lambda: self.show("")
        painter.touchable(Touchable("mat", head, act, told, focusable=False))


def head_height(painter: Painter) -> float:
    """The line that says whose mat it is."""
    return painter.sp(HEAD) * 1.35 + painter.dp(4)


def lies_on_mat(piece: Piece) -> bool:
    """Whether a piece lies on a mat."""
    return piece.group.startswith(MAT)


def divided(
    painter: Painter, room: Rect, scene: Scene, size: Extent, seat: Seat
) -> tuple[Rect, Rect]:
    """A room for the board, and one for the mat: beside it or below, where both are largest."""
    if not scene.group(MAT + seat):
        return room, Rect(room.x, room.bottom, room.w, 0)
    own, gap, head = extent(scene, MAT + seat), painter.dp(6), head_height(painter)
    best: tuple[float, Rect, Rect] | None = None
    for share in SHARES:
        wide, tall = room.w * share, room.h * share
        for board, mat in (
            (room._replace(w=room.w - wide - gap), Rect(room.right - wide, room.y, wide, room.h)),
            (room._replace(h=room.h - tall - gap), Rect(room.x, room.bottom - tall, room.w, tall)),
        ):
            worth = worth_of(painter, scene, seat, board, mat)
            if best is None or worth > best[0]:
                best = worth, board, mat
    assert best is not None
    board, mat = best[1:]
    inner = mat.below(head).inset(gap, gap)
    unit = unit_in(inner, own)
    if mat.x > room.x:  # beside the board: no taller than it needs to be
        tall = min(mat.h, own.height * unit + head + 2 * gap)
        return board, mat.centred(mat.w, tall)
    wide = min(mat.w, max(painter.sp(240), own.width * unit + 2 * gap))
    return board, mat.centred(wide, mat.h)


def worth_of(painter: Painter, scene: Scene, seat: Seat, board: Rect, mat: Rect) -> float:
    """How good it is to have so much room for the board, and so much for a mat."""
    inner = mat.below(head_height(painter)).inset(painter.dp(6), painter.dp(6))
    unit = unit_in(inner, extent(scene, MAT + seat))
    return float(unit_in(board, room_of_board(scene)) ** BOARD_FIRST * max(0.0, unit))


def fitted(painter: Painter, room: Rect, scene: Scene, seat: Seat) -> Rect:
    """A mat as wide as a room, at its lower edge."""
    tall = mat_height(painter, scene, seat, room.w)
    return Rect(room.x, room.bottom - tall, room.w, tall)


def mat_height(painter: Painter, scene: Scene, seat: Seat, width: float) -> float:
    """How tall a mat is that is so wide; nothing where the seat has none."""
    if not scene.group(MAT + seat):
        return 0.0
    own = extent(scene, MAT + seat)
    return width * own.height / own.width + head_height(painter) + painter.dp(18)


def placed(
    painter: Painter, mat: Rect, scene: Scene, seat: Seat
) -> tuple[float, tuple[float, float]]:
    """How large a unit of a mat is in its room, and where its first one lies."""
    if mat.h < 1:
        return 1.0, (0.0, 0.0)
    own = extent(scene, MAT + seat)
    room = mat.below(head_height(painter)).inset(painter.dp(6), painter.dp(6))
    unit = max(1.0, unit_in(room, own))
    x, y = room.x + (room.w - own.width * unit) / 2, room.y + (room.h - own.height * unit) / 2
    return unit, (round(x - own.left * unit), round(y - own.top * unit))
