"""Which letters a font can draw: `scripts/art.py` writes it beside the fonts."""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path

import msgspec

import scriptorium_ui.art as art

FACES = {
    "text": "Alegreya-Regular.ttf",
    "bold": "Alegreya-Bold.ttf",
    "italic": "Alegreya-Italic.ttf",
    "display": "Cinzel-Bold.ttf",
    "title": "Cinzel-Bold.ttf",
    "symbols": "DejaVuSans.ttf",
}
COVERAGE = "coverage.json"
Coverage = dict[str, list[tuple[int, int]]]  # for each font runs of letters, first to last
TEXT, SYMBOLS = "text", "symbols"


@cache
def path_of(face: str) -> str:
    """The file of a face."""
    return str(Path(str(art.FONTS / FACES[face])))


@cache
def letters_of(face: str) -> frozenset[int]:
    """All characters that a face can draw."""
    known = msgspec.json.decode((art.FONTS / COVERAGE).read_bytes(), type=Coverage)
    return frozenset(chain.from_iterable(range(one, two + 1) for one, two in known[FACES[face]]))


def can_draw(face: str, text: str) -> bool:
    """Whether a face has all letters of a text."""
    known = letters_of(face)
    return all(ord(letter) in known or letter.isspace() for letter in text)


def runs(text: str, face: str) -> list[tuple[str, str]]:
    """The text in pieces that one face can draw; what it lacks is taken from the symbols."""
    known = letters_of(face)
    found: list[tuple[str, str]] = []
    for letter in text:
        used = face if ord(letter) in known or letter.isspace() else SYMBOLS
        if found and found[-1][1] == used:
            found[-1] = (found[-1][0] + letter, used)
        else:
            found.append((letter, used))
    return found
