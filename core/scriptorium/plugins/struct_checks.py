"""What a plugin may keep from turn to turn: values that can be saved, and not changed in place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from .errors import PluginError
from .guard import shown

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
KNOWN_KINDS = 4096  # more than all games have, and a bound for mods that are read again and again

_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_decoder: Any = lru_cache(1024)(msgspec.msgpack.Decoder)


def is_well_formed(value: Any) -> bool:
    """Whether every field holds what its type declares, so that it comes back from a save."""
    try:
        written = _encode(value)
        again = _decoder(type(value)).decode(written)
        return bool(again == value) and _encode(again) == written
    except (TypeError, ValueError, msgspec.MsgspecError, OverflowError, RecursionError):
        return False


def cannot_be_kept(kind: Any) -> str:
    """Why a kind cannot lie on a table, as the end of a sentence; or nothing."""
    try:
        return _first_problem(kind)
    except (TypeError, NameError) as error:
        return f"has a field that cannot be saved: {error}"


@lru_cache(KNOWN_KINDS)  # each rule book asks again, and working out what a field says takes long
def _first_problem(kind: Any) -> str:
    return next(_problems(inspect.type_info(kind), "", set()), "")


@lru_cache(KNOWN_KINDS)
def field_types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What the fields of a kind are declared as; not to be changed."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


@lru_cache(KNOWN_KINDS)
def is_number(kind: type[msgspec.Struct], field: str) -> bool:
    """Whether a field of a kind holds a whole number."""
    return isinstance(inspect.type_info(field_types(kind)[field]), inspect.IntType)


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


def tag_of(kind: type[Any]) -> str:
    """The tag under which saves know a kind."""
    return str(kind.__struct_config__.tag)


def check_tags(kinds: Iterable[type[Any]], what: str) -> None:
    """See that saves can tell all kinds apart: by tags with a plugin's name, but for our own."""
    seen: dict[str, type[Any]] = {}
    for kind in kinds:
        if "." not in tag_of(kind) and not kind.__module__.startswith("scriptorium."):
            raise PluginError(f'{kind.__module__}.{kind.__qualname__} needs a tag: tag="name.kind"')
        if seen.setdefault(tag_of(kind), kind) is not kind:
            raise PluginError(f"two {what} have the tag {tag_of(kind)!r}")
