"""Whether what a choice lists quickly is what its rules say: too much, missing, or one thing twice.

A choice with a quick list, or with a set among its `ends`, says twice what is legal. The
definition is what its targets have, less what a rule refuses, less what leads nowhere when it is
really tried.
Random play seldom meets the rare cases, so other decisions are imagined on the same board as well:
each card of verbs at each of its steps, with few points and with many, and whatever a choice
`imagines` itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from scriptorium.cards import CardRun, card_rules
from scriptorium.engine.bound_choice import BoundChoice
from scriptorium.engine.errors import Refused
from scriptorium.engine.notation import write
from scriptorium.engine.play import can_choose, carry_out, listed_by
from scriptorium.engine.programs import Act
from scriptorium.engine.table import Moment, Table
from scriptorium.engine.values import Decision

T = TypeVar("T")
POINTS = (0, 1, 2, 3, 5)
MOST_FURTHER = 40  # decisions behind one stage of a verb


def compare(table: Table) -> list[str]:
    """Where a choice at this decision lists other things than its rules allow; empty is right."""
    if table.outcome is not None:
        return []
    found: list[str] = []
    for bound in table.rules.sources[table.rules.key_of(Moment.of(table))]:
        if is_said_twice(bound):
            found += _compared(replace(table), bound)
    return found


def compare_imagined(table: Table, most: int | None = None) -> list[str]:
    """The same at decisions imagined on this board.

    Those that a choice `imagines` are all looked at; of the many others only `most`, by lot.
    """
    named, others = imagined(table, most)
    return [told for one in (*named, *others) for told in compare(one)]


def is_said_twice(bound: BoundChoice) -> bool:
    """Whether a choice lists in a way of its own what its rules say as well."""
    return bound.quick.lists is not None or any(one.mask for one in bound.choice.ends)


def _compared(table: Table, bound: BoundChoice) -> list[str]:
    at = Moment.of(table)
    listed: dict[Hashable, Any] = {}
    counted: Counter[Hashable] = Counter()
    for action in listed_by(bound, at):
        outcome = bound.outcome(at, action)
        listed.setdefault(outcome, action)
        counted[outcome] += 1
    right = {bound.outcome(at, a): a for a in defined(table, bound)}
    wrong = [("too much", listed[key]) for key in listed.keys() - right.keys()]
    wrong += [("missing", right[key]) for key in right.keys() - listed.keys()]
    wrong += [("twice", listed[key]) for key, times in counted.items() if times > 1]
    wrong += [("accepted", action) for action in _wrongly_accepted(table, bound)]
    return sorted(f"{what}: {write(table, action)} at {at.decision}" for what, action in wrong)


def _wrongly_accepted(table: Table, bound: BoundChoice) -> Iterator[Any]:
    """What a choice accepts at once though a rule refuses it, or it leads nowhere."""
    accepts, at = bound.quick.accepts, Moment.of(table)
    if accepts is None:
        return
    for action in bound.every(at):
        if accepts(at, action) and (
            bound.refusal_of(at, action) is not None or _is_stuck(table, bound, action)
        ):
            yield action


def defined(table: Table, bound: BoundChoice) -> Iterator[Any]:
    """What a choice allows by its definition, one by one and really looked ahead."""
    at = Moment.of(table)
    for action in bound.every(at):
        if bound.refusal_of(at, action) is None and not _is_stuck(table, bound, action):
            yield action


def _is_stuck(table: Table, bound: BoundChoice, action: Any) -> bool:
    """Whether an action leads nowhere: a set among `ends` is not believed but tried."""
    at = Moment.of(table)
    tried = bound.chained or bool(bound.opens)
    if any(
        bound.judged(one, at, action) is not None
        for one in bound.choice.ends
        if one.mask is None or not tried
    ):
        return True
    if bound.chained:
        return not bound.leads(at, action)
    if not bound.opens:
        return False
    try:
        after = carry_out(bound, table, action).table
    except Refused:
        return True
    opened = after.outcome is None and type(after.pending[-1]) in bound.opens
    return opened and not can_choose(after)


def imagined(table: Table, most: int | None = None) -> tuple[list[Table], list[Table]]:
    """The same board at other decisions, with few points and with many.

    First what choices imagine themselves, then cards of verbs at each of their steps and stages,
    or so many of these.
    """
    if table.outcome is not None or table.chooser is None:
        return [], []
    rich, lot = _with_points(table, max(POINTS)), Random(table.clock.turn)
    steps = _some(list(_steps(table)), most, lot)
    tops = [top for name, at in steps for top in _at_step(rich, name, at)]
    return _at_each(table, _named(rich)), _some(_at_each(table, tops), most, lot)


def _some(several: list[T], most: int | None, lot: Random) -> list[T]:
    return several if most is None or most >= len(several) else lot.sample(several, most)


def _at_each(table: Table, tops: Iterable[Decision]) -> list[Table]:
    several = tuple(dict.fromkeys(tops))
    return [
        replace(_with_points(table, points), pending=(*table.pending[:-1], top))
        for points in (POINTS if table.clock.left else (0,))
        for top in several
    ]


def _with_points(table: Table, points: int) -> Table:
    clock = table.clock
    return replace(table, clock=replace(clock, left=tuple(points for _ in clock.left)))


def _named(table: Table) -> Iterator[Decision]:
    for bound in table.rules.actions.values():
        imagines = bound.quick.imagines
        if imagines is not None:
            yield from imagines(table)


def _steps(table: Table) -> Iterator[tuple[str, int]]:
    """Every card of verbs with every step of it that says something else."""
    for name, program in table.rules.programs.items():
        seen: set[Hashable] = set()
        for at, step in enumerate(program.steps):
            if isinstance(step, Act) and (step.verb, step.words) not in seen:
                seen.add((step.verb, step.words))
                yield name, at


def _at_step(table: Table, name: str, at: int) -> Iterator[Decision]:
    """The decisions of a step, at each stage of its verb."""
    step = table.rules.programs[name].steps[at]
    assert isinstance(step, Act)
    top = CardRun(table.chooser or "", name, at=at)
    now = replace(table, pending=(*table.pending[:-1], top))
    for stage, _ in enumerate(card_rules(table.rules).verbs[step.verb].stages):
        yield from (one.pending[-1] for one in _stage(now, stage))


def _stage(table: Table, stage: int) -> Iterable[Table]:
    """The decisions at one stage of a verb: behind some of what can be chosen at those before."""
    tables = [table]
    for _ in range(stage):
        further: list[Table] = []
        for one in tables:
            here = Moment.of(one)
            ways = [
                choice.further(here.decision, action)
                for choice in one.rules.sources[one.rules.key_of(here)]
                if choice.chained
                for action in choice.every(here)
                if choice.refusal_of(here, action) is None
            ]
            step = -(-len(ways) // MOST_FURTHER) or 1
            further += [replace(one, pending=(*one.pending[:-1], way)) for way in ways[::step]]
        tables = further
    return tables
