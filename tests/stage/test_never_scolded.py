"""Whoever does what is allowed, or only looks, sees no refusal and no red, in any window."""

from __future__ import annotations

import math
import random

import pytest
from no_window import open_window
from stage_games import library, look, new_table

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium.scene import BOARD
from scriptorium_play.session.auto_setup import sets_up
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.painter import Painter

GLASSES = {"desktop": (1280, 800, True), "tablet": (800, 1280, False), "phone": (412, 915, False)}
# How many turns of each game are followed: in each window thirty.
TURNS = {"sator": 2, "rennes": 10, "monasterium": 9, "plankenkoorts": 9}
DRAGS, MOST, ENOUGH, TRIED = 2, 150, 12, 8
HOVERED = 40


class Watched:
    """A match of people at one window, and whether anything is refused in it."""

    def __init__(self, folder, glass, game, crosses):
        self.crosses = crosses
        width, height, self.mouse = GLASSES[glass]
        self.window = open_window(folder, library(), width, height, self.mouse)
        self.window.app.settings.change("confirm", "never")
        self.heard = []
        self.window.app.sounds.play = self.heard.append
        match = Match(new_table(game, seed=4))
        self.session = Session(match, library(), settings=self.window.app.settings)
        routes.table(self.window.app, self.session)
        self.choose, self.drags = random.Random(4), 0
        if sets_up(library(), self.session.table):
            self.session.lay_rest()
        self.settled()

    @property
    def page(self):
        return self.window.app.page

    def settled(self):
        """Nothing moves, and somebody is at the screen."""
        self.window.frame()
        self.page.controller.finish_motion()
        look(self.session)
        self.session.steps()
        self.page.refresh()
        self.window.frame(1.0)

    def no_red(self):
        """Nothing is painted, told or heard as a mistake."""
        controller = self.page.controller
        assert "refuse" not in self.heard
        assert not controller.refusal
        assert not controller.message()[1], controller.message()
        shown = self.window.lists[-1]
        assert not self.crosses
        error = self.window.screen.painter().palette["error"]
        assert error not in {item.colour for item in shown.items}

    def ways(self):
        """Drags of things of the board that the rules allow now: from where, to where."""
        page, found = self.page, []
        if page.layout is None:
            return found
        unit, (left, top) = page.layout.unit, page.layout.origin
        pieces = list(page.controller.shown.group(BOARD))
        self.choose.shuffle(pieces)
        for piece in pieces[:TRIED]:
            if len(found) >= ENOUGH:
                break
            for outcome in page.touch_actions.outcomes_of(piece.id):
                x, y = outcome.before.x + 0.5, outcome.before.y + 0.5
                squares = [(x + right, y + down) for right, down in piece.shape or ((0, 0),)]
                held = max(squares, key=lambda one: math.dist(one, outcome.takes(one)))
                ends = outcome.takes(held)
                points = [(left + x * unit, top + y * unit) for x, y in (held, ends)]
                if all(page.layout.board.inset(2).holds(*point) for point in points):
                    found.append((piece.id, *points))
        return found or self.ways_of_other_things()

    def ways_of_other_things(self):
        """Drags of a card or a die onto what it may be used with now."""
        page, spots = self.page, self.page.controller.spots
        paths = {path[:2] for path, _ in self.session.touching.left if len(path) > 1}
        found = []
        for path in sorted(paths):
            if all(id in spots for id in path):
                points = [spots[id].free.middle for id in path]
                if [page.pointing.piece_under(point) for point in points] == list(path):
                    found.append((path[0], *points))
        return found

    def drag(self, start, end):
        """Lead something there, wait, and bring it back."""
        screen, steps = self.window.screen, 4
        way = [
            (start[0] + (end[0] - start[0]) * n / steps, start[1] + (end[1] - start[1]) * n / steps)
            for n in range(steps + 1)
        ]
        if self.mouse:
            screen.mouse_moved(start)
            screen.mouse_pressed(start)
        else:
            screen.finger_down(1, start)
        for point in way:
            self.move(point)
        for _ in range(2):  # long enough for everything that is told to a hand at rest
            self.window.frame(0.7)
            assert not self.page.tip
            self.no_red()
        grasp, last = self.page.grasping.grasp, end
        if grasp is None or not grasp.strides:  # what goes step by step has done so already
            last = start
            for point in reversed(way):
                self.move(point)
        if self.mouse:
            screen.mouse_released(last)
        else:
            screen.finger_up(1, last)
        self.window.frame(1.0)
        self.no_red()
        self.drags += 1

    def move(self, point):
        """The hand goes on with what it leads."""
        if self.mouse:
            self.window.screen.mouse_dragged(point)
        else:
            self.window.time += 0.05
            self.window.screen.finger_moved(1, point)

    def go_on(self):
        """Do one legal action at random."""
        actions = sc.legal(self.session.table)
        self.page.controller.came_of(self.session.choose(self.choose.choice(actions), agreed=True))
        self.settled()


@pytest.fixture
def watched(tmp_path, monkeypatch):
    """Sits down at a match in one kind of window, and sees each red cross that is painted."""
    begun, crosses, paint = [], [], Painter.picture

    def picture(painter, art, *where, **how):
        if art == "ghost-no":
            crosses.append(art)
        return paint(painter, art, *where, **how)

    monkeypatch.setattr(Painter, "picture", picture)

    def sit(glass, game):
        found = Watched(tmp_path, glass, game, crosses)
        begun.append(found.session)
        return found

    yield sit
    for session in begun:
        session.close()


@pytest.mark.parametrize("glass", GLASSES)
@pytest.mark.parametrize("game", TURNS)
def test_a_legal_drag_is_never_refused(watched, glass, game):
    """What is led to a legal place shows its ghost and nothing else, and may be brought back."""
    at = watched(glass, game)
    turn, turns = at.session.table.clock.turn, 0
    decisions = 0
    while turns < TURNS[game] and at.session.table.outcome is None and decisions < MOST:
        known = at.session.table
        ways = at.ways()
        for id, start, end in at.choose.sample(ways, min(DRAGS, len(ways))):
            if at.session.table is not known:
                break
            taken = at.page.pointing.draggable_at(start)
            if id == taken or at.page.pointing.turnable_at(start) == id:
                at.drag(start, end)
        at.go_on()
        decisions += 1
        if at.session.table.clock.turn != turn:
            turn, turns = at.session.table.clock.turn, turns + 1
    assert turns == TURNS[game]
    assert at.drags


@pytest.mark.parametrize("game", TURNS)
def test_hovering_is_never_a_mistake(watched, game):
    """A mouse that rests on anything, before something was touched and after, sees no red."""
    at = watched("desktop", game)
    seen = 0
    for _ in range(2):
        spots = at.page.controller.spots
        for id in at.choose.sample(sorted(spots), min(HOVERED, len(spots))):
            at.window.screen.mouse_moved(spots[id].free.middle)
            for _ in range(3):
                at.window.frame(0.3)
            at.no_red()
            seen += 1
        touching = at.session.touching
        at.page.controller.came_of(at.session.touch(touching.next[0]), touching.next[0])
        at.settled()
    assert seen >= HOVERED
