"""Nihil pensi: walk acolytes of other players (S15)."""

from __future__ import annotations

from typing import Any

import msgspec

import scriptorium as sc
import scriptorium_verbs as sv

from ..acolytes.walking import WALKING_REASONS
from ..box.card_data import NihilLevel
from ..box.card_numbers import Levels
from ..verbs.walkers import elsewhere
from ..wording import reason

scriptorium_about = sc.part_of_game("sator.nihil", needs=("sator.verb_lead",))

NOTHING_DONE = reason("no_change", "S15.6", "sator-nihil-nothing-done")
CITES = {
    "level bad_level": "S15.1",
    "level no_ap": "S15.1",
    **{f"send {reason}": "S15.3" for reason in WALKING_REASONS},
}


def program(numbers: Levels[NihilLevel]) -> dict[str, Any]:
    """A level, then acolytes one after the other."""
    levels = msgspec.to_builtins(numbers.levels)
    pay = [level.ap for level in numbers.levels]
    return {"line": ["{ap}"], "do": [{"pay": pay}, {"lead": "acolytes", "levels": levels}]}


def closes(position: sc.Position, top: sv.CardRun) -> sc.Refused | None:
    """Somebody must be on another square (S15.6)."""
    return None if elsewhere(position, top) else NOTHING_DONE()


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    sv.effect(
        book, "sator.nihil", params=Levels[NihilLevel], program=program, closes=closes, cites=CITES
    )
