"""Pictures of the desktop program for the pages that people read: `scripts/art.py --pictures`."""

from __future__ import annotations

import pytest

from readme import LIBRARY, keep, played_by_computers
from scriptorium_ui.pages import routes


@pytest.fixture
def taken(drive):
    """What the window shows, with the mouse out of the way, as the picture of that name."""

    def take(name: str) -> None:
        drive.move(2, 2)
        drive.frames(3)
        keep(drive.picture(), f"desktop-{name}")

    return take


def test_sator(app, drive, table, taken):
    """A card has been played, and the bridges that it can move glow."""
    app.settings.change("confirm", "never")
    screen = table(played_by_computers("sator", 2, 150, LIBRARY, "swap"))
    cards = [piece.id for piece in screen.controller.shown.group("hand")]
    drive.click(*drive.piece(next(id for id in cards if "moves" in id)))
    taken("sator")


def test_lesson(app, drive, taken):
    routes.lesson(app, game="sator")
    taken("lesson")


def test_rennes(app, table, taken):
    table(played_by_computers("rennes", 3, 150, LIBRARY))
    taken("rennes")


def test_monasterium(app, table, taken):
    table(played_by_computers("monasterium", 3, 240, LIBRARY))
    taken("monasterium")
