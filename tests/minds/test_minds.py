"""Minds: what is sent to them; that they answer alike near and far, stop at once, can be lost."""

from __future__ import annotations

import threading
from random import Random
from time import perf_counter, sleep, thread_time

import pytest

import scriptorium as sc
from scriptorium.ai import (
    AiQuestion,
    BrokenOff,
    Limit,
    Mind,
    Weighing,
    Worker,
    messages,
    process_ai,
)
from scriptorium.ai.process_client import AiLost
from scriptorium.engine.saves import view_of
from scriptorium.hidden import no_memory
from scriptorium.matches import Match
from scriptorium.mods import Sources, sources_known
from scriptorium.mods.sources import SHIPPED
from scriptorium.plugins.registry import from_entry_points
from scriptorium.testing.helpers import twin
from scriptorium_bots.known_values import Shelf
from scriptorium_bots.learning import Course
from scriptorium_play.common.seats import PERSON
from scriptorium_play.session.session import Session

GAMES = [("sator", 2), ("sator", 3), ("plankenkoorts", 3), ("rennes", 3), ("monasterium", 2)]
# A computer stops this soon once nobody wants to know, in seconds.
AT_ONCE = 0.05
TIMES = 10  # on a slow machine so many times what a novice's thought takes at that moment


@pytest.fixture
def far():
    return process_ai(SHIPPED)


def placed(seats, seed):
    """A match of SATOR of which the bridges lie."""
    table, rng = sc.new_table("sator", seats, seed), Random(seed)
    while table.clock.phase != "play":
        table = sc.apply(table, rng.choice(sc.legal(table))).table
    return table


def question(table, level, seed=3, why=False, name="one"):
    seat = table.chooser
    seen = sc.view(table, seat)
    return AiQuestion(name, level, seed, seen, sc.legal(table), no_memory(seat), why)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_seat_sees_goes_there_and_back(game, seats):
    """Views, choices and memories along a match by chance, for every seat."""
    table, rng = sc.new_table(game, seats, 4), Random(4)
    for step in range(90):
        if table.outcome is not None:
            break
        if step % 3 == 0:
            for seat in table.seats:
                seen = sc.view(table, seat)
                sent = messages.written(seen, no_memory(seat))
                assert view_of(table.rules, seat, sent.view) == seen
            choices = sc.legal(table)
            assert messages.choices_read(table.rules, messages.choices_written(choices)) == choices
        table = sc.apply(table, rng.choice(sc.legal(table))).table


def test_a_message_holds_nothing_that_its_seat_does_not_know():
    """What is sent of twins of a table is the same, byte for byte."""
    table = placed(2, 6)
    seat = table.chooser
    sent = [
        messages.write(messages.written(sc.view(one, seat), no_memory(seat)))
        for one in (table, twin(table, seat, 1), twin(table, seat, 2))
    ]
    assert sent[0] == sent[1] == sent[2]


def test_near_and_far_choose_alike_and_give_the_same_reasons(far):
    table = placed(2, 4)
    near = Mind()
    for level in ("novice", "brother", "librarian"):
        asked = question(table, level, why=True)
        assert far.choose(asked) == near.choose(asked)
        far.forget("one")
        near.forget("one")
    seen = sc.view(table, table.chooser)
    weighing = Weighing(seen, seen, no_memory(table.chooser))
    verdict = far.weigh(weighing)
    assert verdict == near.weigh(weighing)
    assert verdict.better > 0
    assert verdict.line


@pytest.mark.parametrize("where", ["near", "far"])
def test_a_thought_is_broken_off_at_once(where, far):
    """Twenty times, at any moment of it: a keeper, and the learning of a game."""
    mind, rng, took = (far if where == "far" else Mind()), Random(5), []
    tables = [placed(seats, seats) for seats in (2, 3, 4)]
    learned = sc.new_table("plankenkoorts", 2, 1, without=("plankenkoorts.stof_eens",)).rules
    mind.prepare(placed(2, 1).rules)  # it has begun to live
    mind.choose(question(tables[0], "novice"))
    began = perf_counter()
    mind.choose(question(tables[0], "novice"))
    calm = perf_counter() - began
    for at in range(20):
        number, ended = 1000 * (where == "far") + at + 1, []

        asked = question(tables[at % 3], "keeper", at, name=f"player {at}")

        def think(at=at, number=number, ended=ended, asked=asked):
            with pytest.raises(BrokenOff):
                mind.prepare(learned, number=number) if at % 4 == 3 else mind.choose(
                    asked, number=number
                )
            ended.append(perf_counter())

        thread = threading.Thread(target=think)
        thread.start()
        sleep(0.01 + 0.03 * rng.random())
        assert thread.is_alive(), "it thinks longer than that"
        began = perf_counter()
        mind.break_off(number)
        thread.join(5)
        took.append(ended[0] - began)
    took.sort()
    print(f"broken off {where}: median {took[10] * 1e3:.1f} ms, longest {took[-1] * 1e3:.1f} ms")
    most = max(AT_ONCE, TIMES * calm)
    assert took[10] < most
    assert took[-2] < 4 * most  # where others take the machine a thread may wait for its turn


def test_a_lost_mind_is_told_and_a_match_goes_on_here(caplog):
    """Its process is killed while it thinks; the computer plays all the same."""
    library = Sources(no_mods=True, left_out=("nobody",)).library()
    table = sc.new_table("sator", 2, 4, library=library)
    session = Session(Match(table), library, dict.fromkeys(table.seats, "brother"), seed=2)
    assert session.computers.thinker.asking.is_far
    mind = process_ai(sources_known(library))
    for _ in range(3):
        assert session.update(wait=20.0)
    mind._process.process.kill()
    for _ in range(5):
        assert session.update(wait=20.0)
    assert not session.computers.thinker.asking.is_far
    assert "a mind is lost" in caplog.text
    session.close()
    with pytest.raises(AiLost):
        mind.choose(question(table, "novice"))
    assert process_ai(sources_known(library)) is not mind


def test_a_mind_that_does_not_have_the_plugins_says_so():
    said = []
    worker = Worker(said.append)
    worker.hear(messages.Prepare(1, b"\x00"))
    assert isinstance(said[0], messages.Failed)
    worker.hear(messages.Begin(SHIPPED))
    table = placed(2, 4)
    seen = messages.written(sc.view(table, table.chooser), None)
    choices = messages.choices_written(sc.legal(table))
    worker.hear(messages.Ask(2, "one", "nobody", 1, seen, choices))
    assert said[-1] == messages.Failed(2, "KeyError: 'nobody'")
    worker.hear(messages.BreakOff(3))
    worker.hear(messages.Ask(3, "one", "novice", 1, seen, choices))
    assert said[-1] == messages.Stopped(3)
    worker.hear(messages.Forget("one"))


def test_it_is_told_how_much_of_a_game_has_been_watched(tmp_path):
    """As long as it learns; the next time nothing has to be learned."""
    rules = sc.new_table("plankenkoorts", 2, 1, without=("plankenkoorts.stof_eens",)).rules
    told, short = [], Course(rounds=1, matches=4, trials=2)
    limit = Limit(learning=lambda at, of: told.append((at, of)))
    Shelf(tmp_path).weights(rules, limit, short)
    assert told == [(at, 6) for at in range(7)]
    Shelf(tmp_path).weights(rules, limit, short)
    assert len(told) == 7


def test_who_has_no_sources_thinks_here_on_a_thread():
    library = sc.Library()
    from_entry_points(library, third_party=False)
    assert sources_known(library) is None
    table = placed(2, 4)
    session = Session(Match(table), library, dict.fromkeys(table.seats, "novice"), seed=2)
    assert not session.computers.thinker.asking.is_far
    for _ in range(5):
        assert session.update(wait=20.0)
    session.close()


def test_drawing_never_waits_while_a_keeper_thinks():
    """What the drawing thread does for it takes next to no time of the processor."""
    table = placed(2, 4)
    seating = dict.fromkeys(table.seats, PERSON) | {table.chooser: "keeper"}
    session = Session(Match(table), sc.standard_library(), seating, seed=2)
    assert session.computers.thinker.asking.is_far
    assert session.awaits_computer
    longest, asked = 0.0, 0
    while session.awaits_computer and asked < 4000 and len(session.match.done) < 2:
        began = thread_time()
        done = session.update()
        took = thread_time() - began
        asked += 1
        if not done:
            longest = max(longest, took)
        sleep(0.002)
    session.close()
    calm = 0.0  # the longest of as many frames in which there is nothing to do
    for _ in range(asked):
        began = thread_time()
        session.update()
        calm = max(calm, thread_time() - began)
    print(f"drawing waited at most {longest * 1e3:.2f} ms of {asked} frames")
    assert asked > 20
    assert longest < max(0.016, TIMES * calm)
