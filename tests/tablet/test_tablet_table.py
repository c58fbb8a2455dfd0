"""SATOR with fingers: a whole turn, drags and twists, and nothing that happens by mistake."""

from __future__ import annotations

import itertools
import math

import pytest
from kivy.graphics import Callback
from sator_tables import aimed, copied, in_play, paths, pending, person
from tablet_hands import finger_for, movable

from scriptorium_play.session.dragging import only_pivot
from scriptorium_ui.table.tips import Coach
from scriptorium_ui.toolkit.display import SHEET

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture(scope="module")
def first_turn(games):
    return in_play(games)


@pytest.fixture
def table(drive, games, first_turn):
    drive.app.settings.change("reduced_motion", True)
    drive.play(copied(first_turn, games), person(first_turn))
    if drive.app.page.session.handover is not None:
        drive.press("lift")
    return drive.app.page


def test_a_whole_turn(drive, games, table):
    """A card, a bridge, a push, the way of the acolyte if there is one, the end of the turn."""
    session = table.session
    seat, done = session.chooser, len(session.match.done)
    drive.touch("hand-moves-brick")
    id, found = movable(table, drive)
    near = min(found, key=lambda one: len(one.path))
    start, end = finger_for(table, drive, id, near)
    drive.drag(start, end)
    assert table.controller.proposal is not None
    drive.press("yes")
    assert session.match.done[-1].text.startswith("push")
    for _ in range(20):
        if session.chooser != seat or session.observer is None:
            break
        touching = session.touching
        last = [one for one in ("end", "done") if one in touching.next]
        decks = [one for one in touching.next if one.endswith("-deck")]
        drive.touch((last + decks + list(touching.next))[0])
        if table.controller.proposal is not None:
            drive.press("yes")
    assert session.handover == "blue"
    assert len(session.match.done) >= done + 4
    drive.press("lift")
    assert session.observer == "blue"


def test_a_single_stray_tap_does_nothing_final(drive, table):
    """Every single tap anywhere on the glass leaves the match where it can be undone."""
    session = table.session
    before = session.match.to_bytes()
    for touchable in list(table.touchables):
        if touchable.key in ("menu", "log", "board") or touchable.key.startswith("log "):
            continue
        drive.tap(touchable.seen.middle)
        while session.match.to_bytes() != before:
            assert session.why_not_undo() is None, touchable.key
            session.undo()
            session.steps()
        table.touch_actions.decline()
        session.back()
        drive.frames(2)
    assert session.match.to_bytes() == before


def test_a_cross_leaves_everything(drive, table):
    before = table.session.match.to_bytes()
    drive.drag(drive.spot("hand-moves-brick"), table.layout.board.middle)
    drive.press("no")
    assert table.controller.proposal is None
    assert table.session.match.to_bytes() == before


@pytest.mark.parametrize("wish", ["never", "irreversible", "always"])
def test_what_is_final_waits_for_its_tick_whatever_is_wished(drive, table, wish):
    """A card that was drawn cannot be put back: the cross leaves it, the tick draws it."""
    drive.app.settings.change("confirm", wish)
    session = table.session
    drive.touch("end")
    assert (table.controller.proposal is not None) == (wish == "always")
    if table.controller.proposal is not None:
        drive.press("yes")
    before = session.match.to_bytes()
    drive.touch("im-deck")
    assert table.controller.proposal is not None
    drive.press("no")
    assert table.controller.proposal is None
    assert session.match.to_bytes() == before
    drive.touch("im-deck")
    drive.press("yes")
    assert session.match.done[-1].text == "draw im"


def test_a_card_is_played_by_carrying_it_onto_the_board(drive, table):
    board = table.layout.board
    drive.drag(drive.spot("hand-moves-brick"), board.middle)
    assert table.controller.proposal is not None, "a card that is flung waits for its tick"
    drive.press("yes")
    assert pending(table.session.match) == "CardRun 0"


def test_the_ghost_is_beside_the_finger_while_a_bridge_is_led(drive, table):
    drive.touch("hand-moves-brick")
    id, found = movable(table, drive)
    near = min(found, key=lambda one: len(one.path))
    start, end = finger_for(table, drive, id, near)
    finger = drive.down(start)
    drive.along(finger, start, end)
    assert table.grasping.grasp.meant.takes((0, 0)) == near.takes((0, 0))
    assert {piece.id for piece in table.controller.ghost.pieces} >= {id}
    lens = [one.item for key, one in drive.shell.stage.shown.items() if key.startswith("lens ")]
    assert lens
    view = drive.shell.stage.live.clips[SHEET]
    x, y = end
    low, high = view.y, view.y + view.height
    covered = view.x <= x <= view.x + view.width and low <= 800 - y <= high
    assert not covered, "the lens must not lie under the finger"
    drive.up(finger)
    drive.press("no")


def test_only_the_ghost_is_painted_anew_while_a_bridge_is_led(drive, table, monkeypatch):
    """The rest of the list is the same object from one frame to the next, and is left alone."""
    drive.look(True)
    drive.touch("hand-moves-brick")
    id, found = movable(table, drive)
    start, end = finger_for(table, drive, id, max(found, key=lambda one: len(one.path)))
    finger = drive.down(start)
    drive.along(finger, start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    drawn: list[int] = []
    drive.shell.stage.picture.add(Callback(lambda *_: drawn.append(1)))
    drive.frames(2)
    assert len(drawn) == 1, "the picture of what stands still is drawn once"
    lists, draw = [], drive.shell.draw
    monkeypatch.setattr(drive.shell, "draw", lambda shown: (lists.append(shown), draw(shown)))
    drive.along(finger, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end)
    assert len(lists) >= 6
    for one, two in itertools.pairwise(lists):
        changed = [a.name for a, b in zip(one.parts, two.parts, strict=True) if a is not b]
        assert changed == ["ghost"]
    assert lists[0].parts != lists[-1].parts
    assert len(drawn) == 1
    drive.up(finger)
    drive.press("no")


def test_back_to_where_it_was_means_nothing(drive, table):
    drive.touch("hand-moves-brick")
    id, found = movable(table, drive)
    start, end = finger_for(table, drive, id, min(found, key=lambda one: len(one.path)))
    done = len(table.session.match.done)
    drive.drag(start, end, start)
    assert table.controller.proposal is None
    assert len(table.session.match.done) == done


def test_a_palm_does_no_harm_while_a_bridge_is_led(drive, table):
    drive.touch("hand-moves-brick")
    id, found = movable(table, drive)
    near = min(found, key=lambda one: len(one.path))
    start, end = finger_for(table, drive, id, near)
    finger = drive.down(start)
    drive.along(finger, start, end)
    palm = drive.down((1000, 780))
    drive.move(palm, (990, 770))
    drive.up(palm)
    assert table.grasping.grasp is not None
    drive.up(finger)
    assert table.controller.proposal is not None


@pytest.fixture(scope="module")
def rotas(games):
    return aimed(games, "rotas")


@pytest.fixture
def turning(drive, games, rotas):
    drive.app.settings.change("reduced_motion", True)
    drive.play(copied(rotas, games), person(rotas))
    if drive.app.page.session.handover is not None:
        drive.press("lift")
    return drive.app.page


def aim_at_turns(screen, drive):
    """Name a bridge that can be turned, and give its turns."""
    for id in [*screen.session.touching.next, *screen.controller.spots]:
        piece = screen.controller.shown.piece(id)
        if piece is None or len(piece.shape) < 2:
            continue
        if id in screen.session.touching.next:
            drive.touch(id)
        found = screen.touch_actions.outcomes_of(id)
        if any(one.pivot is not None for one in found):
            return id, [one for one in found if one.pivot is not None]
        if screen.session.why_not_undo() is None:
            screen.controller.undo()
            drive.frames(2)
    raise AssertionError("no bridge can be turned")


def test_undo_first_takes_the_last_touch_back(drive, turning):
    screen = turning
    _id, found = aim_at_turns(screen, drive)
    done = len(screen.session.match.done)
    drive.touch(found[0].path[0])
    assert screen.session.touching.touched
    drive.press("undo")
    assert not screen.session.touching.touched
    assert len(screen.session.match.done) == done


def on_glass(screen, point):
    left, top = screen.layout.origin
    return left + point[0] * screen.layout.unit, top + point[1] * screen.layout.unit


def test_two_fingers_turn_a_bridge(drive, turning):
    screen = turning
    _id, found = aim_at_turns(screen, drive)
    wanted = next(one for one in found if one.quarters in (1, -1))
    # The fingers lie round the pivot; at least one is on the bridge.
    middle = on_glass(screen, wanted.pivot)
    drive.twist(middle, screen.layout.unit * 0.9, 90.0 * wanted.quarters)
    assert screen.controller.proposal is not None
    drive.press("yes")
    last = screen.session.match.done[-1]
    assert last.action == wanted.action


def test_a_small_twist_means_nothing(drive, turning):
    screen = turning
    _id, found = aim_at_turns(screen, drive)
    zoom = screen.camera.zoom
    drive.twist(on_glass(screen, found[0].pivot), screen.layout.unit * 0.9, 20.0)
    assert screen.controller.proposal is None
    assert screen.camera.zoom == zoom


def test_a_drag_round_the_chosen_pivot_turns(drive, turning):
    screen = turning
    id, found = aim_at_turns(screen, drive)
    wanted = next(one for one in found if one.quarters in (1, -1))
    drive.touch(wanted.path[0])
    left = screen.touch_actions.outcomes_of(id)
    assert only_pivot(left) == wanted.pivot
    x, y = on_glass(screen, wanted.pivot)
    radius = screen.layout.unit * 1.6
    ways = [math.radians(90.0 * wanted.quarters * part / 6) for part in range(7)]
    points = [(x + radius * math.cos(way), y + radius * math.sin(way)) for way in ways]
    drive.drag(*points, steps=3)
    assert screen.controller.proposal is not None
    assert screen.controller.proposal.action == wanted.action


def test_pinch_pan_and_double_tap(drive, table):
    board = table.layout.board
    unit = table.layout.unit
    x, y = board.middle
    drive.two(((x - 60, y), (x + 60, y)), ((x - 120, y), (x + 120, y)))
    assert table.camera.zoom == pytest.approx(2.0, rel=0.05)
    assert table.layout.unit == pytest.approx(2 * unit, rel=0.1)
    before = table.layout.origin
    quiet = next(
        (px, py)
        for px in range(int(board.x) + 30, int(board.right) - 30, 20)
        for py in range(int(board.y) + 30, int(board.bottom) - 30, 20)
        if not table.pointing.means_something((px, py))
    )
    drive.drag(quiet, (quiet[0] - 30, quiet[1] - 40))
    moved = before[0] - table.layout.origin[0], before[1] - table.layout.origin[1]
    assert moved == pytest.approx((30, 40), abs=2)
    drive.double_tap(quiet)
    assert table.camera.zoom == 1.0
    assert table.layout.unit == pytest.approx(unit)


def test_a_rotation_keeps_the_decision(drive, table):
    drive.touch("hand-moves-brick")
    id = next(one for one in table.session.touching.next if one.startswith("bridge"))
    drive.touch(id)
    touching = table.session.touching
    done = table.session.match.to_bytes()
    finger = drive.down(drive.spot(id))
    drive.resize(800, 1280)
    drive.up(finger)
    assert table.session.touching is touching
    assert table.session.match.to_bytes() == done
    assert table.layout.hand_across
    assert table.layout.board.w > 780
    drive.resize(1280, 800)
    assert table.session.touching is touching


def test_a_long_press_tells_the_rule(drive, table):
    drive.hold(drive.spot("hand-moves-brick"))
    _, text = table.session.words.card("moves-brick")
    assert text
    written = drive.shell.stage.shown["enlarged text"].item.lines
    assert " ".join(written) == text
    assert table.enlarged == "hand-moves-brick"
    assert table.controller.proposal is None


def test_a_refusal_says_why_beside_the_thing(drive, table):
    wood = next(one for one in table.controller.spots if one.startswith("bridge-wood"))
    drive.touch("hand-moves-brick")
    drive.touch(wood)
    assert table.controller.refusal
    assert table.tip == table.controller.refusal


def test_keys_alone_play_a_card(drive, table):
    drive.key(9)
    drive.key(9)
    wanted = table.session.touching.next.index("hand-moves-brick")
    drive.key(ord(str(wanted + 1)), str(wanted + 1))
    drive.key(13)
    assert pending(table.session.match) == "CardRun 0"


def test_undo_hint_and_the_free_action(drive, table):
    session = table.session
    drive.press("hint")
    assert table.controller.said
    while table.controller.asking.waits:
        drive.think()
    assert table.controller.said.startswith("You could do this: ")
    done = len(session.match.done)
    assert ("free-action",) in paths(session.match)
    drive.touch("free-action")
    if table.controller.proposal is not None:
        drive.press("yes")
    assert len(session.match.done) > done
    drive.press("undo")
    assert len(session.match.done) == done
    drive.press("menu")
    drive.press("menu redo")
    assert len(session.match.done) > done


def test_the_log_looks_back_and_comes_back(drive, table):
    drive.press("log")
    screen = drive.app.page
    assert screen is not table
    lines = [one.key for one in screen.touchables if one.key.startswith("log ")]
    drive.press(lines[0])
    assert drive.app.page is table
    at = int(lines[0].split()[1])
    assert table.controller.looking == at
    assert table.controller.shown == table.session.look_back(at)
    drive.key(27)
    assert table.controller.looking is None


def test_swiping_the_hand_plays_nothing(drive, table):
    drive.app.settings.change("text_size", 200)
    drive.resize(800, 1280)
    scroll = table.scrolls["hand"]
    assert not scroll.most, "as in a hand, each card leaves so much of the next that it is known"
    bare = [spot.free.w for id, spot in table.controller.spots.items() if id.startswith("hand-")]
    assert min(bare) >= 0.3 * max(bare)
    before = table.session.match.to_bytes()
    x, y = scroll.view.middle
    drive.drag((x, y), (x - 150, y + 4))
    assert table.controller.proposal is None
    assert table.session.match.to_bytes() == before


def test_bridges_move_and_input_finishes_the_movement(drive, games, first_turn):
    drive.app.settings.change("confirm", "never")
    drive.play(copied(first_turn, games), person(first_turn))
    screen = drive.app.page
    if screen.session.handover is not None:
        drive.press("lift")
    drive.touch("hand-moves-brick")
    drive.settle()
    id, found = movable(screen, drive)
    drive.settle()
    near = min(found, key=lambda one: len(one.path))
    start, end = finger_for(screen, drive, id, near)
    drive.drag(start, end)
    drive.press("yes")
    drive.frames(3)
    assert screen.controller.busy
    drive.tap((5, 790))
    assert not screen.controller.busy
    spot = screen.controller.spots[id].rect
    assert drive.shell.stage.shown[id].item.rect.middle == pytest.approx(spot.middle)


@pytest.mark.parametrize("size", [(1024, 768), (800, 1280)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_newcomers_are_told_one_thing_at_a_time(drive, table, size, text_size):
    """A turn has one hint: whole on the glass, dismissed by its button, never to come again."""
    done = len(table.session.match.done)
    drive.resize(*size)
    drive.app.settings.change("text_size", text_size)
    drive.app.settings.change("dismissed", ())
    drive.frames(2)
    seen = []
    while (slip := table.named("advice slip")) is not None:
        assert table.clipped == []
        assert slip.rect.x >= 0
        assert slip.rect.y >= 0
        assert slip.rect.right <= size[0]
        assert slip.rect.bottom <= size[1]
        assert slip.says not in seen
        seen.append(slip.says)
        drive.press("advice")
        drive.frames(2)
        assert table.named("advice slip") is None
        table.controller.coach = Coach(table.controller)  # as when the next turn comes
        table.refresh()
        drive.frames(2)
    assert len(seen) >= 3
    assert len(table.session.match.done) == done


def test_a_bridge_is_led_by_the_book_on_it(drive, table):
    drive.touch("hand-moves-brick")
    next_ids = table.session.touching.next
    books = {one: piece for one, piece in books_of(table).items() if piece in next_ids}
    assert books, "no bridge that may be pushed carries a book"
    for book, bridge in books.items():
        assert table.grasping.take(bridge, (0.0, 0.0))
        near = min(table.grasping.grasp.found, key=lambda one: len(one.path))
        table.grasping.let_go()
        drive.frames(2)  # no finger was there: the board has come nearer
        start = table.controller.spots[book].rect.middle
        x, y = near.takes(table.pointing.unit_at(start))
        left, top = table.layout.origin
        unit = table.layout.unit
        finger = drive.down(start)
        drive.along(finger, start, (left + x * unit, top + y * unit))
        assert table.grasping.grasp is not None
        assert table.grasping.grasp.id == bridge
        assert table.controller.shown.piece(book).art in {
            piece.art for piece in table.controller.ghost.pieces
        }
        drive.up(finger)
        assert table.controller.proposal is not None
        assert " moves " in table.touch_actions.proposed()
        drive.press("no")
        break


def books_of(screen):
    """Each book that stands on a bridge, and the bridge."""
    found = {}
    for book in (one for one in screen.controller.spots if one.startswith("book-")):
        middle = screen.controller.spots[book].rect.middle
        id = screen.pointing.turnable_at(middle)
        if id:
            found[book] = id
    return found
