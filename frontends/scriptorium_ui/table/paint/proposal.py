"""A proposal: an action that waits for its tick, beside what it would lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scriptorium_ui.art.card_face import beside
from scriptorium_ui.table.layout.piece_bounds import PieceBounds, on_board
from scriptorium_ui.toolkit.controls import focus_ring
from scriptorium_ui.toolkit.display import OVER
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage


def paint_proposal(
    painter: Painter,
    table: TablePage,
    spot: PieceBounds | None,
    told: str,
    yes: Callable[[], None],
    no: Callable[[], None],
) -> None:
    """One tick and one cross beside what would be, and in words what it is."""
    side, gap, pad = painter.dp(60), painter.dp(12), painter.dp(12)
    most = min(painter.form.width * 0.8, painter.sp(330))
    wide = min(most, max(painter.width_of(line, 15, "bold") for line in told.split("\n")) + 4)
    wide = max(wide, 2 * side + gap)
    tall = painter.measure(told, 15, wide, "bold") if told else 0.0
    box = _free(painter, table, spot, wide + 2 * pad, tall + side + 3 * pad)
    named = painter.palette
    painter.layer, painter.clip = OVER, None
    painter.framed(box, named["parchment"], painter.dp(12), named["outline"], painter.dp(2))
    # A tap beside the buttons is neither: it does not go through to the board.
    painter.touchable(Touchable("proposal", box, None, told, focusable=False, shows=told))
    inner = box.inset(pad)
    painter.text(told, inner.top(tall), 15, face="bold", align="center", key="proposal")
    left = inner.x + (inner.w - 2 * side - gap) / 2
    top = inner.bottom - side
    answers = (("yes", "ghost-ok", yes, left + side + gap), ("no", "ghost-no", no, left))
    for key, art, act, x in answers:
        rect = Rect(x, top, side, side)
        painter.panel(rect, "button-pressed" if painter.pressed == key else "button")
        if key == "yes":
            painter.ring(rect, named["gold"], painter.dp(3))
        painter.picture(art, rect.inset(painter.dp(10)))
        if painter.focus == key:
            focus_ring(painter, rect)
        says = (
            table.text("table-do-it", "Do it")
            if key == "yes"
            else table.text("table-leave-it", "Leave it")
        )
        painter.touchable(Touchable(key, rect, act, says))


def _free(painter: Painter, table: TablePage, spot: PieceBounds | None, w: float, h: float) -> Rect:
    """A place on the screen that covers neither the outcome nor what it comes from."""
    rects = [spot.rect] if spot is not None else []
    layout = table.layout
    if table.controller.ghost is not None and layout is not None:
        rects += [
            on_board(p, layout.unit, layout.origin).rect for p in table.controller.ghost.pieces
        ]
    return beside(rects, w, h, painter.whole.inset(painter.dp(6)), painter.dp(14))
