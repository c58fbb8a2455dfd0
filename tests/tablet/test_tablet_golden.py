"""The tablet's screens look as they did when somebody looked at them, either way up."""

from __future__ import annotations

import pytest
from PIL import ImageDraw
from sator_tables import in_play

from golden import is_like, thumbnail
from scriptorium_ui.pages import routes

FLOOR = (44, 38, 34)
GLASSES = {"landscape": (1280, 800), "portrait": (800, 1280)}


def sit_down(drive, games):
    screen = drive.play(in_play(games), {"red": "person", "blue": "person"})
    drive.press("lift")
    return screen


def test_the_title_looks_as_it_did(drive, shown, golden):
    routes.title(drive.app)
    golden.compare("title", shown())


def test_a_new_match_looks_as_it_did(drive, shown, golden):
    routes.new_match(drive.app, "sator")
    golden.compare("new-match", shown())


@pytest.mark.parametrize("glass", GLASSES)
def test_the_table_looks_as_it_did(drive, games, shown, golden, glass):
    """SATOR for two, after a set-up by a fixed chance."""
    drive.resize(*GLASSES[glass])
    sit_down(drive, games)
    golden.compare(f"sator-{glass}", shown())


def test_a_missing_panel_is_noticed(drive, games, shown):
    """One player's panel less, and the table is another."""
    screen = sit_down(drive, games)
    whole = shown()
    assert is_like(thumbnail(whole), thumbnail(shown()))
    players, lacking = screen.layout.players, whole.copy()
    panel = players.top(players.h / len(screen.session.table.seats))
    ImageDraw.Draw(lacking).rectangle((panel.x, panel.y, panel.right, panel.bottom), FLOOR)
    assert not is_like(thumbnail(whole), thumbnail(lacking))
