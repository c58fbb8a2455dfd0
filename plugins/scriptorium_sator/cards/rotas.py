"""ROTAS: turn one bridge of a shape about one of its squares, once or twice (S11)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..box.card_numbers import RotasNumbers

# Without this rule ROTAS cards do nothing.
scriptorium_about = sc.part_of_game("sator.rotas", needs=("sator.verb_bridges",))


def program(numbers: RotasNumbers) -> dict[str, Any]:
    """One bridge of the shape, and whoever stands on it; the price tells how many turns."""
    turn = {"turn": "bridge", "levels": numbers.levels, "shape": numbers.shape, "carry": True}
    lines = ["{ap} {bridge}: {turn}", "{ap} {bridge}: {first}, {second}"]
    return {"line": lines, "do": [turn]}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    cites = {"aim gargoyle_on_bridge": "S11.1"}
    sv.effect(book, "sator.rotas", params=RotasNumbers, program=program, cites=cites)
