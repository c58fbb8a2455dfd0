"""Hints that are thought about beside the drawing, turns seen again, and what cost most."""

from __future__ import annotations

from functools import cache
from time import sleep

import pytest
from no_window import open_window

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium.testing import choices_by, play_out
from scriptorium_play.advice.analysis import Analysis, instead_of, own_turns, told
from scriptorium_play.common.background import Cancelled
from scriptorium_play.common.seats import PERSON
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.analysis_page import AnalysisPage
from scriptorium_ui.table.page import TablePage
from scriptorium_ui.table.replay_page import ReplayPage
from scriptorium_ui.table.state import Over
from scriptorium_ui.toolkit.rect import overlap

FORMS = {"desk": (1280, 800, True)}


@pytest.fixture(scope="module")
def whole():
    """A match of SATOR between a brother and a novice."""
    start = sc.new_table("sator", 2, 4)
    run = play_out(start, choices_by(("brother", "novice"), start.seats, 4), 4, checks=False)
    match = Match(start)
    for action in run.actions:
        match.play(action)
    return match


def seated(match, window=None, **seating):
    seats = dict.fromkeys(match.table.seats, PERSON) | seating
    saves = window.app.saves if window is not None else None
    return Session(match, sc.standard_library(), seats, saves=saves, seed=3)


def until(window, so, most=400):
    """Frames, until something is so."""
    for _ in range(most):
        if so():
            return
        window.frame(0.1)
        sleep(0.02)
    raise AssertionError("it did not come to be")


def test_from_the_end_sheet_to_a_better_turn_on_the_board_and_back(tmp_path, whole):
    """The turns that cost one player most, the worst first, each with its better one and why."""
    window = open_window(tmp_path, sc.standard_library(), *FORMS["desk"])
    match = whole.branched(len(whole.done))
    session = seated(match, window, **{match.table.outcome.winners[0]: "brother"})
    routes.table(window.app, session)
    table = window.app.page
    if session.handover is not None:
        session.lift_curtain()
    table.controller.show_outcome()
    window.screen.refresh()
    window.frame()
    window.touch("end analysis")
    until(window, lambda: isinstance(window.app.page, AnalysisPage))
    page = window.app.page
    assert 1 <= len(page.found) <= 3
    assert [one.better for one in page.found] == sorted(
        (one.better for one in page.found), reverse=True
    )
    begins = {at: (end, seat) for at, end, seat in own_turns(match)}
    for one in page.found:
        end, seat = begins[one.at]
        assert (seat, one.seat) == (match.done[one.at].seat, match.done[end - 1].seat)
        assert seat not in match.table.outcome.winners
        better = instead_of(session, one)
        assert better.match.actions[: one.at] == match.actions[: one.at]
        played = len(better.match.done) - one.at
        assert played >= 1
        assert better.match.actions[one.at :] == one.line[:played]
        words = told(session, one)
        assert words.done.removeprefix("Played: ") != words.better.removeprefix("Better: ")
        assert words.why
        better.close()
    window.frame()
    see = next(one for one in page.touchables if one.key.startswith("see "))
    at = int(see.key.split()[1])
    window.touch(see.key)
    replay = window.app.page
    assert isinstance(replay, ReplayPage)
    assert replay.controller.session.at >= at
    until(window, lambda: replay.controller.session.at == replay.controller.session.last)
    window.touch("leave")
    assert window.app.page is page
    window.touch("back")
    assert window.app.page is table
    window.frame()
    assert isinstance(table.controller.own_state, Over)
    window.app.ended()


def test_an_analysis_is_stopped_at_once(whole):
    session = seated(whole)
    analysis = Analysis(session)
    analysis.stop()
    assert analysis.work.wait(2)
    with pytest.raises(Cancelled):
        analysis.work.result()
    session.close()


def test_what_the_others_did_is_seen_again(tmp_path):
    """From the menu; it begins where their turn began, plays by itself, and leads back."""
    window = open_window(tmp_path, sc.standard_library(), *FORMS["desk"])
    table = sc.new_table("plankenkoorts", 2, 5)
    other = next(seat for seat in table.seats if seat != table.chooser)
    session = seated(Match(table), window, **{table.chooser: "brother"})
    routes.table(window.app, session)
    page = window.app.page
    until(window, lambda: session.chooser == other and not page.controller.busy)
    done = len(session.match.done)
    assert done
    window.touch("menu")
    window.touch("menu others")
    replay = window.app.page
    assert isinstance(replay, ReplayPage)
    assert replay.controller.playing
    until(window, lambda: replay.controller.session.at == done)
    window.touch("leave")
    assert isinstance(window.app.page, TablePage)
    assert session.chooser == other
    window.app.ended()


LONGEST = 186  # actions that are played for any of these tests


@cache
def what_brothers_do():
    """A match of SATOR and the actions that brothers begin it with."""
    start = sc.new_table("sator", 2, 4)
    choose = choices_by(("brother",), start.seats, 4)
    return start, play_out(start, choose, 4, checks=False, most=LONGEST).actions


def between_brothers(window, most):
    """A match of SATOR that brothers have begun; somebody sits down at it."""
    start, actions = what_brothers_do()
    match = Match(start)
    for action in actions[:most]:
        match.play(action)
    session = seated(match, window)
    routes.table(window.app, session)
    session.lift_curtain()
    window.frame()
    return session


def test_a_hint_comes_beside_the_drawing_with_its_ghost(tmp_path):
    """It is told that it comes; what is done meanwhile puts it away."""
    window = open_window(tmp_path, sc.standard_library(), *FORMS["desk"])
    session = between_brothers(window, 120)
    controller = window.app.page.controller
    controller.hint()
    assert controller.said
    until(window, lambda: not controller.asking.waits)
    assert controller.said.startswith("You could do this: ")
    assert controller.ghost is not None
    assert controller.ghost.action in sc.legal(session.table)
    assert controller.ghost.pieces, "where the plan leads"
    controller.hint()
    controller.forget()
    assert not controller.asking.waits
    assert controller.said == ""
    window.app.ended()


def hidden(page, shown):
    """How much of what the plan of a hint leads to lies under what is told of it."""
    (tip,) = (one for one in shown.items if one.key == "tip")
    return sum(one.w * one.h for one in (overlap(tip.rect, each) for each in page.tip_clear))


@pytest.mark.parametrize("done", [105, 114, LONGEST])
def test_under_fingers_a_hint_is_told_beside_its_ghost(tmp_path, done):
    """Where it would hide what it shows on the board, it stands elsewhere."""
    window = open_window(tmp_path, sc.standard_library(), 800, 1280)
    between_brothers(window, done)
    window.touch("hint")
    page = window.app.page
    until(window, lambda: not page.controller.asking.waits)
    window.frame()
    assert page.tip_clear
    assert hidden(page, window.lists[-1]) == 0
    places, page.tip_clear = page.tip_clear, ()
    page.refresh()
    window.frame()
    page.tip_clear = places
    assert hidden(page, window.lists[-1]) > 1000, "it would not have hidden anything"
    window.app.ended()
