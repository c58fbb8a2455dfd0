"""The ghost: what would follow from a touch or a drag, shown where it would be and beside the hand.

While a finger covers the board a lens beside it shows the squares round the outcome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.scene import BOARD, Piece
from scriptorium_play.session.ghosts import Ghost
from scriptorium_ui.table.layout.layout import TableLayout
from scriptorium_ui.table.layout.piece_bounds import PieceBounds, on_board
from scriptorium_ui.toolkit.arrangement import bounds
from scriptorium_ui.toolkit.display import FRONT, OVER, SHEET, TOP
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect, overlap

from .marks import outline, under_marks
from .piece_painting import PiecePainter

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

# The parts of the table that follow the hand: what would be, and what is told of it.
GHOST, TOLD = "ghost", "told"
SEEN_THROUGH = 175
REFUSED = 120
# How many times as high as a piece that lies there one is held, and what is led.
LIFTED, HELD = 1.7, 2.4
GREY = (176, 176, 176, 255)
ALLOWED = (122, 201, 118, 255)
CARRIED = 0.6
LENS = 150
NEAR = 3


def ghost_places(ghost: Ghost | None, layout: TableLayout) -> list[Rect]:
    """Where on the screen it shows what would be elsewhere."""
    pieces = ghost.pieces if ghost is not None else ()
    return [on_board(piece, layout.unit, layout.origin).rect for piece in pieces]


def paint_ghost(
    painter: Painter, ghost: Ghost, layout: TableLayout, faces: PiecePainter, at: PieceBounds | None
) -> None:
    """What would be, seen through, with a tick upon it; grey where it may not be.

    At a place, where one is given, stands what it costs.
    """
    under_marks(painter)
    for piece in ghost.pieces:
        spot = on_board(piece, layout.unit, layout.origin)
        faces.shade(painter, piece, spot, key=f"ghost {piece.id}", alpha=SEEN_THROUGH, lift=LIFTED)
        faces.paint(painter, piece, spot, key=f"ghost {piece.id}", alpha=SEEN_THROUGH)
        under_marks(painter)
        outline(painter, spot, ALLOWED, f"ghost line {piece.id}")
        side = min(spot.rect.w, spot.rect.h, layout.unit) * 0.62
        x, y = (spot.squares[0] if spot.squares else spot.rect).middle
        painter.picture("ghost-ok", Rect(x - side / 2, y - side / 2, side, side))
    if ghost.thing is not None and ghost.answer is not None:
        _paint_refused(painter, ghost.thing, layout, faces)
        return
    if at is not None and ghost.price:
        painter.layer = OVER
        _price(painter, ghost.price, at.rect, layout.bar.bottom)


def paint_turn(painter: Painter, thing: Piece, layout: TableLayout) -> None:
    """A round arrow upon what is held: it can be turned."""
    spot = on_board(thing, layout.unit, layout.origin)
    square = spot.squares[-1] if spot.squares else spot.rect
    side = max(painter.dp(26), min(square.w, square.h) * 0.8)
    disc = square.centred(side, side)
    painter.layer = OVER
    named = painter.palette
    painter.framed(disc, named["parchment"], side / 2, named["outline"], painter.dp(2))
    painter.picture("turn-cw", disc.inset(side * 0.14), key="held turns")


def _paint_refused(
    painter: Painter, piece: Piece, layout: TableLayout, faces: PiecePainter
) -> None:
    """What is held where it may not lie: grey, and seen through."""
    spot = on_board(piece, layout.unit, layout.origin)
    faces.paint(painter, piece, spot, key=f"ghost {piece.id}", alpha=REFUSED)
    under_marks(painter)
    outline(painter, spot, GREY, f"ghost line {piece.id}")


def paint_held(
    painter: Painter,
    piece: Piece,
    layout: TableLayout,
    faces: PiecePainter,
    at: tuple[float, float],
) -> None:
    """What is held beside the board, at the pointer."""
    wide, high = piece.width * layout.unit, piece.height * layout.unit
    spot = on_board(piece, layout.unit, (at[0] - wide / 2, at[1] - high / 2))
    painter.layer = TOP
    faces.shade(painter, piece, spot, key=f"held {piece.id}", alpha=SEEN_THROUGH, lift=HELD)
    faces.paint(painter, piece, spot, key=f"held {piece.id}", alpha=SEEN_THROUGH)


def paint_carried(
    painter: Painter, piece: Piece, lying: Rect, faces: PiecePainter, at: tuple[float, float]
) -> None:
    """A card, or what else has no squares of its own, led from where it was lying."""
    wide, high = lying.w * CARRIED, lying.h * CARRIED
    # A finger must not cover it, nor it what the mouse points at.
    away = painter.form.finger if not painter.form.mouse else high / 2 + painter.dp(10)
    place = Rect(at[0] - wide / 2, at[1] - high / 2 - away, wide, high)
    painter.layer = TOP
    faces.paint(painter, piece, PieceBounds(place), key=f"held {piece.id}", alpha=SEEN_THROUGH)


def _price(painter: Painter, price: str, at: Rect, highest: float) -> None:
    """What a touch costs, above the thing; where that would cover the bar, on it or below it."""
    wide, tall = painter.width_of(price, 15, "bold") + painter.dp(20), painter.sp(15) * 1.5
    x = min(max(painter.dp(4), at.middle[0] - wide / 2), painter.form.width - wide)
    y = at.y - tall - painter.dp(6)
    if y < highest:
        inside = at.h > 3 * tall
        y = at.bottom + (-tall - painter.dp(6) if inside else painter.dp(6))
    _plate(painter, price, Rect(x, y, wide, tall), "price")


def _plate(painter: Painter, told: str, place: Rect, key: str = "") -> None:
    """A few words on a dark plate with round ends."""
    named = painter.palette
    painter.framed(place, named["ink"], place.h / 2, named["parchment"], painter.dp(2))
    painter.text(
        told,
        place,
        15,
        face="bold",
        colour=named["parchment"],
        align="center",
        valign="center",
        key=key,
    )


def paint_lens(painter: Painter, table: TablePage, finger: tuple[float, float]) -> None:
    """The squares under the finger, seen beside it."""
    ghost, layout = table.controller.ghost, table.layout
    if layout is None:
        return
    unit = max(layout.unit, painter.dp(34))
    middle = _middle(ghost, layout, finger)
    side = painter.dp(LENS)
    box = _beside(painter, finger, side)
    named = painter.palette
    painter.layer = TOP
    painter.framed(
        box.inset(-painter.dp(4)), named["outline"], painter.dp(10), named["rim"], painter.dp(3)
    )
    painter.now.clips["sheet"] = box
    painter.layer = SHEET
    origin = box.middle[0] - middle[0] * unit, box.middle[1] - middle[1] * unit
    faces = table.faces
    seen = Rect(middle[0] - NEAR, middle[1] - NEAR, 2 * NEAR, 2 * NEAR)
    near = [
        piece
        for piece in table.controller.shown.group(BOARD)
        if overlap(bounds(piece), seen).w > 0 and overlap(bounds(piece), seen).h > 0
    ]
    for paint in (faces.shade, faces.paint):
        for piece in near:
            paint(painter, piece, on_board(piece, unit, origin), key=f"lens {piece.id}")
            painter.layer = SHEET
    for piece in ghost.pieces if ghost is not None else ():
        spot = on_board(piece, unit, origin)
        key = f"lens ghost {piece.id}"
        faces.shade(painter, piece, spot, key=key, alpha=SEEN_THROUGH + 40)
        faces.paint(painter, piece, spot, key=key, alpha=SEEN_THROUGH + 40)
        painter.layer = SHEET
        outline(painter, spot, ALLOWED, f"{key} line")
    painter.layer = FRONT
    if ghost is not None and ghost.action is not None:
        mark = painter.dp(30)
        corner = Rect(box.right - mark * 0.8, box.bottom - mark * 0.8, mark, mark)
        painter.picture("ghost-ok", corner)
    told = ghost.price if ghost is not None else ""
    if told:
        _words(painter, told, box)


def _middle(
    ghost: Ghost | None, layout: TableLayout, finger: tuple[float, float]
) -> tuple[float, float]:
    """What the lens looks at, in board units: the outcome, or the squares under the finger."""
    if ghost is not None and ghost.pieces:
        return bounds(ghost.pieces[0]).middle
    left, top = layout.origin
    return (finger[0] - left) / layout.unit, (finger[1] - top) / layout.unit


def _beside(painter: Painter, finger: tuple[float, float], side: float) -> Rect:
    """Above the finger and to its left, or where else there is room on the screen."""
    away, edge = painter.dp(56), painter.dp(10)
    x = finger[0] - away - side
    if x < edge:
        x = min(finger[0] + away, painter.form.width - side - edge)
    y = max(edge, min(finger[1] - away - side, painter.form.height - side - edge))
    return Rect(x, y, side, side)


def _words(painter: Painter, told: str, box: Rect) -> None:
    wide = painter.width_of(told, 15, "bold") + painter.dp(18)
    tall = painter.sp(15) * 1.5
    x = min(max(0.0, box.middle[0] - wide / 2), painter.form.width - wide)
    y = box.y - tall - painter.dp(6)
    _plate(painter, told, Rect(x, y if y > 0 else box.bottom + painter.dp(6), wide, tall))
