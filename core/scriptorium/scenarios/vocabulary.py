"""The words of a match: the facts of its plugins, and those that every game has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from scriptorium.engine.change import Change
from scriptorium.engine.errors import FactError
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Position
from scriptorium.engine.values import Turn
from scriptorium.house_rules import Sealed, ask_all

from .facts import FactSpec, vocabulary
from .source import Collected, Misread
from .words import unknown

Path = tuple[str | int, ...]


def _see_turn(position: Position) -> str:
    return position.clock.seat


def _put_turn(now: Change, seat: Any) -> None:
    seats = now.rules.setup.seats
    if seat not in seats:
        raise FactError("turn", unknown("the seat", str(seat), seats))
    now.clock = replace(now.clock, seat=seat)
    now.pending = (Turn(seat), *now.pending[1:])
    left, uses = now.rules.turn_starts_with(now)
    now.clock = replace(now.clock, left=left, uses=uses)


def _see_step(position: Position) -> str:
    return position.clock.step


def _put_step(now: Change, step: Any) -> None:
    schedule = now.rules.schedule
    for phase in schedule.phases:
        if step in phase.steps:
            if phase.name != now.clock.phase:
                now.clock = replace(now.clock, phase=phase.name, direction=phase.order)
            now.clock = replace(now.clock, step=step)
            return
    steps = [name for phase in schedule.phases for name in phase.steps]
    raise FactError("step", unknown("the step", str(step), steps))


def _see_chooser(position: Position) -> str:
    """The seat whose decision is awaited; an empty text when the match is over."""
    if position.outcome is not None or not position.pending:
        return ""
    return position.pending[-1].seat


def _see_choosing(position: Position) -> list[str] | None:
    """The seats that have yet to choose, while several choose at once."""
    top = position.pending[-1] if position.pending and position.outcome is None else None
    return list(top.waiting) if isinstance(top, Sealed) else None


def _put_choosing(now: Change, seats: Any) -> None:
    """Let several choose at once, where the rules know one such decision."""
    if not isinstance(seats, list) or not all(isinstance(one, str) for one in seats):
        raise FactError("choosing", f"write a list of seats, not {seats!r}")
    if len(set(seats)) < len(seats):
        raise FactError("choosing", "a seat chooses once")
    kinds = [kind for kind in now.rules.pending_kinds if issubclass(kind, Sealed)]
    unknown = [one for one in seats if one not in now.seats]
    if len(kinds) != 1 or unknown or not seats:
        told = "the rules have one decision of several" if len(kinds) != 1 else "these seats play"
        raise FactError("choosing", f"write it where {told}")
    ask_all(now, kinds[0], seats)


def _see_winners(position: Position) -> list[str] | str:
    """Who has won; a drawn match has an empty list of winners."""
    if position.outcome is None:
        return "the match goes on"
    return list(position.outcome.winners)


def _see_seats(position: Position) -> list[str]:
    return list(position.rules.setup.seats)


CORE_FACTS = (
    FactSpec("seats", "core", _see_seats, None),
    FactSpec("turn", "core", _see_turn, _put_turn),
    FactSpec("step", "core", _see_step, _put_step),
    FactSpec("chooser", "core", _see_chooser, None),
    FactSpec("choosing", "core", _see_choosing, _put_choosing),
    FactSpec("winners", "core", _see_winners, None, any_order=True),
)
CORE_KEYS = ("seats", "seed")


def facts_of(rules: Ruleset) -> dict[str, FactSpec]:
    """All facts of a match by name: the core's first, unless the game has one of that name."""
    own = vocabulary(rules).facts
    return {fact.name: fact for fact in CORE_FACTS if fact.name not in own} | own


def named_facts(
    facts: Mapping[str, FactSpec], raw: Mapping[str, Any], path: Path, wrong: Collected
) -> Iterator[tuple[FactSpec, Any, Path]]:
    """The facts that a table names, with their values and places; unknown ones are noted as wrong.

    A name may be written with dots or as a table within a table: `hands.red` is both. The parts
    of one fact that are written in several ways are put together.
    """
    found: dict[str, tuple[Any, Path]] = {}
    for key, value in raw.items():
        with wrong.one():
            _collect(facts, key, value, (*path, key), found)
    for name, (value, place) in found.items():
        yield facts[name], value, place


def _collect(
    facts: Mapping[str, FactSpec],
    name: str,
    value: Any,
    path: Path,
    found: dict[str, tuple[Any, Path]],
) -> None:
    if name not in facts and "." in name:
        outer = name
        while outer not in facts and "." in outer:
            outer, _, inner = outer.rpartition(".")
            value = {inner: value}
        if outer in facts:
            name = outer
    if name in facts:
        if name in found:
            value = _joined(found[name][0], value, path)
        found[name] = (value, found[name][1] if name in found else path)
    elif isinstance(value, dict) and any(known.startswith(name + ".") for known in facts):
        for key, inside in value.items():
            _collect(facts, f"{name}.{key}", inside, (*path, key), found)
    else:
        raise Misread(path, unknown("the fact", name, facts))


def _joined(one: Any, other: Any, path: Path) -> Any:
    if not isinstance(one, dict) or not isinstance(other, dict):
        raise Misread(path, f"{path[-1]} is written twice")
    joined = dict(one)
    for key, value in other.items():
        joined[key] = _joined(joined[key], value, path) if key in joined else value
    return joined


def place_of(raw: Any, dotted: str, path: Path) -> Path:
    """The place in the file of a dotted name like `hands.red`, as deep as it is written."""
    names = dotted.split(".")
    while names and isinstance(raw, dict):
        for count in range(len(names), 0, -1):
            key = ".".join(names[:count])
            if key in raw:
                raw, path, names = raw[key], (*path, key), names[count:]
                break
        else:
            break
    return path
