"""Animi imperio: the own acolyte walks up to four squares at once (S21)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..acolytes.walking import WALKING_REASONS
from ..box.card_numbers import AnimiNumbers
from ..verbs.walk import BARRED

scriptorium_about = sc.part_of_game("sator.animi", needs=("sator.verb_walk",))

CITES = {
    "padlock": "S21.3",
    "no_ap": "S21.1",
    "hurry too_many_squares": "S21.1",
    **{f"hurry {reason}": "S21.2" for reason in WALKING_REASONS},
}


def program(numbers: AnimiNumbers) -> dict[str, Any]:
    """One walk."""
    (level,) = numbers.levels
    do = [{"walk": "acolyte", "squares": level.squares}]
    return {"cost": level.ap, "line": ["{path}"], "do": do}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    sv.effect(
        book, "sator.animi", params=AnimiNumbers, program=program, needs=(BARRED,), cites=CITES
    )
