"""The whole box, read from its two files and checked before any match.

`load()` gives the box that ships with the game; `read(folder)` reads another. A mistake in a file
is named with its line and what was expected.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct

from scriptorium.cards import checked

from .board_checks import check_board
from .board_data import BoardData
from .card_checks import check_cards
from .card_data import CardData


class Box(Struct, frozen=True):
    """The board and the cards."""

    board: BoardData
    cards: CardData


def read(folder: Traversable) -> Box:
    """The box in a folder, with every check of what belongs together."""
    board = checked(folder, "board.toml", BoardData, check_board)
    cards = checked(folder, "cards.toml", CardData, check_cards, board)
    return Box(board, cards)


@cache
def load() -> Box:
    """The box that ships with the game; read once."""
    return read(files("scriptorium_cards") / "rennes")
