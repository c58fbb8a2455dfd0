"""Where each piece of a scene is on the screen, group by group, as the contract of scenes says."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from scriptorium import Piece, Scene
from scriptorium.scene import BOARD, BUTTONS, HAND, PILES, PLAYER, TURN
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from .layout import CARD, TableLayout, bounds, grid_of

PANEL = "panel"
MOST_ICONS = 8
THING, WHOLE, FACE, BACK = "thing", "whole", "face", "back"
# What gives way where a panel is full, in this order, and down to which share of its width.
LEAST = ((FACE, 0.2), (BACK, 0.45), (FACE, 0.08), (BACK, 0.2), (THING, 0.12))


@dataclass(frozen=True)
class Spot:
    """Where a piece is: the rectangle it fills on the screen, and its picture before turning."""

    rect: Rect
    angle: float = 0.0
    picture: Rect | None = None
    squares: tuple[Rect, ...] = ()

    @property
    def drawn(self) -> Rect:
        """The rectangle of the picture; turned by `angle` it fills `rect`."""
        return self.picture or self.rect

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the piece itself, not only within its rectangle."""
        if self.squares:
            return any(square.holds(x, y) for square in self.squares)
        return self.rect.holds(x, y)


Spots = dict[str, Spot]


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
        spots[piece.id] = on_board(piece, layout)
    gap = brush.px(8)
    hand = _by_x(scene.group(HAND))
    shape = CARD if any(_is_card(piece) for piece in hand) else 1.0
    # A hand of few cards is not blown up: it is laid out as if there were four.
    cells = grid_of(layout.hand, max(4, len(hand)), shape, gap)
    for piece, rect in zip(hand, cells, strict=False):
        spots[piece.id] = Spot(_in_hand(piece, rect, hand))
    piles = _by_x(scene.group(PILES))
    room = layout.piles.inset(gap, gap / 2)
    for piece, rect in zip(piles, _row(room, piles, gap), strict=True):
        spots[piece.id] = Spot(rect)
    for seat, panel in zip(seats, layout.players.rows(len(seats), brush.px(6)), strict=True):
        _player(brush, scene.group(PLAYER + seat), panel, spots)
    _turn(brush, _by_x(scene.group(TURN)), layout, spots, totals or {})
    _buttons(brush, _by_x(scene.group(BUTTONS)), layout, spots, spare)
    return spots


def _in_hand(piece: Piece, cell: Rect, hand: list[Piece]) -> Rect:
    """A card fills its place; shapes are all drawn to one scale."""
    if _is_card(piece) or not piece.shape:
        return cell
    most = max(max(one.width, one.height) for one in hand if one.shape)
    unit = min(cell.w, cell.h) / most
    return cell.centred(piece.width * unit, piece.height * unit)


def _by_x(pieces: tuple[Piece, ...]) -> list[Piece]:
    return sorted(pieces, key=lambda piece: (piece.x, piece.y, piece.layer, piece.id))


def on_board(piece: Piece, layout: TableLayout) -> Spot:
    """A piece on the board, in its own squares."""
    box = bounds(piece)
    unit, (left, top) = layout.unit, layout.origin
    rect = Rect(left + box.x * unit, top + box.y * unit, box.w * unit, box.h * unit)
    squares = tuple(
        Rect(left + (piece.x + dx) * unit, top + (piece.y + dy) * unit, unit, unit)
        for dx, dy in piece.shape
    )
    angle = 90.0 * (piece.turn % 4)
    picture = None
    if piece.turn % 2:
        x, y = rect.middle
        picture = Rect(x - rect.h / 2, y - rect.w / 2, rect.h, rect.w)
    return Spot(rect, angle, picture, squares)


def _row(room: Rect, pieces: list[Piece], gap: float) -> list[Rect]:
    """Things side by side in their proportions, as large as the room allows."""
    if not pieces:
        return []
    shapes = [
        CARD if piece.width == piece.height else piece.width / piece.height for piece in pieces
    ]
    free = room.w - gap * (len(pieces) - 1)
    height = min(room.h, free / sum(shapes))
    x = room.x + (free - height * sum(shapes)) / 2
    rects = []
    for shape in shapes:
        rects.append(Rect(x, room.y + (room.h - height) / 2, height * shape, height))
        x += height * shape + gap
    return rects


def _player(brush: Brush, pieces: tuple[Piece, ...], panel: Rect, spots: Spots) -> None:
    """A panel: the emblem and the name, beneath them what stands on it, from left to right."""
    inner = panel.inset(brush.px(12), brush.px(8))
    side = inner.h
    room = Rect(inner.x + side + brush.px(10), inner.y + inner.h * 0.44, 0, inner.h * 0.56)
    room = room._replace(w=inner.right - room.x)
    things = []
    for piece in pieces:
        if piece.art == PANEL and not any(s == piece.id for s in spots):
            spots[piece.id] = Spot(panel)
        else:
            things.append(piece)
    things.sort(key=lambda piece: (piece.y, piece.x, piece.layer, piece.id))
    if not things:
        return
    sizes = [_size_in_panel(piece, room.h) for piece in things]
    gaps = [0.0] + [
        brush.px(7) if one.y != two.y else brush.px(2) for one, two in itertools.pairwise(things)
    ]
    shares = _shares(things, sizes, room.w - sum(gaps))
    x = room.x
    for piece, (width, height), share, before in zip(things, sizes, shares, gaps, strict=True):
        x += before
        factor = 1.0 if _is_card(piece) else share
        wide, tall = width * factor, height * factor
        spots[piece.id] = Spot(Rect(x, room.y + (room.h - tall) / 2, wide, tall))
        x += width * share


def _shares(things: list[Piece], sizes: list[tuple[float, float]], free: float) -> list[float]:
    """How much of its width each thing on a panel gets before the next one begins.

    Cards may lie upon one another: first those whose faces are seen, then backs, which are counted
    at a glance. What else there is becomes smaller only where that is not enough.
    """
    kinds = []
    for at, piece in enumerate(things):
        last = at + 1 == len(things) or not _is_card(things[at + 1]) or things[at + 1].y != piece.y
        if not _is_card(piece):
            kinds.append(THING)
        else:
            kinds.append(WHOLE if last else FACE if piece.card else BACK)
    widths = [width for width, _ in sizes]
    shares = dict.fromkeys((THING, WHOLE, FACE, BACK), 1.0)
    for kind, least in LEAST:
        total = sum(w * shares[k] for w, k in zip(widths, kinds, strict=True))
        of_kind = sum(w for w, k in zip(widths, kinds, strict=True) if k == kind)
        if total > free and of_kind:
            shares[kind] = max(least, shares[kind] - (total - free) / of_kind)
    return [shares[kind] for kind in kinds]


def _size_in_panel(piece: Piece, height: float) -> tuple[float, float]:
    if _is_card(piece):
        return height * CARD, height
    if piece.shape:
        unit = height / 4
        return unit * piece.width, unit * piece.height
    return height * piece.width / piece.height, height


def _is_card(piece: Piece) -> bool:
    return bool(piece.card) or "back" in piece.art or piece.art.startswith("card")


def turn_room(brush: Brush, layout: TableLayout) -> Rect:
    """Where the marks of a turn stand in the bar: between whose turn it is and what is told."""
    inner = layout.bar.inset(brush.px(14), brush.px(7))
    return Rect(inner.x + inner.w * 0.24, inner.y, inner.w * 0.4, inner.h)


def emblem_of(pieces: tuple[Piece, ...]) -> Piece | None:
    """The mark of the turn that is an emblem: it stands before the name."""
    return next((piece for piece in pieces if piece.art.startswith("emblem-")), None)


def emblem_room(brush: Brush, layout: TableLayout) -> Rect:
    """Where the emblem of the one on turn stands."""
    inner = layout.bar.inset(brush.px(12), brush.px(7))
    side = min(inner.h, inner.w * 0.08)
    return Rect(inner.x, inner.y + (inner.h - side) / 2, side, side)


def icons_in(piece: Piece, totals: dict[str, int]) -> int:
    """How many icons a mark of the turn shows: one for each point, where they are few."""
    most = max(totals.get(piece.id, 0), piece.count)
    return most if piece.art.endswith(("-full", "-empty")) and 0 < most <= MOST_ICONS else 1


def _turn(
    brush: Brush,
    pieces: list[Piece],
    layout: TableLayout,
    spots: Spots,
    totals: dict[str, int],
) -> None:
    first = emblem_of(tuple(pieces))
    if first is not None:
        spots[first.id] = Spot(emblem_room(brush, layout))
    rest = [piece for piece in pieces if piece is not first]
    if not rest:
        return
    room, gap = turn_room(brush, layout), brush.px(8)
    widths = [CARD if _is_card(piece) else float(icons_in(piece, totals)) for piece in rest]
    free = room.w - gap * (len(rest) - 1)
    side = min(room.h, free / sum(widths))
    x = room.x
    for piece, width in zip(rest, widths, strict=True):
        spots[piece.id] = Spot(Rect(x, room.y + (room.h - side) / 2, side * width, side))
        x += side * width + gap


def button_cells(brush: Brush, layout: TableLayout, count: int) -> list[Rect]:
    """The lower half of the buttons, divided among so many."""
    gap = brush.px(6)
    room = layout.buttons.below(layout.buttons.h * 0.46 + gap)
    rows = 1 if count <= 3 else 2
    per = -(-count // rows)
    return [cell for row in room.rows(rows, gap) for cell in row.columns(per, gap)]


def _buttons(
    brush: Brush, pieces: list[Piece], layout: TableLayout, spots: Spots, spare: int
) -> None:
    """What can be touched although it is no thing lies in the lower half of the buttons."""
    cells = button_cells(brush, layout, len(pieces) + spare)
    for piece, rect in zip(pieces, cells, strict=False):
        spots[piece.id] = Spot(rect)
