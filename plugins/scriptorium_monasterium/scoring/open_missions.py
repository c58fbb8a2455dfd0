"""The missions that lie open, and who has completed which."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

import scriptorium as sc

from ..box.mission_data import Mission

EFFECT = "monasterium.mission"
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Done = tuple[Id, Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=0, le=999)]]


class Missions(sc.Part, tag="monasterium.missions", frozen=True):
    """The missions that lie open, and which each seat has completed, in what year, for how much."""

    open: Annotated[tuple[Id, ...], Meta(max_length=99)] = ()
    done: Annotated[tuple[Annotated[tuple[Done, ...], Meta(max_length=99)], ...], Meta()] = ()


def missions(rules: sc.Ruleset) -> Iterable[tuple[str, str, Mission]]:
    """All missions of the match: id, set, what it asks for."""
    for card in rules.cards.values():
        if card.effect == EFFECT and isinstance(card.params, Mission):
            yield card.id, card.back, card.params
