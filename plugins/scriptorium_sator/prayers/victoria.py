"""Victoria: take one or two empty bridges out of the game (S20)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..box.card_numbers import BridgesNumbers
from ..wording import reason

scriptorium_about = sc.part_of_game("sator.victoria", needs=("sator.verb_remove",))

NOTHING_DONE = reason("no_change", "S20.1", "sator-victoria-nothing-done")


def program(numbers: BridgesNumbers) -> dict[str, Any]:
    """One bridge, or one more."""
    (level,) = numbers.levels
    do = [{"remove": "bridge", "times": level.bridges}]
    return {"cost": level.ap, "line": ["{bridge}*"], "do": do}


def closes(position: sc.Position, top: sv.CardRun) -> sc.Refused | None:
    """After the first bridge."""
    return None if top.done else NOTHING_DONE()


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.reason(NOTHING_DONE)
    sv.effect(
        book,
        "sator.victoria",
        params=BridgesNumbers,
        program=program,
        closes=closes,
        cites={"no_ap": "S20.1"},
    )
