"""What a rule book does not take: kinds that are none, and fields that no table may keep.

Plugins are not type-checked when they run, so what they register is looked at here, once. A field
is unfit for the table when it can be changed in place, or cannot be saved at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect

from .errors import PluginError
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
    problem = unfit(kind)
    if problem:
        raise PluginError(f"{kind.__name__} {problem}")


def steps_of(during: Iterable[str]) -> tuple[str, ...]:
    """Steps as they were named; one alone needs its comma."""
    if isinstance(during, str):
        raise PluginError(f'during is a tuple of steps, as in ("{during}",), not {during!r}')
    return tuple(during)


def unfit(kind: type[Any]) -> str:
    """What makes a kind unfit to lie on a table, as the end of a sentence; or nothing."""
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
