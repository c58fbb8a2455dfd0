"""A way in one stroke: what is dragged steps on as the hand passes, by mouse and by finger."""

from __future__ import annotations

import pytest
from no_window import open_window, sit_down

import game_tables
from benchmarks.windows import turning
from scriptorium import standard_library
from scriptorium.matches import Match

START = {"figures": {"rood": "A.N", "blauw": "B.E"}, "areas": {"rood": ["A"]}}


@pytest.fixture
def sat_down(tmp_path):
    """Two people at a map; the first one stands on a quarter of a portal."""
    begun = []

    def sit(mouse, **facts):
        window = open_window(tmp_path, standard_library(), 1280, 800, mouse)
        match = Match(game_tables.position("rennes", **{**START, **facts}))
        begun.append(sit_down(window, match))
        return window, window.app.page

    yield sit
    for session in begun:
        session.close()


class Hand:
    """A mouse with its button down, or a finger on the glass."""

    def __init__(self, window, page):
        self.window, self.page, self.mouse = window, page, window.with_mouse

    def at(self, id):
        return self.page.controller.spots[id].rect.middle

    def down(self, id):
        here = self.at(id)
        if self.mouse:
            self.window.screen.mouse_moved(here)
            self.window.screen.mouse_pressed(here)
        else:
            self.window.screen.finger_down(1, here)
        self.last = here
        self.window.frame(0.05)

    def over(self, id):
        """In small steps, as a hand goes."""
        (ax, ay), (bx, by) = self.last, self.at(id)
        for nr in range(1, 7):
            here = ax + (bx - ax) * nr / 6, ay + (by - ay) * nr / 6
            if self.mouse:
                self.window.screen.mouse_dragged(here)
            else:
                self.window.screen.finger_moved(1, here)
            self.window.frame(0.02)
        self.last = here

    def up(self):
        if self.mouse:
            self.window.screen.mouse_released(self.last)
        else:
            self.window.screen.finger_up(1, self.last)
        self.window.frame(1.0)


def see(page, fact):
    return game_tables.seen(page.session.table, fact)


@pytest.mark.parametrize("mouse", [True, False])
def test_a_figure_steps_through_the_spaces_it_is_dragged_over(sat_down, mouse):
    """One stroke, three steps; each can be taken back; what is left goes along with the hand."""
    window, page = sat_down(mouse, pool="geel 4")
    hand = Hand(window, page)
    hand.down("figure-rood")
    hand.over("kA1")
    assert see(page, "figures")["rood"] == "kA1"
    assert page.grasping.left == "pool"
    hand.over("kA2")
    hand.over("CA")
    assert see(page, "figures")["rood"] == "CA"
    assert see(page, "pool") == "geel 1"
    hand.up()
    assert page.grasping.left == ""
    assert len(page.session.match.done) == 3
    for _ in range(3):
        page.controller.undo()
    assert see(page, "figures")["rood"] == "A.N"


@pytest.mark.parametrize("mouse", [True, False])
def test_a_space_that_cannot_be_stepped_onto_says_why(sat_down, mouse):
    """The stroke goes as far as the points do; the rest is told, and nothing is lost."""
    window, page = sat_down(mouse, pool="geel 1")
    hand = Hand(window, page)
    hand.down("figure-rood")
    hand.over("kA1")
    hand.over("kA2")
    assert see(page, "figures")["rood"] == "kA1"
    assert not page.controller.message()[1]
    hand.up()
    assert see(page, "figures")["rood"] == "kA1"
    assert "points" in page.controller.refusal


@pytest.mark.parametrize("mouse", [True, False])
def test_a_figure_is_drawn_round_its_portal(sat_down, mouse):
    """To the next quarter clockwise: the portal turns with it."""
    window, page = sat_down(mouse, pool="geel 2")
    hand = Hand(window, page)
    hand.down("figure-rood")
    hand.over("A.E")
    hand.up()
    assert see(page, "figures")["rood"] == "A.E"
    assert see(page, "portals")["A"].split()[1] == "geel"


@pytest.mark.parametrize("mouse", [True, False])
@pytest.mark.parametrize("quarter", ["A.E", "A.W"])
def test_a_portal_that_turns_both_ways_turns_once_under_one_move(sat_down, mouse, quarter):
    """Its quarters overlap: on the way to one the hand is still on the other."""
    window, page = sat_down(mouse, pool="geel 4", claims={"la_tour": ["rood"]})
    hand = Hand(window, page)
    hand.down("figure-rood")
    hand.over(quarter)
    hand.up()
    assert see(page, "figures")["rood"] == quarter
    assert len(page.session.match.done) == 1


def test_what_would_lapse_is_told_before_it_does(sat_down):
    """Under a finger ending waits for its tick, with the points that would go; adding does not."""
    window, page = sat_down(False, pool="geel 2", hands={"rood": ["geel-1", "geel-4"]})
    window.tap(page.controller.spots["card-geel-1"].free.middle)
    assert page.controller.proposal is None
    assert see(page, "pool") == "geel 3"
    window.tap(page.controller.spots["end"].free.middle)
    assert page.controller.proposal is not None
    assert "you would lose 3 Yellow" in page.touch_actions.proposed()
    assert len(page.session.match.done) == 1
    window.touch("yes")
    assert len(page.session.match.done) == 2


def test_the_widest_turn_is_what_a_window_is_measured_with(sat_down):
    """Five portals with their quarters, and who stands on one of them; nothing where none turns."""
    _, page = sat_down(True, figures={"rood": "A.N", "blauw": "B.E"})
    moved = turning(page)
    assert {id for id in moved if id.startswith("portal-")} == {f"portal-{id}" for id in "ACDEG"}
    assert "figure-rood" in moved
    assert "figure-blauw" not in moved
    assert len(moved) == 5 + 5 * 4 + 1
    _, page = sat_down(True, step="refill")
    assert turning(page) == {}
