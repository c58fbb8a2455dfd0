"""Neque animus: the own acolyte jumps straight over the abyss (S19)."""

from __future__ import annotations

from typing import Any

import msgspec

import scriptorium as sc
import scriptorium_verbs as sv

from ..box.card_numbers import NequeNumbers

scriptorium_about = sc.part_of_game("sator.neque", needs=("sator.verb_jump",))


def program(numbers: NequeNumbers) -> dict[str, Any]:
    """One jump, as wide as is paid for."""
    do = [{"jump": "acolyte", "levels": msgspec.to_builtins(numbers.levels)}]
    return {"line": ["{ap} {direction}"], "do": do}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    sv.effect(book, "sator.neque", params=NequeNumbers, program=program)
