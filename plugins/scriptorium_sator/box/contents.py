"""The board, the cards and the numbers of SATOR, read from TOML and checked before any match.

`load()` gives the data that ship with the game; `read(folder)` reads another set of the same
four files. A mistake in one of them is named with its file, its line and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from scriptorium_packs.data_file import DataFile

from .board_data import BoardData, Lines, PositionData
from .card_data import DeckData, PrayerData
from .data_checks import check_board, check_deck, check_positions, check_prayers

T = TypeVar("T")

FOLDER = "scriptorium_cards"


class SatorData(Lines, frozen=True):
    """All four files."""

    board: BoardData
    deck: DeckData
    prayers: PrayerData
    positions: PositionData


def read(folder: Traversable) -> SatorData:
    """The data in a folder, with every check of what belongs together."""
    board = _checked(folder, "board.toml", BoardData, check_board)
    deck = _checked(folder, "deck.toml", DeckData, lambda file, it: check_deck(file, it, board))
    prayers = _checked(folder, "prayers.toml", PrayerData, check_prayers)
    positions = _checked(
        folder, "positions.toml", PositionData, lambda file, it: check_positions(file, it, board)
    )
    return SatorData(board, deck, prayers, positions)


def _checked(
    folder: Traversable, name: str, kind: type[T], check: Callable[[DataFile, T], None]
) -> T:
    file = DataFile(folder, name)
    data = file.as_(kind)
    check(file, data)
    return data


@cache
def load() -> SatorData:
    """The data that ship with the game; read once."""
    return read(files(FOLDER) / "sator")
