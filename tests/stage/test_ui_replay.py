"""A match is looked at again: by mouse, finger and keys, from everywhere, and played on."""

from __future__ import annotations

import pytest
from no_window import open_window, sit_down
from stage_games import by_actions, library, new_table

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium_play.replay.session import ReplaySession
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.match_page import MatchPage
from scriptorium_ui.table.page import TablePage
from scriptorium_ui.table.replay_page import ReplayPage

FORMS = {
    "desk": (1280, 800, True),
    "small desk": (1024, 640, True),
    "landscape": (1280, 800, False),
    "portrait": (800, 1280, False),
    "telephone": (360, 640, False),
}
LARGE = 200


def played(game="lantern", seed=3, most=60):
    match = Match(new_table(game, seed, 2))
    for action in by_actions(match.table, seed, most):
        match.play(action)
    return match


@pytest.fixture
def opened(tmp_path):
    windows = []

    def open_(form="desk", match=None, **wishes):
        window = open_window(tmp_path, library(), *FORMS[form])
        for name, value in wishes.items():
            window.app.settings.change(name, value)
        match = match if match is not None else played()
        seating = tuple((seat, "person") for seat in match.table.seats)
        window.app.saves.keep("kept", match, seating)
        window.app.saves.close("kept")
        routes.match(window.app, "kept")
        window.frame()
        window.touch("replay")
        if window.app.page.session.handover is not None:
            window.touch("lift")
        windows.append(window)
        return window, window.app.page

    yield open_
    for window in windows:
        window.app.ended()


def at(page):
    return page.controller.session.at


def test_it_is_gone_through_by_its_buttons(opened):
    window, page = opened()
    assert isinstance(page, ReplayPage)
    assert at(page) == 0
    assert page.named("replay back").act is None
    for _ in range(3):
        window.touch("replay on")
    window.touch("replay back")
    assert at(page) == 2
    match = page.session.match
    assert page.session.table is match.done[2].before
    seen = page.session.look_back(2)
    assert page.controller.shown == seen
    window.touch("replay turn+1")
    assert at(page) == page.controller.session.turns[1]
    window.touch("replay turn-1")
    assert at(page) == 0


@pytest.mark.parametrize("form", ["desk", "portrait"])
def test_the_slider_is_drawn_to_any_moment(opened, form):
    """By the mouse or a finger, to the end and back to the middle."""
    window, page = opened(form)
    track, last = page.place_of("replay at"), page.controller.session.last
    row = track.y + track.h / 2
    if form == "desk":
        window.screen.mouse_moved((track.x + 5, row))
        window.screen.mouse_pressed((track.x + 5, row))
        window.screen.mouse_dragged((track.right - 1, row))
    else:
        window.screen.finger_down(1, (track.x + 5, row))
        window.screen.finger_moved(1, (track.x + track.w / 2, row))
        window.screen.finger_moved(1, (track.right - 1, row))
    window.frame(0.1)
    assert at(page) == last
    middle = (track.x + track.w / 2, row)
    if form == "desk":
        window.screen.mouse_dragged(middle)
        window.screen.mouse_released(middle)
    else:
        window.screen.finger_moved(1, middle)
        window.screen.finger_up(1, middle)
    window.frame(0.1)
    assert abs(at(page) - last / 2) <= 1
    assert page.controller.shown == page.session.look_back(at(page))


def test_everything_goes_by_keys(opened):
    window, page = opened()
    last = page.controller.session.last
    for name, where in (
        ("right", 1),
        ("right", 2),
        ("left", 1),
        ("end", last),
        ("left", last - 1),
        ("home", 0),
        ("page-down", page.controller.session.turns[1]),
        ("page-up", 0),
        ("f4", 1),
        ("f3", 0),
    ):
        assert window.screen.key(name), name
        window.frame()
        assert at(page) == where, name
    window.screen.letters("+")
    window.screen.letters("+")
    window.screen.letters("-")
    assert page.controller.haste == 2.0
    window.screen.key("escape")
    assert isinstance(window.app.page, MatchPage)


@pytest.mark.parametrize("moves", [False, True])
def test_it_plays_by_itself_as_fast_as_one_likes(opened, moves):
    """To the end, where it stands still; once more begins anew."""
    window, page = opened(match=played(most=12), reduced_motion=not moves)
    took = {}
    for pace in (1, 2, 4):
        page.controller.set_pace(pace)
        window.screen.key("space")
        frames = 0
        while page.controller.playing:
            window.frame(0.05)
            frames += 1
            assert frames < 2000
        while page.controller.busy:
            window.frame(0.05)
        assert at(page) == page.controller.session.last
        took[pace] = frames
        assert page.controller.shown == page.session.scene()
    assert took[1] > 1.5 * took[2] > 1.5 * took[4]
    window.touch("replay play")
    window.frame(0.05)
    assert at(page) <= 1
    window.touch("replay play")
    assert not page.controller.playing


@pytest.mark.parametrize("how", ["touch", "key"])
def test_one_plays_on_from_any_moment(opened, how):
    window, page = opened()
    routes_before = len(window.app.saves.listed())
    page.controller.go(5)
    window.frame()
    if how == "touch":
        window.touch("branch")
    else:
        window.screen.key("b")
    table = window.app.page
    assert isinstance(table, TablePage)
    assert not isinstance(table, ReplayPage)
    match = page.session.match
    assert len(match.done) > 5
    assert table.session.match.actions == match.actions[:5]
    assert len(window.app.saves.listed()) == routes_before + 1
    name = table.session.name
    table.session.close()
    again, _ = window.app.saves.open(name, library())
    assert again.actions == match.actions[:5]
    assert sc.digest(again.table) == sc.digest(match.done[5].before)


def test_a_match_on_the_table_is_looked_at_and_gone_on_with(tmp_path):
    window = open_window(tmp_path, library(), mouse=True)
    playing = sit_down(window, Match(new_table("noughts")))
    table = window.app.page
    for square in ("A1", "B1"):
        window.click(table.place_of(f"piece {square}").middle)
    assert len(playing.match.done) == 2
    window.screen.key("escape")
    window.frame()
    window.touch("menu replay")
    page = window.app.page
    assert isinstance(page, ReplayPage)
    assert page.session.observer == playing.observer
    window.screen.key("right")
    window.frame()
    window.touch("leave")
    assert window.app.page is table
    window.click(table.place_of("piece A2").middle)
    assert len(playing.match.done) == 3
    playing.close()


def test_after_the_end_it_is_seen_with_everybodys_eyes(opened):
    match = played("noughts", 1)
    assert match.table.outcome is not None
    window, page = opened(match=match)
    seats = match.table.seats
    assert page.session.eyes == seats
    before = page.session.observer
    window.touch("replay eyes")
    assert page.session.observer != before
    assert page.session.observer in seats


def test_while_a_match_goes_on_one_sees_what_ones_seat_saw(opened):
    """Nobody else's eyes; and every moment is what the seat's own look back shows."""
    match = played(most=25)
    assert match.table.outcome is None
    window, page = opened(match=match)
    assert page.named("replay eyes") is None
    observer = page.session.observer
    page.session.see_as(next(seat for seat in match.table.seats if seat != observer))
    assert page.session.observer == observer
    for moment in range(len(match.done) + 1):
        page.controller.go(moment)
        window.frame()
        assert page.controller.shown == page.session.look_back(moment)
        assert len(page.session.log()) == moment


def test_the_log_leads_to_its_moment(opened):
    window, page = opened()
    page.controller.go(9)
    window.frame()
    line = next(
        one.key
        for one in page.touchables
        if one.key.startswith("log ") and one.key.split()[1].isdecimal()
    )
    window.touch(line)
    assert at(page) == int(line.split()[1])


def test_turns_are_found_without_a_game():
    match = played()
    session = ReplaySession(match, library(), {})
    for nr, begins in enumerate(session.turns):
        session.go_to_turn(nr)
        assert (session.at, session.turn) == (begins, nr)
    session.go_to_turn(len(session.turns))
    assert session.at == session.last
    session.close()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("size", [100, LARGE])
def test_the_bar_fits_every_glass(opened, form, size):
    window, page = opened(form, text_size=size)
    window.touch("replay on")
    window.frame()
    whole = (0, 0, *FORMS[form][:2])
    boxes = []
    for one in page.touchables:
        if (one.key.startswith("replay") and one.focusable) or one.key in ("branch", "leave"):
            rect = one.rect
            assert rect.x >= whole[0] - 1, one.key
            assert rect.right <= whole[2] + 1, one.key
            assert rect.bottom <= whole[3] + 1, one.key
            assert rect.h >= page.app.form.finger - 1, one.key
            boxes.append((one.key, rect))
    keys = {key for key, _ in boxes}
    assert {"replay at", "replay back", "replay play", "replay on", "branch", "leave"} <= keys
    for nr, (key, rect) in enumerate(boxes):
        for other, there in boxes[nr + 1 :]:
            apart = (
                rect.right <= there.x + 1
                or there.right <= rect.x + 1
                or rect.bottom <= there.y + 1
                or there.bottom <= rect.y + 1
            )
            assert apart, (key, other)
    mine = ("Back", "Play", "On", "Turn", "Speed", "Seen", "Leave")
    assert [one.text for one in page.clipped if one.text.startswith(mine)] == []
