"""Virtus clara (S16): put the own gargoyle on an empty square of any bridge."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..box.card_numbers import ClaraNumbers

scriptorium_about = sc.part_of_game("sator.clara", needs=("sator.verb_gargoyle",))


def program(numbers: ClaraNumbers) -> dict[str, Any]:
    """One gargoyle."""
    return {"cost": numbers.levels[0].ap, "line": ["{square}"], "do": [{"place": "gargoyle"}]}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    cites = {"no_ap": "S16.1"}
    sv.effect(book, "sator.clara", params=ClaraNumbers, program=program, cites=cites)
