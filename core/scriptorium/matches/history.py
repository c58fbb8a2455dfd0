"""What was done: each action with the table before it, and what came of it.

Far back the action alone is kept, and every so often a table; what else is asked for is done again
from there. So a match of a hundred thousand actions is held in a few megabytes.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from scriptorium.engine.notation import write
from scriptorium.engine.play import apply
from scriptorium.engine.table import After, Table, said, said_choice
from scriptorium.engine.values import Action, Event, Seat, Text, Turn

from .publicity import is_public

NEAR = 1_000  # of the last actions everything is kept
STRIDE = 64  # of those before, every so many


class KeptTables(NamedTuple):
    """The table before an action, and what came of it."""

    before: Table
    after: After


class Moment(NamedTuple):
    """What one seat does in a row: in which turn and phase, and whether a turn awaited the first.

    It is kept of each action for good, so those of a row share one.
    """

    turn: int
    phase: str
    seat: Seat
    begins_turn: bool


def moment_of(table: Table, earlier: Moment | None) -> Moment:
    """The row to which belongs what is done now."""
    clock, top = table.clock, table.pending[-1]
    if earlier is not None and earlier[:3] == (clock.turn, clock.phase, top.seat):
        return earlier
    return Moment(clock.turn, clock.phase, top.seat, isinstance(top, Turn))


class HistoryMemory:
    """Which of the actions of a match are kept whole: the last ones, and those just asked for."""

    def __init__(self) -> None:
        self._near: deque[HistoryEntry] = deque()
        self._again: deque[HistoryEntry] = deque()

    def add(self, done: HistoryEntry) -> None:
        """One more was done."""
        self._near.append(done)
        if len(self._near) > NEAR:
            self._near.popleft().fade()

    def hold(self, done: HistoryEntry) -> None:
        """One was done again: of these the last few are kept."""
        self._again.append(done)
        if len(self._again) > 2 * STRIDE:
            self._again.popleft().fade()


class HistoryEntry:
    """One thing that was done: by whom, on which table, and what came of it."""

    __slots__ = ("_earlier", "_kept", "_memory", "_stays", "action", "moment")

    def __init__(
        self, number: int, earlier: HistoryEntry | None, before: Table, action: Action, after: After
    ) -> None:
        self.action = action
        self.moment: Moment = moment_of(before, None if earlier is None else earlier.moment)
        self._earlier, self._memory = earlier, HistoryMemory()
        self._kept: KeptTables | None = KeptTables(before, after)
        self._stays = earlier is None or number % STRIDE == 0

    def kept_by(self, memory: HistoryMemory) -> HistoryEntry:
        """Let a match say what is kept of it."""
        self._memory = memory
        memory.add(self)
        return self

    def fade(self) -> None:
        """Keep the action alone, where another is near to begin again from."""
        if not self._stays:
            self._kept = None

    def _whole(self) -> KeptTables:
        # What is kept is read once: another thread may let it fade meanwhile.
        row: list[HistoryEntry] = []
        one: HistoryEntry = self
        while (kept := one._kept) is None:
            assert one._earlier is not None
            row.append(one)
            one = one._earlier
        for again in reversed(row):
            table = kept.after.table
            kept = again._kept = KeptTables(table, apply(table, again.action))
            self._memory.hold(again)
        return kept

    @property
    def before(self) -> Table:
        """The table on which it was done."""
        return self._whole().before

    @property
    def came_to(self) -> After:
        """What came of it."""
        return self._whole().after

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return self._whole().after.events

    @property
    def learned(self) -> tuple[Seat, ...]:
        """Who came to see something new."""
        return self._whole().after.learned

    @property
    def news(self) -> tuple[Seat, ...]:
        """To whom something came that was not known."""
        return self._whole().after.news

    @property
    def revealed(self) -> bool:
        """Whether anybody came to see something new."""
        return bool(self.learned)

    def after(self, table: Table) -> After:
        """What it came to, given the table that followed."""
        return After(table, self.events, self.revealed, self.learned, self.news)

    @property
    def seat(self) -> Seat:
        """Who chose it."""
        return self.moment.seat

    @property
    def text(self) -> str:
        """The action in notation."""
        return write(self.before, self.action)

    def notation_for(self, seat: Seat, came: After) -> str:
        """The action in notation, where a seat may read it; else nothing."""
        return self.text if is_public(self.before, self.action, came, seat) else ""

    @property
    def choice(self) -> Text | None:
        """What is said of the choice itself, where the game says anything."""
        return said_choice(self.before, self.action)

    @property
    def said(self) -> tuple[str, ...]:
        """What happened, in words."""
        whole = self._whole()
        texts = (said(whole.before.rules, event) for event in whole.after.events)
        return tuple(text.english for text in texts if text is not None)
