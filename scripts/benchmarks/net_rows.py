"""What a table over a net costs: steps to all seats beside a bare `apply`, and their size."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median
from typing import Any

from msgspec import Raw

from scriptorium import Action, Library, Table, apply, legal, seen_events, view, views_since
from scriptorium.matches.match_file import action_decoder
from scriptorium.matches.records import raw
from scriptorium.net import Terms, messages, new_table
from scriptorium.net.entries import Row as TableRow
from scriptorium.net.entries import encode
from scriptorium.net.live_match import LiveMatch, standing_of
from scriptorium.net.lookers import Looker
from scriptorium.net.net_table import NetTable
from scriptorium.net.steps import Shared
from scriptorium.net.uptime import Uptime

from . import server_rows
from .suites import Row, Target, guarded, paired, spent

ACTIONS = 120
STRETCHES = 6
SKIPPED = {"sator": 150}  # random actions, until the set-up is over
COST = Target(must=3.0, goal=2.5, at_most=True)
MEMORY = Target(must=40, goal=20, at_most=True)
SIZE = Target(must=600, goal=400, at_most=True)


def rows(library: Library) -> Iterator[Row]:
    """All rows of every game, each with its fewest and its most seats."""
    for game in library.games():
        for seats in sorted({game.fewest, len(game.seats)}):
            name = f"{game.name}, {seats} seats"
            yield from guarded("net", name, _rows_of(library, game.name, seats, name))
    yield from server_rows.rows(library)


def _rows_of(library: Library, game: str, seats: int, name: str) -> Iterator[Row]:
    setup = library.setup(game, seats)
    stretches = [_stretch(library, setup, seed) for seed in range(STRETCHES)]
    decisions = sum(len(actions) for _, actions in stretches)
    read = action_decoder(library.rules(setup))

    def bare() -> int:
        for start, actions in stretches:
            table = _fresh(start)
            for data in actions:
                table = apply(table, read(data)).table
        return decisions

    def seen() -> int:
        for start, actions in stretches:
            table = _fresh(start)
            views = {seat: view(table, seat) for seat in table.seats}
            for data in actions:
                before, came = table, apply(table, read(data))
                table, shared, old = came.table, Shared(came.table.rules), views
                views = views_since(before, table, old)
                for seat, now in views.items():
                    messages.write(shared.changes(old[seat], now, seen_events(came, seat)))
        return decisions

    nets = [_Net(library, setup, start, actions) for start, actions in stretches]

    def told() -> int:
        for net in nets:
            net.play()
        return decisions

    steps = paired(lambda: spent(seen), lambda: spent(bare))
    yield Row("net", f"{name}: steps of all seats", steps, "of apply", "", target=COST)
    whole = paired(lambda: spent(told), lambda: spent(bare))
    note = "judged, told, with notation, sentences, clocks; all seats connected"
    yield Row("net", f"{name}: the whole table", whole, "of apply", note)
    kept = _kib(library, setup, nets[0])
    note = "with all that may be taken back, without connections"
    yield Row("net", f"{name}: memory of a table", kept, "KiB", note, target=MEMORY)
    sizes = [len(frame) for net in nets for frame in net.frames()]
    told_note = f"of {len(sizes)}; the largest {max(sizes)}"
    yield Row("net", f"{name}: bytes of a step", median(sizes), "bytes", told_note, target=SIZE)


def _stretch(library: Library, setup: Any, seed: int) -> tuple[Table, list[Raw]]:
    """A stretch of random play: the table before it, and its actions as they are sent."""
    from scriptorium.engine.play import start

    random = Random(seed)
    table = start(library.rules(setup), seed)
    for _ in range(SKIPPED.get(setup.game, 0)):
        table = apply(table, random.choice(legal(table))).table
    first, actions = table, list[Raw]()
    while table.outcome is None and len(actions) < ACTIONS:
        action: Action = random.choice(legal(table))
        actions.append(raw(action))
        table = apply(table, action).table
    return first, actions


def _fresh(table: Table) -> Table:
    """The same table without what has been worked out about it."""
    from msgspec.structs import replace

    return replace(table)


def _kib(library: Library, setup: Any, played: _Net) -> float:
    """What a table holds on to, read from its entries."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        nets = [_Net(library, setup, played.start, played.actions) for _ in range(4)]
        for one in nets:
            one.play()
            for looker in one.looks:
                one.net.leave(looker.number, 0)
            one.net.to_send()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / 1024 / len(nets)
    finally:
        tracemalloc.stop()


class _Net:
    """A table over a net at which all seats look on while a stretch is played."""

    def __init__(self, library: Library, setup: Any, start: Table, actions: list[Raw]) -> None:
        made = new_table(setup, Terms(), 0)
        self.net = NetTable(made.head, library, Uptime(), 0)
        self.start, self.actions = start, actions
        self.numbers = count(1)
        self.looks = [Looker(next(self.numbers), "seat", seat) for seat in setup.seats]

    def play(self) -> list[tuple[int, bytes]]:
        """Take the entries one after the other, as they come from a store."""
        net = self.net
        net.match, net.seq, net._views = LiveMatch(_fresh(self.start)), 0, {}
        for looker in self.looks:
            net.lookers.pop(looker.number, None)
            net.look(looker, -1, 0)
        net.to_send()
        table = self.start
        for at, data in enumerate(self.actions, 1):
            assert net.match is not None
            turn = standing_of(table).turn
            body = b"\x96\xa3did" + encode((at, turn, False, data, ""))[1:]
            net.absorb(TableRow(at, 0, b"", table.chooser or "", 0, body), 0)
            table = net.match.table
        return net.to_send()

    def frames(self) -> list[bytes]:
        """The frames of all steps."""
        return [frame for _, frame in self.play()]
