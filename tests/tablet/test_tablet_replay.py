"""Looking at a match again on a tablet: with fingers alone."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.usefixtures("unseen")


def test_a_match_is_looked_at_again_and_played_on(drive):
    from scriptorium import legal, new_table
    from scriptorium.matches import Match
    from scriptorium_ui.pages import routes
    from scriptorium_ui.table.replay_page import ReplayPage

    app = drive.app
    match = Match(new_table("plankenkoorts", 2, 1, library=app.library))
    while len(match.done) < 12:
        match.play(legal(match.table)[0])
    app.saves.keep("kept", match, tuple((seat, "person") for seat in match.table.seats))
    app.saves.close("kept")
    routes.match(app, "kept")
    drive.frames(2)
    drive.press("replay")
    drive.frames(2)
    page = app.page
    assert isinstance(page, ReplayPage)
    if page.session.handover is not None:
        drive.press("lift")
        drive.frames(2)
    drive.press("replay on")
    assert page.session.at == 1
    track = page.place_of("replay at")
    row = track.y + track.h / 2
    drive.drag((track.x + 5, row), (track.right - 2, row))
    drive.frames(2)
    assert page.session.at == 12
    drive.press("replay play")
    drive.frames(40, 0.1)
    assert 1 < page.session.at <= 12
    page.controller.pause()
    drive.press("replay back")
    drive.frames(2)
    at = page.session.at
    drive.press("branch")
    drive.frames(2)
    assert app.page.session.match.actions == match.actions[:at]
    assert not app.page.session.watching
