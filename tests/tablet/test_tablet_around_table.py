"""Around the table: the picture turns on the glass, and fingers hit what they are seen on."""

from __future__ import annotations

from PIL import Image
from sator_tables import person

import scriptorium as sc
from around_table import on_side
from scriptorium.matches import Match


def test_four_players_lift_their_curtains(drive, games, tmp_path):
    """Each curtain lies before its player, and is lifted where its button is seen."""
    drive.app.settings.change("around_table", True)
    drive.app.settings.change("reduced_motion", True)
    match = Match(sc.new_table("plankenkoorts", 4, 7, library=games))
    drive.play(match, person(match))
    screen, size, seen = drive.app.page, (1280, 800), set()
    for _ in range(12):
        session = screen.session
        drive.frames(2)
        side = session.table.seats.index(session.handover or session.observer)
        assert drive.app.screen.facing.quarters == side
        if session.handover is not None:
            drive.tap(on_side(side, screen.named("lift").seen.middle, size))
            assert session.handover is None
        seen.add(side)
        if seen == {0, 1, 2, 3}:
            break
        session.choose(session.match.choices()[0])
        screen.controller.forget()
        screen.refresh()
    assert seen == {0, 1, 2, 3}
    across = Image.open(drive.picture(tmp_path / "turned.png"))
    drive.app.settings.change("around_table", False)
    drive.frames(3)
    assert drive.app.screen.facing.quarters == 0
    assert Image.open(drive.picture(tmp_path / "upright.png")).tobytes() != across.tobytes()
