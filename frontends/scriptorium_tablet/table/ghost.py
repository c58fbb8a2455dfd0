"""The ghost: what would follow from a touch or a drag, shown where it would be and beside the hand.

While a finger covers the board a lens beside it shows the squares round the outcome.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scriptorium.scene import BOARD
from scriptorium_stage.cardface import beside
from scriptorium_stage.ghosts import Ghost
from scriptorium_stage.rooms import bounds
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import Spot, on_board

from ..drawing.brush import Brush, Touchable, overlap
from ..drawing.canvas import FRONT, OVER, SHEET, TOP
from ..drawing.controls import focus_ring
from .faces import Faces, outline, under_marks
from .layout import TableLayout

if TYPE_CHECKING:
    from .view import TableScreen

SEEN_THROUGH = 175
GREEN = (122, 201, 118, 255)
LENS = 150
NEAR = 3


def paint_ghost(brush: Brush, ghost: Ghost, layout: TableLayout, faces: Faces) -> None:
    """What would be, seen through, with a tick upon it."""
    under_marks(brush)
    for piece in ghost.pieces:
        spot = on_board(piece, layout.unit, layout.origin)
        faces.shade(brush, piece, spot, key=f"ghost {piece.id}", alpha=SEEN_THROUGH)
        faces.paint(brush, piece, spot, key=f"ghost {piece.id}", alpha=SEEN_THROUGH)
        under_marks(brush)
        outline(brush, spot, GREEN, f"ghost line {piece.id}")
        side = min(spot.rect.w, spot.rect.h, layout.unit) * 0.62
        x, y = (spot.squares[0] if spot.squares else spot.rect).middle
        brush.picture("ghost-ok", Rect(x - side / 2, y - side / 2, side, side))


def paint_lens(brush: Brush, view: TableScreen, finger: tuple[float, float]) -> None:
    """The squares under the finger, seen beside it."""
    ghost, layout = view.ghost, view.layout
    if layout is None:
        return
    unit = max(layout.unit, brush.dp(34))
    middle = _middle(ghost, layout, finger)
    side = brush.dp(LENS)
    box = _beside(brush, finger, side)
    named = brush.look.palette
    brush.layer = TOP
    brush.framed(box.inset(-brush.dp(4)), named["outline"], brush.dp(10), named["rim"], brush.dp(3))
    brush.clips["sheet"] = box
    brush.layer = SHEET
    origin = box.middle[0] - middle[0] * unit, box.middle[1] - middle[1] * unit
    faces = view.faces
    seen = Rect(middle[0] - NEAR, middle[1] - NEAR, 2 * NEAR, 2 * NEAR)
    near = [
        piece
        for piece in view.shown.group(BOARD)
        if overlap(bounds(piece), seen).w > 0 and overlap(bounds(piece), seen).h > 0
    ]
    for paint in (faces.shade, faces.paint):
        for piece in near:
            paint(brush, piece, on_board(piece, unit, origin), key=f"lens {piece.id}")
            brush.layer = SHEET
    for piece in ghost.pieces if ghost is not None else ():
        spot = on_board(piece, unit, origin)
        key = f"lens ghost {piece.id}"
        faces.shade(brush, piece, spot, key=key, alpha=SEEN_THROUGH + 40)
        faces.paint(brush, piece, spot, key=key, alpha=SEEN_THROUGH + 40)
        brush.layer = SHEET
        outline(brush, spot, GREEN, f"{key} line")
    brush.layer = FRONT
    good = ghost is not None and ghost.action is not None
    mark = brush.dp(30)
    corner = Rect(box.right - mark * 0.8, box.bottom - mark * 0.8, mark, mark)
    brush.picture("ghost-ok" if good else "ghost-no", corner)
    told = ghost.price if ghost is not None else ""
    if told:
        _words(brush, told, box)


def _middle(
    ghost: Ghost | None, layout: TableLayout, finger: tuple[float, float]
) -> tuple[float, float]:
    """What the lens looks at, in board units: the outcome, or the squares under the finger."""
    if ghost is not None and ghost.pieces:
        return bounds(ghost.pieces[0]).middle
    left, top = layout.origin
    return (finger[0] - left) / layout.unit, (finger[1] - top) / layout.unit


def _beside(brush: Brush, finger: tuple[float, float], side: float) -> Rect:
    """Above the finger and to its left, or where else there is room on the glass."""
    away, edge = brush.dp(56), brush.dp(10)
    x = finger[0] - away - side
    if x < edge:
        x = min(finger[0] + away, brush.look.width - side - edge)
    y = max(edge, min(finger[1] - away - side, brush.look.height - side - edge))
    return Rect(x, y, side, side)


def _words(brush: Brush, told: str, box: Rect) -> None:
    wide = brush.width_of(told, 15, "bold") + brush.dp(18)
    tall = brush.sp(15) * 1.5
    x = min(max(0.0, box.middle[0] - wide / 2), brush.look.width - wide)
    y = box.y - tall - brush.dp(6)
    place = Rect(x, y if y > 0 else box.bottom + brush.dp(6), wide, tall)
    named = brush.look.palette
    brush.framed(place, named["ink"], tall / 2, named["parchment"], brush.dp(2))
    brush.text(
        told, place, 15, face="bold", colour=named["parchment"], align="center", valign="center"
    )


def paint_proposal(
    brush: Brush,
    view: TableScreen,
    spot: Spot | None,
    told: str,
    yes: Callable[[], None],
    no: Callable[[], None],
) -> None:
    """One tick and one cross beside what would be, and in words what it is."""
    side, gap, pad = brush.dp(60), brush.dp(12), brush.dp(12)
    most = min(brush.look.width * 0.8, brush.sp(330))
    wide = min(most, max(brush.width_of(line, 15, "bold") for line in told.split("\n")) + 4)
    wide = max(wide, 2 * side + gap)
    tall = brush.measure(told, 15, wide, "bold") if told else 0.0
    box = _free(brush, view, spot, wide + 2 * pad, tall + side + 3 * pad)
    named = brush.look.palette
    brush.layer, brush.clip = OVER, None
    brush.framed(box, named["parchment"], brush.dp(12), named["outline"], brush.dp(2))
    inner = box.inset(pad)
    brush.text(told, inner.top(tall), 15, face="bold", align="center", key="proposal")
    left = inner.x + (inner.w - 2 * side - gap) / 2
    top = inner.bottom - side
    answers = (("yes", "ghost-ok", yes, left + side + gap), ("no", "ghost-no", no, left))
    for key, art, act, x in answers:
        rect = Rect(x, top, side, side)
        brush.panel(rect, "button-pressed" if brush.look.pressed == key else "button")
        if key == "yes":
            brush.ring(rect, named["gold"], brush.dp(3))
        brush.picture(art, rect.inset(brush.dp(10)))
        if brush.look.focus == key:
            focus_ring(brush, rect)
        says = (
            view.text("tab-do-it", "Do it")
            if key == "yes"
            else view.text("tab-leave-it", "Leave it")
        )
        brush.touchable(Touchable(key, rect, act, says))


def _free(brush: Brush, view: TableScreen, spot: Spot | None, w: float, h: float) -> Rect:
    """A place on the glass that covers neither the outcome nor what it comes from."""
    rects = [spot.rect] if spot is not None else []
    layout = view.layout
    if view.ghost is not None and layout is not None:
        rects += [on_board(p, layout.unit, layout.origin).rect for p in view.ghost.pieces]
    return beside(rects, w, h, brush.whole.inset(brush.dp(6)), brush.dp(14))
