"""With high contrast all that is read or looked for reaches 7:1, on the tablet's glass as well."""

from __future__ import annotations

import pytest
from sator_tables import copied, in_play, person

from contrast import ENOUGH, contrast, faint_words, light, lights, the_pit_stands_out
from placing_spots import in_tray, on_glass
from scriptorium.matches import Match
from scriptorium_play.session.placing import placement
from scriptorium_ui.pages import routes

GLASSES = {"landscape": (1280, 800, 1.0), "telephone": (720, 1560, 2.0)}


@pytest.fixture
def plain(drive, shown):
    """Sits down somewhere, and gives the picture of it."""
    drive.app.settings.change("high_contrast", True)
    return shown


@pytest.fixture(params=GLASSES)
def glass(request, drive):
    drive.resize(*GLASSES[request.param])
    return request.param


@pytest.mark.parametrize("name", ["title", "new_match", "settings", "rules"])
def test_all_that_is_written_on_a_page_can_be_read(drive, plain, name):
    getattr(routes, name)(drive.app)
    drive.frames(3)
    assert faint_words(drive.app.screen, plain()) == {}


def test_the_table_stands_out(drive, games, plain, glass):
    """Black is the pit, its marks are light and bridges edged; all that is written can be read."""
    match = in_play(games)
    screen = drive.play(match, person(match))
    drive.press("lift")
    picture = plain()
    the_pit_stands_out(screen, picture)
    assert faint_words(drive.app.screen, picture) == {}


def test_what_is_held_stands_out(drive, games, plain, glass):
    """Gold, and the ghost of a bridge with its lines, against the black that it lies on."""
    match = Match(copied(in_play(games), games).start)
    screen = drive.play(match, person(match))
    drive.press("lift")
    assert contrast(light(drive.app.palette["gold"]), 0.0) >= ENOUGH
    id = in_tray(screen)[0]
    drive.tap(drive.spot(id))
    found = placement(screen.session.touching, id)
    corner = list(found.ways)[len(found.ways) // 2]
    lying = found.lying(corner)
    drive.tap(on_glass(screen, (lying.x + lying.width / 2, lying.y + lying.height / 2)))
    assert screen.controller.ghost.action is not None
    picture = plain()
    items = {key: one.item for key, one in drive.shell.stage.shown.items()}
    lines = [key for key in items if key.startswith("ghost line") and not key.endswith("under")]
    assert lines
    for key in lines:
        assert contrast(0.0, max(lights(picture, items[key].rect.inset(-2)))) >= ENOUGH
    assert faint_words(drive.app.screen, picture) == {}


def test_another_game_can_be_read_as_well(drive, plain, glass):
    drive.sit_down("plankenkoorts", people=2)
    if drive.app.page.session.handover is not None:
        drive.press("lift")
    assert faint_words(drive.app.screen, plain()) == {}
