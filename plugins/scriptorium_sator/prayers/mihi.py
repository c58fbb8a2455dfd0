"""Mihi in dies: up to five operations in a row, and the own acolyte stays put (S17)."""

from __future__ import annotations

from itertools import product
from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..acolytes.walking import StaysPut, Walked
from ..box.card_numbers import MihiNumbers
from ..verbs.operation_row import why_not_closed

PADLOCK = sc.Reason(
    "padlock",
    "S17.3 R41",
    "After Mihi in dies your acolyte stays where it is in this turn.",
    message="sator-padlock",
)
ALREADY_WALKED = sc.rule(
    "already_walked",
    "S17.4 R41",
    "Your acolyte has walked or jumped in this turn already.",
    "sator-already-walked",
    holds=lambda position, top, action: not position[Walked].walked,
)
WORDS = ("operate", "slide", "spin")
CITED = ("gargoyle_on_bridge", "outside", "overlap", "no_change", "pivot_not_on_bridge")


class Padlock(sc.Part, tag="sator.padlock", frozen=True):
    """Whether the acolyte on turn must stay where it is."""

    locked: bool = False


def program(numbers: MihiNumbers) -> dict[str, Any]:
    """So many operations, judged as one."""
    level = numbers.levels[0]
    row = {"operate": "bridge", "times": level.operations, "together": True}
    return {"cost": level.ap, "do": [row, {"settle": "bridges"}]}


def locked(position: sc.Position, asked: StaysPut) -> int:
    """The acolyte of whoever has the turn, once the prayer is begun (S17.3)."""
    seats = position.rules.setup.seats
    return 1 << seats.index(position.clock.seat) if position[Padlock].locked else 0


def lock(now: sc.Change, card: sc.Card) -> None:
    """The own acolyte stays where it is (S17.3)."""
    now.put(Padlock(True))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this prayer nobody is locked."""
    needs = ("sator.operation", "sator.acolytes")
    return sc.About("sator.mihi", "sator", after=needs, requires=needs)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, and its padlock."""
    cites = {f"{word} {id}": "S17.1 S17.2" for word, id in product(WORDS, CITED)}
    sv.effect(
        book,
        "sator.mihi",
        lock,
        params=MihiNumbers,
        program=program,
        card="mihi",
        needs=(ALREADY_WALKED,),
        closes=why_not_closed,
        cites={"no_ap": "S17.1", **cites},
    )
    book.part(Padlock(), reset="turn")
    book.answer(StaysPut, locked, reason=PADLOCK)
