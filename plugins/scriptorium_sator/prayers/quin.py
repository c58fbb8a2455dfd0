"""Quin igitur: lift one or two empty bridges and lay them elsewhere (S22)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium_verbs import words

from ..box.card_data import BridgesLevel
from ..box.card_numbers import OneLevel
from ..verbs.lay import NO_ROOM
from ..verbs.lift import fits
from ..wording import reason

scriptorium_about = sc.part_of_game("sator.quin", needs=("sator.verb_lift",))

NOT_LAID = reason("not_laid", "S22.5", "sator-not-laid")
NOTHING_DONE = reason("no_change", "S22.1", "sator-quin-nothing-done")
CITES = {"no_ap": "S22.1"}


def program(numbers: OneLevel[BridgesLevel]) -> dict[str, Any]:
    """Lifting, then laying."""
    (level,) = numbers.levels
    do = [{"lift": "bridge", "times": level.bridges}, {"lay": "bridges"}]
    return {"cost": level.ap, "line": ["{bridge}*"], "do": do}


def closes(position: sc.Position, top: sv.CardRun) -> sc.Refused | None:
    """Something must be lifted, with room for it, and all be laid (S22.5)."""
    if not hasattr(words(position, top), "lift"):
        return NOT_LAID()
    if not top.kept:
        return NOTHING_DONE()
    return None if fits(position, top) else NO_ROOM()


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    sv.effect(
        book,
        "sator.quin",
        params=OneLevel[BridgesLevel],
        program=program,
        closes=closes,
        cites=CITES,
    )
