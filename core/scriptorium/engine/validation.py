"""What a rule book does not take: odd choices and rules, names of steps and numbers that are none.

Plugins are not type-checked when they run, so what they register is looked at here, once: each
choice and rule as it is written, names once the book is full.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from scriptorium.plugins.guard import shown
from scriptorium.plugins.struct_checks import check_kept, field_types, is_number

from .choices import Choice, Rule
from .errors import PluginError
from .schedule import Schedule
from .targets import Target, targets_of
from .values import Action

if TYPE_CHECKING:
    from .rule_book import RuleBook

NEAR_ENOUGH = 0.85


def check_choice(choice: Choice) -> None:
    """See that a choice is put together as it has to be; how it is written is tried as well."""
    if not isinstance(choice, Choice):
        raise PluginError(f"write book.choice(Choice(an action, do=…)), not {shown(choice)}")
    check_kept(choice.kind, Action, "an action")
    for what, rules in (("rules", choice.rules), ("ends", choice.ends)):
        if not isinstance(rules, tuple):
            raise PluginError(f"{what} is a tuple, as in {what}=(TAKEN,), not {shown(rules)}")
        for rule in rules:
            check_rule(choice.kind, rule)
    if isinstance(choice.during, str):  # one alone needs its comma
        raise PluginError(f'during is a tuple of steps, as in ("{choice.during}",), not a text')
    silent = choice.targets.keys() - choice.template.targets.keys()
    if silent:
        raise PluginError(f"its form {choice.form!r} says nothing of {', '.join(sorted(silent))}")


def check_rule(kind: type[Action], rule: Rule) -> None:
    """See that a rule has a facet, and that a mask belongs to a field that has bits."""
    if not isinstance(rule, Rule):
        raise PluginError(f"a rule is written with say.rule(…) or sc.Rule(…), not {shown(rule)}")
    name = rule.reason.id
    if not (rule.mask or rule.predicate or rule.explain or rule.gate):
        raise PluginError(f"the rule {name} says nothing; give mask=, predicate= or explain=")
    if rule.gate and (rule.mask or rule.predicate):
        raise PluginError(f"the rule {name} judges the moment and an action; make two rules of it")
    fields = field_types(kind)
    if rule.field and rule.field not in fields:
        raise PluginError(f"the rule {name} is about {rule.field}, which {kind.__name__} has not")
    if rule.mask is None:
        return
    of = rule.field or next(iter(fields), "")
    if not of or not _has_bits(kind, of):
        told = f"{of}, which is no number" if of else "an action without fields"
        raise PluginError(f"the rule {name} has mask= for {told}; give predicate= instead")


def _has_bits(kind: type[Action], field: str) -> bool:
    """Whether a field is a number, or its target says which bit stands for what it holds."""
    if is_number(kind, field):
        return True
    try:
        return type(targets_of(kind)[field]).place is not Target.place
    except PluginError:  # no action with targets
        return False


def check_added(book: RuleBook, third_party: frozenset[str]) -> None:
    """See that a house rule is about an action of this match; a slip would do nothing, silently."""
    for kind in book.added.keys() - book.actions.keys():
        for one in book.added[kind]:
            if one.plugin in third_party:
                raise PluginError(
                    f"{one.plugin}: no plugin that is on has the action {kind.__name__}; name the "
                    "plugin that has it in requires="
                )


def check_names(book: RuleBook) -> None:
    """See that every step and number that is named is there; a slip would do nothing, silently."""
    schedule = book.schedule or Schedule(())
    steps = {step for phase in schedule.phases for step in phase.steps}
    for spec in book.actions.values():
        for step in (*(spec.during or ()), *((spec.enters,) if spec.enters else ())):
            if step not in steps:
                raise PluginError(
                    f"{spec.plugin}: {spec.kind.__name__} names a step {step!r}; "
                    f"there are {', '.join(sorted(steps))}"
                )
    for start in (*(b.start for b in schedule.budgets), *(o.times for o in schedule.once)):
        if isinstance(start, str) and start not in book.numbers:
            raise PluginError(f"the schedule names a number {start!r}, which no plugin declares")
    for name in book.adjusters.keys() - book.numbers.keys():
        near = get_close_matches(name, sorted(book.numbers), n=1, cutoff=NEAR_ENOUGH)
        if near:
            who = book.adjusters[name][0].plugin
            raise PluginError(f"{who} adjusts {name!r}; did it mean {near[0]!r}?")
