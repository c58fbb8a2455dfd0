"""Tables in PostgreSQL: any number of servers share them, and none owns any.

Whoever writes behind the newest row succeeds; the row of the table decides which of two that is.
What another server wrote is found by asking once a second. `NOTIFY` says it sooner, beside the
transaction and never in it, and nothing depends on its being heard.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
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
    new_token,
)

from .dumps import COUNTED, SNAPSHOTS_BACK, STALE, Dump

log = logging.getLogger("scriptorium.server")

CHANNEL = "scriptorium"
MOST_NAMED = 100  # tables in one hint: it has at most 8,000 bytes
HINT = 0.01  # seconds in which hints are gathered
AGAIN = 1.0  # seconds until it is tried again to hear hints
POOL = 8
PATIENCE = 10.0
LOCK = 7_308_317  # what servers hold while they make the tables of the database

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id text PRIMARY KEY, setup bytea NOT NULL, terms bytea NOT NULL, secret bytea NOT NULL,
  made bigint NOT NULL, packs bytea NOT NULL, seq integer NOT NULL, touched bigint NOT NULL,
  deadline bigint, over boolean NOT NULL DEFAULT false);
CREATE INDEX IF NOT EXISTS due ON tables (deadline) WHERE deadline IS NOT NULL AND NOT over;
CREATE TABLE IF NOT EXISTS entries (
  table_id text NOT NULL REFERENCES tables, seq integer NOT NULL, at bigint NOT NULL,
  client bytea, seat text NOT NULL, spent bigint NOT NULL, body bytea NOT NULL,
  PRIMARY KEY (table_id, seq));
CREATE UNIQUE INDEX IF NOT EXISTS once ON entries (table_id, client) WHERE client IS NOT NULL;
CREATE TABLE IF NOT EXISTS snapshots (
  table_id text NOT NULL REFERENCES tables, seq integer NOT NULL, body bytea NOT NULL,
  PRIMARY KEY (table_id, seq));
CREATE TABLE IF NOT EXISTS keys (
  hash bytea PRIMARY KEY, table_id text NOT NULL REFERENCES tables, kind text NOT NULL,
  seat text NOT NULL, uses integer NOT NULL, revoked boolean NOT NULL DEFAULT false);
CREATE INDEX IF NOT EXISTS keys_of ON keys (table_id);
CREATE TABLE IF NOT EXISTS notes (
  table_id text NOT NULL REFERENCES tables, seat text NOT NULL, words text NOT NULL,
  PRIMARY KEY (table_id, seat));
CREATE TABLE IF NOT EXISTS seen (
  table_id text NOT NULL REFERENCES tables, seat text NOT NULL, seq integer NOT NULL,
  PRIMARY KEY (table_id, seat));
CREATE TABLE IF NOT EXISTS outbox (
  table_id text NOT NULL REFERENCES tables, seat text NOT NULL, turn integer NOT NULL,
  sent boolean NOT NULL DEFAULT false, PRIMARY KEY (table_id, seat, turn));
CREATE INDEX IF NOT EXISTS unsent ON outbox (table_id) WHERE NOT sent;
CREATE TABLE IF NOT EXISTS present (
  server bytea NOT NULL, table_id text NOT NULL, seat text NOT NULL, how text NOT NULL,
  at bigint NOT NULL, PRIMARY KEY (server, table_id, seat));
CREATE TABLE IF NOT EXISTS hits (what text NOT NULL, who bytea NOT NULL, at bigint NOT NULL);
CREATE INDEX IF NOT EXISTS hits_of ON hits (what, who, at);
CREATE TABLE IF NOT EXISTS alerts (
  table_id text NOT NULL REFERENCES tables, seat text NOT NULL, means text NOT NULL,
  target text NOT NULL, language text NOT NULL, PRIMARY KEY (table_id, seat, target));
CREATE TABLE IF NOT EXISTS shared (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE IF NOT EXISTS beats (began bigint PRIMARY KEY, until bigint NOT NULL);
"""

ROWS = (
    "SELECT seq, at, client, seat, spent, body FROM entries"
    " WHERE table_id = $1 AND seq > $2 ORDER BY seq"
)
FOUND = "SELECT seq FROM entries WHERE table_id = $1 AND client = $2"
ADD_KEY = (
    "INSERT INTO keys VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO UPDATE SET revoked = false"
    " WHERE keys.table_id = excluded.table_id AND keys.kind = excluded.kind"
    " AND keys.seat = excluded.seat"
)

DUMPED = (
    "hash, table_id, kind, seat, uses FROM (SELECT * FROM keys WHERE NOT revoked) AS valid",
    "seat, words FROM notes",
    "seat, seq FROM seen",
    "seat, turn, sent FROM outbox",
    "seat, means, target, language FROM alerts",
)
RESTORED = (
    "notes VALUES ($1, $2, $3)",
    "seen VALUES ($1, $2, $3)",
    "outbox VALUES ($1, $2, $3, $4)",
    "alerts VALUES ($1, $2, $3, $4, $5)",
)

_encode = msgspec.msgpack.Encoder().encode
_packs = msgspec.msgpack.Decoder(tuple[TablePack, ...])
Database = Any  # a connection of a pool, of which asyncpg has no types


class PostgresStore:
    """A store in one database; `open` makes it."""

    def __init__(self, pool: Any, address: str) -> None:
        self._pool, self._address = pool, address
        self._began: int | None = None
        self._closed = False
        self._name = new_token().hex()
        self._news: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._due = asyncio.Event()

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """The store at an address such as postgresql://host/name; raises `Unkept`."""
        try:
            pool = await asyncpg.create_pool(
                address,
                min_size=0,
                max_size=POOL,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": "scriptorium"},
            )
        except (*AWAY, ValueError) as error:
            raise Unkept(f"the database cannot be reached: {_plain(error)}") from None
        store = cls(pool, address)
        try:
            async with store._asked() as database:
                await _prepare(database)
        except Unkept:
            await pool.close()
            raise
        return store

    @asynccontextmanager
    async def _asked(self) -> AsyncIterator[Database]:
        """A connection; whatever goes wrong with it, nobody knows whether it was written."""
        if self._closed:
            raise Unkept("the store is closed")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as database:
                yield database
        except AWAY as error:
            raise Unkept(f"the database does not answer: {_plain(error)}") from None

    @asynccontextmanager
    async def _written(self) -> AsyncIterator[Database]:
        async with self._asked() as database, database.transaction():
            yield database

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[Database]:
        transaction = {"isolation": "repeatable_read", "readonly": True}
        async with self._asked() as database, database.transaction(**transaction):
            yield database

    async def create(self, head: Head, keys: Iterable[Key], rows: Iterable[Row]) -> None:
        """Keep a new table."""
        rows, keys = tuple(rows), tuple(keys)
        async with self._written() as database:
            await _add_table(database, head, len(rows), head.made)
            await _add_rows(database, head.table, rows)
            await _add_keys(database, keys)

    async def key(self, hash: bytes) -> Key | None:
        """What a token opens."""
        told = "SELECT hash, table_id, kind, seat, uses FROM keys WHERE hash = $1 AND NOT revoked"
        async with self._asked() as database:
            row = await database.fetchrow(told, hash)
        return None if row is None else Key(*row)

    async def read(self, table: str, at: int) -> Kept:
        """A table, with its newest snapshot no younger than row `at`."""
        async with self._read() as database:
            head, seq = await _head(database, table)
            found = await database.fetchrow(
                "SELECT seq, body FROM snapshots WHERE table_id = $1 AND seq <= $2"
                " ORDER BY seq DESC LIMIT 1",
                *(table, at),
            )
            snapshot = None if found is None else (found[0], found[1])
            rows = await _rows(database, table, snapshot[0] if snapshot else 0)
        return Kept(head, snapshot, rows, seq)

    async def rows(self, table: str, after: int) -> tuple[Row, ...]:
        """The rows behind one."""
        async with self._asked() as database:
            return await _rows(database, table, after)

    async def find(self, table: str, client: bytes) -> int | None:
        """With which row something was written that a device named so."""
        async with self._asked() as database:
            seq: int | None = await database.fetchval(FOUND, table, client)
        return seq

    async def append(self, append: Append) -> None:
        """Write, all or nothing."""
        async with self._written() as database:
            await _append(database, append)
        if append.rows and self._tasks:
            self._news.add(append.table)
            self._due.set()

    async def note(self, table: str, seat: str) -> str:
        """The private note of a seat."""
        told = "SELECT words FROM notes WHERE table_id = $1 AND seat = $2"
        async with self._asked() as database:
            return await database.fetchval(told, table, seat) or ""

    async def saw(self, looks: Iterable[Look]) -> None:
        """Players have seen their tables up to a row."""
        told = (
            "INSERT INTO seen VALUES ($1, $2, $3) ON CONFLICT (table_id, seat)"
            " DO UPDATE SET seq = greatest(seen.seq, excluded.seq)"
        )
        async with self._asked() as database:
            await database.executemany(told, sorted(looks))  # in order: nobody waits in a ring

    async def seen(self, table: str, seat: str) -> int:
        """Up to which row a player has seen the table."""
        told = "SELECT seq FROM seen WHERE table_id = $1 AND seat = $2"
        async with self._asked() as database:
            seq = await database.fetchval(told, table, seat)
        return -1 if seq is None else int(seq)

    async def seqs(self, tables: Iterable[str]) -> dict[str, int]:
        """The newest row of each table."""
        names = list(tables)
        if not names:
            return {}
        async with self._asked() as database:
            rows = await database.fetch("SELECT id, seq FROM tables WHERE id = ANY($1)", names)
        return {row[0]: row[1] for row in rows}

    async def due(self, until: int, most: int) -> tuple[str, ...]:
        """Tables at which somebody's time is up."""
        told = (
            "SELECT id FROM tables WHERE deadline IS NOT NULL AND NOT over AND deadline <= $1"
            " ORDER BY deadline LIMIT $2"
        )
        async with self._asked() as database:
            return tuple(row[0] for row in await database.fetch(told, until, most))

    async def notices(self, most: int) -> tuple[Notice, ...]:
        """Turns that nobody has been told of."""
        told = "SELECT table_id, seat, turn FROM outbox WHERE NOT sent LIMIT $1"
        async with self._asked() as database:
            return tuple(Notice(*row) for row in await database.fetch(told, most))

    async def noticed(self, notice: Notice) -> bool:
        """Take it on to tell somebody; whether nobody had."""
        told = (
            "UPDATE outbox SET sent = true WHERE table_id = $1 AND seat = $2 AND turn = $3"
            " AND NOT sent RETURNING turn"
        )
        async with self._asked() as database:
            return await database.fetchval(told, *notice) is not None

    async def add_alert(self, alert: Alert) -> None:
        """A player wants to be told there too."""
        told = (
            "INSERT INTO alerts VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, seat, target)"
            " DO UPDATE SET means = excluded.means, language = excluded.language"
        )
        async with self._asked() as database:
            await database.execute(told, *alert)

    async def alerts(self, table: str, seat: str) -> tuple[Alert, ...]:
        """Where a player wants to be told."""
        told = "SELECT * FROM alerts WHERE table_id = $1 AND seat = $2 ORDER BY target"
        async with self._asked() as database:
            return tuple(Alert(*row) for row in await database.fetch(told, table, seat))

    async def drop_alert(self, alert: Alert) -> None:
        """A player does not want to be told there any more."""
        told = "DELETE FROM alerts WHERE table_id = $1 AND seat = $2 AND target = $3"
        async with self._asked() as database:
            await database.execute(told, alert.table, alert.seat, alert.target)

    async def shared(self, name: str, fresh: bytes) -> bytes:
        """A value that was kept first."""
        kept = "INSERT INTO shared VALUES ($1, $2) ON CONFLICT DO NOTHING"
        async with self._asked() as database:
            await database.execute(kept, name, fresh)
            return bytes(await database.fetchval("SELECT value FROM shared WHERE name = $1", name))

    async def hit(self, what: str, who: bytes, most: int, since: int, now: int) -> bool:
        """Count one more of `what` for somebody, unless there are as many since a moment."""
        async with self._written() as database:
            # Two servers that count the same address at once come one after the other.
            locked = "SELECT pg_advisory_xact_lock(hashtext($1 || encode($2, 'hex')))"
            await database.execute(locked, what, who)
            counted = "SELECT count(*) FROM hits WHERE what = $1 AND who = $2 AND at > $3"
            fits = bool(await database.fetchval(counted, what, who, since) < most)
            if fits:
                await database.execute("INSERT INTO hits VALUES ($1, $2, $3)", what, who, now)
        return fits

    async def hits(self, what: str, who: bytes, since: int) -> int:
        """How many of `what` there were for somebody since a moment, at all servers."""
        told = "SELECT count(*) FROM hits WHERE what = $1 AND who = $2 AND at > $3"
        async with self._asked() as database:
            return int(await database.fetchval(told, what, who, since))

    async def beat(self, now: int) -> None:
        """A server runs at this moment."""
        self._began = now if self._began is None else self._began
        await self.ran(self._began, now)

    async def ran(self, began: int, until: int) -> None:
        """A server ran then."""
        told = (
            "INSERT INTO beats VALUES ($1, $2) ON CONFLICT (began)"
            " DO UPDATE SET until = greatest(beats.until, excluded.until)"
        )
        async with self._asked() as database:
            await database.execute(told, began, until)

    async def attend(self, server: bytes, present: Iterable[Attending], now: int) -> None:
        """Who is connected to a server, in place of what it said before."""
        rows = [(server, *one, now) for one in present]
        async with self._written() as database:
            told = "DELETE FROM present WHERE server = $1 OR at < $2"
            await database.execute(told, server, now - STALE)
            await database.execute("DELETE FROM hits WHERE at < $1", now - COUNTED)
            await database.executemany("INSERT INTO present VALUES ($1, $2, $3, $4, $5)", rows)

    async def attending(self, server: bytes, since: int) -> tuple[Attending, ...]:
        """Who is connected to the other servers."""
        told = "SELECT table_id, seat, how FROM present WHERE server != $1 AND at >= $2"
        async with self._asked() as database:
            return tuple(Attending(*row) for row in await database.fetch(told, server, since))

    async def spans(self) -> tuple[Span, ...]:
        """When servers ran."""
        async with self._asked() as database:
            rows = await database.fetch("SELECT began, until FROM beats ORDER BY began")
        return tuple((row[0], row[1]) for row in rows)

    async def close(self) -> None:
        """Let go of the database."""
        if not self._closed:
            self._closed = True
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            with suppress(*AWAY):
                await asyncio.wait_for(self._pool.close(), PATIENCE)

    # hints

    def listen(self, heard: Callable[[tuple[str, ...]], None]) -> None:
        """Say what is written here, and hear what other servers write, soon and unreliably."""
        self._tasks = [asyncio.create_task(self._say()), asyncio.create_task(self._hear(heard))]

    async def _say(self) -> None:
        while True:
            await self._due.wait()
            await asyncio.sleep(HINT)
            self._due.clear()
            news, self._news = sorted(self._news), set()
            try:
                async with self._asked() as database:
                    for at in range(0, len(news), MOST_NAMED):
                        told = " ".join([self._name, *news[at : at + MOST_NAMED]])
                        await database.execute("SELECT pg_notify($1, $2)", CHANNEL, told)
            except Unkept:
                pass  # they ask once a second anyway

    async def _hear(self, heard: Callable[[tuple[str, ...]], None]) -> None:
        def told(connection: object, process: int, channel: str, payload: object) -> None:
            server, *names = str(payload).split()
            if server != self._name:
                heard(tuple(names))

        while True:
            with suppress(*AWAY):
                database = await asyncpg.connect(self._address, timeout=PATIENCE)
                try:
                    await database.add_listener(CHANNEL, told)
                    while not database.is_closed():
                        await asyncio.sleep(AGAIN)
                finally:
                    database.terminate()
            await asyncio.sleep(AGAIN)

    # whole tables

    async def tables(self) -> tuple[tuple[str, int, bool], ...]:
        """All tables, with their newest rows, and whether they are over."""
        async with self._asked() as database:
            rows = await database.fetch("SELECT id, seq, over FROM tables ORDER BY id")
        return tuple((row[0], row[1], row[2]) for row in rows)

    async def dump(self, table: str) -> Dump:
        """Everything of a table; raises `NoTable`."""
        async with self._read() as database:
            head, _ = await _head(database, table)
            rows = await _rows(database, table, 0)
            state = "SELECT touched, deadline, over FROM tables WHERE id = $1"
            touched, deadline, over = await database.fetchrow(state, table)
            keys, notes, seen, turns, alerts = [
                await database.fetch(f"SELECT {what} WHERE table_id = $1 ORDER BY 1, 2", table)
                for what in DUMPED
            ]
        return Dump(
            head,
            tuple(Key(*row) for row in keys),
            rows,
            tuple(tuple(row) for row in notes),
            tuple(tuple(row) for row in seen),
            tuple(tuple(row) for row in turns),
            tuple(tuple(row) for row in alerts),
            *(touched, deadline, over),
        )

    async def restore(self, dump: Dump) -> None:
        """Keep a table that came from elsewhere; raises `Conflict` where it is here already."""
        table = dump.head.table
        async with self._written() as database:
            if await database.fetchval("SELECT 1 FROM tables WHERE id = $1", table):
                raise Conflict(f"the table {table} is here already")
            await _add_table(database, dump.head, len(dump.rows), dump.touched)
            told = "UPDATE tables SET deadline = $2, over = $3 WHERE id = $1"
            await database.execute(told, table, dump.deadline, dump.over)
            await _add_rows(database, table, dump.rows)
            await _add_keys(database, dump.keys)
            for what, values in zip(RESTORED, dump.of_seats, strict=True):
                rows = [(table, *value) for value in values]
                await database.executemany(f"INSERT INTO {what}", rows)


AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


def _plain(error: BaseException) -> str:
    """What went wrong, without the address, in which a password may stand."""
    told = getattr(error, "strerror", None) or getattr(error, "message", None)
    return f"{type(error).__name__}: {told}" if told else type(error).__name__


async def _prepare(database: Database) -> None:
    """Make what is missing; refuse a database that says something is written before it is."""
    for setting in ("fsync", "synchronous_commit"):
        if await database.fetchval("SELECT current_setting($1)", setting) == "off":
            raise Unkept(f"the database has {setting} off, so it may lose what it acknowledged")
    await database.execute("SELECT pg_advisory_lock($1)", LOCK)
    try:
        await database.execute(SCHEMA)
    finally:
        await database.execute("SELECT pg_advisory_unlock($1)", LOCK)


async def _head(database: Database, table: str) -> tuple[Head, int]:
    row = await database.fetchrow(
        "SELECT id, setup, terms, secret, made, packs, seq FROM tables WHERE id = $1", table
    )
    if row is None:
        raise NoTable(f"there is no table {table}")
    id, setup, terms, secret, made, packs, seq = row
    return Head(id, setup, terms, secret, made, _packs.decode(packs)), seq


async def _rows(database: Database, table: str, after: int) -> tuple[Row, ...]:
    found = await database.fetch(ROWS, table, after)
    return tuple(Row(row[0], row[1], row[2] or b"", row[3], row[4], row[5]) for row in found)


async def _add_table(database: Database, head: Head, seq: int, touched: int) -> None:
    await database.execute(
        "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL, false)",
        *(head.table, head.setup, head.terms, head.secret, head.made),
        *(_encode(head.packs), seq, touched),
    )


async def _add_rows(database: Database, table: str, rows: Iterable[Row]) -> None:
    await database.executemany(
        "INSERT INTO entries VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [
            (table, row.seq, row.at, row.client or None, row.seat, row.spent, row.body)
            for row in rows
        ],
    )


async def _add_keys(database: Database, keys: Iterable[Key]) -> None:
    found = [(key.hash, key.table, key.kind, key.seat, key.uses) for key in keys]
    if found:
        await database.executemany(ADD_KEY, found)


async def _append(database: Database, append: Append) -> None:
    table, rows = append.table, append.rows
    if rows:
        last = rows[-1]
        if last.client and (seq := await database.fetchval(FOUND, table, last.client)) is not None:
            raise Already(seq)
        moved = await database.execute(
            "UPDATE tables SET seq = $1, touched = $2, deadline = $3, over = $4"
            " WHERE id = $5 AND seq = $6",
            *(last.seq, last.at, append.deadline, append.over, table, append.expected),
        )
        if moved != "UPDATE 1":
            raise Conflict(f"{table} does not stand at row {append.expected} any more")
        await _add_rows(database, table, rows)
    if append.uses:
        used = await database.execute(
            "UPDATE keys SET uses = uses - 1 WHERE hash = $1 AND uses > 0 AND NOT revoked",
            append.uses,
        )
        if used != "UPDATE 1":
            raise UsedUp("the invitation is used up, or was taken back")
    if append.lock:
        told = "UPDATE keys SET revoked = true WHERE table_id = $1 AND kind = $2 AND seat = $3"
        await database.execute(told, table, SEAT, append.lock)
    await _add_keys(database, append.keys)
    if append.note is not None:
        told = (
            "INSERT INTO notes VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET words = excluded.words"
        )
        await database.execute(told, table, *append.note)
    if append.snapshot:
        told = (
            "INSERT INTO snapshots VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body"
        )
        await database.execute(told, table, append.expected, append.snapshot)
        told = "DELETE FROM snapshots WHERE table_id = $1 AND seq < $2"
        await database.execute(told, table, append.expected - SNAPSHOTS_BACK)
    if append.turns:
        told = "INSERT INTO outbox VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await database.executemany(told, [(table, seat, turn) for seat, turn in append.turns])
