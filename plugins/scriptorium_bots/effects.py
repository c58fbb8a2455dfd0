"""Finished effects: what one choice after the other comes to, until the turn awaits a new one.

A part of an effect changes nothing on the board, so players weigh whole ones. A line of choices
ends where its seat would learn something: what lies beyond is a guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from random import Random
from typing import NamedTuple

from scriptorium import Action, After, Seat, Table, Turn, apply, legal
from scriptorium.ai import Limit

from .values import Worth

Line = tuple[Action, ...]
# Guided, so many choices are tried at most for each effect that is to be found.
TRIED = 3


class Reach(NamedTuple):
    """How far is looked: first choices of a turn, choices within an effect, effects of a first.

    Of a first with more effects chance draws some; or, guided, those behind what promises most.
    """

    firsts: int
    parts: int
    leaves: int
    guided: bool = False


class Effect(NamedTuple):
    """A line of choices, where it leads, whether the turn can go on, whether something is new."""

    line: Line
    table: Table
    goes_on: bool
    learned: bool


def is_over(before: Table, after: Table) -> bool:
    """Whether a turn is over: another's, another one, or none at all."""
    if after.outcome is not None or after.clock.turn != before.clock.turn:
        return True
    return after.chooser != before.chooser


def some(random: Random, actions: tuple[Action, ...], most: int) -> tuple[Action, ...]:
    """All of some actions, or as many of them as are looked at."""
    return actions if len(actions) <= most else tuple(random.sample(actions, most))


def effects(
    table: Table, worth: Worth, reach: Reach, random: Random, limit: Limit
) -> Iterator[Effect]:
    """Every way to finish one effect from here, as far as is looked."""
    seat, aside = table.chooser, worth.lore.aside
    assert seat is not None
    firsts = tuple(one for one in legal(table) if type(one) not in aside) or legal(table)
    for first in some(random, firsts, reach.firsts):
        waiting = _Guided(seat, worth, reach, random) if reach.guided else _Drawn(random)
        waiting.add((), table, (first,))
        found = 0
        while waiting and found < reach.leaves:
            line, before, action = waiting.next()
            done = apply(before, action)
            limit.check()
            here, line = done.table, (*line, action)
            ends = _ends(table, done, seat)
            if ends is not None:
                found += 1
                yield Effect(line, here, ends, seat in done.learned)
                continue
            waiting.add(line, here, some(random, legal(here), reach.parts))
            waiting.keep(reach.leaves)


class _Drawn:
    """Lines that are waiting to be gone on with: the last first; of too many chance keeps some."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.lines: list[tuple[Line, Table, Action]] = []

    def __bool__(self) -> bool:
        return bool(self.lines)

    def add(self, line: Line, here: Table, actions: tuple[Action, ...]) -> None:
        """All that can be done next on a line."""
        self.lines += [(line, here, one) for one in actions]

    def next(self) -> tuple[Line, Table, Action]:
        """What is gone on with."""
        return self.lines.pop()

    def keep(self, most: int) -> None:
        """No more than so many."""
        if len(self.lines) > most:
            self.random.shuffle(self.lines)
            del self.lines[most:]


class _Guided(_Drawn):
    """Those first that come from where it promises most, the longest of them before the others."""

    def __init__(self, seat: Seat, worth: Worth, reach: Reach, random: Random) -> None:
        super().__init__(random)
        self.seat, self.worth, self.left = seat, worth, TRIED * reach.leaves
        self.best: list[tuple[float, int, float, int]] = []

    def __bool__(self) -> bool:
        return bool(self.best) and self.left > 0

    def add(self, line: Line, here: Table, actions: tuple[Action, ...]) -> None:
        """All that can be done next on a line."""
        rank = -self.worth.promise(here, self.seat)
        for one in actions:
            at = len(self.lines)
            self.lines.append((line, here, one))
            heappush(self.best, (rank, -len(line), self.random.random(), at))

    def next(self) -> tuple[Line, Table, Action]:
        """What is gone on with."""
        self.left -= 1
        return self.lines[heappop(self.best)[-1]]

    def keep(self, most: int) -> None:
        """They cost nothing as long as they wait."""


def _ends(start: Table, done: After, seat: Seat) -> bool | None:
    """None where an effect is half done; else whether the turn can go on behind it."""
    here = done.table
    if is_over(start, here) or seat in done.learned:
        return False
    return True if isinstance(here.pending[-1], Turn) else None
