"""Where each piece of a scene is on the screen, group by group, as the contract of scenes says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scriptorium import Piece, Scene
from scriptorium.scene import BOARD, BUTTONS, HAND, PILES, PLAYER, TURN
from scriptorium_stage.rooms import CARD, by_x, is_card, row
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import (
    Spot,
    Spots,
    emblem_of,
    in_hand,
    marks_across,
    marks_in,
    on_board,
    on_panel,
    panel_of,
    proportions,
)

from ..drawing.brush import Brush
from .layout import TableLayout, grid_of


def find_places(
    brush: Brush,
    scene: Scene,
    layout: TableLayout,
    seats: tuple[str, ...],
    totals: dict[str, int] | None = None,
    spare: int = 0,
) -> Spots:
    """The spots of all pieces.

    `totals` tells how many points a turn begins with, by name; `spare` how many places for
    buttons are kept free.
    """
    spots: Spots = {}
    for piece in scene.group(BOARD):
        spots[piece.id] = on_board(piece, layout.unit, layout.origin)
    gap = brush.px(8)
    hand = by_x(scene.group(HAND))
    shape = CARD if any(is_card(piece) for piece in hand) else 1.0
    # A hand of few cards is not blown up: it is laid out as if there were four.
    cells = grid_of(layout.hand, max(4, len(hand)), shape, gap)
    for piece, rect in zip(hand, cells, strict=False):
        spots[piece.id] = Spot(in_hand(piece, rect, hand))
    piles = by_x(scene.group(PILES))
    rects = row(layout.piles.inset(gap, gap / 2), [proportions(piece) for piece in piles], gap)
    for piece, rect in zip(piles, rects, strict=True):
        spots[piece.id] = Spot(rect)
    for seat, rect in zip(seats, layout.players.rows(len(seats), brush.px(6)), strict=True):
        _player(brush, scene.group(PLAYER + seat), rect, spots)
    _turn(brush, by_x(scene.group(TURN)), layout, spots, totals or {})
    buttons = by_x(scene.group(BUTTONS))
    cells = button_cells(brush, layout, len(buttons) + spare)
    for piece, rect in zip(buttons, cells, strict=False):
        spots[piece.id] = Spot(rect)
    return spots


def _player(brush: Brush, pieces: tuple[Piece, ...], rect: Rect, spots: Spots) -> None:
    """A panel: the emblem and the name, beneath them what stands on it."""
    panel = panel_of(pieces)
    if panel is not None:
        spots[panel.id] = Spot(rect)
    inner = rect.inset(brush.px(12), brush.px(8))
    left = inner.x + inner.h + brush.px(10)
    room = Rect(left, inner.y + inner.h * 0.44, inner.right - left, inner.h * 0.56)
    for id, place in on_panel(pieces, room, brush.px(2), brush.px(7)).items():
        spots[id] = Spot(place)


def turn_room(
    brush: Brush, layout: TableLayout, pieces: Sequence[Piece], totals: Mapping[str, int]
) -> Rect:
    """Where the marks of a turn stand in the bar: between whose turn it is and what is told.

    Where there are few of them, whose turn it is has half of the room they leave.
    """
    inner = layout.bar.inset(brush.px(14), brush.px(7))
    wide = (marks_across(pieces, totals) + 0.5) * inner.h
    spare = max(0.0, inner.w * 0.4 - wide) / 2
    return Rect(inner.x + inner.w * 0.24 + spare, inner.y, inner.w * 0.4 - spare, inner.h)


def emblem_room(brush: Brush, layout: TableLayout) -> Rect:
    """Where the emblem of the one on turn stands."""
    inner = layout.bar.inset(brush.px(12), brush.px(7))
    side = min(inner.h, inner.w * 0.08)
    return Rect(inner.x, inner.y + (inner.h - side) / 2, side, side)


def _turn(
    brush: Brush,
    pieces: list[Piece],
    layout: TableLayout,
    spots: Spots,
    totals: dict[str, int],
) -> None:
    first, room = emblem_of(pieces), turn_room(brush, layout, pieces, totals)
    if first is not None:
        spots[first.id] = Spot(emblem_room(brush, layout))
    for id, rect in marks_in(pieces, totals, room, brush.px(8), room.h).items():
        spots[id] = Spot(rect)


def button_cells(brush: Brush, layout: TableLayout, count: int) -> list[Rect]:
    """The lower half of the buttons, divided among so many."""
    gap = brush.px(6)
    room = layout.buttons.below(layout.buttons.h * 0.46 + gap)
    rows = 1 if count <= 3 else 2
    per = -(-count // rows)
    return [cell for row in room.rows(rows, gap) for cell in row.columns(per, gap)]
