"""SATOR's first match with fingers: from the title, tap by tap, to the fourth book."""

from __future__ import annotations

import pytest

from lesson_hands import learn
from scriptorium_ui.pages import routes

pytestmark = pytest.mark.usefixtures("unseen")


KEY = "sator/first-match"


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)], ids=["landscape", "portrait"])
def test_the_first_match_is_played_by_taps(drive, size):
    drive.resize(*size)
    drive.app.settings.change("reduced_motion", True)
    routes.title(drive.app)
    drive.frames(3)
    drive.press("lessons")
    drive.press(f"lesson {KEY}")
    screen = drive.app.page
    assert screen.session.guide.progress == (1, 10)

    def touch(id):
        drive.touch(id)
        drive.frames(3)

    learn(screen, touch, drive.press, drive.think)
    assert screen.session.table.outcome.winners == ("red",)
    drive.frames(3, 0.5)
    assert [one.text for one in screen.clipped] == []
    drive.press("end match")
    assert drive.app.page.form.about.name == "sator"


@pytest.mark.parametrize("size", [(1024, 768), (800, 1280)], ids=["landscape", "portrait"])
def test_the_first_code_is_cracked_by_taps(drive, size):
    """Rennes-le-Château's first match, with fingers, either way up."""
    drive.resize(*size)
    drive.app.settings.change("reduced_motion", True)
    routes.lesson(drive.app, "rennes/first-code")
    drive.frames(3)
    screen = drive.app.page

    def touch(id):
        drive.touch(id)
        drive.frames(3)

    learn(screen, touch, drive.press, drive.think)
    assert screen.session.table.outcome.winners == ("rood",)
    drive.frames(3, 0.5)
    assert [one.text for one in screen.clipped] == []
