"""Pointing: which piece of the table a finger or the mouse means."""

from __future__ import annotations

from operator import is_not
from typing import TYPE_CHECKING, Any, NamedTuple

from scriptorium.scene import BOARD, BUTTONS, Piece
from scriptorium_play.picture.reading_order import pieces_at
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.toolkit.arrangement import bounds
from scriptorium_ui.toolkit.gestures import Point
from scriptorium_ui.toolkit.rect import Rect

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

UNSURE = 8.0
Near = tuple[tuple[float, str], ...]  # how far away, and which piece


class Hit(NamedTuple):
    """The piece that is meant at a point, the pieces of the board there, and what is near."""

    id: str
    here: tuple[Piece, ...]
    near: Near


class Pointing:
    """Points of the screen, and the pieces of a table that lie there."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller = table, table.controller
        self._known: tuple[Point, tuple[Any, ...], Hit] | None = None

    def unit_at(self, at: Point) -> Point:
        """A point of the screen in board units."""
        assert self.table.layout is not None
        left, top = self.table.layout.origin
        return (at[0] - left) / self.table.layout.unit, (at[1] - top) / self.table.layout.unit

    def on_board(self, at: Point) -> bool:
        """Whether a point of the screen lies on the board."""
        return self.table.layout is not None and self.table.layout.board.holds(*at)

    def hit(self, at: Point) -> Hit:
        """What lies at a point; looked for once as long as it cannot have changed."""
        table, controller = self.table, self.controller
        stands = (table.touchables, controller.shown, controller.session.touching)
        known = self._known
        if known is None or known[0] != at or any(map(is_not, known[1], stands)):
            here = self._here(at) if table.layout is not None else ()
            near = tuple(self._near(at))
            known = self._known = at, stands, Hit(self._meant_at(at, here, near), here, near)
        return known[2]

    def piece_under(self, at: Point) -> str:
        """The piece that is meant: what lies there, or what may be touched close by."""
        return self.hit(at).id

    def _meant_at(self, at: Point, here: tuple[Piece, ...], near: Near) -> str:
        found = self.table.at(at)
        if found is not None and found.key.startswith(PIECE):
            # What lies on a thing that may be touched does not hide it: cards on a panel.
            ids = [
                one.key.removeprefix(PIECE)
                for one in reversed(self.table.touchables)
                if one.key.startswith(PIECE) and one.holds(*at)
            ]
            return next((id for id in ids if self.means(id)), ids[0])
        if not self.on_board(at) or found is None or found.key != "board":
            return ""
        if near and (not here or not any(self.means(piece.id) for piece in here)):
            return near[0][1]
        return self._meant(here)

    def _meant(self, here: tuple[Piece, ...]) -> str:
        """Of what lies at a point the first that may be touched.

        A square goes before the wide thing upon it, if that can be touched elsewhere as well:
        both glow, and the nearer is meant. A drag from there leads the thing all the same.
        """
        found = [piece for piece in here if self.means(piece.id)]
        if not found:
            return here[0].id if here else ""
        first, smaller = found[0], [one for one in found[1:] if not one.shape]
        if first.shape and smaller and self._free_beside(first):
            return smaller[0].id
        return first.id

    def _free_beside(self, piece: Piece) -> bool:
        """Whether a piece has a square on which nothing smaller may be touched."""
        middles = [(piece.x + x + 0.5, piece.y + y + 0.5) for x, y in piece.shape]
        there = [pieces_at(self.controller.shown, *middle) for middle in middles]
        return any(all(one.shape or not self.means(one.id) for one in pile) for pile in there)

    def draggable_at(self, at: Point) -> str:
        """What a drag from a point takes along: of two that may be touched the larger."""
        id = self.piece_under(at)
        if not self.on_board(at):
            return id
        here = (piece for piece in self.hit(at).here if piece.shape and self.means(piece.id))
        return next((piece.id for piece in here), id)

    def _here(self, at: Point) -> tuple[Piece, ...]:
        return pieces_at(self.controller.shown, *self.unit_at(at))

    def means(self, id: str) -> bool:
        """Whether a touch of a piece means something, so that it goes before what lies on it."""
        return self.touchable(id) or self.table.touch_actions.may_end(id)

    def touchable(self, id: str) -> bool:
        """Whether a piece may be touched now."""
        touching = self.controller.session.touching
        return touching is not None and id in touching.next

    def near(self, at: Point) -> Near:
        """What may be touched within a finger's reach; what is smaller or thinner is helped."""
        return self.hit(at).near

    def _near(self, at: Point) -> list[tuple[float, str]]:
        touching, layout = self.controller.session.touching, self.table.layout
        reach = self.table.app.form.reach
        if touching is None or layout is None or not reach:
            return []
        found = []
        for id in touching.next:
            spot, piece = self.controller.spots.get(id), touching.choices.pieces.get(id)
            if spot is not None and piece is not None and piece.group == BOARD:
                away, thick = spot.away(*at), min(layout.unit, spot.rect.w, spot.rect.h)
                if away <= max(0.0, (reach - thick) / 2):
                    found.append((away, id))
        return sorted(found)

    def unsure(self, at: Point) -> bool:
        """Whether a finger may as well have meant another thing beside the one it hit."""
        near = self.near(at)
        far = UNSURE * self.table.app.form.unit
        return len(near) > 1 and near[1][0] - near[0][0] < far

    def means_something(self, at: Point) -> bool:
        """Whether a finger there would mean something, or take hold of something."""
        if not self.on_board(at):
            return False
        if self.near(at):
            return True
        return any(piece.shape or self.touchable(piece.id) for piece in self.hit(at).here)

    def played_on(self) -> Rect | None:
        """The part of the board that is played on: where all that may be touched next lies."""
        touching, shown = self.controller.session.touching, self.controller.shown
        if touching is None:
            return None
        found = [shown.piece(id) for id in (*touching.next, *touching.touched)]
        known = [piece for piece in found if piece is not None and piece.group != BUTTONS]
        if not known or any(piece.group != BOARD for piece in known):
            return None
        rects = [bounds(piece) for piece in known]
        left, top = min(one.x for one in rects), min(one.y for one in rects)
        right, bottom = max(one.right for one in rects), max(one.bottom for one in rects)
        return Rect(left, top, right - left, bottom - top).inset(-1.0)

    def turnable_at(self, at: Point) -> str:
        """The piece of several squares at a point."""
        return next((piece.id for piece in self.hit(at).here if piece.shape), "")
