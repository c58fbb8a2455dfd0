"""Choices of another plugin that a house rule changes by name: rules, what they do, steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scriptorium.engine.bound_choice import BoundChoice, BoundRule, blaming, guarded_rule
from scriptorium.engine.change import Change
from scriptorium.engine.choices import Rule
from scriptorium.engine.errors import PluginError
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.values import Action, Decision
from scriptorium.plugins.guard import Guard
from scriptorium.plugins.source_location import meant
from scriptorium.plugins.struct_checks import tag_of

from .turn_changes import TurnChanges

Do = Callable[..., Any]


@dataclass(frozen=True)
class ChoiceChange:
    """What one plugin changes of a choice."""

    plugin: str
    guard: Guard
    kind: type[Action] | str
    without: tuple[str, ...] = ()
    instead: Mapping[str, Rule] = field(default_factory=dict)
    do: Do | None = None
    steps: Mapping[str, Any] = field(default_factory=dict)
    where: str = ""  # the file and line that wants it

    @property
    def fields(self) -> tuple[str, ...]:
        """What it changes, as a complaint names it."""
        rules = [f"the rule {id!r}" for id in (*self.without, *self.instead)]
        return (*rules, *self.steps, *(("what it does",) if self.do is not None else ()))


class ChangedChoices(RulesExtension):
    """Changed choices; two plugins that change the same one do not go together."""

    def __init__(self) -> None:
        self.changes: list[ChoiceChange] = []

    def written(self) -> Iterable[tuple[str, str]]:
        """Whose changes there are."""
        return (("changed choices", one.plugin) for one in self.changes)

    def complete(self, book: RuleBook) -> None:
        """Put what is changed in the place of what was there."""
        known: dict[tuple[type[Action], str], str] = {}
        for one in self.changes:
            kind = _named(book, one)
            for what in one.fields:
                other = known.setdefault((kind, what), one.plugin)
                if other != one.plugin:
                    told = f"{what} of the choice {kind.__name__}"
                    raise PluginError(
                        f"{other} and {one.plugin} both change {told}; switch one of them off"
                    )
            book.actions[kind] = _changed(book.actions[kind], kind, one)


def change_choice(
    book: RuleBook,
    kind: type[Action] | str,
    *,
    without: tuple[str, ...] = (),
    instead: Mapping[str, Rule] | None = None,
    do: Do | None = None,
    where: str = "",
    **steps: Any,
) -> None:
    """Change a choice of another plugin: rules by their ids, what it does, its steps.

    It is named by its action, or by the tag of that where it cannot be imported.
    `without` names rules that no longer hold, `instead` gives others in their places.
    `do(now, action, usual)` is done in place of what was done; `usual(now, action)` does that.
    `during=` and `enters=` name other steps.

    Example: `sh.change_choice(book, Take, without=("too_many",))`
    """
    strange = steps.keys() - {"during", "enters"}
    if strange:
        raise PluginError(
            f"{book.plugin}: a choice is not changed by {', '.join(sorted(strange))}="
        )
    rules, place = dict(instead or {}), where or book.plugin
    made = ChoiceChange(book.plugin, book.guard, kind, without, rules, do, steps, place)
    book.extension(TurnChanges)  # is completed first: a change names the steps as they are then
    book.extension(ChangedChoices).changes.append(made)


def _named(book: RuleBook, one: ChoiceChange) -> type[Action]:
    """The action whose choice is changed."""
    for kind in book.actions:
        if one.kind in (kind, tag_of(kind)):
            return kind
    named = one.kind if isinstance(one.kind, str) else one.kind.__name__
    near = meant(named, map(tag_of, book.actions))
    raise PluginError(f"{one.where}: no plugin that is on has the action {named}{near}")


def _changed(rule: BoundChoice, kind: type[Action], one: ChoiceChange) -> BoundChoice:
    """The choice with what one plugin changes."""
    named = kind.__name__
    if rule.stages:
        raise PluginError(f"{one.where}: {named} is a choice of verbs; change the verb's card")
    before = rule.choice
    known = [r.reason.id for r in (*before.rules, *before.ends)]
    for id in (*one.without, *one.instead):
        if id not in known:
            raise PluginError(f"{one.where}: {named} has no rule {id!r}{meant(id, known)}")
    after = replace(before, rules=_left(rule.rules, one), ends=_left(rule.ends, one))
    if one.without or one.instead:  # what lists it quickly has the old rules in it
        quick = before.quick and replace(before.quick, lists=None, exists=None, accepts=None)
        after = replace(after, quick=quick)
    after = replace(after, do=_done(rule, one), **one.steps)
    assert after.do is not None
    changed = BoundChoice(after, rule.plugin, rule.guard, rule.at, after.do)
    if "during" not in one.steps:
        changed.during = rule.during  # which steps of other plugins have widened
    return changed


def _left(bound: Iterable[BoundRule], one: ChoiceChange) -> tuple[Rule, ...]:
    """The rules that still hold, with others in the places of some."""
    put = {
        id: blaming(guarded_rule(rule, one.guard), one.guard) for id, rule in one.instead.items()
    }
    rules = (known.rule for known in bound)
    return tuple(put.get(r.reason.id, r) for r in rules if r.reason.id not in one.without)


def _done(rule: BoundChoice, one: ChoiceChange) -> Do | None:
    """What the choice does now; what fails in it bears the name of its own plugin."""
    if one.do is None:
        return rule.choice.do
    changed = one.guard(one.do, writes=True)

    def done(now: Change, top: Decision, action: Action) -> Any:
        def usual(now: Change, action: Action) -> Any:
            return rule.guard.do(rule.apply, now, top, action)

        return one.guard.do(changed, now, action, usual)

    return done
