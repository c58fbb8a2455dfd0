"""Marks on pieces: what may be touched, what was touched, what just happened."""

from __future__ import annotations

from scriptorium.scene import Piece
from scriptorium_play.common.colours import Colour
from scriptorium_ui.art import atlas
from scriptorium_ui.table.layout.piece_bounds import PieceBounds
from scriptorium_ui.table.layout.piece_look import BORDER, OUTLINE, RING, SQUARE, mark_of
from scriptorium_ui.toolkit.display import MARKS
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

# How much of a side each of its two dashes takes.
DASH = 0.34


def mark_touchable(painter: Painter, piece: Piece, spot: PieceBounds, many: bool) -> None:
    """Gold: this may be touched."""
    key, how = f"gold {piece.id}", mark_of(piece, spot, many, painter.dp(90))
    if how == OUTLINE:
        outline(painter, spot, painter.palette["gold"], key)
    elif how == BORDER:
        thick = max(painter.dp(2), min(spot.rect.w, spot.rect.h) * 0.1)
        dark = painter.palette["outline"]
        painter.ring(spot.rect.inset(-painter.dp(1)), dark, thick + painter.dp(2), f"{key} under")
        painter.ring(spot.rect, painter.palette["gold"], thick, key)
    elif how == RING:
        side = max(6.0, spot.rect.w * 0.3)
        painter.picture("highlight-ring", spot.rect.centred(side, side), key=key)
    elif how == SQUARE:
        painter.picture("highlight-square", spot.rect, key=key)
    else:
        frame(painter, spot.rect, "highlight-frame", key)


def mark_end(painter: Painter, piece: Piece, spot: PieceBounds) -> None:
    """What may be touched at once, passing over what lies between: a ring, or a thin border."""
    key = f"end {piece.id}"
    if piece.width != piece.height:
        painter.ring(spot.rect, painter.palette["gold"], painter.dp(2), key)
        return
    side = max(8.0, spot.rect.w * 0.34)
    painter.picture("highlight-ring", spot.rect.centred(side, side), key=key)


def frame(painter: Painter, rect: Rect, art: str, key: str) -> None:
    """A frame of any size round a rectangle."""
    found = atlas.find(art, painter.palette.name)
    if found is not None and found.slices:
        unit = min(painter.dp(30), rect.w / 1.2, rect.h / 1.2)
        painter.patch(found, rect, key, unit=unit)


def outline(painter: Painter, spot: PieceBounds, colour: Colour, key: str) -> None:
    """A line round the squares of a piece, dark beneath it so that it is seen on any ground."""
    if not spot.squares:
        painter.ring(spot.rect, colour, max(2.0, spot.rect.h * 0.08), key)
        return
    unit = spot.squares[0].w
    thick = max(painter.dp(2), unit * 0.09)
    dark = painter.palette["outline"]
    painter.edges(spot.rect, _round(spot, thick * 1.8), (*dark[:3], 150), f"{key} under")
    painter.edges(spot.rect, _round(spot, thick), colour, key, glow=True)


def mark_last(painter: Painter, spot: PieceBounds, key: str) -> None:
    """Dashes round what something has just happened to: round its squares, where it has some."""
    if not spot.squares:
        frame(painter, spot.rect, "last-frame", key)
        return
    thick, colour = max(painter.dp(2), spot.squares[0].w * 0.07), painter.palette.paints["sky"]
    for name, part, drawn in (
        (f"{key} under", thick * 1.8, (*painter.palette["outline"][:3], 200)),
        (key, thick, colour),
    ):
        dashes = [dash for side in _round(spot, part) for dash in _dashed(side)]
        painter.edges(spot.rect, tuple(dashes), drawn, name)


def _dashed(side: Rect) -> tuple[Rect, ...]:
    """The two dashes of a side: at its ends, so that dashes meet where it goes on."""
    across = side.w > side.h
    long = (side.w if across else side.h) * DASH
    if across:
        return side._replace(w=long), side._replace(x=side.right - long, w=long)
    return side._replace(h=long), side._replace(y=side.bottom - long, h=long)


def _round(spot: PieceBounds, thick: float) -> tuple[Rect, ...]:
    """Thin rectangles along the outer sides of the squares of a piece, from its corner on."""
    unit = spot.squares[0].w
    cells = {
        (round((one.x - spot.rect.x) / unit), round((one.y - spot.rect.y) / unit))
        for one in spot.squares
    }
    half, parts = thick / 2, []
    for x, y in sorted(cells):
        left, top = x * unit, y * unit
        long = unit + thick
        if (x, y - 1) not in cells:
            parts.append(Rect(left - half, top - half, long, thick))
        if (x, y + 1) not in cells:
            parts.append(Rect(left - half, top + unit - half, long, thick))
        if (x - 1, y) not in cells:
            parts.append(Rect(left - half, top - half, thick, long))
        if (x + 1, y) not in cells:
            parts.append(Rect(left + unit - half, top - half, thick, long))
    return tuple(parts)


def under_marks(painter: Painter) -> None:
    """What follows is painted over the pieces of the board."""
    painter.layer = MARKS
