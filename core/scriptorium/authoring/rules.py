"""Rules as games write them, for the kernel: with a decision as third parameter, and shared masks.

MASK = lambda at: …                    # what is let through, bit by bit
PREDICATE = lambda at: …               # whether anything may be chosen at this moment
PREDICATE = lambda at, do: …           # whether one action may be chosen
PREDICATE = lambda at, do, owed: …     # the same, with the decision that it answers
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from inspect import signature
from typing import Any, cast

from scriptorium.engine.choices import Deed, Rule
from scriptorium.engine.errors import Reason, Refused
from scriptorium.engine.table import Moment
from scriptorium.engine.targets import Target, targets_of
from scriptorium.engine.values import Action

Mask = Callable[[Moment], int]
Gate = Callable[[Moment], bool]
Judge = Callable[[Moment, Any], bool] | Callable[[Moment, Any, Any], bool]
Predicate = Callable[[Moment], bool] | Judge
Explain = Callable[[Moment, Any], Refused | None] | Callable[[Moment, Any, Any], Refused | None]
Also = Callable[[Moment, Any], tuple[str, ...]]


def make_rule(
    reason: Reason,
    mask: Mask | None = None,
    predicate: Predicate | None = None,
    explain: Explain | None = None,
    also: Also | None = None,
    field: str = "",
) -> Rule:
    """A rule of what a game says; `also` names further rules that one refusal rests on."""
    explained = None if explain is None else _judging(explain)
    if explained is None and also is not None:
        explained = _resting_on(reason, also)
    shared = None if mask is None else _shared(mask)
    if predicate is not None and takes(predicate) == 1:
        return Rule(reason, shared, None, explained, field, cast("Gate", predicate))
    judge = None if predicate is None else _judging(predicate)
    return Rule(reason, shared, judge, explained, field)


def _shared(call: Mask) -> Mask:
    """A mask that is worked out once at a moment, however many rules have it."""

    def mask(at: Moment) -> int:
        known = at.masks
        if known is None:
            known = at.masks = {}
        found = known.get(call)
        if found is None:
            found = known[call] = call(at)
        return found

    mask.__name__, mask.__doc__ = _named(call)
    return mask


def _judging(call: Callable[..., Any]) -> Callable[[Moment, Any], Any]:
    if takes(call) < 3:
        return call

    def judge(at: Moment, do: Any) -> Any:
        return call(at, do, at.decision)

    judge.__name__, judge.__doc__ = _named(call)
    return judge


def _resting_on(reason: Reason, also: Also) -> Callable[[Moment, Any], Refused]:
    def refuse(at: Moment, do: Any) -> Refused:
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
            found &= one.mask(at)
    return found


def refusing(rules: tuple[Rule, ...], at: Moment, place: int) -> Reason | None:
    """The reason of the first of some rules whose mask does not let a place through."""
    for one in rules:
        if one.mask is not None and not one.mask(at) >> place & 1:
            return one.reason
    return None


def carrying_out(call: Callable[..., None]) -> Callable[[Any, Any, Any], None]:
    """What an action does, from `do(self, now)` or `do(self, now, decision)`."""
    return Deed(call, decided=takes(call) == 3)
