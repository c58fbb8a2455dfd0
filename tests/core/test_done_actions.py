"""A long match is held in little: of what was done far back the actions alone, and some tables."""

from __future__ import annotations

import random
import tracemalloc

import lantern
import pytest

import scriptorium as sc
from scriptorium.matches import Match, history
from scriptorium.matches.match import load_match
from scriptorium.matches.records import MOST_ACTIONS


@pytest.fixture
def library():
    filled = sc.Library()
    filled.add(lantern)
    return filled


def whole(match):
    return sum(done._kept is not None for done in match.done)


def test_what_was_forgotten_is_done_again(library, monkeypatch):
    """Every table and event is what it was, read forwards, backwards and after going back."""
    monkeypatch.setattr(history, "NEAR", 0)
    monkeypatch.setattr(history, "STRIDE", 8)
    match, luck = Match(sc.new_table("lantern", 2, 3, library=library)), random.Random(3)
    tables = []
    while match.table.outcome is None:
        (done,) = match.play(luck.choice(match.choices()))
        tables.append((done.before, done.events, done.learned, done.news, done.text, done.said))
    assert len(tables) > 20
    assert whole(match) <= len(tables) / 8 + 2 + 2 * 8  # those that were just asked for

    def seen(done):
        return done.before, done.events, done.learned, done.news, done.text, done.said

    rows = list(range(len(tables)))
    for order in (rows, rows[::-1], luck.sample(rows, len(rows))):
        assert [seen(match.done[at]) for at in order] == [tables[at] for at in order]
    assert whole(match) <= len(tables) / 8 + 2 + 2 * 8
    again = load_match(match.to_bytes(), library=library)
    assert [seen(done) for done in again.done] == tables
    branch = match.branched(13)
    assert branch.table == tables[13][0]
    match.go_back_to(9)
    assert match.table == tables[9][0]
    assert seen(match.done[-1]) == tables[8]


def test_memory_of_a_long_match_is_bounded(monkeypatch):
    """By what an action takes, and by how many a match may have."""
    monkeypatch.setattr(history, "NEAR", 50)
    ours = sc.standard_library(third_party=False)
    match, luck = Match(sc.new_table("sator", 2, 5, library=ours)), random.Random(3)

    def held_at(count):
        while len(match.done) < count:
            match.play(luck.choice(match.choices()))
        return tracemalloc.get_traced_memory()[0]

    held_at(50)
    tracemalloc.start()
    first, last = held_at(150), held_at(700)
    tracemalloc.stop()
    each = (last - first) / 550
    print(f"{each:.0f} bytes an action, {each * MOST_ACTIONS / 1e6:.0f} MB for the longest match")
    assert each * MOST_ACTIONS < 200_000_000
