"""Comparing what a scenario says with what a position shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scriptorium.engine.errors import FactError
from scriptorium.engine.table import Table, View

from .facts import HIDDEN, FactSpec
from .source import Collected, Different, Misread
from .vocabulary import Path, facts_of, named_facts, place_of
from .words import unknown

MISSING = object()


def compare(position: Table | View, wanted: Mapping[str, Any], path: Path) -> None:
    """See that each named fact holds; raises `Different` with all that do not."""
    wrong = Collected()
    for fact, value, place in named_facts(facts_of(position.rules), wanted, path, wrong):
        with wrong.one():
            _compare(position, fact, value, place, (wanted, path))
    wrong.done()


def _compare(
    position: Table | View,
    fact: FactSpec,
    value: Any,
    place: Path,
    among: tuple[Mapping[str, Any], Path],
) -> None:
    wanted, path = among
    seen = _seen(fact, position, wanted, place, path)
    try:
        agrees = fact.agrees(value, seen)
    except FactError as error:
        raise Misread(place_of(wanted, error.path, path), str(error)) from error
    if not agrees:
        inner = _inner(value, seen, fact)
        at = place_of(wanted, ".".join((fact.name, *inner)), path)
        name = ".".join((fact.name, *inner))
        expected, happened = _told(_dig(value, inner), _dig(seen, inner))
        raise Different(at, f"{name} = {expected}", happened)


def _seen(
    fact: FactSpec, position: Table | View, wanted: Mapping[str, Any], place: Path, path: Path
) -> Any:
    if fact.see is None:
        raise Misread(place, f"the fact {fact.name} can be set but not seen")
    try:
        return fact.see(position)
    except FactError as error:
        raise Misread(place_of(wanted, error.path, path), str(error)) from error


def _inner(wanted: Any, seen: Any, fact: FactSpec) -> tuple[str, ...]:
    """The way down to the one entry that differs, where there is only one way to differ."""
    if not isinstance(wanted, dict) or not isinstance(seen, dict):
        return ()
    same = fact.same
    if same is not None:
        return next(((key,) for key, value in wanted.items() if not same({key: value}, seen)), ())
    plain = FactSpec(fact.name, fact.plugin, None, None, fact.any_order)
    for key, value in wanted.items():
        if key not in seen:
            return (key,)
        if not plain.agrees(value, seen[key]):
            return (key, *_inner(value, seen[key], fact))
    return ()


def _dig(value: Any, inner: Iterable[str]) -> Any:
    for key in inner:
        if not isinstance(value, dict) or key not in value:
            return MISSING
        value = value[key]
    return value


def _told(wanted: Any, seen: Any) -> tuple[str, str]:
    if isinstance(wanted, str) and isinstance(seen, str) and "\n" in wanted + seen:
        return _picture_difference(wanted, seen)
    return show(wanted), show(seen)


def show(value: Any) -> str:
    """A fact's value as it would stand in a scenario."""
    if value is MISSING:
        return "nothing of that name"
    if value is HIDDEN:
        return "hidden"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + " / ".join(value.strip("\n").split("\n")) + '"'
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {show(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(show, value))}]"
    return str(value)


def _picture_difference(wanted: str, seen: str) -> tuple[str, str]:
    """Only the rows in which two pictures differ."""
    rows = [
        [" ".join(row.split()) for row in text.strip("\n").split("\n") if row.strip()]
        for text in (wanted, seen)
    ]
    if rows[0] == rows[1] or len(rows[0]) != len(rows[1]):
        return show(wanted), show(seen)
    pairs = [(want, see) for want, see in zip(*rows, strict=True) if want != see]
    return show("\n".join(want for want, _ in pairs)), show("\n".join(see for _, see in pairs))


def check_hidden(table: Table, view: View, names: Iterable[str], path: Path) -> None:
    """See that a seat's view does not hold the named facts, which the table does hold."""
    facts = facts_of(table.rules)
    for dotted in names:
        fact, inner = _fact_named(facts, dotted, path)
        if fact.see is None:
            raise Misread(path, f"the fact {fact.name} can be set but not seen")
        known = fact.see(table)
        for key in inner:
            if not isinstance(known, dict) or key not in known:
                keys = known if isinstance(known, dict) else ()
                raise Misread(path, f"{dotted}: {unknown('the entry', key, keys)}")
            known = known[key]
        shown = _shown(fact.see(view), inner)
        if shown is not MISSING:
            raise Different(path, f"{dotted} hidden from {view.seat}", f"{dotted} = {show(shown)}")


def _fact_named(
    facts: Mapping[str, FactSpec], dotted: str, path: Path
) -> tuple[FactSpec, list[str]]:
    name, inner = dotted, list[str]()
    while name not in facts:
        name, dot, last = name.rpartition(".")
        if not dot:
            raise Misread(path, unknown("the fact", dotted, facts))
        inner.insert(0, last)
    return facts[name], inner


def _shown(value: Any, inner: Iterable[str]) -> Any:
    for key in inner:
        if value is HIDDEN or not isinstance(value, dict) or key not in value:
            return MISSING
        value = value[key]
    return MISSING if value is HIDDEN or value is None else value
