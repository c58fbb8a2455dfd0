"""The position that a scenario without facts stands for, and all words."""

from __future__ import annotations

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check

from ..caverns.clues import CHANCE
from ..turn.course import ACT, ROUND
from . import board_facts, card_facts, course_facts, token_facts


def neutral(now: sc.Change) -> None:
    """The first seat acts in round 1; discs lie as in the reference, figures on locations."""
    seats = now.rules.setup.seats
    card_facts.lay_all(now)
    token_facts.lay_all(now)
    now.clock = replace(now.clock, phase=ROUND, step=ACT, round=1, in_round=1, turn=1)
    course_facts.seat_course(now, seats[0], seats[0])
    board_facts.stand_on_locations(now, seats)


def register(book: sc.RuleBook) -> None:
    """In the order in which a position is put together."""
    check.scenario_start(book, neutral=neutral)
    course_facts.register(book)
    board_facts.register(book)
    card_facts.register(book)
    token_facts.register(book)
    check.scripted(book, CHANCE)
