"""A change in the making: what rules write to while one action is carried out.

It begins as a table and ends as the next one. Nothing in it reaches the table it came from, so
an action that fails half-way leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from msgspec import UNSET
from msgspec.structs import replace

from scriptorium.plugins.guard import MEANT, Guard

from .chance import Stream
from .errors import PluginError
from .schedule import (
    Clock,
    GameEnded,
    Phase,
    PhaseBegan,
    RoundBegan,
    TurnBegan,
    TurnEnded,
    TurnSkipped,
    pass_on,
)
from .scripted_chance import Scripted
from .table import After, Notes, Position, Table
from .values import Decision, Event, Name, Outcome, Part, Seat, Turn

T = TypeVar("T")
P = TypeVar("P", bound=Part)

MOST_EVENTS = 10_000
NOBODY: frozenset[Seat] = frozenset()


class Change(Position):
    """The next table while it is being made; read and write parts, tell events, pass the turn."""

    __slots__ = (
        *("_open", "_streams", "clock", "events", "learned", "news"),
        *("me", "outcome", "parts", "pending", "rules", "table", "third_party", "unsettled"),
    )

    def __init__(self, table: Table) -> None:
        pending = table.pending
        self.table = table
        self.rules = table.rules
        self.clock: Clock = table.clock
        self.pending: tuple[Decision, ...] = pending
        # The seat whose choice is being carried out.
        self.me: Seat = pending[-1].seat if pending else ""
        self.parts: list[Part] = [*table.parts]  # those of the table stay as they are
        self.outcome: Outcome | None = table.outcome
        self.events: list[Event] = []
        self._open = False  # something came to light for everybody
        self.learned = NOBODY
        self.news = NOBODY  # who had not known all that came to light
        self.third_party: Guard | None = None  # of the last such plugin that wrote here
        self._streams: dict[str, Stream] | None = None
        self.unsettled: list[Event] = []  # those to which rules have yet to react

    @property
    def decision(self) -> Any:
        """The decision whose choice is being carried out."""
        return self.table.pending[-1]

    @property
    def notes(self) -> Notes:
        """What has been found out about the table that it began with."""
        return self.table.notes

    # parts

    def __setitem__(self, kind: type[P] | tuple[type[P], Seat], part: P) -> None:
        """Lay a new version of a part on the table: `now[Score, seat] = Score(3)`."""
        index = self.rules.part_index.get(kind)
        if index is None:
            one, whose = (kind[0], f" of {kind[1]}") if isinstance(kind, tuple) else (kind, "")
            raise PluginError(f"{one.__name__}{whose} is not a part of this match")
        if type(part) is not type(self.parts[index]):
            told = (
                f"{type(part).__name__} is laid in the place of {type(self.parts[index]).__name__}"
            )
            raise PluginError(told)
        self.parts[index] = part

    def put(self, part: Part) -> None:
        """Lay a new version of a part on the table in place of the old one."""
        index = self.rules.part_index.get(type(part))
        if index is None:
            raise PluginError(f"{type(part).__name__} is not a part of this match")
        self.parts[index] = part

    # events

    def tell(self, event: Event) -> None:
        """Say that something happened; who reacts to it does so when this action is done."""
        if len(self.events) >= MOST_EVENTS:
            raise PluginError("an action told too many events; do two rules call each other?")
        self.events.append(event)
        if type(event) in self.rules.reactions:
            self.unsettled.append(event)

    def tell_at_once(self, event: Event) -> None:
        """Say that something happened, and let who reacts to it do so before anything else."""
        self.tell(event)
        if type(event) in self.rules.reactions:
            self.unsettled.pop()
            self._react(event)

    @property
    def revealed(self) -> bool:
        """Whether anybody has come to see something new; setting it says that everybody has."""
        return self._open or bool(self.learned)

    @revealed.setter
    def revealed(self, to_all: bool) -> None:
        self._open = to_all

    def reveal_to(self, seats: Iterable[Seat], known: Iterable[Seat] = ()) -> None:
        """Note that these seats see something new, as a card laid open that others had `known`."""
        self.learned = self.learned.union(seats)
        if strange := self.learned.difference(self.rules.setup.seats):
            raise PluginError(f"there is no seat {min(strange)!r} to reveal something to")
        self.news = self.news.union(set(self.rules.setup.seats).difference(known))

    # chance

    def _stream(self, name: str) -> Stream:
        if self._streams is None:
            self._streams = {}
        stream = self._streams.get(name)
        if stream is None:
            counter = dict(self.table.chance).get(name, 0)
            stream = self._streams[name] = Stream(self.table.seed, name, counter)
        self._open = True
        return stream

    def below(self, stream: str, n: int) -> int:
        """A whole number from 0 to n-1 out of a named stream."""
        return self._stream(stream).below(n)

    def shuffled(self, stream: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn from a named stream."""
        return self._stream(stream).shuffled(items)

    def pick(self, stream: str, items: Sequence[T], *, scripted: str = "") -> T:
        """One of the items, each equally likely, out of a named stream.

        What a scenario has written down under the name `scripted` comes first, in turn, as long
        as it is among the items.
        """
        if scripted and Scripted in self.rules.part_index:
            row = self[Scripted].row(scripted)
            if row and row[0] in items:
                self._open = True
                self.put(self[Scripted].with_row(scripted, row[1:]))
                return items[items.index(cast("T", row[0]))]
        return items[self._stream(stream).below(len(items))]

    # decisions

    def wait_for(self, pending: Decision) -> None:
        """Await a decision before anything else goes on."""
        self.pending = (*self.pending, pending)

    def then(self, *coming: Decision) -> None:
        """Put decisions and tasks before all that is pending, so that the first comes first."""
        self.pending = (*self.pending, *reversed(coming))

    # points of the turn

    def left(self, budget: str) -> int:
        """What the turn has left of a budget."""
        return self.clock.left[self.rules.schedule.budget(budget)]

    def gain(self, budget: str, points: int) -> None:
        """Add to a budget of this turn (or take from it, with a negative number)."""
        schedule, left = self.rules.schedule, self.clock.left
        at = schedule.budget_places.get(budget, -1)
        if at < 0:
            at = schedule.budget(budget)
        if left[at] + points < 0:
            raise PluginError(f"{budget} would fall to {left[at] + points}")
        if left[at] + points > schedule.budgets[at].most:
            told = f"{budget} would rise to {left[at] + points}"
            raise PluginError(f"{told}; a turn has at most {schedule.budgets[at].most}")
        changed = (*left[:at], left[at] + points, *left[at + 1 :])
        self.clock = replace(self.clock, left=changed)

    def spend(self, budget: str, points: int) -> None:
        """Take points from a budget of this turn."""
        self.gain(budget, -points)

    def use(self, name: str) -> None:
        """Use up one of a turn's few uses of something."""
        at = self.rules.schedule.use(name)
        uses = self.clock.uses
        if uses[at] <= 0:
            raise PluginError(f"{name} is used up in this turn")
        self.clock = replace(self.clock, uses=(*uses[:at], uses[at] - 1, *uses[at + 1 :]))

    def enter_step(self, step: str) -> None:
        """Move the turn on to a later step; steps never go back."""
        steps = self.rules.schedule.phase(self.clock.phase).steps
        if steps.index(step) < steps.index(self.clock.step):
            raise PluginError(f"the turn is past the step {step}")
        if step != self.clock.step:
            self.clock = replace(self.clock, step=step)

    # turns, rounds, phases

    def skip_next(self, seat: Seat) -> None:
        """Let a seat miss its coming turn."""
        self.clock = replace(self.clock, skips=(*self.clock.skips, seat))

    def extra_turn(self, seat: Seat) -> None:
        """Give a seat a turn right after this one."""
        self.clock = replace(self.clock, queue=(seat, *self.clock.queue))

    def reverse(self) -> None:
        """Let the turns pass in the other direction from now on."""
        self.clock = replace(self.clock, direction=-self.clock.direction)

    def end_turn(self, *, to: Seat = "") -> None:
        """Finish this turn and begin the next, over seats that must miss theirs.

        `to` gives the turn to that seat, over all that come before it; a turn that it still has
        to miss is a later one.
        """
        if self.outcome is not None:
            return
        seats = self.rules.setup.seats
        if to and to not in seats:
            raise PluginError(f"there is no seat {to!r} to give the turn to")
        phase = self.rules.schedule.phase(self.clock.phase)
        self.tell(TurnEnded(self.clock.seat))
        while True:
            before, self.clock = self.clock, pass_on(self.clock, seats, phase)
            if self.clock.round != before.round:
                self._reset("round")
                self.tell(RoundBegan(self.clock.round, self.clock.first))
            seat, skips = self.clock.seat, list(self.clock.skips)
            if seat == to or not (to or seat in skips):
                break
            if seat in skips:
                skips.remove(seat)
            self.tell(TurnSkipped(seat))
            self.clock = replace(self.clock, skips=tuple(skips))
        self._begin_turn(phase)

    def begin_round(self, first: Seat, direction: int | None = None, *, phase: Name = "") -> None:
        """Break off turn and round, and begin the next round with a seat, in a phase if named."""
        clock = self.clock
        self.clock = replace(
            clock,
            round=clock.round + 1 if clock.turn else clock.round,
            in_round=1,
            first=first,
            seat=first,
            direction=clock.direction if direction is None else direction,
            skips=(),
            queue=(),
        )
        self._reset("round")
        self.tell(RoundBegan(self.clock.round, first))
        known = self.rules.schedule.phase(self.clock.phase)
        self._begin_turn(self._change_phase(phase) if phase else known)

    def enter_phase(
        self, name: Name, first: Seat, order: Iterable[Seat] = (), *, same_round: bool = False
    ) -> None:
        """Begin another phase with a seat's turn; `order` fixes the seats that follow it.

        Its rounds count from 1, unless it is another phase of the `same_round`.
        """
        self.clock = replace(
            self.clock,
            seat=first,
            first=first,
            direction=self.rules.schedule.phase(name).order,
            round=self.clock.round if same_round else 1,
            in_round=1,
            skips=(),
            queue=tuple(order),
        )
        if not same_round:
            self._reset("round")
        self._begin_turn(self._change_phase(name))

    def _change_phase(self, name: Name) -> Phase:
        """Stand in another phase, where turns and parts of a phase begin anew."""
        phase = self.rules.schedule.phase(name)
        none = (0,) * len(self.rules.setup.seats)
        self.clock = replace(self.clock, phase=name, own_turns=none)
        self._reset("phase")
        self.tell(PhaseBegan(name))
        return phase

    def _begin_turn(self, phase: Phase) -> None:
        rules, clock = self.rules, self.clock
        seat, turn = clock.seat, clock.turn + 1
        own = list(clock.own_turns)
        own[rules.setup.seats.index(seat)] += 1
        step = phase.steps[0]
        self.pending = (Turn(seat),)
        starts = rules.turn_start
        if starts is None:  # a house rule adjusts them, and may look at the turn as it begins
            self.clock = replace(clock, step=step, turn=turn, own_turns=tuple(own))
            starts = rules.turn_starts_with(self)
        left, uses = starts
        self.clock = replace(
            clock, step=step, turn=turn, own_turns=tuple(own), left=left, uses=uses
        )
        self._reset("turn")
        self.tell(TurnBegan(seat, turn))

    def _reset(self, when: str) -> None:
        for at, part in self.rules.resets[when]:
            self.parts[at] = part

    def end(
        self,
        winners: Iterable[Seat] = (),
        scores: Iterable[tuple[Seat, int]] | None = None,
        *,
        parts: Mapping[str, Mapping[Seat, int]] | None = None,
    ) -> None:
        """End the match at once; `parts` tells by name what each part of the scoring gave."""
        who = tuple(winners)
        rows = [(name, tuple(row.items())) for name, row in (parts or {}).items()]
        points = tuple(scores) if scores is not None else ()
        self.outcome = Outcome(who, points, tuple(rows) or UNSET)
        self.pending = ()
        self.tell(GameEnded(who))

    # the end of the action

    def settle(self) -> None:
        """Let the rules react to what has been told, in order, until nothing more happens."""
        for event in self.unsettled:  # the list grows while they react
            self._react(event)
        self.unsettled.clear()

    def _react(self, event: Event) -> None:
        """Call who reacts to an event, each guarded."""
        for guard, react in self.rules.reactions[type(event)]:
            try:
                react(self, event)
            except MEANT:
                raise
            except BaseException as error:
                raise guard.fault(error) from error

    def done(self) -> After:
        """The next table, and what happened on the way to it."""
        table = self.table
        chance = table.chance
        if self._streams is not None:
            counters = dict(chance)
            counters.update((name, s.counter) for name, s in self._streams.items())
            chance = tuple(sorted(counters.items()))
        rules, parts = self.rules, tuple(self.parts)
        after = Table(rules, table.seed, chance, self.clock, self.pending, parts, self.outcome)
        if self._open:
            seats = rules.setup.seats
            return After(after, tuple(self.events), True, seats, seats)
        if not self.learned:
            return After(after, tuple(self.events))
        seats = rules.setup.seats
        learned, news = in_turn_order(seats, self.learned), in_turn_order(seats, self.news)
        return After(after, tuple(self.events), True, learned, news)


@lru_cache(256)
def in_turn_order(seats: tuple[Seat, ...], some: frozenset[Seat]) -> tuple[Seat, ...]:
    """Some of the seats, in the order of the turns."""
    return tuple(filter(some.__contains__, seats))
