"""The event cards of a match, as what is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import Card, CardId

from ..board.pieces import EVENT


def event_cards(rules: sc.Ruleset) -> tuple[CardId, ...]:
    """The event cards that each seat has: the kinds with an effect of an event."""
    return tuple(id for id, card in rules.cards.items() if is_event(rules, card))


def is_event(rules: sc.Ruleset, card: Card) -> bool:
    """Whether a card is an event card whose rule is on."""
    spec = rules.extensions[sv.CardRules].effects.get(card.effect)
    return spec is not None and spec.play is not None and card.back == "event"


class Events(sc.Target[CardId]):
    """The event cards of the match."""

    noun = "an event card"

    def every(self, at: sc.Moment) -> Iterable[CardId]:
        return event_cards(at.rules)

    def read(self, position: Any, text: str) -> CardId:
        if text not in event_cards(position.rules):
            known = ", ".join(event_cards(position.rules))
            raise sc.Unreadable(f"there is no event card {text!r}; there are {known}")
        return text

    def pieces(self, at: sc.Moment, value: CardId) -> tuple[str, ...]:
        return (EVENT + value,)

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[CardId, int] | None:
        card = touched[0].removeprefix(EVENT) if touched else ""
        return (card, 1) if touched and card in event_cards(at.rules) else None
