"""Finished effects: what one choice after the other comes to, until the turn awaits a new one.

A part of an effect changes nothing on the board, so players weigh whole ones. A line of choices
ends where its seat would learn something: what lies beyond is a guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from scriptorium.play import apply, legal
from scriptorium.structs import Action, Seat, Turn
from scriptorium.table import After, Table
from scriptorium_minds.limits import Limit
from scriptorium_worlds import Lore

Line = tuple[Action, ...]


class Reach(NamedTuple):
    """How far is looked: first choices of a turn, choices within an effect, effects of a first."""

    firsts: int
    parts: int
    leaves: int


class Effect(NamedTuple):
    """A line of choices, where it leads, and whether the turn can go on from there."""

    line: Line
    table: Table
    goes_on: bool


def is_over(before: Table, after: Table) -> bool:
    """Whether a turn is over: another's, another one, or none at all."""
    if after.outcome is not None or after.clock.turn != before.clock.turn:
        return True
    return after.chooser != before.chooser


def some(random: Random, actions: tuple[Action, ...], most: int) -> tuple[Action, ...]:
    """All of some actions, or as many of them as are looked at."""
    return actions if len(actions) <= most else tuple(random.sample(actions, most))


def effects(
    table: Table, lore: Lore, reach: Reach, random: Random, limit: Limit
) -> Iterator[Effect]:
    """Every way to finish one effect from here, as far as is looked."""
    seat = table.chooser
    assert seat is not None
    firsts = tuple(one for one in legal(table) if type(one) not in lore.aside) or legal(table)
    for first in some(random, firsts, reach.firsts):
        found = 0
        waiting: list[tuple[Line, Table, Action]] = [((first,), table, first)]
        while waiting and found < reach.leaves:
            line, before, action = waiting.pop()
            done = apply(before, action)
            limit.check()
            here = done.table
            ends = _ends(table, done, seat)
            if ends is not None:
                found += 1
                yield Effect(line, here, ends)
                continue
            more = some(random, legal(here), reach.parts)
            waiting += [((*line, one), here, one) for one in more]
            if len(waiting) > reach.leaves:
                random.shuffle(waiting)
                del waiting[reach.leaves :]


def _ends(start: Table, done: After, seat: Seat) -> bool | None:
    """None where an effect is half done; else whether the turn can go on behind it."""
    here = done.table
    if is_over(start, here) or seat in done.learned:
        return False
    return True if isinstance(here.pending[-1], Turn) else None
