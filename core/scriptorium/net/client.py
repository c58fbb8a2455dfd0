"""A device at a table over a net, without a socket: what it knows, asks, and still has to hear.

    client = NetClient(library, token)
    socket.send(client.connected())           on every connection, the first as the tenth
    client.hear(frame)
    for frame in client.to_send(): …
    client.table, client.choose(action), client.why_not_undo(), client.back()

It keeps the view of its seat as a table and asks that what may be done, why not, and what would
come of it; all of it exact and without waiting. Small choices stay here until they are complete or
something would come to light, and travel as one. What was sent is sent again under its name until
it is answered.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Raw

import scriptorium.net.messages as messages
import scriptorium.net.refusals as refusals
from scriptorium.engine.errors import LoadError, Reason, Refused, SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.play import apply, ends_line
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import blind, view_of
from scriptorium.engine.table import After, Table, View
from scriptorium.engine.values import Action, Event, MatchSetup, Seat, Text, Turn
from scriptorium.hidden import Memory, no_memory
from scriptorium.matches.match import NOTHING_DONE
from scriptorium.matches.records import ActionRecord, Ended, WentBack, raw
from scriptorium.matches.undo_policy import NOT_YOURS, REVEALED, TURN_OVER
from scriptorium.plugins.versions import agreed

from .blind import asked_as, digest_of, table_of
from .entries import BACK, HAND_OVER, AnyEntry, Lending, OfTable, ProposalKind, Row
from .keys import INVITE, LENT, SEAT, WATCH, new_token
from .live_match import TOO_FAR, standing_of
from .luck import new_secret
from .state import NOT_BEGUN, Standing, State
from .steps import reader_of
from .table_packs import TableLibraries, TablePack

WAITING = Reason("waiting", "", "The server hasn't answered yet.", message="net-waiting")
_BACK = {reason.id: reason for reason in (NOTHING_DONE, REVEALED, TURN_OVER, TOO_FAR)}


@dataclass(frozen=True)
class Happened:
    """Something that was done, or taken back, as this seat saw it: the material of movement."""

    seq: int
    at: int
    seat: Seat
    was: View
    now: View
    events: tuple[Event, ...]
    action: Action | None
    said: Text | None
    left: int
    went_back: bool

    @cached_property
    def before(self) -> Table:
        """The table before it."""
        return table_of(self.was)

    @cached_property
    def came_to(self) -> After:
        """What it came to."""
        return After(table_of(self.now), self.events)


@dataclass(frozen=True)
class Talk:
    """An entry that is no part of the match: somebody sat down, said or proposed something."""

    seq: int
    at: int
    seat: str
    entry: OfTable


@dataclass
class Local:
    """A choice made here: the action, and what it comes to as far as it is known here."""

    action: Action
    before: Table
    came: After | None


class NetClient:
    """One device at one table; `have` says from where on it wants to be told, as `Hello` does.

    `packs` are those that it has already from other tables, by their hashes.
    """

    def __init__(
        self,
        library: Library,
        token: bytes,
        have: int = -1,
        packs: dict[str, TablePack] | None = None,
    ) -> None:
        self.library = library
        self.packs = {} if packs is None else packs
        self.token = token
        self.rules: Ruleset | None = None
        self.welcome: messages.Welcome | None = None
        self.state: State | None = None
        self.seq = have
        self.stand = 0
        self.count = 0
        self.actor = ""
        self.seen: View | None = None
        self.memory: Memory | None = None
        self.note = ""
        self.present: dict[Seat, tuple[str, int]] = {}
        self.over: messages.Over | None = None
        self.closed: Refused | None = None  # why the table sends nothing any more
        self.unfit = ""  # why the match cannot be shown here
        self.refused: Refused | None = None  # why the last wish was not fulfilled
        self.confused = False  # whether it has to connect anew
        self.mistakes = 0  # how often the view had to be asked for anew
        self.salt = b""
        self._undo = NOTHING_DONE.id
        self._happened: list[Happened] = []
        self._talk: list[Talk] = []
        self._out: list[bytes] = []
        self._wishes: OrderedDict[bytes, messages.Wish] = OrderedDict()
        self._line: list[Local] = []
        self._sent: bytes = b""  # the name of the wish that the line was sent with
        self._asked_again = self._greeted = self._sitting_down = False
        self._in_sight = True
        self._base: tuple[View, Table] | None = None
        self._memories: dict[int, Memory] = {}
        self._held: list[bytes] = []  # what waits until all packs are here

    # the connection

    def connected(self) -> bytes:
        """The first message on a connection; what has not been answered is sent behind it."""
        hello, *more = self._hello()
        self._out = [*more, *(messages.write(wish) for wish in self._wishes.values())]
        self._asked_again = self.confused = False
        self.closed, self._greeted, self._sitting_down = None, False, False
        return hello

    def _hello(self) -> list[bytes]:
        """Who is here, and whether in sight: the table takes a new connection for one that is."""
        said: list[messages.Message] = [messages.Hello(self.token, self.seq)]
        if not self._in_sight:
            said.append(messages.Visible(False))
        return [messages.write(one) for one in said]

    def to_send(self) -> list[bytes]:
        """What is to be sent now."""
        frames, self._out = self._out, []
        return frames

    def hear(self, frame: bytes) -> None:
        """A frame from the table; raises `LoadError` for anything that no table sends."""
        message = messages.read_answer(frame)
        if self._sitting_down and isinstance(message, _OF_THE_TABLE):
            return  # the last that a guest is told; the seat is told everything anew
        if not self._greeted and isinstance(message, _OF_THE_TABLE):
            self.confused = True  # what comes first tells whose view this is
            return
        if self._lacking and isinstance(message, _OF_THE_TABLE):
            self._held.append(frame)
            return
        _HEARD[type(message)](self, message)

    def _welcomed(self, message: messages.Welcome) -> None:
        self.welcome, self._greeted, self._sitting_down = message, True, False
        self._held.clear()
        self._out += [messages.write(messages.Want(hash)) for hash in self._lacking]
        self._agree()

    @property
    def _lacking(self) -> list[str]:
        """The packs of the table that are not here yet."""
        wanted = () if self.welcome is None else self.welcome.packs
        return [hash for hash in wanted if hash not in self.packs]

    def _brought(self, brought: messages.Brought) -> None:
        """A pack came; with the last, what had to wait is heard."""
        self.packs[brought.pack.hash] = brought.pack
        self._agree()
        if not self._lacking:
            held, self._held = self._held, []
            for frame in held:
                self.hear(frame)

    def _agree(self) -> None:
        """Have the rules of the match, once all packs are here."""
        if self.rules is not None or self.welcome is None or self._lacking:
            return
        setup = msgspec.msgpack.decode(self.welcome.setup, type=MatchSetup)
        try:
            packs = [self.packs[hash] for hash in self.welcome.packs]
            self.library = TableLibraries(self.library).of(packs)
            self.rules = self.library.rules(agreed(self.library, setup))
        except SetupError as error:
            self.unfit = str(error)

    def _stands(self, message: messages.Whole) -> None:
        """Everything anew."""
        assert self.welcome is not None
        if message.seq < self.seq:
            return
        if message.seat != (self.welcome.seat if self.welcome.kind in (SEAT, LENT) else ""):
            self.confused = True
            return
        self._asked_again = False
        self.seq, self.stand, self.count = message.seq, message.stand, message.count
        self.state, self.actor, self._undo = message.state, message.by, message.undo
        if message.view and self.rules is not None:
            seat = message.seat or self.rules.setup.seats[0]
            self.seen = view_of(self.rules, seat, message.view)
            if digest_of(self.seen) != message.digest:
                raise LoadError("the view is not the one that was sent")
            # What was seen before is not told again, and what was remembered may not hold.
            self.memory = no_memory(seat)
            self._memories = {message.count: self.memory}
        self._rebase()

    def _stepped(self, step: messages.Step) -> None:
        """One entry of the match."""
        if not self._is_next(step.seq) or self.seen is None or self.state is None:
            return
        reader, was = reader_of(self.seen.rules), self.seen
        now, heard = reader.apply(was, step.changes), reader.events(step.changes)
        if step.digest and digest_of(now) != step.digest:
            self._again()
            return
        action = reader.action(Raw(step.line)) if step.line else None
        went_back = step.left <= self.count
        entry: AnyEntry
        if went_back:
            entry = WentBack(step.left, now.clock.turn, over=False)
        else:
            entry = ActionRecord(step.left, now.clock.turn, now.outcome is not None, Raw(b"\xc0"))
        self.seen, self.count, self.stand, self._undo = now, step.left, step.seq, step.undo
        self.actor = step.by
        self._fold(step.seq, step.at, step.spent, step.by, entry, standing_of(blind(was)))
        if went_back:
            self.memory = self._memories.get(step.left, no_memory(now.seat))
        elif self.memory is not None:
            self.memory = self.memory.after(blind(was), After(blind(now), heard))
        if self.memory is not None:
            self._memories[step.left] = self.memory
        self._happened.append(
            Happened(
                *(step.seq, step.at, step.by, was, now, heard),
                *(action, step.said, step.left, went_back),
            )
        )
        if self._sent and self._line and bytes(raw(self._line[0].action)) == step.line:
            del self._line[0]
        self._rebase()

    def _told(self, told: messages.Told) -> None:
        """An entry that is no part of the match."""
        if self._is_next(told.seq):
            self._talk.append(Talk(told.seq, told.at, told.by, told.entry))
            self._fold(told.seq, told.at, told.spent, told.by, told.entry, self._standing)

    def _passed(self, passed: messages.Passed) -> None:
        """An entry with nothing in it for this seat: what the match came to."""
        if self._is_next(passed.seq):
            ended = Ended(self.count, self._standing.turn, True, (), ())
            self._fold(passed.seq, passed.at, 0, "", ended, self._standing)

    @property
    def _standing(self) -> Standing:
        return NOT_BEGUN if self.seen is None else standing_of(blind(self.seen))

    def _fold(self, seq: int, at: int, spent: int, by: str, entry: AnyEntry, was: Standing) -> None:
        """Take an entry into what this device knows of the table besides its match."""
        self.seq = seq
        if self.state is not None and self.welcome is not None:
            row = Row(seq, at, b"", by, spent, b"")
            self.state = self.state.after(row, entry, self.welcome.terms, was, self._standing)

    def _is_next(self, seq: int) -> bool:
        """Whether this entry follows the last; one that came before is passed over."""
        if seq == self.seq + 1 and not self._asked_again:
            return True
        if seq > self.seq:
            self._again()
        return False

    def _again(self) -> None:
        """Something is missing or does not fit: ask for everything, once."""
        if not self._asked_again:
            self._asked_again = True
            self.mistakes += 1
            self._out.append(messages.write(messages.Again()))

    def _done(self, done: messages.Done) -> None:
        wish = self._wishes.pop(done.id, None)
        if done.id == self._sent:
            self._forget_line()
        if isinstance(wish, messages.Claim | messages.Rekey):
            self.token = wish.token
            if isinstance(wish, messages.Claim):
                self.seq, self._greeted, self._sitting_down = -1, False, True
                self._out += self._hello()

    def _no(self, no: messages.No) -> None:
        known = self._wishes.pop(no.id, None)
        if known is None and no.id:
            return  # an answer that came twice
        self.refused = no.why.refused
        if no.id == self._sent:
            self._forget_line()

    def _forget_line(self) -> None:
        self._line.clear()
        self._sent = b""

    def _came(self, present: messages.Present) -> None:
        self.present[present.seat] = (present.how, present.since)

    def _noted(self, noted: messages.Noted) -> None:
        self.note = noted.words

    def _ended(self, over: messages.Over) -> None:
        self.over = over

    def _bye(self, bye: messages.Bye) -> None:
        self.closed = bye.why.refused

    def _pong(self, pong: messages.Pong) -> None:
        """The connection is alive; when, is for who keeps it."""

    # what happened

    def happened(self) -> list[Happened]:
        """What was done since this was last asked, in order: to be shown as movement."""
        found, self._happened = self._happened, []
        return found

    def talk(self) -> list[Talk]:
        """What else was told since this was last asked."""
        found, self._talk = self._talk, []
        return found

    def saw(self) -> None:
        """The player has seen everything up to now."""
        if self.seq > 0:
            self._out.append(messages.write(messages.Saw(self.seq)))

    # the table

    @property
    def seat(self) -> Seat:
        """The seat of this device; empty for who looks on."""
        return "" if self.welcome is None or self.welcome.kind != "seat" else self.welcome.seat

    @property
    def table(self) -> Table:
        """The table as this seat knows it, with what was chosen here and not sent yet.

        It is good for `legal`, `why_not`, previews, touches and pictures. Raises `Refused` before
        the match.
        """
        if not self._line:
            return self._confirmed()
        last = self._line[-1]
        return last.before if last.came is None else last.came.table

    def _confirmed(self) -> Table:
        """The table as the server has told it."""
        if self.seen is None:
            raise refusals.NOT_BEGUN()
        if self._base is None or self._base[0] is not self.seen:
            table = table_of(self.seen)
            self._base = (self.seen, asked_as(table, self.seat) if self.seat else table)
        return self._base[1]

    @property
    def line(self) -> tuple[Action, ...]:
        """What was chosen here and has not been told to anybody."""
        return () if self._sent else tuple(one.action for one in self._line)

    @property
    def local(self) -> tuple[Local, ...]:
        """What was chosen here and is not on the table yet, whether it was sent or not."""
        return tuple(self._line)

    @property
    def awaits_answer(self) -> bool:
        """Whether something was sent that has not been answered."""
        return bool(self._wishes)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are to choose now."""
        return self._standing.waiting

    @property
    def may_choose(self) -> bool:
        """Whether this seat is to choose now."""
        if self.seen is None or self.state is None or not self.state.runs or self._sent:
            return False
        return self.seat in standing_of(self.table).waiting

    def choose(self, action: Action, came: After | None = None) -> bool:
        """Choose; whether it was sent. It stays here as long as it is a part of something.

        Raises `Refused`, with the reason that the server would give. `came` is what `apply` gave
        for this very action on this very table, if it is at hand.
        """
        if self._sent:
            raise WAITING()
        if not self.seat:
            raise refusals.ONLY_LOOKS()
        if self.state is not None and (self.state.over or self.state.paused):
            raise refusals.OVER() if self.state.over else refusals.PAUSED()
        table = self.table
        if table.outcome is None and table.chooser != self.seat:
            raise refusals.NOT_YOUR_TURN()
        self._line.append(self._local(table, action, came))
        if self._is_complete():
            self.send_line()
            return True
        return False

    def _local(self, table: Table, action: Action, came: After | None = None) -> Local:
        came = apply(table, action) if came is None else came
        known = self.seat not in came.learned
        return Local(action, table, came if known else None)

    def _is_complete(self) -> bool:
        """Whether what was chosen here is to be sent: it is whole, or something comes to light."""
        first, last = self._line[0], self._line[-1]
        if last.came is None or ends_line(last.before, last.came):
            return True
        was, now = first.before.pending, last.came.table.pending
        if len(self._line) == messages.MOST_LINE:
            return True
        return len(now) <= len(was) and type(now[-1]) in (Turn, type(was[-1]))

    def send_line(self) -> None:
        """Send what was chosen here, complete or not."""
        if self._line and not self._sent:
            actions = tuple(bytes(raw(one.action)) for one in self._line)
            wish = messages.Do(new_token(), self.stand, actions)
            self._sent = wish.id
            self.wish(wish)

    def _rebase(self) -> None:
        """Put what was chosen here on the table as it is now; what does not fit is let go."""
        line, self._line = self._line, []
        for one in line:
            try:
                self._line.append(self._local(self.table, one.action))
            except Refused as refused:
                self.refused = refused
                return
            if self._line[-1].came is None:
                return

    # taking back

    def why_not_undo(self) -> Refused | None:
        """Why this seat cannot take the last choice back by right, or None."""
        if self._sent:
            return WAITING()
        if self._line or not self._undo:
            return None
        reason = _BACK.get(self._undo)
        return NOT_YOURS(seat=self.actor) if reason is None else reason()

    def undo(self) -> None:
        """Take the last choice back: at once where it was not sent, else by asking the table."""
        refused = self.why_not_undo()
        if refused is not None:
            raise refused
        if self._line:
            self._line.pop()
        else:
            self.wish(messages.Back(new_token(), self.stand, self.count - 1))

    # wishes

    def wish(self, wish: messages.Wish) -> None:
        """Ask the table for something, until it answers."""
        self.refused = None
        self._wishes[wish.id] = wish
        self._out.append(messages.write(wish))

    def claim(self, name: str, seat: Seat = "") -> bytes:
        """Sit down by an invitation; gives the token of the seat, which is made here."""
        self.salt, token = new_secret(), new_token()
        self.wish(messages.Claim(new_token(), token, name, self.salt, seat))
        return token

    def say(self, phrase: str = "", words: str = "") -> None:
        """Say one of the `PHRASES`, or words where the table allows it."""
        self.wish(messages.Say(new_token(), phrase, words))

    def propose(self, what: ProposalKind, about: Seat = "", level: str = "") -> bytes:
        """Propose to the others what `what` says; for `hand_over`, gives the token of the link.

        `back` is about the last choice; `sit_in` names a level, `hand_over` and it a seat.
        """
        token = new_token() if what == HAND_OVER else b""
        to = max(0, self.count - 1) if what == BACK else 0
        self.wish(messages.Propose(new_token(), what, to, about, level, token))
        return token

    def answer(self, yes: bool) -> None:
        """Agree with what is proposed or do not, or take back what one has proposed."""
        self.wish(messages.Answer(new_token(), yes))

    def resume(self) -> None:
        """Go on after a pause."""
        self.wish(messages.Resume(new_token()))

    def lend(self, how: Lending, turns: int = 0) -> None:
        """Let spectators look into the own hand, some turns later or at once, or no longer."""
        self.wish(messages.Lend(new_token(), how, turns))

    def keep_note(self, words: str) -> None:
        """Keep a note that only this seat reads."""
        self.wish(messages.Note(new_token(), words))

    def lock_others_out(self) -> None:
        """From now on only this device opens the seat, with a new token."""
        self.wish(messages.Rekey(new_token(), new_token()))

    def link_to_lent_view(self) -> bytes:
        """Make a link for those who may look into the own hand; gives its token."""
        token = new_token()
        self.wish(messages.Invite(new_token(), token, LENT))
        return token

    def invite(self, seat: Seat = "", uses: int = 1) -> bytes:
        """Make an invitation as the host, to a seat or to any free one; gives its token."""
        token = new_token()
        self.wish(messages.Invite(new_token(), token, INVITE, seat, uses))
        return token

    def link_to_watch(self) -> bytes:
        """Make a link for spectators as the host; gives its token."""
        token = new_token()
        self.wish(messages.Invite(new_token(), token, WATCH))
        return token

    def seat_computer(self, seat: Seat, level: str = "") -> None:
        """Let a computer sit down at a free seat as the host; without a level, get up again."""
        self.wish(messages.Seating(new_token(), seat, level))

    def visible(self, here: bool) -> None:
        """Tell whether the table is in sight; every new connection is told again."""
        self._in_sight = here
        self._out.append(messages.write(messages.Visible(here)))


_OF_THE_TABLE = (messages.Whole, messages.Step, messages.Told, messages.Passed)
_HEARD: dict[type[messages.Message], Any] = {
    messages.Welcome: NetClient._welcomed,
    messages.Brought: NetClient._brought,
    messages.Whole: NetClient._stands,
    messages.Step: NetClient._stepped,
    messages.Told: NetClient._told,
    messages.Passed: NetClient._passed,
    messages.Done: NetClient._done,
    messages.No: NetClient._no,
    messages.Present: NetClient._came,
    messages.Noted: NetClient._noted,
    messages.Over: NetClient._ended,
    messages.Bye: NetClient._bye,
    messages.Pong: NetClient._pong,
}
