"""Mihi in dies: up to five operations in a row, and the own acolyte stays put (S17)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..acolytes.padlock import PADLOCK, Padlock, lock, locked
from ..acolytes.walking import StaysPut, Walked
from ..box.card_data import MihiLevel
from ..box.card_numbers import OneLevel
from ..verbs.operate import cites
from ..verbs.operation_row import why_not_closed
from ..wording import reason

# Without this prayer nobody is locked.
scriptorium_about = sc.part_of_game("sator.mihi", needs=("sator.operation", "sator.acolytes"))

ALREADY_WALKED = sc.Rule(
    reason("already_walked", "S17.4 R41", "sator-already-walked"),
    holds=lambda position, top, action: not position[Walked].walked,
)
CITED = ("gargoyle_on_bridge", "outside", "overlap", "no_change", "pivot_not_on_bridge")


def program(numbers: OneLevel[MihiLevel]) -> dict[str, Any]:
    """So many operations, judged as one."""
    level = numbers.levels[0]
    row = {"operate": "bridge", "times": level.operations, "together": True}
    return {"cost": level.ap, "do": [row, {"settle": "bridges"}]}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The prayer, and its padlock."""
    sv.effect(
        book,
        "sator.mihi",
        lock,
        params=OneLevel[MihiLevel],
        program=program,
        card="mihi",
        needs=(ALREADY_WALKED,),
        closes=why_not_closed,
        cites={"no_ap": "S17.1", **cites(dict.fromkeys(CITED, "S17.1 S17.2"))},
    )
    book.part(Padlock(), reset="turn")
    book.answer(StaysPut, locked, reason=PADLOCK)
