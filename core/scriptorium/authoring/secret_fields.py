"""Fields of decisions that not all may know (N14).

class GiveBack(sc.SecretDecision, tag="house.give_back", frozen=True):
    taken: Annotated[sc.CardId, sc.KnownTo("seat", "partners[-1]", lies=HAND)]
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, get_type_hints

from msgspec.structs import replace

from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.values import Decision, Seat
from scriptorium.engine.zones import back, is_hidden

from .zones import SeatZone


class KnownTo:
    """On a field with a card: who knows it, by other fields (`"seat"`, `"partners[-1]"`).

    `lies` is the zone of the decision's seat in which the card lies: from there computers that do
    not know it imagine one.
    """

    def __init__(self, *who: str, lies: SeatZone | None = None) -> None:
        self.who, self.lies = who, lies

    def knows(self, decision: Decision, seat: Seat) -> bool:
        """Whether a seat knows it."""
        return any(seat == _found(decision, path) for path in self.who)


def _found(value: Any, path: str) -> Any:
    name, _, index = path.partition("[")
    one = getattr(value, name)
    return one[int(re.sub(r"\D+$", "", index))] if index else one


@lru_cache(1024)
def _secret(kind: type[Decision]) -> dict[str, KnownTo]:
    hints = get_type_hints(kind, include_extras=True)
    found = {
        name: [m for m in getattr(hint, "__metadata__", ()) if isinstance(m, KnownTo)]
        for name, hint in hints.items()
    }
    return {name: marks[0] for name, marks in found.items() if marks}


class SecretDecision(Decision, frozen=True):
    """A decision with cards in it that only those know whom `KnownTo` names."""

    def seen_by(self, seat: Seat, rules: Ruleset) -> SecretDecision:
        """The same decision, with backs in place of the cards that a seat may not know."""
        hidden = {
            name: back(rules, getattr(self, name))
            for name, known in _secret(type(self)).items()
            if not known.knows(self, seat)
        }
        return replace(self, **hidden) if hidden else self


@lru_cache(1024)
def filling(kind: type[Decision]) -> Callable[[Any, Any, Any], Any] | None:
    """What imagines the cards of such a decision; None where none of them lies in a zone."""
    secret = {name: known.lies for name, known in _secret(kind).items() if known.lies is not None}
    if not secret:
        return None

    def fill(seen: Any, table: Any, chance: Any) -> Any:
        for name, zone in secret.items():
            shown = getattr(seen, name)
            if is_hidden(shown):
                held = [c for c in zone(table, seen.seat) if back(table.rules, c) == shown]
                seen = replace(seen, **{name: chance.choice(held)})
        return seen

    return fill
