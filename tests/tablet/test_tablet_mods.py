"""The further mods on glass: what each brings is done by fingers, seconds for all of them."""

from __future__ import annotations

import pytest
from sator_tables import person

from further_tables import BROUGHT, SHOWN, library, play_by_touch
from night import often
from scriptorium.matches import Match

pytestmark = pytest.mark.usefixtures("unseen")

DONE = often(len(SHOWN), len(BROUGHT))  # by day those that show the most


def test_what_each_mod_brings_is_done_by_fingers(drive):
    drive.app.library = library()
    for setting in ("reduced_motion", "pass_single"):
        drive.app.settings.change(setting, setting == "reduced_motion")
    for brought in sorted(BROUGHT, key=lambda one: one.mod not in SHOWN)[:DONE]:
        match = Match(brought.begun())
        screen = drive.play(match, person(match))
        if screen.session.handover is not None:
            drive.press("lift")
        touches = play_by_touch(screen, brought, drive.press, drive.touch, drive.frames)
        print(f"{brought.mod}: {touches} taps for {len(brought.choices)} actions")
        screen.session.close()
