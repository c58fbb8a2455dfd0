"""A whole turn, looked for effect by effect: the best of each row are gone on from."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from scriptorium import Seat, Table
from scriptorium.ai import Limit, TimeUp

from .effects import Line, Reach, effects
from .values import Worth

# A turn is only made longer by what is better by more than this.
BETTER = 1e-9


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


@dataclass
class Turns:
    """What a search of turns has come upon: the best, and the best for each position."""

    best: Found
    ends: dict[int, Found] = field(default_factory=dict)

    def note(self, found: Found) -> None:
        """Keep a turn, if it is the best so far, or the best that leads to its position."""
        key = hash(found.table.parts)
        known = self.ends.get(key)
        if known is None or found.settled > known.settled:
            self.ends[key] = found
        if found.settled > self.best.settled + BETTER:
            self.best = found

    def several(self, most: int) -> list[Found]:
        """The best turns that lead to different positions, the best first."""
        return sorted(self.ends.values(), key=lambda one: -one.settled)[:most]


def search_turns(
    world: Table, seat: Seat, worth: Worth, width: Width, random: Random, limit: Limit
) -> Turns:
    """The best ways to use the turn, as far as is looked and as time allows."""
    start = Found((), world, worth.settled(world, seat))
    turns = Turns(start)
    turns.note(start)
    row, seen = [start], set[int]()
    try:
        for _ in range(width.depth):
            row = _next_row(row, seat, worth, width, random, limit, turns, seen)
            if not row:
                break
    except TimeUp:
        pass
    return turns


def _next_row(
    row: list[Found],
    seat: Seat,
    worth: Worth,
    width: Width,
    random: Random,
    limit: Limit,
    turns: Turns,
    seen: set[int],
) -> list[Found]:
    """One effect further from each turn of a row; the most promising of them."""
    found: list[Found] = []
    for before in row:
        for line, table, goes_on in effects(before.table, worth, width.reach, random, limit):
            if goes_on:
                key = hash((table.parts, table.clock))
                if key in seen:
                    continue
                seen.add(key)
            settled = worth.settled(table, seat)
            after = Found((*before.line, *line), table, settled)
            turns.note(after)
            if goes_on and table.outcome is None:
                after.promise = worth.promise(table, seat)
                found.append(after)
    found.sort(key=lambda one: -one.promise)
    return found[: width.beam]
