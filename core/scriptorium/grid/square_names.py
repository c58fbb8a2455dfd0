"""How squares are written: a column letter and a row number, A1 in the north-west corner."""

import re
from typing import Final

_SQUARE: Final = re.compile(r"([A-Za-z]{1,3})([0-9]{1,4})")
_LONGEST_ECHO: Final = 24
_LETTERS: Final = 26


class SquareError(ValueError):
    """A text or number that is no square of this grid; the message says what was expected."""


class NotASquareError(SquareError):
    """A text that is not written like a square at all."""


class OffGridError(SquareError):
    """A square that is written properly but lies outside this grid."""

    off_grid = True


def column_name(x: int) -> str:
    """Return the letters of a column: A to Z, then AA, AB and so on."""
    if x < _LETTERS:
        return chr(ord("A") + x)
    return column_name(x // _LETTERS - 1) + chr(ord("A") + x % _LETTERS)


def square_name(x: int, y: int) -> str:
    """Return how the square in this column and row is written."""
    return f"{column_name(x)}{y + 1}"


def extent(columns: int, rows: int) -> str:
    """Return the columns and rows of a grid as words."""
    across = "column A" if columns == 1 else f"columns A to {column_name(columns - 1)}"
    down = "row 1" if rows == 1 else f"rows 1 to {rows}"
    return f"{across}, {down}"


def read_square(text: str, columns: int, rows: int) -> tuple[int, int]:
    """Read a square of a grid of this size, in capitals or not, and return its column and row."""
    match = _SQUARE.fullmatch(text)
    # A leading zero is no second way to write a square: names and squares match one to one.
    if match is None or (match[2][0] == "0" and match[2] != "0"):
        shown = text if len(text) <= _LONGEST_ECHO else text[:_LONGEST_ECHO] + "..."
        raise NotASquareError(
            f"{shown!r} is not a square: write a column letter and a row number, such as "
            f"{square_name(columns - 1, rows - 1)} ({extent(columns, rows)})"
        )
    letters, digits = match[1].upper(), match[2]
    x = 0
    for letter in letters:
        x = x * _LETTERS + ord(letter) - ord("A") + 1
    x, y = x - 1, int(digits) - 1
    if x >= columns or not 0 <= y < rows:
        raise OffGridError(f"{letters}{digits} is off this grid: {extent(columns, rows)}")
    return x, y
