"""A link as a code on a page, for the camera of a phone."""

from __future__ import annotations

from scriptorium_play.net.codes import QUIET, code_of, runs

from .hit_areas import Touchable
from .painter import Painter
from .rect import Rect
from .stack import Block, space

WHITE, BLACK = (255, 255, 255, 255), (0, 0, 0, 255)


def code_block(painter: Painter, link: str, side: float, width: float) -> Block:
    """Dark bars on white in the middle of a width; nothing where codes cannot be made here."""
    code = code_of(link)
    if code is None:
        return space(0)
    count = len(code) + 2 * QUIET
    unit = max(1.0, side // count)

    def paint(painter: Painter, box: Rect) -> None:
        left = round(box.x + (width - unit * count) / 2)
        whole = Rect(left, round(box.y), unit * count, unit * count)
        painter.fill(whole, WHITE)
        for row, begin, long in runs(code):
            x, y = whole.x + (QUIET + begin) * unit, whole.y + (QUIET + row) * unit
            painter.fill(Rect(x, y, long * unit, unit), BLACK)
        painter.touchable(Touchable("code", whole, None, link, focusable=False))

    return Block(unit * count + painter.dp(8), paint)
