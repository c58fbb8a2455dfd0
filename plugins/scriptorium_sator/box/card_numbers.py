"""The numbers that card effects take, from the box and from card packs alike.

What a file may say is told here, so that a pack which asks for too much is refused while it is
read and never in the middle of a match.
"""

from __future__ import annotations

from difflib import get_close_matches
from itertools import pairwise
from typing import Annotated, Generic

from msgspec import Meta, field

import scriptorium as sc

from ..bridges.board_geometry import ANY as ANY
from .board_data import Key, Lines
from .card_data import (
    AnimiLevel,
    BridgesLevel,
    L,
    Level,
    MihiLevel,
    MovesLevel,
    NequeLevel,
    NihilLevel,
    OmniaLevel,
    RotasLevel,
)
from .contents import load

MOST_SQUARES = 12
MOST_TIMES = 9
# No pattern for one name: msgspec 0.22 frees a union of a pattern and a list twice at the end.
Kind = Annotated[str, Meta(max_length=32)]
Kinds = Annotated[tuple[Key, ...], Meta(min_length=1, max_length=9)]


def check_levels(levels: tuple[Level, ...], key: str = "levels") -> None:
    """Prices rise from level to level, and nothing goes on for ever."""
    prices = [level.ap for level in levels]
    for at, (price, following) in enumerate(pairwise(prices), 1):
        if following <= price:
            problem = f"the prices of the levels rise, not {prices}"
            raise sc.ParamsError(problem, key, at, "ap")
    for at, level in enumerate(levels):
        for name in level.__struct_fields__:
            number = getattr(level, name)
            most = MOST_SQUARES if name.startswith("squares") else MOST_TIMES
            if name != "ap" and isinstance(number, int) and number > most:
                raise sc.ParamsError(f"{name} is at most {most}, not {number}", key, at, name)
        if isinstance(level, OmniaLevel) and level.squares_min > level.squares_max:
            problem = "squares_min is not more than squares_max"
            raise sc.ParamsError(problem, key, at, "squares_min")


def check_kinds(given: str | tuple[str, ...], known: list[str], what: str) -> None:
    """See that a material or shape is one of the box."""
    for at, name in enumerate(names_of(given)):
        if name not in known and given != ANY:
            near = get_close_matches(name, known, n=1)
            told = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"
            steps = (what,) if isinstance(given, str) else (what, at)
            raise sc.ParamsError(f"there is no {what} {name!r}; {told}", *steps)


def names_of(given: str | tuple[str, ...]) -> tuple[str, ...]:
    """One name or several, as a tuple."""
    return (given,) if isinstance(given, str) else given


class Levels(Lines, Generic[L], frozen=True):
    """The numbers of an effect that has nothing but levels."""

    levels: Annotated[tuple[L, ...], Meta(min_length=1, max_length=9)]

    def __post_init__(self) -> None:
        check_levels(self.levels)


class OneLevel(Lines, Generic[L], frozen=True):
    """The numbers of an effect that is played in one way only."""

    levels: Annotated[tuple[L, ...], Meta(min_length=1, max_length=1)]

    def __post_init__(self) -> None:
        check_levels(self.levels)


ClaraNumbers = OneLevel[Level]
NihilNumbers = Levels[NihilLevel]
MihiNumbers = OneLevel[MihiLevel]
OmniaNumbers = OneLevel[OmniaLevel]
NequeNumbers = Levels[NequeLevel]
BridgesNumbers = OneLevel[BridgesLevel]
AnimiNumbers = OneLevel[AnimiLevel]


def _moves_levels() -> tuple[MovesLevel, ...]:
    return load().deck.moves.levels


def _rotas_levels() -> tuple[RotasLevel, ...]:
    return load().deck.rotas.levels


MovesLevels = Annotated[tuple[MovesLevel, ...], Meta(min_length=1, max_length=9)]
RotasLevels = Annotated[tuple[RotasLevel, ...], Meta(min_length=1, max_length=9)]


class MovesNumbers(Lines, frozen=True):
    """The numbers of a card that pushes: a material, several or any, and its levels."""

    levels: MovesLevels = field(default_factory=_moves_levels)
    material: Kind | Kinds = ANY

    def __post_init__(self) -> None:
        check_levels(self.levels)
        check_kinds(self.material, [line.id for line in load().board.material], "material")


class RotasNumbers(Lines, frozen=True):
    """The numbers of a card that turns: a shape, several or any, and its levels."""

    levels: RotasLevels = field(default_factory=_rotas_levels)
    shape: Kind | Kinds = ANY

    def __post_init__(self) -> None:
        check_levels(self.levels)
        check_kinds(self.shape, [line.id for line in load().board.shape], "shape")


class WildNumbers(Lines, frozen=True):
    """The numbers of a card that does either."""

    moves: MovesLevels = field(default_factory=_moves_levels)
    rotas: RotasLevels = field(default_factory=_rotas_levels)

    def __post_init__(self) -> None:
        check_levels(self.moves, "moves")
        check_levels(self.rotas, "rotas")
