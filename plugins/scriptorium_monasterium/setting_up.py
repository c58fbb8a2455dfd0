"""The set-up of a match, and what lies on the table before it (MO4)."""

from __future__ import annotations

import scriptorium as sc

from .board.novices import Novices
from .board.state import (
    TOKENS,
    DiceSpaces,
    Hands,
    Messengers,
    PersonalDice,
    Prestige,
    Rolled,
    Slots,
    Tokens,
    Work,
    number,
)
from .board.valley import Valley
from .turns import PLACING, Tally, deal


def parts(there: Valley, seats: int) -> tuple[sc.Part, ...]:
    """What lies there before anything has been dealt."""
    every = there.board.setup.every_player
    start = tuple(getattr(every, name) for name in TOKENS)
    return (
        Tokens((start,) * seats),
        Prestige((every.points,) * seats),
        Slots((0,) * seats),
        Messengers((every.messenger_space,) * seats),
        PersonalDice((every.personal_dice,) * seats),
        Novices(((),) * seats),
        DiceSpaces(((0,) * (seats + 1),) * 6),
        Hands(((0, 0),) * seats),
        Rolled(),
        Tally(),
    )


def set_up(now: sc.Change) -> None:
    """Tokens and dice are dealt; who begins rolls first (MO4.7, MO4.9, R12)."""
    rules = now.rules
    first = rules.setup.first or now.pick("first_player", rules.setup.seats)
    lay_out(now)
    now.enter_phase(PLACING, first)


def lay_out(now: sc.Change) -> None:
    """What each player begins with, as house rules have it."""
    seats = now.rules.setup.seats
    rows = tuple(tuple(number(now, f"{name}_at_start", seat) for name in TOKENS) for seat in seats)
    now.put(Tokens(rows))  # type: ignore[arg-type]
    now.put(Prestige(tuple(number(now, "points_at_start", seat) for seat in seats)))
    now.put(PersonalDice(tuple(number(now, "personal_dice", seat) for seat in seats)))
    deal(now)


def register(book: sc.RuleBook, there: Valley) -> None:
    """The parts, and how a match begins."""
    for part in parts(there, len(book.seats)):
        book.part(part)
    book.part(Work(), reset="turn")
    book.set_up(set_up)
