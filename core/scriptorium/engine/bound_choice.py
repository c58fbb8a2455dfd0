"""Choices in one match: what is listed, why not, how it is written.

A choice is bound to a match with the rules that other plugins add to it. What is legal and why
something is not are made of the same targets and rules.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

from msgspec import structs

from scriptorium.plugins.guard import Guard, shown
from scriptorium.plugins.sentences import Text

from .card_run import CardRun
from .choices import Choice, Deed, Mask, Quick, Rule
from .errors import Reason, Refused, Unreadable
from .table import Moment, Position
from .targets import Target, bit_places
from .values import Action, Decision, Turn, is_well_formed

if TYPE_CHECKING:
    from .ruleset import Ruleset

ROW = 12
FEW = (1 << ROW) - 1
Ruling = Callable[[Moment, Any], Refused | None]
Stage = tuple[str, int]  # of a verb: its name, and the number of the stage


@dataclass(frozen=True, eq=False)
class BoundRule:
    """A rule about a choice, and whose it is; not `own` where another plugin added it.

    A rule of another plugin that fails counts as not given; one of its own fails the choice.
    """

    guard: Guard
    rule: Rule
    own: bool = True

    @property
    def plugin(self) -> str:
        """The plugin it came from."""
        return self.guard.plugin


class BoundChoice:
    """A choice in one match, ready to be asked; its functions stand behind its plugin's guard."""

    def __init__(
        self,
        choice: Choice,
        plugin: str,
        guard: Guard,
        at: Iterable[type[Decision]],
        apply: Callable[..., None],
        stages: Iterable[Stage] = (),
    ) -> None:
        self.choice, self.plugin, self.guard = choice, plugin, guard
        self.kind, self.targets, self.word = choice.kind, choice.targets, choice.called
        self.fields = tuple(choice.targets)
        self.first = self.fields[0] if self.fields else ""
        self.target = choice.targets[self.first] if len(self.fields) == 1 else None
        self.at, self.enters, self.opens = frozenset(at), choice.enters, choice.leaves_open
        self.during = None if choice.during is None else frozenset(choice.during)
        self.stages = list(stages)  # of verbs, where it is one of theirs
        self.used = True  # whether anything in the match asks for it
        self.keys: frozenset[Hashable] = frozenset()  # where it is found among the sources
        self.plain = True  # whether what it offers needs no looking ahead
        self.chained = choice.do is None  # an early choice of a verb: another one follows it
        self.kept_only = self.chained and not guard.third_party  # by which nothing happens yet
        self.rules = tuple(BoundRule(guard, guarded_rule(one, guard)) for one in choice.rules)
        self.ends = tuple(BoundRule(guard, guarded_rule(one, guard)) for one in choice.ends)
        quick = choice.quick or Quick()
        self.quick = replace(  # what else it has is only asked behind what is guarded below
            quick,
            opening=guard(quick.opening, result=bool) if quick.opening else None,
            doubles=guard(quick.doubles, result=bool) if quick.doubles else None,
        )
        self.some: Callable[[Moment], bool] = guard(self._some, result=bool)
        self.check: Ruling = guard(self.refusal_of)
        completed: Ruling = guard(self.why_not_completed)
        self.finish = completed if choice.ends or self.chained else None
        self.apply: Callable[..., None] = guard(apply, writes=True)
        # What the action does itself, where nothing stands between; with its decision, or without.
        self.deed: Callable[..., Any] | None = None
        self.decided = isinstance(apply, Deed) and apply.decided
        if isinstance(apply, Deed) and not guard.third_party:
            self.deed = apply.call
        self.write: Callable[[Position, Any], str] = guard(self._write, result=str)
        self.read: Callable[[Position, str], Any] = guard(self._read, result=Action)
        self.said = guard(choice.tell, result=(Text, type(None))) if choice.said else None
        by_id = choice.cites if isinstance(choice.cites, dict) else {}
        self.cited_by_id = {id: tuple(numbers.split()) for id, numbers in by_id.items()}
        self.cites = guard(choice.cites, many=str) if callable(choice.cites) else None
        self._made: dict[int, Action] = {}
        self._rows: dict[int, tuple[Action, ...]] = {}  # by so many bits, and where they begin
        plain = Target.outcome  # by which no two that can be chosen come to the same
        kinds = {name: type(one) for name, one in self.targets.items()}
        self._grouped = {name for name, one in kinds.items() if one.groups is not Target.groups}
        self._merges = any(type(one).outcome is not plain for one in self.targets.values())
        self._may_look = self.chained  # whether what follows may have to be looked at
        # Whether a verb has this choice at all in a part with such words; None where it has.
        self.given = None if guard.third_party else self.quick.given
        self.always: tuple[Action, ...] = ()
        self.accepts: Callable[[Moment, Any], bool] | None = None
        self.take(())

    def take(self, added: Iterable[BoundRule]) -> None:
        """Take the rules that other plugins add: they are judged behind its own."""
        self.added = tuple(added)
        self.rules = (*(one for one in self.rules if one.own), *self.added)
        own = [one for one in self.rules if one.own]
        # What it lists itself obeys its own rules already.
        listing = self.added if self.quick.lists else (*own, *self.ends, *self.added)
        self._gates = tuple(
            one.rule.gate if one.own else partial(self._gate_of_other, one)
            for one in listing
            if one.rule.gate is not None
        )
        self._masks: dict[str, tuple[Mask, ...]] = {
            name: tuple(
                one.rule.mask if one.own else partial(self._mask_of_other, one)
                for one in listing
                if one.rule.mask is not None and (one.rule.field or self.first) == name
            )
            for name in self.fields
        }
        tests = [one for one in listing if one.rule.mask is None and one.rule.gate is None]
        self._tests = tuple(map(self._test, tests))
        self.offer: Callable[[Moment], Any] = self.guard(self._bound_list(), many=self.kind)
        # What lists it while a match is played; or what can always be chosen, where that is None.
        self.lists: Callable[[Moment], Iterable[Any] | int] | None = self.offer

    def bind(self, rules: Ruleset) -> None:
        """Find what lists it while a match is played, once it is known where it is looked for."""
        if self._may_look and self.choice.ends and rules.restless.isdisjoint(self.stages):
            self._may_look = False
            self.take(self.added)
        if self.added or self.guard.third_party or self._may_look:
            return
        choice, lists = self.choice, self.quick.lists
        if lists is None and not (self.fields or choice.rules or choice.ends):
            self.lists, self.always = None, (self.kind(),)  # nothing refuses it
        elif lists is not None:
            self.lists = lists
        if self.plain:
            self.accepts = self.quick.accepts
        self.some = self.quick.exists or self.some

    @property
    def may_be_stuck(self) -> bool:
        """Whether what it leaves open has to be looked at: nothing of its own says if it can be."""
        return bool(self.opens) and self.finish is None and self.quick.lists is None

    def belongs(self, at: Moment) -> bool:
        """Whether this kind of action is one of this decision, in this step of the turn."""
        return at.rules.key_of(at) in self.keys

    def misplaced(self, at: Moment) -> Refused:
        """Why this kind of action does not belong to a moment that is none of its own."""
        if type(at.decision) is Turn and Turn in self.at:
            refused = at.rules.schedule.phase(at.clock.phase).wrong_step().by(at.rules.setup.game)
        else:
            refused = self.choice.refusal().by(self.plugin)
        return self.cited(refused)

    def answered(self, check: Ruling, at: Moment, action: Any) -> Refused | None:
        """What a check of its plugin says, with the plugin's name on it."""
        try:
            answer = self.guard.do(check, at, action)
        except Refused as refused:  # raising it is another way of answering
            answer = refused
        if answer is None:
            return None
        if type(answer) is not Refused:
            told = f"answered {shown(answer)} instead of a refusal or None"
            raise self.guard.fault(TypeError(told))
        return answer.by(self.plugin)

    # One definition of legal.

    def refusal_of(self, at: Moment, action: Any) -> Refused | None:
        """The first that refuses: a target that has no such thing, then the rules in order."""
        for name, target in self.targets.items():
            reason = target.missing(at, getattr(action, name))
            if reason is not None:
                return self.cited(self._refused(reason, at, action).by(self.plugin))
        return self._first(self.rules, at, action)

    def why_not_completed(self, at: Moment, action: Any) -> Refused | None:
        """Why it could be begun and not completed."""
        refused = self._first(self.ends, at, action)
        looks = refused is None and self._may_look and self._looks_on(at)
        if looks and not self.leads(at, action):
            refused = self.cited(self._refused(self.choice.stuck, at, action).by(self.plugin))
        return refused

    def _first(self, rules: Iterable[BoundRule], at: Moment, action: Any) -> Refused | None:
        """What the first rule says that refuses an action."""
        for one in rules:
            refused = self._says(one, at, action)
            if refused is not None:
                return self.cited(refused)
        return None

    def _says(self, one: BoundRule, at: Moment, action: Any) -> Refused | None:
        """What one rule says against an action, with its plugin's name on it."""
        if one.own:
            refused = self.judged(one.rule, at, action)
            return None if refused is None else refused.by(one.plugin)
        name = self.kind.__name__
        answer = one.guard.ask_at(at, self.judged, one.rule, at, action, name=name)
        if not isinstance(answer, Refused):
            return None
        answer.plugin = one.plugin
        return answer

    def judged(self, one: Rule, at: Moment, action: Any) -> Refused | None:
        """What one rule says against an action."""
        if one.gate is not None:
            if one.gate(at):
                return None
        elif one.predicate is not None:
            if one.predicate(at, action):
                return None
        elif one.mask is not None:
            name = one.field or self.first
            place = self.targets[name].place(at, getattr(action, name))
            if place >= 0 and one.mask(at) >> place & 1:
                return None
        elif one.explain is not None:
            return one.explain(at, action)
        if one.explain is not None:
            answer = one.explain(at, action)
            if answer is not None:
                return answer
        return self._refused(one.reason, at, action)

    def cited(self, refused: Refused) -> Refused:
        """A refusal with the further rules of this choice."""
        also = self.cited_by_id.get(refused.id)
        return refused.resting_on(also) if also else refused

    def _refused(self, reason: Reason, at: Moment, action: Any) -> Refused:
        return reason(**self.choice.details(reason.text, at, action))

    # What is listed.

    def every(self, at: Moment) -> Iterator[Any]:
        """All there is to choose, refused or not; once, where another choice comes to the same."""
        doubles = self.quick.doubles
        for values in product(*(t.every(at) for t in self.targets.values())):
            action = self.kind(*values)
            if doubles is None or not doubles(at, action):
                yield action

    def outcome(self, at: Moment, action: Any) -> Hashable:
        """What an action comes to: of several with one outcome one is listed."""
        return tuple(t.outcome(at, getattr(action, name)) for name, t in self.targets.items())

    def _mask_of_other(self, one: BoundRule, at: Moment) -> int:
        """What another plugin's rule lets through; everything where it fails."""
        assert one.rule.mask is not None
        name = self.kind.__name__
        return int(one.guard.ask_at(at, one.rule.mask, at, name=name, instead=-1))

    def _gate_of_other(self, one: BoundRule, at: Moment) -> bool:
        """Whether another plugin's rule lets anything through; where it fails, it does."""
        assert one.rule.gate is not None
        name = self.kind.__name__
        return bool(one.guard.ask_at(at, one.rule.gate, at, name=name, instead=True))

    def _bound_list(self) -> Callable[[Moment], Any]:
        """What lists it by its rules: made for them once, as they are then."""
        general = self._may_look or self.quick.lists is not None or self._merges
        if general or len(self.fields) > 1 or self.guard.third_party:
            return self._offer
        if self.target is None:
            return self._bound_alone()
        if type(self.target).bits is not Target.bits or self._grouped:
            return self._offer
        return self._bound_one_field(self.target)

    def _bound_alone(self) -> Callable[[Moment], tuple[Any, ...]]:
        """What lists a choice without fields: that one, or nothing."""
        gates, tests, only = self._gates, self._tests, (self.kind(),)

        def lists(at: Moment) -> tuple[Any, ...]:
            for gate in gates:
                if not gate(at):
                    return ()
            for says_yes, test in tests:
                answer = test(at, only[0])
                if not answer if says_yes else answer is not None:
                    return ()
            return only

        return lists

    def _bound_one_field(self, target: Target[Any]) -> Callable[[Moment], list[Any]]:
        """What lists a choice of one field whose values are no bits."""
        gates, tests, kind = self._gates, self._tests, self.kind
        masks, every, place = self._masks[self.first], target.every, target.place

        def lists(at: Moment) -> list[Any]:
            for gate in gates:
                if not gate(at):
                    return []
            bits = -1
            for mask in masks:
                bits &= mask(at)
                if not bits:
                    return []
            if masks:
                places = [(one, place(at, one)) for one in every(at)]
                found = [kind(one) for one, bit in places if bit >= 0 and bits >> bit & 1]
            else:
                found = [kind(one) for one in every(at)]
            for says_yes, test in tests if found else ():
                if says_yes:
                    found = [action for action in found if test(at, action)]
                else:
                    found = [action for action in found if test(at, action) is None]
            return found

        return lists

    def _test(self, one: BoundRule) -> tuple[bool, Callable[[Moment, Any], Any]]:
        """A rule without a set: whether its answer is yes or no, and what gives it."""
        if one.own and one.rule.predicate is not None:
            return True, one.rule.predicate
        if one.own and one.rule.explain is not None:
            return False, one.rule.explain
        return False, partial(self._says, one)

    def _passing(self, at: Moment, found: list[Any]) -> list[Any]:
        """Those that no test refuses: why the others are refused is nobody's question here."""
        for says_yes, test in self._tests if found else ():
            if says_yes:
                found = [action for action in found if test(at, action)]
            else:
                found = [action for action in found if test(at, action) is None]
        return found

    def _offer(self, at: Moment) -> list[Any]:
        """What is legal, the quick way where there is one."""
        for gate in self._gates:
            if not gate(at):
                return []
        lists, bits = self.quick.lists, None
        if lists is not None:
            quick = lists(at)
            if isinstance(quick, int):
                bits = quick
            else:
                found = list(quick)
                if self.added:
                    found = [one for one in found if self._first(self.added, at, one) is None]
        elif self.target is not None:
            bits = self.target.bits(at)
        if bits is not None:
            found = self._passing(at, self.of_bits(self._within(at, bits)))
        elif lists is None:
            found = self._narrowed(at)
        if self._may_look and self._looks_on(at):
            found = [one for one in found if self.leads(at, one)]
        return found

    def _within(self, at: Moment, bits: int) -> int:
        """What the sets of the rules let through of some bits."""
        for mask in self._masks[self.first]:
            if not bits:
                break
            bits &= mask(at)
        return bits

    def _narrowed(self, at: Moment) -> list[Any]:
        """What is legal where targets are no bits: every set is worked out once for its field."""
        values: list[list[Any]] = []
        for name in self.fields:
            values.append(self._let_through(name, at))
            if not values[-1]:
                return []
        found = self._passing(at, [self.kind(*one) for one in product(*values)])
        if not self._merges:
            return found
        kept: dict[Hashable, Any] = {}
        for action in found:
            kept.setdefault(self.outcome(at, action), action)
        return list(kept.values())

    def _let_through(self, name: str, at: Moment) -> list[Any]:
        """The values of a field that the sets let through; by their bits where they are grouped."""
        target, masks, bits = self.targets[name], self._masks[name], -1
        groups = target.groups(at) if masks and name in self._grouped else None
        if groups is None:
            left = list(target.every(at))
            for mask in masks if left else ():
                bits &= mask(at)
            if bits == -1:
                return left
            places = ((one, target.place(at, one)) for one in left if bits)
            return [one for one, place in places if place >= 0 and bits >> place & 1]
        for mask in masks:
            bits &= mask(at)
        found: list[Any] = []
        for there, value_of in groups if bits else ():
            found += [value_of[place] for place in bit_places(there & bits)]
        return found

    def _some(self, at: Moment) -> bool:
        """Whether anything may be chosen at a decision, awaited or imagined."""
        looks, lists = self._may_look and self._looks_on(at), self.quick.lists
        if self.quick.exists is not None and not self.added and not looks:
            return self.quick.exists(at)
        for gate in self._gates:
            if not gate(at):
                return False
        if looks or self._tests or self.target is None:
            return bool(self._offer(at))
        bits = self.target.bits(at)
        if bits is None:
            return bool(self._offer(at))
        if lists is None:
            return bool(self._within(at, bits))
        quick = lists(at)
        return bool(self._within(at, quick) if isinstance(quick, int) else self._offer(at))

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

    def _of(self, bit: int) -> Action:
        action = self._made.get(bit)
        if action is None:
            action = self._made[bit] = self.kind(bit.bit_length() - 1)
        return action

    # Behind an early choice of a verb, which does nothing by itself, the next one follows.

    def further(self, run: Any, action: Any) -> CardRun:
        """The decision on the next choice of the verb."""
        chosen = run.chosen
        for name in self.fields:
            chosen += (getattr(action, name),)
        further: CardRun = structs.replace(run, stage=run.stage + 1, chosen=chosen)
        return further

    def _looks_on(self, at: Moment) -> bool:
        """Whether it has to be tried what the next choice has: where nothing else says it."""
        return not self.choice.ends or at.rules.key_of(at)[:2] in at.rules.restless

    def leads(self, at: Moment, action: Any) -> bool:
        """Whether the next choice has something."""
        further = at.imagine(self.further(at.decision, action))
        sources = at.rules.sources[at.rules.key_of(further)]
        return any(rule.some(further) for rule in sources)

    # Notation.

    def _read(self, position: Position, text: str) -> Any:
        """The action of some words, those behind its word."""
        template = self.choice.template
        word = self.word if template.opening else template.form.split()[0]
        line = f"{word} {text}".strip()
        bare = template.opening and self.begins(position, text)
        if bare or (template.opening and not template.fits(line)):  # a form without its word
            line = text
        return self._made_of(template.read(position, line), text)

    def begins(self, position: Position, text: str) -> bool:
        """Whether a line begins with what its first field can be."""
        try:
            self.targets[self.choice.template.opening].read(position, text.partition(" ")[0])
        except Unreadable:
            return False
        return True

    def read_whole(self, position: Position, text: str) -> tuple[Any] | None:
        """The action of a line that begins with a field; None where it does not begin so."""
        if not (self.begins(position, text) and position.rules.actions[self.kind].used):
            return None
        return (self._made_of(self.choice.template.read(position, text), text),)

    def _made_of(self, values: dict[str, Any], text: str) -> Any:
        """The action with these fields."""
        try:
            action = self.kind(**values)
        except TypeError:
            action = None
        if action is None or not is_well_formed(action):
            raise Unreadable(f"write {self.choice.template.shown}, not {text!r}")
        return action

    def _write(self, position: Position, action: Any) -> str:
        """The action as a line."""
        values = {name: getattr(action, name) for name in self.fields}
        return self.choice.template.write(position, values)


def guarded_rule(one: Rule, guard: Guard) -> Rule:
    """A rule whose functions stand behind the guard of their plugin."""
    return replace(
        one,
        mask=guard(one.mask, result=int) if one.mask else None,
        gate=guard(one.gate, result=bool) if one.gate else None,
        predicate=guard(one.predicate, result=bool) if one.predicate else None,
        explain=guard(one.explain, result=(Refused, type(None))) if one.explain else None,
    )


def blaming(one: Rule, guard: Guard) -> Rule:
    """A rule that stands in a choice of another plugin; what it raises bears its own one's name."""
    return replace(
        one,
        mask=partial(guard.do, one.mask) if one.mask else None,
        gate=partial(guard.do, one.gate) if one.gate else None,
        predicate=partial(guard.do, one.predicate) if one.predicate else None,
        explain=partial(guard.do, one.explain) if one.explain else None,
    )
