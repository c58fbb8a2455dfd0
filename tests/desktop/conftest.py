"""One window for all tests, a desk with a folder of its own, and a player's mouse and keyboard."""

from __future__ import annotations

import os
from functools import lru_cache

# Before anything imports Arcade: no sound device is looked for.
os.environ["ARCADE_SOUND_BACKENDS"] = "silent"

import arcade
import pytest
from desk_games import sator_in_play
from desk_hands import Driver, app_in, the_pane
from tests_library import example_library

from scriptorium.matches import Match
from scriptorium.mods import Home
from scriptorium_desktop import images
from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.pages import routes

HINTS = ("coach-gold", "coach-why", "coach-undo", "coach-log")


@pytest.fixture(scope="session")
def one_window():
    """A process has one window: what is drawn belongs to its context.

    Each picture is brought to a size once for all tests; with each test the window forgets them.
    """
    window = arcade.Window(1280, 800, "tests", resizable=True, vsync=False, antialiasing=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(images, "_sized", lru_cache(maxsize=4096)(images._sized))
        yield window
    window.close()


@pytest.fixture
def app(one_window, tmp_path):
    """A desk as on the first day, except that nothing moves and no hints lie about."""
    window = one_window
    arcade.set_window(window)
    window.switch_to()
    window.hide_view()
    if window.get_size() != (1280, 800):
        window.set_size(1280, 800)
    window.dispatch_events()
    home = Home(tmp_path / "home")
    made = app_in(
        window, UserFolders(tmp_path / "settings.toml", tmp_path / "matches"), example_library()
    )
    pane = the_pane()
    made.home = home
    made.strict, made.patience = True, 60.0
    made.settings.change("language", "en")
    made.settings.change("reduced_motion", True)
    made.settings.change("sound", 0)
    for hint in HINTS:
        made.settings.dismiss(hint)
    yield made
    session = getattr(made.page, "session", None)
    if session is not None:
        session.close()
    window.hide_view()
    # Pictures are given back now: a later test would share them until they are collected.
    pane.forget()


@pytest.fixture
def drive(app):
    """Mouse and keyboard of a player, and time that only moves when told."""
    return Driver(app)


@pytest.fixture
def unseen(drive):
    """Frames pass and pages are painted, but no pixel is drawn: for tests that read none."""
    drive.look(False)


@pytest.fixture
def table(app, drive):
    """A SATOR match for two people, in play, with the first player looking."""

    def sit(match: Match | None = None, **seating: str):
        match = match if match is not None else Match(sator_in_play(2))
        people = dict.fromkeys(match.table.seats, "person") | seating
        routes.begin(app, match, people)
        drive.frames(2)
        if app.page.session.handover is not None:
            app.page.controller.lift()
        drive.frames(2)
        return app.page

    return sit
