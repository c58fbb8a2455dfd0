"""Dice that are thrown: they tumble to where they lie, and lie as they show."""

from __future__ import annotations

from scriptorium.scene import Movement, Piece, Scene, Slide, Toss
from scriptorium_play.picture.scenes import ChangeKind, difference
from scriptorium_ui.table.layout.piece_bounds import PieceBounds
from scriptorium_ui.table.motion.tumbling import tumbling
from scriptorium_ui.toolkit.rect import Rect

DIE = Piece("rolled-1", "die-3", 4, 2)


def test_a_die_that_is_thrown_comes_tumbling_and_others_just_appear():
    before, after = Scene((), 9, 9), Scene((DIE, Piece("other", "die-1", 1, 1)), 9, 9)
    found = {
        one.id: one for one in difference(before, after, [Movement(("rolled-1",), (Toss(3),))])
    }
    assert found["rolled-1"].kind is found["other"].kind is ChangeKind.APPEARED
    assert sum(leg.quarters for leg in found["rolled-1"].legs) == 12
    assert found["other"].legs == ()


def test_a_die_that_lay_there_already_is_thrown_where_it_lies():
    scene = Scene((DIE,), 9, 9)
    (change,) = difference(scene, scene, [Movement(("rolled-1",), (Toss(),))])
    assert change.legs[0].takes((4.5, 2.5)) == (4.5, 2.5)
    moved = Scene((Piece("rolled-1", "die-3", 5, 2),), 9, 9)
    (change,) = difference(scene, moved, [Movement(("rolled-1",), (Toss(1), Slide(1, 0)))])
    assert len(change.legs) == 2


def test_it_hops_lower_and_lies_straight_at_the_end():
    way = tumbling(PieceBounds(Rect(10, 20, 40, 40)), 720.0)
    assert way(1.0)[:3] == (30.0, 40.0, 0.0)
    assert way(1.0)[3] == 255
    heights = [40.0 - way(part / 100)[1] for part in range(101)]
    assert max(heights[:40]) > max(heights[60:]) >= 0
    assert way(0.2)[2] != 0
