"""What lists the choices of a decision, asked directly while a match is played.

What lists a choice is its own function where no plugin adds a rule and nothing is looked ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .action_rule import ActionRule
from .structs import Action

if TYPE_CHECKING:
    from .ruleset import Ruleset

Offer = Callable[..., Any]
# What can always be chosen; or what lists a choice, as actions or as bits, and makes them of bits.
Lister = tuple[tuple[Action, ...], Offer | None, Callable[[int], list[Any]]]


def direct_offers(rules: Ruleset) -> dict[Any, tuple[Lister, ...]]:
    """What lists the choices of each decision, where no offer needs a second look."""
    return {
        key: tuple((*_lister(rules, one, key), one.choice.of_bits) for one in sources)
        for key, sources in rules.sources.items()
        if all(one.plain for one in sources)
    }


def _lister(rules: Ruleset, rule: ActionRule, key: Any) -> tuple[tuple[Action, ...], Offer | None]:
    """The choice's own function where nothing is to be added to what it says."""
    compiled, choice = rule.choice, rule.choice.choice
    if compiled.added or rule.plugin in rules.strangers or compiled.looks_on_at(rules, key):
        return (), rule.offer
    if choice.fast is None and not (compiled.fields or choice.rules or choice.ends):
        return (rule.kind(),), None  # an action without fields that nothing refuses
    return (), choice.fast or rule.offer
