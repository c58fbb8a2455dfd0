"""A moment: a position, and the decision that is judged there, awaited or imagined.

The kernel asks rules and targets about a position and a decision. What games write gets one
`at`: `at.me` is the seat that decides, `at.decision` is what it decides about. A view has neither,
because the seat that looks need not be the one that decides; `Moment.of(view, seat)` makes a
moment of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scriptorium.engine.change import Change
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.schedule import Clock
from scriptorium.engine.table import Position
from scriptorium.engine.values import Decision, Outcome, Seat, Turn


class Moment(Position):
    """A position at a decision: `at.me` decides, about `at.decision`."""

    __slots__ = ("clock", "decision", "masks", "me", "outcome", "parts", "position", "rules")

    def __init__(self, position: Position, decision: Decision) -> None:
        self.position: Any = position
        self.decision: Any = decision
        self.me: Seat = decision.seat
        self.rules: Ruleset = position.rules
        self.parts: Sequence[Any] = position.parts
        self.clock: Clock = position.clock
        self.outcome: Outcome | None = position.outcome
        self.masks: dict[Any, int] = {}  # what masks have answered here, which several rules share

    @classmethod
    def nowhere(cls) -> Moment:
        """The moment before any that is asked about."""
        made = cls.__new__(cls)
        made.position = made.decision = None
        return made

    @classmethod
    def of(cls, position: Position, seat: Seat) -> Moment:
        """The position as if it were the turn of that seat."""
        return cls(position, Turn(seat))

    @property
    def pending(self) -> tuple[Decision, ...]:  # type: ignore[override]  # worked out when asked for
        """The decisions awaited, with the one that is judged on top."""
        awaited: tuple[Decision, ...] = self.position.pending
        if awaited and awaited[-1] is self.decision:
            return awaited
        return (*awaited[:-1], self.decision)

    def try_out(self) -> Change:
        """A change that begins here, to try something in; nothing comes of it."""
        position = self.position
        return Change(position.done().table if isinstance(position, Change) else position)


# The last moment that was asked about: rules are asked one after another about the same.
latest: list[Moment] = [Moment.nowhere()]


def moment_at(position: Any, decision: Any) -> Moment:
    """The moment that the kernel asks about with a position and a decision."""
    found = latest[0]
    if found.position is position and found.decision is decision:
        return found
    if type(position) is Moment:
        if position.decision is decision:
            return position
        position = position.position
    made = Moment(position, decision)
    if type(position) is not Change:  # which changes while it is asked about
        latest[0] = made
    return made


def moment_now(position: Any) -> Moment:
    """The moment of the decision that is awaited, or that is being carried out."""
    if type(position) is Moment:
        return position
    if type(position) is Change:
        return Moment(position, (position.table.pending or position.pending)[-1])
    return moment_at(position, position.pending[-1])
