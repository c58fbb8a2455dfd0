"""Check that views and visible events do not change when they are taken again.

Windows, computer players and other machines get views and visible events, and take a seat's view
of them once more. The result must not depend on how often that is done, nor for whom first.
"""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.engine.table import After, Table, View, seen_events, view
from scriptorium.engine.values import Event, Seat, is_well_formed

from .fault_collector import named


def changed_view(table: Table) -> str:
    """Return which seat's view of its own view differs, or an empty text."""
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


def changed_events(after: After) -> str:
    """Return which seat's visible events differ when they are filtered again, or an empty text."""
    seats = after.table.seats
    for event in after.events:
        visible = {seat: _visible(after, (event,), seat) for seat in seats}
        for seat, seen in visible.items():
            if not all(map(is_well_formed, seen)):
                return f"{seat} hears an ill-formed event: {named(type(event))}"
            if _visible(after, seen, seat) != seen:
                return f"{seat} hears something else when it is told twice: {named(type(event))}"
            for other, theirs in visible.items():
                if _visible(after, theirs, seat) != _visible(after, seen, other):
                    both = f"{seat} and {other} hear other things of each other"
                    return f"{both}: {named(type(event))}"
    return ""


def _visible(after: After, events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    return seen_events(After(after.table, tuple(events)), seat)


def _difference(seen: View, again: View) -> str:
    for kind, one, other in (
        *(("the part", *both) for both in zip(seen.parts, again.parts, strict=True)),
        *(("the decision", *both) for both in zip(seen.pending, again.pending, strict=True)),
    ):
        if one != other:
            return f"{kind} {named(type(one))}"
    return "something beside its parts"
