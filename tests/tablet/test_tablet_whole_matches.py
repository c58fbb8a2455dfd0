"""Whole matches on the tablet's glass, by raw events of fingers and a keyboard."""

from __future__ import annotations

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window

from match_by_hand import KNOWN, MATCHES, ONLY_TOUCHED, ByHand, told
from scriptorium_ui.pages import routes

KEYS = {"enter": 13, "tab": 9} | {str(nr): ord(str(nr)) for nr in range(10)}


class Tablet:
    """Fingers on the glass, and the keyboard that may lie beside it."""

    def __init__(self, drive) -> None:
        self.drive = drive

    @property
    def screen(self):
        return self.drive.desk.screen

    def point(self, at):
        finger = self.drive.down(at)
        EventLoop._dispatch_input("end", finger)
        # One frame, so late that two taps are not a double tap.
        self.drive.frames(1, 0.4)

    def drag(self, way):
        here = next(way)
        finger = self.drive.down(here)
        for there in way:
            self.drive.along(finger, here, there)
            here = there
        self.drive.up(finger)
        self.drive.frames(1, 0.4)

    def press(self, key):
        self.drive.press(key)

    def key(self, name):
        """Keys that only go somewhere come faster than frames."""
        Window.dispatch("on_key_down", KEYS[name], 0, name if len(name) == 1 else "", [])
        if name == "enter":
            self.drive.frames()

    def write(self, letters):
        Window.dispatch("on_textinput", letters)
        self.drive.frames()

    def wait(self):
        self.drive.frames()


@pytest.mark.parametrize(("people", "seed", "keyed"), MATCHES)
def test_a_match_from_title_to_end_sheet(drive, capsys, people, seed, keyed):
    """What is final waits for its tick; the end sheet says who has won."""
    by_hand = at_the_title(drive, seed)
    by_hand.begin(people)
    by_hand.play(keyed)
    assert by_hand.drags > 0
    ends(drive)
    with capsys.disabled():
        print(f"\n{people} people at the tablet: {by_hand}")


@pytest.mark.parametrize(("agreed", "keyed"), KNOWN, ids=str)
def test_a_match_of_each_game_ends_as_by_actions(drive, capsys, agreed, keyed):
    """The same match as by actions alone, to the same digest."""
    by_hand = at_the_title(drive, agreed.seed)
    by_hand.begin_as(agreed)
    by_hand.follow(agreed, keyed)
    assert by_hand.drags > 0 or agreed.game in ONLY_TOUCHED
    ends(drive)
    with capsys.disabled():
        print(f"\n{agreed} at the tablet: {by_hand}")


def at_the_title(drive, seed):
    drive.desk.settings.change("reduced_motion", True)
    drive.resize(1024, 600)  # less to draw; the sweep looks at every size
    routes.title(drive.desk)
    drive.frames(2)
    return ByHand(Tablet(drive), seed)


def ends(drive):
    """The end sheet is there, and says who has won."""
    drive.frames(3)
    screen = drive.desk.screen
    assert screen.controller.dialog == "outcome"
    assert screen.named("end again") is not None
    won = screen.session.table.outcome.winners[0]
    assert any(screen.controller.seat_name(won) in one for one in told(drive.desk.glass))
