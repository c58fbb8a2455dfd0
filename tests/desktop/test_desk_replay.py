"""Looking at a match again in the window: by the mouse and by keys."""

from __future__ import annotations

import arcade
import pytest

from scriptorium import new_table
from scriptorium.matches import Match
from scriptorium_ui.pages import routes
from scriptorium_ui.table.replay_page import ReplayPage

pytestmark = pytest.mark.usefixtures("unseen")

SQUARES = ("A1", "B1", "A2", "B2", "C3", "C1")


def test_a_match_is_looked_at_again_and_played_on(app, drive):
    match = Match(new_table("noughts", seed=1, library=app.library))
    for square in SQUARES:
        match.play(f"mark {square}")
    app.saves.keep("kept", match, (("x", "person"), ("o", "person")))
    app.saves.close("kept")
    routes.match(app, "kept")
    drive.frames(2)
    drive.press("replay")
    drive.frames(2)
    page = app.page
    assert isinstance(page, ReplayPage)
    drive.key(arcade.key.RIGHT)
    drive.key(arcade.key.END)
    drive.frames(2)
    assert page.session.at == len(SQUARES)
    track = page.place_of("replay at")
    row = track.y + track.h / 2
    drive.down(track.right - 2, row)
    drive.drag(track.x + track.w / 2, row)
    drive.up(track.x + track.w / 2, row)
    drive.frames(2)
    assert page.session.at == 3
    drive.key(arcade.key.HOME)
    drive.key(arcade.key.SPACE)
    drive.frames(40, 0.1)
    assert page.session.at > 1
    drive.key(arcade.key.SPACE)
    at = page.session.at
    drive.frames(20, 0.1)
    assert page.session.at == at
    drive.press("branch")
    drive.frames(2)
    assert app.page.session.match.actions == match.actions[:at]
    assert not app.page.session.watching
