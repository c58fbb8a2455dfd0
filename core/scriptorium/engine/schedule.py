"""Rounds, turns and steps: declared by a game, run by the core.

A game names its phases, the steps of a turn in each, and what a turn has to spend. Steps only
move forward within a turn; the clock says where the match stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from .errors import GAME_OVER, WRONG_STEP, Reason
from .values import Count, Event, Frozen, Name, Seat, Sentence, Text, text

T = TypeVar("T")

MOST_POINTS = 999  # of a budget, in one turn, where the game names no bound

CLOCKWISE = 1
COUNTER_CLOCKWISE = -1

Left = Annotated[int, Meta(ge=0, le=999_999)]


@dataclass(frozen=True)
class Budget:
    """Points that a turn begins with and spends; `start` is a number or a parameter's name.

    A turn never has more of them than `most`.
    """

    name: str
    start: int | str = 0
    most: int = MOST_POINTS


@dataclass(frozen=True)
class Once:
    """Something that may be done a few times a turn, between other actions."""

    name: str
    times: int | str = 1


@dataclass(frozen=True)
class Phase:
    """A part of the game with its own turns: set-up, play, end.

    `order` is the direction in which turns pass. `rotate` hands the first turn of each round to
    the next seat. With `laps` off a round is not over when everybody has had a turn, but when a
    rule begins the next.
    """

    name: str
    steps: tuple[str, ...]
    order: int = CLOCKWISE
    rotate: bool = False
    laps: bool = True
    wrong_step: Reason = WRONG_STEP


@dataclass(frozen=True)
class Schedule:
    """The phases of a game in their order, what a turn has to spend, what is said at the end."""

    phases: tuple[Phase, ...]
    budgets: tuple[Budget, ...] = ()
    once: tuple[Once, ...] = ()
    over: Reason = GAME_OVER

    @cached_property
    def _phases(self) -> dict[str, Phase]:
        return {phase.name: phase for phase in self.phases}

    @cached_property
    def steps(self) -> dict[str, tuple[str, ...]]:
        """The steps of a turn in each phase."""
        return {phase.name: phase.steps for phase in self.phases}

    @cached_property
    def budget_places(self) -> dict[str, int]:
        """The places of the budgets in the clock."""
        return {budget.name: at for at, budget in enumerate(self.budgets)}

    @cached_property
    def _uses(self) -> dict[str, int]:
        return {once.name: at for at, once in enumerate(self.once)}

    def phase(self, name: str) -> Phase:
        """The phase of that name."""
        return _found(self._phases, "phase", name)

    def budget(self, name: str) -> int:
        """The place of a budget in the clock."""
        return _found(self.budget_places, "budget", name)

    def use(self, name: str) -> int:
        """The place of a once-a-turn action in the clock."""
        return _found(self._uses, "once-a-turn action", name)


def _found(there: dict[str, T], what: str, name: str) -> T:
    try:
        return there[name]
    except KeyError:
        raise KeyError(f"no {what} {name!r}: this game has {list(there)}") from None


class Clock(Frozen, frozen=True):
    """Where the match stands: phase, step, whose turn, what is left of the turn."""

    phase: Name
    step: Name
    seat: Seat
    round: Count = 1
    turn: Count = 1
    direction: Annotated[int, Meta(ge=-1, le=1)] = CLOCKWISE
    first: Seat = ""
    in_round: Count = 1
    left: Annotated[tuple[Left, ...], Meta(max_length=16)] = ()
    uses: Annotated[tuple[Left, ...], Meta(max_length=16)] = ()
    own_turns: Annotated[tuple[Count, ...], Meta(max_length=16)] = ()
    skips: Annotated[tuple[Seat, ...], Meta(max_length=64)] = ()
    queue: Annotated[tuple[Seat, ...], Meta(max_length=256)] = ()


class PhaseBegan(Event, tag="core.phase_began", frozen=True):
    """A new phase of the game begins."""

    phase: Name


class RoundBegan(Event, tag="core.round_began", frozen=True):
    """A new round begins with this seat."""

    round: Count
    first: Seat

    tells = Sentence("round-began", "Round {round} begins.")


class TurnEnded(Event, tag="core.turn_ended", frozen=True):
    """A seat has finished its turn."""

    seat: Seat


class TurnBegan(Event, tag="core.turn_began", frozen=True):
    """A seat begins its turn."""

    seat: Seat
    turn: Count

    tells = Sentence("turn-began", "{seat} starts a turn.")


class TurnSkipped(Event, tag="core.turn_skipped", frozen=True):
    """A seat misses its turn."""

    seat: Seat

    tells = Sentence("turn-skipped", "{seat} misses this turn.")


class GameEnded(Event, tag="core.game_ended", frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]

    def said(self) -> Text:
        """Who has won."""
        if not self.winners:
            return text("game-drawn", "The match is over. Nobody won.")
        return text("game-won", "The match is over. {who} won.", who=", ".join(self.winners))


EVENTS = (PhaseBegan, RoundBegan, TurnBegan, TurnEnded, TurnSkipped, GameEnded)


def neighbour(seats: tuple[Seat, ...], seat: Seat, direction: int) -> Seat:
    """The seat that follows in a direction."""
    return seats[(seats.index(seat) + direction) % len(seats)]


def begin(schedule: Schedule, seats: tuple[Seat, ...], first: Seat, phase: str) -> Clock:
    """The clock of a match, before its first turn, with the first seat of a phase."""
    declared = schedule.phase(phase)
    return Clock(
        phase=phase,
        step=declared.steps[0],
        seat=first,
        first=first,
        turn=0,
        in_round=0,
        direction=declared.order,
        left=(0,) * len(schedule.budgets),
        uses=(0,) * len(schedule.once),
        own_turns=(0,) * len(seats),
    )


def pass_on(clock: Clock, seats: tuple[Seat, ...], phase: Phase) -> Clock:
    """The clock with the next seat's turn on it; a new round has a higher number.

    A queue (extra turns, a fixed order) goes first and counts for no round; then comes the
    neighbour in the direction of play, until everybody has had a turn.
    """
    if clock.queue:
        return replace(clock, seat=clock.queue[0], queue=clock.queue[1:])
    if clock.in_round < len(seats) or not phase.laps:
        seat = neighbour(seats, clock.seat, clock.direction)
        return replace(clock, seat=seat, in_round=clock.in_round + 1)
    first = neighbour(seats, clock.first, clock.direction) if phase.rotate else clock.first
    return replace(clock, seat=first, first=first, round=clock.round + 1, in_round=1)
