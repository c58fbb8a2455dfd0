"""Rolling the hand and placing all dice of one number (MO6.1 to MO6.4)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..board.pieces import ROLL as ROLL_PIECE
from ..board.pieces import SPACE
from ..board.state import DiceSpaces, Hands, Rolled, exchanged, seat_number
from ..events import DicePlaced, HandRolled
from ..reasons import NOT_NOW, NUMBER_NOT_ROLLED
from ..turns import CHOOSE, EMPTY, ROLL, after_placing
from .dice_notation import faces_text, row_text

STREAM = "dice"


class Roll(sc.Action, tag="monasterium.roll", frozen=True):
    """Roll the dice in your hand."""


class Place(sc.Action, tag="monasterium.place", frozen=True):
    """Place all dice that show a number."""

    number: Annotated[
        int,
        Meta(ge=1, le=6),
        sc.Numbers(1, 6, piece=lambda number: f"{SPACE}{number}", noun="a dice space"),
    ]


def roll(now: sc.Change, top: sc.Turn, action: Roll) -> None:
    """All dice left in hand, neutral ones first (MO6.2, MO22.3)."""
    neutral, own = now[Hands].dice[seat_number(now, top.seat)]
    faces = sc.roll(now, STREAM, neutral + own)
    rolled = Rolled(tuple(sorted(faces[:neutral])), tuple(sorted(faces[neutral:])))
    now.put(rolled)
    now.enter_step(CHOOSE)
    now.tell(HandRolled(top.seat, faces_text(top.seat, rolled.neutral, rolled.own)))


def numbers_rolled(at: sc.Moment) -> int:
    """The numbers that a die in hand shows, bit by bit."""
    rolled, found = at[Rolled], 0
    for face in (*rolled.neutral, *rolled.own):
        found |= 1 << face
    return found


def place(now: sc.Change, top: sc.Turn, action: Place) -> None:
    """All dice showing the number lie there now; the rest stay in hand (MO6.2, MO6.6)."""
    rolled, number = now[Rolled], action.number
    neutral, own = rolled.neutral.count(number), rolled.own.count(number)
    at = seat_number(now, top.seat)
    lay(now, top.seat, number, neutral, own)
    before = now[Hands].dice
    left = (before[at][0] - neutral, before[at][1] - own)
    now.put(Hands(exchanged(before, at, left if left != EMPTY else EMPTY)))
    now.put(Rolled())
    now.tell(
        DicePlaced(top.seat, number, row_text((top.seat,), (neutral, own))),
    )
    after_placing(now, top.seat)


def lay(now: sc.Change, seat: sc.Seat, number: int, neutral: int, own: int) -> None:
    """Dice come to lie on the space of their number."""
    rows, at = now[DiceSpaces].dice, 1 + seat_number(now, seat)
    row = list(rows[number - 1])
    row[0] += neutral
    row[at] += own
    now.put(DiceSpaces(exchanged(rows, number - 1, tuple(row))))


ROLLING = sc.Choice(Roll, do=roll, during=(ROLL,), refusal=NOT_NOW, beside=(ROLL_PIECE,))
PLACING = sc.Choice(
    Place,
    do=place,
    during=(CHOOSE,),
    rules=(sc.Rule(NUMBER_NOT_ROLLED, mask=numbers_rolled),),
    refusal=NOT_NOW,
)
