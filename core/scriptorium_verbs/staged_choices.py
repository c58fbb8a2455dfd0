"""Choices of verbs that are made in stages: what is chosen at one leads to the next."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from scriptorium.compiled_choices import CompiledChoice

from .card_rules import CardRules


class StagedChoice(CompiledChoice):
    """A choice of a verb; where it is not the last one, its verb goes on with the next."""

    def further(self, top: Any, action: Any) -> Any:
        """The decision on the next choice of the verb."""
        values = tuple(getattr(action, name) for name in self.fields)
        return replace(top, stage=top.stage + 1, chosen=(*top.chosen, *values))

    def leads(self, position: Any, top: Any, action: Any) -> bool:
        """Whether the next choice of the verb has something."""
        further = self.further(top, action)
        sources = position.rules.sources[position.rules.key_of(position, further)]
        return any(rule.spec.choice.some(position, further) for rule in sources)

    def looks_on(self, position: Any, top: Any) -> bool:
        """Whether it has to be tried what the next choice of the verb has."""
        return self.chained and (not self.choice.ends or self.is_restless(position, top))

    def is_restless(self, position: Any, top: Any) -> bool:
        """Whether another plugin forbids something at the next choice of the verb."""
        key = position.rules.key_of(position, top)
        return key[:2] in position.rules.chapters[CardRules].restless
