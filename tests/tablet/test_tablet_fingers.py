"""Fingers are told apart by where and when alone; palms and second touches do no harm."""

from __future__ import annotations

import pytest

from scriptorium_ui.toolkit.gestures import HOLD, Fingers

pytestmark = pytest.mark.usefixtures("unseen")


class Heard:
    """Writes down what it hears."""

    def __init__(self):
        self.told = []

    def __getattr__(self, name):
        return lambda *details: self.told.append((name, *details))

    @property
    def names(self):
        return [name for name, *_ in self.told]


@pytest.fixture
def heard():
    return Heard()


@pytest.fixture
def fingers(heard):
    return Fingers(heard)


def test_a_tap_is_where_the_finger_is_lifted(fingers, heard):
    fingers.down(1, (50, 60), 0.0)
    fingers.move(1, (54, 60), 0.05)
    fingers.up(1, (54, 60), 0.1)
    assert heard.told == [("press", (50, 60)), ("tap", (54, 60))]


def test_a_finger_that_stays_asks_and_then_touches_nothing(fingers, heard):
    fingers.down(1, (50, 60), 0.0)
    fingers.tick(HOLD)
    fingers.up(1, (50, 60), HOLD + 1)
    assert heard.names == ["press", "hold"]


def test_a_finger_that_goes_is_a_drag_and_no_tap(fingers, heard):
    fingers.down(1, (50, 60), 0.0)
    fingers.move(1, (50, 90), 0.1)
    fingers.tick(HOLD + 1)
    fingers.up(1, (50, 95), 0.2)
    assert heard.names == ["press", "draw", "drop"]


def test_two_fingers_turn_and_stretch(fingers, heard):
    fingers.down(1, (100, 100), 0.0)
    fingers.down(2, (200, 100), 0.1)
    fingers.move(2, (100, 300), 0.2)
    pinch = heard.told[-1][1]
    assert pinch.scale == pytest.approx(2.0)
    assert pinch.angle == pytest.approx(90.0)
    fingers.up(2, (100, 300), 0.3)
    fingers.up(1, (100, 100), 0.3)
    assert heard.names == ["press", "twist", "twist", "untwist"]


def test_a_third_finger_and_the_palm_after_it_are_not_heard(fingers, heard):
    fingers.down(1, (100, 100), 0.0)
    fingers.down(2, (200, 100), 0.1)
    before = list(heard.names)
    fingers.down(3, (300, 300), 0.2)
    fingers.move(3, (10, 10), 0.2)
    fingers.up(3, (10, 10), 0.3)
    assert heard.names == before


def test_a_palm_that_lands_during_a_drag_does_not_disturb_it(fingers, heard):
    fingers.down(1, (100, 100), 0.0)
    fingers.move(1, (180, 100), 0.1)
    fingers.down(2, (400, 500), 0.2)
    fingers.move(2, (420, 500), 0.2)
    fingers.move(1, (200, 100), 0.3)
    fingers.up(1, (200, 100), 0.3)
    assert heard.names == ["press", "draw", "draw", "drop"]
    # While the palm still lies there, nothing new begins.
    fingers.down(3, (50, 50), 0.4)
    fingers.up(3, (50, 50), 0.5)
    assert heard.names[-1] == "drop"
    fingers.up(2, (420, 500), 0.6)
    fingers.down(4, (50, 50), 0.7)
    assert heard.names[-1] == "press"


def test_the_finger_that_is_left_of_two_means_nothing_more(fingers, heard):
    fingers.down(1, (100, 100), 0.0)
    fingers.down(2, (200, 100), 0.1)
    fingers.up(1, (100, 100), 0.2)
    fingers.move(2, (300, 300), 0.3)
    fingers.up(2, (300, 300), 0.4)
    assert heard.names == ["press", "twist", "untwist"]
    fingers.down(3, (5, 5), 0.5)
    assert heard.names[-1] == "press"


def test_two_taps_at_one_place_are_a_double_tap_and_a_third_is_not(fingers, heard):
    for time in (0.0, 0.2, 0.4):
        fingers.down(1, (50, 60), time)
        fingers.up(1, (52, 60), time + 0.05)
    assert [name for name in heard.names if name != "press"] == ["tap", "double_tap", "tap"]


def test_taps_that_are_slow_or_apart_are_two_taps(fingers, heard):
    for at, time in (((50, 60), 0.0), ((50, 60), 1.0), ((200, 60), 1.2)):
        fingers.down(1, at, time)
        fingers.up(1, at, time + 0.05)
    assert [name for name in heard.names if name != "press"] == ["tap"] * 3


def test_lengths_follow_the_density(heard):
    fingers = Fingers(heard, 3.0)
    fingers.down(1, (100, 100), 0.0)
    fingers.move(1, (130, 100), 0.1)
    fingers.up(1, (130, 100), 0.2)
    assert heard.names == ["press", "tap"]


def test_what_was_begun_is_let_go(fingers, heard):
    fingers.down(1, (100, 100), 0.0)
    fingers.move(1, (180, 100), 0.1)
    fingers.let_go()
    fingers.up(1, (180, 100), 0.2)
    assert heard.names == ["press", "draw", "drop_all"]
    fingers.down(2, (5, 5), 0.3)
    assert heard.names[-1] == "press"


def test_another_finger_of_the_hand_is_heard_beside_one_that_is_drawn_far(fingers, heard):
    fingers.down(1, (100, 100), 0.0)
    fingers.move(1, (180, 100), 0.1)
    fingers.down(2, (280, 140), 0.2)
    fingers.up(2, (280, 140), 0.3)
    fingers.up(1, (180, 100), 0.4)
    assert heard.names == ["press", "draw", "another", "drop"]
