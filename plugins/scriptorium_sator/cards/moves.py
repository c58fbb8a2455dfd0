"""MOVES: push one bridge of a material, square by square (S10)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..box.card_numbers import MovesNumbers

# Without this rule MOVES cards do nothing.
scriptorium_about = sc.part_of_game("sator.moves", needs=("sator.verb_bridges",))


def program(numbers: MovesNumbers) -> dict[str, Any]:
    """One bridge of the material, and whoever stands on it; the price tells how far."""
    push = {"move": "bridge", "levels": numbers.levels, "material": numbers.material}
    return {"line": ["{ap} {bridge}: {path}"], "do": [{**push, "carry": True}]}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    cites = {"aim gargoyle_on_bridge": "S10.1"}
    sv.effect(book, "sator.moves", params=MovesNumbers, program=program, cites=cites)
