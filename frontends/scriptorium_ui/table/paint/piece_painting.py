"""How a piece is shown: its picture, its card, its count, its label."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from scriptorium import Ruleset, Seat
from scriptorium.scene import BOARD, HAND, PILES, PLAYER, TURN, Piece
from scriptorium_play.common.colours import HIGH_CONTRAST, Look, faint
from scriptorium_play.texts.translator import Translator
from scriptorium_ui.art import atlas
from scriptorium_ui.art.card_face import (
    WINDOW,
    CardPicture,
    CardWindow,
    Face,
    Sizes,
    enlarged,
    parts,
    whole,
)
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
        self, painter: Painter, piece: Piece, spot: PieceBounds, *, key: str = "", alpha: int = 255
    ) -> None:
        """A piece in its place."""
        key = key or piece.id
        look = self.looks.get(piece.art.removeprefix(EMBLEM)) if piece.art[:7] == EMBLEM else None
        if look is not None:
            seat_emblem(painter, look, square(spot.drawn), key, alpha)
        elif self.lies_as_card(piece):
            self._card(painter, piece, spot, key, alpha)
        elif piece.group != BOARD:
            self._thing(painter, piece, spot, key, alpha)
        else:
            self._on_board(painter, piece, spot, key, alpha)
        if counted := count_on(piece):
            whole = piece.shape and piece.group == PILES  # its count stands beside it
            wide = count_width(painter) if whole else 0.0
            badge(painter, spot.free._replace(w=spot.free.w + wide), counted)

    def _card(
        self, painter: Painter, piece: Piece, spot: PieceBounds, key: str, alpha: int
    ) -> None:
        told, sizes, face = piece.group == HAND, small_letters(painter), self.face(piece)
        number = face.number if spot.bare is not None else ""
        if number:  # under the next card: its number goes where it is seen
            face = replace(face, number="")
        paint_card(painter, face, spot.rect, key, sizes, told=told, alpha=alpha)
        if number:
            badge(painter, spot.free, number, f"{key} number")

    def paint_enlarged(self, painter: Painter, piece: Piece, anchor: Rect) -> Rect:
        """A card beside its place, so large that all of its text can be read; gives its room."""
        painter.layer, painter.clip = OVER, None
        face, sizes = self.face(piece), large_letters(painter)
        window = painter.whole.inset(painter.dp(6))
        rect = enlarged(face, anchor, window, painter.lettering, sizes, painter.dp(240))
        paint_card(painter, face, rect, "enlarged", sizes, told=True)
        return rect

    def shade(
        self,
        painter: Painter,
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
            painter.picture(one.art, one.rect, key=name, angle=spot.angle, alpha=alpha)

    def light(self, painter: Painter, piece: Piece, spot: PieceBounds, room: Rect) -> None:
        """What a piece that is seen in a room throws on the ground round it, also beyond."""
        if min(overlap(spot.rect, room)[2:]) > 0:
            found = None
            if painter.palette.name != HIGH_CONTRAST:
                found = atlas.find(piece.art, painter.palette.name)
            _with(painter, found, spot.drawn, spot.angle, UNDER, piece.id, 255)

    def _on_board(
        self, painter: Painter, piece: Piece, spot: PieceBounds, key: str, alpha: int
    ) -> None:
        instead, art = stands_for(piece), art_of(piece)
        found = atlas.find(art, painter.palette.name, instead)
        drawn = spot.drawn if piece.shape else snapped(spot.drawn)
        painter.picture(art, drawn, key=key, angle=spot.angle, alpha=alpha, instead=instead)
        if piece.shape and painter.palette.name == HIGH_CONTRAST:
            outline(painter, spot, faint(painter.palette["rim"], alpha), f"{key} edge")
        _with(painter, found, drawn, spot.angle, UPRIGHT, key, alpha)
        if piece.label and waits_for_words(piece, found):
            self._label(painter, piece, spot.rect, key)

    def _label(self, painter: Painter, piece: Piece, rect: Rect, key: str) -> None:
        found = atlas.find(piece.art, painter.palette.name)
        box, share = room_for_label(rect, found)
        # On the board letters follow the squares: zooming makes them as large as one likes.
        size = max(6.0, rect.h * share) / max(0.01, painter.form.letters)
        painter.piece_text(
            self.words.caption(piece.label),
            box,
            size,
            face="bold",
            colour=letters_on(piece.art, painter.palette),
            key=f"{key} label",
            smallest=6,
        )

    def _thing(
        self, painter: Painter, piece: Piece, spot: PieceBounds, key: str, alpha: int
    ) -> None:
        art = art_of(piece)
        found = atlas.find(art, painter.palette.name, "token")
        rect = in_proportion(spot.rect, found)
        if piece.shape and not atlas.knows(art):
            _squares(painter, piece, rect)
        painter.picture(art, rect, key=key, angle=spot.angle, alpha=alpha, instead="token")
        _with(painter, found, rect, spot.angle, UPRIGHT, key, alpha)
        if wants_label(piece, found):
            if is_large(painter) and _bears_number(piece) and rect.w >= painter.dp(LEAST_BADGE):
                badge(painter, rect, piece.label)  # it grows beyond the room it has on the picture
            else:
                self._label(painter, piece, rect, key)


def _with(
    painter: Painter,
    found: atlas.Picture | None,
    drawn: Rect,
    angle: float,
    how: str,
    key: str,
    alpha: int,
) -> None:
    """What is shown with a picture in one way; it keeps the picture's name, to go along with it."""
    for nr, (one, rect) in enumerate(companions(found, drawn, angle, how)):
        painter.picture(one.key, rect, key=f"{key} {nr} {how}", alpha=alpha)


def _bears_number(piece: Piece) -> bool:
    """Whether a thing on a panel, or a mark of the turn, tells how many there are of it."""
    counts = piece.group.startswith(PLAYER) or piece.group == TURN
    return counts and piece.label.lstrip("-").isdecimal()


def _squares(painter: Painter, piece: Piece, rect: Rect) -> None:
    """The squares of a shape beside the board that has no picture of its own."""
    unit, named = rect.w / (max(dx for dx, _ in piece.shape) + 1), painter.palette
    for dx, dy in piece.shape:
        square = Rect(rect.x + dx * unit, rect.y + dy * unit, unit, unit).inset(unit * 0.04)
        painter.framed(square, named["shade"], unit * 0.12, named["outline"], painter.dp(1))


def snapped(rect: Rect) -> Rect:
    """The nearest whole pixels, so that what lies side by side leaves no gap: lines of a list."""
    x, y = round(rect.x), round(rect.y)
    return Rect(x, y, round(rect.right) - x, round(rect.bottom) - y)


def square(rect: Rect) -> Rect:
    """The largest square in the middle of a rectangle."""
    side = min(rect.w, rect.h)
    return rect.centred(side, side)


def small_letters(painter: Painter) -> Sizes:
    """The letters on a card among others: never smaller than can be read."""
    return Sizes(
        painter.sp(15),
        max(painter.least, painter.sp(14)),
        painter.least,
        max(painter.least, painter.sp(11)),
    )


def large_letters(painter: Painter) -> Sizes:
    """The letters on an enlarged card; a very long text is made to fit."""
    return Sizes(painter.sp(18), painter.sp(16), painter.least, painter.least)


def paint_card(
    painter: Painter,
    face: Face,
    rect: Rect,
    key: str,
    sizes: Sizes,
    *,
    told: bool,
    alpha: int = 255,
) -> None:
    """A card: its front, and upon it what the stage has laid out."""
    _front(painter, face.front, rect, key, alpha)
    named = painter.palette
    ink = (*named["ink"][:3], alpha)
    for part in parts(face, rect, painter.lettering, sizes, told=told):
        name = f"{key} {part.name}"
        if isinstance(part, CardPicture):
            painter.picture(part.art, part.rect, key=name, alpha=alpha)
        elif isinstance(part, CardWindow):
            edge, radius = max(1.0, part.rect.w * 0.015), part.rect.w * 0.025
            painter.rounded(part.rect, ink, radius, f"{name} edge")
            painter.rounded(part.rect.inset(edge), faint(WINDOW, alpha), radius, name)
        else:
            painter.piece_text(
                "\n".join(part.setting.lines),
                part.rect,
                1,
                face=part.setting.face,
                colour=ink,
                key=name,
                smallest=part.setting.size,
            )


def _front(painter: Painter, art: str, rect: Rect, key: str, alpha: int) -> None:
    """The front of a card; where it has less room than it is high, its upper part."""
    found = atlas.find(art, painter.palette.name, "card")
    tall = whole(rect).h
    if found is None or found.form is not None or tall <= rect.h:
        painter.picture(art, rect, key=key, alpha=alpha, instead="card")
        return
    file, x, y, w, h = found.cut(rect.w, tall)
    painter.cut((file, x, y, w, max(1, round(h * rect.h / tall))), rect, key, alpha)


def layer_of(piece: Piece) -> int:
    """Which layer a piece of the board belongs to."""
    return BOARD_LAYER if piece.layer <= 0 else PIECES


def badge(painter: Painter, rect: Rect, text: str, key: str = "") -> None:
    """A small round number in the lower right corner."""
    side = min(painter.sp(14) * 1.45, max(painter.dp(14) * 1.45, rect.w * COVERED))
    wide = max(side, min(painter.width_of(text, 14, "bold") + painter.dp(10), rect.w * COVERED))
    box = Rect(rect.right - wide, rect.bottom - side, wide, side)
    named = painter.palette
    painter.framed(box, named["ink"], side / 2, named["parchment"], painter.dp(2))
    painter.text(
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
