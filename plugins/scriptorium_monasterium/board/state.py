"""What lies on the table: tokens, points, slots, messengers, dice (MO22.8, MO22.9)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from .valley import COLUMNS, HOMES, WIDTH

TOKENS = ("influence", "soup", "rosary", "tool", "book")
INFLUENCE, SOUP, ROSARY, TOOL, BOOK = range(len(TOKENS))
NOTHING = (0,) * len(TOKENS)

Count = Annotated[int, Meta(ge=0, le=999_999)]
Dice = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[int, Meta(ge=1, le=6)]
Price = tuple[Count, Count, Count, Count, Count]
Row = Annotated[tuple[Dice, ...], Meta(min_length=1, max_length=17)]


class Tokens(sc.Part, tag="monasterium.tokens", frozen=True):
    """The tokens of each seat: influence, soup, rosary, tool, book."""

    rows: Annotated[tuple[Price, ...], Meta(max_length=16)]


class Prestige(sc.Part, tag="monasterium.prestige", frozen=True):
    """The points of each seat (MO3.9)."""

    points: Annotated[tuple[Count, ...], Meta(max_length=16)]


class Slots(sc.Part, tag="monasterium.slots", frozen=True):
    """The slots of each seat whose novices have been sent, bit by bit: five to a row."""

    vacated: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=(1 << HOMES) - 1)], ...], Meta(max_length=16)
    ]


class Messengers(sc.Part, tag="monasterium.messengers", frozen=True):
    """The road space of each seat's messenger (MO9.1)."""

    at: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(max_length=16)]


class PersonalDice(sc.Part, tag="monasterium.personal_dice", frozen=True):
    """How many personal dice each seat owns (MO4.7, MO9.5)."""

    owned: Annotated[tuple[Dice, ...], Meta(max_length=16)]


class DiceSpaces(sc.Part, tag="monasterium.dice_spaces", frozen=True):
    """The dice on the six spaces: how many neutral ones, then how many of each seat (MO3.1)."""

    dice: Annotated[tuple[Row, ...], Meta(min_length=6, max_length=6)]


class Hands(sc.Part, tag="monasterium.hands", frozen=True):
    """The dice in each seat's hand: how many neutral ones, how many of its own (MO6.1)."""

    dice: Annotated[tuple[tuple[Dice, Dice], ...], Meta(max_length=16)]


class Rolled(sc.Part, tag="monasterium.rolled", frozen=True):
    """What the dice show that have just been rolled: neutral ones, own ones, small first (R41)."""

    neutral: Annotated[tuple[Face, ...], Meta(max_length=99)] = ()
    own: Annotated[tuple[Face, ...], Meta(max_length=99)] = ()


class Work(sc.Part, tag="monasterium.work", frozen=True):
    """The dice of this turn: on which column, how many are left, which slots it has used."""

    column: Annotated[int, Meta(ge=-1, le=WIDTH - 1)] = -1
    left: Dice = 0
    used: Annotated[int, Meta(ge=0, le=(1 << HOMES) - 1)] = 0

    @property
    def name(self) -> str:
        """The column's letter."""
        return COLUMNS[self.column] if self.column >= 0 else ""


def seat_number(position: sc.Position, seat: sc.Seat) -> int:
    """The place of a seat at the table."""
    return position.rules.setup.seats.index(seat)


def number(position: sc.Position, name: str, seat: sc.Seat) -> int:
    """A number of the game as house rules have it, never below nothing."""
    found = position.rules.number(f"monasterium.{name}", position, seat)
    return found if found > 0 else 0


def year(position: sc.Position) -> int:
    """Where the hourglass stands (MO5.1, MO18.3)."""
    return (position.clock.round - 1) // len(position.rules.setup.seats) + 1


def tokens(position: sc.Position, seat: sc.Seat) -> Price:
    """The tokens of a seat."""
    return position[Tokens].rows[seat_number(position, seat)]


def vacated(position: sc.Position, seat: sc.Seat) -> int:
    """The slots whose novices a seat has sent."""
    return position[Slots].vacated[seat_number(position, seat)]


def messenger(position: sc.Position, seat: sc.Seat) -> int:
    """The road space on which a seat's messenger stands."""
    return position[Messengers].at[seat_number(position, seat)]


def owned_dice(position: sc.Position, seat: sc.Seat) -> int:
    """How many personal dice a seat owns."""
    return position[PersonalDice].owned[seat_number(position, seat)]


def exchanged(row: tuple, at: int, value: object) -> tuple:  # type: ignore[type-arg]
    """A row with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])
