"""What the further mods bring, done by mouse and by finger on a glass that draws nothing."""

from __future__ import annotations

import pytest
from no_window import open_window, sit_down

from further_tables import BROUGHT, library, play_by_touch
from scriptorium.matches import Match


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "finger"])
def test_each_mod_is_played_by_touch(mouse, tmp_path):
    window = open_window(tmp_path, library(), mouse=mouse)
    window.app.settings.change("pass_single", False)
    for brought in BROUGHT:
        session = sit_down(window, Match(brought.begun()))
        screen = window.app.page

        def touch(id, screen=screen):
            spot = screen.controller.spots[id]
            at = spot.squares[0] if spot.squares else spot.rect
            (window.click if mouse else window.tap)(at.middle)

        touches = play_by_touch(screen, brought, window.touch, touch, lambda: window.frame(1.0))
        print(f"{brought.mod}: {touches} touches for {len(brought.choices)} actions")
        session.close()
