"""What a decision asks is shown with who is asked; its words have buttons; each window and text."""

from __future__ import annotations

from pathlib import Path

import pytest
from no_window import open_window, sit_down

import scriptorium as sc
from scriptorium import new_table
from scriptorium.matches import Match
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium_play.advice.aim import aim_text
from scriptorium_ui.toolkit.display import TextItem as Written

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def judged():
    found = sc.standard_library().copy()
    add_loose(found, read_loose(ROOT / "docs" / "examples" / "noughts_and_crosses.py"), "given")
    add_loose(found, read_loose(ROOT / "tests" / "mods" / "further" / "novice.py"), "given")
    return found


@pytest.mark.parametrize("mouse", [True, False], ids=["desktop", "tablet"])
def test_what_is_awaited_is_told_and_answered_by_touch(judged, mouse, tmp_path):
    window = open_window(tmp_path, judged, mouse=mouse)
    match = Match(new_table("noughts", mods=["novice"], library=judged))
    match.play("mark B2")
    session = sit_down(window, match)
    window.frame(1.0)
    assert aim_text(session) == "O: Was this mark good or bad?"
    items = [item for item in window.lists[-1].items if isinstance(item, Written)]
    assert any("Was this mark" in " ".join(item.lines) for item in items)
    touch = window.click if mouse else window.tap
    touch(window.app.page.controller.spots["judge-bad"].rect.middle)
    if window.app.page.controller.proposal is not None:
        window.touch("yes")
    window.frame(1.0)
    assert session.match.done[-1].text == "judge bad"
    assert "Was this" not in aim_text(session)
    session.close()
