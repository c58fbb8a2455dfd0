"""A turn of SATOR by mouse and by keys, the curtain, ghosts, refusals, undo, the log."""

from __future__ import annotations

import random
from time import sleep

import arcade
import pytest
from desk_games import sator_in_play
from desk_hands import the_pane
from desk_match import first_push

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium_play.picture.scenes import picture
from scriptorium_play.session.ghosts import ends
from scriptorium_ui.table.state import Menu, Over

pytestmark = pytest.mark.usefixtures("unseen")

K = arcade.key


def expected(table, actions):
    for action in actions:
        table = sc.apply(table, action).table
    return sc.digest(table)


@pytest.fixture
def sure(app):
    """A player who is never asked twice."""
    app.settings.change("confirm", "never")


def test_a_turn_by_mouse(app, drive, table, sure):
    """Card, bridge, square, each clicked: the table is as if the actions had been given."""
    view = table()
    actions, paths = first_push(view.session.table)
    for id in paths:
        drive.click(*drive.piece(id))
        drive.frames(2)
    assert list(view.session.match.actions) == actions
    assert sc.digest(view.session.table) == expected(sator_in_play(2), actions)


def test_a_turn_by_dragging(app, drive, table, sure):
    """From the card over the bridge to the square in one stroke."""
    view = table()
    actions, paths = first_push(view.session.table)
    drive.click(*drive.piece(paths[0]))
    drive.frames(2)
    drive.down(*drive.piece(paths[1]))
    drive.up(*drive.piece(paths[1]))
    drive.frames(2)
    start = drive.piece(paths[1])
    drive.down(*start)
    end = drive.piece(paths[2])
    for step in range(1, 9):
        part = step / 8
        drive.drag(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
    drive.up(*end)
    drive.frames(2)
    assert list(view.session.match.actions) == actions


def test_a_turn_by_keys(app, drive, table, sure):
    """Tab to the thing, Enter; where a push could go on, Enter again is enough."""
    view = table()
    actions, paths = first_push(view.session.table)
    for id in paths:
        for _ in range(80):
            cursor = view.controller.put_cursor()
            if view.controller.keyboard and cursor is not None and cursor.here == id:
                break
            drive.key(K.TAB)
        assert view.controller.cursor is not None
        assert view.controller.cursor.here == id
        drive.key(K.ENTER)
    if len(view.session.match.done) < len(actions):
        drive.key(K.ENTER)
    assert list(view.session.match.actions) == actions
    assert sc.digest(view.session.table) == expected(sator_in_play(2), actions)


def test_far_squares_take_one_click(app, drive, table, sure):
    """Where only one way leads to a square, it need not be walked square by square."""
    view = table()
    _, paths = first_push(view.session.table)
    for id in paths[:2]:
        drive.click(*drive.piece(id))
        drive.frames(2)
    far = sorted(ends(view.session.touching).keys() - set(view.session.touching.next))
    if not far:
        far = sorted(ends(view.session.touching))
    action = ends(view.session.touching)[far[-1]]
    drive.click(*drive.piece(far[-1]))
    drive.frames(2)
    assert view.session.match.actions[-1] == action


def test_what_cannot_be_taken_back_is_asked_first(app, drive, table):
    """A sign on a square ends the turn: one is asked, may go back, and may do it."""
    app.settings.change("confirm", "irreversible")
    view = table(Match(sc.new_table("noughts", library=app.library)))
    drive.click(*drive.piece("B2"))
    drive.frames(2)
    assert view.session.waiting is not None
    drive.press("confirm no")
    assert view.session.waiting is None
    assert not view.session.match.done
    drive.click(*drive.piece("B2"))
    drive.frames(2)
    drive.press("confirm yes")
    assert len(view.session.match.done) == 1


@pytest.mark.parametrize(
    ("wish", "free", "draw"),
    [("never", False, False), ("irreversible", False, True), ("always", True, True)],
)
def test_one_is_asked_as_one_wishes(app, drive, table, wish, free, draw):
    """The free action that was begun can be left again, a card that was drawn cannot."""
    app.settings.change("confirm", wish)
    for lines, id, asked in (((), "free-action", free), (("end",), "im-deck", draw)):
        view = table()
        session = view.session
        for line in lines:
            session.say(line)
            session.confirm()
        view.refresh()
        assert id in session.touching.next
        done = len(session.match.done)
        drive.click(*drive.piece(id))
        drive.frames(2)
        assert (session.waiting is not None) == asked
        assert len(session.match.done) == done + (not asked)
        if asked:
            drive.press("confirm no")
            assert len(session.match.done) == done
            drive.click(*drive.piece(id))
            drive.frames(2)
            drive.press("confirm yes")
            assert len(session.match.done) == done + 1


def test_the_curtain_hides_everything(app, drive, table, sure):
    """Between two people nothing of the table is painted; pictures tell no hand."""
    shown = []
    for seed in (7, 8):
        view = table(Match(sator_in_play(2, seed)))
        drive.press("piece end")
        for _ in range(20):
            if view.session.handover is not None:
                break
            drive.key(K.TAB)
            drive.key(K.ENTER)
        assert view.session.handover is not None
        drive.frames(2)
        assert view.controller.spots == {}
        assert {one.key for one in view.touchables} == {"lift"}
        assert not [key for key in the_pane().canvas.items if key.startswith(("hand-", "piece"))]
        drive.move(3, 3)
        drive.frames(3)
        shown.append((view.session.handover, drive.picture()))
        view.session.close()
    assert shown[0][0] == shown[1][0]
    assert shown[0][1].tobytes() == shown[1][1].tobytes()


def test_lifting_the_curtain_shows_the_next_hand(app, drive, table, sure):
    """Who lifts it sees the own cards, and no others."""
    view = table()
    drive.press("piece end")
    for _ in range(20):
        if view.session.handover is not None:
            break
        drive.key(K.TAB)
        drive.key(K.ENTER)
    seat = view.session.handover
    drive.press("lift")
    drive.frames(2)
    assert view.session.observer == seat
    assert view.controller.shown == picture(view.session.table, seat)


def test_a_ghost_shows_what_follows_and_its_price(app, drive, table, sure):
    """Resting on a square shows the bridge there, and what it costs."""
    view = table()
    _, paths = first_push(view.session.table)
    for id in paths[:2]:
        drive.click(*drive.piece(id))
        drive.frames(2)
    drive.move(*drive.piece(paths[2]))
    drive.frames(10)
    assert view.controller.ghost is not None
    assert [piece.id for piece in view.controller.ghost.pieces] == [paths[1]]
    assert view.controller.ghost.price
    assert f"ghost {paths[1]}" in the_pane().canvas.items
    assert "price" in the_pane().canvas.items


def test_touching_what_is_forbidden_tells_why(app, drive, table, sure):
    """The sentence stands in the bar, and a cross on the thing; nothing is done."""
    view = table()
    _, paths = first_push(view.session.table)
    drive.click(*drive.piece(paths[0]))
    drive.frames(2)
    before = len(view.session.match.done)
    wrong = next(
        piece.id
        for piece in view.controller.shown.pieces
        if piece.id.startswith("bridge-") and piece.id not in view.session.touching.next
    )
    drive.click(*drive.piece(wrong))
    drive.frames(2)
    message, bad = view.controller.message()
    assert bad
    assert message == str(view.session.why_not(wrong))
    assert len(view.session.match.done) == before


def test_undo_and_redo(app, drive, table, sure):
    """Ctrl+Z takes back what can be taken back, Ctrl+Y does it again."""
    view = table(Match(sc.new_table("noughts", library=app.library)))
    drive.click(*drive.piece("B2"))
    drive.frames(2)
    done = view.session.match.actions
    assert len(done) == 1
    # The turn is over, so that it stays done, and the reason is told.
    drive.key(K.Z, K.MOD_CTRL)
    assert view.session.match.actions == done
    assert view.controller.message()[1]


def test_a_card_is_taken_back_bridge_by_bridge(app, drive, table, sure):
    """Within a turn a step that showed nothing can be taken back."""
    view = table()
    actions, paths = first_push(view.session.table)
    for id in paths:
        drive.click(*drive.piece(id))
        drive.frames(2)
    assert view.session.why_not_undo() is None
    drive.press("undo")
    assert len(view.session.match.done) < len(actions)
    drive.key(K.Y, K.MOD_CTRL)
    assert list(view.session.match.actions) == actions


def test_a_hint_says_what_could_be_done_and_why(app, drive, table, sure):
    """The button names an action that may be chosen, a reason, and the piece to touch first."""
    view = table()
    drive.press("hint")
    for _ in range(400):
        if not view.controller.asking.waits:
            break
        sleep(0.05)
        drive.frames(1, 0.2)
    assert view.controller.said.startswith("You could do this: Red ")
    assert len(view.controller.said.split(". ")) > 1
    assert view.controller.hinted in view.session.touching.next


def test_looking_back_and_coming_back(app, drive, table, sure):
    """A line of the log shows its moment; the same line again comes back."""
    view = table()
    _, paths = first_push(view.session.table)
    for id in paths:
        drive.click(*drive.piece(id))
        drive.frames(2)
    now = view.controller.shown
    line = next(one.key for one in view.touchables if one.key == "log 1")
    drive.press(line)
    assert view.controller.looking == 1
    assert view.controller.shown == view.session.look_back(1)
    drive.press(line)
    assert view.controller.looking is None
    assert view.controller.shown == now


def test_a_match_is_replayed_by_keys(app, drive, table, sure):
    """F3 goes back action by action to the beginning, F4 on to the end again."""
    view = table()
    actions, paths = first_push(view.session.table)
    for id in paths:
        drive.click(*drive.piece(id))
        drive.frames(2)
    for left in range(len(actions) - 1, -1, -1):
        drive.key(K.F3)
        assert view.controller.looking == left
        assert view.controller.shown == view.session.look_back(left)
    drive.key(K.F3)
    assert view.controller.looking == 0
    for _ in actions:
        drive.key(K.F4)
    assert view.controller.looking is None
    assert view.controller.shown == view.session.scene()


def test_resting_on_a_thing_tells_what_it_is(app, drive, table, sure):
    """A card tells what it does in the player's language; so does a long press on a button."""
    view = table()
    card = next(piece for piece in view.controller.shown.pieces if piece.id.startswith("hand-"))
    drive.move(*drive.piece(card.id))
    drive.frames(60)
    assert view.enlarged == card.id
    assert "enlarged" in the_pane().canvas.items
    assert view.tip == view.controller.piece_tip(card.id, read=True, why=False)
    drive.move(*drive.middle("undo"))
    drive.frames(60)
    assert view.tip == view.named("undo").says


def test_a_long_press_tells_and_does_nothing(app, drive, table, sure):
    """Holding the button down is not a click."""
    view = table()
    card = next(piece for piece in view.controller.shown.pieces if piece.id.startswith("hand-"))
    where = drive.piece(card.id)
    drive.down(*where)
    drive.frames(60)
    drive.up(*where)
    drive.frames(2)
    assert view.tip
    assert not view.session.match.done


def test_keys_come_to_the_log_only_where_it_can_be_turned(app, drive, table, sure):
    """At the beginning there are no other lines; later the arrows are found, and are outlined."""
    view = table()
    assert not view.named("log-earlier").enabled
    assert not view.named("log-later").enabled
    match, luck = Match(sator_in_play(2)), random.Random(1)
    for _ in range(12):
        match.play(luck.choice(sc.legal(match.table)))
    view = table(match)
    assert view.named("log-earlier").enabled
    assert not view.named("log-later").enabled
    drive.move(3, 3)
    before = drive.picture()
    while view.focus != "log-earlier":
        drive.key(arcade.key.F6 if not view.focus else arcade.key.TAB)
    box = view.named("log-earlier").rect.inset(-6)
    area = tuple(round(one) for one in (box.x, box.y, box.right, box.bottom))
    assert before.crop(area) != drive.picture().crop(area)
    drive.key(arcade.key.ENTER)
    assert view.log_back > 0


def test_the_menu_opens_and_closes(app, drive, table, sure):
    """Escape opens it, its buttons lead on, and behind it nothing answers."""
    view = table()
    drive.key(K.ESCAPE)
    assert isinstance(view.controller.own_state, Menu)
    assert not [one for one in view.touchables if one.key.startswith("piece ")]
    drive.press("menu settings")
    drive.frames(2)
    drive.key(K.ESCAPE)
    drive.frames(2)
    assert app.page is view
    assert not view.controller.asks


def test_computers_play_until_a_person_is_asked(app, drive, table):
    """They play by themselves, and skipping shows only the end."""
    match = Match(sator_in_play(2))
    other = next(seat for seat in match.table.seats if seat != match.table.chooser)
    view = table(match, **{match.table.chooser: "computer"})
    for _ in range(4000):
        drive.event("on_update", 0.05)
        if view.session.chooser == other:
            break
        if view.session.awaits_computer:
            view.controller.skip()
    assert view.session.chooser == other
    assert view.session.observer == other


def test_a_match_ends_with_a_sheet_that_says_who_won(app, drive, table, sure):
    """Three in a row; the sheet names the winner and offers another match."""
    view = table(Match(sc.new_table("noughts", library=app.library)))
    for square in ("A1", "B1", "A2", "B2", "A3"):
        drive.click(*drive.piece(square))
        drive.frames(3)
    assert view.session.table.outcome is not None
    assert isinstance(view.controller.own_state, Over)
    drive.press("end again")
    drive.frames(2)
    assert app.page is not view
    assert app.page.session.table.outcome is None


@pytest.mark.parametrize("text_size", [100, 200])
def test_newcomers_are_told_one_thing_at_a_time(app, drive, table, sure, text_size):
    """A hint is dismissed by its button, never comes again, and a turn has only one."""
    app.settings.change("text_size", text_size)
    app.settings.change("dismissed", ())
    view = table()
    drive.press("advice")
    drive.frames(2)
    assert app.settings.values.dismissed == ("coach-gold",)
    assert view.named("advice") is None
    assert not view.session.match.done


def test_a_card_under_the_cursor_is_large_enough_to_read(app, drive, table, sure):
    """With the keys as with the mouse; what is not a card with a text stays as it is."""
    view = table()
    card = next(piece for piece in view.controller.shown.pieces if piece.id.startswith("hand-"))
    view.controller.keyboard = True
    view.controller.put_cursor(card.id)
    drive.frames(3)
    assert view.enlarged == card.id
    small, large = (
        the_pane().canvas.items[card.id].rect,
        the_pane().canvas.items["enlarged"].rect,
    )
    assert large.w > small.w * 1.4
    view.controller.put_cursor("end")
    drive.frames(3)
    assert view.enlarged == ""
    assert "enlarged" not in the_pane().canvas.items


def test_no_shadow_falls_on_another_piece(app, table):
    """All shadows of wide pieces are painted before the first of those pieces."""
    table()
    order = [key for key in the_pane().canvas.items if key.startswith("bridge-")]
    shadows = [key for key in order if key.endswith(" shadow")]
    assert shadows
    assert len(shadows) * 2 <= len(order)
    assert order[: len(shadows)] == shadows


def test_lines_of_the_log_begin_at_their_beginning(app, drive, table):
    """The lowest window with the largest text has room for three lines, each from its start."""
    drive.window.set_size(1024, 640)
    drive.window.dispatch_events()
    app.settings.change("text_size", 200)
    match, luck = Match(sator_in_play(4)), random.Random(5)
    for _ in range(70):
        match.play(luck.choice(sc.legal(match.table)))
    view = table(match)
    drive.frames(3)
    shown = 0
    for line in view.session.log():
        item = the_pane().canvas.items.get(f"log text {line.at}")
        if item is not None:
            lines = item.lines
            assert view.controller.line_text(line).startswith(lines[0])
            shown += len(lines)
    assert shown >= 3


def test_a_mouse_that_rests_sees_what_has_come_to_be_possible(app, drive, table, sure):
    """Nobody has to move it: the ghost comes as soon as the computer has played."""
    for _ in range(20):
        match = Match(sc.new_table("noughts", library=app.library))
        view = table(match, **{match.table.seats[1]: "computer"})
        drive.click(*drive.piece("B2"))
        drive.move(*drive.piece("A1"))
        for _ in range(4000):
            drive.event("on_update", 0.05)
            if view.session.awaits_person:
                break
        assert view.session.awaits_person
        if "A1" in view.session.touching.next:
            break
        view.leave_table()
    drive.frames(10)
    assert view.controller.ghost is not None
    assert view.controller.ghost.id == "A1"


def test_a_mouse_that_rests_is_never_refused(app, drive, table, sure):
    """Neither where it has just done right, nor on what may not be touched."""
    view = table()
    card = next(one for one in view.session.touching.next if one.startswith("hand-"))
    drive.click(*drive.piece(card))
    drive.frames(3)
    drive.frames(3, 1.0)
    ghost = view.controller.ghost
    assert ghost is None or ghost.answer is None
    assert not view.controller.refusal
    assert not view.tip
    known = view.session.touching
    forbidden = next(
        one.id
        for one in view.controller.shown.group("hand")
        if one.id not in known.next and view.session.why_not(one.id) is not None
    )
    drive.move(*drive.piece(forbidden))
    drive.frames(60)
    assert view.controller.ghost is None
    assert not view.controller.message()[1]
    assert view.tip == view.controller.piece_tip(forbidden, read=True, why=False)
