"""Bounds: where each piece of a scene is on the screen, as far as all windows share it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scriptorium.scene import PILES, Piece
from scriptorium_ui.toolkit.arrangement import CARD, Extent, bounds, is_card
from scriptorium_ui.toolkit.rect import Rect, fitted

PANEL = "panel"
MOST_ICONS = 8
THING, WHOLE, FACE, BACK = "thing", "whole", "face", "back"
# What gives way where a panel is full, in this order, and down to which share of its width.
LEAST = ((FACE, 0.2), (BACK, 0.45), (FACE, 0.08), (BACK, 0.2))


@dataclass(frozen=True)
class PieceBounds:
    """Where a piece is: the rectangle it fills on the screen, and its picture before turning.

    `bare` is what others leave to be seen of it, where they overlap it, or the place it has in a
    tray.
    """

    rect: Rect
    angle: float = 0.0
    picture: Rect | None = None
    squares: tuple[Rect, ...] = ()
    part: str = ""
    bare: Rect | None = None

    @property
    def drawn(self) -> Rect:
        """The rectangle of the picture; turned by `angle` it fills `rect`."""
        return self.picture or self.rect

    @property
    def free(self) -> Rect:
        """Where it can be touched."""
        return self.bare or self.rect

    def away(self, x: float, y: float) -> float:
        """How far a point is from the piece itself; 0 on it."""
        return min(_away(one, x, y) for one in (self.squares or (self.rect,)))


AllBounds = dict[str, PieceBounds]


def _away(rect: Rect, x: float, y: float) -> float:
    return math.hypot(max(rect.x - x, 0.0, x - rect.right), max(rect.y - y, 0.0, y - rect.bottom))


def on_board(piece: Piece, unit: float, origin: tuple[float, float]) -> PieceBounds:
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
    return PieceBounds(rect, 90.0 * (piece.turn % 4), picture, squares)


def unit_in(room: Rect, size: Extent) -> float:
    """The size of a square at which the whole board is seen in a room."""
    return min(room.w / size.width, room.h / size.height)


def board_and_hand(
    room: Rect, size: Extent, tall: float, wide: float, most: float, gap: float
) -> tuple[Rect, Rect]:
    """A room divided between the board and a hand, which lies where the squares are larger.

    The hand is so tall below the board or so wide beside it; beside it, it gets what the board
    cannot use, up to `most` of the room's width.
    """
    below = room._replace(h=room.h - tall - gap)
    beside = Rect(room.x + wide + gap, room.y, room.w - wide - gap, room.h)
    if unit_in(beside, size) <= unit_in(below, size):
        return below, Rect(room.x, below.bottom + gap, room.w, tall)
    spare = max(0.0, beside.w - fitted(beside, size.width, size.height).w)
    more = min(spare, max(0.0, room.w * most - wide))
    return Rect(beside.x + more, beside.y, beside.w - more, beside.h), room._replace(w=wide + more)


def in_hand(piece: Piece, cell: Rect, hand: Sequence[Piece]) -> Rect:
    """A card fills its place; shapes are all drawn to one scale."""
    if is_card(piece) or not piece.shape:
        return cell
    most = max(max(one.width, one.height) for one in hand if one.shape)
    unit = min(cell.w, cell.h) / most
    return cell.centred(piece.width * unit, piece.height * unit)


def proportions(piece: Piece) -> float:
    """How wide a thing beside the board is to its height; a pile has those of a card."""
    if piece.width == piece.height:
        return CARD if is_card(piece) or piece.group == PILES else 1.0
    return piece.width / piece.height


# panels of players


def panel_of(pieces: Iterable[Piece]) -> Piece | None:
    """The piece that is the panel itself."""
    return next((piece for piece in pieces if piece.art == PANEL), None)


def on_panel(pieces: Iterable[Piece], room: Rect, near: float, far: float) -> dict[str, Rect]:
    """What stands on a panel, from left to right; `far` is the gap where y changes in a line."""
    pieces = tuple(pieces)
    panel = panel_of(pieces)
    things = sorted(
        (piece for piece in pieces if piece is not panel),
        key=lambda piece: (piece.y, piece.x, piece.layer, piece.id),
    )
    lines = lines_of(panel)
    if lines == 1:
        return _in_line(things, room, near, far)
    found: dict[str, Rect] = {}
    for nr, line in enumerate(room.rows(lines, near)):
        found |= _in_line([one for one in things if int(one.y) == nr], line, near, far)
    return found


def least_across(pieces: Iterable[Piece], height: float, far: float) -> float:
    """How wide what stands on a panel of one line is at that height, as far as cards overlap.

    Shapes are not counted: they are told apart however small they are.
    """
    pieces = tuple(pieces)
    panel = panel_of(pieces)
    things = [one for one in pieces if one is not panel and not one.shape]
    things.sort(key=lambda one: (one.y, one.x))
    widths = [_size_on_panel(piece, height)[0] for piece in things]
    shares = _shares(things, widths, 0.0)
    apart = sum(one.y != two.y for one, two in itertools.pairwise(things))
    return apart * far + sum(w * share for w, share in zip(widths, shares, strict=True))


def lines_of(panel: Piece | None) -> int:
    """How many lines a panel has: its height."""
    return max(1, round(panel.height)) if panel is not None else 1


def _in_line(things: Sequence[Piece], room: Rect, near: float, far: float) -> dict[str, Rect]:
    if not things:
        return {}
    sizes = [_size_on_panel(piece, room.h) for piece in things]
    gaps = [0.0] + [far if one.y != two.y else near for one, two in itertools.pairwise(things)]
    free = room.w - sum(gaps)
    shares = _shares(things, [width for width, _ in sizes], free)
    total = sum(w * share for (w, _), share in zip(sizes, shares, strict=True))
    # Where that is not enough all become smaller together.
    scale = min(1.0, max(0.0, free) / total)
    x, found = room.x, {}
    for piece, size, share, before in zip(things, sizes, shares, gaps, strict=True):
        x += before
        wide, tall = size[0] * scale, size[1] * scale
        found[piece.id] = Rect(x, room.y + (room.h - tall) / 2, wide, tall)
        x += wide * share
    return found


def _shares(things: Sequence[Piece], widths: Sequence[float], free: float) -> list[float]:
    """How much of its width each thing on a panel gets before the next one begins.

    Cards may lie upon one another: first those whose faces are seen, then backs, which are counted
    at a glance.
    """
    kinds = []
    for at, piece in enumerate(things):
        last = at + 1 == len(things) or not is_card(things[at + 1]) or things[at + 1].y != piece.y
        if not is_card(piece):
            kinds.append(THING)
        else:
            kinds.append(WHOLE if last else FACE if piece.card else BACK)
    shares = dict.fromkeys((THING, WHOLE, FACE, BACK), 1.0)
    for kind, least in LEAST:
        total = sum(w * shares[k] for w, k in zip(widths, kinds, strict=True))
        of_kind = sum(w for w, k in zip(widths, kinds, strict=True) if k == kind)
        if total > free and of_kind:
            shares[kind] = max(least, shares[kind] - (total - free) / of_kind)
    return [shares[kind] for kind in kinds]


def _size_on_panel(piece: Piece, height: float) -> tuple[float, float]:
    if is_card(piece):
        return height * CARD, height
    if piece.shape:
        unit = height / 4
        return unit * piece.width, unit * piece.height
    return height * piece.width / piece.height, height


# marks of the turn


def emblem_of(pieces: Iterable[Piece]) -> Piece | None:
    """The mark of the turn that is an emblem: it stands before the name."""
    return next((piece for piece in pieces if piece.art.startswith("emblem-")), None)


def icons_in(piece: Piece, totals: Mapping[str, int]) -> int:
    """How many icons a mark of the turn shows: one for each point, where they are few."""
    most = max(totals.get(piece.id, 0), piece.count)
    return most if piece.art.endswith(("-full", "-empty")) and 0 < most <= MOST_ICONS else 1


def icon_states(piece: Piece, count: int) -> list[str]:
    """The pictures of a mark that shows one icon for each point: those left, then those spent."""
    kind = piece.art.rsplit("-", 1)[0]
    return [f"{kind}-{'full' if nr < piece.count else 'empty'}" for nr in range(count)]


def marks_across(pieces: Sequence[Piece], totals: Mapping[str, int]) -> float:
    """How many times as wide as they are high the marks of a turn are; without the emblem."""
    emblem = emblem_of(pieces)
    return sum(_mark_across(piece, totals) for piece in pieces if piece is not emblem)


def _mark_across(piece: Piece, totals: Mapping[str, int]) -> float:
    return CARD if is_card(piece) else float(icons_in(piece, totals))


def marks_in(
    pieces: Sequence[Piece], totals: Mapping[str, int], room: Rect, gap: float, most: float
) -> dict[str, Rect]:
    """The marks of the turn in a row, no higher than `most`; an emblem has its place elsewhere."""
    emblem = emblem_of(pieces)
    rest = [piece for piece in pieces if piece is not emblem]
    if not rest:
        return {}
    widths = [_mark_across(piece, totals) for piece in rest]
    free = room.w - gap * (len(rest) - 1)
    side = min(room.h, most, max(1.0, free / sum(widths)))
    x, found = room.x, {}
    for piece, width in zip(rest, widths, strict=True):
        found[piece.id] = Rect(x, room.y + (room.h - side) / 2, side * width, side)
        x += side * width + gap
    return found
