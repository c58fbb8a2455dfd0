"""Which letters a font can draw: read from the font's own table of characters."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path

import scriptorium_ui.art as art

FACES = {
    "text": "Alegreya-Regular.ttf",
    "bold": "Alegreya-Bold.ttf",
    "italic": "Alegreya-Italic.ttf",
    "display": "Cinzel-Bold.ttf",
    "title": "Cinzel-Bold.ttf",
    "symbols": "DejaVuSans.ttf",
}
SEGMENTS, GROUPS = 4, 12
TEXT, SYMBOLS = "text", "symbols"


@cache
def path_of(face: str) -> str:
    """The file of a face."""
    return str(Path(str(art.FONTS / FACES[face])))


@cache
def letters_of(face: str) -> frozenset[int]:
    """All characters that a face can draw."""
    data = Path(path_of(face)).read_bytes()
    start = _table(data, b"cmap")
    found: set[int] = set()
    for nr in range(struct.unpack_from(">H", data, start + 2)[0]):
        offset = struct.unpack_from(">I", data, start + 4 + 8 * nr + 4)[0]
        at = start + offset
        kind = struct.unpack_from(">H", data, at)[0]
        if kind == SEGMENTS:
            found |= _segments(data, at)
        elif kind == GROUPS:
            found |= _groups(data, at)
    return frozenset(found)


def _table(data: bytes, name: bytes) -> int:
    for nr in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * nr)
        if tag == name:
            return int(offset)
    raise ValueError(f"the font has no table {name.decode()}")


def _segments(data: bytes, at: int) -> set[int]:
    """Format 4: runs of characters below 65536, each with a shift or a list of its own."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    shifts = struct.unpack_from(f">{count}H", data, at + 16 + 4 * count)
    lists = at + 16 + 6 * count
    found: set[int] = set()
    for nr in range(count):
        offset = struct.unpack_from(">H", data, lists + 2 * nr)[0]
        for letter in range(starts[nr], min(ends[nr], 0xFFFE) + 1):
            glyph = letter
            if offset:
                place = lists + 2 * nr + offset + 2 * (letter - starts[nr])
                glyph = struct.unpack_from(">H", data, place)[0]
                if not glyph:
                    continue
            if (glyph + shifts[nr]) & 0xFFFF:
                found.add(letter)
    return found


def _groups(data: bytes, at: int) -> set[int]:
    """Format 12: runs of characters of any height."""
    count = struct.unpack_from(">I", data, at + 12)[0]
    found: set[int] = set()
    for nr in range(count):
        first, last, _ = struct.unpack_from(">III", data, at + 16 + 12 * nr)
        found.update(range(first, last + 1))
    return found


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
