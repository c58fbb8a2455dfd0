"""Choices in one match: what is listed, why not, how it is written.

A choice is compiled with the rules that other plugins add to it. What is legal and why something is
not are made of the same targets and rules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import Any

from scriptorium.plugins.answers import NOT_GIVEN, given

from .choices import Choice, Rule
from .errors import Reason, Refused, Unreadable
from .targets import Target, bit_places
from .values import Action, is_well_formed

ROW = 12
FEW = (1 << ROW) - 1


@dataclass(frozen=True)
class Added:
    """A rule that another plugin has added to a choice, guarded."""

    plugin: str
    rule: Rule


class CompiledChoice:
    """A choice in one match: with the rules that others add, and what it has made so far."""

    def __init__(
        self, choice: Choice, plugin: str, added: list[Added], guard: Any = lambda call, **_: call
    ) -> None:
        self.choice, self.plugin, self.added = choice, plugin, added
        # What a third-party rule answers is looked at: nonsense is its fault, and no answer.
        self.rules = tuple(guarded_rule(one, guard) for one in choice.rules)
        self.ends = tuple(guarded_rule(one, guard) for one in choice.ends)
        self.kind, self.targets = choice.kind, choice.targets
        self.fields = tuple(choice.targets)
        self.first = self.fields[0] if self.fields else ""
        self.target = choice.targets[self.first] if len(self.fields) == 1 else None
        by_id = choice.cites if isinstance(choice.cites, dict) else {}
        self.cites = {id: tuple(numbers.split()) for id, numbers in by_id.items()}
        self.chained = choice.do is None
        self._made: dict[int, Action] = {}
        self._rows: dict[int, tuple[Action, ...]] = {}  # by so many bits, and where they begin
        rules = (*self.rules, *self.ends)
        self._sets = {
            name: tuple(r.mask for r in rules if r.mask and (r.field or self.first) == name)
            for name in self.fields
        }
        self._tests = tuple(r for r in rules if r.mask is None)
        plain = Target.outcome  # by which no two that can be chosen come to the same
        self._merges = any(type(one).outcome is not plain for one in self.targets.values())

    # One definition of legal.

    def refusal_of(self, position: Any, top: Any, action: Any) -> Refused | None:
        """The first that refuses: a target that has no such thing, then the rules in order."""
        for name, target in self.targets.items():
            reason = target.missing(position, top, getattr(action, name))
            if reason is not None:
                return self.cited(self._refused(reason, position, action))
        refused = self._first(self.rules, position, top, action)
        if refused is None and self.added:
            refused = self._others(position, top, action)
        return None if refused is None else self.cited(refused)

    def why_not_completed(self, position: Any, top: Any, action: Any) -> Refused | None:
        """Why it could be begun and not completed."""
        refused = self._first(self.ends, position, top, action)
        looks = refused is None and self.looks_on(position, top)
        if looks and not self.leads(position, top, action):
            refused = self._refused(self.choice.stuck, position, action)
        return None if refused is None else self.cited(refused)

    def _first(self, rules: Iterable[Rule], position: Any, top: Any, action: Any) -> Refused | None:
        for one in rules:
            refused = self.judged(one, position, top, action)
            if refused is not None:
                if not refused.plugin or refused.plugin == one.reason.plugin:
                    refused.plugin = self.plugin
                return refused
        return None

    def judged(self, one: Rule, position: Any, top: Any, action: Any) -> Refused | None:
        """What one rule says against an action."""
        if one.predicate is not None:
            if one.predicate(position, top, action):
                return None
        elif one.mask is not None:
            name = one.field or self.first
            place = self.targets[name].place(position, top, getattr(action, name))
            if place >= 0 and one.mask(position, top) >> place & 1:
                return None
        elif one.explain is not None:
            return one.explain(position, top, action)
        if one.explain is not None:
            answer = one.explain(position, top, action)
            if answer is not None:
                return answer
        return self._refused(one.reason, position, action)

    def _given(self, one: Added, position: Any, call: Callable[..., Any], *args: Any) -> Any:
        """What another plugin's rule says, or that it failed."""
        return given(position, one.plugin, one, call, *args, name=self.kind.__name__)

    def _others(self, position: Any, top: Any, action: Any) -> Refused | None:
        """What rules of other plugins say; a rule that fails counts as not given here."""
        for one in self.added:
            answer = self._given(one, position, self.judged, one.rule, position, top, action)
            if isinstance(answer, Refused):
                answer.plugin = one.plugin
                return answer
        return None

    def cited(self, refused: Refused) -> Refused:
        """A refusal with the further rules of this choice."""
        also = self.cites.get(refused.id)
        return refused.resting_on(also) if also else refused

    def _refused(self, reason: Reason, position: Any, action: Any) -> Refused:
        refused = reason(**self.choice.details(reason.text, position, action))
        refused.plugin = self.plugin
        return refused

    def _passing(self, position: Any, top: Any, found: list[Any]) -> list[Any]:
        """Those that no test refuses: why the others are refused is nobody's question here."""
        for one in self._tests if found else ():
            if one.predicate is not None:
                found = [action for action in found if one.predicate(position, top, action)]
            elif one.explain is not None:
                found = [action for action in found if one.explain(position, top, action) is None]
            else:
                return []
        return found

    def every(self, position: Any, top: Any) -> Iterator[Any]:
        """All there is to choose, refused or not; once, where another choice comes to the same."""
        doubles = self.choice.doubles
        for values in product(*(t.every(position, top) for t in self.targets.values())):
            action = self.kind(*values)
            if doubles is None or not doubles(position, top, action):
                yield action

    def outcome(self, position: Any, top: Any, action: Any) -> Hashable:
        """What an action comes to: of several with one outcome one is listed."""
        return tuple(
            t.outcome(position, top, getattr(action, name)) for name, t in self.targets.items()
        )

    def bits(self, position: Any, top: Any) -> int:
        """What is legal as bits, where its one target is bits and every rule a set."""
        assert self.target is not None
        found = self.target.bits(position, top) or 0
        for mask in self._sets[self.first]:
            found &= mask(position, top)
        return self._left_by_others(position, top, found)

    def _left_by_others(self, position: Any, top: Any, found: int) -> int:
        for one in self.added if found else ():
            found = self._bits_of_other(one, position, top, found)
        return found

    def _bits_of_other(self, one: Added, position: Any, top: Any, among: int) -> int:
        if one.rule.mask is not None:
            mask = self._given(one, position, one.rule.mask, position, top)
            return among if mask is NOT_GIVEN else int(among & mask)
        left = 0
        for place in bit_places(among):
            action = self._of(1 << place)
            answer = self._given(one, position, self.judged, one.rule, position, top, action)
            if answer is None or answer is NOT_GIVEN:
                left |= 1 << place
        return left

    @cached_property
    def is_set(self) -> bool:
        """Whether what is legal can be said in bits."""
        return self.target is not None and not self._tests and self.choice.fast is None

    def _of(self, bit: int) -> Action:
        action = self._made.get(bit)
        if action is None:
            action = self._made[bit] = self.kind(bit.bit_length() - 1)
        return action

    def offer(self, position: Any, top: Any) -> list[Any]:
        """What is legal, the quick way where there is one."""
        choice = self.choice
        if choice.fast is not None:
            quick = choice.fast(position, top)
            if isinstance(quick, int):
                found = self.of_bits(self._left_by_others(position, top, quick))
            else:
                found = list(quick)
                if self.added:
                    found = [a for a in found if self._others(position, top, a) is None]
        elif self.target is not None and self.target.bits(position, top) is not None:
            found = self._passing(position, top, self.of_bits(self.bits(position, top)))
        else:
            found = self._narrowed(position, top)
        if self.chained and self.looks_on(position, top):
            found = [a for a in found if self.leads(position, top, a)]
        return found

    def _narrowed(self, position: Any, top: Any) -> list[Any]:
        """What is legal where targets are no bits: every set is worked out once for its field."""
        values: list[list[Any]] = []
        for name in self.fields:
            values.append(self._let_through(name, position, top))
            if not values[-1]:
                return []
        found = self._passing(position, top, [self.kind(*one) for one in product(*values)])
        if self.added:
            found = [a for a in found if self._others(position, top, a) is None]
        if not self._merges:
            return found
        kept: dict[Hashable, Any] = {}
        for action in found:
            kept.setdefault(self.outcome(position, top, action), action)
        return list(kept.values())

    def _let_through(self, name: str, position: Any, top: Any) -> list[Any]:
        target, bits = self.targets[name], -1
        left = list(target.every(position, top))
        for mask in self._sets[name] if left else ():
            bits &= mask(position, top)
        if bits == -1:
            return left
        places = ((one, target.place(position, top, one)) for one in left if bits)
        return [one for one, place in places if place >= 0 and bits >> place & 1]

    def as_bits(self, position: Any, top: Any) -> int | None:
        """What may be chosen as bits, where here it is a set; None where it has to be listed."""
        if self.target is None or self.target.bits(position, top) is None:
            return None
        if self.looks_on(position, top):
            return None
        if self.choice.fast is not None:
            quick = self.choice.fast(position, top)
            return self._left_by_others(position, top, quick) if isinstance(quick, int) else None
        return self.bits(position, top) if self.is_set else None

    def some(self, position: Any, top: Any) -> bool:
        """Whether anything may be chosen at a decision, awaited or imagined."""
        exists = self.choice.exists
        if exists is not None and not self.added and not self.looks_on(position, top):
            return exists(position, top)
        bits = self.as_bits(position, top)
        return bool(self.offer(position, top) if bits is None else bits)

    def of_bits(self, bits: int) -> list[Any]:
        """The actions that some bits stand for; a few bits in a row are looked up at once."""
        rows = self._rows
        found: list[Any] = []  # as `list[Any]()` it would take twenty times as long
        while bits:
            at = (bits & -bits).bit_length() - 1
            at -= at % ROW
            few = bits >> at & FEW
            bits ^= few << at
            row = rows.get(at << ROW | few)
            if row is None:
                row = tuple([self._of(1 << at + place) for place in bit_places(few)])
                rows[at << ROW | few] = row
            found += row
        return found

    # Behind a choice that does nothing by itself another one follows: a chapter says which.

    def further(self, top: Any, action: Any) -> Any:
        """The decision on the choice that follows."""
        return top

    def looks_on_at(self, rules: Any, key: Any) -> bool:
        """Whether it has to be tried wherever the choice is found by that key."""
        return False

    def looks_on(self, position: Any, top: Any) -> bool:
        """Whether it has to be tried what the choice that follows has."""
        return False

    def leads(self, position: Any, top: Any, action: Any) -> bool:
        """Whether the choice that follows has something."""
        return True

    # Notation.

    def read(self, position: Any, text: str) -> Any:
        """The action of some words, those behind its word."""
        template = self.choice.template
        word = self.choice.called if template.opening else template.form.split()[0]
        line = f"{word} {text}".strip()
        bare = template.opening and self.begins(position, text)
        if bare or (template.opening and not template.fits(line)):  # a form without its word
            line = text
        return self.made_of(template.read(position, line), text)

    def begins(self, position: Any, text: str) -> bool:
        """Whether a line begins with what its first field can be."""
        try:
            self.targets[self.choice.template.opening].read(position, text.partition(" ")[0])
        except Unreadable:
            return False
        return True

    def read_whole(self, position: Any, text: str) -> tuple[Any] | None:
        """The action of a line that begins with a field; None where it does not begin so."""
        if not (self.begins(position, text) and position.rules.actions[self.kind].used):
            return None
        return (self.made_of(self.choice.template.read(position, text), text),)

    def made_of(self, values: dict[str, Any], text: str) -> Any:
        """The action with these fields."""
        try:
            action = self.kind(**values)
        except TypeError:
            action = None
        if action is None or not is_well_formed(action):
            raise Unreadable(f"write {self.choice.template.shown}, not {text!r}")
        return action

    def write(self, position: Any, action: Any) -> str:
        """The action as a line."""
        values = {name: getattr(action, name) for name in self.fields}
        return self.choice.template.write(position, values)


def guarded_rule(one: Rule, guard: Any) -> Rule:
    """A rule whose functions are guarded for their plugin."""
    return replace(
        one,
        mask=guard(one.mask, result=int) if one.mask else None,
        predicate=guard(one.predicate, result=bool) if one.predicate else None,
        explain=guard(one.explain, result=(Refused, type(None))) if one.explain else None,
    )
