"""Hints with reasons: what a librarian would do, and what that comes to on the board."""

from __future__ import annotations

from functools import cache
from random import Random

import scriptorium as sc
from scriptorium_check.computer_matches import choices_by, play_out
from scriptorium_matches.match import Match
from scriptorium_sator.board.board_state import Board
from scriptorium_sator_computers.reasons import TEXTS, reasons, steps
from scriptorium_stage import PERSON, Session, Settings
from scriptorium_stage.analysis import own_turns
from scriptorium_stage.replaying import ReplaySession


def whole_match(seed):
    """The tables of a match of SATOR between brothers, and who chose on each."""
    table = sc.new_table("sator", 2, seed)
    for action in played(seed):
        yield table
        table = sc.apply(table, action).table


@cache
def played(seed):
    """What brothers do in a match of SATOR."""
    start = sc.new_table("sator", 2, seed)
    return play_out(start, choices_by(("brother",), start.seats, seed), seed, checks=False).actions


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


def whys(match, me, language="en"):
    """What is told at the end of each turn of the others, where one looks at a match again."""
    settings = Settings()
    settings.change("language", language)
    seating = {seat: PERSON if seat == me else "brother" for seat in match.table.seats}
    replay = ReplaySession(
        match, sc.standard_library(), seating, settings=settings, observer=me, name="again"
    )
    found = {}
    for at in range(len(match.done) + 1):
        replay.go(at)
        if replay.why:
            found[at] = replay.why
    replay.close()
    return found


def test_a_computer_says_why_once_its_turn_is_over():
    """In terms that can be counted on the board, told of the computer to whoever looks."""
    match = Match(sc.new_table("sator", 2, 3))
    for action in played(3):
        match.play(action)
    me, other = match.table.seats
    told = whys(match, me)
    ends = {end: at for at, end, seat in own_turns(match) if seat == other}
    playing = {end: at for end, at in ends.items() if match.done[at].moment.phase == "play"}
    assert set(told) <= set(playing)
    assert len(told) > len(playing) / 2
    for end, why in told.items():
        before = match.done[ends[end]].before
        after = match.done[end].before if end < len(match.done) else match.table
        books = [one[Board].taken[match.table.seats.index(other)] for one in (before, after)]
        assert (" collects " in why) == (books[1] > books[0] and not after.outcome)
        assert why.startswith("Why: ")
        assert not {"You", "Your", "you", "your"} & set(why.split())
    assert any("steps from a book; it was" in why for why in told.values())
    for language, word in (("de", "Warum: "), ("nl", "Waarom: "), ("it", "Perché: ")):
        again = whys(match, me, language)
        assert set(again) == set(told)
        assert all(why.startswith(word) and why != told[at] for at, why in again.items())
    assert not set(whys(match, other)) & set(told)


def test_the_reasons_stand_in_four_languages():
    assert sorted(path.stem for path in TEXTS.glob("*.ftl")) == ["de", "en", "it", "nl"]
