"""Check the pieces that a third-party plugin draws against the contract before they are shown."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Any

from scriptorium.engine.table import View
from scriptorium.engine.values import Text
from scriptorium.plugins.guard import shown

from .pieces import Piece

MOST = 1000  # units of the board, in any direction
MOST_LETTERS = 300  # of a text that stands on a piece, or names one
MOST_SQUARES = 1000
PLACE, SIZE = ("x", "y"), ("width", "height")
WHOLE = {"turn": "quarter turns", "layer": "layers", "count": "things"}
TEXTS = ("id", "art", "label", "group", "card")


def whole(draw: Callable[[Any], Iterable[Piece]]) -> Callable[[Any], Iterator[Piece]]:
    """The same picture, of which each piece is looked at."""

    @wraps(draw)
    def drawn(view: View) -> Iterator[Piece]:
        pieces = draw(view)
        if not isinstance(pieces, Iterable):
            raise TypeError(f"answered {shown(pieces)} where several Piece were expected")
        for piece in pieces:
            wrong = what_is_wrong(piece, view) if isinstance(piece, Piece) else ""
            if wrong:
                raise TypeError(f"the piece {shown(piece.id)}: {wrong}")
            yield piece

    return drawn


def what_is_wrong(piece: Piece, view: View) -> str:
    """What is not as it should be, or nothing."""
    for name in PLACE + SIZE:
        value: Any = getattr(piece, name)
        least = 0 if name in SIZE else -MOST
        plain = type(value) in (int, float) and math.isfinite(value)
        if not plain or not least <= value <= MOST or (name in SIZE and not value):
            return f"{name} is a number of squares, {_bounds(name)}, not {shown(value)}"
    for name, of in WHOLE.items():
        if type(getattr(piece, name)) is not int:
            return f"{name} counts {of}: a whole number, not {shown(getattr(piece, name))}"
    for name in TEXTS:
        text: Any = getattr(piece, name)
        if type(text) is not str or len(text) > MOST_LETTERS or not _is_whole(text):
            return f"{name} is a text of at most {MOST_LETTERS} letters, not {shown(text)}"
    if piece.says is not None and not isinstance(piece.says, Text):
        return f"says is made with sc.text(…), not {shown(piece.says)}"
    if piece.card and piece.card not in view.rules.cards:
        return f"there is no card {shown(piece.card)}"
    if len(piece.shape) > MOST_SQUARES or not all(_is_square(one) for one in piece.shape):
        return f"shape is a tuple of squares, as in ((0, 0), (1, 0)), not {shown(piece.shape)}"
    return ""


def _bounds(name: str) -> str:
    return f"more than 0 and at most {MOST}" if name in SIZE else f"at most {MOST} either way"


def _is_square(one: Any) -> bool:
    return type(one) is tuple and [*map(type, one)] == [int, int]


def _is_whole(text: str) -> bool:
    """Whether a text can be sent to a window: half a sign cannot."""
    return text.isascii() or not any("\ud800" <= one <= "\udfff" for one in text)
