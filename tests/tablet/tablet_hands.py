"""Fingers and a keyboard that play whole matches on the glass of the tablet."""

from __future__ import annotations

import math

from kivy.base import EventLoop
from kivy.core.window import Window
from sator_tables import pending

KEYS = {"enter": 13, "tab": 9} | {str(nr): ord(str(nr)) for nr in range(10)}


class Tablet:
    """Fingers on the glass, and the keyboard that may lie beside it."""

    def __init__(self, drive) -> None:
        self.drive = drive

    @property
    def screen(self):
        return self.drive.app.page

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


def movable(screen, drive):
    """A bridge that may be dragged now, with what may become of it."""
    touching = screen.session.touching
    for id in touching.next:
        piece = touching.choices.pieces[id]
        if len(piece.shape) > 1 and screen.grasping.take(id, (0.0, 0.0)):
            found = screen.grasping.grasp.found
            screen.grasping.let_go()
            return id, found
        if screen.session.why_not_undo() is None and pending(screen.session.match) != "CardRun 0":
            screen.controller.undo()
    raise AssertionError("no bridge can be moved")


def finger_for(screen, drive, id, outcome):
    """Where to put a finger on a bridge, and where to lead it, in pixels."""
    squares = screen.controller.spots[id].squares
    # The square that goes furthest is the clearest to lead.
    start = max(
        (one.middle for one in squares),
        key=lambda at: math.dist(
            screen.pointing.unit_at(at), outcome.takes(screen.pointing.unit_at(at))
        ),
    )
    x, y = outcome.takes(screen.pointing.unit_at(start))
    left, top = screen.layout.origin
    return start, (left + x * screen.layout.unit, top + y * screen.layout.unit)
