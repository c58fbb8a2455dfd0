"""Playing on from a turn in a world that could be: what the others reply, and what it comes to."""

from __future__ import annotations

from math import tanh
from random import Random

from scriptorium import Action, Seat, Table, apply, legal, view
from scriptorium.ai import Limit
from scriptorium.matches import Computer, own_computer

from .effects import Line, Reach, is_over
from .turns import Search, Width, carried_on
from .values import Worth

# What a quick turn of anybody looks at.
QUICK = Width(beam=1, depth=1, reach=Reach(firsts=10, parts=5, leaves=5))
QUICK_BY_LEARNED = Width(beam=1, depth=1, reach=Reach(firsts=16, parts=6, leaves=8))
WIN, MOST_DECISIONS = 1.5, 400


def weighed(
    world: Table, line: Line, seat: Seat, worth: Worth, random: Random, limit: Limit
) -> float:
    """What a line comes to, once everybody has had a quick turn after it."""
    table = carried_on(world, line, seat)
    limit.check()
    quick = _Quick(world, worth, random, limit)
    last = world.clock.turn + len(world.seats)
    decisions = 0
    if line != () and not worth.is_learned and not is_over(world, table):
        table = quick.turn_ended(table)
    while table.outcome is None and table.clock.turn <= last and decisions < MOST_DECISIONS:
        table = quick.done(table)
        decisions += 1
    if worth.is_learned:
        return worth.settled(table, seat)
    if table.outcome is not None:
        return WIN if seat in table.outcome.winners else -WIN
    return tanh((worth.settled(table, seat) - worth.settled(world, seat)) / worth.scale)


class _Quick:
    """Anybody's quick turns in one world."""

    def __init__(self, world: Table, worth: Worth, random: Random, limit: Limit) -> None:
        self.worth, self.random, self.limit = worth, random, limit
        self._line: list[Action] = []
        self._orders: dict[Seat, Computer | None] = {}
        self._ordered = own_computer(world.rules, 0) is not None

    def done(self, table: Table) -> Table:
        """One decision further."""
        seat, actions = table.chooser, legal(table)
        assert seat is not None
        self.limit.check()
        if self._line and self._line[0] in actions:
            return apply(table, self._line.pop(0)).table
        self._line = []
        if len(actions) == 1:
            return apply(table, actions[0]).table
        seen = view(table, seat)
        habit = self.worth.lore.habit
        action = None if habit is None else habit(seen, actions)
        if action is None and self._ordered:
            if seat not in self._orders:
                self._orders[seat] = own_computer(table.rules, self.random.getrandbits(30))
            order = self._orders[seat]
            action = None if order is None else order.choose(seen, actions)
        if action is None:
            width = QUICK_BY_LEARNED if self.worth.is_learned else QUICK
            found = Search(seat, self.worth, width, self.random, self.limit).turns(table)
            if not found.best.line:
                return self.turn_ended(table)
            action, *self._line = found.best.line
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
