"""The table: the whole state of a match, immutable; and a view of it, with the hidden left out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

from msgspec import Struct

from .schedule import Clock
from .values import Action, Decision, Event, Outcome, Part, Seat, Text, beside, is_well_formed

if TYPE_CHECKING:
    from .ruleset import Guarded, Ruleset
else:
    Ruleset = Any  # rules stand above tables; `help(sc.Table)` reads the annotations all the same

P = TypeVar("P", bound=Part)


class Notes(TypedDict, total=False):
    """What has been found out about a table or view: it is kept beside it, and is no part of it."""

    legal: tuple[Action, ...]  # what may be chosen
    touches: tuple[Any, ...]  # how each of those is touched
    faults: dict[tuple[str, str], None]  # plugins that failed here, and with what
    deep: set[tuple[str, str]]  # which of those called themselves without end
    found: dict[str, Any]  # what plugins keep, by a name of theirs


class Position:
    """What tables, views and changes have in common: enough to read a position."""

    __slots__ = ()
    rules: Ruleset
    clock: Clock
    pending: tuple[Decision, ...]  # the decisions awaited, the one to be taken now last
    parts: Sequence[Any]  # in the order that `rules.part_index` tells
    outcome: Outcome | None  # None while the match goes on

    def __getitem__(self, kind: type[P] | tuple[type[P], Seat]) -> P:
        """A part by its kind; what belongs to a seat by its kind and the seat."""
        try:
            part: P = self.parts[self.rules.part_index[kind]]
        except KeyError:
            part = self.rules.part_when_off(kind)
        return part

    @property
    def chooser(self) -> Seat | None:
        """The seat whose decision is awaited, None when the match is over."""
        return self.pending[-1].seat if self.outcome is None and self.pending else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in turn order."""
        return self.rules.setup.seats


class Moment(Position, Struct, eq=False):
    """A position and the decision in it that is judged: what rules, targets and listers get.

    `me` is the seat that decides. A decision that is only imagined is a moment as well: see
    `imagine`. `table` is the table or view that it is about; of a change, the one it began with.
    """

    table: Any
    decision: Any
    me: Seat
    rules: Ruleset
    clock: Clock
    pending: tuple[Decision, ...]
    parts: Sequence[Any]
    outcome: Outcome | None
    found: dict[str, Any] | None = None  # what games have worked out about it
    masks: dict[Any, int] | None = None  # what masks have answered here, which several rules share

    @property
    def notes(self) -> Notes:
        """What has been found out about its table."""
        notes: Notes = self.table.notes
        return notes

    @staticmethod
    def of(position: Position, decision: Decision | None = None) -> Moment:
        """The decision that is awaited in a position, or another one as if it were awaited there.

        Example: `sc.Moment.of(table).decision`
        """
        about: Any = position
        kind = type(position)
        if kind is not Table and kind is not View:
            about = about.table
        pending, parts = position.pending, tuple(position.parts)
        one = pending[-1] if decision is None else decision
        rules, clock, outcome = position.rules, position.clock, position.outcome
        return Moment(about, one, one.seat, rules, clock, pending, parts, outcome)

    def imagine(self, decision: Decision) -> Moment:
        """The same position at another decision.

        Example: `has_way(at.imagine(Owed(at.me)))`
        """
        about, rules, clock = self.table, self.rules, self.clock
        pending, parts, outcome = self.pending, self.parts, self.outcome
        return Moment(about, decision, decision.seat, rules, clock, pending, parts, outcome)


class Table(Position, Struct, frozen=True, dict=True):
    """The whole state of a match. Playing makes a new one and leaves this one as it is."""

    rules: Ruleset
    seed: int
    chance: tuple[tuple[str, int], ...]
    clock: Clock
    pending: tuple[Decision, ...]
    parts: tuple[Part, ...]
    outcome: Outcome | None = None

    notes = beside(Notes)

    def __repr__(self) -> str:
        setup, clock = self.rules.setup, self.clock
        where = f"{clock.seat}, {clock.phase}/{clock.step}, turn {clock.turn}"
        if self.outcome is not None:
            where = f"won by {', '.join(self.outcome.winners) or 'nobody'}"
        return f"<{setup.game} for {len(setup.seats)}: {where}>"


class View(Position, Struct, frozen=True, dict=True):
    """What one seat may know of a table. Hidden cards are not in it at all."""

    rules: Ruleset
    seat: Seat
    clock: Clock
    pending: tuple[Decision, ...]
    parts: tuple[Part, ...]
    outcome: Outcome | None = None

    notes = beside(Notes)


class After(Struct, frozen=True):
    """What an action led to: the next table, what happened, and whether a secret came out.

    `revealed` is true when chance was asked or somebody saw a card they had not seen. `learned`
    names the seats that learned something, and `news` those who had not known all that came to
    light, whoever saw it: they cannot take the action back fairly.
    """

    table: Table
    events: tuple[Event, ...]
    revealed: bool = False
    learned: tuple[Seat, ...] = ()
    news: tuple[Seat, ...] = ()


def view(table: Table | View, seat: Seat) -> View:
    """What `seat` may know of the table; of a view, what it may know of what is seen there.

    What a seat sees of what it has seen is the same: `view(view(table, seat), seat)` is
    `view(table, seat)`.
    """
    rules = table.rules
    if seat not in rules.setup.seats:
        raise KeyError(f"no seat {seat!r}: this match has {', '.join(rules.setup.seats)}")
    return View(
        rules,
        seat,
        table.clock,
        tuple([_seen_decision(rules, awaited, seat) for awaited in table.pending]),
        tuple([_seen_part(rules, at, part, seat) for at, part in enumerate(table.parts)]),
        table.outcome,
    )


def views_since(before: Table, table: Table, seen: Mapping[Seat, View]) -> dict[Seat, View]:
    """What some seats may know of a table, given what each saw of an earlier one of the match.

    The same views come out as by `view`, several times as fast: what is the same object as before
    is taken over, and what all see alike is looked at once.
    """
    rules, now, was = table.rules, table.parts, before.parts
    if rules is not before.rules or any(one.rules is not rules for one in seen.values()):
        raise ValueError("what was seen before is of another match")
    changed = [at for at, part in enumerate(now) if part is not was[at]]
    secret = [at for at in rules.secret_parts if now[at] is not was[at]]
    open_to_all = [at for at in changed if at not in secret]
    pending: tuple[Decision, ...] | None = table.pending
    if not rules.decision_seers.keys().isdisjoint(map(type, table.pending)):
        pending = None
    found: dict[Seat, View] = {}
    for seat, earlier in seen.items():
        parts = [*earlier.parts]
        for at in open_to_all:
            parts[at] = now[at]
        for at in secret:
            part = now[at]
            quick = rules.seers_since.get(type(part))
            if quick is None:
                parts[at] = _seen_part(rules, at, part, seat)
            else:
                parts[at] = quick(part, seat, rules, was[at], parts[at])
        awaited = pending
        if awaited is None:
            awaited = tuple([_seen_decision(rules, one, seat) for one in table.pending])
        found[seat] = View(rules, seat, table.clock, awaited, tuple(parts), table.outcome)
    return found


def watched(table: Table | View, seat: Seat | None = None) -> View:
    """What all seats know together, as it looks from one seat: what a spectator may see.

    Everybody at the table can work it out from the own view.
    """
    seats = table.rules.setup.seats
    last = seats[0] if seat is None else seat
    for other in seats:
        if other != last:
            table = view(table, other)
    return view(table, last)


def see_all(table: Table, leaving: Collection[type[Part]] = ()) -> None:
    """Let every seat see what is not shown to all alike, as `view` does, to find what fails there.

    Parts of the kinds in `leaving` are not looked at.
    """
    rules = table.rules
    hiding = [rules.part_index[kind] for kind in rules.seers if kind not in leaving]
    awaited = [one for one in table.pending if type(one) in rules.decision_seers]
    for seat in rules.setup.seats:
        for at in hiding:
            _seen_part(rules, at, table.parts[at], seat)
        for one in awaited:
            _seen_decision(rules, one, seat)


def _seen_part(rules: Ruleset, at: int, part: Part, seat: Seat) -> Part:
    """The part as that seat may know it; where its plugin fails, the part as a match begins."""
    found = rules.seers.get(type(part))
    seen = part if found is None else _as_seen(rules, found, part, seat)
    return rules.parts[at] if seen is None else seen


def _seen_decision(rules: Ruleset, awaited: Decision, seat: Seat) -> Decision:
    """The decision as that seat may know it; where its plugin fails, only whose it is."""
    found = rules.decision_seers.get(type(awaited))
    seen = awaited if found is None else _as_seen(rules, found, awaited, seat)
    return Decision(awaited.seat) if seen is None else seen


def _as_seen(rules: Ruleset, found: Guarded, value: Any, seat: Seat) -> Any:
    """What a plugin shows of something; None where it fails or shows what it must not."""
    guard, see = found
    seen = guard.ask(see, value, seat, rules)
    if not guard.third_party or seen is None:
        return seen
    if is_well_formed(seen) and not (isinstance(seen, Decision) and seen.seat != value.seat):
        return seen
    told = f"{type(value).__name__} is shown as what its type does not say, or as another's"
    guard.fault(TypeError(told))
    return None


def seen_events(after: After, seat: Seat) -> tuple[Event, ...]:
    """What happened, as `seat` may know it; where a plugin fails to say, it is not told."""
    rules = after.table.rules
    seen: list[Event] = []
    for event in after.events:
        if type(event) in rules.events_open_to_all:
            seen.append(event)
        elif (shown := _seen_event(rules, event, seat)) is not None:
            seen.append(shown)
    return tuple(seen)


def _seen_event(rules: Ruleset, event: Event, seat: Seat) -> Event | None:
    guard, see = rules.event_seers.get(type(event), (rules.guard, type(event).seen_by))
    seen: Event | None = guard.ask(see, event, seat, rules)
    return seen


def said(rules: Ruleset, event: Event) -> Text | None:
    """An event as a sentence for the log; None when it goes without saying, or its plugin fails."""
    guard, say = rules.sayers.get(type(event), (rules.guard, type(event).said))
    told: Text | None = guard.ask(say, event)
    return told


def said_choice(table: Table, action: Action) -> Text | None:
    """What is chosen at a table, as a sentence for everybody's log; None where events tell it."""
    rule = table.rules.actions.get(type(action))
    if rule is None or rule.said is None:
        return None
    told: Text | None = rule.guard.ask(rule.said, table, action)
    return told
