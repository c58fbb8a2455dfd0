"""What a person may have meant who touches what is not allowed now.

Legal lists hold no forbidden actions, so these are looked for near them: at the same decision
with all the points of a fresh turn, in the other steps of the turn, and by putting other pieces,
cards and seats in the place of those that a legal action names. Whatever is found this way has
been touched by its own account (`touches`); whether and why it is refused is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from .play import legal
from .structs import Action, Turn
from .table import Table, View, view

Path = tuple[str, ...]

# Squares, pieces and the like are numbered from 0; a board of this many squares is a large one.
NUMBERS = range(400)
# What a turn is imagined to have of points that it begins without.
PLENTY = 9


def conceivable(table: Table, touched: Path) -> tuple[Action, ...]:
    """Actions that begin with these touches, allowed or not, as far as they can be imagined."""
    known: dict[Path, dict[Path, list[Action]]] = table.__dict__.setdefault("conceivable", {})
    before = touched[:-1]
    if before not in known:
        known[before] = _by_touch(table, before)
    return tuple(dict.fromkeys(known[before].get(touched, ())))


def _by_touch(table: Table, before: Path) -> dict[Path, list[Action]]:
    """What each next touch would mean after some touches."""
    found: dict[Path, list[Action]] = {}
    count = len(before)
    for one in (table, *_imagined(table)):
        assert one.chooser is not None
        seen = view(one, one.chooser)
        near: dict[type[Action], Action] = {}
        far: dict[type[Action], Action] = {}
        for action in legal(one):
            path = _path(seen, action)
            if len(path) > count and path[:count] == before:
                near.setdefault(type(action), action)
                found.setdefault(path[: count + 1], []).append(action)
            else:
                far.setdefault(type(action), action)
        for action in _varied(one, (far | near).values()):
            path = _path(seen, action)
            if len(path) > count and path[:count] == before:
                found.setdefault(path[: count + 1], []).append(action)
    return found


def _imagined(table: Table) -> Iterator[Table]:
    """The table with all the points of a turn, at this decision and in each step of the turn."""
    starts, uses = table.rules.turn_starts_with(table)
    clock = table.clock
    left = tuple(max(now, start or PLENTY) for now, start in zip(clock.left, starts, strict=True))
    uses = tuple(max(now, start) for now, start in zip(clock.uses, uses, strict=True))
    yield replace(table, clock=replace(clock, left=left, uses=uses))
    if table.chooser == clock.seat:
        for step in table.rules.schedule.phase(clock.phase).steps:
            richer = replace(clock, step=step, left=left, uses=uses)
            yield replace(table, clock=richer, pending=(Turn(clock.seat),))


def _varied(table: Table, examples: Iterable[Action]) -> Iterator[Action]:
    """Each example with another value in one of its fields."""
    texts = (*table.seats, *table.rules.cards)
    for action in examples:
        rule = table.rules.actions[type(action)]
        if rule.plugin in table.rules.strangers:
            continue  # strangers' functions are asked only about what they offered themselves
        for name in action.__struct_fields__:
            value: Any = getattr(action, name)
            if isinstance(value, bool):
                others: Iterable[Any] = (not value,)
            elif isinstance(value, int):
                others = NUMBERS
            elif isinstance(value, str):
                others = texts
            else:
                continue
            for other in others:
                if other != value:
                    yield replace(action, **{name: other})


def _path(seen: View, action: Action) -> Path:
    """The touches of an imagined action; of one that cannot even be pictured, none."""
    rule = seen.rules.actions[type(action)]
    if rule.spec.touches is None:
        return ()
    try:
        return tuple(rule.spec.touches(seen, action))
    except Exception:  # a stranger's failure has been logged; ours is one of imagination
        return ()
