"""The place of each piece of a scene on the glass, group by group, as the scene's contract says."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from scriptorium import Piece, Scene
from scriptorium.scene import BOARD, BUTTONS, HAND, PILES, PLAYER, TURN
from scriptorium_stage.rooms import CARD, bounds, by_x, is_card, row
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush, Scroll
from .layout import GAP, TableLayout, button_height, panel_height

PANEL = "panel"
MOST_ICONS = 8


@dataclass(frozen=True)
class Spot:
    """Where a piece is: the rectangle it fills on the glass, and its picture before turning."""

    rect: Rect
    angle: float = 0.0
    picture: Rect | None = None
    squares: tuple[Rect, ...] = ()
    part: str = ""

    @property
    def drawn(self) -> Rect:
        """The rectangle of the picture; turned by `angle` it fills `rect`."""
        return self.picture or self.rect

    def away(self, x: float, y: float) -> float:
        """How far a point is from the piece itself; 0 on it."""
        return min(_away(one, x, y) for one in (self.squares or (self.rect,)))


def _away(rect: Rect, x: float, y: float) -> float:
    return math.hypot(max(rect.x - x, 0.0, x - rect.right), max(rect.y - y, 0.0, y - rect.bottom))


Spots = dict[str, Spot]


@dataclass
class Placed:
    """All spots, and the parts of the table that scroll."""

    spots: Spots
    scrolls: dict[str, Scroll]


def find_places(
    brush: Brush,
    scene: Scene,
    layout: TableLayout,
    seats: tuple[str, ...],
    totals: dict[str, int],
    scrolled: dict[str, float],
) -> Placed:
    """The spots of all pieces; `totals` tells how many points a turn begins with, by name."""
    placed = Placed({}, {})
    for piece in scene.group(BOARD):
        placed.spots[piece.id] = on_board(piece, layout.unit, layout.origin)
    _hand(brush, scene, layout, placed, scrolled)
    piles = by_x(scene.group(PILES))
    gap = brush.dp(GAP)
    rects = row(layout.piles.inset(gap, gap / 2), [_shape(piece) for piece in piles], gap)
    for piece, rect in zip(piles, rects, strict=True):
        placed.spots[piece.id] = Spot(rect)
    _players(brush, scene, layout, seats, placed, scrolled)
    _turn(brush, by_x(scene.group(TURN)), layout, placed.spots, totals)
    _buttons(brush, by_x(scene.group(BUTTONS)), layout, placed.spots)
    return placed


def on_board(piece: Piece, unit: float, origin: tuple[float, float]) -> Spot:
    """A piece on the board, in its own squares."""
    box = bounds(piece)
    left, top = origin
    rect = Rect(left + box.x * unit, top + box.y * unit, box.w * unit, box.h * unit)
    squares = tuple(
        Rect(left + (piece.x + dx) * unit, top + (piece.y + dy) * unit, unit, unit)
        for dx, dy in piece.shape
    )
    picture = None
    if piece.turn % 2:
        x, y = rect.middle
        picture = Rect(x - rect.h / 2, y - rect.w / 2, rect.h, rect.w)
    return Spot(rect, 90.0 * (piece.turn % 4), picture, squares)


def _shape(piece: Piece) -> float:
    if piece.width == piece.height:
        return CARD if is_card(piece) or piece.group == PILES else 1.0
    return piece.width / piece.height


def _hand(
    brush: Brush, scene: Scene, layout: TableLayout, placed: Placed, scrolled: dict[str, float]
) -> None:
    """One row or one column that is swiped; cards are never smaller than a thumb can take."""
    hand, room, gap = by_x(scene.group(HAND)), layout.hand, brush.dp(GAP)
    if not hand or room.w < 1 or room.h < 1:
        return
    across = layout.hand_across
    columns = 1
    shape = CARD if any(is_card(piece) for piece in hand) else 1.0
    if across:
        tall = room.h - brush.dp(6)
        wide = tall * shape
    else:
        columns, wide = _columns(brush, room, len(hand), shape)
        tall = wide / shape
    lines = -(-len(hand) // columns)
    full = lines * ((wide if across else tall) + gap) - gap
    view = room
    at = scrolled.get("hand", 0.0)
    scroll = Scroll(view, full, at, across)
    scroll.at = min(max(0.0, at), scroll.most)
    placed.scrolls["hand"] = scroll
    spare = max(0.0, room.w - full) / 2 if across else 0.0
    left = room.x + max(0.0, room.w - columns * (wide + gap) + gap) / 2
    for nr, piece in enumerate(hand):
        line, column = divmod(nr, columns)
        if across:
            cell = Rect(room.x + spare + line * (wide + gap) - scroll.at, room.y, wide, tall)
        else:
            cell = Rect(
                left + column * (wide + gap), room.y + line * (tall + gap) - scroll.at, wide, tall
            )
        placed.spots[piece.id] = Spot(_in_hand(piece, cell, hand), part="hand")


def _columns(brush: Brush, room: Rect, count: int, shape: float) -> tuple[int, float]:
    """As large as lets all cards be seen; where that is too small, so that they can be taken."""
    gap, least = brush.dp(GAP), brush.dp(104)
    best = (0.0, 1)
    for columns in range(1, count + 1):
        wide = (room.w - brush.dp(6) - (columns - 1) * gap) / columns
        tall = (room.h - brush.dp(6)) / -(-count // columns) - gap
        best = max(best, (min(wide, tall * shape), -columns))
    if best[0] >= least:
        return -best[1], best[0]
    columns = max(1, int((room.w + gap) // (least + gap)))
    return columns, (room.w - brush.dp(6) - (columns - 1) * gap) / columns


def _in_hand(piece: Piece, cell: Rect, hand: list[Piece]) -> Rect:
    """A card fills its place; shapes are all drawn to one scale."""
    if is_card(piece) or not piece.shape:
        return cell
    most = max(max(one.width, one.height) for one in hand if one.shape)
    unit = min(cell.w, cell.h) / most
    return cell.centred(piece.width * unit, piece.height * unit)


def _players(
    brush: Brush,
    scene: Scene,
    layout: TableLayout,
    seats: tuple[str, ...],
    placed: Placed,
    scrolled: dict[str, float],
) -> None:
    room, gap = layout.players, brush.dp(4)
    across = layout.players_across
    if across:
        wide = max(brush.sp(176), (room.w - gap * (len(seats) - 1)) / len(seats))
        full = len(seats) * (wide + gap) - gap
        tall = room.h
    else:
        wide, tall = room.w, panel_height(brush)
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
        placed.spots[f"panel of {seat}"] = Spot(panel, part="players")
        _player(brush, scene.group(PLAYER + seat), panel, placed.spots)


def _player(brush: Brush, pieces: tuple[Piece, ...], panel: Rect, spots: Spots) -> None:
    """A panel: the emblem and the name, beneath them what stands on it, from left to right."""
    inner = panel.inset(brush.dp(10), brush.dp(6))
    head = brush.sp(16) * 1.3
    room = inner.below(head)
    things = []
    for piece in pieces:
        if piece.art == PANEL and not any(one.art == PANEL and one.id in spots for one in pieces):
            spots[piece.id] = Spot(panel, part="players")
        else:
            things.append(piece)
    things.sort(key=lambda piece: (piece.y, piece.x, piece.layer, piece.id))
    if not things:
        return
    widths = [room.h * (CARD if is_card(p) else max(0.3, p.width / p.height)) for p in things]
    gaps = [0.0] + [
        brush.dp(7) if one.y != two.y else brush.dp(2) for one, two in itertools.pairwise(things)
    ]
    cards = sum(w for w, piece in zip(widths, things, strict=True) if is_card(piece))
    rest = sum(widths) - cards
    free = room.w - sum(gaps)
    # Cards may lie upon one another; what else there is becomes smaller only where it must.
    fan = min(1.0, max(0.25, (free - rest) / cards)) if cards else 1.0
    shrink = min(1.0, max(0.25, (free - cards * fan) / rest)) if rest else 1.0
    x = room.x
    for piece, wide, before in zip(things, widths, gaps, strict=True):
        x += before
        factor = 1.0 if is_card(piece) else shrink
        tall = room.h * factor
        rect = Rect(x, room.y + (room.h - tall) / 2, wide * factor, tall)
        spots[piece.id] = Spot(rect, part="players")
        x += wide * factor * (fan if is_card(piece) else 1.0)


def emblem_of(pieces: tuple[Piece, ...]) -> Piece | None:
    """The mark of the turn that is an emblem: it stands before the name."""
    return next((piece for piece in pieces if piece.art.startswith("emblem-")), None)


def icons_in(piece: Piece, totals: dict[str, int]) -> int:
    """How many icons a mark of the turn shows: one for each point, where they are few."""
    most = max(totals.get(piece.id, 0), piece.count)
    return most if piece.art.endswith(("-full", "-empty")) and 0 < most <= MOST_ICONS else 1


def turn_parts(brush: Brush, layout: TableLayout) -> tuple[Rect, Rect, Rect]:
    """Where the emblem, the name, and the marks of a turn stand."""
    room = layout.marks
    side = min(room.h, brush.dp(40))
    emblem = Rect(room.x, room.y + (room.h - side) / 2, side, side)
    wide = (room.w - side) * 0.42
    name = Rect(emblem.right + brush.dp(8), room.y, wide - brush.dp(8), room.h)
    left = name.right + brush.dp(8)
    return emblem, name, Rect(left, room.y, room.right - left, room.h)


def _turn(
    brush: Brush,
    pieces: list[Piece],
    layout: TableLayout,
    spots: Spots,
    totals: dict[str, int],
) -> None:
    emblem, _, room = turn_parts(brush, layout)
    first = emblem_of(tuple(pieces))
    if first is not None:
        spots[first.id] = Spot(emblem)
    rest = [piece for piece in pieces if piece is not first]
    if not rest:
        return
    gap = brush.dp(8)
    widths = [CARD if is_card(p) else float(icons_in(p, totals)) for p in rest]
    # A mark can be touched: where it is small, its place is a finger wide all the same.
    side = min(room.h, brush.dp(40), max(1.0, (room.w - gap * (len(rest) - 1)) / sum(widths)))
    x = room.x
    for piece, width in zip(rest, widths, strict=True):
        spots[piece.id] = Spot(Rect(x, room.y + (room.h - side) / 2, side * width, side))
        x += side * width + gap


def _buttons(brush: Brush, pieces: list[Piece], layout: TableLayout, spots: Spots) -> None:
    """What can be touched although it is no thing lies in the lower row of the buttons."""
    if not pieces:
        return
    gap = brush.dp(GAP)
    room = layout.controls
    low = min(button_height(brush), (room.h - gap) / 2)
    cells = Rect(room.x, room.bottom - low, room.w, low).columns(len(pieces), gap)
    for piece, rect in zip(pieces, cells, strict=True):
        spots[piece.id] = Spot(rect)
