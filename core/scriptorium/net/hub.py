"""Tables and their store together: who connects is led to a table, what it says is written first.

    hub = Hub(store, library)
    await hub.hello(number, message, now)     a connection says which token it has
    await hub.hear(number, frame, now)
    hub.leave(number, now)

What the connections are sent is given to `send`, frame by frame. Several hubs may share a store:
each follows what the others write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from weakref import WeakValueDictionary

import scriptorium.net.messages as messages
import scriptorium.net.refusals as refusals
from scriptorium.engine.errors import LoadError, Refused, SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.values import Action

from .keys import WATCH, hashed, new_token
from .lookers import BETTER, Looker, Presence
from .match_export import match_file
from .net_table import NetTable, Thinking
from .store import (
    Already,
    Append,
    Attending,
    Conflict,
    Kept,
    Look,
    NoTable,
    Notice,
    Store,
    Unkept,
    UsedUp,
)
from .table_packs import TableLibraries
from .uptime import Uptime

log = logging.getLogger("scriptorium.net")

MOST_DUE = 100  # tables at which time is up that are looked at in one tick
BEAT = 5_000  # milliseconds after which a server says again that it runs, and who is there
UNFIT = 60_000  # milliseconds until a table that cannot be served is tried again by itself
SILENT = 15_000  # milliseconds after which a server that says nothing is gone
CAUGHT_UP = 2000  # entries that are told one by one to who comes back; else the whole view
MOST_WINDOWS = 8  # connections with one token; what is more ends the oldest
MOST_LOOKERS = 200  # connections to one table
NEAR = 16  # entries before the newest that are read, for what may be taken back

Send = Callable[[int, bytes], None]


class Hub:
    """All tables that somebody looks at here."""

    def __init__(self, store: Store, library: Library, send: Send) -> None:
        self.store = store
        self.libraries = TableLibraries(library)
        self.send = send
        self.uptime = Uptime()
        self._tables: dict[str, NetTable] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._where: dict[int, str] = {}
        self._server = new_token()
        self._beaten = 0
        self._looks: dict[tuple[str, str], int] = {}
        self._unfit: dict[str, int] = {}  # tables that cannot be served here, and until when

    async def begin(self, now: int) -> None:
        """Learn when servers ran. The time between counts on nobody's clock."""
        self.uptime = Uptime(await self.store.spans(), now)
        await self.store.beat(now)

    # connections

    async def hello(self, number: int, hello: messages.Hello, now: int) -> bool:
        """Lead a connection to its table; whether its token opens any."""
        self.leave(number, now)
        key = await self.store.key(hashed(hello.token))
        if key is None:
            self._close(number, refusals.CLOSED())
            return False
        async with self._lock(key.table):
            try:
                table = await self._table(key.table, now)
            except (NoTable, SetupError, LoadError) as error:
                log.error("the table %s cannot be served: %s", key.table, error)
                self._close(number, refusals.CLOSED())
                return False
            if hello.have > table.seq:  # told by another server, which was faster
                await self._catch_up(table, now)
            looker = Looker(number, key.kind, key.seat, key.hash)
            if looker.plays:
                kept = await self.store.seen(key.table, key.seat)
                looker.seen = max(kept, self._looks.get((key.table, key.seat), -1))
            if not self._makes_room(table, looker, now):
                self._close(number, refusals.CROWDED())
                return False
            self._where[number] = key.table
            await self._look(table, looker, hello.have, now)
            if looker.plays:
                note = await self.store.note(key.table, key.seat)
                if note:
                    self.send(number, messages.write(messages.Noted(note)))
            await self._settle(table, now)
        return True

    def _makes_room(self, table: NetTable, looker: Looker, now: int) -> bool:
        """End the oldest window of a player who has too many; whether there is room at the table.

        A link for spectators is for many: they end nobody else's window.
        """
        windows = [one.number for one in table.lookers.values() if one.key == looker.key]
        if looker.kind != WATCH and len(windows) >= MOST_WINDOWS:
            self._close(windows[0], refusals.CROWDED())
            self.leave(windows[0], now)
        return looker.plays or len(table.lookers) < MOST_LOOKERS

    async def _look(self, table: NetTable, looker: Looker, have: int, now: int) -> None:
        """Tell a connection what it lacks: entry by entry where that is not too much."""
        whole = have in (messages.SINCE, 0)
        if have == messages.SINCE and looker.plays:
            have = looker.seen
        if not (have >= 0 and 0 < table.seq - have <= CAUGHT_UP and looker.plays):
            table.look(looker, -1 if whole else have, now)
            return
        kept = await self.store.read(table.head.table, have)
        before = tuple(row for row in kept.rows if row.seq <= have)
        behind = tuple(row for row in kept.rows if have < row.seq <= table.seq)
        old = self._opened(replace(kept, rows=before), now)
        guest = Looker(looker.number, looker.kind, looker.seat, looker.key, seen=looker.seen)
        for frame in old.catch_up(guest, behind, now, whole=whole):
            self.send(looker.number, frame)
        table.join(looker, now)

    def _close(self, number: int, why: Refused) -> None:
        self.send(number, messages.write(messages.Bye(why.sent)))

    async def hear(self, number: int, frame: bytes, now: int) -> None:
        """A connection says something; what no device of ours says closes it."""
        try:
            message = messages.read_wish(frame)
        except LoadError:
            self._close(number, refusals.UNREADABLE())
            self.leave(number, now)
            return
        if isinstance(message, messages.Hello):
            await self.hello(number, message, now)
            return
        name = self._where.get(number)
        if name is None:
            self._close(number, refusals.CLOSED())
            return
        async with self._lock(name):
            table = await self._table(name, now)
            looker = table.lookers.get(number)
            if isinstance(message, messages.Saw):
                if looker is not None and looker.plays and message.seq <= table.seq:
                    self._looked(name, looker.seat, message.seq)
                return
            if isinstance(message, messages.Do | messages.Back) and message.after > table.seq:
                await self._catch_up(table, now)
            table.hear(number, message, now)
            await self._settle(table, now)

    def leave(self, number: int, now: int) -> None:
        """A connection is no more."""
        name = self._where.pop(number, None)
        table = self._tables.get(name) if name is not None else None
        if table is not None:
            table.leave(number, now)
            self._flush(table)
            lock = self._locks.get(table.head.table)
            if lock is None or not lock.locked():  # else who holds it lets the table go
                self._let_go(table)

    def _let_go(self, table: NetTable) -> None:
        """Forget a table at which nobody looks and nothing waits."""
        if table.is_idle:
            self._tables.pop(table.head.table, None)

    def knows(self, number: int) -> bool:
        """Whether a connection is still at its table."""
        table = self._tables.get(self._where.get(number, ""))
        return table is not None and number in table.lookers

    # tables

    async def file_of(self, name: str, token: bytes, now: int) -> bytes | None:
        """The file of a match that is over, for those who have a link to its table."""
        key = await self.store.key(hashed(token))
        if key is None or key.table != name:
            return None
        async with self._lock(name):
            table = await self._table(name, now)
            is_over = table.state.over
            self._let_go(table)
        return match_file(await self.store.read(name, 0)) if is_over else None

    @property
    def busy(self) -> tuple[int, int]:
        """How many tables and how many connections there are here."""
        return len(self._tables), len(self._where)

    async def is_missed(self, notice: Notice, now: int) -> bool:
        """Whether it is still that turn, and the player does not see the table on any device."""
        for one in await self.store.attending(self._server, now - SILENT):
            if (one.table, one.seat, one.how) == (notice.table, notice.seat, "here"):
                return False
        try:
            async with self._lock(notice.table):
                table = await self._table(notice.table, now)
                self._let_go(table)
        except (NoTable, SetupError, LoadError):
            return False
        standing, (how, _) = table.standing, table.attendance.of(notice.seat)
        waits = standing.turn == notice.turn and notice.seat in standing.waiting
        return table.state.runs and waits and how != "here"

    def awaiting_computers(self) -> tuple[str, ...]:
        """The tables here at which a computer is to choose."""
        return tuple(name for name, table in self._tables.items() if table.awaits_computer)

    async def thinking(self, name: str, now: int) -> Thinking | None:
        """What a computer is asked at a table, or None."""
        async with self._lock(name):
            table = await self._table(name, now)
            self._let_go(table)  # where no computer is to choose
            return table.thinking()

    async def thought(self, name: str, thinking: Thinking, action: Action, now: int) -> None:
        """A computer has chosen."""
        async with self._lock(name):
            table = await self._table(name, now)
            table.thought(thinking, action, now)
            await self._settle(table, now)

    async def tick(self, now: int) -> None:
        """Once a second: what others wrote, what was seen, whose time is up; a server runs."""
        await self.keep_looks()
        if now - self._beaten >= BEAT:
            self._beaten = now
            await self.store.beat(now)
            await self._attend(now)
        await self.follow(tuple(self._tables), now)
        self._unfit = {name: until for name, until in self._unfit.items() if until > now}
        for name in await self.store.due(now, MOST_DUE + len(self._unfit)):
            if name in self._unfit:
                continue
            try:
                async with self._lock(name):
                    table = await self._table(name, now)
                    table.tick(now)
                    await self._settle(table, now)
            except (NoTable, SetupError, LoadError) as error:
                self._unfit[name] = now + UNFIT
                log.error("the table %s cannot be served: %s", name, error)

    def _looked(self, name: str, seat: str, seq: int) -> None:
        """Remember what a player has seen, for the next tick: it is not worth a disk's wait."""
        self._looks[name, seat] = max(seq, self._looks.get((name, seat), -1))

    async def keep_looks(self) -> None:
        """Write how much of their tables players have seen since the last time."""
        if self._looks:
            looks, self._looks = self._looks, {}
            await self.store.saw([Look(*where, seq) for where, seq in looks.items()])

    async def _attend(self, now: int) -> None:
        """Tell the other servers who is connected here, and hear who is connected there."""
        here = [
            Attending(name, seat, how)
            for name, table in self._tables.items()
            for seat, how in table.attendance.told().items()
        ]
        await self.store.attend(self._server, here, now)
        elsewhere: dict[str, dict[str, Presence]] = {}
        for one in await self.store.attending(self._server, now - SILENT):
            seats = elsewhere.setdefault(one.table, {})
            seats[one.seat] = min(one.how, seats.get(one.seat, "gone"), key=BETTER.index)
        for name, table in self._tables.items():
            table.attended(elsewhere.get(name, {}), now)
            self._flush(table)

    async def follow(self, names: Iterable[str], now: int) -> None:
        """Read what others wrote at these tables, as a hint or the poll says."""
        here = [name for name in names if name in self._tables]
        for name, seq in (await self.store.seqs(here)).items():
            table = self._tables.get(name)
            if table is not None and table.seq < seq:
                async with self._lock(name):
                    await self._catch_up(table, now)
                    await self._settle(table, now)

    async def _catch_up(self, table: NetTable, now: int) -> None:
        rows = await self.store.rows(table.head.table, table.seq)
        try:
            table.behind(rows, now)
        except LoadError as error:
            log.error("the table %s cannot be gone on with: %s", table.head.table, error)
            self._drop(table, refusals.CLOSED())

    async def _table(self, name: str, now: int) -> NetTable:
        table = self._tables.get(name)
        if table is None:
            newest = (await self.store.seqs((name,))).get(name, 0)
            kept = await self.store.read(name, max(0, newest - NEAR))
            table = self._opened(kept, now)
            await self._recall(table, now)
            self._tables[name] = table
        return table

    def _opened(self, kept: Kept, now: int) -> NetTable:
        library = self.libraries.of(kept.head.packs)
        return NetTable.opened_from(kept, library, self.uptime, now)

    async def _recall(self, table: NetTable, now: int) -> None:
        if table.lacks:
            kept = await self.store.read(table.head.table, 0)
            table.recalled(kept, self.libraries.of(kept.head.packs), now)

    def _lock(self, name: str) -> asyncio.Lock:
        """What a table is held by while something is written there; gone when nobody holds it."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    # writing

    async def _settle(self, table: NetTable, now: int) -> None:
        """Write and look up whatever a table wants, until it wants nothing more."""
        while True:
            self._flush(table)
            if (client := table.to_find()) is not None:
                table.found(await self.store.find(table.head.table, client), now)
            elif (append := table.to_write()) is not None:
                await self._write(table, append, now)
                await self._recall(table, now)
            else:
                self._let_go(table)
                return

    async def _write(self, table: NetTable, append: Append, now: int) -> None:
        try:
            await self.store.append(append)
        except Conflict:
            await self._catch_up(table, now)
        except Already as told:
            if told.seq > table.seq:
                await self._catch_up(table, now)
            else:
                table.already(told.seq, now)
        except UsedUp:
            table.not_written(refusals.USED_UP(), now)
        except Unkept as error:
            log.error("a table cannot be kept: %s", error)
            await self._doubted(table, now)
        else:
            table.written(now)

    async def _doubted(self, table: NetTable, now: int) -> None:
        """Nobody knows whether it was written: see, or let go of the table until it can be seen."""
        try:
            rows = await self.store.rows(table.head.table, table.seq)
        except Unkept:
            self._drop(table, refusals.NOT_KEPT())
            return
        if rows:
            await self._catch_up(table, now)
        else:
            table.not_written(refusals.NOT_KEPT(), now)

    def _drop(self, table: NetTable, why: Refused) -> None:
        """Close all connections to a table, and forget it as it is here."""
        for number in tuple(table.lookers):
            self._close(number, why)
            self._where.pop(number, None)
        self._tables.pop(table.head.table, None)

    def _flush(self, table: NetTable) -> None:
        for number, frame in table.to_send():
            self.send(number, frame)
