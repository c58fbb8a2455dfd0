"""Hints with reasons: what a librarian would do, and what that comes to on the board."""

from __future__ import annotations

from random import Random

import scriptorium as sc
from scriptorium_matches.match import Match
from scriptorium_sator.board.board_state import Board
from scriptorium_sator_computers.reasons import TEXTS, reasons, steps
from scriptorium_stage import PERSON, Session


def whole_match(seed):
    """The tables of a match of SATOR between brothers, and who chose on each."""
    from scriptorium_check.computer_matches import choices_by, play_out

    start = sc.new_table("sator", 2, seed)
    run = play_out(start, choices_by(("brother",), start.seats, seed), seed, checks=False)
    table = start
    for action in run.actions:
        yield table
        table = sc.apply(table, action).table


def test_each_reason_says_what_has_changed_on_the_board():
    """Over a whole match: from each turn's first table to its last one."""
    told, begin = {}, None
    for table in whole_match(3):
        if table.clock.phase != "play":
            continue
        if begin is None or begin.clock.turn != table.clock.turn:
            begin = table
        seat = table.clock.seat
        for one in reasons(begin, table, seat):
            told.setdefault(one.id, []).append((begin, table, seat, dict(one.details)))
    assert {"sator-why-book", "sator-why-nearer"} <= set(told)
    for before, after, seat, details in told["sator-why-nearer"]:
        me = table.seats.index(seat)
        assert details == {"steps": steps(after, me), "was": steps(before, me)}
        assert details["steps"] < details["was"]
    for before, after, seat, _ in told["sator-why-book"]:
        me = table.seats.index(seat)
        assert after[Board].taken[me] > before[Board].taken[me]


def test_a_hint_is_what_a_librarian_would_do_and_says_why():
    """With a table in play: an action that is offered, with reasons of the game."""
    table, rng = sc.new_table("sator", 2, 3), Random(3)
    while table.clock.phase != "play":
        table = sc.apply(table, rng.choice(sc.legal(table))).table
    session = Session(Match(table), sc.standard_library(), dict.fromkeys(table.seats, PERSON))
    session.lift_curtain()
    found = session.hint()
    session.close()
    assert found is not None
    assert found.action in sc.legal(table)
    assert all(one.id.startswith("sator-why-") for one in found.why)
    assert 1 <= len(found.why) <= 3


def test_the_reasons_stand_in_four_languages():
    assert sorted(path.stem for path in TEXTS.glob("*.ftl")) == ["de", "en", "it", "nl"]
