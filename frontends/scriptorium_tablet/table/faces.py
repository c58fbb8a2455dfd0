"""How a piece is shown: its picture, its card, its count, its label, and the marks upon it."""

from __future__ import annotations

from scriptorium import Piece
from scriptorium.scene import BOARD, HAND
from scriptorium_stage import atlas
from scriptorium_stage.cardface import (
    WINDOW,
    Drawn,
    Face,
    Sizes,
    Window,
    enlarged,
    parts,
    whole,
)
from scriptorium_stage.colours import Colour, faint
from scriptorium_stage.facing import (
    BORDER,
    OUTLINE,
    RING,
    SQUARE,
    Facing,
    count_on,
    in_proportion,
    mark_of,
    room_for_label,
    shadow_of,
    stands_for,
    waits_for_words,
    wants_label,
)
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import Spot

from ..drawing.brush import Brush
from ..drawing.canvas import BOARD as BOARD_LAYER
from ..drawing.canvas import MARKS, OVER, PIECES
from ..drawing.letters import LETTERING


class Faces(Facing):
    """Paints pieces for one match, in one language."""

    def paint(
        self, brush: Brush, piece: Piece, spot: Spot, *, key: str = "", alpha: int = 255
    ) -> None:
        """A piece in its place."""
        key = key or piece.id
        if self.lies_as_card(piece):
            self._card(brush, piece, spot.rect, key, alpha)
        elif piece.group != BOARD:
            self._thing(brush, piece, spot, key, alpha)
        else:
            self._on_board(brush, piece, spot, key, alpha)
        if counted := count_on(piece):
            badge(brush, spot.rect, counted)

    def _card(self, brush: Brush, piece: Piece, rect: Rect, key: str, alpha: int) -> None:
        told, sizes = piece.group == HAND, small_letters(brush)
        paint_card(brush, self.face(piece), rect, key, sizes, told=told, alpha=alpha)

    def paint_enlarged(self, brush: Brush, piece: Piece, anchor: Rect) -> Rect:
        """A card beside its place, so large that all of its text can be read; gives its room."""
        brush.layer, brush.clip = OVER, None
        face, sizes = self.face(piece), large_letters(brush)
        window = brush.whole.inset(brush.dp(6))
        rect = enlarged(face, anchor, window, LETTERING, sizes, brush.dp(240))
        paint_card(brush, face, rect, "enlarged", sizes, told=True)
        return rect

    def shade(
        self, brush: Brush, piece: Piece, spot: Spot, *, key: str = "", alpha: int = 255
    ) -> None:
        """The shadow of a piece of several squares: painted before all pieces, it darkens none."""
        shadow = shadow_of(piece, spot)
        if shadow is not None:
            key = f"{key or piece.id} shadow"
            brush.picture(shadow.art, shadow.rect, key=key, angle=spot.angle, alpha=alpha)

    def _on_board(self, brush: Brush, piece: Piece, spot: Spot, key: str, alpha: int) -> None:
        instead = stands_for(piece)
        found = atlas.find(piece.art, brush.look.palette.name, instead)
        drawn = spot.drawn if piece.shape else snapped(spot.drawn)
        brush.picture(piece.art, drawn, key=key, angle=spot.angle, alpha=alpha, instead=instead)
        if piece.label and waits_for_words(piece, found):
            self._label(brush, piece, spot.rect, key)

    def _label(self, brush: Brush, piece: Piece, rect: Rect, key: str) -> None:
        found = atlas.find(piece.art, brush.look.palette.name)
        box, share = room_for_label(rect, found)
        # On the board letters follow the squares: zooming makes them as large as one likes.
        size = max(6.0, rect.h * share) / max(0.01, brush.sp(100) / 100)
        brush.text(
            piece.label,
            box,
            size,
            face="bold",
            align="center",
            valign="center",
            key=f"{key} label",
            smallest=6,
            may_clip=True,
        )

    def _thing(self, brush: Brush, piece: Piece, spot: Spot, key: str, alpha: int) -> None:
        found = atlas.find(piece.art, brush.look.palette.name, "token")
        rect = in_proportion(spot.rect, found)
        brush.picture(piece.art, rect, key=key, angle=spot.angle, alpha=alpha, instead="token")
        if wants_label(piece, found):
            self._label(brush, piece, rect, key)


def snapped(rect: Rect) -> Rect:
    """The nearest whole pixels, so that what lies side by side leaves no gap: lines of a list."""
    x, y = round(rect.x), round(rect.y)
    return Rect(x, y, round(rect.right) - x, round(rect.bottom) - y)


def small_letters(brush: Brush) -> Sizes:
    """The letters on a card among others: never smaller than can be read."""
    return Sizes(brush.sp(15), max(brush.least, brush.sp(14)), brush.least, brush.sp(14))


def large_letters(brush: Brush) -> Sizes:
    """The letters on an enlarged card; a very long text is made to fit."""
    return Sizes(brush.sp(18), brush.sp(16), brush.least, brush.least)


def paint_card(
    brush: Brush,
    face: Face,
    rect: Rect,
    key: str,
    sizes: Sizes,
    *,
    told: bool,
    alpha: int = 255,
) -> None:
    """A card: its front, and upon it what the stage has laid out."""
    _front(brush, face.front, rect, key, alpha)
    named = brush.look.palette
    ink = (*named["ink"][:3], alpha)
    for part in parts(face, rect, LETTERING, sizes, told=told):
        name = f"{key} {part.name}"
        if isinstance(part, Drawn):
            brush.picture(part.art, part.rect, key=name, alpha=alpha)
        elif isinstance(part, Window):
            edge, radius = max(1.0, part.rect.w * 0.015), part.rect.w * 0.025
            brush.rounded(part.rect, ink, radius, f"{name} edge")
            brush.rounded(part.rect.inset(edge), faint(WINDOW, alpha), radius, name)
        else:
            brush.text(
                "\n".join(part.setting.lines),
                part.rect,
                1,
                face=part.setting.face,
                colour=ink,
                align="center",
                valign="center",
                key=name,
                smallest=part.setting.size,
                may_clip=True,
            )


def _front(brush: Brush, art: str, rect: Rect, key: str, alpha: int) -> None:
    """The front of a card; where it has less room than it is high, its upper part."""
    found = atlas.find(art, brush.look.palette.name, "card")
    tall = whole(rect).h
    if found is None or tall <= rect.h:
        brush.picture(art, rect, key=key, alpha=alpha, instead="card")
        return
    file, x, y, w, h = found.cut(rect.w, tall)
    brush.cut((file, x, y, w, max(1, round(h * rect.h / tall))), rect, key, alpha)


def layer_of(piece: Piece) -> int:
    """Which layer a piece of the board belongs to."""
    return BOARD_LAYER if piece.layer <= 0 else PIECES


def badge(brush: Brush, rect: Rect, text: str) -> None:
    """A small round number in the lower right corner."""
    side = brush.sp(14) * 1.45
    wide = max(side, brush.width_of(text, 14, "bold") + brush.dp(10))
    box = Rect(rect.right - wide, rect.bottom - side, wide, side)
    named = brush.look.palette
    brush.framed(box, named["ink"], side / 2, named["parchment"], brush.dp(2))
    brush.text(
        text,
        box,
        14,
        face="bold",
        colour=named["parchment"],
        align="center",
        valign="center",
        one_line=True,
    )


# marks on pieces


def mark_touchable(brush: Brush, piece: Piece, spot: Spot, many: bool) -> None:
    """Gold: this may be touched."""
    key, how = f"gold {piece.id}", mark_of(piece, spot, many, brush.dp(90))
    if how == OUTLINE:
        outline(brush, spot, brush.look.palette["gold"], key)
    elif how == BORDER:
        thick = max(brush.dp(2), spot.rect.h * 0.1)
        dark = brush.look.palette["outline"]
        brush.ring(spot.rect.inset(-brush.dp(1)), dark, thick + brush.dp(2), f"{key} under")
        brush.ring(spot.rect, brush.look.palette["gold"], thick, key)
    elif how == RING:
        side = max(6.0, spot.rect.w * 0.3)
        brush.picture("highlight-ring", spot.rect.centred(side, side), key=key)
    elif how == SQUARE:
        brush.picture("highlight-square", spot.rect, key=key)
    else:
        frame(brush, spot.rect, "highlight-frame", key)


def frame(brush: Brush, rect: Rect, art: str, key: str) -> None:
    """A frame of any size round a rectangle."""
    found = atlas.find(art, brush.look.palette.name)
    if found is not None and found.slices:
        unit = min(brush.dp(30), rect.w / 1.2, rect.h / 1.2)
        brush.patch(found, rect, key, unit=unit)


def outline(brush: Brush, spot: Spot, colour: Colour, key: str) -> None:
    """A line round the squares of a piece, dark beneath it so that it is seen on any ground."""
    if not spot.squares:
        brush.ring(spot.rect, colour, max(2.0, spot.rect.h * 0.08), key)
        return
    unit = spot.squares[0].w
    thick = max(brush.dp(2), unit * 0.09)
    dark = brush.look.palette["outline"]
    brush.edges(spot.rect, _round(spot, thick * 1.8), (*dark[:3], 150), f"{key} under")
    brush.edges(spot.rect, _round(spot, thick), colour, key)


def _round(spot: Spot, thick: float) -> tuple[Rect, ...]:
    """Thin rectangles along the outer sides of the squares of a piece."""
    unit = spot.squares[0].w
    cells = {
        (round((one.x - spot.rect.x) / unit), round((one.y - spot.rect.y) / unit))
        for one in spot.squares
    }
    half, parts = thick / 2, []
    for x, y in sorted(cells):
        left, top = spot.rect.x + x * unit, spot.rect.y + y * unit
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


def under_marks(brush: Brush) -> None:
    """What follows is painted over the pieces of the board."""
    brush.layer = MARKS
