"""A match at a table elsewhere: to a session what `Match` is, made of what one seat may know.

Nothing is judged here. What is done is sent, and comes back as something that happened.
"""

from __future__ import annotations

from scriptorium import (
    Action,
    After,
    Event,
    MatchSetup,
    Refused,
    Seat,
    SetupError,
    Table,
    Text,
    read,
    write,
)
from scriptorium.matches import Moment, moment_of
from scriptorium.net import Happened, Local, NetClient


class FarEntry:
    """Something that was done, as this seat was told of it."""

    def __init__(
        self,
        earlier: FarEntry | None,
        seat: Seat,
        before: Table,
        came_to: After,
        action: Action | None,
        choice: Text | None,
    ) -> None:
        self.seat, self.before, self.came_to = seat, before, came_to
        self.action, self.choice = action, choice
        row = None if earlier is None else earlier.moment
        moment = moment_of(before, row)
        self.moment: Moment = moment if moment.seat == seat else moment._replace(seat=seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """What was seen to happen."""
        return self.came_to.events

    def after(self, table: Table) -> After:
        """What it came to, given the table that followed."""
        return After(table, self.events)

    @property
    def text(self) -> str:
        """The action in notation; nothing where this seat may not read it."""
        return "" if self.action is None else write(self.before, self.action)

    def notation_for(self, seat: Seat, came: After) -> str:
        """The same: the server has judged who may read it."""
        return self.text


class FarMatch:
    """A match in progress elsewhere; `done` begins with the first action that was told of.

    What was chosen here and is not sent yet stands at its end, as if it were done.
    """

    note = ""

    def __init__(self, client: NetClient) -> None:
        self.client = client
        self._told: list[FarEntry] = []
        self._first = client.count  # so many were done before the first that was told of
        self.news = self.hear()  # what has happened before this device came
        self.start = self.done[0].before if self.done else self.table

    @property
    def setup(self) -> MatchSetup:
        """What was agreed on."""
        return self.table.rules.setup

    @property
    def table(self) -> Table:
        """Where it stands, as this seat knows it."""
        return self.client.table

    @property
    def done(self) -> list[FarEntry]:
        """What was done, in order."""
        entries = list(self._told)
        for one in self.client.local:
            if one.came is not None:
                entries.append(_of_here(entries[-1] if entries else None, self.client.seat, one))
        return entries

    @property
    def actions(self) -> tuple[Action | None, ...]:
        """What was done, as far as this seat may read it."""
        return tuple(one.action for one in self.done)

    def hear(self) -> list[Happened]:
        """Take in what has happened since; gives it."""
        found = self.client.happened()
        for one in found:
            kept = one.left - self._first
            if one.went_back:
                del self._told[max(0, kept) :]
                self._first = min(self._first, one.left)
            else:
                if kept != len(self._told) + 1:
                    self._told, self._first = [], one.left - 1
                earlier = self._told[-1] if self._told else None
                self._told.append(
                    FarEntry(earlier, one.seat, one.before, one.came_to, one.action, one.said)
                )
        if self._first + len(self._told) != self.client.count:
            self._told, self._first = [], self.client.count  # the whole view came anew
        return found

    def play(self, action: Action | str, came: After | None = None) -> tuple[FarEntry, ...]:
        """Choose; what of it is known here already. Raises `Refused`.

        `came` is what `apply` gave for this very action on this very table, if it is at hand.
        """
        if isinstance(action, str):
            action = read(self.table, action)
        before = len(self.done)
        self.client.choose(action, came)
        return tuple(self.done[before:])

    def why_not_undo(self, seat: Seat | None = None) -> Refused | None:
        """Why the last action cannot be taken back by this seat, or None: the server's word."""
        return self.client.why_not_undo()

    def undo(self, seat: Seat | None = None) -> None:
        """Take the last action back: here, or by asking the server. Raises `Refused`."""
        self.client.undo()

    def branched(self, at: int) -> None:
        """Nobody plays on from a moment of which a part is hidden."""
        raise SetupError("a match over a net cannot be played on from here")


def _of_here(earlier: FarEntry | None, seat: Seat, one: Local) -> FarEntry:
    assert one.came is not None
    return FarEntry(earlier, seat, one.before, one.came, one.action, None)
