"""The match at a table as a server holds it: where it stands, and what may yet be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

from scriptorium.engine.errors import Reason, Refused
from scriptorium.engine.library import FREE, UNDO
from scriptorium.engine.play import apply
from scriptorium.engine.table import After, Table
from scriptorium.engine.values import Action, Seat
from scriptorium.hidden import Memory
from scriptorium.house_rules.sealed_choices import Sealed
from scriptorium.matches.match import NOTHING_DONE
from scriptorium.matches.undo_policy import NOT_YOURS, why_not_back

from .state import NOT_BEGUN, Standing

NEAR = 12  # of so many actions the tables are kept

TOO_FAR = Reason("too_far", "", "That is too far back to undo at once.", message="net-too-far")


class Past(NamedTuple):
    """An action, with the table before it, what it came to, and what computers knew before."""

    before: Table
    action: Action
    came: After
    memories: Mapping[Seat, Memory]


def standing_of(table: Table | None) -> Standing:
    """The turn, and who is to choose: all who have yet to, where several do at once."""
    if table is None:
        return NOT_BEGUN
    if table.outcome is not None:
        return Standing(table.clock.turn, ())
    top = table.pending[-1]
    return Standing(table.clock.turn, top.waiting if isinstance(top, Sealed) else (top.seat,))


class LiveMatch:
    """A match being played; it can be asked about its last actions, and led back behind them.

    `memories` are what those seats remember at which computers sit.
    """

    def __init__(
        self, table: Table, count: int = 0, memories: Mapping[Seat, Memory] | None = None
    ) -> None:
        self.table = table
        self.count = count
        self.memories: Mapping[Seat, Memory] = memories or {}
        self.past: deque[Past] = deque(maxlen=NEAR)

    @property
    def lacks_past(self) -> bool:
        """Whether the last action is not at hand."""
        return self.count > 0 and not self.past

    @property
    def standing(self) -> Standing:
        """The turn, and who is to choose."""
        return standing_of(self.table)

    def do(self, action: Action, came: After | None = None) -> Past:
        """Do an action; what it comes to need not be worked out twice."""
        before = self.table
        came = apply(before, action) if came is None else came
        done = Past(before, action, came, self.memories)
        self.past.append(done)
        if self.memories:
            rows = self.memories.items()
            self.memories = {seat: one.after(before, came) for seat, one in rows}
        self.table = done.came.table
        self.count += 1
        return done

    def table_at(self, count: int) -> Table:
        """The table after so many actions, where it is near; raises `Refused` where it is not."""
        if not 0 <= count < self.count:
            raise NOTHING_DONE()
        if self.count - count > len(self.past):
            raise TOO_FAR()
        return self.past[count - self.count].before

    def back_to(self, count: int) -> None:
        """Stand again where so many actions were done."""
        while self.count > count and self.past:
            last = self.past.pop()
            self.table, self.memories = last.before, last.memories
            self.count -= 1
        if self.count != count:
            raise TOO_FAR()

    def why_not_back(self, to: int, seat: Seat) -> Refused | None:
        """Why a seat cannot lead the match back so far by right, or None."""
        if not 0 <= to < self.count:
            return NOTHING_DONE()
        if self.count - to > len(self.past):
            return TOO_FAR()
        done = list(self.past)[to - self.count :]
        answers = (why_not_back(one.before, one.came, seat) for one in reversed(done))
        return next((found for found in answers if found is not None), None)

    def undo(self) -> Undo:
        """Who did the last thing, and why it cannot be taken back."""
        if not self.past:
            return Undo("", NOTHING_DONE.id, free=False)
        last = self.past[-1]
        actor = last.before.pending[-1].seat
        refused = why_not_back(last.before, last.came, actor)
        free = self.table.rules.options[UNDO] == FREE
        return Undo(actor, "" if refused is None else refused.id, free=free)


class Undo(NamedTuple):
    """Who did the last thing, why they cannot take it back, and whether anybody may."""

    actor: str
    why: str
    free: bool

    def told(self, seat: str) -> str:
        """Why a seat cannot take it back: an id, empty where it can."""
        mine = not self.actor or seat == self.actor or (self.free and bool(seat))
        return self.why if mine else NOT_YOURS.id
