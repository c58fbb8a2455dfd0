"""What lies on the player boards and between them: tokens, points, slots, dice (MO22.8, MO22.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.engine import bit_places

from . import game, say
from .data import BOARD
from .valley import CHAPELS, LAST, OF_MONASTERY, PLACES, Novices, valley

TOKENS = ("influence", "soup", "rosary", "tool", "book")
INFLUENCE, SOUP, ROSARY, TOOL, BOOK = range(len(TOKENS))
COLUMNS = ("A", "B", "C", "D", "E")
ROWS = ("I", "II", "III", "IV")
STANDARD = "std"
WIDTH = len(COLUMNS)
HOMES = tuple(f"{row}-{column}" for row in ROWS for column in COLUMNS)  # from here novices are sent
SLOTS = (*(f"{STANDARD}-{column}" for column in COLUMNS), *HOMES)
HOME_PLACES = {slot: at for at, slot in enumerate(HOMES)}
WHOLE_ROW = (1 << WIDTH) - 1
ALL_HOMES = (1 << len(HOMES)) - 1
ONCE_ROWS = BOARD.action_area.limits["once_per_turn_rows"]
ONCE = {slot: at for slot, at in HOME_PLACES.items() if slot.partition("-")[0] in ONCE_ROWS}
JOKER = 6

Count = Annotated[int, Meta(ge=0, le=999_999)]
Small = Annotated[int, Meta(ge=0, le=999)]
Few = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[int, Meta(ge=1, le=6)]
Price = tuple[Count, Count, Count, Count, Count]
Name = Annotated[str, Meta(max_length=64)]
Slots = Annotated[int, Meta(ge=0, le=ALL_HOMES)]
OnSpaces = tuple[Few, Few, Few, Few, Few, Few]

EVERY = BOARD.setup.every_player
AT_START = [game.number(f"{name}_at_start", getattr(EVERY, name)) for name in TOKENS]
POINTS_AT_START = game.number("points_at_start", EVERY.points)
PERSONAL_DICE = game.number("personal_dice", EVERY.personal_dice)
PERSONAL_DICE_MOST = game.number("personal_dice_most", EVERY.personal_dice_max)
NEUTRAL_DICE = game.number(
    "neutral_dice", lambda book: BOARD.setup.of(len(book.seats)).neutral_dice_each
)


@game.part()
class Mat(sc.SeatPart, tag="monasterium.mat", frozen=True):
    """The board of a seat: its tokens, points (MO3.9), messenger (MO9.1) and slots without novices.

    The tokens are influence, soup, rosary, tool, book.
    """

    tokens: Price = (EVERY.influence, EVERY.soup, EVERY.rosary, EVERY.tool, EVERY.book)
    points: Annotated[Count, sc.Fact()] = EVERY.points
    messenger: Annotated[int, Meta(ge=1, le=LAST), sc.Fact()] = EVERY.messenger_space
    vacated: Annotated[Slots, sc.Fact(bits=HOME_PLACES)] = 0


@game.part()
class Dice(sc.SeatPart, tag="monasterium.dice", frozen=True):
    """The dice of a seat: how many it owns, those in hand and on the spaces (MO4.7, MO6.1, MO9.5).

    In hand are neutral ones, then own ones; on the six spaces only its own.
    """

    owned: Annotated[int, Meta(ge=1, le=99), sc.Fact("personal")] = EVERY.personal_dice
    hand: tuple[Few, Few] = (0, 0)
    lying: OnSpaces = (0, 0, 0, 0, 0, 0)


@game.part()
class NeutralDice(sc.Part, tag="monasterium.neutral_dice", frozen=True):
    """The neutral dice on the six spaces (MO3.1)."""

    lying: OnSpaces = (0, 0, 0, 0, 0, 0)


@game.part()
class Rolled(sc.Part, tag="monasterium.rolled", frozen=True):
    """What the dice show that have just been rolled: neutral ones, own ones, small first (R41)."""

    neutral: Annotated[tuple[Face, ...], Meta(max_length=99)] = ()
    own: Annotated[tuple[Face, ...], Meta(max_length=99)] = ()


@game.part(reset="turn")
class Work(sc.Part, tag="monasterium.work", frozen=True):
    """The dice of this turn: on which column, how many are left, which slots it has used (MO8.4).

    Only slots that may be used once are noted.
    """

    column: Annotated[Literal["", "A", "B", "C", "D", "E"], sc.Fact()] = ""
    left: Annotated[Few, sc.Fact()] = 0
    used: Annotated[Slots, sc.Fact(bits=ONCE)] = 0


def reached(at: sc.Position, seat: sc.Seat) -> int:
    """The places of all monasteries to which a seat has access (MO10.3, MO9.6, R43)."""
    found = valley(at).beside_road[at[Mat, seat].messenger]
    for place in bit_places(at[Novices, seat].bits & CHAPELS):
        found |= OF_MONASTERY[place // PLACES]
    return found


# Tokens and points, and that it is told.


@game.event(say("mo-scored"), shows=("points-{seat}",))
class Scored(sc.Event, tag="monasterium.scored", frozen=True):
    """Somebody scores points."""

    seat: sc.Seat
    points: Count


@game.event(say("mo-tokens"), shows=("{token}-{seat}",))
class TokensTaken(sc.Event, tag="monasterium.tokens_taken", frozen=True):
    """Somebody takes tokens."""

    seat: sc.Seat
    token: Name
    count: Count


def add_tokens(now: sc.Change, seat: sc.Seat, change: Iterable[int]) -> None:
    """Take from the supply, or give back to it with numbers below nothing (MO2.3, R3)."""
    mat = now[Mat, seat]
    tokens = tuple([have + more for have, more in zip(mat.tokens, change, strict=True)])
    now[Mat, seat] = replace(mat, tokens=tokens)


def take(now: sc.Change, seat: sc.Seat, token: str, count: int) -> None:
    """Take so many tokens of a kind."""
    add_tokens(now, seat, [count if one == token else 0 for one in TOKENS])
    now.tell(TokensTaken(seat, token, count))


def add_points(now: sc.Change, seat: sc.Seat, points: int) -> None:
    """Points never fall and have no limit (MO3.9, R32)."""
    if points:
        mat = now[Mat, seat]
        now[Mat, seat] = replace(mat, points=mat.points + points)


def score(now: sc.Change, seat: sc.Seat, points: int) -> None:
    """Score points and say so."""
    if points:
        add_points(now, seat, points)
        now.tell(Scored(seat, points))
