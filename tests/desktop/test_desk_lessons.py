"""SATOR's first match with a mouse: from the title, click by click, to the fourth book."""

from __future__ import annotations

import time

import arcade
import pytest

from lesson_hands import learn
from scriptorium_ui.pages import routes

pytestmark = pytest.mark.usefixtures("unseen")


KEY = "sator/first-match"


@pytest.fixture
def think(drive):
    def wait():
        time.sleep(0.01)
        drive.frames(4, 0.3)

    return wait


def touched(drive):
    def touch(id):
        drive.click(*drive.piece(id))
        drive.frames(2)

    return touch


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_first_match_is_played_by_clicks(app, drive, think, size, one_window):
    one_window.set_size(*size)
    drive.frames(2)
    routes.title(app)
    drive.frames(2)
    drive.press("lessons")
    drive.press(f"lesson {KEY}")
    screen = app.page
    assert screen.session.guide.progress == (1, 10)
    learn(screen, touched(drive), drive.press, think)
    assert screen.session.table.outcome.winners == ("red",)
    drive.frames(4, 0.5)
    assert [one.text for one in screen.clipped] == []
    drive.press("end match")
    assert app.page.form.about.name == "sator"


def test_it_is_left_and_taken_up_where_it_was(app, drive, think):
    routes.lesson(app, KEY)
    drive.frames(2)
    drive.press("advice")
    for id in ("hand-moves-wood", "bridge-wood-I2", "C2"):
        touched(drive)(id)
    assert app.page.session.guide.progress == (3, 10)
    drive.key(arcade.key.ESCAPE)
    drive.press("menu leave")
    drive.press("lessons")
    drive.press(f"lesson {KEY}")
    assert app.page.session.guide.progress == (3, 10)
    touched(drive)("hand-moves-wood")
    touched(drive)("bridge-wood-I2")
    assert "S13.2" in app.page.controller.message()[0]
    assert app.page.session.guide.progress == (4, 10)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_first_code_is_cracked_by_clicks(app, drive, think, size, one_window):
    """Rennes-le-Château's first match: turned by its button, walked space by space, to the end."""
    one_window.set_size(*size)
    drive.frames(2)
    routes.lesson(app, "rennes/first-code")
    drive.frames(2)
    screen = app.page
    learn(screen, touched(drive), drive.press, think)
    assert screen.session.table.outcome.winners == ("rood",)
    drive.frames(4, 0.5)
    assert [one.text for one in screen.clipped] == []
