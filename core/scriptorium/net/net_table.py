"""A table over a net, without a socket and without a disk: it says what to write and what to send.

    table.look(looker, have, now)             somebody connects
    table.hear(number, message, now)          a device says something
    append = table.to_write()                 write this; then
    table.written(now)                        it is on disk, and everybody may know
    table.behind(rows, now)                   somebody else was faster: these are their rows
    for number, frame in table.to_send(): …   what the connections are sent

Nothing is told before it is written. One thing is written at a time, and what was heard meanwhile
waits. A table is made of its rows alone; it can be dropped at any moment and read again.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import scriptorium.net.messages as messages
import scriptorium.net.refusals as refusals
from scriptorium.engine.errors import LoadError, Refused
from scriptorium.engine.library import Library
from scriptorium.engine.play import legal, start
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import codec, view_bytes
from scriptorium.engine.table import (
    After,
    Table,
    View,
    said,
    said_choice,
    seen_events,
    view,
    views_since,
    watched,
)
from scriptorium.engine.values import Action, Event, MatchSetup, Seat
from scriptorium.hidden import Memory, no_memory
from scriptorium.house_rules.sealed_choices import ChoiceOpened, Sealed
from scriptorium.matches.publicity import is_deed, is_public
from scriptorium.matches.records import ActionRecord, Ended, HeaderRecord, WentBack, raw
from scriptorium.plugins.versions import agreed

from .blind import asked_as, digest_of
from .entries import AnyEntry, Lent, Proposed, Row, Sat, SatIn, Stopped, decode
from .judge import ComeBack, Thought, TimeUp, Writing, judged
from .keys import LENT
from .live_match import LiveMatch, Past, Undo, standing_of
from .lookers import Attendance, Looker, Presence
from .luck import commitment_of
from .state import Standing, State, opening
from .steps import Shared, reader_of
from .store import Append, Head, Kept
from .terms import Terms
from .uptime import Uptime

CHECK_EVERY = 16
NEAR_IDS = 32
WATCHER = ""

_encoder = msgspec.msgpack.Encoder(order="deterministic")


class Snapshot(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A table as it stood. It saves reading every row again, and is nothing but a convenience."""

    state: State
    stand: int
    opened: int
    count: int
    table: bytes
    memories: tuple[Memory, ...]


_snapshots = msgspec.msgpack.Decoder(Snapshot)


class Thinking(Struct, frozen=True):
    """A computer is to choose: what it is asked, and at which entry the table stands."""

    seat: Seat
    level: str
    stand: int
    seen: View
    choices: tuple[Action, ...]
    memory: Memory


class NetTable:
    """One table: what its rows say, who looks at it, what waits to be written."""

    def __init__(self, head: Head, library: Library, uptime: Uptime, now: int) -> None:
        self.head = head
        self.terms = msgspec.msgpack.decode(head.terms, type=Terms)
        setup = msgspec.msgpack.decode(head.setup, type=MatchSetup)
        self.rules: Ruleset = library.rules(agreed(library, setup))
        self.setup = self.rules.setup
        self.uptime = uptime
        self.seq = 0
        self.stand = 0  # the last entry that changed the match
        self.opened = 0  # the entry with which the decision came up that is awaited
        self.state = opening(self.setup.seats, self.terms)
        self.match: LiveMatch | None = None
        self.ids: OrderedDict[bytes, int] = OrderedDict()
        self.lookers: dict[int, Looker] = {}
        self.attendance = Attendance(self.setup.seats, now)
        self.read_action = reader_of(self.rules).action
        self._views: dict[str, View] = {}
        self._frames: list[tuple[int, bytes]] = []
        self._queue: deque[tuple[int, Any]] = deque()
        self._writing: Writing | None = None
        self._handed_out = False
        self._finding: tuple[int, messages.Wish, Refused] | None = None
        self._quiet = False
        self._remembering: set[Seat] = set()  # who is remembered for from the beginning
        self.snapped = 0  # at which entry a snapshot was kept

    @classmethod
    def opened_from(cls, kept: Kept, library: Library, uptime: Uptime, now: int) -> NetTable:
        """A table as its rows tell it."""
        table = cls(kept.head, library, uptime, now)
        if kept.snapshot is not None:
            table._restore(*kept.snapshot)
        table._quiet = True
        for row in kept.rows:
            table.absorb(row, now)
        table._quiet = False
        return table

    # reading

    @property
    def standing(self) -> Standing:
        """How the match stands, for the clocks."""
        return standing_of(None if self.match is None else self.match.table)

    @property
    def lacks(self) -> bool:
        """Whether older rows are needed: to take more back, or for what a computer remembers."""
        if self.match is None or self.state.over:
            return False
        computers = [place.seat for place in self.state.places if place.computer]
        return self.match.lacks_past or any(seat not in self.match.memories for seat in computers)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing waits: it can be dropped."""
        busy = self.lookers or self._queue or self._writing or self._finding
        return not (busy or self.awaits_computer)

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer is to choose now."""
        if self.match is None or not self.state.runs:
            return False
        return any(self.state.place(seat).computer for seat in self.standing.waiting)

    def spent(self, now: int) -> int:
        """The milliseconds since the last entry that count for those who are to choose."""
        return self.uptime.between(self.state.at, now) if self.state.runs else 0

    def left(self, seat: Seat, now: int) -> int | None:
        """What a seat's clock shows, in milliseconds; None where there is none."""
        if self.terms.clock == Terms().clock:
            return None
        at = self.setup.seats.index(seat)
        runs = seat in self.standing.waiting and self.state.place(seat).is_person
        return self.state.left[at] - (self.spent(now) if runs else 0)

    def out_of_time(self, now: int) -> tuple[Seat, ...]:
        """The seats that are to choose and have no time left."""
        if not self.state.runs:
            return ()
        seats = (seat for seat in self.standing.waiting if self.state.place(seat).is_person)
        return tuple(
            seat for seat in seats if (left := self.left(seat, now)) is not None and left <= 0
        )

    def is_away(self, seat: Seat, now: int) -> bool:
        """Whether a player has been away for longer than was agreed, or has no time left."""
        how, since = self.attendance.of(seat)
        patience = self.terms.patience * 1000
        if how != "here" and self.uptime.between(since, now) >= patience:
            return True
        return seat in self.out_of_time(now)

    def thinking(self) -> Thinking | None:
        """What a computer is asked now, or None where none is to choose."""
        if self.match is None or not self.awaits_computer or self._writing is not None:
            return None
        table = self.match.table
        for seat in self.standing.waiting:
            level = self.state.place(seat).computer
            if level and seat in self.match.memories:
                own = asked_as(table, seat)
                memory = self.match.memories[seat]
                return Thinking(seat, level, self.stand, view(own, seat), legal(own), memory)
        return None

    # who looks

    def look(self, looker: Looker, have: int, now: int) -> None:
        """Somebody connects, and knows the table up to an entry; -1 for not at all.

        Entries between `have` and the present have to be told by a table that was read up to
        `have` (see `catch_up`): here the whole view is sent unless nothing is missing.
        """
        lent = self.state.lending(looker.seat)
        if looker.kind == LENT and lent.how == "no" and not self.state.over:
            self._send(looker, messages.Bye(refusals.CLOSED().sent))
            return
        self.lookers[looker.number] = looker
        self._welcome(looker, now)
        if looker.stream is None:
            self._send(looker, self._bare())
        elif have == self.seq:
            looker.begun = True
            self._seen(looker.stream)
        else:
            self._send_whole(looker)
        self._release(looker)
        self._attend(looker, now)

    def join(self, looker: Looker, now: int) -> None:
        """Somebody connects who was told of all entries before."""
        self.lookers[looker.number] = looker
        looker.begun = True
        if looker.stream is not None:
            self._seen(looker.stream)
        self._attend(looker, now)

    def catch_up(
        self, looker: Looker, rows: Iterable[Row], now: int, *, whole: bool
    ) -> list[bytes]:
        """Tell somebody what has happened since: on a table that was read up to what they have.

        The `whole` view comes first for a device that knows nothing yet.
        """
        self.lookers[looker.number] = looker
        self._welcome(looker, now)
        looker.begun = True
        if whole:
            self._send_whole(looker)
        elif looker.stream is not None:
            self._seen(looker.stream)
        for row in rows:
            self.absorb(row, now)
        return [frame for _, frame in self.to_send()]

    def _attend(self, looker: Looker, now: int) -> None:
        for seat in self.setup.seats:
            if seat != looker.seat or not looker.plays:
                self._send(looker, messages.Present(seat, *self.attendance.of(seat)))
        self._presence(looker, now)
        self._come_back(looker, now)

    def leave(self, number: int, now: int) -> None:
        """A connection is no more."""
        looker = self.lookers.pop(number, None)
        if looker is not None:
            self._presence(looker, now)
            if looker.stream not in {one.stream for one in self.lookers.values()}:
                self._views.pop(looker.stream or WATCHER, None)

    def _presence(self, looker: Looker, now: int) -> None:
        if not looker.plays:
            return
        seat = looker.seat
        if self.attendance.note(seat, list(self.lookers.values()), now):
            self._tell_presence(seat)

    def attended(self, elsewhere: Mapping[str, Presence], now: int) -> None:
        """Who is connected to other servers."""
        for seat in self.attendance.elsewhere(elsewhere, now):
            self._tell_presence(seat)

    def _tell_presence(self, seat: Seat) -> None:
        frame = messages.write(messages.Present(seat, *self.attendance.of(seat)))
        for one in self.lookers.values():
            self._frames.append((one.number, frame))

    def _come_back(self, looker: Looker, now: int) -> None:
        """A player is back: the computer that sat in gets up."""
        if looker.plays and looker.visible and self.state.place(looker.seat).sits_in:
            self._queue.append((looker.number, ComeBack()))
            self._go_on(now)

    def _welcome(self, looker: Looker, now: int) -> None:
        commitment = commitment_of(self.head.secret)
        self._send(
            looker,
            messages.Welcome(
                self.head.table,
                looker.kind,
                looker.seat,
                self.seq,
                self.head.setup,
                self.terms,
                commitment,
                tuple(pack.hash for pack in self.head.packs),
                now,
                self.spent(now),
                looker.seen,
            ),
        )

    def _send_whole(self, looker: Looker) -> None:
        looker.begun = True
        stream = looker.stream
        assert stream is not None
        frame = messages.write(self._whole(stream))
        self._hand(looker, frame)
        if self.state.over:
            self._hand(looker, messages.write(self._over()))

    def _whole(self, stream: str) -> messages.Whole:
        if self.match is None:
            return self._bare(stream)
        seen, undo = self._seen(stream), self.match.undo()
        assert seen is not None
        return messages.Whole(
            stream,
            self.seq,
            self.stand,
            self.state_told(),
            view_bytes(seen),
            digest_of(seen),
            self.match.count,
            undo.actor,
            undo.told(stream),
        )

    def _bare(self, seat: str = "") -> messages.Whole:
        """Who sits where, without the match: for guests, and before it begins."""
        state = self.state_told()
        return messages.Whole(seat, self.seq, self.stand, state, b"", b"", 0, "", "")

    def state_told(self) -> State:
        """What everybody may know of the table besides its match."""
        proposal = self.state.proposal
        if proposal is None or not proposal.key:
            return self.state
        return replace(self.state, proposal=replace(proposal, key=b""))

    def _over(self) -> messages.Over:
        return messages.Over(self.head.secret, tuple(one.salt for one in self.state.places))

    def _seen(self, stream: str) -> View | None:
        """What a stream shows now, kept for as long as somebody follows it."""
        if self.match is None:
            return None
        seen = self._views.get(stream)
        if seen is None:
            seen = self._views[stream] = self._look_at(self.match.table, stream)
        return seen

    def _look_at(self, table: Table, stream: str) -> View:
        return watched(table) if stream == WATCHER else view(table, stream)

    # hearing

    def hear(self, number: int, message: Any, now: int) -> None:
        """A device says something."""
        looker = self.lookers.get(number)
        if looker is None:
            return
        if isinstance(message, messages.Ping):
            self._send(looker, messages.Pong(message.nr, now))
        elif isinstance(message, messages.Want):
            for pack in self.head.packs:
                if pack.hash == message.hash:
                    self._send(looker, messages.Brought(pack))
        elif isinstance(message, messages.Again):
            if looker.stream is not None:
                self._send_whole(looker)
        elif isinstance(message, messages.Visible):
            looker.visible = message.here
            self._presence(looker, now)
            self._come_back(looker, now)
        elif isinstance(message, messages.Hello):
            self.refuse(looker, b"", refusals.UNREADABLE())
        else:
            self._queue.append((number, message))
            self._go_on(now)

    def thought(self, thinking: Thinking, action: Action, now: int) -> None:
        """A computer has chosen; where the table has gone on meanwhile, that counts no more."""
        self._queue.append((0, Thought(thinking, action)))
        self._go_on(now)

    def tick(self, now: int) -> None:
        """Time has passed: where that was agreed, the match ends for one whose time is up."""
        if self.terms.strict and self.out_of_time(now) and not self._queue:
            self._queue.append((0, TimeUp()))
        self._go_on(now)
        for looker in self.lookers.values():
            self._release(looker)

    def refuse(self, looker: Looker, id: bytes, why: Refused, *, is_stale: bool = False) -> None:
        """Tell one connection, and nobody else, why something is not done."""
        self._send(looker, messages.No(id, self.seq, why.sent, is_stale))

    def _go_on(self, now: int) -> None:
        """Judge what was heard, until something has to be written or looked up first."""
        while self._queue and self._writing is None and self._finding is None:
            number, wish = self._queue.popleft()
            looker = self.lookers.get(number)
            if looker is None and number:
                continue  # nobody is there to be told; the device will ask again
            id = getattr(wish, "id", b"")
            if looker is not None and id and id in self.ids:
                self._send(looker, messages.Done(id, self.ids[id]))
                continue
            try:
                append, came = judged(self, looker, wish, now)
            except Refused as refused:
                if looker is not None and isinstance(wish, messages.Wish):
                    self._finding = number, wish, refused  # it may have been fulfilled long ago
            else:
                if append is not None:
                    self._writing = Writing(append, came, number, wish)

    # writing

    def to_write(self) -> Append | None:
        """What is to be written now, handed out once; then `written`, `behind` or `not_written`."""
        if self._writing is None or self._handed_out:
            return None
        self._handed_out = True
        return self._writing.append

    def written(self, now: int) -> None:
        """It is on disk: everybody may know."""
        writing = self._done_writing()
        if writing.append.snapshot:
            self.snapped = writing.append.expected
        for row, came in zip(writing.append.rows, writing.came, strict=True):
            self.absorb(row, now, came)
        looker = self.lookers.get(writing.number)
        self._after_writing(writing, looker, now)
        self._go_on(now)

    def _after_writing(self, writing: Writing, looker: Looker | None, now: int) -> None:
        wish, append = writing.wish, writing.append
        if append.note is not None:
            frame = messages.write(messages.Noted(append.note[1]))
            for one in self.lookers.values():
                if one.plays and one.seat == append.note[0]:
                    self._frames.append((one.number, frame))
        if append.lock:
            for one in list(self.lookers.values()):
                if one.plays and one.seat == append.lock and one is not looker:
                    self._send(one, messages.Bye(refusals.CLOSED().sent))
                    self.leave(one.number, now)
        if looker is None:
            return
        if isinstance(wish, messages.Wish):
            self._send(looker, messages.Done(wish.id, self.seq))

    def behind(self, rows: Iterable[Row], now: int) -> None:
        """Somebody else was faster, or nobody knows whether it was written: these rows are there.

        What was to be written is judged anew, and answered if it is among the rows.
        """
        writing = self._done_writing() if self._writing is not None else None
        for row in rows:
            self.absorb(row, now)
        if writing is not None:
            self._queue.appendleft((writing.number, writing.wish))
        self._go_on(now)

    def already(self, seq: int, now: int) -> None:
        """A wish was fulfilled long ago, with this row."""
        writing = self._done_writing()
        looker = self.lookers.get(writing.number)
        if looker is not None and isinstance(writing.wish, messages.Wish):
            self._send(looker, messages.Done(writing.wish.id, seq))
        self._go_on(now)

    def not_written(self, why: Refused, now: int) -> None:
        """Nothing was written, and it is known that it was not."""
        writing = self._done_writing()
        looker = self.lookers.get(writing.number)
        if looker is not None:
            self.refuse(looker, getattr(writing.wish, "id", b""), why)
        self._go_on(now)

    def _done_writing(self) -> Writing:
        writing = self._writing
        assert writing is not None
        self._writing, self._handed_out = None, False
        return writing

    def to_find(self) -> bytes | None:
        """A wish that is refused now, but may have been fulfilled long ago: ask, then `found`."""
        return None if self._finding is None else self._finding[1].id

    def found(self, seq: int | None, now: int) -> None:
        """With which row the wish was fulfilled, if it was."""
        assert self._finding is not None
        (number, wish, refused), self._finding = self._finding, None
        looker = self.lookers.get(number)
        if looker is not None:
            if seq is None:
                self.refuse(looker, wish.id, refused, is_stale=refused.id == refusals.STALE.id)
            else:
                self._send(looker, messages.Done(wish.id, seq))
        self._go_on(now)

    # what is written

    def absorb(self, row: Row, now: int, came: After | None = None) -> None:
        """Take an entry that is written, and tell those who look."""
        entry = decode(row.body)
        was, table = self.standing, None if self.match is None else self.match.table
        done: Past | None = None
        if isinstance(entry, HeaderRecord):
            self.match = LiveMatch(start(self.rules, entry.seed))
            sitting = {place.seat for place in self.state.places if place.computer}
            self.match.memories = {seat: no_memory(seat) for seat in sitting | self._remembering}
        elif isinstance(entry, ActionRecord):
            try:
                done = self._match.do(self.read_action(entry.action), came)
            except Refused as refused:
                raise LoadError(f"entry {row.seq} cannot be done again: {refused}") from refused
        elif isinstance(entry, WentBack):
            self._match.back_to(entry.at)
        elif isinstance(entry, SatIn) and self.match is not None and not entry.level:
            gone = {entry.seat} - self._remembering
            memories = self.match.memories.items()
            self.match.memories = {seat: one for seat, one in memories if seat not in gone}
        self.state = self.state.after(row, entry, self.terms, was, self.standing)
        self.seq = row.seq
        if isinstance(entry, HeaderRecord | ActionRecord | WentBack):
            self.stand = row.seq
            if done is None or not _same_decision(done):
                self.opened = row.seq
        if row.client:
            self.ids[row.client] = row.seq
            while len(self.ids) > NEAR_IDS:
                self.ids.popitem(last=False)
        if not self._quiet:
            self._tell(row, entry, table, done)

    @property
    def _match(self) -> LiveMatch:
        if self.match is None:
            raise LoadError("something was done before the match began")
        return self.match

    def recalled(self, kept: Kept, library: Library, now: int) -> None:
        """Take over from all rows what is not at hand: the past, and what computers remember."""
        other = NetTable(self.head, library, self.uptime, now)
        other._quiet = True
        other._remembering = {place.seat for place in self.state.places if place.computer}
        for row in kept.rows:
            if row.seq <= self.seq:
                other.absorb(row, now)
        if other.match is not None and self.match is not None:
            self.match.past = other.match.past
            self.match.memories = other.match.memories

    def snapshot(self) -> bytes:
        """The table as it stands, as bytes."""
        match = self.match
        if match is None:
            return b""
        table = codec(self.rules).encode(match.table)
        memories = tuple(match.memories.values())
        return _encoder.encode(
            Snapshot(self.state, self.stand, self.opened, match.count, table, memories)
        )

    def _restore(self, seq: int, data: bytes) -> None:
        kept = _snapshots.decode(data)
        table = codec(self.rules).decode(kept.table)
        self.seq = self.snapped = seq
        self.stand, self.opened, self.state = kept.stand, kept.opened, kept.state
        memories = {memory.seat: memory for memory in kept.memories}
        self.match = LiveMatch(table, kept.count, memories)

    # telling

    def to_send(self) -> list[tuple[int, bytes]]:
        """What the connections are to be sent, in order."""
        frames, self._frames = self._frames, []
        return frames

    def _send(self, looker: Looker, message: messages.Message) -> None:
        self._frames.append((looker.number, messages.write(message)))

    def _tell(self, row: Row, entry: AnyEntry, before: Table | None, done: Past | None) -> None:
        """Tell everybody who looks of an entry: one message for each, whatever it shows them."""
        lookers = [one for one in self.lookers.values() if one.begun]
        if isinstance(entry, Sat):
            for guest in self.lookers.values():
                if guest.stream is None:  # which seats are still free
                    self._send(guest, self._bare())
        made: dict[str, bytes] = {}
        shared, undo = Shared(self.rules), None if self.match is None else self.match.undo()
        old = self._views
        if isinstance(entry, ActionRecord | WentBack) and before is not None:
            self._views = self._seen_since(before)
        for looker in lookers:
            stream = looker.stream
            if stream is None:
                continue
            frame = made.get(stream)
            if frame is None:
                was = old.get(stream)
                message = self._message(row, entry, stream, was, before, done, shared, undo)
                frame = made[stream] = messages.write(message)
            self._hand(looker, frame)
        if isinstance(entry, Ended | Stopped):
            frame = messages.write(self._over())
            for looker in lookers:
                self._hand(looker, frame)
        if isinstance(entry, Lent):
            self._lending_changed(entry)
        for looker in lookers:
            self._release(looker)

    def _message(
        self,
        row: Row,
        entry: AnyEntry,
        stream: str,
        was: View | None,
        before: Table | None,
        done: Past | None,
        shared: Shared,
        undo: Undo | None,
    ) -> messages.Message:
        if isinstance(entry, HeaderRecord):
            self._views.pop(stream, None)
            return self._whole(stream)
        if isinstance(entry, Ended):
            return messages.Passed(row.seq, row.at)
        if isinstance(entry, ActionRecord | WentBack):
            assert before is not None
            assert was is not None
            assert undo is not None
            return self._step(row, stream, was, before, done, shared, undo)
        if isinstance(entry, Proposed) and entry.key:
            entry = replace(entry, key=b"")
        return messages.Told(row.seq, row.at, row.spent, row.seat, entry)

    def _step(
        self,
        row: Row,
        stream: str,
        was: View,
        before: Table,
        done: Past | None,
        shared: Shared,
        undo: Undo,
    ) -> messages.Step:
        """What a stream is sent of something that was done or taken back."""
        now, heard = self._views[stream], _heard_by_all(done) if stream == WATCHER else ()
        if done is not None and stream != WATCHER:
            heard = seen_events(done.came, stream)
        line, told = b"", None
        if done is not None:
            if is_public(before, done.action, done.came, stream, (was, now), heard):
                line = bytes(raw(done.action))
            told = said_choice(before, done.action)
            if told is not None and any(
                is_deed(event) and said(self.rules, event) is not None for event in heard
            ):
                told = None  # the events tell it
        checked = done is None or row.seq % CHECK_EVERY == 0
        return messages.Step(
            row.seq,
            row.at,
            row.spent,
            row.seat,
            self._match.count,
            shared.changes(was, now, heard),
            line,
            told,
            undo.told(stream),
            digest_of(now) if checked else b"",
        )

    def _seen_since(self, before: Table) -> dict[str, View]:
        """What all streams show now that are followed."""
        table = self._match.table
        seats = {stream: seen for stream, seen in self._views.items() if stream != WATCHER}
        found = views_since(before, table, seats)
        if WATCHER in self._views:
            found[WATCHER] = watched(table)
        return found

    # views that are lent

    def _hand(self, looker: Looker, frame: bytes) -> None:
        """Send a frame at once, or once the view that is lent may be seen."""
        if looker.kind == LENT and self.state.lending(looker.seat).how != "now":
            looker.held.append((self.standing.turn, frame))
        else:
            self._frames.append((looker.number, frame))

    def _release(self, looker: Looker) -> None:
        lent = self.state.lending(looker.seat) if looker.held else None
        if lent is None or (lent.how == "no" and not self.state.over):
            return
        due = self.standing.turn - lent.turns
        while looker.held and (self.state.over or lent.how == "now" or looker.held[0][0] <= due):
            self._frames.append((looker.number, looker.held.popleft()[1]))

    def _lending_changed(self, entry: Lent) -> None:
        if entry.how == "no":
            for looker in list(self.lookers.values()):
                if looker.kind == LENT and looker.seat == entry.seat:
                    self._send(looker, messages.Bye(refusals.CLOSED().sent))
                    del self.lookers[looker.number]


def _heard_by_all(done: Past | None) -> tuple[Event, ...]:
    """What happened, as all seats together know it."""
    if done is None:
        return ()
    came = done.came
    for seat in came.table.seats:
        came = After(came.table, seen_events(came, seat))
    return came.events


def _same_decision(done: Past) -> bool:
    """Whether several still choose at once as they did before."""
    was, now = done.before.pending, done.came.table.pending
    if len(was) != len(now) or not isinstance(was[-1], Sealed) or not isinstance(now[-1], Sealed):
        return False
    return not any(isinstance(event, ChoiceOpened) for event in done.came.events)
