"""How fast the core plays each game that is here: decisions, and each operation by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

import msgspec

from scriptorium import (
    About,
    Action,
    Library,
    Moment,
    Table,
    apply,
    digest,
    dump,
    legal,
    load,
    new_table,
    read,
    view,
    why_not,
    write,
)
from scriptorium.engine.saves import codec
from scriptorium.testing import play_out
from scriptorium.testing.played_matches import random_choice

from .suites import Row, guarded, rate, ratio

MOST_ACTIONS = 2000
SAMPLED = 64


def rows(library: Library) -> Iterator[Row]:
    """All rows of every game, each with its fewest and its most seats."""
    for game in library.games():
        yield from guarded("play", game.name, _game_rows(library, game))


def _game_rows(library: Library, game: About) -> Iterator[Row]:
    for seats in sorted({game.fewest, len(game.seats)}):
        yield _random_play(library, game, seats)
    yield from _operations(library, game)


def _random_play(library: Library, game: About, seats: int) -> Row:
    seed = 0

    def play() -> int:
        nonlocal seed
        seed += 1
        table = new_table(game.name, seats, seed, library=library)
        run = play_out(table, random_choice(seed), seed, checks=False, most=MOST_ACTIONS)
        return len(run.actions)

    note = f"whole random matches with {seats} seats, set-up included"
    return Row("play", f"{game.name}: random play, {seats} seats", rate(play), "decisions/s", note)


def positions(library: Library, game: About) -> list[tuple[Table, Action]]:
    """Tables on the way of one random match, evenly spread, each with what was done there."""
    table = new_table(game.name, game.fewest, 1, library=library)
    random = Random(1)
    met: list[tuple[Table, Action]] = []
    while table.outcome is None and len(met) < MOST_ACTIONS:
        choices = legal(table)
        action = choices[int(random.random() * len(choices))]
        met.append((table, action))
        table = apply(table, action).table
    return met[:: max(1, len(met) // SAMPLED)]


def fresh(table: Table) -> Table:
    """The same table without what has been worked out about it."""
    return msgspec.structs.replace(table)


def _operations(library: Library, game: About) -> Iterator[Row]:
    met = positions(library, game)
    bytes_of = [dump(table) for table, _ in met]
    texts = [(table, write(table, action)) for table, action in met]

    def each(work: Callable[[], Iterable[object]]) -> Callable[[], int]:
        return lambda: sum(1 for _ in work())

    operations: tuple[tuple[str, Callable[[], Iterable[object]]], ...] = (
        ("legal", lambda: (legal(fresh(table)) for table, _ in met)),
        ("apply, offered", lambda: (apply(table, action) for table, action in met)),
        ("apply, judged", lambda: (apply(fresh(table), action) for table, action in met)),
        ("why_not", lambda: (why_not(fresh(table), action) for table, action in met)),
        ("view", lambda: (view(table, table.seats[0]) for table, _ in met)),
        ("digest", lambda: (digest(table) for table, _ in met)),
        ("dump", lambda: (dump(table) for table, _ in met)),
        ("load", lambda: (load(data, library=library) for data in bytes_of)),
        ("write", lambda: (write(table, action) for table, action in met)),
        ("read", lambda: (read(table, text) for table, text in texts)),
    )
    for name, work in operations:
        yield Row("play", f"{game.name}: {name}", rate(each(work)), "a second")
    yield _dispatch(game, met)
    yield _strict_load(game, met)


def _dispatch(game: About, met: list[tuple[Table, Action]]) -> Row:
    """Finding the check of an action in the compiled rules, beside calling the function itself."""
    calls = []
    for table, action in met:
        rule = table.rules.actions[type(action)]
        if rule.check is not None:
            calls.append((Moment.of(table), action, rule.check))
    if not calls:  # a game without checks is judged by what it offers
        calls = [(Moment.of(t), a, _allow) for t, a in met]

    def direct() -> int:
        for at, action, check in calls:
            check(at, action)
        return len(calls)

    def dispatched() -> int:
        for at, action, _ in calls:
            check = at.rules.actions[type(action)].check
            if check is not None:
                check(at, action)
        return len(calls)

    value = ratio(dispatched, direct)
    return Row("play", f"{game.name}: dispatch of a check", value, "times a direct call")


def _allow(at: Moment, action: object) -> None:
    """A check that allows everything."""


def _strict_load(game: About, met: list[tuple[Table, Action]]) -> Row:
    """Reading a table with all its types, beside reading the same bytes without any."""
    tables = [table for table, _ in met]
    reader = codec(tables[0].rules)
    bodies = [reader.encode(table) for table in tables]
    bare = msgspec.msgpack.Decoder()

    def ours() -> int:
        for body in bodies:
            reader.decode(body)
        return len(bodies)

    def theirs() -> int:
        for body in bodies:
            bare.decode(body)
        return len(bodies)

    return Row("play", f"{game.name}: strict decoding", ratio(ours, theirs), "times untyped")
