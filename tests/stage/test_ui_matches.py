"""The list of matches: what a table looks like, without a secret, and quickly for ten thousand."""

from __future__ import annotations

import threading
import time

import pytest
from no_window import open_window
from stage_games import GAMES, by_actions, library, new_table

import scriptorium as sc
from scriptorium.matches import Match, last_table
from scriptorium.scene import BOARD
from scriptorium.testing.helpers import twin
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.table_pictures import seen_by_all


def kept(window, name, game, actions):
    match = Match(new_table(game, 3))
    for action in by_actions(match.table, 3, actions):
        match.play(action)
    saves = window.app.saves
    saves.keep(name, match, tuple((seat, "person") for seat in match.table.seats))
    saves.close(name)
    return match


def until_painted(window):
    for _ in range(500):
        window.frame(0.1)
        time.sleep(0.01)
        if window.app.page.pace() is None:
            return


@pytest.mark.parametrize("actions", [0, 30])
def test_each_match_shows_its_table(tmp_path, actions):
    """The pieces of its board as they lie now, in a frame of a thumb's size."""
    window = open_window(tmp_path, library(), mouse=True)
    matches = {game: kept(window, game, game, actions) for game in GAMES}
    routes.matches(window.app)
    until_painted(window)
    for game, match in matches.items():
        lines = window.app.saves.lines(game)
        assert sc.digest(last_table(lines, library())) == sc.digest(match.table)
    window.screen.key("tab")
    pieces = [item.key for item in window.lists[-1].items]
    shown = {game for game in GAMES if any(key.startswith(f"{game} ") for key in pieces)}
    in_sight = {
        one.key.removeprefix("open ")
        for one in window.app.page.touchables
        if one.key.startswith("open ") and one.seen.h > 0
    }
    assert shown == in_sight - {"lantern"}, "a game without a board"
    assert len(shown) >= 3
    routes.title(window.app)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_tells_nobody_anything(game):
    """What a seat may not know is not on it: twins have the same."""
    table = new_table(game, 8)
    for at, action in enumerate(by_actions(table, 8, 40)):
        if at % 20 == 19:
            shown = seen_by_all(table)
            assert {piece.group for piece in shown.pieces} <= {BOARD, "ground"}
            for seat in table.seats:
                assert seen_by_all(twin(table, seat, at)) == shown
        table = sc.apply(table, action).table


def test_a_file_that_cannot_be_used_has_no_picture(tmp_path):
    window = open_window(tmp_path, library(), mouse=True)
    window.app.saves.folder.mkdir(parents=True)
    window.app.saves.path("torn").write_bytes(b"torn")
    kept(window, "noughts", "noughts", 2)
    routes.matches(window.app)
    until_painted(window)
    assert [key[0] for key in window.app.page.pictures._known] == ["noughts"]
    routes.title(window.app)


def test_where_there_are_no_threads_tables_are_shown_one_by_one(tmp_path, monkeypatch):
    """As in a browser: the list is there at once, and a picture comes with each look."""

    def none(self):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none)
    window = open_window(tmp_path, library(), mouse=True)
    for name in ("one", "two"):
        kept(window, name, "noughts", 2)
    routes.matches(window.app)
    window.frame(0.0)
    pictures = window.app.page.pictures
    assert (pictures.made, pictures.busy) == (0, True)
    for made in (1, 2):
        window.app.page.update(0.1)
        assert pictures.made == made
    window.frame(0.1)
    assert not pictures.busy
    routes.title(window.app)


def test_of_many_matches_only_those_in_sight_are_worked_out(tmp_path):
    """More are shown where they are wanted; what is looked for is found among all of them."""
    window = open_window(tmp_path, library(), mouse=True)
    kept(window, "noughts", "noughts", 2)
    saves = window.app.saves
    data = saves.path("noughts").read_bytes()
    for number in range(500):
        saves.path(f"match-{number}").write_bytes(data)
    saves.rename("match-7", "Sunday")
    routes.matches(window.app)
    started = time.perf_counter()
    window.frame(0.1)
    took = time.perf_counter() - started
    until_painted(window)
    page = window.app.page
    print(f"501 matches: {took * 1000:.0f} ms for the page")
    assert 0 < len(page.pictures._known) < 20
    assert len(page.kept.lines()) == 40
    assert page.kept.more_said() == "Show more: 461"
    page.kept.show_more()
    assert len(page.kept.lines()) == 80
    page.kept.search().write("sund")
    assert [line.title for line in page.kept.lines()] == ["Sunday"]
    assert page.kept.more_said() == ""
