"""Cards of plugins in the rule book: new ones under their plugin's name, and changes to others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from .book import Book
from .cards import Card, Replacing
from .errors import PluginError
from .programs import Program, has_verbs, read_program
from .source_location import InCode, meant
from .verbs import EFFECT

IN_FILES = {"texts": "text"}  # where a pack has another word for it than a card


def replace_card(book: Book, plugin: str, wish: Replacing) -> None:
    """Change what stands on a card of another plugin; two wishes for the same are an error."""
    card = book.cards.get(wish.id)
    if card is None:
        raise _error(wish, f"there is no card {wish.id!r} to replace{meant(wish.id, book.cards)}")
    for key in wish.changes:
        here = plugin
        if wish.written is not None:
            here = f"{plugin} ({wish.written.quoted(IN_FILES.get(key, key))})"
        other = book.replaced.setdefault((wish.id, key), here)
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
        book.cards[wish.id] = replace(card, **changes)
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


def with_steps(name: str, book: Book) -> Program:
    """A program without a card, laid out."""
    spec = book.programs[name]
    program = read_program(spec.parts, InCode(spec.plugin), book.verbs, book.conditions)
    return program.made_by(spec)


def with_numbers(card: Card, book: Book) -> Card:
    """The card with its numbers read into the Struct that its effect names."""
    effects = book.effects
    effect = effects.get(card.effect)
    if card.written is not None and book.backs and card.back not in book.backs:
        told = "a card has a back here" if not card.back else f"there is no back {card.back!r}"
        raise card.written.error(told + meant(card.back, book.backs), "back")
    if card.written is not None and card.effect:
        if effect is None and card.effect == EFFECT:
            raise card.written.error("this game lends no verbs to cards", "do")
        if effect is None:
            problem = f"there is no effect {card.effect!r}{meant(card.effect, effects)}"
            raise card.written.error(problem, "effect")
        if effect.card and effect.card != card.id:
            raise card.written.error(
                f"the effect {effect.name} works for the card {effect.card} alone; "
                f'write replaces = "{effect.card}" to change that card',
                "effect",
            )
    if card.effect == EFFECT and effect is not None and isinstance(card.params, dict):
        written = card.written or InCode(card.plugin or card.id)
        return replace(card, params=read_program(card.params, written, book.verbs, book.conditions))
    if effect is None or effect.params is None:
        return card
    try:
        numbers = card.params
        if isinstance(numbers, dict):
            numbers = msgspec.convert(numbers, effect.params)
        if effect.program is None:
            return card if numbers is card.params else replace(card, params=numbers)
        made = InCode(card.plugin or card.id)
        parts = effect.program(numbers)
        if not has_verbs(parts.get("do", ()), book.verbs):  # a verb of it is switched off
            return replace(card, params=numbers, effect="")
        program = read_program(parts, made, book.verbs, book.conditions, numbers)
        return replace(card, params=program.made_by(effect))
    except msgspec.ValidationError as error:
        if card.written is not None:
            told = f"the card {card.id}, effect {card.effect}: "
            raise card.written.part("params").misread(error, effect.params, told) from None
        place = f"{card.plugin}: " if card.plugin else ""
        raise PluginError(f"{place}the card {card.id}, effect {effect.name}: {error}") from None
