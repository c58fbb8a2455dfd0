"""Plankenkoorts with fingers alone: a whole round, cards carried to shelves and to the pile."""

from __future__ import annotations

import pytest

from night import often
from scriptorium_ui.table.camera import Camera
from scriptorium_ui.table.state import Choosing
from scriptorium_ui.toolkit.arrangement import Extent
from scriptorium_ui.toolkit.rect import Rect

pytestmark = pytest.mark.usefixtures("unseen")


MOST_TURNS = 400


@pytest.fixture
def table(drive):
    drive.app.settings.change("reduced_motion", True)
    drive.sit_down("plankenkoorts", people=1, seed=2)
    return drive.app.page


def swipe_to(drive, table, id):
    """Swipe the hand until a card of it can be seen."""
    spot, scroll = table.controller.spots[id], table.scrolls["hand"]
    if spot.part != "hand" or scroll.view.holds(*spot.rect.middle):
        return
    x, y = scroll.view.middle
    way = min(200.0, max(-200.0, scroll.view.middle[0] - spot.rect.middle[0]))
    drive.drag((x, y), (x + way, y))
    assert scroll.view.holds(*table.controller.spots[id].rect.middle)


def play_one(drive, table):
    """One decision of the person, by dragging where that is possible, else by touching."""
    session = table.session
    paths = sorted(
        session.touching.choices.paths,
        key=lambda pair: (pair[0][-1:] == ("discard-pile",), pair[0]),
    )
    path = next(path for path, _ in paths if path)
    done = len(session.match.done)
    for id in path:
        swipe_to(drive, table, id)
    places = [drive.spot(id) for id in path]
    if len(path) == 2 and all(
        table.pointing.piece_under(at) == id for at, id in zip(places, path, strict=True)
    ):
        drive.drag(places[0], (places[0][0], places[0][1] - 60), places[1])
    else:
        for id in path:
            if table.controller.proposal is None and len(session.match.done) == done:
                drive.touch(id)
    if isinstance(table.controller.own_state, Choosing):
        drive.press("choice 0")
    if table.controller.proposal is not None:
        drive.press("yes")
    assert len(session.match.done) > done, (path, table.controller.refusal)


@pytest.mark.parametrize("size", often([(1280, 800)], [(1280, 800), (800, 1280)]), ids=str)
def test_a_whole_round(drive, table, size):
    drive.resize(*size)
    session = table.session
    round_ = session.table.clock.round
    turns = 0
    while session.table.outcome is None and session.table.clock.round == round_:
        if session.awaits_computer:
            drive.think()
            continue
        play_one(drive, table)
        turns += 1
        assert turns < MOST_TURNS
    assert turns > 3


def test_a_double_tap_brings_the_board_nearer_and_shows_it_whole_again(drive, table):
    assert table.camera.zoom == 1.0
    x, _y = table.layout.board.middle
    drive.double_tap((x, table.layout.board.bottom - 20))
    assert table.camera.zoom > 1.0
    drive.double_tap((x, table.layout.board.bottom - 20))
    assert table.camera.zoom == 1.0


def test_a_long_board_begins_large():
    """One far longer than the glass begins at its upper left, with squares a finger can hit."""
    room, size, camera = Rect(0, 0, 1000, 400), Extent(0, 0, 60, 5), Camera()
    camera.begin(room, size, 48)
    assert camera.place(room, size) == (48, (0, pytest.approx(80)))
    short = Camera()
    short.begin(room, Extent(0, 0, 18, 10), 48)
    assert short.zoom == 1.0
