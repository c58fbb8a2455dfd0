"""A session at a table elsewhere: one seat of it, on this screen."""

from __future__ import annotations

import time
from typing import Any, cast

from scriptorium import Action, Library, LoadError, Refused, Seat, Text, text
from scriptorium.matches import Match
from scriptorium.net import NetClient, NoClock, Proposed, Sat, Talk, openly_forced
from scriptorium_play.common.seats import PERSON, clean_names
from scriptorium_play.common.settings import Settings
from scriptorium_play.picture.tried import tried
from scriptorium_play.session.results import Touched, step_of
from scriptorium_play.session.session import Session

from .line import Line
from .match import FarMatch
from .talking import AWAITED, PAUSED

MOST_SHOWN = 60  # steps of what has happened since; what came before them is read in the log
FAR = "far"  # who sits at the seats of others: whoever it is, they choose elsewhere
LOST = text("stage-net-lost", "Lost the connection to the server. Trying again.")


class Connection:
    """A device and its line: what comes is heard, what is wished is sent."""

    def __init__(self, client: NetClient, line: Line, address: str = "") -> None:
        self.client, self.line, self.address = client, line, address

    def carry(self, wait: float = 0.0) -> bool:
        """Carry everything there and back; whether anything came, for which it may wait."""
        came = False
        self.send()
        while (frame := self.line.came(0.0 if came else wait)) is not None:
            came = True
            if frame == b"":
                self.line.send(self.client.connected())
            else:
                self._hear(frame)
            self.send()
        return came

    def _hear(self, frame: bytes) -> None:
        try:
            self.client.hear(frame)
        except LoadError:
            self.client.confused = True
        if self.client.confused:
            self.line.again()

    def send(self) -> None:
        """Send what is to be sent; while nothing is connected it waits."""
        if self.line.up:
            for frame in self.client.to_send():
                self.line.send(frame)


class FarSession(Session):
    """A match that is judged elsewhere. Others are neither people here nor computers."""

    is_far = True

    def __init__(
        self, connection: Connection, library: Library, settings: Settings | None = None
    ) -> None:
        self.connection, self.client = connection, connection.client
        self.far = FarMatch(self.client)
        self.talk: list[Talk] = []  # what else was told, until somebody takes it
        self._clock: tuple[int, int, float] = (0, 0, time.monotonic())
        self._looks = True
        self.address = ""  # where others reach the server, and what leads spectators to the table
        self.watch_link = ""
        self.link = ""  # by which this device came
        self._forced_at = -1  # at which entry something was passed because all can see it is forced
        seats = self.far.table.seats
        seating = {seat: PERSON if seat == self.client.seat else FAR for seat in seats}
        state = self.client.state
        named = {} if state is None else {one.seat: one.name for one in state.places if one.name}
        super().__init__(
            cast("Match", self.far),
            library,
            seating,
            settings=settings,
            watching=not self.client.seat,
            names=named,
        )
        self._show_since()

    def _show_since(self) -> None:
        """What has happened since this player looked last, on any device, is shown as steps."""
        welcome = self.client.welcome
        seen = -1 if welcome is None else welcome.seen
        if self.observer is not None and seen >= 0:
            for one in self.far.news:
                if one.went_back:
                    self._steps.clear()
                elif one.seq > seen:
                    at = one.left
                    step = step_of(at, one.before, one.came_to, one.seat, self.observer)
                    self._steps.append(step)
        del self._steps[:-MOST_SHOWN]
        self.client.saw()
        self.connection.send()

    def look(self, here: bool) -> None:
        """Tell the others whether the table is in sight."""
        if here != self._looks:
            self._looks = here
            self.client.visible(here)
            self.connection.send()

    def clock(self, seat: Seat) -> int | None:
        """What a seat's clock shows now, in milliseconds; None where there is none."""
        client = self.client
        state, welcome = client.state, client.welcome
        if state is None or welcome is None or isinstance(welcome.terms.clock, NoClock):
            return None
        known = (client.seq, welcome.now)
        if self._clock[:2] != known:
            # A step counts from when it comes; a connection is told how much has counted by then.
            spent = welcome.spent if welcome.seq == client.seq else 0
            self._clock = (*known, time.monotonic() - spent / 1000)
        left = state.left[self.far.table.seats.index(seat)]
        if not (state.runs and seat in client.waiting and state.place(seat).is_person):
            return left
        return left - int((time.monotonic() - self._clock[2]) * 1000)

    def presence(self, seat: Seat) -> str:
        """Whether a seat's player is here, looks elsewhere or is gone; here where a computer is."""
        client = self.client
        if client.state is None or seat == client.seat:
            return "here"
        if not client.state.place(seat).is_person:
            return "here"
        return client.present.get(seat, ("gone", 0))[0]

    @property
    def proposal(self) -> Proposed | None:
        """What is proposed and asks this seat for an answer."""
        state, seat = self.client.state, self.client.seat
        if state is None or state.proposal is None or state.over:
            return None
        is_asked = seat in state.proposal.voters and seat not in state.agreed
        return state.proposal if is_asked else None

    @property
    def besides(self) -> Text | None:  # type: ignore[override]
        """That the match is paused, or that the others are asked something."""
        state = self.client.state
        if state is None or state.over:
            return None
        if state.paused:
            return PAUSED
        mine = state.proposal is not None and state.proposal.by == self.client.seat
        return AWAITED if mine else None

    @property
    def is_stopped(self) -> bool:
        """Whether the match has ended unfinished."""
        return self.client.state is not None and self.client.state.stopped is not None

    @property
    def awaits_computer(self) -> bool:
        """Whether somebody else is to choose, or the server to answer."""
        if self.table.outcome is not None or self.chooser is None or self.is_stopped:
            return False
        return not self.client.may_choose

    @property
    def awaits_server(self) -> bool:
        """Whether something that was chosen here has not been answered."""
        return self.client.awaits_answer

    def choose(self, action: Action, *, agreed: bool = False) -> Touched:
        """Choose one of the actions that words tell apart; an `agreed` one is not asked about."""
        if self.touching is None:
            return Touched("refused")
        return self._decide(action, agreed=agreed)

    def _do(self, action: Action) -> None:
        first = len(self.far.done)
        try:
            done = self.far.play(action, tried(self.table).ready(action))
        except Refused as refused:
            self.notice = as_text(refused)
            return
        if self.observer is not None:
            for at, one in enumerate(done, first + 1):
                told = step_of(at, one.before, one.came_to, one.seat, self.observer)
                self._steps.append(told)
        self.connection.carry()

    def _pass_single(self) -> bool:
        """Pass only what everybody at the table can see to be no choice: haste would tell."""
        client = self.client
        if not self.settings.values.passes_single or client.seen is None:
            return False
        if client.local or self._forced_at == client.stand:
            return False
        action = openly_forced(client.seen)
        if action is None:
            return False
        self._forced_at = client.stand
        self._do(action)
        return True

    def _keep(self) -> None:
        """The server keeps it."""

    def lay_rest(self, *seats: Seat) -> None:
        """Lay what is left of the set-up for the own seat; everybody else lays their own."""
        if self.client.seat in seats:
            super().lay_rest(self.client.seat)

    def update(self, wait: float = 0.0) -> bool:
        """Hear what has happened, and show it; whether anything has."""
        shown = [one.action for one in self.client.local if one.came is not None]
        before = self._standing()
        if not self.connection.carry(wait):
            return False
        for one in self.far.hear():
            if one.went_back:
                self._steps.clear()
                self.notice, shown = None, []
            elif shown and one.seat == self.client.seat and one.action == shown[0]:
                del shown[0]  # it was shown when it was chosen
            elif self.observer is not None:
                at = one.left
                step = step_of(at, one.before, one.came_to, one.seat, self.observer)
                self._steps.append(step)
                self.notice = None
        self._listen_to_talk()
        self._notice_problems()
        if self._standing() == before:
            return False
        self._refresh(pass_on=True)
        self.client.saw()
        self.connection.send()
        return True

    def _listen_to_talk(self) -> None:
        """Hear what players say, and learn the names of those who sit down now."""
        talk = self.client.talk()
        self.talk += talk
        named = {one.entry.seat: one.entry.name for one in talk if isinstance(one.entry, Sat)}
        if named:
            self.names = clean_names({**self.names, **named})
            self.setting_changed("language")

    def _standing(self) -> Any:
        client = self.client
        told = client.seq, client.local, client.awaits_answer, client.closed, self.notice
        return *told, tuple(sorted(client.present.items())), client.note

    def _notice_problems(self) -> None:
        client = self.client
        if client.closed is not None:
            self.notice = as_text(client.closed)
        elif client.refused is not None:
            self.notice, client.refused = as_text(client.refused), None
        self.problem = None if self.connection.line.up else LOST

    def undo(self) -> None:
        """Take the last action back: at once if it was not sent; raises `Refused`."""
        if (refused := self.why_not_undo()) is not None:
            raise refused
        last = self.far.done[-1].action if self.far.done else None
        self._undone += [] if last is None else [last]
        self._steps.clear()
        self.far.undo()
        self._refresh(pass_on=False)
        self.connection.carry()

    def close(self) -> None:
        """Leave the table; the seat stays taken."""
        super().close()
        self.connection.line.close()


def as_text(refused: Refused) -> Text:
    """A refusal as a sentence to be told."""
    return Text(refused.message, refused.reason, refused.details)
