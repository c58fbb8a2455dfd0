"""Whether a wish is fulfilled, and what is written then.

Each wish is judged on the table as it stands; what comes of it is rows for the store, or a refusal
for the one who wished. Nothing here changes the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct
from msgspec.structs import replace

import scriptorium.net.messages as messages
import scriptorium.net.refusals as refusals
from scriptorium.engine.errors import ILL_FORMED, LoadError
from scriptorium.engine.play import apply, ends_line, start
from scriptorium.engine.table import After, Table
from scriptorium.engine.values import Action, Seat
from scriptorium.house_rules.sealed_choices import Ask, Sealed, choose_as
from scriptorium.matches.computers import maker_names
from scriptorium.matches.match import DIGEST_EVERY
from scriptorium.matches.records import WentBack, begun, did, ended, table_digest
from scriptorium.plugins.sanitize import plain

from .entries import (
    BACK,
    COMPUTER,
    END,
    FREE,
    HAND_OVER,
    MOST_NAME,
    PAUSE,
    PERSON,
    SIT_IN,
    Answered,
    AnyEntry,
    Lent,
    Paused,
    Proposed,
    Resumed,
    Row,
    Said,
    Sat,
    SatIn,
    Stopped,
)
from .entries import encode as entry_bytes
from .keys import HOST, INVITE, LENT, SEAT, WATCH, Key, hashed
from .live_match import standing_of
from .lookers import Looker
from .luck import seed_of
from .phrases import PHRASES
from .state import Standing, State
from .store import Append
from .terms import NoClock

if TYPE_CHECKING:
    from .net_table import NetTable, Thinking

MOST_ASKED = 2  # times that taking back may be proposed in one turn
SNAPSHOT_EVERY = 32
COMPUTER_LATE = 20_000  # milliseconds after which another server sees to a computer's choice
MOST_SAID = 40  # entries of talk by one seat before something is done


class ComeBack(Struct, frozen=True):
    """A player is back at a seat where a computer sits in."""


class Thought(Struct, frozen=True):
    """A computer has chosen."""

    thinking: Thinking
    action: Action


class TimeUp(Struct, frozen=True):
    """Somebody has no time left, and the match ends by that."""


@dataclass(frozen=True)
class Writing:
    """What is being written, for which wish of which connection, and what it comes to."""

    append: Append
    came: tuple[After | None, ...]
    number: int
    wish: Any


Judged = tuple[Append | None, tuple[After | None, ...]]


def judged(table: NetTable, looker: Looker | None, wish: Any, now: int) -> Judged:
    """What is to be written for a wish; raises `Refused`."""
    rows = _Rows(table, looker.seat if looker is not None else "", getattr(wish, "id", b""), now)
    return _JUDGES[type(wish)](rows, looker, wish)


class _Rows:
    """The rows that a wish comes to, one behind the other, each on the table that it leads to."""

    def __init__(self, net: NetTable, seat: str, id: bytes, now: int) -> None:
        self.net, self.seat, self.id, self.now = net, seat, id, now
        self.table: Table | None = None if net.match is None else net.match.table
        self.count = 0 if net.match is None else net.match.count
        self.state: State = net.state
        self.rows: list[Row] = []
        self.came: list[After | None] = []
        self._standing: Standing = net.standing

    def add(self, entry: AnyEntry, came: After | None = None) -> None:
        """One more row."""
        spent = self.net.spent(self.now) if not self.rows else 0
        seq = self.net.seq + len(self.rows) + 1
        row = Row(seq, self.now, b"", self.seat, spent, entry_bytes(entry))
        self.rows.append(row)
        self.came.append(came)
        was = self._standing
        if came is not None:
            self.table = came.table
            self.count += 1
        self._standing = standing_of(self.table)
        self.state = self.state.after(row, entry, self.net.terms, was, self._standing)

    def do(self, action: Action) -> After:
        """One more action."""
        assert self.table is not None
        after = apply(self.table, action)
        at = self.count + 1
        digest = table_digest(after.table) if at % DIGEST_EVERY == 0 else ""
        self.add(did(at, after.table, action, digest), after)
        for entry in ended(at, after.table):
            self.add(entry)  # type: ignore[arg-type]
        return after

    def done(self, **more: Any) -> Judged:
        """What is to be written."""
        net, rows = self.net, self.rows
        if not rows:
            return Append(net.head.table, net.seq, **more), ()
        rows[-1] = rows[-1]._replace(client=self.id)
        old = net.match is not None and net.seq - net.snapped >= SNAPSHOT_EVERY
        append = Append(
            net.head.table,
            net.seq,
            tuple(rows),
            snapshot=net.snapshot() if old else b"",
            turns=self._turns(),
            deadline=self._deadline(),
            over=self.state.over,
            **more,
        )
        return append, tuple(self.came)

    def _turns(self) -> tuple[tuple[Seat, int], ...]:
        """The people who are to choose now and were not before."""
        was, now = self.net.standing, self._standing
        people = set(self.state.people)
        return tuple(
            (seat, now.turn)
            for seat in now.waiting
            if seat in people and (seat not in was.waiting or was.turn != now.turn)
        )

    def _deadline(self) -> int | None:
        """When somebody has to look at this table though nobody has it open."""
        terms, waiting = self.net.terms, self._standing.waiting
        if not self.state.runs:
            return None
        due = []
        if any(self.state.place(seat).computer for seat in waiting):
            due.append(COMPUTER_LATE)  # whoever asked it may be gone by then
        if terms.strict and not isinstance(terms.clock, NoClock):
            places = zip(self.state.places, self.state.left, strict=True)
            due += [ms for place, ms in places if place.seat in waiting and place.is_person]
        return self.now + max(0, min(due)) if due else None


# the match


def _match_of(rows: _Rows) -> Table:
    """The table, where something can be done on it now."""
    if rows.state.over:
        raise refusals.OVER()
    if rows.table is None:
        raise refusals.NOT_BEGUN()
    if rows.state.paused:
        raise refusals.PAUSED()
    return rows.table


def _player(looker: Looker | None) -> Seat:
    if looker is None or not looker.plays:
        raise refusals.ONLY_LOOKS()
    return looker.seat


def _do(rows: _Rows, looker: Looker | None, wish: messages.Do) -> Judged:
    """Do a row of choices to its end, or none of them."""
    seat, net = _player(looker), rows.net
    table = _match_of(rows)
    top = table.pending[-1]
    at_once = isinstance(top, Sealed) and seat in top.seats
    if wish.after != net.stand and not (at_once and net.opened <= wish.after < net.stand):
        raise refusals.STALE()
    if not at_once and top.seat != seat:
        raise refusals.NOT_YOUR_TURN()
    try:
        actions = [net.read_action(Raw(data)) for data in wish.actions]
    except LoadError:
        raise ILL_FORMED() from None
    _do_all(rows, seat, actions)
    return rows.done()


def _do_all(rows: _Rows, seat: Seat, actions: Sequence[Action]) -> None:
    assert rows.table is not None
    if any(isinstance(action, Ask) for action in actions):
        raise refusals.NOT_OTHERS()
    first, *rest = actions
    for action in (*choose_as(rows.table, seat, first), *rest):
        before = rows.table
        after = rows.do(action)
        if not isinstance(action, Ask) and ends_line(before, after):
            return


def _thought(rows: _Rows, looker: Looker | None, wish: Thought) -> Judged:
    thinking = wish.thinking
    if thinking.stand != rows.net.stand or not rows.state.runs:
        return None, ()
    if rows.state.place(thinking.seat).computer != thinking.level:
        return None, ()
    rows.seat = thinking.seat
    _do_all(rows, thinking.seat, [wish.action])
    return rows.done()


def _back(rows: _Rows, looker: Looker | None, wish: messages.Back) -> Judged:
    """Take back by right."""
    seat, net = _player(looker), rows.net
    table = _match_of(rows)
    if wish.after != net.stand:
        raise refusals.STALE()
    assert net.match is not None
    refused = net.match.why_not_back(wish.to, seat)
    if refused is not None:
        raise refused
    _go_back(rows, wish.to, table)
    return rows.done()


def _go_back(rows: _Rows, to: int, table: Table) -> None:
    net = rows.net
    assert net.match is not None
    before = net.match.table_at(to)
    rows.table, rows.count = before, to
    rows.add(WentBack(to, before.clock.turn, over=False))


# what players ask each other


def _propose(rows: _Rows, looker: Looker | None, wish: messages.Propose) -> Judged:
    """Propose something; where nobody has to agree, it is done at once."""
    seat, net, state = _player(looker), rows.net, rows.state
    if state.over:
        raise refusals.OVER()
    if rows.table is None:
        raise refusals.NOT_BEGUN()
    if state.proposal is not None:
        raise refusals.ONE_AT_A_TIME()
    _may_talk(rows, seat)
    here = net.attendance.here()
    others = [one for one in state.people if one != seat]
    entry = Proposed(seat, wish.what, (), wish.to, wish.about, wish.level)
    if wish.what == BACK:
        _match_of(rows)
        if not net.terms.ask_back:
            raise refusals.NOT_AGREED()
        if state.asked_in == rows.table.clock.turn and state.asked >= MOST_ASKED:
            raise refusals.ASKED_TWICE()
        assert net.match is not None
        net.match.table_at(wish.to)
    elif wish.what == PAUSE:
        _match_of(rows)
        others = [one for one in others if one in here]
    elif wish.what == END:
        others = [one for one in others if not net.is_away(one, rows.now)]
    else:
        others = [one for one in others if one in here and one != wish.about]
        entry = _about_absent(rows, entry, wish)
    rows.add(replace(entry, voters=tuple(others)))
    return _settled(rows)


def _about_absent(rows: _Rows, entry: Proposed, wish: messages.Propose) -> Proposed:
    """A proposal about a player who is away."""
    net, state = rows.net, rows.state
    if wish.about not in net.setup.seats or wish.about == entry.by:
        raise refusals.NO_SUCH_SEAT()
    if state.place(wish.about).who != PERSON or not net.is_away(wish.about, rows.now):
        raise refusals.NOT_AWAY()
    if wish.what == SIT_IN:
        if wish.level not in maker_names():
            raise refusals.NO_LEVEL()
        return entry
    if not wish.token:
        raise refusals.CLOSED()
    return replace(entry, key=hashed(wish.token))


def _answer(rows: _Rows, looker: Looker | None, wish: messages.Answer) -> Judged:
    seat, proposal = _player(looker), rows.state.proposal
    if proposal is None:
        raise refusals.NOT_ASKED()
    if seat in proposal.voters:
        if wish.yes and seat in rows.state.agreed:
            raise refusals.NOT_ASKED()
    elif seat != proposal.by or wish.yes:
        raise refusals.NOT_ASKED()
    rows.add(Answered(seat, wish.yes))
    return _settled(rows)


def _settled(rows: _Rows) -> Judged:
    """Do what was proposed, once everybody has agreed."""
    proposal = rows.state.proposal
    if proposal is None or not rows.state.is_agreed:
        return rows.done()
    table = rows.table
    assert table is not None
    if proposal.what == BACK:
        _go_back(rows, proposal.to, table)
    elif proposal.what == PAUSE:
        rows.add(Paused())
    elif proposal.what == END:
        rows.add(Stopped("agreed"))
    elif proposal.what == SIT_IN:
        rows.add(SatIn(proposal.about, proposal.level))
    elif proposal.what == HAND_OVER:
        seat = proposal.about
        rows.add(Sat(seat, FREE, salt=rows.state.place(seat).salt))
        key = Key(proposal.key, rows.net.head.table, INVITE, seat, 1)
        return rows.done(keys=(key,), lock=seat)
    return rows.done()


def _resume(rows: _Rows, looker: Looker | None, wish: messages.Resume) -> Judged:
    seat = _player(looker)
    if not rows.state.paused or rows.state.over:
        raise refusals.NOT_PAUSED()
    rows.add(Resumed(seat))
    return rows.done()


def _come_back(rows: _Rows, looker: Looker | None, wish: ComeBack) -> Judged:
    seat = _player(looker)
    if not rows.state.place(seat).sits_in or rows.state.over:
        return None, ()
    rows.add(SatIn(seat, ""))
    return rows.done()


def _time_up(rows: _Rows, looker: Looker | None, wish: TimeUp) -> Judged:
    late = rows.net.out_of_time(rows.now)
    if not late or not rows.net.terms.strict:
        return None, ()
    rows.add(Stopped("time", late[0]))
    return rows.done()


# what players say


def _may_talk(rows: _Rows, seat: Seat) -> None:
    at = rows.net.setup.seats.index(seat)
    if rows.state.told[at] >= MOST_SAID:
        raise refusals.ENOUGH_SAID()


def _say(rows: _Rows, looker: Looker | None, wish: messages.Say) -> Judged:
    seat, words = _player(looker), plain(wish.words).strip()
    _may_talk(rows, seat)
    if words and not rows.net.terms.free_text:
        raise refusals.NOT_AGREED()
    if bool(words) == bool(wish.phrase) or (wish.phrase and wish.phrase not in PHRASES):
        raise refusals.NO_PHRASE()
    rows.add(Said(seat, wish.phrase, words))
    return rows.done()


def _lend(rows: _Rows, looker: Looker | None, wish: messages.Lend) -> Judged:
    seat, allowed = _player(looker), rows.net.terms.lending
    _may_talk(rows, seat)
    if wish.how != "no" and allowed != "now" and wish.how != allowed:
        raise refusals.NOT_AGREED()
    rows.add(Lent(seat, wish.how, wish.turns if wish.how == "later" else 0))
    return rows.done()


def _note(rows: _Rows, looker: Looker | None, wish: messages.Note) -> Judged:
    return rows.done(note=(_player(looker), plain(wish.words)))


# who sits where


def _claim(rows: _Rows, looker: Looker | None, wish: messages.Claim) -> Judged:
    """Sit down by an invitation; with the last who does, the match begins."""
    state, net = rows.state, rows.net
    if looker is None or looker.kind != INVITE:
        raise refusals.CLOSED()
    seat = looker.seat or wish.seat
    free = [place.seat for place in state.places if place.who == FREE]
    if not free or state.over:
        raise refusals.NO_FREE_SEAT()
    if seat and seat not in net.setup.seats:
        raise refusals.NO_SUCH_SEAT()
    if seat and seat not in free:
        raise refusals.TAKEN()
    seat = seat or free[0]
    rows.seat = seat
    # A match that goes on keeps the salt with which its cards were dealt.
    salt = wish.salt if not state.began else state.place(seat).salt
    rows.add(Sat(seat, PERSON, plain(wish.name).strip()[:MOST_NAME], "", salt))
    _begin(rows)
    key = Key(hashed(wish.token), net.head.table, SEAT, seat)
    return rows.done(keys=(key,), uses=looker.key)


def _begin(rows: _Rows) -> None:
    """Begin the match, once nobody is awaited any more."""
    net, state = rows.net, rows.state
    if state.began or not state.is_full:
        return
    salts = [place.salt for place in state.places]
    table = start(net.rules, seed_of(net.head.secret, net.setup, salts))
    rows.table, rows.count = table, 0
    rows.add(begun(table, None, ""))


def _host(looker: Looker | None) -> None:
    if looker is None or looker.kind != HOST:
        raise refusals.ONLY_HOST()


def _seating(rows: _Rows, looker: Looker | None, wish: messages.Seating) -> Judged:
    """The host lets a computer sit down at a free seat before the match."""
    _host(looker)
    state = rows.state
    if wish.seat not in rows.net.setup.seats:
        raise refusals.NO_SUCH_SEAT()
    place = state.place(wish.seat)
    if place.who == PERSON or (state.began and place.who != FREE):
        raise refusals.TAKEN()
    if not wish.level:
        rows.add(Sat(wish.seat, FREE))
        return rows.done()
    if wish.level not in maker_names():
        raise refusals.NO_LEVEL()
    rows.add(Sat(wish.seat, COMPUTER, "", wish.level, place.salt))
    _begin(rows)
    return rows.done()


def _invite(rows: _Rows, looker: Looker | None, wish: messages.Invite) -> Judged:
    """The host makes a link; a player makes one for those who may look into the own hand."""
    net = rows.net
    if wish.kind == LENT:
        seat = _player(looker)
        if net.terms.lending == "never":
            raise refusals.NOT_AGREED()
        return rows.done(keys=(Key(hashed(wish.token), net.head.table, LENT, seat),))
    _host(looker)
    if wish.kind == INVITE:
        if wish.seat and wish.seat not in net.setup.seats:
            raise refusals.NO_SUCH_SEAT()
        key = Key(hashed(wish.token), net.head.table, INVITE, wish.seat, wish.uses)
        return rows.done(keys=(key,))
    if not net.terms.watchers:
        raise refusals.NOT_AGREED()
    return rows.done(keys=(Key(hashed(wish.token), net.head.table, WATCH),))


def _rekey(rows: _Rows, looker: Looker | None, wish: messages.Rekey) -> Judged:
    seat = _player(looker)
    key = Key(hashed(wish.token), rows.net.head.table, SEAT, seat)
    return rows.done(keys=(key,), lock=seat)


_JUDGES: dict[type[Any], Callable[[_Rows, Looker | None, Any], Judged]] = {
    messages.Do: _do,
    messages.Back: _back,
    messages.Propose: _propose,
    messages.Answer: _answer,
    messages.Resume: _resume,
    messages.Say: _say,
    messages.Lend: _lend,
    messages.Note: _note,
    messages.Claim: _claim,
    messages.Seating: _seating,
    messages.Invite: _invite,
    messages.Rekey: _rekey,
    ComeBack: _come_back,
    Thought: _thought,
    TimeUp: _time_up,
}
