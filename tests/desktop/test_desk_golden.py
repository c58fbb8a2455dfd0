"""The desktop's screens look as they did when somebody looked at them."""

from __future__ import annotations

import pytest
from desk_games import sator_in_play
from PIL import ImageDraw

from golden import is_like, thumbnail
from scriptorium.matches import Match
from scriptorium_ui.pages import routes

FLOOR = (44, 38, 34)


def shown(drive, app, name: str):
    """A picture of a screen in its first moment, with the mouse out of the way."""
    if name == "title":
        routes.title(app)
    else:
        routes.new_match(app, "sator")
    drive.frames(3)
    drive.move(2, 2)
    drive.frames(2)
    return drive.picture()


@pytest.mark.parametrize("name", ["title", "new-match"])
def test_a_view_looks_as_it_did(app, drive, golden, name):
    golden.compare(name, shown(drive, app, name))


def test_the_table_looks_as_it_did(drive, table, golden):
    """SATOR for two, after a set-up by a fixed chance."""
    table(Match(sator_in_play(2)))
    drive.move(2, 2)
    drive.frames(2)
    golden.compare("sator", drive.picture())


def test_a_missing_panel_is_noticed(drive, table):
    """One player's panel less, and the table is another."""
    screen = table(Match(sator_in_play(2)))
    drive.frames(2)
    whole = drive.picture()
    assert is_like(thumbnail(whole), thumbnail(drive.picture()))
    players, lacking = screen.layout.players, whole.copy()
    panel = players.top(players.h / len(screen.session.table.seats))
    ImageDraw.Draw(lacking).rectangle((panel.x, panel.y, panel.right, panel.bottom), FLOOR)
    assert not is_like(thumbnail(whole), thumbnail(lacking))
