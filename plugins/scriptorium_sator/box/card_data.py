"""The lines of the files deck.toml and prayers.toml, as typed values."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta

import scriptorium as sc
from scriptorium.cards import DataRow, InWords, Key, Many, Some, Words

from .board_data import BoardData

Angle = Literal[90, 180, 270]

# The Incertus Movet deck and the numbers of a turn.


class Numbers(DataRow, frozen=True):
    """What a turn has to spend, how large hands are, what swaps and gargoyles take."""

    action_points: Many
    movement_points: dict[Literal["im", "lf"], Many]
    free_actions: Many
    hand_size: Some
    most_liber_fidei: Many
    swap_discards: Some
    swap_cost: Many
    search_cost: Many
    surcharge: Many
    cards_to_unblock: Some


class Rulings(DataRow, frozen=True):
    """What a table may decide otherwise (R2, R26, R38, R13)."""

    first_bridge_placed_by: Literal["last", "first"]
    golden_rule_scope: Literal["bridge", "turn"]
    jump_from_start_square: bool
    liber_fidei_in_first_turn_swaps: bool


class Level(DataRow, frozen=True):
    """A printed price of a card, without anything that grows with it."""

    ap: Some


class MovesLevel(Level, frozen=True):
    """A price, and how many squares are pushed or walked for it (S10.1, S15.1, S21.1)."""

    squares: Some


class RotasLevel(Level, frozen=True):
    """A price of ROTAS, and how many turns it gives (S11.1, S11.5); `angles` leaves only those."""

    rotations: Annotated[int, Meta(ge=1, le=2)]
    angles: Annotated[tuple[Angle, ...], Meta(max_length=3)] = ()

    def __post_init__(self) -> None:
        if self.angles and self.rotations > 1:
            raise sc.ParamsError("a level with angles turns once: rotations = 1", "rotations")

    def allows(self, angle: int) -> bool:
        """Whether it turns by so many quarters, clockwise."""
        return not self.angles or angle * 90 in self.angles


L = TypeVar("L", bound=Level)
CHEAPEST, DEAREST = 1, 5  # of what the box holds; cards of packs may cost more
MOST_SQUARES, MOST_TIMES = 12, 9


def check_levels(levels: tuple[Level, ...], key: str) -> None:
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


class Printed(DataRow, frozen=True):
    """What is printed on all cards of a kind."""

    title: Words
    text: InWords


class PrintedLevels(Printed, Generic[L], frozen=True):
    """The same for cards that are played at one of some prices."""

    levels: Annotated[tuple[L, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        check_levels(self.levels, "levels")
        for at, level in enumerate(self.levels):
            if not CHEAPEST <= level.ap <= DEAREST:
                told = f"a level costs {CHEAPEST} to {DEAREST} action points"
                raise sc.ParamsError(told, "levels", at, "ap")


class Copies(DataRow, frozen=True, tag_field="action"):
    """How many cards there are of a kind."""

    id: Annotated[Key, sc.Unique("card")]
    copies: Many


class MovesCard(Copies, frozen=True, tag="moves"):
    """A card that pushes bridges of one material."""

    material: Annotated[Key, sc.Ref("board.material")]


class RotasCard(Copies, frozen=True, tag="rotas"):
    """A card that turns bridges of one shape."""

    shape: Annotated[Key, sc.Ref("board.shape")]


class WildCard(Copies, frozen=True, tag="wild"):
    """A card that pushes or turns any bridge."""


IncertusMovetCard = MovesCard | RotasCard | WildCard


class IncertusMovet(DataRow, frozen=True):
    """The common deck (S1.1)."""

    total: Many
    cards: tuple[IncertusMovetCard, ...]


class DeckData(DataRow, frozen=True):
    """The file deck.toml."""

    numbers: Numbers
    deal: dict[str, tuple[Many, ...]]
    options: Rulings
    moves: PrintedLevels[MovesLevel]
    rotas: PrintedLevels[RotasLevel]
    wild: Printed  # its levels are those of the other two (S12.1)
    incertus_movet: IncertusMovet


def deals_what_there_is(deck: DeckData, board: BoardData) -> Iterator[tuple[str, str]]:
    """The copies add up, and every number of players has its deal."""
    total = deck.incertus_movet.total
    copies = sum(card.copies for card in deck.incertus_movet.cards)
    if copies != total:
        yield "$.incertus_movet.total", f"the copies add up to {copies}, not to {total}"
    wanted = [str(players) for players in range(2, len(board.colour) + 1)]
    if sorted(deck.deal) != sorted(wanted):
        yield "$.deal", f"name a deal for {', '.join(wanted)} players each"
    for players, deal in deck.deal.items():
        if len(deal) != int(players):
            yield f"$.deal.{players}", f"write {players} numbers, one for each"
        if sum(deal) > copies:
            yield f"$.deal.{players}", f"there are only {copies} cards to deal"


# The prayers.


class NihilLevel(MovesLevel, frozen=True):
    """A price of Nihil pensi: how many squares, and how many opponents (None: any) (S15.1)."""

    opponents: Some | None = None


class MihiLevel(Level, frozen=True):
    """A price of Mihi in dies, and how many operations it gives (S17.1)."""

    operations: Some


class OmniaLevel(Level, frozen=True):
    """A price of Virtus omnia: the fewest and the most squares (S18.1)."""

    squares_min: Some
    squares_max: Some


class NequeLevel(Level, frozen=True):
    """A price of Neque animus, and how wide a gap it crosses (S19.1)."""

    abyss_squares: Some


class BridgesLevel(Level, frozen=True):
    """A price of Victoria or Quin igitur, and how many bridges it takes at most (S20.1, S22.1)."""

    bridges: Some


class PrayerData(DataRow, frozen=True):
    """The file prayers.toml (S1.4)."""

    nihil: PrintedLevels[NihilLevel]
    clara: PrintedLevels[Level]
    mihi: PrintedLevels[MihiLevel]
    omnia: PrintedLevels[OmniaLevel]
    neque: PrintedLevels[NequeLevel]
    victoria: PrintedLevels[BridgesLevel]
    animi: PrintedLevels[MovesLevel]
    quin: PrintedLevels[BridgesLevel]

    def each(self) -> tuple[tuple[str, PrintedLevels[Any]], ...]:
        """Every prayer with its id, in the order of the file."""
        return tuple((id, getattr(self, id)) for id in self.__struct_fields__)
