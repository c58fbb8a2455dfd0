"""Whole matches in the desktop window, by raw events of mouse and keyboard."""

from __future__ import annotations

import pytest
from desk_match import Desktop

from match_by_hand import KNOWN, MATCHES, ONLY_TOUCHED, ByHand, told
from scriptorium_ui.pages import routes
from scriptorium_ui.table.state import Over


@pytest.mark.parametrize(("people", "seed", "keyed"), MATCHES)
def test_a_match_from_title_to_end_sheet(app, drive, capsys, people, seed, keyed):
    """Who sits at the mouse clicks, who has the keyboard types; the end sheet says who has won."""
    by_hand = at_the_title(app, drive, seed)
    by_hand.begin(people)
    by_hand.play(keyed)
    assert by_hand.drags > 0
    ends(app, drive)
    with capsys.disabled():
        print(f"\n{people} people at the desk: {by_hand}")


@pytest.mark.parametrize(("agreed", "keyed"), KNOWN, ids=str)
def test_a_match_of_each_game_ends_as_by_actions(app, drive, capsys, agreed, keyed):
    """The same match as by actions alone, to the same digest."""
    by_hand = at_the_title(app, drive, agreed.seed)
    by_hand.begin_as(agreed)
    by_hand.follow(agreed, keyed)
    assert by_hand.drags > 0 or agreed.game in ONLY_TOUCHED
    ends(app, drive)
    with capsys.disabled():
        print(f"\n{agreed} at the desk: {by_hand}")


def at_the_title(app, drive, seed):
    drive.window.set_size(1024, 640)  # less to draw; the sweep looks at every size
    drive.window.dispatch_events()
    routes.title(app)
    drive.frames(2)
    return ByHand(Desktop(drive), seed)


def ends(app, drive):
    """The end sheet is there, and says who has won."""
    drive.frames(3)
    screen = app.page
    assert isinstance(screen.controller.own_state, Over)
    assert screen.named("end again") is not None
    won = screen.session.table.outcome.winners[0]
    assert any(screen.controller.seat_name(won) in one for one in told(app.screen))
