"""SATOR for players made of code: what is hidden in it, how one stands, and what is worth trying.

No rule needs it; it is found like a game's own plugin, and belongs to every match.
"""

from __future__ import annotations

import scriptorium as sc

from . import hidden_things

NAME = "sator.computers"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Computer players know SATOR in every match of it."""
    return sc.About(NAME, "sator", after=("sator.cards", "sator.unplaced", "sator.draw"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Which things lie hidden where."""
    hidden_things.register(book)
