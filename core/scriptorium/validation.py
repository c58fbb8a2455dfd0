"""What a rule book does not take: kinds that are none, fields that no table may keep, odd choices.

Plugins are not type-checked when they run, so what they register is looked at here, once.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from scriptorium_plugins.kept_values import cannot_be_kept
from scriptorium_plugins.wall import shown

from .choices import Choice, Rule
from .errors import PluginError
from .structs import Action
from .targets import Target, targets_of


def check_kind(value: Any, base: type, what: str) -> None:
    """See that something is a kind of what it should be."""
    if not (isinstance(value, type) and issubclass(value, base) and value is not base):
        example = f"class Yours(sc.{base.__name__}, tag=…)"
        raise PluginError(f"{what} is a kind, as in {example}, not {shown(value)}")


def check_kept(kind: type[Any], base: type, what: str) -> None:
    """See that what such a kind keeps can be saved and is never shared between two tables."""
    check_kind(kind, base, what)
    problem = cannot_be_kept(kind)
    if problem:
        raise PluginError(f"{kind.__name__} {problem}")


def check_choice(choice: Choice) -> None:
    """See that a choice is put together as it has to be; how it is written is tried as well."""
    if not isinstance(choice, Choice):
        raise PluginError(f"write book.choice(sc.Choice(an action, do=…)), not {shown(choice)}")
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
    """See that a rule says something, and of a field that can be told by bits."""
    if not isinstance(rule, Rule):
        raise PluginError(f"a rule is written with sc.rule(…) or sc.Rule(…), not {shown(rule)}")
    name = rule.reason.id
    if not (rule.lets or rule.holds or rule.why):
        raise PluginError(f"the rule {name} says nothing; give lets=, holds= or why=")
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    if rule.field and rule.field not in fields:
        raise PluginError(f"the rule {name} is about {rule.field}, which {kind.__name__} has not")
    if rule.lets is None:
        return
    of = rule.field or next(iter(fields), "")
    if not of or not _has_bits(kind, of, fields[of]):
        told = f"{of}, which is no number" if of else "an action without fields"
        raise PluginError(f"the rule {name} has lets= for {told}; give holds= instead")


def _has_bits(kind: type[Action], field: str, of: Any) -> bool:
    """Whether a field is a number, or its target says which bit stands for what it holds."""
    if isinstance(inspect.type_info(of), inspect.IntType):
        return True
    try:
        return type(targets_of(kind)[field]).place is not Target.place
    except PluginError:  # no action with targets
        return False
