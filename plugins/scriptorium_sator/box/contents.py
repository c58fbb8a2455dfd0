"""The board, the cards and the numbers of SATOR, read from TOML and checked before any match.

`load()` gives the data that ship with the game; `read(folder)` reads another set of the same
four files. A mistake in one of them is named with its file, its line and what was expected.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from scriptorium_packs.brought_data import BroughtTo
from scriptorium_packs.data_file import checked
from scriptorium_packs.data_lines import Line

from .board_data import BoardData, PositionData
from .card_data import DeckData, PrayerData
from .data_checks import check_board, check_deck, check_positions, check_prayers

FOLDER = "scriptorium_cards"
# `brought(book, "board", …)` is a file with what mods bring to it, or None where that is nothing.
brought = BroughtTo("sator", files(FOLDER) / "sator")


class SatorData(Line, frozen=True):
    """All four files."""

    board: BoardData
    deck: DeckData
    prayers: PrayerData
    positions: PositionData


def read(folder: Traversable) -> SatorData:
    """The data in a folder, with every check of what belongs together."""
    board = checked(folder, "board.toml", BoardData, check_board)
    deck = checked(folder, "deck.toml", DeckData, check_deck, board)
    prayers = checked(folder, "prayers.toml", PrayerData, check_prayers)
    positions = checked(folder, "positions.toml", PositionData, check_positions, board)
    return SatorData(board, deck, prayers, positions)


@cache
def load() -> SatorData:
    """The data that ship with the game; read once."""
    return read(files(FOLDER) / "sator")
