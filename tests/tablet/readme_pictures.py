"""Pictures of the tablet program for the pages that people read: `scripts/art.py --pictures`."""

from __future__ import annotations

import pytest
from PIL import Image
from sator_tables import in_play, person
from tablet_hands import finger_for, movable

from readme import keep, played_by_computers


@pytest.fixture
def taken(drive, tmp_path):
    """What is on the glass, as the picture of that name."""
    drive.app.settings.change("reduced_motion", True)

    def take(name: str) -> None:
        drive.frames(3)
        with Image.open(drive.picture(tmp_path / "taken.png")) as picture:
            keep(picture, f"tablet-{name}")

    return take


def sat_down(drive, match, *computers):
    screen = drive.play(match, person(match, *computers))
    if screen.session.handover is not None:
        drive.press("lift")
    drive.settle()
    return screen


def led(drive, games):
    """A bridge that a finger leads as far as its card takes it."""
    screen = sat_down(drive, in_play(games))
    drive.touch("hand-moves-brick")
    id, found = movable(screen, drive)
    start, end = finger_for(screen, drive, id, max(found, key=lambda one: len(one.path)))
    finger = drive.down(start)
    drive.along(finger, start, end)
    return finger


def test_sator(drive, games, taken):
    finger = led(drive, games)
    taken("sator")
    drive.up(finger)


def test_portrait(drive, games, taken):
    """Held upright: the finger is lifted, and the tick is waited for."""
    drive.resize(800, 1280)
    drive.up(led(drive, games))
    taken("portrait")


def test_around_table(drive, games, taken):
    """Turned to the second player, who sits on the left."""
    drive.app.settings.change("around_table", True)
    match = played_by_computers("sator", 3, 200, games, seat=1)
    screen = drive.play(match, person(match))
    screen.controller.lift()
    drive.settle()
    taken("around-table")


def test_monasterium(drive, games, taken):
    """A board of one's own below the common one."""
    drive.resize(800, 1280)
    match = played_by_computers("monasterium", 4, 240, games)
    sat_down(drive, match, *(seat for seat in match.table.seats if seat != match.table.chooser))
    taken("monasterium")
