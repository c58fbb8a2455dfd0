"""A whole turn, looked for effect by effect: the best of each row are gone on from."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from random import Random

from scriptorium import Seat, Table, apply, legal
from scriptorium.ai import Limit, TimeUp

from .effects import Effect, Line, Reach, effects
from .values import Worth

# A turn is only made longer by what is better by more than this.
BETTER = 1e-9
# Positions are told apart by what they are worth to so many places.
PLACES = 9


@dataclass(frozen=True)
class Width:
    """How many turns are gone on from in each row, and how many rows of effects there are."""

    beam: int
    depth: int
    reach: Reach


@dataclass
class Found:
    """A turn: its choices, where it leads, what that is worth."""

    line: Line
    table: Table
    settled: float
    promise: float = 0.0
    key: Hashable = None


@dataclass
class Turns:
    """What a search of turns has come upon: the best, and the best for each position."""

    best: Found
    ends: dict[Hashable, Found] = field(default_factory=dict)

    def note(self, found: Found) -> None:
        """Keep a turn, if it is the best so far, or the best that leads to its position."""
        known = self.ends.get(found.key)
        if known is None or found.settled > known.settled:
            self.ends[found.key] = found
        if found.settled > self.best.settled + BETTER or not self.best.line:
            self.best = found

    def several(self, most: int) -> list[Found]:
        """The best turns that lead to different positions, the best first."""
        return sorted(self.ends.values(), key=lambda one: -one.settled)[:most]


@dataclass
class Search:
    """The best ways to use a turn, as far as is looked and as time allows.

    By a learned value turns are compared where they are over: what may still be done is part of
    what is learned. By a lent one, doing no more is a turn as well. What chance brings in a world
    says little, so what lies behind it is weighed in `others`, further worlds, as well.
    """

    seat: Seat
    worth: Worth
    width: Width
    random: Random
    limit: Limit
    others: tuple[Table, ...] = ()

    def turns(self, world: Table) -> Turns:
        """The best turns from here."""
        start = Found((), world, self.worth.settled(world, self.seat))
        start.key = self._key(start)
        found = Turns(start)
        if not self.worth.is_learned:
            found.note(start)
        row, seen = [start], set[Hashable]()
        try:
            for _ in range(self.width.depth):
                row = self._next_row(row, found, seen)
                if not row:
                    break
            if self.worth.is_learned:
                for one in row:
                    found.note(one)
        except TimeUp:
            pass
        return found

    def _key(self, found: Found) -> Hashable:
        """What tells a position from another."""
        if self.worth.is_learned:
            return round(found.settled, PLACES)
        return hash(found.table.parts)

    def _next_row(self, row: list[Found], turns: Turns, seen: set[Hashable]) -> list[Found]:
        """One effect further from each turn of a row; the most promising of them."""
        worth, seat, found = self.worth, self.seat, list[Found]()
        for before in row:
            for one in effects(before.table, worth, self.width.reach, self.random, self.limit):
                after = self._weighed(before, one)
                going_on = one.goes_on and one.table.outcome is None
                if going_on:
                    key = (
                        after.key if worth.is_learned else hash((one.table.parts, one.table.clock))
                    )
                    if key in seen:
                        continue
                    seen.add(key)
                    after.promise = worth.promise(one.table, seat)
                    found.append(after)
                if not (going_on and worth.is_learned):
                    turns.note(after)
        found.sort(key=lambda one: -one.promise)
        return found[: self.width.beam]

    def _weighed(self, before: Found, one: Effect) -> Found:
        """What a turn that is one effect longer comes to."""
        line = (*before.line, *one.line)
        after = Found(line, one.table, self.worth.settled(one.table, self.seat))
        after.key = self._key(after)
        if one.learned and self.others and one.table.outcome is None:
            came = [after.settled]
            for world in self.others:
                there = carried_on(world, line, self.seat)
                came.append(self.worth.settled(there, self.seat))
            after.settled = sum(came) / len(came)
        return after


def carried_on(world: Table, line: Line, seat: Seat) -> Table:
    """Where a line leads, as far as it can be gone."""
    table = world
    for action in line:
        if table.chooser != seat or action not in legal(table):
            break
        table = apply(table, action).table
    return table
