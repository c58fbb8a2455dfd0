"""A new match: a tile for each game, on glass that has room for them."""

from __future__ import annotations

import pytest
from no_window import open_window
from stage_games import library

from scriptorium_ui.art import atlas
from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.display import TextItem
from scriptorium_ui.toolkit.rect import overlap

GAMES = [about.name for about in library().games()]


def form_on(folder, *size, **wishes):
    window = open_window(folder, library(), *size, mouse=size == (1280, 800))
    for name, value in wishes.items():
        window.app.settings.change(name, value)
    routes.new_match(window.app, "sator")
    window.frame()
    return window


def written(window):
    return {" ".join(one.lines) for one in window.lists[-1].items if isinstance(one, TextItem)}


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
@pytest.mark.parametrize("language", ["en", "nl", "de", "it"])
def test_each_game_has_a_tile_and_one_touch_chooses_it(tmp_path, size, language):
    """Also a mod's game, which has no picture: another stands for it."""
    window = form_on(tmp_path, *size, language=language)
    page = window.app.page
    tiles = [page.named(f"game {name}").rect for name in GAMES]
    for nr, one in enumerate(tiles):
        assert all(overlap(one, two).w <= 0 for two in tiles[nr + 1 :])
    page.scroll_into("games", tiles[GAMES.index("noughts")])
    window.frame()
    window.touch("game noughts")
    assert page.form.about.name == "noughts"
    assert page.named("game") is None


def test_a_tile_says_for_whom_how_long_and_what_one_does(tmp_path):
    told = written(form_on(tmp_path, 1280, 800))
    assert "2 to 4 players · 45 to 90 minutes" in told
    assert "SATOR AREPO TENET OPERA ROTAS" in told
    assert any("bridges over the abyss" in line for line in told)
    assert "2 players" in told  # how long noughts and crosses takes nobody has said


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(1024, 600), (640, 360), (360, 780)])
def test_where_tiles_leave_no_room_a_row_of_the_form_stands_for_them(tmp_path, size, text_size):
    """Whatever the glass: a game can be chosen, and the match begun, with nothing cut."""
    window = form_on(tmp_path, *size, text_size=text_size)
    page = window.app.page
    tiled = page.named(f"game {GAMES[0]}") is not None
    assert (page.named("game") is not None) != tiled
    assert page.named("begin") is not None
    assert page.clipped == []


def test_games_that_ship_have_pictures_of_their_own(tmp_path):
    form_on(tmp_path, 1280, 800)
    for name in ("sator", "plankenkoorts", "rennes"):
        assert atlas.find(f"game-{name}").key == f"game-{name}"
    assert atlas.find("game-noughts").key == "game"


def test_large_letters_leave_the_form_its_room(tmp_path):
    """What begins a match stays in one row as long as two buttons fit; the rest is the form's."""
    page = form_on(tmp_path, 1280, 800, text_size=200).app.page
    at_once, begin, more = (page.named(key).rect for key in ("at once", "begin", "more"))
    assert at_once.y == begin.y
    assert more.bottom <= begin.y
    assert page.named("name0") is not None
    assert page.named("name0").seen.h == page.named("name0").rect.h
