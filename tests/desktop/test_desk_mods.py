"""The further mods in the window: what each brings is done by clicks, seconds for all of them."""

from __future__ import annotations

import pytest

from further_tables import BROUGHT, SHOWN, library, play_by_touch
from night import often
from scriptorium.matches import Match

pytestmark = pytest.mark.usefixtures("unseen")

DONE = often(len(SHOWN), len(BROUGHT))  # by day those that show the most


def test_what_each_mod_brings_is_done_by_clicks(app, drive, table):
    app.library = library()
    app.settings.change("pass_single", False)

    def touch(piece):
        drive.click(*drive.piece(piece))

    for brought in sorted(BROUGHT, key=lambda one: one.mod not in SHOWN)[:DONE]:
        screen = table(Match(brought.begun()))
        touches = play_by_touch(screen, brought, drive.press, touch, drive.frames)
        print(f"{brought.mod}: {touches} clicks for {len(brought.choices)} actions")
        screen.session.close()
