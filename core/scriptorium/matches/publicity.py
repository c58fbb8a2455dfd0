"""Whether a seat may read how an action is written: only what happened before everybody's eyes."""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.engine.table import After, Table, View, seen_events, view
from scriptorium.engine.values import Action, Event, Seat
from scriptorium.engine.zones import Zones, is_hidden
from scriptorium.house_rules.sealed_choices import is_sealed

# Events of the core that speak of the course of the match, not of what a player did.
COURSE = ("core.phase", "core.round", "core.turn", "core.game")


def is_deed(event: Event) -> bool:
    """Whether an event tells what was done, not only how turns and rounds go on."""
    return not str(type(event).__struct_config__.tag).startswith(COURSE)


def is_public(
    before: Table,
    action: Action,
    after: After,
    seat: Seat,
    views: tuple[View, View] | None = None,
    heard: tuple[Event, ...] | None = None,
) -> bool:
    """Whether a seat may read how an action is written.

    A player may always read the own actions, and everything where nothing is hidden. Of others a
    player reads what was told openly: it happened before everybody's eyes, each of its events is
    seen whole, and it names no card that this seat has not seen. What is chosen together with
    others is told when all is opened.

    `views` are what the seat sees before and after, `heard` the events as it hears them, where
    they are known. Only a whole table can tell: from a view everything looks public.
    """
    if before.pending[-1].seat == seat:
        return True
    was, now = views or (view(before, seat), view(after.table, seat))
    if _sees_all(before, was) and _sees_all(after.table, now):
        return True
    if is_sealed(before) or not any(map(is_deed, after.events)):
        return False
    if (seen_events(after, seat) if heard is None else heard) != after.events:
        return False
    rules = before.rules
    named = {value for value in _texts((action,)) if value in rules.cards}
    if not named:
        return True
    return named <= _faces(was) | _faces(now) | _texts(after.events)


def _sees_all(table: Table, seen: View) -> bool:
    """Whether nothing at all is hidden from a seat.

    Of parts that may hide something the values are not compared: what stands in the place of a
    secret can be the secret itself, and that would be told. Backs of cards are never faces.
    """
    rules = table.rules
    if any(type(one) in rules.decision_seers for one in table.pending):
        return False
    return all(
        type(table.parts[at]) is Zones and seen.parts[at] == table.parts[at]
        for at in rules.secret_parts
    )


def _texts(things: Iterable[object]) -> set[str]:
    """All texts in the fields of actions or events, tuples looked into."""
    found: set[str] = set()
    waiting: list[object] = list(things)
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, tuple):
            waiting.extend(value)
        elif hasattr(value, "__struct_fields__"):
            waiting.extend(getattr(value, name) for name in value.__struct_fields__)
    return found


def _faces(seen: View) -> set[str]:
    if not seen.rules.zones:
        return set()
    piles = seen[Zones].piles
    return {card for pile in piles for card in pile if not is_hidden(card)}
