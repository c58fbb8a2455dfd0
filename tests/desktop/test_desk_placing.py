"""Bridges of the tray are laid by the mouse and by keys: dragged, turned, refused, let go."""

from __future__ import annotations

import arcade
import pytest

import scriptorium as sc
import scriptorium.scene as sp
from placing_spots import in_tray, on_glass
from scriptorium.matches import Match
from scriptorium_play.session.placing import placement

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture
def laying(app, drive, table, library_of_examples):
    """A SATOR match for two, before its first bridge is laid, that asks nothing twice."""
    app.settings.change("confirm", "never")
    return table(Match(sc.new_table("sator", 2, 7, library=library_of_examples)))


@pytest.fixture(scope="session")
def library_of_examples():
    from tests_library import example_library

    return example_library()


def middle_of(found, corner):
    lying = found.lying(corner)
    return lying.x + lying.width / 2, lying.y + lying.height / 2


def lawful(screen, id, turn=0):
    """A place in the midst of the board where a bridge may lie, that way round."""
    found = placement(screen.session.touching, id)
    ways = [way for way in found.ways if way[0] == turn]
    return found, ways[len(ways) // 2]


def test_a_bridge_of_the_tray_is_dragged_to_its_place(drive, laying):
    """Seen under the mouse on the way, green where it may lie, and there when it is dropped."""
    id = in_tray(laying)[0]
    found, corner = lawful(laying, id)
    start, end = drive.piece(id), on_glass(laying, middle_of(found, corner))
    done = len(laying.session.match.done)
    drive.down(*start)
    drive.drag(start[0] + 8, start[1] - 60)
    drive.drag(*end)
    drive.frames()
    ghost = laying.controller.ghost
    assert laying.holding.id == id
    assert ghost.action is not None
    assert (ghost.thing.turn, ghost.thing.x, ghost.thing.y) == corner
    painted = {item.key for item in items(laying)}
    assert {f"ghost {id}", f"held {id} in tray"} <= painted
    assert ("held turns" in painted) == (len(found.turns) > 1)
    assert laying.controller.message() == (
        "R or the mouse wheel turns it; click to place it.",
        False,
    )
    drive.up(*end)
    drive.frames()
    assert len(laying.session.match.done) == done + 2
    laid = id.replace("unplaced", "bridge")
    bridge = next(p for p in pieces_of(laying.session.match.table) if p.id == laid)
    assert (bridge.turn, bridge.x, bridge.y) == corner


def pieces_of(table):
    return sp.scene(sc.view(table, table.seats[0])).pieces


def items(screen):
    """Everything that is painted now."""
    return [item for part in screen.screen._parts.values() for item in part[1].items]


@pytest.mark.parametrize("way", ["wheel", "r", "tray"])
def test_what_is_held_turns(drive, laying, way):
    """By the wheel, by R, and by a click on it in its tray."""
    id = in_tray(laying)[0]
    drive.click(*drive.piece(id))
    drive.frames()
    held = laying.holding.held
    assert laying.holding.id == id
    assert len(held.placement.turns) == 4
    at = on_glass(laying, (9, 9))
    drive.move(*at)
    if way == "wheel":
        drive.event("on_mouse_scroll", *drive._up(*at), 0, -1)
    elif way == "r":
        drive.key(arcade.key.R)
    else:
        drive.click(*drive.piece(id))
        drive.move(*at)
    drive.frames()
    assert laying.holding.held.turn == 1
    assert laying.controller.ghost.thing.turn == 1


def test_it_is_clicked_and_then_the_board_where_it_should_go(drive, laying):
    id = in_tray(laying)[0]
    found, corner = lawful(laying, id)
    done = len(laying.session.match.done)
    drive.click(*drive.piece(id))
    drive.frames()
    drive.click(*on_glass(laying, middle_of(found, corner)))
    drive.frames()
    assert len(laying.session.match.done) == done + 2


def test_by_keys_alone(drive, laying):
    """Enter takes it, arrows lead it, R turns it, Enter lays it."""
    done = len(laying.session.match.done)
    drive.key(arcade.key.RIGHT)
    drive.key(arcade.key.ENTER)
    assert laying.holding.held is not None
    first = laying.holding.held.corner
    assert first is not None
    drive.key(arcade.key.RIGHT)
    assert laying.holding.held.corner[1] > first[1]
    drive.key(arcade.key.R)
    assert laying.holding.held.turn == 1
    while laying.controller.ghost.action is None:
        drive.key(arcade.key.DOWN)
    drive.key(arcade.key.ENTER)
    assert len(laying.session.match.done) == done + 2


@pytest.mark.parametrize("way", ["right click", "escape", "beside"])
def test_it_is_let_go_and_flies_back(drive, laying, way):
    id, done = in_tray(laying)[0], len(laying.session.match.done)
    drive.click(*drive.piece(id))
    drive.frames()
    assert len(laying.session.match.done) == done + 1
    if way == "right click":
        at = on_glass(laying, (9, 9))
        drive.down(*at, arcade.MOUSE_BUTTON_RIGHT)
        drive.up(*at, arcade.MOUSE_BUTTON_RIGHT)
    elif way == "escape":
        drive.key(arcade.key.ESCAPE)
    else:
        drive.click(laying.layout.bar.x + 3, laying.layout.bar.y + 3)
    drive.frames()
    assert laying.holding.held is None
    assert laying.controller.ghost is None
    assert len(laying.session.match.done) == done
    assert id in in_tray(laying)


def test_where_it_may_not_lie_it_is_grey_and_says_why(drive, laying):
    """Over a bridge that lies there: the rule against it, and the bridge flies back."""
    id = in_tray(laying)[0]
    found, corner = lawful(laying, id)
    drive.click(*drive.piece(id))
    drive.click(*on_glass(laying, middle_of(found, corner)))
    drive.frames()
    if laying.session.handover is not None:
        laying.controller.lift()
        drive.frames(2)
    done, other = len(laying.session.match.done), in_tray(laying)[0]
    start, end = drive.piece(other), on_glass(laying, middle_of(found, corner))
    drive.down(*start)
    drive.drag(start[0] + 8, start[1] - 60)
    drive.drag(*end)
    drive.frames()
    assert laying.controller.ghost.action is None
    assert "S5.3" in laying.controller.ghost.answer.sentence
    drive.up(*end)
    drive.frames()
    assert "S5.3" in laying.controller.refusal
    assert laying.controller.message() == (laying.controller.refusal, True)
    assert laying.holding.held is None
    assert len(laying.session.match.done) == done


@pytest.mark.parametrize("order", [slice(None), slice(None, None, -1), slice(1, None)])
def test_squares_are_clicked_in_any_order(app, drive, table, library_of_examples, order):
    """From the one end, from the other, or from the midst on: the bridge comes to lie there."""
    app.settings.change("confirm", "never")
    start = sc.new_table("sator", 2, 7, library=library_of_examples)
    screen = table(Match(sc.apply(start, sc.legal(start)[0]).table))
    path, wanted = screen.session.touching.choices.paths[200]
    clicked = [*path[order], *(id for id in path if id not in path[order])]
    for at, id in enumerate(clicked):
        assert id in screen.session.touching.next
        assert len(screen.session.match.done) == 0, f"laid after {at} of {len(path)} squares"
        drive.click(*drive.piece(id))
        drive.frames()
    assert [done.action for done in screen.session.match.done] == [wanted]
