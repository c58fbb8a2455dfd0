"""What the pieces of the picture are called that are touched to choose something."""

from __future__ import annotations

SPACE, TAKE, GAIN, EXCHANGE, BONUS = "space-", "take-", "gain-", "exchange-", "bonus-"
ROLL, REROLL, DECLINE, DIE, POINTS, KEEP = "roll", "reroll", "decline", "die", "points", "keep"
STOCK = "stock-"


def slot(seat: str, name: str) -> str:
    """A slot of a player board."""
    return f"slot-{seat}-{name}"


def tile(seat: str, column: str) -> str:
    """The action tile of a column."""
    return f"tile-{seat}-{column}"


def window_row(seat: str, row: int) -> str:
    """A row of a player's window."""
    return f"window-{seat}-{row}"


def rolled(die: str, at: int) -> str:
    """A die that has just been rolled; `at` tells alike ones apart, from 1."""
    return f"rolled-{die}-{at}"


def glass(seat: str, row: int, column: int) -> str:
    """A tile in a player's window, by row and column from 1."""
    return f"glass-{seat}-{row - 1}-{column - 1}"
