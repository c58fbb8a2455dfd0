"""Movement without a window: where things are on the way, with whom, and that they arrive."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from scriptorium.scene import Movement, Piece, Scene, Slide, Spin, Swing
from scriptorium_play.picture.paths import RotationStep, Straight
from scriptorium_play.picture.scenes import difference
from scriptorium_ui.table.layout.piece_bounds import PieceBounds, on_board
from scriptorium_ui.table.motion.motion import Motion, along, gone, pivot_marks, plan, straight
from scriptorium_ui.toolkit.rect import Rect

BOARD = (10.0, (100.0, 50.0))
SHAPE = ((0, 0), (1, 0), (2, 0))


class Actors:
    """What is on the screen, and where it has been put."""

    def __init__(self, places):
        self.places, self.now, self.lifted, self.still = places, {}, [], True

    def middles(self):
        return self.places

    def lift(self, keys):
        self.lifted, self.still = keys, False

    def shift(self, key, x, y, angle, alpha, size):
        self.now[key] = (x, y, angle, alpha, size)

    def restore(self, key):
        self.now.pop(key, None)

    def settle(self):
        self.still = True


def spots(scene):
    return {piece.id: on_board(piece, *BOARD) for piece in scene.pieces}


def planned(before, after, told, speed=1.0, more=()):
    changes = difference(before, after, told)
    middles = {id: spot.rect.middle for id, spot in spots(after).items()}
    middles |= {key: rect.middle for key, rect in pivot_marks(changes, BOARD).items()}
    actors = Actors(middles | dict(more))
    return plan(changes, spots(before), spots(after), BOARD, speed, actors), actors


def at(motion, actors, part):
    motion.step(motion.length * part - motion.time, actors)
    return actors.now


@pytest.mark.parametrize("quarters", [1, -1, 2])
def test_turning_keeps_the_distance_from_the_pivot(quarters):
    way = along(
        [RotationStep((5.0, 5.0), quarters)], (5.0, 0.0), (1.0, (0.0, 0.0)), 90.0 * quarters
    )
    for part in (0.0, 0.3, 0.7, 1.0):
        x, y, *_ = way(part)
        assert math.dist((x, y), (5.0, 5.0)) == pytest.approx(5.0)
    x, y, angle, alpha, size = way(1.0)
    assert (x, y) == pytest.approx(RotationStep((5.0, 5.0), quarters).takes((5.0, 0.0)))
    assert (angle, alpha, size) == (90.0 * quarters, 255, pytest.approx(1.0))
    assert way(0.0)[2] == 0.0


def test_a_way_goes_round_its_corner():
    way = along([Straight(2, 0), Straight(0, 2)], (0.0, 0.0), (1.0, (0.0, 0.0)), 0.0)
    for step in range(21):
        x, y, *_ = way(step / 20)
        assert min(abs(y), abs(x - 2)) == pytest.approx(0.0, abs=1e-9)
    assert way(1 / 3)[:2] == pytest.approx((2.0, 0.0))
    assert way(1.0)[:2] == pytest.approx((2.0, 2.0))


def test_a_flight_grows_into_its_size():
    way = straight((0.0, 0.0), (10.0, 0.0), 0.0, 0.5)
    assert way(0.0)[4] == 0.5
    assert way(1.0) == (10.0, 0.0, 0.0, 255, 1.0)


def bridge_with_rider(turn=0, x=3, y=3, shape=SHAPE, rider=(4, 3)):
    bridge = Piece("bridge", "bridge", x, y, shape=shape, turn=turn, width=3)
    return Scene((bridge, Piece("monk", "monk", *rider, layer=2)), 16, 16)


def test_a_rider_goes_along_with_its_bridge_round_a_corner():
    before, after = bridge_with_rider(), bridge_with_rider(x=5, y=4, rider=(6, 4))
    motion, actors = planned(before, after, [Movement(("bridge",), (Slide(2, 0), Slide(0, 1)))])
    for part in (0.1, 0.4, 0.8, 0.99):
        now = at(motion, actors, part)
        assert now["monk"][:2] == pytest.approx(now["bridge"][:2])
    assert not motion.over
    at(motion, actors, 1.0)
    assert motion.over
    assert actors.now["bridge"][:2] == pytest.approx(spots(after)["bridge"].rect.middle)


def test_a_turn_marks_its_pivot_and_leaves_riders_upright():
    upright = ((0, 0), (0, 1), (0, 2))
    before = Scene((*bridge_with_rider(rider=(5, 3)).pieces, Piece("peg", "peg", 3, 3)), 16, 16)
    after = Scene(
        (*bridge_with_rider(1, 3, 3, upright, (3, 5)).pieces, Piece("peg", "peg", 3, 3)), 16, 16
    )
    motion, actors = planned(before, after, [Movement(("bridge",), (Swing("peg", 1),))])
    now = at(motion, actors, 0.5)
    assert now["pivot 0"][:2] == pytest.approx((135.0, 85.0))
    assert now["pivot 0"][3] == 255
    assert now["monk"][2] == 0.0
    assert 0.0 < now["bridge"][2] < 90.0
    assert math.dist(now["monk"][:2], (135.0, 85.0)) == pytest.approx(20.0)
    assert at(motion, actors, 1.0)["pivot 0"][3] == 0


def test_what_spins_turns_together_each_about_its_own_middle_with_its_riders():
    """Two wheels by one event, the long way round; who stands on a rim is carried and upright."""
    wheels = [Piece(name, "wheel", x, 2, 3, 3) for name, x in (("near", 1), ("far", 7))]
    turned = [replace(wheel, turn=3) for wheel in wheels]
    before = Scene((*wheels, Piece("monk", "monk", 2, 2, layer=1)), 16, 16)
    after = Scene((*turned, Piece("monk", "monk", 1, 3, layer=1)), 16, 16)
    motion, actors = planned(before, after, [Movement(("near", "far"), (Spin(-1),))])
    half = at(motion, actors, 0.5)
    for wheel in ("near", "far"):
        assert 270.0 < half[wheel][2] < 360.0
        assert half[wheel][:2] == pytest.approx(spots(before)[wheel].rect.middle)
    assert math.dist(half["monk"][:2], half["near"][:2]) == pytest.approx(10.0)
    assert half["monk"][2] == 0.0
    assert at(motion, actors, 1.0)["monk"][:2] == pytest.approx(spots(after)["monk"].rect.middle)


def test_what_belongs_to_a_piece_goes_along_and_lifted_shadows_fall_further_off():
    before, after = bridge_with_rider(), bridge_with_rider(x=4, rider=(5, 3))
    x, y = spots(after)["bridge"].rect.middle
    more = {"bridge shadow": (x, y + 2), "bridge label": (x + 1, y)}
    motion, actors = planned(
        before, after, [Movement(("bridge",), (Slide(1, 0),))], more=more.items()
    )
    now = at(motion, actors, 0.5)
    assert now["bridge shadow"][1] - now["bridge"][1] > 2
    assert now["bridge label"][0] - now["bridge"][0] == pytest.approx(now["bridge"][4])
    assert set(actors.lifted) == {"bridge", "monk", *more}
    motion.finish(actors)
    assert actors.now == {}
    assert actors.still


def test_moments_follow_one_another_and_sounds_fall_due_with_them():
    before = Scene((Piece("a", "a", 0, 0), Piece("b", "b", 5, 5)), 16, 16)
    after = Scene((Piece("a", "a", 2, 0), Piece("b", "b", 5, 6)), 16, 16)
    told = [Movement(("a",), (Slide(1, 0), Slide(1, 0))), Movement(("b",), (Slide(0, 1),))]
    motion, actors = planned(before, after, told)
    first, second = motion.tracks
    assert second.start == pytest.approx(first.start + first.seconds)
    assert motion.step(0.0, actors) == ["step"]
    assert motion.step(motion.length, actors) == ["step"]


def test_speed_counts_and_nothing_moves_at_speed_nought():
    before, after = bridge_with_rider(), bridge_with_rider(x=4, rider=(5, 3))
    told = [Movement(("bridge",), (Slide(1, 0),))]
    usual, twice = planned(before, after, told)[0], planned(before, after, told, 2.0)[0]
    assert 0.15 <= usual.length <= 0.25
    assert twice.length == pytest.approx(usual.length / 2)
    assert planned(before, after, told, 0.0)[0].tracks == []
    assert Motion().over


def test_what_vanishes_fades_under_a_name_of_its_own():
    before, after = Scene((Piece("a", "a", 0, 0),), 16, 16), Scene((), 16, 16)
    motion, actors = planned(before, after, [])
    assert at(motion, actors, 0.5)[gone("a")][3] == pytest.approx(128, abs=1)


def test_a_spot_knows_how_far_a_point_is_from_its_squares():
    spot = on_board(Piece("l", "l", 0, 0, shape=((0, 0), (0, 1), (1, 1))), 10.0, (0.0, 0.0))
    assert spot.away(15, 15) == 0.0
    assert spot.away(15, 5) == 5.0
    assert PieceBounds(Rect(0, 0, 10, 10)).away(13, 14) == 5.0
