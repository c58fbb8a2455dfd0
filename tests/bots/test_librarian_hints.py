"""Hints with reasons: what a librarian would do, and what that comes to on the board."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import scriptorium as sc
import scriptorium_sator
from scriptorium.matches import Match
from scriptorium.testing import choices_by, play_out
from scriptorium_play.advice.aim import hint_words
from scriptorium_play.advice.analysis import own_turns
from scriptorium_play.advice.plans import plan_ghost, plan_text, steps_known
from scriptorium_play.common.seats import PERSON
from scriptorium_play.common.settings import Settings
from scriptorium_play.computers.hints import Suggestion
from scriptorium_play.picture.scenes import picture
from scriptorium_play.replay.session import ReplaySession
from scriptorium_play.session.session import Session
from scriptorium_sator.board.board_state import Board
from scriptorium_sator.computers import reasons, steps


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
    assert session.hint() is found, "the same for as long as the decision stands"
    session.choose(found.action)
    further = session.hint()
    session.close()
    assert further is not None
    assert further is not found
    assert found.action in sc.legal(table)
    assert all(one.id.startswith("sator-why-") for one in found.why)
    assert 1 <= len(found.why) <= 3


def test_a_hint_tells_its_plan_and_shows_where_it_leads():
    """Every choice of it can be made, and what the reasons count is true of where it ends."""
    match = Match(sc.new_table("sator", 2, 3))
    for action in played(3)[:200]:
        match.play(action)
    session = Session(match, sc.standard_library(), dict.fromkeys(match.table.seats, PERSON))
    session.lift_curtain()
    found, table, seat = session.hint(), match.table, match.table.chooser
    plan = (found.action, *found.further)
    assert len(plan) > 2
    for action in plan:
        assert action in sc.legal(table)
        table = sc.apply(table, action).table
    assert found.why == reasons(sc.view(match.table, seat), sc.view(table, seat), seat)
    told = plan_text(session, found)
    assert told.count(" moves ") + told.count("-turn ") >= 1
    assert hint_words(session, found)[0].startswith(f"You could do this: {told} ")
    ghost = plan_ghost(session, found, "")
    there = {piece.id: piece for piece in picture(table, seat).pieces}
    assert ghost.pieces
    assert all(piece == there[piece.id] for piece in ghost.pieces)
    session.close()


def test_no_plan_is_told_beyond_what_is_known():
    """What a card will be that is drawn, or what the others do, is nobody's plan."""
    match = Match(sc.new_table("sator", 2, 3))
    actions = played(3)[:200]
    for action in actions:
        match.play(action)
    at = next(at for at in range(len(actions)) if drawn(match, at))
    table = match.done[at].before
    assert steps_known(table, Suggestion(actions[at], (), actions[at + 1 :])) == []
    steps = steps_known(match.done[at - 1].before, Suggestion(actions[at - 1], (), actions[at:]))
    assert [before for before, _ in steps] == [match.done[at - 1].before]


def drawn(match, at):
    """Whether whoever chose in play learned something by it, and chose before it too."""
    one, before = match.done[at], match.done[at - 1]
    after = one.came_to
    same = (before.seat, before.moment.turn) == (one.seat, one.moment.turn)
    return one.moment.phase == "play" and same and one.seat in after.learned


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
        assert (" takes " in why) == (books[1] > books[0] and not after.outcome)
        assert why.startswith("Why: ")
        assert not {"You", "Your", "you", "your"} & set(why.split())
    assert any("steps from a book instead of" in why for why in told.values())
    for language, word in (("de", "Warum: "), ("nl", "Waarom: "), ("it", "Perché: ")):
        again = whys(match, me, language)
        assert set(again) == set(told)
        assert all(why.startswith(word) and why != told[at] for at, why in again.items())
    assert not set(whys(match, other)) & set(told)


def test_the_reasons_stand_in_four_languages():
    assert sorted(
        path.stem for path in (Path(scriptorium_sator.__file__).parent / "locale").glob("*.ftl")
    ) == ["de", "en", "it", "nl"]
