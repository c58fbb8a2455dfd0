"""What a seat could learn from what it must not know: by looking, and by what others do.

A table is set beside its twin, the same table to one seat with all exchanged that is hidden from
it. What that seat sees, hears and may choose must be the same on both, also once the same action
has been done on both, unless the action says that it reveals something.
"""

from __future__ import annotations

from random import Random
from typing import Any

from scriptorium.engine.notation import write
from scriptorium.engine.play import apply, legal
from scriptorium.engine.table import After, Table, seen_events, view
from scriptorium.engine.values import Action, Seat
from scriptorium.matches.records import table_digest
from scriptorium.plugins.guard import Fault
from scriptorium.plugins.tracebacks import placed
from scriptorium.scene.pieces import scene

from .fault_collector import named
from .twins import twin

WHY_NOT_AGAIN = "does something depend on the hour, on random, or on the order of a set?"
SAY_SO = "now.reveal_to(seats) says whom it shows something"


def leak(table: Table, random: Random) -> str:
    """What a seat could learn by looking, or nothing."""
    for seat in table.seats:
        try:
            other = twin(table, seat, random.randrange(2**30))
        except (KeyboardInterrupt, Fault):
            raise
        except BaseException as error:
            return f"the twin of the table for {seat} fails: {placed(error)}"
        problem = _told_apart(seat, table, other)
        if problem:
            return problem
    return ""


def _told_apart(seat: Seat, table: Table, other: Table) -> str:
    """How a seat tells a table from its twin."""
    seen, twins = view(table, seat), view(other, seat)
    if seen != twins:
        return f"{seat} sees what it must not know: {_difference(seen, twins)}"
    if scene(seen) != scene(twins):
        return f"the picture shows {seat} what it must not know"
    if table.chooser == seat and legal(table) != legal(other):
        return f"the choices of {seat} tell what it must not know"
    return ""


def leak_by_doing(table: Table, action: Action, after: After, random: Random) -> str:
    """What a seat could learn from an action that does not say that it reveals, or nothing."""
    if after.table.outcome is not None:
        return ""
    for seat in table.seats:
        if seat in after.learned:
            continue
        other = twin(table, seat, random.randrange(2**30))
        if action not in legal(other):
            continue  # what is done shows by itself what made it possible
        beside = apply(other, action)
        if seat in beside.learned or beside.table.outcome is not None:
            continue
        problem = _heard_apart(seat, after, beside) or _told_apart(seat, after.table, beside.table)
        if problem and table_digest(apply(table, action).table) != table_digest(after.table):
            return f"played again, the same actions lead elsewhere; {WHY_NOT_AGAIN}"
        if problem:
            return f"after {write(table, action)!r} it is told what is hidden: {problem}; {SAY_SO}"
    return ""


def _heard_apart(seat: Seat, after: After, beside: After) -> str:
    """How a seat tells two actions apart by what happens."""
    heard, twins = seen_events(after, seat), seen_events(beside, seat)
    if heard == twins:
        return ""
    pairs = zip(heard, twins, strict=False)
    kinds = [named(type(ours)) for ours, theirs in pairs if ours != theirs]
    told = kinds[0] if kinds else "an event that happens only then"
    return f"{seat} hears what it must not know: {told}"


def _difference(seen: Any, twins: Any) -> str:
    for ours, theirs in zip(seen.parts, twins.parts, strict=True):
        if ours != theirs:
            return named(ours.__class__)
    return "something beside the parts"
