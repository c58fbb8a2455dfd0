"""What the engine must keep cheap, measured on any game: replaying, idle plugins, prohibitions.

A game's own bench gives tables to begin from and names its kinds of play; the comparisons are
made here, each side in turn on the same random play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count, cycle
from random import Random
from typing import Any, NamedTuple

import msgspec

from scriptorium import (
    Action,
    Decision,
    Library,
    MatchSetup,
    Moment,
    Plugin,
    Rule,
    Table,
    Turn,
    apply,
    dump,
    legal,
    load,
    new_table,
)
from scriptorium.engine.saves import codec

from .suites import paired, spent

AROUND = 20
DECISIONS = 1000


class Course:
    """Random play that goes on from match to match, over and over from the same beginnings."""

    def __init__(self, starts: Sequence[Table], seed: int) -> None:
        self._starts = cycle(starts)
        self._random = Random(seed).random
        self.table = next(self._starts)
        self.offered = 0
        self.done = Counter[type[Action]]()

    def go(self, decisions: int) -> int:
        """Take so many decisions; counts what was offered, and what was done, by its kind."""
        table, random, chosen = self.table, self._random, list[type[Action]]()
        offered = 0
        for _ in range(decisions):
            choices = legal(table)
            offered += len(choices)
            action = choices[int(random() * len(choices))]
            chosen.append(type(action))
            table = apply(table, action).table
            if table.outcome is not None:
                table = next(self._starts)
        self.table = table
        self.offered += offered
        self.done.update(chosen)
        return decisions

    def count(self, *kinds: type[Action]) -> int:
        """How many actions of these kinds have been done."""
        return sum(self.done[kind] for kind in kinds)


class Recorded(NamedTuple):
    """A stretch of random play: where it began, what was done, the tables it went through."""

    start: Table
    seed: int
    actions: tuple[Action, ...]
    tables: tuple[Table, ...]


def record(start: Table, seed: int, most: int) -> Recorded:
    """Play at random for so many decisions, or until the match is over."""
    random = Random(seed).random
    table, actions, tables = start, list[Action](), list[Table]()
    while table.outcome is None and len(actions) < most:
        choices = legal(table)
        action = choices[int(random() * len(choices))]
        tables.append(table)
        actions.append(action)
        table = apply(table, action).table
    return Recorded(start, seed, tuple(actions), tuple(tables))


def fresh(table: Table) -> Table:
    """The same table without what has been worked out about it."""
    return msgspec.structs.replace(table)


def replay(recorded: Recorded) -> Table:
    """Do what was recorded once more, every action judged by itself."""
    table = fresh(recorded.start)
    for action in recorded.actions:
        table = apply(table, action).table
    return table


def replay_to_random(stretches: Sequence[Recorded]) -> float:
    """How many times as fast as random play the very same plays are replayed with every check."""
    for recorded in stretches:
        if replay(recorded) != _at_random(recorded):
            raise AssertionError("a replay ended on another table than the match")
    decisions = sum(len(recorded.actions) for recorded in stretches)

    def side(work: Callable[[Recorded], Table]) -> Callable[[], float]:
        def all_of_them() -> int:
            for recorded in stretches:
                work(recorded)
            return decisions

        return lambda: spent(all_of_them)

    return paired(side(_at_random), side(replay))


def _at_random(recorded: Recorded) -> Table:
    """Play once more as it was played, choosing by the same chance."""
    table = fresh(recorded.start)
    random = Random(recorded.seed).random
    for _ in recorded.actions:
        choices = legal(table)
        table = apply(table, choices[int(random() * len(choices))]).table
    return table


# Old tables.


class Met(NamedTuple):
    """A table that came up in a match, what was done there, and the kind of decision it was."""

    table: Table
    action: Action
    kind: tuple[Any, ...]


def met_at(starts: Sequence[Table], at: int, seeds: Iterable[int]) -> list[Met]:
    """What comes up in random matches from this action on, for a while."""
    found = []
    for seed in seeds:
        for start in starts:
            random = Random(seed).random
            table = start
            for number in range(at + AROUND):
                if table.outcome is not None:
                    break
                choices = legal(table)
                action = choices[int(random() * len(choices))]
                if number >= at:
                    top = table.pending[-1]
                    step = table.clock.step if type(top) is Turn else ""
                    found.append(Met(table, action, (type(top), step)))
                table = apply(table, action).table
    return found


def alike(late: Sequence[Met], early: Sequence[Met]) -> list[tuple[Met, Met]]:
    """Each late table with an early one: the same kind of decision, as many choices or nearly."""
    pairs = []
    for one in late:
        same = [other for other in early if other.kind == one.kind]
        if same:
            offered = len(legal(one.table))
            pairs.append((one, min(same, key=lambda m: abs(len(legal(m.table)) - offered))))
    return pairs


def as_young(late: Sequence[Met], early: Sequence[Met]) -> list[tuple[Met, Met]]:
    """Each late table with the same position on a table that has only just been begun.

    All that counts how long the match has gone on is taken from an early table: turns, chance.
    """
    pairs = []
    for one, other in zip(late, cycle(early)):
        count_of = other.table.clock
        clock = msgspec.structs.replace(
            one.table.clock, turn=count_of.turn, own_turns=count_of.own_turns
        )
        young = msgspec.structs.replace(one.table, clock=clock, chance=other.table.chance)
        pairs.append((one, Met(young, one.action, one.kind)))
    return pairs


def old_to_young(pairs: Sequence[tuple[Met, Met]]) -> float:
    """The time of `legal` and `apply` on the first of each pair to that on the second."""
    if not pairs:
        raise ValueError("no match was long enough to have old tables")

    def side(which: int) -> Callable[[], float]:
        def once() -> float:
            tables = [(fresh(pair[which].table), pair[which].action) for pair in pairs]

            def both() -> int:
                for table, action in tables:
                    legal(table)
                    apply(table, action)
                return len(tables)

            return spent(both)

        return once

    return paired(side(0), side(1))


# Hooks.


@contextmanager
def counted_hooks(library: Library) -> Iterator[Callable[[], int]]:
    """Count every call of a plugin's hook, through the plugin manager or past it."""
    calls = 0

    def seen(*given: Any) -> None:
        nonlocal calls
        calls += 1

    def past(*given: Any, **named: Any) -> Any:
        seen()
        return type(library)._call(library, *given, **named)

    undo = library._manager.add_hookcall_monitoring(seen, lambda *given: None)
    vars(library)["_call"] = past
    try:
        yield lambda: calls
    finally:
        del vars(library)["_call"]
        undo()


class Hooks(NamedTuple):
    """How often plugins were called by hook, before a match began and while it was played."""

    setting_up: int
    playing: int
    decisions: int
    over: bool


def hooks_in_play(library: Library, game: str, seats: int, most: int) -> Hooks:
    """Count hook calls in one match, played at random to its end or for so many decisions."""
    own = library.copy()
    random = Random(1).random
    with counted_hooks(own) as calls:
        table = new_table(game, seats, 1, library=own)
        before, done = calls(), 0
        while table.outcome is None and done < most:
            choices = legal(table)
            table = apply(table, choices[int(random() * len(choices))]).table
            done += 1
        return Hooks(before, calls() - before, done, table.outcome is not None)


# Further plugins.


class Never(Decision, tag="bench.never", frozen=True):
    """A decision that nobody ever has to take."""


def idle_plugins(many: int) -> list[Plugin]:
    """Plugins that are on in a match and add nothing to it."""
    return [Plugin(f"idle.plugin_{number}") for number in range(many)]


def unrelated_prohibitions(many: int) -> Plugin:
    """A plugin with so many kinds of action that never come up, each with a rule about it."""
    plugin = Plugin("bench.prohibitions")
    for number in range(many):
        kind: Any = msgspec.defstruct(
            f"Never{number}",
            [],
            bases=(Action,),
            tag=f"bench.never_{number}",
            frozen=True,
            namespace={"do": _no_change},
        )
        plugin.choice(at=Never)(kind)
        plugin.rule(kind, Rule(predicate=_no_objection))
    return plugin


def _no_change(action: Action, now: Any) -> None:
    """Leave everything as it is."""


def _no_objection(at: Moment, action: Action) -> bool:
    """Have nothing against it."""
    return True


def with_plugins(library: Library, table: Table, modules: Sequence[Any]) -> Table:
    """The same table in a match in which further plugins are on, from the set-up on."""
    wider = library.copy()
    names = tuple(wider.add(module).name for module in modules)
    setup = table.rules.setup
    more: MatchSetup = wider.setup(
        setup.game,
        setup.seats,
        first=setup.first or None,
        options=dict(setup.options),
        mods=names,
    )
    rules = wider.rules(more)
    if [type(part) for part in rules.parts] != [type(part) for part in table.parts]:
        raise ValueError("a plugin that should add nothing brings a part of its own")
    return msgspec.structs.replace(table, rules=rules)


def slower_with(library: Library, starts: Sequence[Table], modules: Sequence[Any]) -> float:
    """How much longer a decision takes in random play when these plugins are on."""
    more = [with_plugins(library, start, modules) for start in starts]

    def side(tables: Sequence[Table]) -> Callable[[], float]:
        seeds = count()  # the same plays on both sides, others in every pair
        return lambda: spent(lambda: Course(tables, next(seeds)).go(DECISIONS))

    return paired(side(more), side(starts))


# Saves.


def dump_to_bare(tables: Sequence[Table]) -> float:
    """The time of `dump` to that of msgspec alone for the same Structs."""
    bare = msgspec.msgpack.Encoder()
    bodies = [
        codec(t.rules).body(
            t.seed, t.chance, t.clock, t.pending, codec(t.rules).parts(*t.parts), t.outcome
        )
        for t in tables
    ]
    return paired(
        lambda: spent(lambda: len([dump(table) for table in tables])),
        lambda: spent(lambda: len([bare.encode(body) for body in bodies])),
    )


def load_to_bare(library: Library, tables: Sequence[Table]) -> float:
    """The time of `load` to that of msgspec alone for the same bytes and Structs."""
    saves = [dump(table) for table in tables]
    bodies = [codec(table.rules).encode(table) for table in tables]
    bare = msgspec.msgpack.Decoder(codec(tables[0].rules).body)
    return paired(
        lambda: spent(lambda: len([load(save, library=library) for save in saves])),
        lambda: spent(lambda: len([bare.decode(body) for body in bodies])),
    )
