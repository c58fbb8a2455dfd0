"""The house rules of the guide in the window: each card is played by the mouse alone."""

from __future__ import annotations

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from example_tables import BY_CLICKS, FORBIDDEN, library, name_of
from scriptorium.matches import Match

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture
def opened(app, table):
    """A match at one of the positions, for a player who is never asked twice."""
    app.library = library()
    app.settings.change("confirm", "never")
    app.settings.change("pass_single", False)
    return lambda played: table(Match(played.begun().table)).session


@pytest.mark.parametrize("played", BY_CLICKS, ids=name_of)
def test_what_a_house_rule_brings_is_played_by_clicks(drive, opened, played):
    session = opened(played)
    for choice in played.choices:
        table = session.table
        # Where one way leads to a square, that square is clicked at once.
        drive.click(*drive.piece(sp.touches(table, sc.read(table, choice))[-1]))
        drive.frames(2)
        assert session.match.done[-1].text == choice
    assert sc.digest(session.table) == sc.digest(played.done())


def test_what_a_house_rule_forbids_is_told_at_the_thing(drive, opened):
    session = opened(FORBIDDEN)
    for id in ("free-action", "bridge-iron-I2"):
        drive.click(*drive.piece(id))
        drive.frames(2)
    assert [done.text for done in session.match.done] == ["free"]
    assert "Iron is too heavy for the free action." in drive.screen.controller.message()[0]
