"""The whole box, read from its two files and checked before any match.

`load()` gives the box that ships with the game; `read(folder)` reads another. A mistake in a file
is named with its line and what was expected.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

import scriptorium as sc
from scriptorium_packs.packs import parse_toml
from scriptorium_packs.toml_places import line_of

from .board_checks import check_board
from .board_data import BoardData
from .card_checks import check_cards
from .card_data import CardData

T = TypeVar("T")


class Box(Struct, frozen=True):
    """The board and the cards."""

    board: BoardData
    cards: CardData


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

    def complain(self, path: str, problem: str) -> sc.PluginError:
        """An error about the place that a path such as `$.field[2].owner` names."""
        return sc.PluginError(f"{self.name}:{line_of(self.text, path)}: {problem}")


def read(folder: Traversable) -> Box:
    """The box in a folder, with every check of what belongs together."""
    file = DataFile(folder, "board.toml")
    board = file.as_(BoardData)
    check_board(file.complain, board)
    file = DataFile(folder, "cards.toml")
    cards = file.as_(CardData)
    check_cards(file.complain, cards, board)
    return Box(board, cards)


@cache
def load() -> Box:
    """The box that ships with the game; read once."""
    return read(files("scriptorium_cards") / "rennes")
