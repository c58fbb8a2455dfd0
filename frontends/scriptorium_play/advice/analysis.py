"""What cost most in a match that is over: turns beside which a librarian knew a better one.

It is given what the seat saw and remembered when it chose, and no more, so that nobody is blamed
for what could not be known.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scriptorium import Action, Seat, Text, text, view
from scriptorium.ai import BrokenOff, Weighing
from scriptorium.matches import Match, Progress
from scriptorium_play.common.background import Cancelled, LongWork
from scriptorium_play.common.seats import people
from scriptorium_play.computers.thread import Asking, Remembering, courteous
from scriptorium_play.replay.session import ReplaySession, what_if
from scriptorium_play.session.log import action_lines
from scriptorium_play.session.session import Session

GOING = text("stage-analysing", "Going through the match, turn by turn")
NONE = text("stage-analysis-none", "No mistakes found.")
MOST = 3
# What is better by less is as good.
LEAST = 1e-6


@dataclass(frozen=True)
class Costly:
    """A turn that cost much: where it began, whose it was, by how much, the better one, and why."""

    at: int
    turn: int
    seat: Seat
    better: float
    line: tuple[Action, ...]
    why: tuple[Text, ...]


def own_turns(match: Match) -> Iterator[tuple[int, int, Seat]]:
    """The turns of a match: after how many actions each began and ended, and whose it was."""
    moments = [one.moment for one in match.done]
    begin = 0
    for at in range(1, len(moments) + 1):
        began = moments[begin]
        if at < len(moments) and moments[at].turn == began.turn:
            continue
        if began.begins_turn:
            yield begin, at, began.seat
        begin = at


class Analysis:
    """The work of it: turn by turn, beside the drawing, with how far it is; it can be stopped."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._asking = Asking(session.library)
        self._remembering = Remembering()
        self._weighed: dict[int, Costly | None] = {}  # what took long is not done twice
        self.work: LongWork[tuple[Costly, ...]] = LongWork(self._weigh)

    def stop(self) -> None:
        """It is not wanted any more."""
        self.work.stop()
        self._asking.break_off(for_good=True)

    def _weigh(self, progress: Progress) -> tuple[Costly, ...]:
        match = self.session.match
        whose = people(self.session.seating, match.table.seats) or match.table.seats
        turns = [one for one in own_turns(match) if one[2] in whose]
        progress(len(self._weighed), len(turns))
        for nr, (at, end, seat) in enumerate(turns, 1):
            if at not in self._weighed:
                self._weighed[at] = self._turn(match, at, end, seat)
                progress(nr, len(turns))
        found = [one for one in self._weighed.values() if one is not None]
        found.sort(key=lambda one: -one.better)
        return tuple(found[:MOST])

    def _turn(self, match: Match, at: int, end: int, seat: Seat) -> Costly | None:
        before = match.done[at].before
        after = match.done[end].before if end < len(match.done) else match.table
        if after.outcome is not None and seat in after.outcome.winners:
            return None
        wanted = lambda: not self._asking.broken_off  # noqa: E731
        recall = self._remembering.recall(match.branched(at), seat, wanted)
        try:
            with courteous():
                memory = recall()
            verdict = self._asking.weigh(Weighing(view(before, seat), view(after, seat), memory))
        except BrokenOff:
            raise Cancelled from None
        played = tuple(one.action for one in match.done[at:end])
        if (
            verdict.better <= LEAST
            or not verdict.line
            or played[: len(verdict.line)] == verdict.line
        ):
            return None
        return Costly(at, before.clock.turn, seat, verdict.better, verdict.line, verdict.why)


def instead_of(session: Session, costly: Costly) -> ReplaySession:
    """The better turn, to be seen on the board from where it would have begun."""
    return what_if(session, costly.at, costly.line, costly.seat)


@dataclass(frozen=True)
class CostlyTurn:
    """A turn that cost much, in words: which, what was done, what would have been better, why."""

    title: str
    done: str
    better: str
    why: str


def told(session: Session, costly: Costly) -> CostlyTurn:
    """A turn that cost much, in words."""
    match, say = session.match, session.words.say
    end = next(end for at, end, _ in own_turns(match) if at == costly.at)
    better = instead_of(session, costly).match
    nothing = say(text("stage-analysis-nothing", "Nothing."))
    done = _deeds(session, match, costly.at, end) or nothing
    instead = _deeds(session, better, costly.at, len(better.done)) or nothing
    seat = session.words.called(costly.seat)
    return CostlyTurn(
        say(text("stage-analysis-turn", "Turn {turn}, {seat}", turn=costly.turn, seat=seat)),
        say(text("stage-analysis-done", "Played: {deed}", deed=done)),
        say(text("stage-analysis-better", "Better: {deed}", deed=instead)),
        " ".join(map(say, costly.why)),
    )


def _deeds(session: Session, match: Match, at: int, end: int) -> str:
    rules = match.table.rules
    lines = (action_lines(one.events, rules, session.words) for one in match.done[at:end])
    return " ".join(
        f"{one[:1].upper()}{one[1:].rstrip('.')}." for line in lines for one in line if one
    )
