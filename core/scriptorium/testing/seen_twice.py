"""A law: what a seat sees of what it has seen is the same, and of what others have seen no more.

Windows, computer players and other machines are given views and seen events, and show them to a
seat once more. So it must not matter how often something has been looked at, nor who looked first.
"""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.engine.table import After, Table, View, seen_events, view
from scriptorium.engine.values import Event, Seat, is_well_formed

from .fault_collector import named


def seen_otherwise(table: Table) -> str:
    """Which seat sees a table otherwise when it looks twice, or nothing."""
    views = {seat: view(table, seat) for seat in table.seats}
    for seat, seen in views.items():
        again = view(seen, seat)
        if again != seen:
            return f"{seat} sees something else of what it has seen: {_difference(seen, again)}"
        for other, theirs in views.items():
            ours, hidden = view(theirs, seat), view(seen, other)
            if (ours.pending, ours.parts) != (hidden.pending, hidden.parts):
                told = f"what {seat} sees of what {other} has seen is not what {other} sees of it"
                return f"{told}: {_difference(ours, hidden)}"
    return ""


def heard_otherwise(after: After) -> str:
    """Which seat hears something else when it is told twice what happened, or nothing."""
    seats = after.table.seats
    for event in after.events:
        told = {seat: _heard(after, (event,), seat) for seat in seats}
        for seat, heard in told.items():
            if not all(map(is_well_formed, heard)):
                return f"{seat} hears an ill-formed event: {named(type(event))}"
            if _heard(after, heard, seat) != heard:
                return f"{seat} hears something else when it is told twice: {named(type(event))}"
            for other, theirs in told.items():
                if _heard(after, theirs, seat) != _heard(after, heard, other):
                    both = f"{seat} and {other} hear other things of each other"
                    return f"{both}: {named(type(event))}"
    return ""


def _heard(after: After, events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    return seen_events(After(after.table, tuple(events)), seat)


def _difference(seen: View, again: View) -> str:
    for kind, one, other in (
        *(("the part", *both) for both in zip(seen.parts, again.parts, strict=True)),
        *(("the decision", *both) for both in zip(seen.pending, again.pending, strict=True)),
    ):
        if one != other:
            return f"{kind} {named(type(one))}"
    return "something beside its parts"
