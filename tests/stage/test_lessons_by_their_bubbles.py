"""Whoever does only what the bubbles of a lesson say comes to its end, in any window."""

from __future__ import annotations

import pytest
from lesson_runs import KEYS, NAMED
from no_window import open_window
from stage_games import library

from scriptorium.plugins import LANGUAGES
from scriptorium_play.lessons.progress import Guide
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.rect import overlap

SIZES = {
    "desktop": (1280, 800, True),
    "large desktop": (1920, 1080, True),
    "small desktop": (1024, 768, True),
    "tablet": (1280, 800, False),
    "upright tablet": (800, 1280, False),
    "phone": (412, 915, False),
}
MOST = 120


def point_on(page, id):
    """A point of the glass at which a piece is meant."""
    spot = page.controller.spots[id]
    places = (*spot.squares, spot.free, spot.rect)
    points = [place.middle for place in places]
    return next((point for point in points if page.pointing.piece_under(point) == id), None)


def one_step(window, page, session):
    """Do what the bubble says; give what it said and pointed at."""
    if page.controller.proposal is not None:
        window.touch("yes")
        return
    if session.awaits_computer:
        assert session.update(60)
        page.controller.collect(at_once=True)
        window.frame(1.0)
        return
    found = page.controller.coach.now(fingers=not window.with_mouse)
    assert found is not None, session.guide.progress
    slip = page.named("advice slip")
    assert slip is not None
    assert slip.says == found.says
    if session.guide.is_read:
        window.touch("advice")
        return
    spot = page.controller.spots[found.target]
    hidden = overlap(slip.rect, spot.free)
    assert min(hidden[2:]) <= 1, (session.guide.progress, found)
    at = point_on(page, found.target)
    assert at is not None, (session.guide.progress, found)
    assert not slip.rect.holds(*at)
    (window.click if window.with_mouse else window.tap)(at)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("size", SIZES)
def test_a_lesson_is_completed_by_its_bubbles(tmp_path, size, key):
    """Each lesson at each size, and in each language at one size or more."""
    width, height, mouse = SIZES[size]
    window = open_window(tmp_path, library(), width, height, mouse)
    nr = list(SIZES).index(size) + KEYS.index(key)
    window.app.settings.change("language", LANGUAGES[nr % len(LANGUAGES)])
    session = GuidedSession(Guide(NAMED[key], library(), 0), library(), window.app.settings)
    routes.table(window.app, session)
    window.frame()
    touches = 0
    while not session.guide.finished:
        window.app.page.controller.finish_motion()
        window.frame()
        one_step(window, window.app.page, session)
        touches += 1
        assert touches < MOST, session.guide.progress
    session.close()
