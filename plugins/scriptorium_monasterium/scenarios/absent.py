"""What scenarios see of a part of the game that is switched off: what it would be untouched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check

from ..board.valley import ROWS, valley

OF_SEATS: dict[str, dict[str, Any]] = {
    "monasterium.permanent_effect": {"yellow": []},
    "monasterium.reroll": {"reroll": False},
    "monasterium.extra_novice": {"extras": dict.fromkeys(ROWS, "waiting")},
    "monasterium.window": {"windows": ["- - -"] * 3},
    "monasterium.missions": {"done": {}},
}
See = Callable[[sc.Position], Any]


def for_each(value: Any) -> See:
    """The same for each seat."""
    return lambda position: dict.fromkeys(position.rules.setup.seats, value)


def stock(position: sc.Position) -> dict[str, int]:
    """All tiles lie there still."""
    there = valley(position)
    return dict.fromkeys(there.monasteries, there.given.window_tiles_per_monastery)


def only(name: str, plugin: str, see: See) -> Callable[[sc.Change, Any], None]:
    """Nothing else can be set."""

    def put(now: sc.Change, wanted: Any) -> None:
        seen = see(now)
        given = wanted.items() if isinstance(wanted, dict) else ()
        fits = all(seen.get(key) == value for key, value in given) if given else wanted == seen
        if not fits:
            raise sc.FactError(name, f"{plugin} is off, so this is {seen}")

    return put


def register(book: sc.RuleBook) -> None:
    """A fact for each that no plugin keeps in this match."""
    facts: list[tuple[str, str, See]] = [
        (plugin, name, for_each(value))
        for plugin, named in OF_SEATS.items()
        for name, value in named.items()
    ]
    facts.append(("monasterium.window", "stock", stock))
    facts.append(("monasterium.missions", "missions", lambda position: []))
    for plugin, name, see in facts:
        if plugin not in book.plugins:
            check.fact(book, name, see=see, put=only(name, plugin, see), any_order=True)
