"""The reroll tile: once a round some of the dice just rolled are rolled again (MO6.5, R13, R41)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, yes_or_no

from ..board import pieces
from ..board.state import Rolled, exchanged, seat_number
from ..decisions import GainedDie
from ..events import HandRolled, RoundOver
from ..reasons import DIE_NOT_ROLLED, NOT_NOW, REROLL_NO_DIE, REROLL_USED
from ..turns import CHOOSE
from .dice_notation import faces_text
from .dice_targets import FACES, DiceTarget, Die, just_rolled
from .gained_die import put_down
from .placing_dice import STREAM


class Rerolls(sc.Part, tag="monasterium.rerolls", frozen=True):
    """Whose reroll tile is active."""

    active: Annotated[tuple[bool, ...], Meta(max_length=16)]


class Reroll(sc.Action, tag="monasterium.reroll", frozen=True):
    """Roll some of your dice again."""

    dice: Annotated[tuple[Die, ...], Meta(max_length=32), DiceTarget()]


def is_active(position: sc.Position, seat: sc.Seat) -> bool:
    """Whether a seat's reroll tile may be flipped; never where there are none."""
    if Rerolls not in position.rules.part_index:
        return False
    return position[Rerolls].active[seat_number(position, seat)]


def active(at: sc.Moment, action: Reroll) -> bool:
    """Once a round."""
    return is_active(at, at.me)


def some(at: sc.Moment, action: Reroll) -> bool:
    """One die at least (R13)."""
    return bool(action.dice)


def lies_there(at: sc.Moment, action: Reroll) -> bool:
    """Only what has just been rolled, with what it shows."""
    return not Counter(action.dice) - Counter(just_rolled(at))


def rerolls(at: sc.Moment) -> list[Reroll]:
    """Every different choice of dice, if the tile is active."""
    if not is_active(at, at.me):
        return []
    return [Reroll(dice) for dice in DiceTarget().every(at) if dice]


def reroll(now: sc.Change, top: Any, action: Reroll) -> None:
    """The tile is flipped; the dice are rolled all at once, neutral ones first (MO6.5)."""
    seat, at = top.seat, seat_number(now, top.seat)
    now.put(Rerolls(exchanged(now[Rerolls].active, at, False)))
    again = DiceTarget().write(now, tuple(sorted(action.dice)))
    faces = sc.roll(now, STREAM, len(action.dice))
    if isinstance(top, GainedDie):
        now.tell(HandRolled(seat, faces_text(seat, (), faces), again))
        put_down(now, seat, faces[0])
        return
    neutral, own = list(now[Rolled].neutral), list(now[Rolled].own)
    for die, face in zip(sorted(action.dice), faces, strict=True):
        hand = own if die >= FACES else neutral
        hand.remove(die % FACES + 1)
        hand.append(-face)
    rolled = Rolled(tuple(sorted(map(abs, neutral))), tuple(sorted(map(abs, own))))
    now.put(rolled)
    now.tell(HandRolled(seat, faces_text(seat, rolled.neutral, rolled.own), again))


def flip_back(now: sc.Change, event: RoundOver) -> None:
    """Used tiles become active again (MO18.2)."""
    now.put(Rerolls((True,) * len(now.rules.setup.seats)))


CHOICE = sc.Choice(
    Reroll,
    do=reroll,
    at=(sc.Turn, GainedDie),
    during=(CHOOSE,),
    rules=(
        sc.Rule(REROLL_USED, predicate=active),
        sc.Rule(REROLL_NO_DIE, predicate=some),
        sc.Rule(DIE_NOT_ROLLED, predicate=lies_there),
    ),
    quick=sc.Quick(lists=rerolls),
    refusal=NOT_NOW,
    beside=(pieces.REROLL,),
)


def see_tiles(position: sc.Position) -> dict[sc.Seat, bool]:
    """Whether each seat's tile is active."""
    return dict(zip(position.rules.setup.seats, position[Rerolls].active, strict=True))


def put_tiles(now: sc.Change, wanted: Any) -> None:
    """Tiles active or used."""
    tiles = see_tiles(now)
    for seat, value in by_seat("reroll", now, wanted):
        tiles[seat] = yes_or_no(f"reroll.{seat}", value)
    now.put(Rerolls(tuple(tiles.values())))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The reroll tiles (MO6.5)."""
    return sc.About("monasterium.reroll", "monasterium", after=("monasterium",))


def tiles_fit(position: sc.Position) -> str | None:
    """Every seat has its tiles."""
    rows = position[Rerolls].active
    fits = len(rows) == len(position.rules.setup.seats)
    return None if fits else f"there are tiles of {len(rows)} seats"


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """A tile for each player, the choice, the end of a round."""
    book.part(Rerolls((True,) * len(book.seats)))
    book.choice(CHOICE)
    book.invariant(tiles_fit)
    book.react(RoundOver, flip_back)
    check.fact(book, "reroll", see=see_tiles, put=put_tiles)
