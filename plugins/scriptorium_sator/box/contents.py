"""The board, the cards and the numbers of SATOR, read from TOML and checked before any match.

`load()` gives the data that ship with the game; `read(folder)` reads another set of the same
four files. A mistake in one of them is named with its file, its line and what was expected.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import scriptorium as sc
from scriptorium.cards import DataFiles, DataRow

from .board_data import BoardData, PositionData
from .card_data import DeckData, PrayerData
from .data_checks import check_board, check_deck, check_positions, check_prayers


class SatorData(DataRow, frozen=True):
    """All four files."""

    board: BoardData
    deck: DeckData
    prayers: PrayerData
    positions: PositionData


CHECKS = {
    "board": check_board,
    "deck": check_deck,
    "prayers": check_prayers,
    "positions": check_positions,
}
DATA = DataFiles("sator", files("scriptorium_cards") / "sator", SatorData, CHECKS)
read, load = DATA.read, cache(DATA.shipped)


def data_of(book: sc.RuleBook) -> SatorData:
    """The data of a match: those that ship, with what mods bring to them."""
    return DATA.of(book) or load()
