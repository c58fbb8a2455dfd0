"""Whole matches on the tablet's glass, by raw events of fingers and a keyboard."""

from __future__ import annotations

import pytest
from tablet_hands import Tablet

from match_by_hand import FIRST_GESTURES, KNOWN, MATCHES, MOST_GESTURES, ONLY_TOUCHED, ByHand, told
from scriptorium_ui.pages import routes
from scriptorium_ui.table.state import Over

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.mark.parametrize(("people", "seed", "keyed"), MATCHES)
def test_a_match_from_title_to_end_sheet(drive, capsys, people, seed, keyed):
    """What is final waits for its tick; the end sheet says who has won."""
    by_hand = at_the_title(drive, seed)
    by_hand.begin(people)
    by_hand.play(keyed, FIRST_GESTURES)
    assert by_hand.drags > 0
    if FIRST_GESTURES == MOST_GESTURES:
        ends(drive)
    with capsys.disabled():
        print(f"\n{people} people at the tablet: {by_hand}")


@pytest.mark.parametrize(("agreed", "keyed"), KNOWN, ids=str)
def test_a_match_of_each_game_ends_as_by_actions(drive, capsys, agreed, keyed):
    """The same match as by actions alone, to the same digest."""
    by_hand = at_the_title(drive, agreed.seed)
    by_hand.begin_as(agreed)
    by_hand.follow(agreed, keyed)
    assert by_hand.drags > 0 or agreed.game in ONLY_TOUCHED
    ends(drive)
    with capsys.disabled():
        print(f"\n{agreed} at the tablet: {by_hand}")


def at_the_title(drive, seed):
    drive.app.settings.change("reduced_motion", True)
    drive.resize(1024, 600)  # less to draw; the sweep looks at every size
    routes.title(drive.app)
    drive.frames(2)
    return ByHand(Tablet(drive), seed)


def ends(drive):
    """The end sheet is there, and says who has won."""
    drive.frames(3)
    screen = drive.app.page
    assert isinstance(screen.controller.own_state, Over)
    assert screen.named("end again") is not None
    won = screen.session.table.outcome.winners[0]
    assert any(screen.controller.seat_name(won) in one for one in told(drive.app.screen))
