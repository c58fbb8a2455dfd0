"""Around the table: the picture turns to whose turn it is, without a window."""

from __future__ import annotations

import pytest
from no_window import open_window
from stage_games import library, new_table

from around_table import on_side
from scriptorium.matches import Match
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.display import TextItem
from scriptorium_ui.toolkit.rotation import SECONDS, side_of

GLASS = (1280, 800)


@pytest.fixture
def sat_down(tmp_path):
    begun = []

    def sit(game: str, seats: int, *, mouse: bool = False, moving: bool = False, **seating: str):
        window = open_window(tmp_path, library(), *GLASS, mouse)
        window.app.settings.change("around_table", True)
        window.app.settings.change("pass_single", False)
        if moving:
            window.app.settings.change("reduced_motion", False)
        match = Match(new_table(game, 1, seats))
        begun.append(Session(match, library(), seating, settings=window.app.settings))
        routes.table(window.app, begun[-1])
        window.frame()
        return window, begun[-1]

    yield sit
    for session in begun:
        session.close()


def touch(window, key):
    """A finger or a mouse where that is seen on the glass."""
    window.frame()
    found = window.app.page.named(key)
    assert found is not None, key
    at = on_side(window.screen.facing.quarters, found.seen.middle, GLASS)
    (window.click if window.with_mouse else window.tap)(at)


def letters(window):
    """How far each text is turned."""
    return {item.angle for item in window.lists[-1].items if isinstance(item, TextItem)}


def inside(window):
    """Whether every text lies on the glass, but for what scrolls."""
    shown = window.lists[-1]
    assert (shown.width, shown.height) == GLASS
    return all(
        0 <= item.rect.middle[0] <= GLASS[0] and 0 <= item.rect.middle[1] <= GLASS[1]
        for item in shown.items
        if isinstance(item, TextItem)
    )


@pytest.mark.parametrize("mouse", [False, True], ids=["finger", "mouse"])
def test_two_play_a_whole_match_each_from_their_side(sat_down, mouse):
    """Every touch lands where it is seen, and letters are upright for whoever is on turn."""
    window, session = sat_down("noughts", 2, mouse=mouse)
    for nr in range(len(session.match.table.seats) * 8):
        if session.table.outcome is not None:
            break
        seat = session.chooser
        assert seat == session.observer
        side = 2 * session.table.seats.index(seat)
        window.frame()
        assert window.screen.facing.quarters == side
        assert letters(window) == {side * 90.0}
        assert inside(window)
        square = session.touching.next[0]
        touch(window, f"piece {square}" if window.app.page.named(f"piece {square}") else "board")
        if len(session.match.done) == nr:  # what lies on the board answers by its place
            spot = window.app.page.controller.spots[square].rect.middle
            at = on_side(side, spot, GLASS)
            (window.click if mouse else window.tap)(at)
        if window.app.page.controller.proposal is not None:
            touch(window, "yes")
        assert len(session.match.done) == nr + 1
    assert session.table.outcome is not None


def test_four_sit_round_the_glass_clockwise(sat_down):
    """A curtain already is for the one who lifts it; a quarter further what is wide is high."""
    window, session = sat_down("plankenkoorts", 4)
    seen = set()
    while len(seen) < 4:
        window.frame()
        seat = session.handover or session.observer
        side = session.table.seats.index(seat)
        assert window.screen.facing.quarters == side
        assert letters(window) == {side * 90.0}
        form = window.app.form
        assert (form.width, form.height) == (GLASS if side % 2 == 0 else GLASS[::-1])
        if session.handover is not None:
            touch(window, "lift")
            assert session.handover is None
        seen.add(side)
        session.choose(session.match.choices()[0])
        window.app.page.controller.forget()
        window.app.page.refresh()


def test_who_plays_alone_or_wants_it_so_has_it_before_them(sat_down):
    """Whoever has the glass keeps their side while computers play; nobody's wish, no turning."""
    window, session = sat_down("noughts", 2, crosses="computer", noughts="computer")
    assert window.screen.facing.quarters == 0
    for one in session.table.seats:
        session.seating[one] = "person"
    session.observer = session.table.seats[1]
    window.app.page.refresh()
    window.frame()
    assert window.screen.facing.quarters == 2
    window.app.page.settings()
    window.frame()
    assert window.screen.facing.quarters == 2, "the page that was opened is read from that side too"
    touch(window, "around_table")
    window.frame()
    assert (window.screen.facing.quarters, letters(window)) == (0, {0.0})


def test_the_picture_turns_smoothly_and_waits_for_nobody(sat_down):
    """It goes the short way round; a touch ends the way, and counts where it lands."""
    window, session = sat_down("noughts", 2, moving=True)
    session.choose(session.match.choices()[0])
    window.app.page.refresh()
    window.frame()
    on_the_way = []
    for _ in range(5):
        window.frame(SECONDS / 6)
        assert window.screen.due() == 0.0
        on_the_way += letters(window)
    assert on_the_way == sorted(on_the_way)
    assert 0 < on_the_way[0] < on_the_way[-1] < 180
    square = session.touching.next[0]
    spot = window.app.page.controller.spots[square].rect.middle
    window.screen.finger_down(1, on_side(2, spot, GLASS))
    assert letters(window) == {180.0}
    window.screen.finger_up(1, on_side(2, spot, GLASS))
    window.frame()
    if window.app.page.controller.proposal is not None:
        touch(window, "yes")
    assert len(session.match.done) == 2


def test_parts_that_stay_the_same_are_the_same_turned(sat_down):
    """A window draws nothing anew for a part that was not painted anew."""
    window, session = sat_down("noughts", 2)
    session.choose(session.match.choices()[0])
    window.app.page.refresh()
    window.frame()
    before = window.lists[-1]
    window.screen.refresh("ghost")
    window.frame()
    now = window.lists[-1]
    assert before is not now
    assert [one is two for one, two in zip(before.parts, now.parts, strict=True)].count(False) <= 1


@pytest.mark.parametrize(
    ("count", "sides"),
    [(1, [0]), (2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3]), (5, [0, 0, 1, 2, 3])],
)
def test_where_people_sit(count, sides):
    assert [side_of(nr, count) for nr in range(count)] == sides
