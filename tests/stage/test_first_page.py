"""The first page is there before the games are: they are read while it is looked at."""

from __future__ import annotations

import subprocess
import sys

import pytest
from no_window import NoWindow, Silent
from stage_games import library

from scriptorium import SetupError
from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.app import GuiApp

# Games, and what is needed to play them: none of it may be waited for.
LATER = ("scriptorium_sator", "scriptorium_rennes", "scriptorium_monasterium")
LATER += ("scriptorium_play.session.session", "scriptorium_ui.table.page", "fluent.runtime")


@pytest.fixture
def opened(tmp_path):
    """A window whose games are read when they are asked for, and how often that was."""

    def read():
        asked.append(1)
        if fails:
            raise SetupError("that cannot be read")
        return library()

    def begin():
        app = GuiApp(UserFolders(tmp_path / "settings.toml", tmp_path / "matches"), Silent(), read)
        app.settings.change("language", "en")
        app.settings.change("reduced_motion", True)
        return NoWindow(app, 1280, 800, True), asked, fails

    asked, fails = [], []
    return begin


def names(window):
    return [one.key for one in window.app.page.touchables]


def test_the_first_page_waits_for_no_game(opened):
    window, asked, _ = opened()
    routes.opening(window.app)
    window.screen.paint()
    first = names(window)
    assert asked == []
    assert window.screen.due() == 0.0, "they are read at once after it"
    window.frame(0.1)
    assert (len(asked), window.app.knows_games) == (1, True)
    assert names(window) == first, "nothing moves under a hand"
    assert window.screen.due() is None


def test_who_is_quicker_than_the_games_does_not_lose_a_click(opened):
    window, asked, _ = opened()
    routes.opening(window.app)
    window.screen.paint()
    window.click(window.app.page.named("new").seen.middle)
    assert len(asked) == 1
    assert window.app.page.named("begin") is not None


def test_games_that_cannot_be_read_are_told_of(opened):
    window, _, fails = opened()
    fails.append(1)
    routes.opening(window.app)
    window.screen.paint()
    window.frame(0.1)
    window.frame(0.1)
    told = " ".join(line for item in window.lists[-1].items for line in getattr(item, "lines", ()))
    assert "that cannot be read" in told


def test_nothing_is_brought_in_before_it_is_needed():
    """What the first page imports, in a process of its own."""
    program = (
        "import sys, scriptorium_ui.pages.app, scriptorium_ui.pages.title_page\n"
        f"print(*(one for one in {LATER!r} if one in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "")
