"""What hands do at the table, by the raw events of mouse and fingers, without a window."""

from __future__ import annotations

import pytest
from no_window import open_window, sit_down
from stage_games import library, new_table
from whole_matches import Agreed, whole_match

from scriptorium.matches import Match
from scriptorium.testing.helpers import position
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.rect import overlap

# Red stands beside its own book, which lies on a bridge that could be moved as well.
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


@pytest.fixture
def sat_down(tmp_path):
    """SATOR for two people at one glass, at a position, in the middle of a turn."""
    begun = []

    def sit(before: str = "", *, mouse: bool, width: int = 1280, height: int = 800, **further):
        window = open_window(tmp_path, library(), width, height, mouse)
        window.app.settings.change("confirm", "never")
        facts = {"board": BOARD, "bridges": BRIDGES, "hands": HANDS, **further}
        at = position("sator", **facts)
        if before:
            at.play(before)
        begun.append(sit_down(window, Match(at.table)))
        return window, window.app.page

    yield sit
    for session in begun:
        session.close()


def at_square(page, name):
    """The middle of a square on the glass."""
    spot = page.controller.spots[name]
    return spot.rect.middle


def dragged(window, start, end, mouse):
    """A drag by raw events, in a few steps."""
    screen = window.screen
    points = [
        (start[0] + (end[0] - start[0]) * n / 6, start[1] + (end[1] - start[1]) * n / 6)
        for n in range(7)
    ]
    if mouse:
        screen.mouse_moved(points[0])
        screen.mouse_pressed(points[0])
        for one in points[1:]:
            screen.mouse_dragged(one)
        window.frame()
        seen = {item.key for item in window.lists[-1].items}
        screen.mouse_released(points[-1])
    else:
        screen.finger_down(1, points[0])
        for one in points[1:]:
            window.time += 0.05
            screen.finger_moved(1, one)
        window.frame()
        seen = {item.key for item in window.lists[-1].items}
        screen.finger_up(1, points[-1])
    window.frame(1.0)
    return seen


def lines(page):
    return [done.text for done in page.session.match.done]


@pytest.mark.parametrize("mouse", [False, True])
def test_a_free_step_goes_onto_the_own_book(sat_down, mouse):
    """Both glow, and a touch of the very square means the step: the bridge has another."""
    window, page = sat_down("free", mouse=mouse)
    assert {"B2", "bridge-brick-I2"} <= set(page.session.touching.next)
    assert {"gold B2", "gold bridge-brick-I2"} <= {
        item.key.removesuffix(" under") for item in window.lists[-1].items
    }
    (window.click if mouse else window.tap)(at_square(page, "B2"))
    if not mouse:
        assert page.controller.proposal is not None
        assert "B2" in page.touch_actions.proposed()
        window.touch("yes")
    assert lines(page)[:1] == ["step B2"]


@pytest.mark.parametrize("mouse", [False, True])
def test_the_bridge_beneath_is_taken_on_its_other_square(sat_down, mouse):
    window, page = sat_down("free", mouse=mouse)
    (window.click if mouse else window.tap)(at_square(page, "C2"))
    if page.controller.proposal is not None:
        window.touch("yes")
    assert lines(page) == ["operate b"]


@pytest.mark.parametrize("mouse", [False, True])
def test_a_drag_from_the_book_leads_the_bridge(sat_down, mouse):
    """One square to the east, from the square that a touch would step onto."""
    window, page = sat_down("free", mouse=mouse)
    dragged(window, at_square(page, "B2"), at_square(page, "C2"), mouse)
    if page.controller.proposal is not None:
        window.touch("yes")
    assert "step B2" not in lines(page)
    assert lines(page)[:1] == ["operate b"]


@pytest.mark.parametrize("mouse", [False, True])
@pytest.mark.parametrize("thing", ["bridge-stone-I2", "acolyte-blue"])
def test_a_drag_that_leads_nowhere_tells_why(sat_down, mouse, thing):
    window, page = sat_down(mouse=mouse)
    spot = page.controller.spots[thing]
    start = (spot.squares[0] if spot.squares else spot.rect).middle
    dragged(window, start, at_square(page, "F5"), mouse)
    told = page.controller.refusal
    assert told.startswith("S")
    assert "You can use" in told
    if not mouse:
        assert page.tip == told


@pytest.mark.parametrize("mouse", [False, True])
def test_a_card_is_seen_while_it_is_led(sat_down, mouse):
    """What has no squares of its own follows mouse and finger, too."""
    window, page = sat_down(mouse=mouse)
    card = next(id for id in page.session.touching.next if id.startswith("hand-"))
    start = page.controller.spots[card].free.middle
    seen = dragged(window, start, at_square(page, "E4"), mouse)
    assert any(key.startswith(f"held {card}") for key in seen)
    assert not any(item.key.startswith("held ") for item in window.lists[-1].items)


def test_a_tap_beside_tick_and_cross_is_neither(sat_down):
    window, page = sat_down("free", mouse=False)
    window.tap(at_square(page, "B2"))
    box, yes = page.named("proposal").rect, page.named("yes").rect
    window.tap((box.x + 6, yes.middle[1]))
    assert page.controller.proposal is not None
    window.tap((box.x + 6, box.y + 6))
    assert page.controller.proposal is not None
    assert lines(page) == []


def test_the_whole_of_a_refusal_can_be_read_by_fingers(sat_down):
    """What is told for no piece in sight stands in full beside the bar."""
    _window, page = sat_down(mouse=False, width=600, height=1000)
    told = "A very long reason " * 12
    page.show_beside(told, "")
    assert page.tip == told


@pytest.mark.parametrize("mouse", [False, True])
def test_a_hint_for_newcomers_leaves_free_what_may_be_touched(sat_down, mouse):
    window, page = sat_down("free", mouse=mouse)
    window.app.settings.change("dismissed", ())
    page.refresh()
    window.frame()
    slip = page.named("advice slip")
    assert slip is not None
    for id in page.session.touching.next:
        shared = overlap(page.controller.spots[id].free, slip.rect)
        assert min(shared.w, shared.h) <= 0, id


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_shapes_to_be_taken_are_whole_with_their_counts_beside_them(tmp_path, size):
    """Three share the bridges out: each shape as wide and high as it is, all at one scale."""
    window = open_window(tmp_path, library(), *size, False)
    session = Session(Match(new_table("sator", 3, 3)), library(), settings=window.app.settings)
    routes.table(window.app, session)
    window.frame()
    if session.handover is not None:
        window.touch("lift")
    page = window.app.page
    shapes = [one for one in page.controller.shown.group("piles") if one.shape]
    assert len(shapes) > 2
    bounds = {one.id: page.controller.spots[one.id].rect for one in shapes}
    units = [bounds[one.id].w / one.width for one in shapes]
    units += [bounds[one.id].h / one.height for one in shapes]
    assert max(units) - min(units) < 0.5
    for one in shapes:
        for other in page.controller.shown.group("piles"):
            if other.id != one.id:
                shared = overlap(bounds[one.id], page.controller.spots[other.id].rect)
                assert min(shared.w, shared.h) <= 0, (one.id, other.id)
    session.close()


def whole_match_at(app, wanted):
    """SATOR at a moment of a real match that is as wanted, on the whole pit."""
    played = whole_match(Agreed("sator", 2, 5))
    match = Match(played.start)
    for action in played.actions:
        if wanted(match.table):
            return match
        match.play(action)
    raise AssertionError("that moment never came")


def second_stage(table):
    """A bridge has been chosen, and is to be pushed."""
    run = table.pending[-1]
    return getattr(run, "chosen", ()) != () and run.card.startswith("moves")


NINE_MILLIMETRES = 9 / 25.4 * 160


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (1024, 600)])
def test_squares_are_nine_millimetres_where_one_plays(tmp_path, size):
    """By itself on small glass; all of the pit afterwards, and never where the player zoomed."""
    window = open_window(tmp_path, library(), *size, False)
    app = window.app
    app.settings.change("reduced_motion", True)
    match = whole_match_at(app, second_stage)
    session = Session(match, library(), settings=app.settings)
    routes.table(app, session)
    window.frame()
    if session.handover is not None:
        window.touch("lift")
    page = app.page
    assert page.layout.unit >= NINE_MILLIMETRES - 1
    on_board = [
        id for id in session.touching.next if page.controller.shown.piece(id).group == "board"
    ]
    for id in on_board:
        x, y = page.controller.spots[id].rect.middle
        assert page.layout.board.holds(x, y), id
    window.screen.key("escape")
    window.frame()
    assert not second_stage(session.table)
    if page.pointing.played_on() is None:
        assert page.camera.zoom == 1.0
    session.close()


def test_the_zoom_stays_where_the_player_put_it(tmp_path):
    window = open_window(tmp_path, library(), 1280, 800, False)
    match = whole_match_at(window.app, second_stage)
    session = Session(match, library(), settings=window.app.settings)
    routes.table(window.app, session)
    page = window.app.page
    page.camera.fit()  # what a double tap does
    window.frame()
    if session.handover is not None:
        window.touch("lift")
    assert page.camera.zoom == 1.0
    session.close()


def flung(window, id, onto):
    """Draw a card out of the hand onto the board with the mouse."""
    page = window.app.page
    dragged(window, page.controller.spots[id].free.middle, onto, mouse=True)


def test_a_card_drawn_onto_the_board_is_played(sat_down):
    """As a finger flings it; where it falls on what it can move, that is taken at once."""
    window, page = sat_down(mouse=True)
    flung(window, "hand-rotas-I2", at_square(page, "E5"))
    assert lines(page) == ["rotas-I2"]
    window.screen.key("escape")
    window.frame()
    assert lines(page) == []
    flung(window, "hand-rotas-I2", at_square(page, "C2"))
    assert lines(page) == ["rotas-I2", "aim b"]


def test_what_was_drawn_says_why_it_may_not_go_there(sat_down):
    """The thing itself comes first: its reason is not hidden behind that of what lies there."""
    window, page = sat_down(mouse=True)
    dragged(window, at_square(page, "A2"), at_square(page, "E4"), mouse=True)
    assert "movement points" in page.controller.refusal
    flung(window, "hand-moves-brick", (3, 3))
    assert lines(page) == []


def test_what_just_happened_is_marked_round_its_squares(tmp_path):
    """An angle is not the rectangle about it: each dash lies along one of its squares."""
    window = open_window(tmp_path, library(), 1280, 800, True)
    window.app.settings.change("confirm", "never")
    board = "     A  B  C  D\n1   a. a. .. ..\n2   a. .. .. ..\n3   .. .. .. ..\n"
    at = position("sator", board=board, bridges={"a": "L3 wood"}, hands={"red": ["moves-wood"]})
    session = sit_down(window, Match(at.table))
    try:
        page = window.app.page
        for _ in range(6):
            if page.controller.last:
                break
            page.touch(page.session.touching.next[0])
            page.controller.finish_motion()
            window.frame(1.0)
        found = [one for one in window.lists[-1].items if one.key == "last bridge-wood-L3"]
        squares = page.controller.spots["bridge-wood-L3"].squares
        assert len(squares) == 3
        (mark,) = found
        for part in mark.parts:
            dash = part.moved(mark.rect.x, mark.rect.y)
            assert any(min(overlap(dash, one.inset(-4))[2:]) > 0 for one in squares), dash
    finally:
        session.close()


def test_a_finger_that_comes_down_on_the_board_lets_nothing_be_painted(sat_down):
    """Nothing looks other for it; of a button one sees that it is pressed."""
    window, page = sat_down("", mouse=False)
    screen = window.screen
    window.frame()
    for at, painted in ((at_square(page, "B2"), 0), (page.named("menu").seen.middle, 1)):
        before = screen.painted
        screen.finger_down(1, at)
        window.frame()
        assert screen.painted - before == painted
        screen.finger_up(1, (at[0] + 500, at[1]))
        window.frame(1.0)


def test_each_click_on_the_same_pile_of_points_adds_one(sat_down):
    """Nihil asks for its level: a second click on the action points means two of them."""
    board = """
     A  B  C  D  E
1   aB a. a. a. b.
2   .. .. .. .. b.
3   .. .. .. .. b.
"""
    bridges, hands = {"a": "I4 stone", "b": "I3 wood"}, {"red": ["nihil"]}
    facts = {"board": board, "bridges": bridges, "hands": hands}
    window, page = sat_down("nihil", mouse=True, **facts)
    middle = page.controller.spots["ap"].free.middle
    window.click(middle)
    window.click(middle)
    assert lines(page) == []
    window.touch("finish")
    assert lines(page) == ["level 2"]
