"""Where each piece of a scene lies on the screen, group by group, as the scene says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scriptorium.scene import BOARD, BUTTONS, HAND, MAT, PILES, PLAYER, TURN, Piece, Scene
from scriptorium_ui.toolkit.arrangement import CARD, by_x, is_card
from scriptorium_ui.toolkit.painter import Painter, Scroll
from scriptorium_ui.toolkit.rect import Rect

from .layout import (
    GAP,
    TableLayout,
    beside_marks,
    button_height,
    panel_across,
    panel_head,
    panel_inner,
)
from .piece_bounds import (
    AllBounds,
    PieceBounds,
    emblem_of,
    in_hand,
    marks_across,
    marks_in,
    on_board,
    on_panel,
    panel_of,
)
from .pile_places import is_large, place_piles

PIECE = "piece "
# A hand of so many cards never scrolls: so narrow a strip of each, in units, is enough to see it.
ALL_SEEN, NARROWEST = 6, 24
# How much is seen at least of a card under the next: of its width, and of its height.
STRIP, HEAD = 0.3, 0.24
# How wide a card is that a thumb can take, and that has room for its text.
THUMB = 104


@dataclass
class PlacedPieces:
    """All spots, and the parts of the table that scroll."""

    spots: AllBounds
    scrolls: dict[str, Scroll]


def find_places(
    painter: Painter,
    scene: Scene,
    layout: TableLayout,
    seats: tuple[str, ...],
    totals: dict[str, int],
    scrolled: dict[str, float],
    mat: str = "",
) -> PlacedPieces:
    """The spots of all pieces; `totals` tells how many points a turn begins with, by name.

    `mat` is the seat whose mat is seen.
    """
    placed = PlacedPieces({}, {})
    for piece in scene.group(BOARD):
        placed.spots[piece.id] = on_board(piece, layout.unit, layout.origin)
    for piece in scene.group(MAT + mat):
        placed.spots[piece.id] = on_board(piece, layout.mat_unit, layout.mat_origin)
    _hand(painter, scene, layout, placed, scrolled)
    piles = by_x(scene.group(PILES))
    gap = painter.dp(GAP)
    placed.spots |= place_piles(painter, piles, layout.piles.inset(gap, gap / 2), gap)
    _players(painter, scene, layout, seats, placed, scrolled)
    _turn(painter, by_x(scene.group(TURN)), layout, placed.spots, totals)
    _buttons(painter, by_x(scene.group(BUTTONS)), layout, placed.spots)
    return placed


def _hand(
    painter: Painter,
    scene: Scene,
    layout: TableLayout,
    placed: PlacedPieces,
    scrolled: dict[str, float],
) -> None:
    """Rows or columns that are swiped; cards are never smaller than a thumb can take."""
    hand, room, gap = by_x(scene.group(HAND)), layout.hand, painter.dp(GAP)
    if not hand or room.w < 1 or room.h < 1:
        return
    across = layout.hand_across
    shape = CARD if any(is_card(piece) for piece in hand) else 1.0
    if across:
        beside = 1 if shape == CARD else _rows(painter, room, len(hand))
        tall = (room.h - painter.dp(6) - (beside - 1) * gap) / beside
        wide = tall * shape
    else:
        beside, wide = _columns(painter, room, len(hand), shape)
        tall = wide / shape
    lines = -(-len(hand) // beside)
    one = wide if across else tall
    step = one + gap
    if shape == CARD:
        long = room.w if across else room.h - painter.dp(6)
        least = one * (STRIP if across else HEAD)
        if len(hand) <= ALL_SEEN:
            least = min(least, painter.dp(NARROWEST))
        step = _step(lines, one, gap, long, least)
    full = (lines - 1) * step + one
    view = room
    at = scrolled.get("hand", 0.0)
    scroll = Scroll(view, full, at, across)
    scroll.at = min(max(0.0, at), scroll.most)
    placed.scrolls["hand"] = scroll
    spare = max(0.0, room.w - full) / 2 if across else 0.0
    left = room.x + max(0.0, room.w - beside * (wide + gap) + gap) / 2
    for nr, piece in enumerate(hand):
        line, nth = divmod(nr, beside)
        if across:
            x, y = room.x + spare + line * step - scroll.at, room.y + nth * (tall + gap)
            cell = Rect(x, y, wide, tall)
        else:
            cell = Rect(left + nth * (wide + gap), room.y + line * step - scroll.at, wide, tall)
        bare = cell if shape != CARD else None  # a shape is taken by its place, small as it may be
        if step < one and line < lines - 1 and nr + beside < len(hand):
            bare = cell._replace(w=step) if across else cell._replace(h=step)
        placed.spots[piece.id] = PieceBounds(in_hand(piece, cell, hand), part="hand", bare=bare)


def _step(lines: int, one: float, gap: float, room: float, least: float) -> float:
    """From one card to the next: where not all have room they overlap, as in a hand.

    So much of each is seen as tells it from the others; where that is too little they scroll.
    """
    if lines < 2 or lines * (one + gap) - gap <= room:
        return one + gap
    return max((room - one) / (lines - 1), least)


def _rows(painter: Painter, room: Rect, count: int) -> int:
    """How many shapes of a tray lie one below the other: as few as let all of them be seen."""
    gap, rows = painter.dp(GAP), 1
    # A finger needs as much from one to the next.
    while (room.h - painter.dp(6) + gap) / (rows + 1) >= painter.finger:
        side = (room.h - painter.dp(6) - (rows - 1) * gap) / rows
        if -(-count // rows) * (side + gap) - gap <= room.w:
            break
        rows += 1
    return rows


def _columns(painter: Painter, room: Rect, count: int, shape: float) -> tuple[int, float]:
    """As large as lets all cards be seen; where that is too small, so that they can be taken."""
    # A thumb needs a card to take; a mouse is shown it large where it rests.
    gap, least = painter.dp(GAP), painter.dp(60 if painter.form.mouse else THUMB)
    if is_large(painter):
        least = max(least, painter.sp(THUMB))  # fewer are whole, but what is whole can be read
    best = (0.0, 1)
    for columns in range(1, count + 1):
        wide = (room.w - painter.dp(6) - (columns - 1) * gap) / columns
        tall = (room.h - painter.dp(6)) / -(-count // columns) - gap
        best = max(best, (min(wide, tall * shape), -columns))
    if best[0] >= least:
        return -best[1], best[0]
    columns = max(1, int((room.w + gap) // (least + gap)))
    return columns, (room.w - painter.dp(6) - (columns - 1) * gap) / columns


def _players(
    painter: Painter,
    scene: Scene,
    layout: TableLayout,
    seats: tuple[str, ...],
    placed: PlacedPieces,
    scrolled: dict[str, float],
) -> None:
    room, gap = layout.players, painter.dp(4)
    across = layout.players_across
    if across:
        wide = panel_across(painter, scene, room.w, len(seats))
        full = len(seats) * (wide + gap) - gap
        tall = room.h
    else:
        wide, tall = room.w, layout.panel
        full = len(seats) * (tall + gap) - gap
    scroll = Scroll(room, full, scrolled.get("players", 0.0), across)
    scroll.at = min(max(0.0, scroll.at), scroll.most)
    placed.scrolls["players"] = scroll
    for nr, seat in enumerate(seats):
        at = nr * ((wide if across else tall) + gap) - scroll.at
        panel = (
            Rect(room.x + at, room.y, wide, tall)
            if across
            else Rect(room.x, room.y + at, wide, tall)
        )
        placed.spots[f"panel of {seat}"] = PieceBounds(panel, part="players")
        _player(painter, scene.group(PLAYER + seat), panel, placed.spots)


def _player(painter: Painter, pieces: tuple[Piece, ...], rect: Rect, spots: AllBounds) -> None:
    """A panel: the emblem and the name, beneath them what stands on it."""
    panel = panel_of(pieces)
    if panel is not None:
        spots[panel.id] = PieceBounds(rect, part="players")
    room = panel_inner(painter, rect).below(panel_head(painter, rect.w)[0])
    for id, place in on_panel(pieces, room, painter.dp(2), painter.dp(7)).items():
        spots[id] = PieceBounds(place, part="players")


def turn_parts(
    painter: Painter, layout: TableLayout, pieces: Sequence[Piece], totals: Mapping[str, int]
) -> tuple[Rect, Rect, Rect]:
    """Where the emblem, the name, and the marks of a turn stand; the name has what they leave."""
    room = layout.marks
    if layout.name.h:
        emblem, name = beside_marks(painter, layout.name, 0.0)
        return emblem, name._replace(w=layout.name.right - name.x), room
    emblem, name = beside_marks(painter, room, marks_across(pieces, totals))
    left = name.right + painter.dp(8)
    return emblem, name, Rect(left, room.y, room.right - left, room.h)


def _turn(
    painter: Painter,
    pieces: list[Piece],
    layout: TableLayout,
    spots: AllBounds,
    totals: dict[str, int],
) -> None:
    emblem, _, room = turn_parts(painter, layout, pieces, totals)
    first = emblem_of(pieces)
    if first is not None:
        spots[first.id] = PieceBounds(emblem)
    for id, rect in marks_in(pieces, totals, room, painter.dp(8), painter.dp(40)).items():
        spots[id] = PieceBounds(rect)


def _buttons(painter: Painter, pieces: list[Piece], layout: TableLayout, spots: AllBounds) -> None:
    """What can be touched although it is no thing lies in the lower row of the buttons."""
    if not pieces:
        return
    gap = painter.dp(GAP)
    room = layout.controls
    low = min(button_height(painter), (room.h - gap) / 2)
    cells = Rect(room.x, room.bottom - low, room.w, low).columns(len(pieces), gap)
    for piece, rect in zip(pieces, cells, strict=True):
        spots[piece.id] = PieceBounds(rect)
