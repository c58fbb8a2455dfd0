"""One touch works everything out once: counted from outside, by the functions that are called."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType
from typing import Any

import pytest
from no_window import open_window, sit_down
from stage_games import library, new_table

from scriptorium import Action, Table, write
from scriptorium.engine.play import carry_out
from scriptorium.matches import Match
from scriptorium.testing.helpers import position
from scriptorium_play.picture.reading_order import pieces_at
from scriptorium_ui.table.hands import pointing
from scriptorium_ui.table.layout.layout import lay_out

FRAME = 1 / 30
# Red stands beside a bridge that it could go onto.
BOARD = """
     A  B  C  D  E  F
1   .. .. .. .. .. ..
2   aR br b. .. c. c.
3   a. .. .. .. .. ..
4   .. .. .. dB d. ..
5   .. .. .. .. .. ..
"""
BRIDGES = {"a": "I2 wood", "b": "I2 brick", "c": "I2 stone", "d": "I2 iron"}
HANDS = {"red": ["moves-brick", "moves-wood", "rotas-I2"]}


class Work:
    """How often an action is carried out, a point is hit-tested and a picture is laid out."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.applied = self.layouts = 0
        self.points = Counter[tuple[float, float]]()

    def __enter__(self) -> Work:
        sys.setprofile(self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _hear(self, frame: FrameType, event: str, _: Any) -> None:
        if event != "call":
            return
        code, given = frame.f_code, frame.f_locals
        if code is carry_out.__code__:
            self.applied += given["action"] == self.action
        elif code is lay_out.__code__:
            self.layouts += 1
        elif code is pieces_at.__code__ and frame.f_back.f_globals["__name__"] == pointing.__name__:
            self.points[given["x"], given["y"]] += 1


def shelves() -> Table:
    """Plankenkoorts; to discard a card cannot be taken back, as another is drawn."""
    return new_table("plankenkoorts", 3, 2)


def bridges() -> Table:
    """SATOR, in the middle of a turn."""
    return position("sator", board=BOARD, bridges=BRIDGES, hands=HANDS).table


@pytest.fixture
def at_table(tmp_path):
    """A window in which things move, at a table, and the one action that a row of touches means."""
    sessions = []

    def sit(table: Table, confirm: str, path: tuple[str, ...], *, mouse: bool):
        window = open_window(tmp_path, library(), mouse=mouse)
        window.app.settings.change("confirm", confirm)
        window.app.settings.change("reduced_motion", False)
        session = sit_down(window, Match(table))
        sessions.append(session)
        return window, session, dict(session.touching.choices.paths)[path]

    yield sit
    for session in sessions:
        session.close()


def touch_piece(window, id: str) -> None:
    at = window.app.page.controller.spots[id].rect.middle
    (window.click if window.with_mouse else window.tap)(at)


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "fingers"])
@pytest.mark.parametrize(
    ("table", "confirm", "path"),
    [
        (shelves, "irreversible", ("hand-2_johannes", "discard-pile")),
        (shelves, "always", ("hand-2_johannes", "discard-pile")),
        (bridges, "always", ("hand-moves-wood",)),
    ],
)
def test_a_confirmed_touch_carries_its_action_out_once(at_table, table, confirm, path, mouse):
    """What the question and its preview have worked out is what is done."""
    window, session, action = at_table(table(), confirm, path, mouse=mouse)
    with Work(action) as work:
        for id in path:
            touch_piece(window, id)
        assert not session.match.done
        window.touch("confirm yes" if mouse else "yes")
    assert session.match.actions == (action,)
    assert work.applied == 1


def test_an_action_in_notation_is_carried_out_to_read_it_and_by_nothing_else(at_table):
    """Reading goes on where the action leads; the question and the doing use what is known."""
    path = ("hand-2_johannes", "discard-pile")
    _, session, action = at_table(shelves(), "irreversible", path, mouse=True)
    assert session.preview(action) is not None
    with Work(action) as work:
        session.say(write(session.table, action))
        session.confirm()
    assert session.match.actions == (action,)
    assert work.applied == 1


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "fingers"])
def test_a_press_looks_once_what_lies_there(at_table, mouse):
    window, _, action = at_table(bridges(), "never", ("hand-moves-wood",), mouse=mouse)
    touch_piece(window, "hand-moves-wood")
    window.app.page.controller.finish_motion()
    window.frame(1.0)
    pawn = window.app.page.controller.spots["C3"].rect.middle
    with Work(action) as work:
        if mouse:
            window.screen.mouse_pressed(pawn)
        else:
            window.screen.finger_down(1, pawn)  # what a finger means shows when it is lifted
            window.screen.finger_up(1, pawn)
    assert set(work.points.values()) == {1}


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "fingers"])
def test_a_step_lays_one_picture_out(at_table, mouse):
    """The new one: where things come from is where they were seen."""
    window, session, action = at_table(bridges(), "always", ("hand-moves-wood",), mouse=mouse)
    with Work(action) as work:
        touch_piece(window, "hand-moves-wood")
        window.touch("confirm yes" if mouse else "yes")
        window.frame(FRAME)
        assert window.app.page.controller.motion is not None
        for _ in range(100):
            window.frame(FRAME)
    assert window.app.page.controller.motion is None
    assert len(session.match.done) == 1
    assert work.layouts == 1
