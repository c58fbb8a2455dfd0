"""A language that is chosen within a match counts for all of it at once."""

from __future__ import annotations

import random
from functools import cache, partial

import pytest
from no_window import open_window
from stage_games import GAMES, library
from sweeping import Screen

from scriptorium import legal, new_table
from scriptorium.matches import Match
from scriptorium.matches.match import load_match
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.display import TextItem

FAR = 60


@cache
def on_its_way(game: str) -> bytes:
    """A match with lines in its log, as it is kept."""
    match, chance = Match(new_table(game, library=library())), random.Random(3)
    while match.table.outcome is None and len(match.done) < FAR:
        match.play(chance.choice(legal(match.table)))
    return match.to_bytes()


@pytest.fixture
def sat_down(tmp_path):
    begun = []

    def sit(game, mouse, language):
        window = open_window(tmp_path, library(), mouse=mouse, kind=partial(Screen, 1.0))
        app, match = window.app, load_match(on_its_way(game), library=library())
        app.settings.change("language", language)
        people = dict.fromkeys(match.table.seats, "person")
        begun.append(Session(match, library(), people, settings=app.settings))
        routes.table(app, begun[-1])
        window.frame()
        if begun[-1].handover is not None:
            window.touch("lift")
        return window

    yield sit
    for session in begun:
        session.close()


def told(window):
    """All that is written on the glass, and all that is said of what lies there."""
    written = [item.lines for item in window.lists[-1].items if isinstance(item, TextItem)]
    return written, [(one.key, one.says) for one in window.app.page.touchables]


@pytest.mark.parametrize("mouse", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_all_of_a_match_changes_at_once(sat_down, game, mouse):
    """The settings, the table and its menu are as if they had always been in that language."""
    window, other = sat_down(game, mouse, "en"), sat_down(game, mouse, "de")
    english = told(window)
    for one in (window, other):
        routes.settings(one.app)
        one.frame()
    window.app.settings.change("language", "de")
    window.frame()
    for step in ("settings", "back", "menu"):
        if step != "settings":
            for one in (window, other):
                one.touch(step)
        assert told(window) == told(other), step
    assert told(window) != english
