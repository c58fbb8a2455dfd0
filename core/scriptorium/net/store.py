"""What keeps tables: rows that are only ever added, each behind the one that its writer knew.

A store answers `append` when the rows are on disk, and not before. Two servers that write behind
the same row cannot both succeed: the second gets a `Conflict`, reads what it lacked, and judges
anew. What a device has named once is never written twice, whatever else failed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from scriptorium.engine.errors import ScriptoriumError

from .entries import Row
from .keys import Key
from .table_packs import TablePack
from .uptime import Span


class Conflict(ScriptoriumError):
    """The table has gone on: read the rows behind one's own."""


class UsedUp(ScriptoriumError):
    """The invitation is used up or was revoked."""


class Already(ScriptoriumError):
    """What a device named so is written already, with this row."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"it is written already as row {seq}")
        self.seq = seq


class NoTable(ScriptoriumError):
    """There is no table of that name."""


class Unkept(ScriptoriumError):
    """Nothing can be written now: the disk is full, or the database is away."""


@dataclass(frozen=True)
class Head:
    """A table as it was made. `setup` and `terms` are bytes; only what can read them asks.

    `packs` are the house rules that its host brought.
    """

    table: str
    setup: bytes
    terms: bytes
    secret: bytes
    made: int
    packs: tuple[TablePack, ...] = ()


@dataclass(frozen=True)
class Kept:
    """A table as it was read: a snapshot, if one was old enough, and every row behind it."""

    head: Head
    snapshot: tuple[int, bytes] | None
    rows: tuple[Row, ...]
    seq: int


@dataclass(frozen=True)
class Append:
    """Rows to be written behind row `expected`, all or none, with what goes with them.

    Without rows it is about keys and notes alone, and fits any row. `uses` is an invitation that
    is used up by it; `lock` a seat that is opened by none of its old keys any more. `turns` are
    seats that are to choose now, to be notified once for each `(seat, turn)`.
    """

    table: str
    expected: int
    rows: tuple[Row, ...] = ()
    keys: tuple[Key, ...] = ()
    uses: bytes = b""
    lock: str = ""
    note: tuple[str, str] | None = None
    snapshot: bytes = b""
    turns: tuple[tuple[str, int], ...] = ()
    deadline: int | None = None
    over: bool = False


class Notice(NamedTuple):
    """Somebody's turn has come, and nobody has told them yet."""

    table: str
    seat: str
    turn: int


class Attending(NamedTuple):
    """A player is connected somewhere, with the page in sight (`here`) or not (`away`)."""

    table: str
    seat: str
    how: Literal["here", "away", "gone"]


class Alert(NamedTuple):
    """Where a player wants to be told that it is their turn: by which means, and there where."""

    table: str
    seat: str
    means: str
    target: str
    language: str


class Look(NamedTuple):
    """A player has seen a table up to a row."""

    table: str
    seat: str
    seq: int


class Store(Protocol):
    """What a table needs of SQLite, PostgreSQL or anything else that can wait for a disk."""

    async def create(self, head: Head, keys: Iterable[Key], rows: Iterable[Row]) -> None:
        """Keep a new table."""

    async def key(self, hash: bytes) -> Key | None:
        """What a token opens, by its hash; None where it opens nothing, or nothing any more."""

    async def read(self, table: str, at: int) -> Kept:
        """A table, with its newest snapshot no younger than row `at`; raises `NoTable`."""

    async def rows(self, table: str, after: int) -> tuple[Row, ...]:
        """The rows behind one."""

    async def find(self, table: str, client: bytes) -> int | None:
        """With which row something was written that a device named so, or None."""

    async def append(self, append: Append) -> None:
        """Write; raises `Conflict`, `UsedUp`, `Already`, and `Unkept` where the disk fails."""

    async def note(self, table: str, seat: str) -> str:
        """The private note of a seat."""

    async def saw(self, looks: Iterable[Look]) -> None:
        """Players have seen their tables up to a row, on whichever device."""

    async def seen(self, table: str, seat: str) -> int:
        """Up to which row a player has seen the table; -1 for not at all."""

    async def seqs(self, tables: Iterable[str]) -> dict[str, int]:
        """The newest row of each table, for those who follow them."""

    async def due(self, until: int, most: int) -> tuple[str, ...]:
        """Tables at which somebody's time is up, or a computer is late with its choice."""

    async def notices(self, most: int) -> tuple[Notice, ...]:
        """Turns that nobody has been told of."""

    async def noticed(self, notice: Notice) -> bool:
        """Take it on to tell somebody of their turn; whether no other server had taken it on."""

    async def add_alert(self, alert: Alert) -> None:
        """A player wants to be told there too."""

    async def alerts(self, table: str, seat: str) -> tuple[Alert, ...]:
        """Where a player wants to be told."""

    async def drop_alert(self, alert: Alert) -> None:
        """A player does not want to be told there any more."""

    async def shared(self, name: str, fresh: bytes) -> bytes:
        """A value that all servers on this store share: what was kept first."""

    async def hit(self, what: str, who: bytes, most: int, since: int, now: int) -> bool:
        """Count one more of `what` for somebody, unless there are as many since a moment."""

    async def hits(self, what: str, who: bytes, since: int) -> int:
        """How many of `what` there were for somebody since a moment, at all servers."""

    async def beat(self, now: int) -> None:
        """A server runs at this moment."""

    async def attend(self, server: bytes, present: Iterable[Attending], now: int) -> None:
        """Who is connected to a server, in place of what it said before."""

    async def attending(self, server: bytes, since: int) -> tuple[Attending, ...]:
        """Who is connected to the other servers, as they said since a moment."""

    def listen(self, heard: Callable[[tuple[str, ...]], None]) -> None:
        """Tell soon what other servers write, where the store can; nobody may count on it."""

    async def spans(self) -> tuple[Span, ...]:
        """When servers ran, as far as they said so."""

    async def close(self) -> None:
        """Finish what waits, and let go."""
