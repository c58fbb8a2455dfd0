"""How a piece is to be shown: as a card or a picture, with which words, shadow, count and mark."""

from __future__ import annotations

from typing import NamedTuple
from zlib import adler32

from scriptorium import Ruleset
from scriptorium.scene import BOARD, HAND, PILES, Piece
from scriptorium_play.common.colours import NORMAL, palette
from scriptorium_play.texts.translator import Translator
from scriptorium_ui.art import atlas
from scriptorium_ui.art.atlas import Picture
from scriptorium_ui.art.card_face import Face, face_of, has_text
from scriptorium_ui.art.plain_shapes import FIRST as SHAPE
from scriptorium_ui.art.plain_shapes import of_squares
from scriptorium_ui.table.layout.piece_bounds import PieceBounds
from scriptorium_ui.toolkit.rect import Rect

TIMES = "\u00d7"
TOKEN = "token"  # the picture of whatever has none of its own
# More pieces than these that may be touched are many.
FEW = 60
# How what may be touched is marked.
OUTLINE, BORDER, RING, SQUARE, FRAME = "outline", "border", "ring", "square", "frame"


class LabelBox(NamedTuple):
    """Where a label stands, and how high its letters are: a share of the piece's height."""

    box: Rect
    share: float


class Shadow(NamedTuple):
    """A shadow's name, its picture, and where it falls."""

    name: str
    art: str
    rect: Rect


class PieceLook:
    """What every frontend asks of the pieces of a match, in one language."""

    def __init__(self, rules: Ruleset, words: Translator) -> None:
        self.rules = rules
        self.words = words
        self.observer = ""

    def is_card(self, piece: Piece) -> bool:
        """Whether a piece shows the face of a card."""
        return bool(piece.card) and piece.card in self.rules.cards

    def lies_as_card(self, piece: Piece) -> bool:
        """Whether it is shown as that card: on the board it may have a picture of its own."""
        if piece.group != BOARD:
            return self.is_card(piece)
        return self.is_card(piece) and piece.art == self.rules.cards[piece.card].art

    def face(self, piece: Piece) -> Face:
        """The face of a card."""
        return face_of(piece, self.rules, self.words, self.observer)

    def has_text(self, piece: Piece) -> bool:
        """Whether a piece is a card with something to read on it."""
        return self.is_card(piece) and has_text(self.face(piece))


def count_on(piece: Piece) -> str:
    """The number that a piece bears: of a pile its cards, of a card in hand how many lie there."""
    if piece.count >= 0 and piece.group == PILES:
        return str(piece.count)
    return f"{piece.count}{TIMES}" if piece.count > 1 and piece.group == HAND else ""


def shadows_of(piece: Piece, spot: PieceBounds, lift: float = 1.0) -> list[Shadow]:
    """The shadows of a piece of several squares, where there are any: far below, and its side.

    What is lifted, so many times as high as it hovers, throws the first one farther away.
    """
    kind, _, shape = piece.art.rpartition("-")
    if not spot.squares or "shadow" in kind.split("-"):
        return []
    first, unit, found = kind.split("-")[0], spot.squares[0].h, []
    for name, right, down in (("cast", 0.14 * lift, 0.34 * lift), ("shadow", 0.0, 0.1)):
        art = f"{first}-{name}-{shape}"
        if atlas.knows(art):
            found.append(Shadow(name, art, spot.drawn.moved(right * unit, down * unit)))
    return found


def is_undrawn(piece: Piece) -> bool:
    """Whether a piece of several squares has no picture, so that its squares are painted."""
    return bool(piece.shape) and not piece.art.startswith(SHAPE) and not atlas.pictured(piece.art)


def art_of(piece: Piece) -> str:
    """The key of a piece's picture: a plain shape is drawn on each of its squares.

    So is a piece of several squares that nobody has drawn, in one colour with those of its kind.
    """
    art = piece.art
    if is_undrawn(piece):
        kind, paints = art.rpartition("-")[0], sorted(palette(NORMAL).paints)
        art = f"{SHAPE}square:{paints[adler32(kind.encode()) % len(paints)]}"
    if piece.shape and art.startswith(SHAPE):
        return of_squares(art, piece.shape, piece.turn)
    return art


def stands_for(piece: Piece) -> str:
    """The picture of a thing on the board that has none of its own."""
    return "square" if piece.layer <= 0 else TOKEN


def waits_for_words(piece: Piece, found: Picture | None) -> bool:
    """Whether a picture on the board has room for words, or stands for many things."""
    if is_undrawn(piece):
        return False
    if found is None or found.areas or found.slices or piece.art == TOKEN:
        return True
    return piece.art.startswith(SHAPE) or (found.key.split("@")[0] != piece.art and piece.layer > 0)


def wants_label(piece: Piece, found: Picture | None) -> bool:
    """Whether a thing beside the board is known by its label alone."""
    exact = found is not None and found.key.split("@")[0] == piece.art
    room = found is not None and found.area("label") is not None
    plain = piece.art == "counter" or piece.art.startswith(SHAPE)
    return bool(piece.label) and (not exact or room or plain) and not is_undrawn(piece)


def room_for_label(rect: Rect, found: Picture | None) -> LabelBox:
    """Where on a picture its label stands: in the room that it has for one, else all over it."""
    area = (found.area("label") or found.area("title")) if found is not None else None
    if area is not None and found is not None:
        fx, fy = rect.w / found.width, rect.h / found.height
        box = Rect(rect.x + area[0] * fx, rect.y + area[1] * fy, area[2] * fx, area[3] * fy)
        return LabelBox(box.inset(box.w * 0.03, 0), 0.42)
    if found is not None and found.slices:
        side = min(rect.w * 0.16, rect.h * 0.5)
        return LabelBox(Rect(rect.x + side, rect.y, rect.w - 1.3 * side, rect.h), 0.67)
    return LabelBox(rect.inset(rect.w * 0.06, rect.h * 0.08), 0.42)


def in_proportion(rect: Rect, found: Picture | None) -> Rect:
    """The place of a picture that keeps its proportions in the place it was given."""
    if found is None or found.slices:
        return rect
    factor = min(rect.w / found.width, rect.h / found.height)
    return rect.centred(found.width * factor, found.height * factor)


def mark_of(piece: Piece, spot: PieceBounds, many: bool, small: float) -> str:
    """How it is shown that a piece may be touched.

    Where half the board may be, a ring on each square is enough; what is wide is bordered.
    """
    if spot.squares:
        return OUTLINE
    if piece.group != BOARD:
        return FRAME
    if piece.width != piece.height:
        return BORDER
    if many:
        return RING
    return SQUARE if spot.rect.w < small else FRAME
