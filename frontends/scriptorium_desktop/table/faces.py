"""How a piece is shown: its picture, its card, its count, its label, and the marks upon it."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from scriptorium import Piece
from scriptorium.scene import BOARD, HAND
from scriptorium_stage.cardface import Face, Sizes, enlarged
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

from ..drawing import pictures
from ..drawing.brush import Brush
from ..drawing.canvas import BOARD as BOARD_LAYER
from ..drawing.canvas import MOVING, PANELS, PIECES, TOP
from ..drawing.lettering import LETTERING
from .cardface import draw_face


def layer_of(piece: Piece) -> int:
    """Which layer of the canvas a piece belongs to."""
    if piece.group != BOARD:
        return PANELS
    return BOARD_LAYER if piece.layer <= 0 else PIECES


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
        found = pictures.find(piece.art, brush.look.palette.name, instead)
        drawn = brush.picture(
            piece.art, spot.drawn, key=key, angle=spot.angle, alpha=alpha, instead=instead
        )
        if piece.label and (not drawn or waits_for_words(piece, found)):
            self._label(brush, piece, spot.rect)

    def _label(self, brush: Brush, piece: Piece, rect: Rect) -> None:
        found = pictures.find(piece.art, brush.look.palette.name)
        box, share = room_for_label(rect, found)
        size = max(8.0, min(22.0, rect.h * share / brush.scale))
        named = brush.look.palette
        brush.text(
            piece.label,
            box,
            size,
            face="bold",
            colour=named["ink"],
            align="center",
            valign="center",
            smallest=6,
            may_clip=True,
        )

    def _card(self, brush: Brush, piece: Piece, rect: Rect, key: str, alpha: int) -> None:
        told, sizes = piece.group == HAND, small_letters(brush)
        self._face(brush, self.face(piece), rect, key, sizes, told=told, alpha=alpha)

    def _face(
        self,
        brush: Brush,
        face: Face,
        rect: Rect,
        key: str,
        sizes: Sizes,
        *,
        told: bool,
        alpha: int = 255,
    ) -> None:
        palette = brush.look.palette
        brush.image(
            ("card", face, palette.name, sizes, told),
            lambda width, height: draw_face(face, palette, sizes, width, height, told=told),
            rect,
            key,
            alpha=alpha,
        )

    def paint_enlarged(self, brush: Brush, piece: Piece, anchor: Rect) -> Rect:
        """A card beside its place, so large that all of its text can be read; gives its room."""
        face, ratio = self.face(piece), brush.look.ratio
        brush.layer = TOP
        sizes, margin = large_letters(brush), brush.px(6)
        window = brush.whole.inset(margin)
        scaled = Rect(*(side * ratio for side in window))
        from_ = Rect(*(side * ratio for side in anchor))
        least = brush.px(230) * ratio
        place = enlarged(face, from_, scaled, LETTERING, sizes, least)
        rect = Rect(*(round(side / ratio) for side in place))
        self._face(brush, face, rect, "enlarged", sizes, told=True)
        return rect

    def _thing(self, brush: Brush, piece: Piece, spot: Spot, key: str, alpha: int) -> None:
        found = pictures.find(piece.art, brush.look.palette.name, "token")
        rect = in_proportion(spot.rect, found)
        if piece.shape:
            self._outline(brush, piece, rect)
        brush.picture(piece.art, rect, key=key, angle=spot.angle, alpha=alpha, instead="token")
        if wants_label(piece, found):
            self._label(brush, piece, rect)

    def _outline(self, brush: Brush, piece: Piece, rect: Rect) -> None:
        """The squares of a shape beside the board: what it looks like from below."""
        across = max(dx for dx, _ in piece.shape) + 1
        unit = rect.w / across
        named = brush.look.palette
        for dx, dy in piece.shape:
            square = Rect(rect.x + dx * unit, rect.y + dy * unit, unit, unit).inset(unit * 0.04)
            brush.rounded(square, named["stone"], unit * 0.12, named["outline"], brush.px(1))


def small_letters(brush: Brush) -> Sizes:
    """The letters on a card among others: never smaller than can be read."""
    ratio, least = brush.look.ratio, max(12, brush.px(12))
    wanted = max(least * brush.look.text_size / 100, brush.pt(12))
    text = round(wanted * ratio)
    return Sizes(round(brush.pt(15) * ratio), text, round(least * ratio), text)


def large_letters(brush: Brush) -> Sizes:
    """The letters on an enlarged card; a very long text is made to fit."""
    size, ratio = brush.pt(16), brush.look.ratio
    least = round(max(12, brush.px(12)) * ratio)
    return Sizes(round(brush.pt(18) * ratio), round(size * ratio), least, least)


def badge(brush: Brush, rect: Rect, text: str) -> None:
    """A small round number in the lower right corner, in front of any frame."""
    side = max(brush.pt(22), brush.px(22))
    wide = max(side, brush.width_of(text, 14, "bold") + brush.px(12))
    box = Rect(rect.right - wide + brush.px(3), rect.bottom - side + brush.px(3), wide, side)
    named = brush.look.palette
    layer, brush.layer = brush.layer, TOP
    brush.rounded(box, named["ink"], side / 2, named["parchment"], brush.px(2))
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
    brush.layer = layer


# marks on pieces


def mark_touchable(brush: Brush, piece: Piece, spot: Spot, many: bool) -> None:
    """Gold: this may be touched."""
    brush.layer, key = MOVING, f"gold {piece.id}"
    how = mark_of(piece, spot, many, brush.px(70))
    if how == OUTLINE:
        outline(brush, spot, brush.look.palette["gold"], key)
    elif how == BORDER:
        border(brush, spot.rect, key, 3)
    elif how == RING:
        side = max(6.0, spot.rect.w * 0.3)
        brush.picture("highlight-ring", spot.rect.centred(side, side), key=key)
    elif how == SQUARE:
        brush.picture("highlight-square", spot.rect, key=key)
    else:
        frame(brush, spot.rect, "highlight-frame", key)


def mark_end(brush: Brush, piece: Piece, spot: Spot) -> None:
    """What may be touched at once, passing over what lies between: a ring, or a thin border."""
    key = f"end {piece.id}"
    if piece.width != piece.height:
        border(brush, spot.rect, key, 2)
        return
    side = max(8.0, spot.rect.w * 0.34)
    brush.picture("highlight-ring", spot.rect.centred(side, side), key=key)


def border(brush: Brush, rect: Rect, key: str, thick: float) -> None:
    """A golden line round something low and wide, dark beneath it so that it is seen."""
    gold, dark = brush.look.palette["gold"], brush.look.palette["outline"]
    ratio, radius = brush.look.ratio, round(brush.px(4) * brush.look.ratio)
    line = max(2, round(brush.px(thick) * ratio))

    def make(width: int, height: int) -> Image.Image:
        made = Image.new("RGBA", (width, height), faint(dark, 0))
        pen = ImageDraw.Draw(made)
        box = (0, 0, width - 1, height - 1)
        pen.rounded_rectangle(box, radius, outline=dark, width=line + 2)
        box = (1, 1, width - 2, height - 2)
        pen.rounded_rectangle(box, radius, outline=gold, width=line)
        return made

    brush.image(("border", gold, line, radius), make, rect, key)


def frame(brush: Brush, rect: Rect, art: str, key: str) -> None:
    """A frame of any size round a rectangle."""
    found = pictures.find(art, brush.look.palette.name)
    if found is None or not found.slices:
        return
    unit = brush.px(44)
    margin = found.outset * unit
    grain = unit / 40 / 3
    brush.image(
        ("frame", found.key, round(unit)),
        lambda w, h: pictures.nine_patch(found, w, h, grain * brush.look.ratio),
        rect.inset(-margin),
        key,
    )


def outline(brush: Brush, spot: Spot, colour: Colour, key: str, alpha: int = 255) -> None:
    """A glowing line round the squares of a piece."""
    left, top = spot.rect.x, spot.rect.y
    unit = spot.squares[0].w
    cells = frozenset(
        (round((square.x - left) / unit), round((square.y - top) / unit)) for square in spot.squares
    )
    margin = unit * 0.2
    thick = max(2.0, unit * 0.07) * brush.look.ratio
    across = spot.rect.w / unit + 0.4

    def make(width: int, height: int) -> Image.Image:
        side = width / across
        mask = Image.new("L", (width, height), 0)
        pen = ImageDraw.Draw(mask)
        off = 0.2 * side
        for x, y in cells:
            x0, y0, x1, y1 = (
                off + x * side,
                off + y * side,
                off + (x + 1) * side,
                off + (y + 1) * side,
            )
            for other, line in (
                ((x - 1, y), (x0, y0, x0, y1)),
                ((x + 1, y), (x1, y0, x1, y1)),
                ((x, y - 1), (x0, y0, x1, y0)),
                ((x, y + 1), (x0, y1, x1, y1)),
            ):
                if other not in cells:
                    pen.line(line, fill=255, width=round(thick))
                    for px, py in (line[:2], line[2:]):
                        half = thick / 2
                        pen.ellipse((px - half, py - half, px + half, py + half), fill=255)
        glow = mask.filter(ImageFilter.GaussianBlur(thick * 1.1)).point(lambda v: min(255, v * 2))
        made = Image.new("RGBA", (width, height), faint(colour, 0))
        light = Image.new("RGBA", (width, height), colour)
        made.paste(light, (0, 0), glow.point(lambda v: v * 6 // 10))
        return Image.composite(light, made, mask)

    rect = spot.rect.inset(-margin)
    brush.image(("outline", cells, colour, round(unit)), make, rect, key, alpha=alpha)
