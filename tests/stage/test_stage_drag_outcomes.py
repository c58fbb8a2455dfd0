"""Taking hold of things: which action a drag or a twist means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from scriptorium.scene import Piece
from scriptorium_play.picture.paths import RotationStep, turn_between
from scriptorium_play.session.dragging import DragOutcome, led, only_pivot, spun

LINE = ((0, 0), (1, 0), (2, 0))
CORNER = ((0, 0), (1, 0), (0, 1))


def piece(x: int, y: int, shape: tuple[tuple[int, int], ...], turn: int = 0) -> Piece:
    return Piece("it", "art", x, y, turn=turn, shape=shape)


@dataclass
class Done:
    """Stands for an action; only its identity counts here."""

    name: str


def outcome(name: str, before: Piece, after: Piece, *, turning: bool = False) -> DragOutcome:
    action: Any = Done(name)
    turn = turn_between(before, after) if turning else None
    return DragOutcome(action, (name,), before, after, () if turn is None else (turn,))


def test_a_quarter_turn_is_about_the_square_that_both_cover():
    down = ((0, 0), (0, 1), (0, 2))
    turn = turn_between(piece(0, 0, LINE), piece(2, 0, down, 1))
    assert turn is not None
    assert turn.pivot == (2.5, 0.5)
    assert turn.takes((0.5, 0.5)) == (2.5, -1.5) or turn.takes((0.5, 0.5)) == (2.5, 2.5)
    squares = {turn.takes((x + 0.5, 0.5)) for x in range(3)}
    assert squares == {(2.5, 0.5), (2.5, 1.5), (2.5, 2.5)}


def test_half_a_turn_of_a_straight_piece_is_seen_although_it_looks_alike():
    turn = turn_between(piece(0, 0, LINE), piece(2, 0, LINE))
    assert turn == RotationStep((2.5, 0.5), 2)
    assert turn.takes((0.5, 0.5)) == (4.5, 0.5)


def test_what_shares_no_square_only_moves():
    assert turn_between(piece(0, 0, LINE), piece(0, 3, LINE)) is None


@pytest.mark.parametrize(("finger", "meant"), [((3.4, 0.5), "far"), ((1.6, 0.4), "near")])
def test_a_drag_means_the_outcome_nearest_to_the_finger(finger, meant):
    before = piece(0, 0, CORNER)
    near = outcome("near", before, piece(1, 0, CORNER))
    far = outcome("far", before, piece(3, 0, CORNER))
    found = led((near, far), (0.5, 0.5), finger)
    assert found is not None
    assert found.path == (meant,)


def test_a_thing_that_is_hardly_moved_stays():
    near = outcome("near", piece(0, 0, CORNER), piece(1, 0, CORNER))
    assert led((near,), (0.5, 0.5), (0.7, 0.5)) is None


def test_of_two_ways_to_one_place_the_shorter_is_meant():
    before, after = piece(0, 0, CORNER), piece(2, 0, CORNER)
    action: Any = Done("long")
    long = DragOutcome(action, ("a", "b", "c"), before, after, None)
    short = DragOutcome(action, ("a",), before, after, None)
    assert led((long, short), (0.5, 0.5), (2.5, 0.5)) is short


def test_a_twist_means_the_turn_by_its_quarters_about_the_nearest_pivot():
    before = piece(0, 0, LINE)
    down = ((0, 0), (0, 1), (0, 2))
    left = outcome("left", before, piece(0, 0, down, 1), turning=True)
    right = outcome("right", before, piece(2, 0, down, 1), turning=True)
    assert left.pivot == (0.5, 0.5)
    assert right.pivot == (2.5, 0.5)
    assert spun((left, right), 85 * left.quarters, (0.4, 0.4)) is left
    assert spun((left, right), 85 * right.quarters, (2.4, 0.4)) is right
    assert spun((left, right), 20, (0.4, 0.4)) is None
    assert spun((left, right), 180, (0.4, 0.4)) is None
    assert only_pivot((left,)) == (0.5, 0.5)
    assert only_pivot((left, right)) is None
