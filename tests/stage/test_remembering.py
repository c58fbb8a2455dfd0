"""What seats remember and which turns there were, with next to nothing done again for it."""

from __future__ import annotations

import random

import pytest
from stage_games import library, new_table

from scriptorium import Turn
from scriptorium.ai import BrokenOff
from scriptorium.hidden import no_memory
from scriptorium.matches import Match, history
from scriptorium_play.advice.analysis import own_turns
from scriptorium_play.common.seats import PERSON
from scriptorium_play.computers.thread import MARKS, Remembering
from scriptorium_play.replay.session import replay_session
from scriptorium_play.session.session import Session

LONG, NEAR = 220, 20


@pytest.fixture
def applies(monkeypatch):
    """A match keeps little, and each action that is done again for it is counted."""
    again = []

    def counted(table, action):
        again.append(action)
        return apply(table, action)

    apply = history.apply
    monkeypatch.setattr(history, "apply", counted)
    monkeypatch.setattr(history, "NEAR", NEAR)
    monkeypatch.setattr(history, "STRIDE", 8)
    return again


@pytest.fixture(scope="module")
def noted():
    """A long match, and what each seat remembers after each action, noted as it went."""
    match, luck = Match(new_table("plankenkoorts", 4, 3)), random.Random(4)
    memories = {seat: [no_memory(seat)] for seat in match.table.seats}
    tables = [match.table]
    while len(match.done) < LONG:
        (done,) = match.play(luck.choice(match.choices()))
        tables.append(match.table)
        for row in memories.values():
            row.append(row[-1].after(tables[-2], done.came_to))
    assert any(one.watches for row in memories.values() for one in row)
    return match.actions, memories, tables


@pytest.fixture
def played(applies, noted):
    """The same match, played for each test anew, with what was noted."""
    actions, memories, tables = noted
    match = Match(tables[0])
    for action in actions:
        match.play(action)
    assert match.table == tables[-1]
    applies.clear()
    return match, memories, tables


def test_only_what_is_new_is_gone_through_and_never_by_who_asks(applies, played):
    """Whoever draws does nothing again; whoever thinks does it once, and after undo little."""
    match, memories, _ = played
    luck, remembering = random.Random(7), Remembering()
    seat = match.table.chooser
    recall = remembering.recall(match, seat)
    assert not applies
    assert recall() == memories[seat][LONG]
    assert LONG / 2 < len(applies) < LONG
    applies.clear()
    for _ in range(MARKS):
        for _ in range(2):
            match.play(luck.choice(match.choices()))
        remembering.recall(match, seat)()
    assert not applies
    before = match.branched(len(match.done) - 5)
    match.go_back_to(len(match.done) - 5)
    assert remembering.recall(match, seat)() == remembering.recall(before, seat)()
    assert len(applies) <= 16


@pytest.mark.parametrize("at", [0, 1, 57, 130, LONG])
def test_each_seat_remembers_what_it_has_seen(applies, played, at):
    match, memories, _ = played
    remembering = Remembering()
    for nr in sorted({0, at // 2, at, max(0, at - 3)}):
        for seat in match.table.seats:
            assert remembering.recall(match.branched(nr), seat)() == memories[seat][nr]


def test_what_is_wanted_no_more_ends_at_once_and_is_gone_on_with(applies, played):
    match, memories, _ = played
    remembering, seat = Remembering(), match.table.seats[1]
    left = iter(range(100))
    recall = remembering.recall(match, seat, lambda: next(left, None) is not None)
    with pytest.raises(BrokenOff):
        recall()
    assert len(applies) <= 108
    assert remembering.recall(match, seat)() == memories[seat][LONG]
    assert len(applies) < LONG


def test_turns_are_known_with_nothing_done_again(applies, played):
    match, _, tables = played
    session = Session(match, library(), dict.fromkeys(match.table.seats, PERSON), seed=3)
    applies.clear()
    replay = replay_session(session)
    turns, own = replay.turns, list(own_turns(match))
    assert len(turns) > 20
    assert len(own) > 20
    assert not applies
    clocks = [(one.clock.turn, one.clock.phase) for one in tables]
    assert turns == tuple(at for at, one in enumerate(clocks) if not at or one != clocks[at - 1])
    begins = [at for at in range(LONG) if not at or clocks[at][0] != clocks[at - 1][0]]
    assert own == [
        (at, end, tables[at].chooser)
        for at, end in zip(begins, [*begins[1:], LONG], strict=True)
        if isinstance(tables[at].pending[-1], Turn)
    ]
    replay.close()
    session.close()
