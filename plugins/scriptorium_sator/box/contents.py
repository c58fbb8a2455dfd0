"""The board, the cards and the numbers of SATOR, read from TOML and checked before any match.

`load()` gives the data that ship with the game; `read(folder)` reads another set of the same
four files. A mistake in one of them is named with its file, its line and what was expected.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import scriptorium as sc
from scriptorium.cards import DataRow

from .board_data import BoardData, fills_the_grid
from .card_data import DeckData, PrayerData, deals_what_there_is
from .position_data import PositionData, keeps_apart


class SatorData(DataRow, frozen=True):
    """All four files."""

    board: BoardData
    deck: DeckData
    prayers: PrayerData
    positions: PositionData


DATA = sc.data_files(
    "sator",
    files("scriptorium_cards") / "sator",
    SatorData,
    board=fills_the_grid,
    deck=deals_what_there_is,
    positions=keeps_apart,
)
read, load = DATA.read, cache(DATA.shipped)


def data_of(book: sc.RuleBook) -> SatorData:
    """The data of a match: those that ship, with what mods bring to them."""
    return DATA.of(book) or load()
