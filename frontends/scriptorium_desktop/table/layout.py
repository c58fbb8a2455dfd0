"""Where everything on the table goes, for any size of window, any game and any size of text."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import Scene
from scriptorium.scene import HAND, PILES
from scriptorium_stage.lettering import line_height
from scriptorium_stage.rooms import CARD, Extent, extent
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import board_and_hand

from ..drawing.brush import Brush

LOG_SHARE = 0.3
LOG_LINES = 3


@dataclass(frozen=True)
class TableLayout:
    """The parts of the table, and how large a square of the board is."""

    bar: Rect
    board: Rect
    hand: Rect
    players: Rect
    piles: Rect
    log: Rect
    buttons: Rect
    unit: float
    origin: tuple[float, float]
    side: Rect


def lay_out(brush: Brush, scene: Scene, seats: int) -> TableLayout:
    """Divide the window: the board gets all the room there is."""
    whole = brush.whole
    gap = brush.px(8)
    side_width = min(whole.w * 0.335, max(brush.pt(284), whole.w * 0.222))
    side = Rect(whole.right - side_width - gap, gap, side_width, whole.h - 2 * gap)
    left = Rect(gap, gap, side.x - 2 * gap, whole.h - 2 * gap)
    bar = left.top(min(left.h * 0.13, max(brush.px(56), brush.pt(46))))
    room = left.below(bar.h + gap)
    size = extent(scene)
    board, hand = _board_and_hand(brush, room, size, len(scene.group(HAND)), gap)
    unit = max(2.0, min(board.w / size.width, board.h / size.height))
    # Whole pixels, so that squares are alike and turned pieces stay sharp.
    unit = float(int(unit)) if unit > 16 else unit
    place = board.centred(size.width * unit, size.height * unit)
    origin = round(place.x) - size.left * unit, round(place.y) - size.top * unit
    piles = bool(scene.group(PILES))
    players, pile, log, buttons = _side(brush, side, seats, piles, gap)
    return TableLayout(bar, board, hand, players, pile, log, buttons, unit, origin, side)


def _board_and_hand(
    brush: Brush, room: Rect, size: Extent, cards: int, gap: float
) -> tuple[Rect, Rect]:
    """The hand lies where it leaves the board the larger squares: beside it or below it."""
    if not cards:
        return room, Rect(room.x, room.bottom, room.w, 0)
    tall = min(room.h * 0.36, max(brush.pt(176), room.h * 0.2))
    wide = min(room.w * 0.36, max(brush.pt(292), room.w * 0.2))
    return board_and_hand(room, size, tall, wide, 0.5, gap)


def _side(
    brush: Brush, side: Rect, seats: int, piles: bool, gap: float
) -> tuple[Rect, Rect, Rect, Rect]:
    """Players, piles, log and buttons, one under the other."""
    buttons = max(brush.px(96), brush.pt(92))
    pile = max(brush.px(84), brush.pt(52)) if piles else 0.0
    players = seats * max(brush.px(74), brush.pt(52))
    wanted = (players, pile, side.h * LOG_SHARE, buttons)
    # What each can do with: the log shows its title and three lines.
    least = (
        seats * max(brush.px(56), brush.pt(26)),
        brush.px(72) if piles else 0.0,
        brush.pt(22) + LOG_LINES * line_height(brush.pt(14)) + brush.px(32),
        max(brush.px(88), brush.pt(70)),
    )
    room = side.h - 3 * gap
    heights = _shared(room, wanted, least)
    y = side.y
    parts = []
    for height in heights:
        parts.append(Rect(side.x, y, side.w, height))
        y += height + (gap if height else 0)
    return parts[0], parts[1], parts[2], parts[3]


def _shared(room: float, wanted: tuple[float, ...], least: tuple[float, ...]) -> tuple[float, ...]:
    """Heights that fill a room: the third takes what is to spare, all give way by their share."""
    missing = sum(wanted) - room
    if missing <= 0:
        players, pile, log, buttons = wanted
        return players, pile, log - missing, buttons
    spare = [max(0.0, one - low) for one, low in zip(wanted, least, strict=True)]
    share = min(1.0, missing / max(1.0, sum(spare)))
    given = [one - free * share for one, free in zip(wanted, spare, strict=True)]
    shrink = min(1.0, room / max(1.0, sum(given)))
    return tuple(one * shrink for one in given)


def grid_of(room: Rect, count: int, shape: float = CARD, gap: float = 8) -> list[Rect]:
    """Cards in a room, as large as they can be, in rows from the left."""
    if not count or room.w <= 0 or room.h <= 0:
        return []
    best: tuple[float, int] = (0.0, count)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = (room.w - gap * (columns - 1)) / columns
        height = (room.h - gap * (rows - 1)) / rows
        best = max(best, (min(width, height * shape), columns))
    width, columns = best
    if width <= 0:
        return []
    height = width / shape
    rows = -(-count // columns)
    left = room.x + (room.w - columns * width - (columns - 1) * gap) / 2
    top = room.y + (room.h - rows * height - (rows - 1) * gap) / 2
    return [
        Rect(
            left + (nr % columns) * (width + gap),
            top + (nr // columns) * (height + gap),
            width,
            height,
        )
        for nr in range(count)
    ]
