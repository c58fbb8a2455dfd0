"""The end of a match: who won and by what, how it went turn by turn, and what one may do then."""

from __future__ import annotations

import pytest
from no_window import open_window
from page_forms import FORMS
from stage_games import library
from whole_matches import Agreed, whole_match

from scriptorium.matches import Match
from scriptorium.plugins import LANGUAGES
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.common.settings import LARGEST
from scriptorium_play.matches.saved_matches import KeptMatches
from scriptorium_play.session.record import MOST_POINTS, Standings
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes

SATOR, SHELVES = Agreed("sator", 2, 5), Agreed("plankenkoorts", 3)
NOUGHTS = Agreed("noughts", 2)


def session_of(agreed, actions=None, settings=None):
    """A session in which a match has been played, whole or for some actions."""
    played = whole_match(agreed)
    match = Match(played.start)
    for action in played.actions[:actions]:
        match.play(action)
    first, *others = match.table.seats
    seating = {first: PERSON, **dict.fromkeys(others, COMPUTER)}
    return Session(match, library(), seating, settings=settings)


@pytest.fixture
def at_the_end(tmp_path):
    """The end sheet of a whole match on some glass."""
    begun = []

    def sit(agreed, form="landscape", language="en", size=100):
        window = open_window(tmp_path, library(), *FORMS[form])
        settings = window.app.settings
        settings.change("language", language)
        settings.change("text_size", size)
        settings.change("reduced_motion", True)
        session = session_of(agreed, settings=settings)
        begun.append(session)
        routes.table(window.app, session)
        window.frame()
        if session.handover is not None:
            window.touch("lift")
        window.app.page.controller.show_outcome()
        window.app.page.refresh()
        window.frame()
        return window.app.page

    yield sit
    for session in begun:
        session.close()


def words_of(page):
    """All lines that stand on the sheet and before it."""
    shown = page.app.screen.window.lists[-1]
    return [line for item in shown.items for line in getattr(item, "lines", ())]


def test_nobody_stands_anywhere_before_the_end():
    session = session_of(SATOR, 40)
    assert Standings().of(session) == ()
    session.close()


def test_who_won_and_how_far_each_had_come():
    session = session_of(SATOR)
    standings = Standings()
    found = standings.of(session)
    winner, other = found
    assert (winner.won, other.won) == (True, False)
    assert (winner.seat,) == session.table.outcome.winners
    assert winner.heights[-1] > other.heights[-1] >= 0
    assert str(winner.heights[-1]) in winner.came_to
    assert len(winner.heights) == len(other.heights) <= MOST_POINTS + 1
    assert winner.heights[0] == 0
    assert standings.of(session) is found, "worked out once"
    session.settings.change("language", "de")
    assert standings.of(session)[0].came_to != winner.came_to
    session.close()


@pytest.mark.parametrize("agreed", [SATOR, SHELVES, NOUGHTS], ids=lambda one: one.game)
def test_the_sheet_tells_everybody_and_what_to_do(at_the_end, agreed):
    page = at_the_end(agreed)
    told = "\n".join(words_of(page))
    for seat in page.session.table.seats:
        assert page.controller.seat_name(seat) in told
    assert f"turn {page.session.table.clock.turn}" in told
    graphs = [one for one in page.controller.standings.of(page.session) if any(one.heights)]
    assert bool(graphs) == (agreed is not NOUGHTS), "a game without aims has no graph"
    for key in ("end look", "end again", "end leave"):
        assert page.named(key) is not None


@pytest.mark.parametrize("size", [100, LARGEST])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_nothing_on_the_sheet_is_cut(at_the_end, form, language, size):
    """What there is no room for scrolls, and what is to be answered is in sight."""
    page = at_the_end(SATOR, form, language, size)
    assert [one.text for one in page.clipped] == []
    again = page.named("end look")
    assert again.seen.h >= again.rect.h - 1


def test_how_the_points_came_about_stands_on_the_sheet_and_in_the_list_of_matches(at_the_end):
    page = at_the_end(SHELVES)
    outcome = page.session.table.outcome
    told = " ".join(words_of(page))
    for standing in page.controller.standings.of(page.session):
        (books, first), (stands, second) = standing.parts
        assert first + second == standing.points == outcome.score(standing.seat)
        assert f"{books} {first} · {stands} {second}" in told
    seating = tuple(page.session.seating.items())
    page.app.saves.keep("ended", page.session.match, seating)
    (saved,) = page.app.saves.listed()
    assert (saved.header.scores, saved.header.parts) == (outcome.scores, outcome.parts)
    (line,) = KeptMatches(page.app).lines()
    for standing in page.controller.standings.of(page.session):
        assert f"{standing.points}: Books {standing.parts[0][1]}" in line.told
