"""Tables in one SQLite file: one connection on one thread, which gathers what waits.

All that waits is committed together, so many tables share one wait for the disk. With
`synchronous=FULL` what is committed stays, whatever happens to the machine. The file is locked for
as long as it is open: a second server is refused at once, and no second connection can meet the
faults that older versions of SQLite have with two writers.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from scriptorium.net import (
    SEAT,
    Alert,
    Already,
    Append,
    Attending,
    Conflict,
    Head,
    Kept,
    Key,
    Look,
    NoTable,
    Notice,
    Row,
    Span,
    TablePack,
    Unkept,
    UsedUp,
)

from .dumps import COUNTED, SNAPSHOTS_BACK, STALE, Dump

T = TypeVar("T")

MOST_GATHERED = 256

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, setup BLOB NOT NULL, terms BLOB NOT NULL, secret BLOB NOT NULL,
  made INTEGER NOT NULL, packs BLOB NOT NULL, seq INTEGER NOT NULL, touched INTEGER NOT NULL,
  deadline INTEGER, over INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due ON tables (deadline) WHERE deadline IS NOT NULL AND NOT over;
CREATE TABLE IF NOT EXISTS entries (
  table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, client BLOB,
  seat TEXT NOT NULL, spent INTEGER NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS once ON entries (table_id, client) WHERE client IS NOT NULL;
CREATE TABLE IF NOT EXISTS snapshots (
  table_id TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (
  hash BLOB PRIMARY KEY, table_id TEXT NOT NULL, kind TEXT NOT NULL, seat TEXT NOT NULL,
  uses INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS keys_of ON keys (table_id);
CREATE TABLE IF NOT EXISTS notes (
  table_id TEXT NOT NULL, seat TEXT NOT NULL, words TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seen (
  table_id TEXT NOT NULL, seat TEXT NOT NULL, seq INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS outbox (
  table_id TEXT NOT NULL, seat TEXT NOT NULL, turn INTEGER NOT NULL,
  sent INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, seat, turn)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS unsent ON outbox (table_id) WHERE NOT sent;
CREATE TABLE IF NOT EXISTS present (
  server BLOB NOT NULL, table_id TEXT NOT NULL, seat TEXT NOT NULL, how TEXT NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (server, table_id, seat)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS hits (what TEXT NOT NULL, who BLOB NOT NULL, at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS hits_of ON hits (what, who, at);
CREATE TABLE IF NOT EXISTS alerts (
  table_id TEXT NOT NULL, seat TEXT NOT NULL, means TEXT NOT NULL, target TEXT NOT NULL,
  language TEXT NOT NULL, PRIMARY KEY (table_id, seat, target)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shared (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS beats (began INTEGER PRIMARY KEY, until INTEGER NOT NULL);
"""

_encode = msgspec.msgpack.Encoder().encode
_packs = msgspec.msgpack.Decoder(tuple[TablePack, ...])

DUMPED = (
    "hash, table_id, kind, seat, uses FROM keys WHERE NOT revoked AND",
    "seat, words FROM notes WHERE",
    "seat, seq FROM seen WHERE",
    "seat, turn, sent FROM outbox WHERE",
    "seat, means, target, language FROM alerts WHERE",
)
RESTORED = (
    "notes VALUES (?, ?, ?)",
    "seen VALUES (?, ?, ?)",
    "outbox VALUES (?, ?, ?, ?)",
    "alerts VALUES (?, ?, ?, ?, ?)",
)

Work = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work | Path, "Future[Any]"]


class SqliteStore:
    """A store in one file; `commits` and `asked` tell how well it gathers."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.commits = self.asked = 0
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._began: int | None = None
        self._closed = False
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(opened,), daemon=True)
        self._thread.start()
        opened.result()

    # the thread

    def _run(self, opened: Future[None]) -> None:
        try:
            database = _connected(self.path)
        except sqlite3.Error as error:
            opened.set_exception(Unkept(f"{self.path} cannot be opened: {error}"))
            return
        opened.set_result(None)
        more = True
        while more:
            jobs, more = self._gathered()
            if jobs:
                self._together(database, jobs)
        database.close()

    def _gathered(self) -> tuple[list[Waiting], bool]:
        """What waits; whether there will be more."""
        jobs: list[Waiting] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_GATHERED or self._waiting.empty():
                return jobs, True
            job = self._waiting.get()
        return jobs, False

    def _together(self, database: sqlite3.Connection, jobs: list[Waiting]) -> None:
        """Do what waits in one transaction; nobody is answered before it is on disk."""
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            database.execute("BEGIN IMMEDIATE")
            copies: list[tuple[Path, Future[Any]]] = []
            for work, future in jobs:
                if isinstance(work, Path):
                    copies.append((work, future))
                else:
                    answers.append((future, *_tried(database, work)))
            database.execute("COMMIT")
            answers += [(future, None, _copied(database, path)) for path, future in copies]
            self.commits += 1
        except BaseException as error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            failed = error if isinstance(error, Unkept) else Unkept(f"nothing is written: {error}")
            answers = [(future, None, failed) for _, future in jobs]
        for future, value, problem in answers:
            if problem is None:
                future.set_result(value)
            else:
                future.set_exception(problem)

    async def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unkept("the store is closed")
        future: Future[T] = Future()
        self.asked += 1
        self._waiting.put((work, future))
        return await asyncio.shield(asyncio.wrap_future(future))

    # the store

    async def create(self, head: Head, keys: Iterable[Key], rows: Iterable[Row]) -> None:
        """Keep a new table."""
        rows, keys = tuple(rows), tuple(keys)

        def work(database: sqlite3.Connection) -> None:
            _add_table(database, head, len(rows), head.made)
            _add_rows(database, head.table, rows)
            _add_keys(database, keys)

        await self._ask(work)

    async def key(self, hash: bytes) -> Key | None:
        """What a token opens."""
        told = "SELECT hash, table_id, kind, seat, uses FROM keys WHERE hash = ? AND NOT revoked"
        row = await self._ask(lambda database: database.execute(told, (hash,)).fetchone())
        return None if row is None else Key(*row)

    async def read(self, table: str, at: int) -> Kept:
        """A table, with its newest snapshot no younger than row `at`."""

        def work(database: sqlite3.Connection) -> Kept:
            head, seq = _head(database, table)
            snapshot = database.execute(
                "SELECT seq, body FROM snapshots WHERE table_id = ? AND seq <= ?"
                " ORDER BY seq DESC LIMIT 1",
                (table, at),
            ).fetchone()
            rows = _rows(database, table, snapshot[0] if snapshot else 0)
            return Kept(head, snapshot, rows, seq)

        return await self._ask(work)

    async def rows(self, table: str, after: int) -> tuple[Row, ...]:
        """The rows behind one."""
        return await self._ask(lambda database: _rows(database, table, after))

    async def find(self, table: str, client: bytes) -> int | None:
        """With which row something was written that a device named so."""
        return await self._ask(lambda database: _found(database, table, client))

    async def append(self, append: Append) -> None:
        """Write, all or nothing."""
        await self._ask(lambda database: _append(database, append))

    async def note(self, table: str, seat: str) -> str:
        """The private note of a seat."""
        told = "SELECT words FROM notes WHERE table_id = ? AND seat = ?"
        row = await self._ask(lambda database: database.execute(told, (table, seat)).fetchone())
        return "" if row is None else str(row[0])

    async def saw(self, looks: Iterable[Look]) -> None:
        """Players have seen their tables up to a row."""
        rows = tuple(looks)
        told = (
            "INSERT INTO seen VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET seq = max(seq, excluded.seq)"
        )
        await self._ask(lambda database: database.executemany(told, rows).rowcount)

    async def seen(self, table: str, seat: str) -> int:
        """Up to which row a player has seen the table."""
        told = "SELECT seq FROM seen WHERE table_id = ? AND seat = ?"
        row = await self._ask(lambda database: database.execute(told, (table, seat)).fetchone())
        return -1 if row is None else int(row[0])

    async def seqs(self, tables: Iterable[str]) -> dict[str, int]:
        """The newest row of each table."""
        names = tuple(tables)

        def work(database: sqlite3.Connection) -> dict[str, int]:
            told = "SELECT seq FROM tables WHERE id = ?"
            rows = ((name, database.execute(told, (name,)).fetchone()) for name in names)
            return {name: row[0] for name, row in rows if row is not None}

        return await self._ask(work)

    async def due(self, until: int, most: int) -> tuple[str, ...]:
        """Tables at which somebody's time is up."""
        told = (
            "SELECT id FROM tables WHERE deadline IS NOT NULL AND NOT over AND deadline <= ?"
            " ORDER BY deadline LIMIT ?"
        )
        rows = await self._ask(lambda database: database.execute(told, (until, most)).fetchall())
        return tuple(row[0] for row in rows)

    async def notices(self, most: int) -> tuple[Notice, ...]:
        """Turns that nobody has been told of."""
        told = "SELECT table_id, seat, turn FROM outbox WHERE NOT sent LIMIT ?"
        rows = await self._ask(lambda database: database.execute(told, (most,)).fetchall())
        return tuple(Notice(*row) for row in rows)

    async def noticed(self, notice: Notice) -> bool:
        """Take it on to tell somebody; whether nobody had."""
        told = (
            "UPDATE outbox SET sent = 1 WHERE table_id = ? AND seat = ? AND turn = ? AND NOT sent"
        )
        return bool(
            await self._ask(lambda database: database.execute(told, tuple(notice)).rowcount)
        )

    async def add_alert(self, alert: Alert) -> None:
        """A player wants to be told there too."""
        told = "INSERT OR REPLACE INTO alerts VALUES (?, ?, ?, ?, ?)"
        await self._ask(lambda database: database.execute(told, tuple(alert)).rowcount)

    async def alerts(self, table: str, seat: str) -> tuple[Alert, ...]:
        """Where a player wants to be told."""
        told = "SELECT * FROM alerts WHERE table_id = ? AND seat = ? ORDER BY target"
        asked = (table, seat)
        rows = await self._ask(lambda database: database.execute(told, asked).fetchall())
        return tuple(Alert(*row) for row in rows)

    async def drop_alert(self, alert: Alert) -> None:
        """A player does not want to be told there any more."""
        told = "DELETE FROM alerts WHERE table_id = ? AND seat = ? AND target = ?"
        asked = (alert.table, alert.seat, alert.target)
        await self._ask(lambda database: database.execute(told, asked).rowcount)

    async def shared(self, name: str, fresh: bytes) -> bytes:
        """A value that was kept first."""

        def work(database: sqlite3.Connection) -> bytes:
            database.execute("INSERT OR IGNORE INTO shared VALUES (?, ?)", (name, fresh))
            told = "SELECT value FROM shared WHERE name = ?"
            return bytes(database.execute(told, (name,)).fetchone()[0])

        return await self._ask(work)

    async def hit(self, what: str, who: bytes, most: int, since: int, now: int) -> bool:
        """Count one more of `what` for somebody, unless there are as many since a moment."""

        def work(database: sqlite3.Connection) -> bool:
            counted = "SELECT count(*) FROM hits WHERE what = ? AND who = ? AND at > ?"
            (count,) = database.execute(counted, (what, who, since)).fetchone()
            if count < most:
                database.execute("INSERT INTO hits VALUES (?, ?, ?)", (what, who, now))
            return bool(count < most)

        return await self._ask(work)

    async def hits(self, what: str, who: bytes, since: int) -> int:
        """How many of `what` there were for somebody since a moment."""
        told = "SELECT count(*) FROM hits WHERE what = ? AND who = ? AND at > ?"
        asked = (what, who, since)
        row = await self._ask(lambda database: database.execute(told, asked).fetchone())
        return int(row[0])

    async def beat(self, now: int) -> None:
        """A server runs at this moment."""
        self._began = now if self._began is None else self._began
        await self.ran(self._began, now)

    async def ran(self, began: int, until: int) -> None:
        """A server ran then."""
        told = (
            "INSERT INTO beats VALUES (?, ?)"
            " ON CONFLICT (began) DO UPDATE SET until = max(until, excluded.until)"
        )
        await self._ask(lambda database: database.execute(told, (began, until)).rowcount)

    async def attend(self, server: bytes, present: Iterable[Attending], now: int) -> None:
        """Who is connected to a server, in place of what it said before."""
        rows = [(server, *one, now) for one in present]

        def work(database: sqlite3.Connection) -> None:
            told = "DELETE FROM present WHERE server = ? OR at < ?"
            database.execute(told, (server, now - STALE))
            database.execute("DELETE FROM hits WHERE at < ?", (now - COUNTED,))
            database.executemany("INSERT INTO present VALUES (?, ?, ?, ?, ?)", rows)

        await self._ask(work)

    async def attending(self, server: bytes, since: int) -> tuple[Attending, ...]:
        """Who is connected to the other servers."""
        told = "SELECT table_id, seat, how FROM present WHERE server != ? AND at >= ?"
        asked = (server, since)
        rows = await self._ask(lambda database: database.execute(told, asked).fetchall())
        return tuple(Attending(*row) for row in rows)

    async def spans(self) -> tuple[Span, ...]:
        """When servers ran."""
        told = "SELECT began, until FROM beats ORDER BY began"
        return tuple(await self._ask(lambda database: database.execute(told).fetchall()))

    def listen(self, heard: Callable[[tuple[str, ...]], None]) -> None:
        """No other server writes here."""

    # whole tables

    async def tables(self) -> tuple[tuple[str, int, bool], ...]:
        """All tables, with their newest rows, and whether they are over."""
        told = "SELECT id, seq, over FROM tables ORDER BY id"
        rows = await self._ask(lambda database: database.execute(told).fetchall())
        return tuple((row[0], row[1], bool(row[2])) for row in rows)

    async def dump(self, table: str) -> Dump:
        """Everything of a table; raises `NoTable`."""
        return await self._ask(lambda database: _dump(database, table))

    async def restore(self, dump: Dump) -> None:
        """Keep a table that came from elsewhere; raises `Conflict` where it is here already."""
        await self._ask(lambda database: _restore(database, dump))

    async def backup(self, path: Path) -> None:
        """Copy the whole file while tables are played at; raises `Unkept`."""
        if self._closed:
            raise Unkept("the store is closed")
        future: Future[None] = Future()
        self._waiting.put((path, future))
        await asyncio.shield(asyncio.wrap_future(future))

    async def close(self) -> None:
        """Finish what waits, and let go of the file."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)


def _connected(path: Path | str) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, timeout=0)
    try:
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA mmap_size = 0")
        database.executescript(SCHEMA)
    except sqlite3.Error:
        database.close()
        raise
    return database


def _tried(database: sqlite3.Connection, work: Work) -> tuple[Any, BaseException | None]:
    """What came of one job; where it fails, nothing of it is left, and the others go on."""
    value: Any = None
    problem: BaseException | None = None
    database.execute("SAVEPOINT one")
    try:
        value = work(database)
    except (Conflict, UsedUp, Already, NoTable) as told:
        problem = told
    except sqlite3.Error as error:
        problem = Unkept(f"this cannot be written: {error}")
    if problem is not None and not database.in_transaction:
        raise problem  # a full disk has ended all that was to be written together
    if problem is not None:
        database.execute("ROLLBACK TO one")
    database.execute("RELEASE one")
    return value, problem


def _copied(database: sqlite3.Connection, path: Path) -> Unkept | None:
    """What went wrong as the file was copied; where it did, nothing is left of the copy."""
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        copy = sqlite3.connect(part, isolation_level=None)
        try:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        finally:
            copy.close()
        part.replace(path)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        return Unkept(f"{path} cannot be written: {error}")
    return None


def _head(database: sqlite3.Connection, table: str) -> tuple[Head, int]:
    told = "SELECT id, setup, terms, secret, made, packs, seq FROM tables WHERE id = ?"
    row = database.execute(told, (table,)).fetchone()
    if row is None:
        raise NoTable(f"there is no table {table}")
    id, setup, terms, secret, made, packs, seq = row
    return Head(id, setup, terms, secret, made, _packs.decode(packs)), seq


def _add_table(database: sqlite3.Connection, head: Head, seq: int, touched: int) -> None:
    database.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 0)",
        (
            *(head.table, head.setup, head.terms, head.secret, head.made),
            *(_encode(head.packs), seq, touched),
        ),
    )


def _dump(database: sqlite3.Connection, table: str) -> Dump:
    head, _ = _head(database, table)
    state = "SELECT touched, deadline, over FROM tables WHERE id = ?"
    touched, deadline, over = database.execute(state, (table,)).fetchone()
    keys, notes, seen, turns, alerts = (
        database.execute(f"SELECT {what} table_id = ? ORDER BY 1, 2", (table,)).fetchall()
        for what in DUMPED
    )
    return Dump(
        head,
        tuple(Key(*row) for row in keys),
        _rows(database, table, 0),
        tuple(notes),
        tuple(seen),
        tuple((seat, turn, bool(sent)) for seat, turn, sent in turns),
        tuple(alerts),
        *(touched, deadline, bool(over)),
    )


def _restore(database: sqlite3.Connection, dump: Dump) -> None:
    table = dump.head.table
    if database.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
        raise Conflict(f"the table {table} is here already")
    _add_table(database, dump.head, len(dump.rows), dump.touched)
    told = "UPDATE tables SET deadline = ?, over = ? WHERE id = ?"
    database.execute(told, (dump.deadline, dump.over, table))
    _add_rows(database, table, dump.rows)
    _add_keys(database, dump.keys)
    for what, values in zip(RESTORED, dump.of_seats, strict=True):
        database.executemany(f"INSERT INTO {what}", [(table, *value) for value in values])


def _rows(database: sqlite3.Connection, table: str, after: int) -> tuple[Row, ...]:
    told = (
        "SELECT seq, at, client, seat, spent, body FROM entries"
        " WHERE table_id = ? AND seq > ? ORDER BY seq"
    )
    found = database.execute(told, (table, after)).fetchall()
    return tuple(Row(row[0], row[1], row[2] or b"", *row[3:]) for row in found)


def _found(database: sqlite3.Connection, table: str, client: bytes) -> int | None:
    told = "SELECT seq FROM entries WHERE table_id = ? AND client = ?"
    row = database.execute(told, (table, client)).fetchone()
    return None if row is None else int(row[0])


def _add_rows(database: sqlite3.Connection, table: str, rows: Iterable[Row]) -> None:
    database.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (table, row.seq, row.at, row.client or None, row.seat, row.spent, row.body)
            for row in rows
        ],
    )


def _add_keys(database: sqlite3.Connection, keys: Iterable[Key]) -> None:
    database.executemany(
        "INSERT INTO keys VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT (hash) DO UPDATE SET revoked = 0"
        " WHERE table_id = excluded.table_id AND kind = excluded.kind AND seat = excluded.seat",
        [(key.hash, key.table, key.kind, key.seat, key.uses) for key in keys],
    )


def _append(database: sqlite3.Connection, append: Append) -> None:
    table, rows = append.table, append.rows
    if rows:
        last = rows[-1]
        if last.client and (seq := _found(database, table, last.client)) is not None:
            raise Already(seq)
        moved = database.execute(
            "UPDATE tables SET seq = ?, touched = ?, deadline = ?, over = ?"
            " WHERE id = ? AND seq = ?",
            (last.seq, last.at, append.deadline, append.over, table, append.expected),
        )
        if moved.rowcount != 1:
            raise Conflict(f"{table} does not stand at row {append.expected} any more")
        _add_rows(database, table, rows)
    if append.uses:
        used = database.execute(
            "UPDATE keys SET uses = uses - 1 WHERE hash = ? AND uses > 0 AND NOT revoked",
            (append.uses,),
        )
        if used.rowcount != 1:
            raise UsedUp("the invitation is used up, or was taken back")
    if append.lock:
        database.execute(
            "UPDATE keys SET revoked = 1 WHERE table_id = ? AND kind = ? AND seat = ?",
            (table, SEAT, append.lock),
        )
    _add_keys(database, append.keys)
    if append.note is not None:
        database.execute(
            "INSERT INTO notes VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET words = excluded.words",
            (table, *append.note),
        )
    if append.snapshot:
        database.execute(
            "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)",
            (table, append.expected, append.snapshot),
        )
        database.execute(
            "DELETE FROM snapshots WHERE table_id = ? AND seq < ?",
            (table, append.expected - SNAPSHOTS_BACK),
        )
    database.executemany(
        "INSERT OR IGNORE INTO outbox (table_id, seat, turn) VALUES (?, ?, ?)",
        [(table, seat, turn) for seat, turn in append.turns],
    )
