"""Playing on from a turn in a world that could be: what the others reply, and what it comes to."""

from __future__ import annotations

from math import tanh
from random import Random

from scriptorium import Seat, Table, apply, legal, view
from scriptorium.ai import Limit
from scriptorium.matches import Computer

from .effects import Line, Reach, is_over
from .order import order_of
from .turns import Width, search_turns
from .values import Worth

# What a quick turn of anybody looks at.
QUICK = Width(beam=1, depth=1, reach=Reach(firsts=10, parts=5, leaves=5))
WIN, MOST_DECISIONS = 1.5, 400


def weighed(
    world: Table, line: Line, seat: Seat, worth: Worth, random: Random, limit: Limit
) -> float:
    """What a line comes to, once everybody has had a quick turn after it."""
    base = worth.settled(world, seat)
    table = world
    for action in line:
        if table.chooser != seat or action not in legal(table):
            break
        table = apply(table, action).table
        limit.check()
        if table.outcome is not None:
            break
    quick = _Quick(world, worth, random, limit)
    last = world.clock.turn + len(world.seats)
    decisions = 0
    if line != () and not is_over(world, table):
        table = quick.turn_ended(table)
    while table.outcome is None and table.clock.turn <= last and decisions < MOST_DECISIONS:
        table = quick.done(table)
        decisions += 1
    if table.outcome is not None:
        return WIN if seat in table.outcome.winners else -WIN
    return tanh((worth.settled(table, seat) - base) / worth.scale)


class _Quick:
    """Anybody's quick turns in one world."""

    def __init__(self, world: Table, worth: Worth, random: Random, limit: Limit) -> None:
        self.worth, self.random, self.limit = worth, random, limit
        self._line: list[object] = []
        self._orders: dict[Seat, Computer | None] = {}
        self._ordered = order_of(world.rules, 0) is not None

    def done(self, table: Table) -> Table:
        """One decision further."""
        seat, actions = table.chooser, legal(table)
        assert seat is not None
        self.limit.check()
        if self._line and self._line[0] in actions:
            return apply(table, self._line.pop(0)).table  # type: ignore[arg-type]
        self._line = []
        if len(actions) == 1:
            return apply(table, actions[0]).table
        seen = view(table, seat)
        habit = self.worth.lore.habit
        action = None if habit is None else habit(seen, actions)
        if action is None and self._ordered:
            if seat not in self._orders:
                self._orders[seat] = order_of(table.rules, self.random.getrandbits(30))
            order = self._orders[seat]
            action = None if order is None else order.choose(seen, actions)
        if action is None:
            found = search_turns(table, seat, self.worth, QUICK, self.random, self.limit)
            if not found.best.line:
                return self.turn_ended(table)
            self._line = list(found.best.line)
            action = found.best.line[0]
            self._line.pop(0)
        return apply(table, action).table

    def turn_ended(self, table: Table) -> Table:
        """The turn brought to its end, by what ends it, else by what is the least worth a try."""
        start, decisions = table, 0
        while not is_over(start, table) and decisions < MOST_DECISIONS:
            actions, seat = legal(table), table.chooser
            assert seat is not None
            self.limit.check()
            habit = self.worth.lore.habit
            action = None if habit is None else habit(view(table, seat), actions)
            if action is None and self._ordered:
                return table
            if action is None:
                action = actions[-1]  # what ends a turn is offered behind all else
            table = apply(table, action).table
            decisions += 1
        return table
