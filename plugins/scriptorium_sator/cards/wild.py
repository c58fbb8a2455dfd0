"""WILD: a card that is played as MOVES or as ROTAS, on any bridge (S12)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.cards as sv

from .. import game
from ..box.card_numbers import WildNumbers

# Without this rule WILD cards do nothing.
WILD = game.plugin("wild", needs=("sator.verb_bridges",), after=("sator.moves", "sator.rotas"))

MOVES = ("moves {ap} {bridge}: {path}",)
ROTAS = ("rotas {ap} {bridge}: {turn}", "rotas {ap} {bridge}: {first}, {second}")


@WILD.write
def play_wild(book: sc.RuleBook) -> None:
    """Whichever of pushing and turning is part of the match (S12.1, R32)."""
    pushes, turns = "sator.moves" in book.plugins, "sator.rotas" in book.plugins

    def program(numbers: WildNumbers) -> dict[str, Any]:
        levels = {"moves": numbers.moves if pushes else (), "rotas": numbers.rotas if turns else ()}
        lines = (*(MOVES if pushes else ()), *(ROTAS if turns else ()))
        return {"line": lines, "do": [{"handle": "bridge", "carry": True, **levels}]}

    cites = {"aim gargoyle_on_bridge": "S10.1 S11.1", "aim golden_rule": "S12.3"}
    sv.effect(book, "sator.wild", params=WildNumbers, program=program, cites=cites)
