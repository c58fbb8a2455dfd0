"""What games write, as the kernel takes it: one `at` becomes a position and a decision.

This is the only module that knows how the kernel calls rules and choices.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from inspect import signature
from typing import Any

from scriptorium.engine.book import Registered
from scriptorium.engine.choices import Choice, Rule
from scriptorium.engine.compiled_choices import CompiledChoice
from scriptorium.engine.errors import Reason, Refused
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.targets import Target, targets_of
from scriptorium.engine.values import Action

from .moments import Moment, latest, moment_at

Mask = Callable[[Moment], int]
# With the action, and the decision as a third parameter where one is written.
Predicate = Callable[[Moment, Any], bool] | Callable[[Moment, Any, Any], bool]
Explain = Callable[[Moment, Any], Refused | None] | Callable[[Moment, Any, Any], Refused | None]
Also = Callable[[Moment, Any], tuple[str, ...]]


def bind_rule(
    reason: Reason,
    mask: Mask | None = None,
    predicate: Predicate | None = None,
    explain: Explain | None = None,
    also: Also | None = None,
    field: str = "",
) -> Rule:
    """A rule whose functions are asked about a moment."""
    explained = None if explain is None else _judging(explain)
    if explained is None and also is not None:
        explained = _resting_on(reason, also)
    return Rule(
        reason,
        None if mask is None else _masking(mask),
        None if predicate is None else _judging(predicate),
        explained,
        field,
    )


def _masking(call: Mask) -> Callable[[Any, Any], int]:
    def mask(position: Any, decision: Any) -> int:
        at = latest[0]
        if at.position is not position or at.decision is not decision:
            at = moment_at(position, decision)
        found = at.masks.get(call)
        if found is None:
            found = at.masks[call] = call(at)
        return found

    mask.__name__, mask.__doc__ = _named(call)
    return mask


def _judging(call: Callable[..., Any]) -> Callable[[Any, Any, Any], Any]:
    if takes(call) == 3:

        def judge(position: Any, decision: Any, do: Any) -> Any:
            at = latest[0]
            if at.position is not position or at.decision is not decision:
                at = moment_at(position, decision)
            return call(at, do, decision)
    else:

        def judge(position: Any, decision: Any, do: Any) -> Any:
            at = latest[0]
            if at.position is not position or at.decision is not decision:
                at = moment_at(position, decision)
            return call(at, do)

    judge.__name__, judge.__doc__ = _named(call)
    return judge


def _resting_on(reason: Reason, also: Also) -> Callable[[Any, Any, Any], Refused]:
    def refuse(position: Any, decision: Any, do: Any) -> Refused:
        at = moment_at(position, decision)
        return reason(also=also(at, do), **_details(reason.text, at, do))

    return refuse


def _details(words: str, at: Moment, do: Action) -> dict[str, Any]:
    """What the targets of an action's fields tell of it, as far as some words name it."""
    found: dict[str, Any] = {}
    for name, target in _targets(type(do)).items():
        told = target.details(at, name, getattr(do, name))
        found |= {key: one for key, one in told.items() if f"{{{key}}}" in words}
    return found


@lru_cache(1024)
def _targets(kind: type[Action]) -> dict[str, Target[Any]]:
    return targets_of(kind)


def _named(call: Callable[..., Any]) -> tuple[str, str | None]:
    """What its author calls a function, which players are shown where it fails."""
    return getattr(call, "__name__", "rule"), getattr(call, "__doc__", None)


def takes(call: Callable[..., Any]) -> int:
    """How many parameters a function has."""
    return len(signature(call).parameters)


def let_through(rules: tuple[Rule, ...], at: Moment) -> int:
    """What the masks of some rules let through together."""
    found = -1
    for one in rules:
        if one.mask is not None:
            found &= one.mask(at, at.decision)
    return found


def refusing(rules: tuple[Rule, ...], at: Moment, place: int) -> Reason | None:
    """The reason of the first of some rules whose mask does not let a place through."""
    for one in rules:
        if one.mask is not None and not one.mask(at, at.decision) >> place & 1:
            return one.reason
    return None


def on_moment(call: Callable[[Moment], Any]) -> Callable[[Any, Any], Any]:
    """A function of a moment, as the kernel asks it."""
    return lambda position, decision: call(moment_at(position, decision))


def carrying_out(call: Callable[..., None]) -> Callable[[Any, Any, Any], None]:
    """What an action does, from `do(self, now)` or `do(self, now, decision)`."""
    if takes(call) == 3:
        return lambda now, decision, action: call(action, now, decision)
    return lambda now, decision, action: call(action, now)


class GroupedChoice(CompiledChoice):
    """A choice among Structs whose places are known: the masks of its rules are asked once."""

    @cached_property
    def _is_plain(self) -> bool:
        """Whether the places that its masks let through are all there is to say."""
        return self.target is not None and not (self._tests or self.chained or self._merges)

    def offer(self, position: Any, top: Any) -> list[Any]:
        """What is legal."""
        if self.added or not self._is_plain:
            return super().offer(position, top)
        return [self.kind(value) for value in self._let_through(self.first, position, top)]

    def _let_through(self, name: str, position: Any, top: Any) -> list[Any]:
        target: Any = self.targets[name]
        masks = self._sets[name]
        if not masks or not _is_grouped(target):
            return super()._let_through(name, position, top)
        bits = -1
        for mask in masks:
            bits &= mask(position, top)
            if not bits:
                return []
        return list(target.within(position, top, bits))


def learn(book: RuleBook, choice: Choice) -> None:
    """Teach a match a choice."""
    grouped = any(map(_is_grouped, choice.targets.values()))
    book.learn(choice, made_as=GroupedChoice if grouped else CompiledChoice)


def _is_grouped(target: Any) -> bool:
    """Whether a target tells its values apart as bits, the same ones all through a match."""
    return bool(getattr(target, "stable", False))


def react_late(book: RuleBook, call: Callable[..., None]) -> Registered:
    """A reaction behind the wall of its plugin, to be put behind all others."""
    return Registered(book.guard(call, writes=True), book.plugin)
