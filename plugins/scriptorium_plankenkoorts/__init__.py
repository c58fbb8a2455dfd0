"""Plankenkoorts: fill two shelves with the books of the Bible, in their order.

This package is the game's root plugin: the deck, the shelves, the turns and the rounds. Each
dust card is a plugin of its own in `dust`. `docs/rules/plankenkoorts.md` has the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import scriptorium as sc
import scriptorium.hidden as sw

from . import (
    composed_dust,
    deck,
    discarding,
    events,
    hidden_cards,
    laying,
    measures,
    reasons,
    rounds,
    scenery,
    soundness,
    vocabulary,
)
from .canon import canon
from .names import SEATS
from .state import empty_ledger, empty_shelves

TEXTS = Path(__file__).parent / "locale"
LESSONS = Path(__file__).parent / "lessons"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A game for two to six players (PK3.1)."""
    return sc.About(
        "plankenkoorts",
        "plankenkoorts",
        title=canon().data.title,
        summary="Fill two shelves with the books of the Bible, in their order.",
        seats=SEATS,
        fewest=canon().data.game.players_min,
        texts=TEXTS,
        lessons=LESSONS,
        art=Path(__file__).parent / "pictures",
        minutes=(20, 45),
    )


@sc.hookimpl
def scriptorium_plugins() -> Iterable[object]:
    """The five dust cards (PK6)."""
    return sc.plugins_in(__name__)


def between_rounds(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """`next round` asks for nothing: the next round is dealt as soon as one is scored (PK8.1)."""
    return () if text.split() == ["next", "round"] else None


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One phase of rounds, each as long as the rules of its end say (PK7.1)."""
    book.game(sc.Schedule((sc.Phase(rounds.PHASE, (rounds.STEP,), laps=False),)))
    book.part(empty_shelves(len(book.seats)))
    book.part(empty_ledger(len(book.seats)))
    book.reason(*reasons.EVERYTHING)
    for event in events.ALL:
        book.event(event)
    deck.register(book)
    rounds.register(book)
    laying.register(book)
    discarding.register(book)
    composed_dust.register(book)
    book.notation(between_rounds)
    vocabulary.register(book)
    soundness.register(book)
    scenery.register(book)
    hidden_cards.register(book)
    sw.add_measures(book, measures.measures)
