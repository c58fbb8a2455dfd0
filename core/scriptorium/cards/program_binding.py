"""The cards of a match with their numbers read, and the programs that some of them make."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from scriptorium.engine.card_specs import Card
from scriptorium.engine.errors import PluginError
from scriptorium.engine.programs import Program
from scriptorium.plugins.source_location import InCode, meant

from .programs import has_verbs, read_program
from .verb_types import EFFECT

if TYPE_CHECKING:
    from .card_rules import CardRules, ProgramSpec


def with_steps(spec: ProgramSpec, rules: CardRules) -> Program:
    """A program without a card, laid out."""
    written = spec.written or InCode(spec.plugin)
    program = read_program(spec.parts, written, rules.verbs, rules.conditions)
    return program.made_by(spec)


def with_numbers(card: Card, rules: CardRules, backs: set[str]) -> Card:
    """The card with its numbers read into the Struct that its effect names."""
    effects = rules.effects
    effect = effects.get(card.effect)
    if card.written is not None and backs and card.back not in backs:
        told = "a card has a back here" if not card.back else f"there is no back {card.back!r}"
        raise card.written.error(told + meant(card.back, backs), "back")
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
        written = card.written or InCode(card.plugin or card.id, where=card.made_at)
        return replace(
            card, params=read_program(card.params, written, rules.verbs, rules.conditions)
        )
    if effect is None or effect.params is None:
        return card
    try:
        numbers = card.params
        if isinstance(numbers, dict):
            numbers = msgspec.convert(numbers, effect.params)
        if effect.program is None:
            return card if numbers is card.params else replace(card, params=numbers)
        made = InCode(card.plugin or card.id, where=card.made_at)
        parts = effect.program(numbers)
        if not has_verbs(parts.get("do", ()), rules.verbs):  # a verb of it is switched off
            return replace(card, params=numbers, effect="")
        program = read_program(parts, made, rules.verbs, rules.conditions, numbers)
        return replace(card, params=program.made_by(effect))
    except msgspec.ValidationError as error:
        if card.written is not None:
            told = f"the card {card.id}, effect {card.effect}: "
            raise card.written.part("params").misread(error, effect.params, told) from None
        place = f"{card.made_at or card.plugin}: " if card.made_at or card.plugin else ""
        raise PluginError(f"{place}the card {card.id}, effect {effect.name}: {error}") from None
