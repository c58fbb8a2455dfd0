"""The worker in which computers think, without a browser: nobody can wait, answers come later.

Both ends are joined by a row of messages, which are brought when the test says so.
"""

from __future__ import annotations

import threading
from collections import deque

import pytest

import scriptorium as sc
from scriptorium.ai import (
    AiLost,
    AiQuestion,
    BrokenOff,
    Mind,
    NotYet,
    close_minds,
    messages,
    minds_made_by,
)
from scriptorium.ai.message_client import GLANCE, GRACE, HANGS
from scriptorium.ai.process_client import FarMind
from scriptorium.hidden import no_memory
from scriptorium.isolation import watched_by
from scriptorium.matches import Disk, Match
from scriptorium.mods.sources import SHIPPED
from scriptorium.testing import choices_by, play_out
from scriptorium_play.advice.analysis import Analysis
from scriptorium_play.common.seats import PERSON
from scriptorium_play.session.session import Session
from scriptorium_web import mind_room
from scriptorium_web.mind_room import MindRoom
from scriptorium_web.mind_worker import MindWorker


class Buffer(bytes):
    """Bytes as a browser hands them over."""

    def to_bytes(self) -> bytes:  # type: ignore[override]
        return bytes(self)


class Lane:
    """A worker as the browser lends it; what is sent to it waits until it is brought."""

    def __init__(self, told):
        self.room, self.row, self.ended, self.heard = MindRoom(), deque(), False, []
        self.room.opened(lambda kind, data: self.ended or told(kind, data))

    def tell(self, data):
        self.row.append(Buffer(data))

    def end(self):
        self.ended = True


class Minds:
    """Makes minds at the other end of a lane."""

    def __init__(self, folder):
        self.folder, self.lanes, self.worker = folder, [], None

    def __call__(self, sources):
        self.worker = MindWorker(self.hire, sources, self.folder, (), Disk())
        return self.worker.mind

    def hire(self):
        said = lambda kind, data: self.worker.heard(  # noqa: E731
            kind, Buffer(data) if isinstance(data, bytes) else data
        )
        self.lanes.append(Lane(said))
        return self.lanes[-1]

    def bring(self, most=99):
        """Bring the messages that wait; how many there were."""
        lane, brought = self.lanes[-1], 0
        while lane.row and brought < most:
            lane.room.hear(lane.row.popleft())
            brought += 1
        return brought


@pytest.fixture
def minds(tmp_path, monkeypatch):
    """No threads and no processes here, as in a browser; what is learned lies in two folders."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    monkeypatch.setattr(mind_room, "PLAYER", there)
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(there))

    def none(self):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none)
    made = Minds(here)
    minds_made_by(made)
    before = watched_by(None)
    yield made
    watched_by(before)
    minds_made_by(FarMind)


def question(table, level="novice", sitting="one"):
    seat = table.chooser
    return AiQuestion(sitting, level, 3, sc.view(table, seat), sc.legal(table), no_memory(seat))


def test_an_answer_comes_later_and_is_that_of_a_mind_nearby(minds):
    table = sc.new_table("sator", 2, 5)
    near, mind = Mind(), minds(SHIPPED)
    for level in ("novice", "brother"):
        asked, number = question(table, level, level), mind.number()
        with pytest.raises(NotYet) as later:
            mind.choose(asked, number=number)
        assert not later.value.has_come()
        with pytest.raises(NotYet):
            mind.choose(asked, number=number)
        minds.bring()
        assert later.value.has_come()
        assert mind.choose(asked, number=number) == near.choose(asked)
    assert len(minds.lanes) == 1


def test_by_one_number_nobody_gets_the_answer_to_another_question(minds):
    table = sc.new_table("sator", 2, 5)
    mind = minds(SHIPPED)
    number = mind.number()
    with pytest.raises(NotYet):
        mind.choose(question(table), number=number)
    minds.bring()
    after = sc.apply(table, sc.legal(table)[0]).table
    with pytest.raises(BrokenOff):
        mind.choose(question(after), number=number)


def test_what_nobody_wants_is_ended_after_a_while_and_the_rest_begun_anew(minds):
    """A mind that thinks hears nothing: not even that it may stop."""
    table = sc.new_table("sator", 2, 5)
    mind = minds(SHIPPED)
    unwanted, wanted = mind.number(), mind.number()
    for nr in (unwanted, wanted):
        with pytest.raises(NotYet):
            mind.choose(question(table), number=nr)
    mind.break_off(unwanted)
    for _ in range(round(GRACE / GLANCE) - 1):
        mind.look(9.0)  # the program itself was busy for so long: that counts for little
    assert not minds.lanes[0].ended
    for _ in range(2):
        mind.look(GLANCE)
    assert minds.lanes[0].ended
    assert len(minds.lanes) == 2
    minds.bring()
    assert mind.choose(question(table), number=wanted).action in sc.legal(table)


def test_what_is_learned_meanwhile_is_not_ended(minds):
    """Whoever asks next would have to wait for the same."""
    mind = minds(SHIPPED)
    number = mind.number()
    with pytest.raises(NotYet):
        mind.choose(question(sc.new_table("sator", 2, 5)), number=number)
    mind.break_off(number)
    for _ in range(50):
        mind.look(GLANCE)
        mind.heard(messages.write(messages.Learning(number, 1, 80)))
    assert not minds.lanes[0].ended


def test_whoever_leaves_a_thinking_computer_ends_it_at_once(minds):
    mind = minds(SHIPPED)
    number = mind.number()
    with pytest.raises(NotYet):
        mind.choose(question(sc.new_table("sator", 2, 5)), number=number)
    mind.break_off(number)
    mind.forget("one")
    assert minds.lanes[0].ended
    assert not mind.lost


def test_a_mind_that_hangs_in_a_mods_code_is_lost(minds):
    mind = minds(SHIPPED)
    number = mind.number()
    asked = question(sc.new_table("sator", 2, 5))
    with pytest.raises(NotYet) as later:
        mind.choose(asked, number=number)
    minds.worker.heard("guest", "house.odd")
    for _ in range(round(HANGS / GLANCE) - 1):
        mind.look(GLANCE)
        assert not mind.lost
    for _ in range(2):
        mind.look(GLANCE)
    assert later.value.has_come()
    with pytest.raises(AiLost, match=r"house\.odd"):
        mind.choose(asked, number=number)
    assert minds.lanes[0].ended


def test_what_is_learned_there_is_kept_here_and_known_the_next_time(minds, monkeypatch):
    """What is not shipped is learned, told how far, and lies in the player's folder."""
    learned = []
    monkeypatch.setattr("scriptorium_bots.known_values.learned_from", short(learned))
    monkeypatch.setattr("scriptorium_bots.known_values._known", type(mind_known())())
    rules = sc.new_table("plankenkoorts", 2, 5, without=("plankenkoorts.stof_eens",)).rules
    told = []
    for _ in range(2):
        mind = minds(SHIPPED)
        number = mind.number()
        with pytest.raises(NotYet):
            mind.prepare(rules, lambda at, of: told.append((at, of)), number)
        minds.bring()
        mind.prepare(rules, number=number)
        mind.close()
        mind_known().clear()
    assert len(learned) == 1
    assert told == [(0, 1), (1, 1)]
    kept = [path.relative_to(minds.folder).as_posix() for path in minds.folder.rglob("plank*")]
    assert len(kept) == 1
    assert kept[0].startswith("learned/")


def mind_known():
    from scriptorium_bots import known_values

    return known_values._known


def short(learned):
    """Learning from one match instead of hundreds."""
    from scriptorium_bots import learning

    whole = learning.learned_from

    def learn(rules, limit, course, begin=None):
        learned.append(course)
        return whole(rules, limit, learning.Course(1, 1, 0), begin)

    return learn


def test_a_session_without_threads_waits_for_its_computers(minds):
    """They play in the worker; nothing is done before an answer has come."""
    session = Session(
        Match(sc.new_table("sator", 2, 4)), sc.standard_library(), {"red": "novice"}, seed=3
    )
    try:
        done = 0
        while not session.awaits_computer:
            action = sc.legal(session.table)[0]
            session.choose(action)
            if session.waiting is not None:
                session.confirm()
            done += 1
            assert done < 40
        before = len(session.match.done)
        for _ in range(2):  # what may have to be learned comes before the question
            for _ in range(3):
                assert not session.update()
            assert minds.bring()
        assert session.update()
        assert len(session.match.done) > before
    finally:
        session.close()


def test_a_match_is_gone_through_without_threads(minds):
    """Turn by turn, each asked once, until all are weighed."""
    start = sc.new_table("sator", 2, 4)
    run = play_out(
        start, choices_by(("novice", "novice"), start.seats, 4), 4, checks=False, most=60
    )
    match = Match(start)
    for action in run.actions:
        match.play(action)
    session = Session(match, sc.standard_library(), dict.fromkeys(match.table.seats, PERSON))
    analysis = Analysis(session)
    asked = 0
    while not analysis.work.over:
        asked += minds.bring()
        assert asked < 200
    assert analysis.work.part == 1
    assert analysis.work.result() == tuple(sorted(analysis.work.result(), key=lambda x: -x.better))
    close_minds()
