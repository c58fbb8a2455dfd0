"""Whole matches of SATOR in the desktop window, by raw events of mouse and keyboard."""

from __future__ import annotations

import arcade
import pytest

from match_by_hand import MATCHES, ByHand, told
from scriptorium_stage.ui import routes

KEYS = {"enter": arcade.key.ENTER, "tab": arcade.key.TAB} | {
    str(nr): arcade.key.KEY_0 + nr for nr in range(10)
}


class Desktop:
    """Mouse and keyboard of the desktop window."""

    def __init__(self, drive) -> None:
        self.drive = drive

    @property
    def screen(self):
        return self.drive.screen

    def point(self, at):
        self.drive.click(*at)
        self.drive.frames()

    def press(self, key):
        screen = self.screen
        found = screen.named(key)
        assert found is not None, [one.key for one in screen.touchables]
        if min(found.seen[2:]) <= 0:
            screen.bring_to_sight(found)
            self.drive.frames()
        self.drive.press(key)

    def key(self, name):
        self.drive.key(KEYS[name])

    def write(self, letters):
        self.drive.write(letters)

    def wait(self):
        self.drive.frames()


@pytest.mark.parametrize(("people", "seed", "keyed"), MATCHES)
def test_a_match_from_title_to_end_sheet(desk, drive, capsys, people, seed, keyed):
    """Who sits at the mouse clicks, who has the keyboard types; the end sheet says who has won."""
    drive.window.set_size(1024, 640)  # less to draw; the sweep looks at every size
    drive.window.dispatch_events()
    routes.title(desk)
    drive.frames(2)
    by_hand = ByHand(Desktop(drive), seed)
    by_hand.begin(people)
    by_hand.play(keyed)
    drive.frames(3)
    screen = desk.screen
    with capsys.disabled():
        print(f"\n{people} people at the desk: {by_hand}")
    assert screen.controller.dialog == "outcome"
    assert screen.named("end again") is not None
    won = screen.session.table.outcome.winners[0]
    assert any(screen.controller.seat_name(won) in one for one in told(desk.glass))
