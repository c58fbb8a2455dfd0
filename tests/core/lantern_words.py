"""Lantern in scenarios: who plays in one, a word that cannot be seen, and one that fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check

WORDS = sc.Plugin("lantern.words", "lantern", after=("lantern",))


@dataclass(frozen=True)
class SeatsOfHands(sc.Declaration):
    """Who holds cards in a scenario plays in it."""

    what = "seats of hands"

    def write(self, book: sc.RuleBook) -> None:
        """Say so for the game, which leaves it open."""
        check.scenario_start(book, agree=seats_of_hands)


def seats_of_hands(setup: dict[str, Any]) -> check.Agreement:
    named = setup.get("seats", ["anna", "bruno"])
    more = [seat for seat in setup.get("hands", {}) if seat not in named]
    return check.Agreement(seats=(*named, *(seat for seat in ("cara", "dirk") if seat in more)))


def explode(position: sc.Position) -> None:
    raise ZeroDivisionError("a lantern went out")


WORDS.declare(SeatsOfHands())
WORDS.fact("gone", put=lambda now, gone: None)
WORDS.fact("crash", see=explode)
