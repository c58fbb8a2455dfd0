"""The board comes nearer and goes back in a moment, not in a jump; nothing is lost on the way."""

from __future__ import annotations

import pytest
from no_window import open_window, sit_down
from stage_games import library

from scriptorium.matches import Match
from scriptorium.scene import BOARD as BOARD_PIECES
from scriptorium.testing.helpers import position
from scriptorium_ui.table.camera import GLIDE

WIDE = "ABCDEFGHIJKLMNOP"
ROWS = {1: ["ar", "a."], 2: ["..", "..", "b.", "b."]}
BOARD = "\n".join(
    ["     " + "  ".join(WIDE)]
    + [
        f"{nr:<4}" + " ".join([*ROWS.get(nr, []), *[".."] * (16 - len(ROWS.get(nr, [])))])
        for nr in range(1, 17)
    ]
)
BRIDGES = {"a": "I2 wood", "b": "I2 brick"}


@pytest.fixture
def sat_down(tmp_path):
    begun = []

    def sit(*, moving: bool):
        window = open_window(tmp_path, library(), 1024, 600)
        window.app.settings.change("reduced_motion", not moving)
        window.app.settings.change("pass_single", False)
        at = position("sator", board=BOARD, bridges=BRIDGES, hands={"red": ["moves-brick"]})
        begun.append(sit_down(window, Match(at.table)))
        window.frame()
        return window, window.app.page

    yield sit
    for session in begun:
        session.close()


def twice(window, at):
    """A double tap on the board: nearer, or the whole of it."""
    for _ in range(2):
        window.screen.finger_down(1, at)
        window.screen.finger_up(1, at)
    window.frame()


def zoomed(window, page, at):
    twice(window, at)
    units = [page.layout.unit]
    for _ in range(8):
        window.frame(GLIDE / 6)
        units.append(page.layout.unit)
    return units


def empty(page):
    """A place of the board with nothing on it that would be touched."""
    board = page.layout.board
    return board.x + board.w * 0.62, board.y + board.h * 0.62


def test_the_board_comes_nearer_in_a_moment(sat_down):
    window, page = sat_down(moving=True)
    units = zoomed(window, page, empty(page))
    assert units == sorted(units)
    assert len(set(units)) > 4
    assert not page.camera.gliding
    back = zoomed(window, page, empty(page))
    assert back == sorted(back, reverse=True)
    assert window.screen.due() is None, "and then nothing asks for time"


def test_where_motion_is_reduced_it_is_there_at_once(sat_down):
    window, page = sat_down(moving=False)
    assert len(set(zoomed(window, page, empty(page))[1:])) == 1


def test_a_touch_on_the_way_means_what_is_seen_there(sat_down):
    """The board waits under a finger, and goes on when it is lifted."""
    window, page = sat_down(moving=True)
    twice(window, empty(page))
    window.frame(GLIDE / 3)
    wide = [piece.id for piece in page.controller.shown.group(BOARD_PIECES) if len(piece.shape) > 1]
    bridge = wide[-1]
    seen = page.controller.spots[bridge].rect.middle
    window.screen.finger_down(1, seen)
    for _ in range(4):
        window.frame(GLIDE / 3)
        assert page.controller.spots[bridge].rect.middle == seen
    assert page.camera.gliding
    window.screen.finger_up(1, seen)
    window.frame(GLIDE)
    window.frame()
    assert not page.camera.gliding
    assert page.tip or page.controller.refusal or page.session.touching.touched, "it was heard"
