"""A match that is looked at again: it stands as it stood after any number of actions.

Whoever looks sees what their seat saw. Once a match is over there is nothing to be kept from
anybody, and it can be seen with everybody's eyes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from scriptorium import Action, Library, Seat, Table, text, view
from scriptorium.ai import what_changed
from scriptorium.matches import Match
from scriptorium_play.common.seats import is_computer
from scriptorium_play.common.settings import Settings
from scriptorium_play.session.log import LogEntry
from scriptorium_play.session.results import Step, step_of
from scriptorium_play.session.session import Session


class ReplaySession(Session):
    """A match that was played, or is being played, as it stood after so many actions."""

    def __init__(
        self,
        match: Match,
        library: Library,
        seating: Mapping[Seat, str],
        *,
        settings: Settings | None = None,
        observer: Seat | None = None,
        name: str = "",
        names: Mapping[Seat, str] | None = None,
        at: int = 0,
    ) -> None:
        self.at = at
        self._turns: tuple[int, tuple[int, ...]] = (-1, ())
        super().__init__(
            match, library, seating, settings=settings, name=name, watching=True, names=names
        )
        if observer is not None:
            self.observer, self.handover = observer, None

    @property
    def table(self) -> Table:
        """The table at that moment."""
        return self._table_at(self.at)

    def _table_at(self, at: int) -> Table:
        done = self.match.done
        return done[at].before if at < len(done) else self.match.table

    @property
    def last(self) -> int:
        """How many actions there are."""
        return len(self.match.done)

    def go(self, at: int) -> None:
        """To the moment after so many actions, or the nearest there is."""
        self.at = min(max(0, at), self.last)

    def step_on(self) -> Step | None:
        """One action further, and what it changes for whoever looks; None at the end."""
        if self.at >= self.last or self.observer is None:
            return None
        done, before = self.match.done[self.at], self.table
        self.at += 1
        return step_of(self.at, before, done.after(self.table), done.seat, self.observer)

    @property
    def turns(self) -> tuple[int, ...]:
        """After how many actions each turn began."""
        if self._turns[0] != self.last:
            clock = self.match.table.clock
            clocks = [one.moment[:2] for one in self.match.done] + [(clock.turn, clock.phase)]
            begins = (nr for nr, one in enumerate(clocks) if nr == 0 or one != clocks[nr - 1])
            self._turns = (self.last, tuple(begins))
        return self._turns[1]

    @property
    def turn(self) -> int:
        """Which of the turns this moment belongs to, counted from 0."""
        return sum(1 for begins in self.turns if begins <= self.at) - 1

    @property
    def why(self) -> str:
        """What the turn of a computer that ends here was good for, as far as one could see."""
        seat, begin = self._turn_that_ends()
        if seat is None or self.observer is None or not is_computer(self.seating[seat]):
            return ""
        was, now = (view(one, self.observer) for one in (self._table_at(begin), self.table))
        told = " ".join(map(self.words.say, what_changed(was, now, seat)))
        return self.words.say(text("stage-why", "Why: {why}", why=told)) if told else ""

    def _turn_that_ends(self) -> tuple[Seat | None, int]:
        """Whose turn has just ended, and where it began; nobody's where none has."""
        begins, ends = self.turns[self.turn], self.at == self.last and self.table.outcome
        if self.at == begins and self.turn > 0:
            begins = self.turns[self.turn - 1]
        elif not ends:
            return None, 0
        if begins == self.at or not self.match.done[begins].moment.begins_turn:
            return None, 0
        return self.match.done[begins].moment.seat, begins

    def go_to_turn(self, turn: int) -> None:
        """To where a turn begins, or to the end where there is none any more."""
        self.go(self.turns[max(0, turn)] if turn < len(self.turns) else self.last)

    @property
    def eyes(self) -> tuple[Seat, ...]:
        """The seats with whose eyes one may look."""
        if self.match.table.outcome is not None:
            return self.match.table.seats
        return (self.observer,) if self.observer is not None else ()

    def see_as(self, seat: Seat) -> None:
        """Look with the eyes of a seat, where that may be."""
        if seat in self.eyes:
            self.observer = seat

    def log(self) -> tuple[LogEntry, ...]:
        """The log as far as it had come then."""
        return super().log()[: self.at]

    def update(self, wait: float = 0.0) -> bool:
        """Nothing comes by itself."""
        return False


def others_began(session: Session) -> int | None:
    """After how many actions the others did what they did last; None where they did nothing.

    What the one who looks has chosen since counts as nothing.
    """
    done, me = session.match.done, session.observer
    end = len(done)
    while end and done[end - 1].seat == me:
        end -= 1
    at = end
    while at and done[at - 1].seat != me:
        at -= 1
    return at if at < end else None


def replay_session(session: Session, at: int = 0) -> ReplaySession:
    """All of a match so far, for whoever looks at it now, from some moment on."""
    return _looked_at(session, session.match, session.observer, at)


def what_if(session: Session, at: int, line: Iterable[Action], seat: Seat) -> ReplaySession:
    """A match as it stood, and how a seat could have gone on; the match itself stays as it is."""
    match = session.match.branched(at)
    for action in line:
        if match.table.chooser != seat or action not in match.choices():
            break
        match.play(action)
    return _looked_at(session, match, seat, at)


def _looked_at(session: Session, match: Match, observer: Seat | None, at: int) -> ReplaySession:
    return ReplaySession(
        match,
        session.library,
        session.seating,
        settings=session.settings,
        observer=observer,
        name=session.name,
        names=session.names,
        at=at,
    )
