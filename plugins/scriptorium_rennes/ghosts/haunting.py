"""Which ghosts a seat has: those of the locations whose codes it has cracked (RN9.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

import scriptorium as sc
from scriptorium import Card

from ..board.codes import has_claimed
from ..wording import reason

NO_GHOST = reason("no_ghost", "RN9.5", "rn-no-ghost")
USED = reason("used_this_turn", "R15 R16", "rn-used")


class Haunts(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a ghost appears."""

    location: Annotated[str, Meta(min_length=1, max_length=32)]


@lru_cache(8)
def ghosts(rules: sc.Ruleset) -> tuple[tuple[Card, str], ...]:
    """All ghost cards with their locations."""
    found = []
    for card in rules.cards.values():
        if isinstance(card.params, Haunts):
            found.append((card, card.params.location))
        elif isinstance(card.params, dict) and "location" in card.params:
            found.append((card, str(card.params["location"])))
    return tuple(found)


def has_ghost(position: sc.Position, seat: sc.Seat, effect: str) -> bool:
    """Whether a seat has a ghost that does this."""
    return any(
        card.effect == effect and has_claimed(position, seat, location)
        for card, location in ghosts(position.rules)
    )


def effect_of_having(now: sc.Change, seat: sc.Seat, card: str) -> None:
    """Taking the card is all that happens: the ghost works from then on."""
