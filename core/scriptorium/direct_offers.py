"""What is asked directly while a match is played: functions found once for each decision.

What lists a choice is its own function where no plugin adds a rule and nothing is looked ahead;
whether a card can be begun is answered without laying it down where that does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from .doing import Doing, able, words
from .programs import Act, Program
from .structs import CardId, Turn
from .verbs import Ready, Verb

if TYPE_CHECKING:
    from .book import Book
    from .ruleset import ActionRule, Ruleset
    from .table import Position

# What lists a choice, as actions or as bits, and what makes actions of bits.
Lister = tuple[Callable[..., Any], Callable[[int], list[Any]]]


class DirectOffers:
    """What lists the choices of each decision, where no offer needs a second look."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self.by_key: dict[Any, tuple[Lister, ...]] = {
            key: tuple((self._lister(one, key), one.spec.choice.of_bits) for one in sources)
            for key, sources in rules.sources.items()
            if all(one.plain for one in sources)
        }
        self._of_parts: dict[tuple[str, int, int, bool], tuple[Lister, ...] | None] = {}

    def _lister(self, rule: ActionRule, key: Any) -> Callable[..., Any]:
        """The choice's own function where nothing is to be added to what it says."""
        compiled = rule.spec.choice
        restless = type(key) is tuple and key[:2] in self._rules.restless
        looks_on = compiled.chained and (restless or not compiled.choice.ends)
        choice = compiled.choice
        if compiled.added or looks_on or rule.plugin in self._rules.strangers:
            return rule.offer
        if choice.fast is None and not (compiled.fields or choice.rules or choice.ends):
            always = (rule.kind(),)  # an action without fields that nothing refuses
            return lambda position, top: always
        return choice.fast or rule.offer

    def at(self, position: Position, top: Any) -> tuple[Lister, ...] | None:
        """What lists the choices of a decision; None where an offer needs a second look.

        Those are left out that the part of a half-played card does not give.
        """
        kind = type(top)
        if kind is not Doing:
            return self.by_key.get(position.clock.step if kind is Turn else kind)
        begun = top.card, top.at, top.stage, top.done > 0
        if begun not in self._of_parts:
            self._of_parts[begun] = self._of_part(position, top)
        return self._of_parts[begun]

    def _of_part(self, position: Position, top: Doing) -> tuple[Lister, ...] | None:
        rules, said = self._rules, words(position, top)
        key = rules.key_of(position, top)
        found = self.by_key.get(key)
        if found is None or said is None:
            return found
        givens = [
            None if one.plugin in rules.strangers else one.spec.choice.choice.given
            for one in rules.sources[key]
        ]
        pairs = zip(found, givens, strict=True)
        return tuple(lister for lister, given in pairs if given is None or given(said))


def quick_answers(
    book: Book, programs: Mapping[str, Program], verbs: Mapping[str, Verb]
) -> dict[str, Ready]:
    """By card, what answers quickly whether it can be begun, its effect's own needs aside."""
    found: dict[str, Ready] = {}
    for name, program in programs.items():
        first = program.steps[0] if program.steps else None
        if not isinstance(first, Act):
            continue
        verb = verbs[first.verb]
        quick = verb.ready or (ready_of if "cards" in verb.heedless else None)
        costless = "points" in verb.heedless or not program.cost
        forbidden = any(book.added.get(one.kind) for stage in verb.stages for one in stage)
        if quick is not None and costless and not forbidden:
            found[name] = quick
    return found


def ready_of(position: Position, names: tuple[CardId, ...]) -> frozenset[CardId]:
    """Which of some programs can be begun as things are: not paid for, and the card in the hand."""
    seat = position.clock.seat
    found = []
    for name in names:
        if able(position, Doing(seat, name)):
            found.append(name)
    return frozenset(found)
