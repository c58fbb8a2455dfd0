"""From the title to the first turn with fingers: how many taps it takes."""

from __future__ import annotations

import pytest
from tablet_hands import Tablet

from scriptorium_ui.pages import routes
from set_up_by_hand import WAYS, TwoPeople

pytestmark = pytest.mark.usefixtures("unseen")


MOST_TAPS = 3


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)], ids=["landscape", "portrait"])
def test_a_match_is_begun_at_once(drive, capsys, size):
    drive.resize(*size)
    routes.title(drive.app)
    drive.frames(2)
    taps = 0
    for key in ("new", "at once"):
        drive.press(key)
        taps += 1
    screen = drive.app.page
    if screen.session.handover is not None:
        drive.press("lift")
        taps += 1
    assert screen.session.table.clock.phase == "play"
    with capsys.disabled():
        print(f"\ntaps from the title to the first turn: {taps}")
    assert taps <= MOST_TAPS


def test_the_rest_is_asked_for_and_laid_for_everybody(drive):
    """A stray tap lays nothing: for whom is asked first."""
    drive.app.settings.change("reduced_motion", True)
    drive.sit_down("sator", people=2, seed=3)
    screen = drive.app.page
    if screen.session.handover is not None:
        drive.press("lift")
    done = len(screen.session.match.done)
    drive.press("rest")
    assert len(screen.session.match.done) == done
    drive.press("rest back")
    assert not screen.controller.asks
    drive.press("rest")
    drive.press("rest all")
    assert screen.session.table.clock.phase == "play"


@pytest.mark.parametrize("way", WAYS)
def test_two_people_set_up_by_hand(drive, capsys, way):
    """Each lays a bridge by hand, with its tick, and the rest by the button."""
    drive.app.settings.change("reduced_motion", True)
    routes.new_match(drive.app, "sator")
    drive.frames(2)
    people = TwoPeople(Tablet(drive))
    people.lay_out(way)
    with capsys.disabled():
        print(f"\ngestures of two people's set-up at the tablet, {way}: {people.count}")
