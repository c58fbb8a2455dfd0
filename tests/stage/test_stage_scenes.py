"""Scenes: what happened between two pictures, and reading one as a page."""

from __future__ import annotations

import pytest
from stage_games import GAMES, by_actions, new_table

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import Piece, Scene
from scriptorium_play.picture.paths import pivot
from scriptorium_play.picture.reading_order import beneath, in_reading_order, neighbour
from scriptorium_play.picture.scenes import ChangeKind, applied, difference, picture


def drawn(*pieces: Piece) -> Scene:
    return Scene(pieces, 16, 16)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_and_the_changes_make_the_next_picture(game):
    table = new_table(game, 1)
    for action in by_actions(table, 1, 60):
        after = sc.apply(table, action)
        for seat in table.seats:
            old, new = picture(table, seat), picture(after.table, seat)
            told = sp.movements(table.rules, sc.seen_events(after, seat))
            changes = difference(old, new, told)
            assert applied(old.pieces, changes) == {piece.id: piece for piece in new.pieces}
            assert difference(new, new) == ()
            assert list(changes) == sorted(changes, key=lambda change: change.moment)
        table = after.table


def test_each_kind_of_change_is_told():
    before = drawn(
        Piece("walker", "a", 1, 1),
        Piece("turner", "b", 2, 2, shape=((0, 0), (1, 0))),
        Piece("card", "back", 0, 0, group="hand"),
        Piece("gone", "c", 3, 3),
        Piece("book-A1", "e", 0, 0),
        Piece("pair", "f", 0, 1, group="hand", card="omnia", count=2),
        Piece("counter", "d", 0, 0, group="turn", count=3),
        Piece("still", "e", 9, 9),
    )
    after = drawn(
        Piece("walker", "a", 1, 3),
        Piece("turner", "b", 2, 2, shape=((0, 0), (0, 1)), turn=1),
        Piece("card", "face", 1, 0, group="hand", card="omnia"),
        Piece("new", "d", 4, 4),
        Piece("taken", "e", 0, 0, group="player.red"),
        Piece("pair", "f", 0, 1, group="hand", card="omnia", count=1),
        Piece("played", "f", 0, 0, group="turn", card="omnia"),
        Piece("counter", "d", 0, 0, group="turn", count=2),
        Piece("still", "e", 9, 9),
    )
    told = [(change.kind, change.id) for change in difference(before, after)]
    assert told == [
        (ChangeKind.TURNED, "turner"),
        (ChangeKind.MOVED, "card"),
        (ChangeKind.MOVED, "played"),
        (ChangeKind.MOVED, "taken"),
        (ChangeKind.MOVED, "walker"),
        (ChangeKind.FLIPPED, "card"),
        (ChangeKind.VANISHED, "gone"),
        (ChangeKind.APPEARED, "new"),
        (ChangeKind.CHANGED, "counter"),
        (ChangeKind.CHANGED, "pair"),
    ]


@pytest.mark.parametrize("quarters", [1, 2, 3])
@pytest.mark.parametrize("about", [(0, 0), (1, 0), (2, 0), (2, 1)])
def test_a_turn_is_about_its_pivot(quarters, about):
    """A bridge of four squares turned about the middle of one of them is known by that middle."""
    cells = ((0, 0), (1, 0), (2, 0), (2, 1))
    px, py = about[0] + 5 + 0.5, about[1] + 5 + 0.5
    turned = []
    for x, y in cells:
        cx, cy = x + 5.5 - px, y + 5.5 - py
        for _ in range(quarters):
            cx, cy = -cy, cx
        turned.append((round(cx + px - 0.5), round(cy + py - 0.5)))
    west, north = min(x for x, _ in turned), min(y for _, y in turned)
    was = Piece("b", "L", 5, 5, shape=cells)
    shape = tuple((x - west, y - north) for x, y in turned)
    now = Piece("b", "L", west, north, shape=shape, turn=quarters)
    assert pivot(was, now) == pytest.approx((px, py))


def pushed(bridge: str) -> sp.Movement:
    """A bridge was pushed round a corner."""
    return sp.Movement((bridge,), (sp.Slide(2, 0), sp.Slide(0, 1)))


def test_changes_follow_the_events_and_riders_their_bridge():
    """The second bridge was pushed first; who stands on it goes with it, round the corner."""
    before = drawn(
        Piece("a", "x", 0, 0), Piece("b", "x", 4, 4, 2), Piece("rider", "r", 5, 4, layer=1)
    )
    after = drawn(
        Piece("a", "x", 2, 1), Piece("b", "x", 6, 5, 2), Piece("rider", "r", 7, 5, layer=1)
    )
    changes = difference(before, after, [pushed("b"), pushed("a")])
    assert [(c.id, c.moment, c.way) for c in changes] == [
        ("b", 0, ((6, 4), (6, 5))),
        ("rider", 0, ((7, 4), (7, 5))),
        ("a", 1, ((2, 0), (2, 1))),
    ]
    stray = drawn(*after.pieces[:2], Piece("rider", "r", 9, 9, layer=1))
    (last,) = [c for c in difference(before, stray, [pushed("b")]) if c.id == "rider"]
    assert (last.moment, last.way) == (1, ())


def test_a_way_that_leads_elsewhere_is_not_believed():
    before, after = drawn(Piece("a", "x", 0, 0)), drawn(Piece("a", "x", 5, 5))
    (change,) = difference(before, after, [pushed("a")])
    assert change.way == ()


def test_a_page_is_read_by_groups_and_lines():
    scene = drawn(
        Piece("end", "button", 0, 0, group="buttons"),
        Piece("low", "s", 0, 2),
        Piece("right", "s", 1, 0),
        Piece("left", "s", 0, 0),
        Piece("panel", "panel", 0, 0, group="player.red"),
        Piece("card", "c", 0, 0, group="hand"),
    )
    order = [piece.id for piece in in_reading_order(scene)]
    assert order == ["left", "right", "low", "card", "panel", "end"]


def test_what_lies_beneath_and_beside():
    floor = Piece("floor", "s", 2, 2)
    bridge = Piece("bridge", "b", 1, 2, shape=((0, 0), (1, 0)), layer=1)
    rider = Piece("rider", "r", 2, 2, layer=2)
    scene = drawn(floor, bridge, rider)
    assert beneath(scene, rider) == (bridge, floor)
    east, south = Piece("east", "s", 4, 2), Piece("south", "s", 2, 5)
    pieces = (floor, east, south)
    assert neighbour(pieces, floor, 1, 0) == east
    assert neighbour(pieces, floor, 0, 1) == south
    assert neighbour(pieces, floor, -1, 0) is None
