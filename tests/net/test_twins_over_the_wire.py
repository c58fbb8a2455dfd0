"""What a seat or a spectator is sent follows from what they may know: twins get the same bytes.

Two tables stand side by side, alike to one who listens and different in all that one may not know.
The same happens at both. Content, length, number and order of frames have to be the same: of
steps, refusals, what was taken back, sealed choices, computers, and of all that is told anew to
who comes back.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace
from net_desk import Desk, boards, written

import scriptorium as sc
from night import counted, often
from scriptorium.house_rules import choose_as
from scriptorium.house_rules.sealed_choices import Sealed
from scriptorium.matches import why_not_back
from scriptorium.net import messages
from scriptorium.net.blind import asked_as
from scriptorium.net.live_match import LiveMatch
from scriptorium.net.lookers import Looker
from scriptorium.net.net_table import NetTable
from scriptorium.net.steps import Shared
from scriptorium.net.store import Kept
from scriptorium.net.terms import Terms
from scriptorium.net.uptime import Uptime
from scriptorium.testing.twins import twin

ACTIONS = counted(40, 1200)
MATCHES = counted(6, 200)
LONG = (1, 2, 12)  # actions for which a pair of twins is followed at most
HIDING = {"sator", "rennes", "plankenkoorts", "lantern", "lots", "peeping", "attic", "zeal"}
BOARDS = boards()
EAR = 999


class Pair:
    """A table and its twin, with one who listens to both in the same way."""

    def __init__(self, desk: Desk, kind: str, seat: str, hidden_from: str, seed: int) -> None:
        self.kind, self.seat, self.seed = kind, seat, seed
        stands = desk.stands
        self.both = (
            Beside(desk, stands, kind, seat),
            Beside(desk, twin(stands, hidden_from, seed), kind, seat),
        )
        assert self.same() > 0

    def same(self) -> int:
        """See that both were told the same, byte by byte; how many frames it was."""
        one, other = (beside.taken() for beside in self.both)
        assert one == other
        return len(one)

    def hear(self, number: int, message: messages.Message) -> None:
        for beside in self.both:
            beside.hear(number, message)


class Beside:
    """One of the two: a table that goes on from a snapshot."""

    def __init__(self, desk: Desk, stands: sc.Table, kind: str, seat: str) -> None:
        real = desk.table
        assert real.match is not None
        kept = real.match
        real.match = LiveMatch(stands, kept.count, kept.memories)
        self.snapshot = (real.seq, real.snapshot())
        real.match = kept
        self.head, self.library, self.now = desk.made.head, desk.library, desk.now
        self.rows = []
        self.kind, self.seat = kind, seat
        self.table = self.opened(())
        people = [place.seat for place in self.table.state.places if place.is_person]
        for number, one in enumerate(people, 1):
            self.table.look(Looker(number, "seat", one), -1, self.now)
        self.table.look(Looker(EAR, kind, seat), -1, self.now)
        self.settle()

    def opened(self, rows):
        kept = Kept(self.head, self.snapshot, tuple(rows), self.snapshot[0] + len(rows))
        return NetTable.opened_from(kept, self.library, self.table_uptime(), self.now)

    def table_uptime(self):
        return Uptime((), 0)

    def settle(self):
        table = self.table
        self.heard = getattr(self, "heard", [])
        while True:
            self.heard += [frame for number, frame in table.to_send() if number == EAR]
            if table.to_find() is not None:
                table.found(None, self.now)
            elif (append := table.to_write()) is not None:
                self.rows += append.rows
                table.written(self.now)
            else:
                return

    def hear(self, number, message):
        self.table.hear(number, message, self.now)
        self.settle()

    def thinks(self, seat, action):
        """A computer chooses."""
        thinking = self.table.thinking()
        assert thinking is not None
        self.table.thought(replace(thinking, seat=seat), action, self.now)
        self.settle()

    def comes_back(self, back: int) -> None:
        """Who listens comes back and lacks so many entries."""
        have = max(self.snapshot[0], self.table.seq - back)
        self.table.leave(EAR, self.now)
        seen = tuple(row for row in self.rows if row.seq <= have)
        behind = tuple(row for row in self.rows if row.seq > have)
        looker = Looker(EAR, self.kind, self.seat)
        old = self.opened(seen)
        self.heard += old.catch_up(looker, behind, self.now, whole=back % 2 == 0)
        self.table.join(Looker(EAR, self.kind, self.seat), self.now)
        self.settle()

    def taken(self):
        heard, self.heard = self.heard, []
        return heard

    @property
    def stands(self):
        return self.table.match.table


def wished(pair: Pair, seat: str, action: sc.Action, at: int) -> messages.Do:
    stand = pair.both[0].table.stand
    return messages.Do(at.to_bytes(16, "big"), stand, (bytes(written(action)),))


def to_choose(table: sc.Table, chance: Random) -> tuple[str, tuple[sc.Action, ...]]:
    """Who chooses next, and what they may choose: any of those who are asked at once."""
    top = table.pending[-1]
    seat = chance.choice(top.waiting) if isinstance(top, Sealed) and top.waiting else top.seat
    return seat, sc.legal(asked_as(table, seat))


def fits(table: sc.Table, seat: str, action: sc.Action, listener: str) -> bool:
    """Whether an action can be done here and shows nothing new to who listens."""
    for one in choose_as(table, seat, action):
        if sc.why_not(table, one) is not None:
            return False
        after = sc.apply(table, one)
        if after.learned if not listener else listener in after.learned:
            return False
        table = after.table
    return True


def is_refused(table: sc.Table, seat: str, action: sc.Action) -> bool:
    top = table.pending[-1]
    asked = top.seats if isinstance(top, Sealed) else (top.seat,)
    return seat not in asked or sc.why_not(asked_as(table, seat), action) is not None


def follow(name: str, kind: str, at: int, counts: Counter[str]) -> None:
    """Play matches and set twins beside them again and again; the last seat may be a computer's."""
    left = ACTIONS
    for match in range(MATCHES):
        left -= follow_match(name, kind, at, counts, left, match)
        if left <= 0:
            return


def follow_match(name: str, kind: str, at: int, counts: Counter[str], most: int, match: int) -> int:
    library, setup = BOARDS[name]
    chance = Random(f"{name} {kind} {at} {match}")
    seats = setup.seats
    seat = seats[at % len(seats)]
    computers = {seats[-1]: "novice"} if (at + match) % 2 and seat != seats[-1] else {}
    desk = Desk(library, setup, Terms(lending="now", free_text=True), computers)
    numbers = desk.sit_all()
    if kind == "lent":
        desk.hear(numbers[seat], messages.Lend(bytes(16), "now"))
    pair, left, wrong = None, 0, []
    listener = "" if kind == "watch" else seat
    for step in range(most):
        table = desk.stands
        if table.outcome is not None:
            return step
        if left == 0 or pair is None:
            pair, left = Pair(desk, kind, listener, seat, step), chance.choice(LONG)
            one, other = (beside.stands for beside in pair.both)
            counts["pairs"] += 1
            counts["hidden"] += (one.parts, one.pending) != (other.parts, other.pending)
        chooser, choices = to_choose(table, chance)
        action = chance.choice(choices)
        wrong = [*wrong[-30:], chance.choice(choices)]
        refuse(pair, kind, seat, wrong, chance, counts, step)
        if chance.random() < 0.2:  # somebody else is refused something: nobody hears of it
            other = chance.choice([one for one in seats if one != seat] or [seat])
            if all(is_refused(beside.stands, other, wrong[0]) for beside in pair.both):
                pair.hear(numbers.get(other, 0), wished(pair, other, wrong[0], 20_000 + step))
                counts["refused to others"] += 1
            said = messages.Say(bytes([8] * 8) + step.to_bytes(8, "big"), "thanks")
            pair.hear(numbers.get(other, 0), said)
        if chance.random() < 0.1:
            back = chance.randrange(6)
            for beside in pair.both:
                beside.comes_back(back)
            counts["came back"] += 1
        counts["frames"] += pair.same()
        if all(fits(beside.stands, chooser, action, listener) for beside in pair.both):
            if chooser in computers:
                for beside in pair.both:
                    beside.thinks(chooser, action)
                counts["computers"] += 1
            else:
                pair.hear(numbers[chooser], wished(pair, chooser, action, step))
            told = pair.same()
            assert told > 0
            counts["frames"] += told
            counts["actions"] += 1
            counts["sealed"] += isinstance(table.pending[-1], Sealed)
            left -= 1
            if chooser not in computers:
                taken_back(pair, numbers, chooser, chance, counts, step)
        else:
            left = 0
        if chooser in computers:
            thinking = desk.table.thinking()
            assert thinking is not None
            desk.table.thought(replace(thinking, seat=chooser), action, desk.now)
            desk.settle()
        else:
            desk.do(numbers[chooser], action)
    return most


def refuse(pair, kind, seat, wrong, chance, counts, step):
    """What is refused to who listens is a message as well."""
    if kind == "seat":
        for bad in chance.sample(wrong, min(2, len(wrong))):
            if all(is_refused(beside.stands, seat, bad) for beside in pair.both):
                pair.hear(EAR, wished(pair, seat, bad, 10_000 + step))
                counts["refused"] += 1
        pair.hear(EAR, messages.Back(bytes([7] * 8) + step.to_bytes(8, "big"), 0, 0))
        counts["frames"] += pair.same()
    elif chance.random() < 0.2:
        pair.hear(EAR, messages.Say(bytes([9] * 8) + step.to_bytes(8, "big"), "hello"))
        counts["frames"] += pair.same()


def taken_back(pair, numbers, chooser, chance, counts, step):
    """Sometimes it is taken back at both, by right, and done again."""
    matches = [beside.table.match for beside in pair.both]
    if chance.random() > 0.15 or matches[0].table.outcome is not None:
        return
    answers = [match.why_not_back(match.count - 1, chooser) for match in matches]
    assert (answers[0] is None) == (answers[1] is None)
    if answers[0] is not None:
        return
    last = [match.past[-1] for match in matches]
    assert all(why_not_back(one.before, one.came, chooser) is None for one in last)
    stand = pair.both[0].table.stand
    back = messages.Back(bytes([6] * 8) + step.to_bytes(8, "big"), stand, matches[0].count - 1)
    pair.hear(numbers[chooser], back)
    counts["frames"] += pair.same()
    counts["taken back"] += 1
    again = (bytes(written(last[0].action)),)
    stand = pair.both[0].table.stand
    pair.hear(numbers[chooser], messages.Do(bytes([5] * 8) + step.to_bytes(8, "big"), stand, again))
    counts["frames"] += pair.same()


@pytest.mark.parametrize("name", BOARDS)
def test_twins_are_sent_the_same(name):
    counts = Counter()
    for at in range(len(BOARDS[name][1].seats)):
        for kind in ("seat", "watch", "lent") if at == 0 or often(False, True) else ("seat",):
            follow(name, kind, at, counts)
    print(name, dict(counts))
    assert counts["actions"] >= 2
    assert counts["hidden"] or name not in HIDING
    assert counts["frames"] > counts["actions"]


def test_what_stands_in_the_place_of_a_secret_tells_nothing():
    """A field that happens to hold what others are shown anyway is a secret as well."""
    counts = Counter()
    for at in range(2):
        for match in range(12):
            follow_match("peeping", "watch", at, counts, 6, match)
    assert counts["actions"] > 12


def test_the_comparison_detects(monkeypatch):
    """A step that tells what changed on the real table is seen at once."""
    real, tell, leaks = Shared.changes, NetTable._step, []

    def leaky(self, old, new, heard):
        told = real(self, old, new, heard)
        return replace(told, events=(*told.events, *leaks[-1:]))

    def step(self, row, stream, was, before, done, shared, undo):
        leaks.append(sc.digest(self.match.table))
        return tell(self, row, stream, was, before, done, shared, undo)

    monkeypatch.setattr(Shared, "changes", leaky)
    monkeypatch.setattr(NetTable, "_step", step)
    with pytest.raises(AssertionError):
        follow("sator", "seat", 0, Counter())
