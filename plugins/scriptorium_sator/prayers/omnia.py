"""Virtus omnia: push one bridge four to six squares (S18)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..box.card_numbers import OmniaNumbers

scriptorium_about = sc.part_of_game("sator.omnia", needs=("sator.verb_bridges",))


def program(numbers: OmniaNumbers) -> dict[str, Any]:
    """Any bridge without an acolyte; the price is paid with the push."""
    level = numbers.levels[0]
    push = {"move": "bridge", "fewest": level.squares_min, "squares": level.squares_max}
    return {"line": ["{bridge}: {path}"], "do": [{**push, "ap": level.ap}]}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    cites = {
        "no_change": "S18.4",
        "aim no_change": "S18.4",
        "aim gargoyle_on_bridge": "S18.1",
    }
    sv.effect(book, "sator.omnia", params=OmniaNumbers, program=program, cites=cites)
