"""Five cards with a little code each, a file for every one: verbs of their own, and a condition."""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc
from scriptorium.cards import add_pack, read_pack

from . import alms, exchange, humility, pace, recall


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A house rule for SATOR."""
    return sc.About(
        "chapter",
        "sator",
        version="1.0",
        title="The chapter house",
        author="The Scriptorium founders",
        summary="Five cards: recall, exchange, pace, alms and humility.",
        texts=Path(__file__).parent / "locale",
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """What the cards are made of, then the cards."""
    for card in (alms, exchange, humility, pace, recall):
        card.register(book)
    add_pack(book, read_pack(Path(__file__).parent / "cards.toml"))
