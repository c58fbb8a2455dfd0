"""What one plugin may lend another: values, never functions, and nothing that others could fill.

A function that was lent, or put into a list that was lent, would be called without the guard.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from types import MappingProxyType
from typing import Any

from msgspec import Struct

PLAIN = frozenset((type(None), bool, int, float, str, bytes))
CHANGEABLE = (list, dict, set, bytearray)
MOST = 100_000  # values that are looked at
MOST_KNOWN = 64

# What our own plugins lent before, by identity: a table of thousands is looked through once.
_known: dict[int, Any] = {}


def no_value(service: Any, *, ours: bool) -> str:
    """What in a service is no value, as in `.bars: a list`; nothing where all is well.

    Objects with functions of their own are for our own plugins, and what they keep to themselves
    (names with `_`) is their affair.
    """
    problem = _problem(service, ours=ours)
    if ours and not problem:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[id(service)] = service
    return problem


def _problem(service: Any, *, ours: bool) -> str:
    seen: dict[int, Any] = dict(_known) if ours else {}
    most = MOST + len(seen)
    room = type(service).__module__.partition(".")[0]
    waiting: list[tuple[str, Any]] = [("", service)]
    while waiting and len(seen) < most:
        path, value = waiting.pop()
        if id(value) in seen or type(value) in PLAIN:
            continue
        seen[id(value)] = value
        if isinstance(value, CHANGEABLE):
            return f"{path}: a {type(value).__name__}".lstrip(": ")
        if callable(value):
            return f"{path}: a function".lstrip(": ")
        inside = _inside(value, ours=ours)
        if inside is not None:
            waiting += [(path + name, inner) for name, inner in inside]
        elif not ours:
            return f"{path}: an object of the class {type(value).__name__}".lstrip(": ")
        elif type(value).__module__.partition(".")[0] == room:
            waiting += [(f"{path}.{name}", inner) for name, inner in _public(value)]
    return ""


def _inside(value: Any, *, ours: bool) -> list[tuple[str, Any]] | None:
    """What a value consists of, unless all is plain; None where it is an object of its own kind."""
    kind = type(value)
    if kind in (tuple, frozenset) or (ours and issubclass(kind, tuple)):
        return _not_plain(value)
    if kind is MappingProxyType:
        return _not_plain((*value.keys(), *value.values()))
    if issubclass(kind, Struct) and kind.__struct_config__.frozen:
        fields = kind.__struct_fields__
        return [(f".{name}", object.__getattribute__(value, name)) for name in fields]
    return None


def _not_plain(values: Collection[Any]) -> list[tuple[str, Any]]:
    """What is to be looked into; of long rows of numbers not one is asked."""
    if PLAIN.issuperset(map(type, values)):
        return []
    return [("[…]", inner) for inner in values]


def _public(value: Any) -> Iterator[tuple[str, Any]]:
    """The attributes of an object that are meant for others, looked up without its own ways."""
    try:
        found = dict(object.__getattribute__(value, "__dict__"))
    except AttributeError:
        found = {}
    for kind in type(value).__mro__:
        slots = vars(kind).get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            try:
                found[name] = object.__getattribute__(value, name)
            except AttributeError:
                continue  # not filled yet
    return ((name, inner) for name, inner in found.items() if not name.startswith("_"))
