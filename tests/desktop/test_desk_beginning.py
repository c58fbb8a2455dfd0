"""From the title to the first turn with the mouse: how many clicks it takes."""

from __future__ import annotations

from unittest.mock import Mock

import arcade
import pytest
from desk_match import Desktop

from scriptorium.scene import HAND
from scriptorium_desktop import start
from scriptorium_play.session.placing import placement
from scriptorium_ui.pages import routes
from set_up_by_hand import WAYS, TwoPeople

pytestmark = pytest.mark.usefixtures("unseen")


MOST_CLICKS, MOST_GESTURES = 3, 14


class Counted:
    """A hand that counts its clicks and drags."""

    def __init__(self, drive) -> None:
        self.drive, self.count = drive, 0

    def press(self, key: str) -> None:
        self.count += 1
        self.drive.press(key)

    def lay(self, screen) -> None:
        """Drag the first thing of the tray to a place where it may lie."""
        pieces = [one for one in screen.controller.shown.pieces if one.group == HAND and one.shape]
        found = next(
            one
            for one in (placement(screen.session.touching, piece.id) for piece in pieces)
            if one is not None
        )
        ways = [way for way in found.ways if way[0] == found.turns[0]]
        lying = found.lying(ways[len(ways) // 2])
        left, top = screen.layout.origin
        unit = screen.layout.unit
        end = (
            left + (lying.x + lying.width / 2) * unit,
            top + (lying.y + lying.height / 2) * unit,
        )
        start = self.drive.piece(found.thing.id)
        done = len(screen.session.match.done)
        self.drive.down(*start)
        self.drive.drag(start[0] + 8, start[1] - 60)
        self.drive.drag(*end)
        self.drive.up(*end)
        self.drive.frames(2)
        self.count += 1
        assert len(screen.session.match.done) > done


@pytest.fixture
def hand(app, drive):
    routes.title(app)
    drive.frames(2)
    app.settings.change("confirm", "never")
    return Counted(drive)


def lift(hand, screen):
    if screen.session.handover is not None:
        hand.press("lift")


def test_a_match_is_begun_at_once(app, hand, capsys):
    hand.press("new")
    hand.press("at once")
    screen = app.page
    lift(hand, screen)
    assert screen.session.table.clock.phase == "play"
    with capsys.disabled():
        print(f"\nclicks from the title to the first turn: {hand.count}")
    assert hand.count <= MOST_CLICKS


def test_a_set_up_for_two_by_hand(app, drive, hand, capsys):
    """One drag lays a bridge: all of one's own by hand, the computer lays its own."""
    hand.press("new")
    hand.press("begin")
    screen = app.page
    session = screen.session
    lift(hand, screen)
    while session.table.clock.phase == "place":
        if session.awaits_computer:
            session.update(1.0)
            screen.controller.collect()
            screen.controller.finish_motion()
        else:
            drive.frames(2)
            hand.lay(screen)
    with capsys.disabled():
        print(f"\ngestures of a set-up for two by hand: {hand.count}")
    assert hand.count <= MOST_GESTURES


@pytest.mark.parametrize("way", WAYS)
def test_two_people_set_up_by_hand(app, drive, capsys, way):
    """Each lays a bridge by hand and the rest by the button."""
    routes.new_match(app, "sator")
    drive.frames(2)
    people = TwoPeople(Desktop(drive))
    people.lay_out(way)
    with capsys.disabled():
        print(f"\ngestures of two people's set-up at the desk, {way}: {people.count}")


def test_the_rest_of_a_set_up_is_laid_for_everybody(app, drive, hand):
    hand.press("new")
    hand.press("begin")
    screen = app.page
    session = screen.session
    lift(hand, screen)
    while session.awaits_computer:
        session.update(1.0)
        screen.controller.collect()
    drive.frames(2)
    hand.press("rest")
    hand.press("rest all")
    assert session.table.clock.phase == "play"
    assert {done.seat for done in session.match.done} == set(session.table.seats)


def test_the_close_button_of_the_window_leaves_the_match(monkeypatch):
    """As the menu does: what could not be kept is tried once more, and told."""
    front = Mock()
    monkeypatch.setattr("scriptorium_ui.host.launcher.Launcher", lambda *given: front)
    monkeypatch.setattr("scriptorium_desktop.pane.Pane", Mock())
    monkeypatch.setattr(arcade, "run", lambda: front.ended.assert_not_called())
    start._play(Mock(), Mock(), Mock(), None)
    front.ended.assert_called_once()
