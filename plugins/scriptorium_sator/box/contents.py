"""The board, the cards and the numbers of SATOR, read from TOML and checked before any match.

`load()` gives the data that ship with the game; `read(folder)` reads another set of the same
four files. A mistake in one of them is named with its file, its line and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

import scriptorium as sc
from scriptorium_packs.packs import parse_toml
from scriptorium_packs.toml_places import line_of

from .board_data import BoardData, Lines, PositionData
from .card_data import DeckData, PrayerData

T = TypeVar("T")

FOLDER = "scriptorium_cards"


class SatorData(Lines, frozen=True):
    """All four files."""

    board: BoardData
    deck: DeckData
    prayers: PrayerData
    positions: PositionData


class DataFile:
    """One of the files while it is read and checked; complaints name its line."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.name = name
        try:
            data = (folder / name).read_bytes()
        except OSError as error:
            raise sc.PluginError(f"{name}: {error.strerror or error}") from None
        self.parsed: dict[str, Any] = parse_toml(data, name)
        self.text = data.decode()

    def as_(self, kind: type[T]) -> T:
        """The file as a Struct."""
        try:
            return msgspec.convert(self.parsed, kind)
        except msgspec.ValidationError as error:
            line = line_of(self.text, str(error))
            raise sc.PluginError(f"{self.name}:{line}: {error}") from None

    def complain(self, path: str, expected: str) -> sc.PluginError:
        """An error about the place that a path such as `$.shape[2].squares` names."""
        return sc.PluginError(f"{self.name}:{line_of(self.text, path)}: {expected}")


def read(folder: Traversable) -> SatorData:
    """The data in a folder, with every check of what belongs together."""
    from .data_checks import check_board, check_deck, check_positions, check_prayers

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
