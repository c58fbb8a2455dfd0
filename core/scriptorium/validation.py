"""What a rule book does not take: kinds that are none, fields that no table may keep, odd choices.

Plugins are not type-checked when they run, so what they register is looked at here, once. A field
does not fit on a table when it can be changed in place, or cannot be saved at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import inspect

from .choices import Choice, Rule
from .errors import PluginError
from .structs import Action
from .targets import Target, targets_of
from .wall import shown

MUTABLE = (
    inspect.ListType,
    inspect.SetType,
    inspect.DictType,
    inspect.TypedDictType,
    inspect.ByteArrayType,
    inspect.MemoryViewType,
    inspect.DataclassType,
)
BOUNDLESS = (inspect.AnyType, inspect.CustomType, inspect.RawType)


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


def steps_of(during: Iterable[str]) -> tuple[str, ...]:
    """Steps as they were named; one alone needs its comma."""
    if isinstance(during, str):
        raise PluginError(f'during is a tuple of steps, as in ("{during}",), not {during!r}')
    return tuple(during)


def cannot_be_kept(kind: type[Any]) -> str:
    """Why a kind cannot lie on a table, as the end of a sentence; or nothing."""
    try:
        said = inspect.type_info(kind)
    except (TypeError, NameError) as error:
        return f"has a field that cannot be saved: {error}"
    return next(_problems(said, "", set()), "")


def _problems(said: inspect.Type, field: str, seen: set[type[Any]]) -> Iterator[str]:
    if isinstance(said, MUTABLE):
        yield f"keeps something changeable in {field}; use tuples and whole numbers"
    elif isinstance(said, BOUNDLESS):
        yield f"does not say well enough what {field} is; give it a type that can be saved"
    elif isinstance(said, inspect.StructType):
        if said.cls in seen:
            return
        seen.add(said.cls)
        if not said.cls.__struct_config__.frozen:
            yield f"keeps something changeable in {field or 'itself'}: write frozen=True"
        for inner in said.fields:
            yield from _problems(inner.type, f"{field}.{inner.name}" if field else inner.name, seen)
    else:
        yield from _inside(said, field, seen)


def _inside(said: inspect.Type, field: str, seen: set[type[Any]]) -> Iterator[str]:
    if isinstance(said, inspect.UnionType):
        inner: tuple[inspect.Type, ...] = tuple(said.types)
    elif isinstance(said, inspect.TupleType):
        inner = tuple(said.item_types)
    elif isinstance(said, inspect.VarTupleType | inspect.FrozenSetType):
        inner = (said.item_type,)
    elif isinstance(said, inspect.NamedTupleType):
        inner = tuple(named.type for named in said.fields)
    elif isinstance(said, inspect.Metadata):
        inner = (said.type,)
    else:
        inner = ()
    for part in inner:
        yield from _problems(part, field, seen)
