"""Bridges of the tray are laid with fingers: dragged, turned, ticked, refused, let go."""

from __future__ import annotations

import pytest
from sator_tables import person

import scriptorium as sc
import scriptorium.scene as sp
from placing_spots import in_tray, on_glass
from scriptorium.matches import Match
from scriptorium_play.session.placing import placement

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture(params=[(1280, 800), (800, 1280)], ids=["landscape", "portrait"])
def laying(request, drive, games):
    """A SATOR match for two, before its first bridge is laid."""
    drive.resize(*request.param)
    drive.app.settings.change("reduced_motion", True)
    table = sc.new_table("sator", 2, 7, library=games)
    match = Match(table)
    drive.play(match, person(match))
    if drive.app.page.session.handover is not None:
        drive.press("lift")
    return drive.app.page


def lawful(screen, id):
    """A place in the midst of the board where a bridge may lie, and the middle of it there."""
    found = placement(screen.session.touching, id)
    ways = [way for way in found.ways if way[0] == 0]
    corner = ways[len(ways) // 2]
    lying = found.lying(corner)
    return corner, on_glass(screen, (lying.x + lying.width / 2, lying.y + lying.height / 2))


def below(screen, at):
    """The finger that leads a thing is below it."""
    return at[0], at[1] + screen.app.form.finger


def take(drive, screen, id):
    """Draw a bridge out of its tray, and keep the finger down."""
    start = drive.spot(id)
    finger = drive.down(start)
    # Out of the tray is across the way that it is swiped.
    away = (0, -40) if screen.scrolls["hand"].across else (-40, 0)
    end = start[0] + away[0], start[1] + away[1]
    drive.along(finger, start, end)
    return finger, end


def test_a_bridge_is_dragged_seen_above_the_finger_and_ticked(drive, laying):
    id, done = in_tray(laying)[0], len(laying.session.match.done)
    corner, to = lawful(laying, id)
    finger, start = take(drive, laying, id)
    drive.along(finger, start, below(laying, to))
    ghost = laying.controller.ghost
    assert laying.holding.id == id
    assert (ghost.thing.turn, ghost.thing.x, ghost.thing.y) == corner
    assert ghost.action is not None
    assert laying.fingers.leading
    keys = {item.key for part in laying.screen._parts.values() for item in part[1].items}
    assert {f"ghost {id}", f"lens ghost {id}"} <= keys
    drive.up(finger)
    assert laying.controller.proposal is not None
    assert len(laying.session.match.done) == done + 1
    drive.press("yes")
    assert len(laying.session.match.done) == done + 2
    now = laying.session.match.table
    pieces = sp.scene(sc.view(now, now.seats[0])).pieces
    bridge = next(p for p in pieces if p.id == id.replace("unplaced", "bridge"))
    assert (bridge.turn, bridge.x, bridge.y) == corner


def test_it_is_tapped_then_the_board_turned_by_a_tap_and_let_go_by_the_cross(drive, laying):
    id, done = in_tray(laying)[0], len(laying.session.match.done)
    corner, to = lawful(laying, id)
    drive.tap(drive.spot(id))
    assert laying.holding.id == id
    drive.tap(to)
    assert laying.controller.proposal is not None
    assert (laying.controller.ghost.thing.turn, *corner[1:]) == corner
    # The middle of this shape is open: tapped is one of its squares.
    thing = laying.controller.ghost.thing
    drive.tap(on_glass(laying, (thing.x + 0.5, thing.y + 0.5)))
    assert laying.holding.held.turn == 1
    if laying.controller.proposal is None:
        drive.tap(to)
    # A tap beside tick and cross is neither.
    drive.tap((3, laying.layout.bar.bottom - 3))
    assert laying.controller.proposal is not None
    drive.press("no")
    assert laying.holding.held is None
    assert len(laying.session.match.done) == done
    assert id in in_tray(laying)


def test_a_second_finger_turns_what_the_first_one_holds(drive, laying):
    id = in_tray(laying)[0]
    _, to = lawful(laying, id)
    finger, start = take(drive, laying, id)
    drive.along(finger, start, below(laying, to))
    before = laying.holding.held.turn
    other = drive.down((to[0] - 120, to[1] + 60))
    drive.up(other)
    assert laying.holding.held.turn == before + 1
    drive.up(finger)


def test_let_go_beside_the_board_it_flies_back(drive, laying):
    id, done = in_tray(laying)[0], len(laying.session.match.done)
    finger, start = take(drive, laying, id)
    assert len(laying.session.match.done) == done + 1
    drive.along(finger, start, (5, 5))
    drive.up(finger)
    assert laying.holding.held is None
    assert len(laying.session.match.done) == done
    assert id in in_tray(laying)


def test_where_it_may_not_lie_it_is_grey_and_says_why(drive, laying):
    id = in_tray(laying)[0]
    _, to = lawful(laying, id)
    drive.tap(drive.spot(id))
    drive.tap(to)
    drive.press("yes")
    if laying.session.handover is not None:
        drive.press("lift")
    done, other = len(laying.session.match.done), in_tray(laying)[0]
    finger, start = take(drive, laying, other)
    drive.along(finger, start, below(laying, to))
    assert laying.controller.ghost.action is None
    drive.up(finger)
    assert "S5.3" in laying.tip
    assert laying.controller.proposal is None
    assert len(laying.session.match.done) == done


def test_squares_are_tapped_in_any_order(drive, games):
    """From the last to the first: the bridge comes to lie there, after its tick."""
    drive.app.settings.change("reduced_motion", True)
    start = sc.new_table("sator", 2, 7, library=games)
    match = Match(sc.apply(start, sc.legal(start)[0]).table)
    drive.play(match, person(match))
    screen = drive.app.page
    if screen.session.handover is not None:
        drive.press("lift")
    path, wanted = screen.session.touching.choices.paths[200]
    for id in reversed(path):
        assert id in screen.session.touching.next
        drive.tap(drive.spot(id))
    assert screen.controller.proposal.action == wanted
    drive.press("yes")
    assert [done.action for done in screen.session.match.done] == [wanted]
