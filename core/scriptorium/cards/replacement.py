"""Changes that a plugin makes to what stands on another plugin's card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from scriptorium.engine.errors import PluginError
from scriptorium.engine.rule_book import RuleBook
from scriptorium.plugins.source_location import SourceLocation, meant

from .card_rules import CardRules

IN_FILES = {"texts": "text"}  # where a pack has another word for it than a card


@dataclass(frozen=True)
class Replacing:
    """What a plugin changes about a card that another brings; the rest stays as it was."""

    id: str
    changes: dict[str, Any]
    written: SourceLocation | None = None


def replace_card(book: RuleBook, card: str, **changes: Any) -> None:
    """Change what another plugin's card has; two plugins that change the same are an error.

    Example: `sv.replace_card(book, "vigil", copies=1)`
    """
    change_card(book, Replacing(card, changes))


def change_card(book: RuleBook, wish: Replacing) -> None:
    """Change what stands on a card of another plugin; two wishes for the same are an error."""
    plugin, cards, replaced = book.plugin, book.cards, book.extension(CardRules).replaced
    card = cards.get(wish.id)
    if card is None:
        raise _error(wish, f"there is no card {wish.id!r} to replace{meant(wish.id, cards)}")
    for key in wish.changes:
        here = plugin
        if wish.written is not None:
            here = f"{plugin} ({wish.written.quoted(IN_FILES.get(key, key))})"
        other = replaced.setdefault((wish.id, key), here)
        if other != here:
            raise _error(
                wish,
                f"{other} and {here} both change {key} of the card {wish.id}; "
                "switch one of them off",
            )
    changes = dict(wish.changes)
    if "params" in changes and "effect" not in changes:
        changes["params"] = _as_dict(card.params) | changes["params"]
    if "texts" in changes:
        changes["texts"] = tuple(sorted((dict(card.texts) | dict(changes["texts"])).items()))
    if "title" in changes:
        changes.setdefault("names", ())  # they were translations of the other title
    if "params" in changes or "effect" in changes:
        changes["written"] = wish.written
    try:
        cards[wish.id] = replace(card, **changes)
    except TypeError as error:
        raise _error(wish, str(error)) from None


def _as_dict(params: Any) -> dict[str, Any]:
    if params is None:
        return {}
    found: dict[str, Any] = msgspec.to_builtins(params)
    return found


def _error(wish: Replacing, problem: str) -> PluginError:
    if wish.written is None:
        return PluginError(problem)
    return wish.written.error(problem, "replaces")
