"""With high contrast all that is read or looked for reaches 7:1, measured on pictures."""

from __future__ import annotations

import pytest
from desk_games import played, sator_in_play
from desk_hands import the_pane
from desk_match import first_push

from contrast import ENOUGH, contrast, faint_words, light, lights, the_pit_stands_out
from scriptorium.matches import Match
from scriptorium_ui.pages import routes


@pytest.fixture
def plain(app):
    app.settings.change("high_contrast", True)
    return app


def test_it_is_black_on_white(plain, drive):
    """As the setting says; what goes on with the match is filled with gold."""
    routes.new_match(plain)
    drive.frames(3)
    drive.move(2, 2)
    drive.frames(2)
    picture, page = drive.picture().convert("RGB"), plain.page
    back, begin = page.named("back").rect, page.named("begin").rect
    assert picture.getpixel((int(back.right + 8), int(back.middle[1]))) == (255, 255, 255)
    assert picture.getpixel((int(back.x + 5), int(back.y + 5))) == (255, 255, 255)
    assert picture.getpixel((int(back.x + 1), int(back.middle[1]))) == (0, 0, 0)
    assert picture.getpixel((int(begin.x + 6), int(begin.y + 6))) == plain.palette["gold"][:3]


@pytest.mark.parametrize("name", ["title", "new_match", "settings", "mods", "rules", "lessons"])
def test_all_that_is_written_on_a_page_can_be_read(plain, drive, name):
    getattr(routes, name)(plain)
    drive.frames(3)
    drive.move(2, 2)
    drive.frames(2)
    assert faint_words(plain.screen, drive.picture()) == {}


def test_the_table_stands_out(plain, drive, table):
    """Black is the pit, its marks are light and bridges edged; all that is written can be read."""
    screen = table(Match(sator_in_play(2)))
    drive.move(2, 2)
    drive.frames(2)
    picture = drive.picture()
    the_pit_stands_out(screen, picture)
    assert faint_words(plain.screen, picture) == {}


def test_what_may_be_touched_and_what_would_be_stand_out(plain, drive, table):
    """Gold and ghosts, against the black that they lie on."""
    screen = table(Match(sator_in_play(2)))
    gold = plain.palette["gold"]
    assert contrast(light(gold), 0.0) >= ENOUGH
    plain.settings.change("confirm", "never")
    _, paths = first_push(screen.session.table)
    for id in paths[:2]:
        drive.click(*drive.piece(id))
        drive.frames(2)
    drive.move(*drive.piece(paths[2]))
    drive.frames(10)
    assert screen.controller.ghost.pieces
    picture, items = drive.picture(), the_pane().canvas.items
    lines = [key for key in items if key.startswith("ghost line") and not key.endswith("under")]
    assert lines
    for key in lines:
        assert contrast(0.0, max(lights(picture, items[key].rect.inset(-2)))) >= ENOUGH


def test_another_game_can_be_read_as_well(plain, drive, table):
    table(Match(played("plankenkoorts", 2, 20)))
    drive.move(2, 2)
    drive.frames(2)
    assert faint_words(plain.screen, drive.picture()) == {}
