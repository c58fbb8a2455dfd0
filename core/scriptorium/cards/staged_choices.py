"""Choices of verbs that are made in stages: what is chosen at one leads to the next."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from scriptorium.engine.bound_choice import BoundChoice
from scriptorium.engine.table import Moment

from .card_rules import CardRules


class StagedChoice(BoundChoice):
    """A choice of a verb; where it is not the last one, its verb goes on with the next."""

    def further(self, decision: Any, action: Any) -> Any:
        """The decision on the next choice of the verb."""
        chosen = decision.chosen
        for name in self.fields:
            chosen += (getattr(action, name),)
        return replace(decision, stage=decision.stage + 1, chosen=chosen)

    def leads(self, at: Moment, action: Any) -> bool:
        """Whether the next choice of the verb has something."""
        further = self.further(at.decision, action)
        rules = at.rules
        sources = rules.sources[rules.extensions[CardRules].key_of(at.imagine(further))]
        return any(rule.some(at.imagine(further)) for rule in sources)

    def looks_on_at(self, rules: Any, key: Any) -> bool:
        """Whether it has to be tried: where nothing else says, or another plugin forbids some."""
        if not self.chained or not self.choice.ends:
            return self.chained
        return key[:2] in rules.extensions[CardRules].restless

    def looks_on(self, at: Moment) -> bool:
        """Whether it has to be tried what the next choice of the verb has."""
        if not self.chained or not self.choice.ends:
            return self.chained
        return self.looks_on_at(at.rules, at.rules.key_of(at))
