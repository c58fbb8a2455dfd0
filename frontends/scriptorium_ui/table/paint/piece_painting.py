"""How a piece is shown: its picture, its card, its count, its label."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from scriptorium import Ruleset, Seat
from scriptorium.scene import BOARD, HAND, PILES, PLAYER, TURN, Piece
from scriptorium_play.common.colours import HIGH_CONTRAST, Look, faint
from scriptorium_play.texts.translator import Translator
from scriptorium_ui.art import atlas
from scriptorium_ui.art.card_face import WINDOW, Drawn, Face, Sizes, Window, enlarged, parts, whole
from scriptorium_ui.art.companions import UNDER, UPRIGHT, companions
from scriptorium_ui.art.plain_shapes import letters_on
from scriptorium_ui.table.layout.piece_bounds import PieceBounds
from scriptorium_ui.table.layout.piece_look import (
    PieceLook,
    art_of,
    count_on,
    in_proportion,
    room_for_label,
    shadows_of,
    stands_for,
    waits_for_words,
    wants_label,
)
from scriptorium_ui.table.layout.pile_places import count_width, is_large
from scriptorium_ui.toolkit.controls import seat_emblem
from scriptorium_ui.toolkit.display import BOARD as BOARD_LAYER
from scriptorium_ui.toolkit.display import OVER, PIECES
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect, overlap

from .marks import outline

# The picture of a seat: shown in the colour that the game gives it.
EMBLEM = "emblem-"
# Large letters or not: a count covers no more of the width of what it counts.
COVERED = 0.7
LEAST_BADGE = 20


class PiecePainter(PieceLook):
    """Paints pieces for one match, in one language."""

    def __init__(self, rules: Ruleset, words: Translator, looks: Mapping[Seat, Look]) -> None:
        super().__init__(rules, words)
        self.looks = looks

    def paint(
        self, brush: Painter, piece: Piece, spot: PieceBounds, *, key: str = "", alpha: int = 255
    ) -> None:
        """A piece in its place."""
        key = key or piece.id
        look = self.looks.get(piece.art.removeprefix(EMBLEM)) if piece.art[:7] == EMBLEM else None
        if look is not None:
            seat_emblem(brush, look, square(spot.drawn), key, alpha)
        elif self.lies_as_card(piece):
            self._card(brush, piece, spot, key, alpha)
        elif piece.group != BOARD:
            self._thing(brush, piece, spot, key, alpha)
        else:
            self._on_board(brush, piece, spot, key, alpha)
        if counted := count_on(piece):
            whole = piece.shape and piece.group == PILES  # its count stands beside it
            wide = count_width(brush) if whole else 0.0
            badge(brush, spot.free._replace(w=spot.free.w + wide), counted)

    def _card(self, brush: Painter, piece: Piece, spot: PieceBounds, key: str, alpha: int) -> None:
        told, sizes, face = piece.group == HAND, small_letters(brush), self.face(piece)
        number = face.number if spot.bare is not None else ""
        if number:  # under the next card: its number goes where it is seen
            face = replace(face, number="")
        paint_card(brush, face, spot.rect, key, sizes, told=told, alpha=alpha)
        if number:
            badge(brush, spot.free, number, f"{key} number")

    def paint_enlarged(self, brush: Painter, piece: Piece, anchor: Rect) -> Rect:
        """A card beside its place, so large that all of its text can be read; gives its room."""
        brush.layer, brush.clip = OVER, None
        face, sizes = self.face(piece), large_letters(brush)
        window = brush.whole.inset(brush.dp(6))
        rect = enlarged(face, anchor, window, brush.lettering, sizes, brush.dp(240))
        paint_card(brush, face, rect, "enlarged", sizes, told=True)
        return rect

    def shade(
        self,
        brush: Painter,
        piece: Piece,
        spot: PieceBounds,
        *,
        key: str = "",
        alpha: int = 255,
        lift: float = 1.0,
    ) -> None:
        """The shadows of a piece of several squares: painted before all pieces, darkening none."""
        for one in shadows_of(piece, spot, lift):
            name = f"{key or piece.id} {one.name} shadow"
            brush.picture(one.art, one.rect, key=name, angle=spot.angle, alpha=alpha)

    def light(self, brush: Painter, piece: Piece, spot: PieceBounds, room: Rect) -> None:
        """What a piece that is seen in a room throws on the ground round it, also beyond."""
        if min(overlap(spot.rect, room)[2:]) > 0:
            found = None
            if brush.palette.name != HIGH_CONTRAST:
                found = atlas.find(piece.art, brush.palette.name)
            _with(brush, found, spot.drawn, spot.angle, UNDER, piece.id, 255)

    def _on_board(
        self, brush: Painter, piece: Piece, spot: PieceBounds, key: str, alpha: int
    ) -> None:
        instead, art = stands_for(piece), art_of(piece)
        found = atlas.find(art, brush.palette.name, instead)
        drawn = spot.drawn if piece.shape else snapped(spot.drawn)
        brush.picture(art, drawn, key=key, angle=spot.angle, alpha=alpha, instead=instead)
        if piece.shape and brush.palette.name == HIGH_CONTRAST:
            outline(brush, spot, faint(brush.palette["rim"], alpha), f"{key} edge")
        _with(brush, found, drawn, spot.angle, UPRIGHT, key, alpha)
        if piece.label and waits_for_words(piece, found):
            self._label(brush, piece, spot.rect, key)

    def _label(self, brush: Painter, piece: Piece, rect: Rect, key: str) -> None:
        found = atlas.find(piece.art, brush.palette.name)
        box, share = room_for_label(rect, found)
        # On the board letters follow the squares: zooming makes them as large as one likes.
        size = max(6.0, rect.h * share) / max(0.01, brush.form.letters)
        brush.piece_text(
            piece.label,
            box,
            size,
            face="bold",
            colour=letters_on(piece.art, brush.palette),
            key=f"{key} label",
            smallest=6,
        )

    def _thing(self, brush: Painter, piece: Piece, spot: PieceBounds, key: str, alpha: int) -> None:
        art = art_of(piece)
        found = atlas.find(art, brush.palette.name, "token")
        rect = in_proportion(spot.rect, found)
        if piece.shape and not atlas.knows(art):
            _squares(brush, piece, rect)
        brush.picture(art, rect, key=key, angle=spot.angle, alpha=alpha, instead="token")
        _with(brush, found, rect, spot.angle, UPRIGHT, key, alpha)
        if wants_label(piece, found):
            if is_large(brush) and _bears_number(piece) and rect.w >= brush.dp(LEAST_BADGE):
                badge(brush, rect, piece.label)  # it grows beyond the room it has on the picture
            else:
                self._label(brush, piece, rect, key)


def _with(
    brush: Painter,
    found: atlas.Picture | None,
    drawn: Rect,
    angle: float,
    how: str,
    key: str,
    alpha: int,
) -> None:
    """What is shown with a picture in one way; it keeps the picture's name, to go along with it."""
    for nr, (one, rect) in enumerate(companions(found, drawn, angle, how)):
        brush.picture(one.key, rect, key=f"{key} {nr} {how}", alpha=alpha)


def _bears_number(piece: Piece) -> bool:
    """Whether a thing on a panel, or a mark of the turn, tells how many there are of it."""
    counts = piece.group.startswith(PLAYER) or piece.group == TURN
    return counts and piece.label.lstrip("-").isdecimal()


def _squares(brush: Painter, piece: Piece, rect: Rect) -> None:
    """The squares of a shape beside the board that has no picture of its own."""
    unit, named = rect.w / (max(dx for dx, _ in piece.shape) + 1), brush.palette
    for dx, dy in piece.shape:
        square = Rect(rect.x + dx * unit, rect.y + dy * unit, unit, unit).inset(unit * 0.04)
        brush.framed(square, named["shade"], unit * 0.12, named["outline"], brush.dp(1))


def snapped(rect: Rect) -> Rect:
    """The nearest whole pixels, so that what lies side by side leaves no gap: lines of a list."""
    x, y = round(rect.x), round(rect.y)
    return Rect(x, y, round(rect.right) - x, round(rect.bottom) - y)


def square(rect: Rect) -> Rect:
    """The largest square in the middle of a rectangle."""
    side = min(rect.w, rect.h)
    return rect.centred(side, side)


def small_letters(brush: Painter) -> Sizes:
    """The letters on a card among others: never smaller than can be read."""
    return Sizes(
        brush.sp(15), max(brush.least, brush.sp(14)), brush.least, max(brush.least, brush.sp(11))
    )


def large_letters(brush: Painter) -> Sizes:
    """The letters on an enlarged card; a very long text is made to fit."""
    return Sizes(brush.sp(18), brush.sp(16), brush.least, brush.least)


def paint_card(
    brush: Painter,
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
    named = brush.palette
    ink = (*named["ink"][:3], alpha)
    for part in parts(face, rect, brush.lettering, sizes, told=told):
        name = f"{key} {part.name}"
        if isinstance(part, Drawn):
            brush.picture(part.art, part.rect, key=name, alpha=alpha)
        elif isinstance(part, Window):
            edge, radius = max(1.0, part.rect.w * 0.015), part.rect.w * 0.025
            brush.rounded(part.rect, ink, radius, f"{name} edge")
            brush.rounded(part.rect.inset(edge), faint(WINDOW, alpha), radius, name)
        else:
            brush.piece_text(
                "\n".join(part.setting.lines),
                part.rect,
                1,
                face=part.setting.face,
                colour=ink,
                key=name,
                smallest=part.setting.size,
            )


def _front(brush: Painter, art: str, rect: Rect, key: str, alpha: int) -> None:
    """The front of a card; where it has less room than it is high, its upper part."""
    found = atlas.find(art, brush.palette.name, "card")
    tall = whole(rect).h
    if found is None or tall <= rect.h:
        brush.picture(art, rect, key=key, alpha=alpha, instead="card")
        return
    file, x, y, w, h = found.cut(rect.w, tall)
    brush.cut((file, x, y, w, max(1, round(h * rect.h / tall))), rect, key, alpha)


def layer_of(piece: Piece) -> int:
    """Which layer a piece of the board belongs to."""
    return BOARD_LAYER if piece.layer <= 0 else PIECES


def badge(brush: Painter, rect: Rect, text: str, key: str = "") -> None:
    """A small round number in the lower right corner."""
    side = min(brush.sp(14) * 1.45, max(brush.dp(14) * 1.45, rect.w * COVERED))
    wide = max(side, min(brush.width_of(text, 14, "bold") + brush.dp(10), rect.w * COVERED))
    box = Rect(rect.right - wide, rect.bottom - side, wide, side)
    named = brush.palette
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
        key=key,
    )
