"""The house rules of the guide on glass: each card is played by fingers alone."""

from __future__ import annotations

import pytest
from sator_tables import person

import scriptorium as sc
import scriptorium.scene as sp
from example_tables import BY_TAPS, FORBIDDEN, library, name_of
from scriptorium.matches import Match

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture
def opened(drive):
    """A match at one of the positions."""
    drive.app.library = library()
    drive.app.settings.change("reduced_motion", True)
    drive.app.settings.change("pass_single", False)

    def sit(played):
        match = Match(played.begun().table)
        drive.play(match, person(match))
        if drive.app.page.session.handover is not None:
            drive.press("lift")
        return drive.app.page

    return sit


@pytest.mark.parametrize("played", BY_TAPS, ids=name_of)
def test_what_a_house_rule_brings_is_played_by_taps(drive, opened, played):
    screen = opened(played)
    session = screen.session
    for choice in played.choices:
        table = session.table
        for id in sp.in_a_row(sp.touches(table, sc.read(table, choice))):
            drive.touch(id)
        if screen.controller.can_finish():  # it could go on from there
            drive.press("finish")
        if screen.controller.proposal is not None:  # it cannot be taken back
            drive.press("yes")
        assert session.match.done[-1].text == choice
    assert sc.digest(session.table) == sc.digest(played.done())


def test_what_a_house_rule_forbids_is_told_at_the_thing(drive, opened):
    screen = opened(FORBIDDEN)
    drive.touch("free-action")
    if screen.controller.proposal is not None:
        drive.press("yes")
    drive.touch("bridge-iron-I2")
    assert [done.text for done in screen.session.match.done] == ["free"]
    assert "Iron is too heavy for the free action." in screen.controller.refusal
