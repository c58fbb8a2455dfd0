"""How a piece is shown: its picture, its card, its count, its label, and the marks upon it."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from scriptorium import Piece, Ruleset
from scriptorium.scene import BOARD, HAND, PILES
from scriptorium_stage.atlas import Picture
from scriptorium_stage.cardface import Face, Sizes, enlarged, face_of, has_text
from scriptorium_stage.colours import Colour, faint
from scriptorium_stage.shapes import Rect
from scriptorium_stage.spots import Spot
from scriptorium_stage.texts import Words

from ..drawing import pictures
from ..drawing.brush import Brush
from ..drawing.canvas import BOARD as BOARD_LAYER
from ..drawing.canvas import MOVING, PANELS, PIECES, TOP
from ..drawing.lettering import LETTERING
from .cardface import draw_face

FEW = 60


def layer_of(piece: Piece) -> int:
    """Which layer of the canvas a piece belongs to."""
    if piece.group != BOARD:
        return PANELS
    return BOARD_LAYER if piece.layer <= 0 else PIECES


class Faces:
    """Paints pieces for one match, in one language."""

    def __init__(self, rules: Ruleset, words: Words) -> None:
        self.rules = rules
        self.words = words
        self.observer = ""

    def paint(
        self, brush: Brush, piece: Piece, spot: Spot, *, key: str = "", alpha: int = 255
    ) -> None:
        """A piece in its place."""
        key = key or piece.id
        if self.is_card(piece) and piece.group != BOARD:
            self._card(brush, piece, spot.rect, key, alpha)
        elif piece.group != BOARD:
            self._thing(brush, piece, spot, key, alpha)
        else:
            self._on_board(brush, piece, spot, key, alpha)
        if piece.count >= 0 and piece.group == PILES:
            badge(brush, spot.rect, str(piece.count))
        elif piece.count > 1 and piece.group == HAND:
            badge(brush, spot.rect, f"{piece.count}\u00d7")

    def is_card(self, piece: Piece) -> bool:
        """Whether a piece shows the face of a card."""
        return bool(piece.card) and piece.card in self.rules.cards

    def shade(
        self, brush: Brush, piece: Piece, spot: Spot, *, key: str = "", alpha: int = 255
    ) -> None:
        """The shadow of a piece of several squares: painted before all pieces, it darkens none."""
        kind, _, shape = piece.art.rpartition("-")
        shadow = f"{kind.split('-')[0]}-shadow-{shape}"
        if spot.squares and pictures.knows(shadow) and piece.art != shadow:
            low = spot.drawn._replace(y=spot.drawn.y + spot.squares[0].h * 0.1)
            key = f"{key or piece.id} shadow"
            brush.picture(shadow, low, key=key, angle=spot.angle, alpha=alpha)

    def _on_board(self, brush: Brush, piece: Piece, spot: Spot, key: str, alpha: int) -> None:
        if self.is_card(piece) and piece.art == self.rules.cards[piece.card].art:
            self._card(brush, piece, spot.rect, key, alpha)
            return
        instead = "square" if piece.layer <= 0 else "token"
        found = pictures.find(piece.art, brush.look.palette.name, instead)
        drawn = brush.picture(
            piece.art, spot.drawn, key=key, angle=spot.angle, alpha=alpha, instead=instead
        )
        if piece.label and (not drawn or self._blank(piece, found)):
            self._label(brush, piece, spot.rect)

    def _blank(self, piece: Piece, found: Picture | None) -> bool:
        """Whether a picture waits for words: it has room for them, or stands for many things."""
        if found is None:
            return True
        if found.areas or found.slices:
            return True
        return found.key.split("@")[0] != piece.art and piece.layer > 0

    def _label(self, brush: Brush, piece: Piece, rect: Rect) -> None:
        found = pictures.find(piece.art, brush.look.palette.name)
        box, share = rect.inset(rect.w * 0.06, rect.h * 0.08), 0.42
        area = (found.area("label") or found.area("title")) if found else None
        if area is not None and found is not None:
            fx, fy = rect.w / found.width, rect.h / found.height
            box = Rect(rect.x + area[0] * fx, rect.y + area[1] * fy, area[2] * fx, area[3] * fy)
            box, share = box.inset(box.w * 0.03, 0), 0.42
        elif found is not None and found.slices:
            side = min(rect.w * 0.16, rect.h * 0.5)
            box, share = Rect(rect.x + side, rect.y, rect.w - 1.3 * side, rect.h), 0.67
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

    def face(self, piece: Piece) -> Face:
        """The face of a card."""
        return face_of(piece, self.rules, self.words, self.observer)

    def has_text(self, piece: Piece) -> bool:
        """Whether a piece is a card with something to read on it."""
        return self.is_card(piece) and has_text(self.face(piece))

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
        rect = spot.rect
        found = pictures.find(piece.art, brush.look.palette.name, "token")
        if found is not None and not found.slices:
            # A picture keeps its proportions in the place it was given.
            factor = min(rect.w / found.width, rect.h / found.height)
            rect = rect.centred(found.width * factor, found.height * factor)
        if piece.shape:
            self._outline(brush, piece, rect)
        brush.picture(piece.art, rect, key=key, angle=spot.angle, alpha=alpha, instead="token")
        exact = found is not None and found.key.split("@")[0] == piece.art
        if piece.label and (not exact or piece.art == "counter"):
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
    """Gold: this may be touched. Where half the board may be, a dot on each square is enough."""
    brush.layer = MOVING
    if spot.squares:
        outline(brush, spot, brush.look.palette["gold"], f"gold {piece.id}")
    elif piece.group == BOARD and piece.width != piece.height:
        border(brush, spot.rect, f"gold {piece.id}", 3)
    elif piece.group == BOARD and many:
        side = max(6.0, spot.rect.w * 0.3)
        brush.picture("highlight-ring", spot.rect.centred(side, side), key=f"gold {piece.id}")
    elif piece.group == BOARD and piece.width == piece.height and spot.rect.w < brush.px(70):
        brush.picture("highlight-square", spot.rect, key=f"gold {piece.id}")
    else:
        frame(brush, spot.rect, "highlight-frame", f"gold {piece.id}")


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
