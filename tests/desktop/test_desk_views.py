"""Every view opens in every size and language, and no text is cut off."""

from __future__ import annotations

import arcade
import pytest
from desk_games import played, sator_in_play

from scriptorium.match import Match
from scriptorium.texts import LANGUAGES
from scriptorium_desktop.views import routes
from scriptorium_desktop.views.title import TitleView

SIZES = [(1280, 800), (1024, 640), (1920, 1080), (2560, 1440)]


def resize(desk, drive, width, height):
    desk.window.set_size(width, height)
    drive.frames(2)
    assert desk.window.get_size() == (width, height)


def show(desk, drive, route, *args):
    """Go to a view and paint it; what answers lies in the window, and no text is cut off."""
    route(desk, *args)
    check(desk, drive)


def check(desk, drive):
    drive.frames(2)
    screen = desk.screen
    assert [(one.text, one.rect) for one in screen.clipped] == []
    for one in screen.touchables:
        assert one.rect.x >= -1, one
        assert one.rect.y >= -1, one
        assert one.rect.right <= desk.window.width + 1, one
        assert one.rect.bottom <= desk.window.height + 1, one


@pytest.mark.parametrize("text_size", [80, 100, 200])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_view_in_every_language(desk, drive, size, text_size):
    """Title, new match with its second page, rules, mods, settings, matches."""
    resize(desk, drive, *size)
    desk.settings.change("text_size", text_size)
    for language in LANGUAGES:
        desk.settings.change("language", language)
        for route in (routes.title, routes.rules, routes.mods, routes.settings, routes.matches):
            show(desk, drive, route)
        show(desk, drive, routes.new_match)
        drive.press("more")
        check(desk, drive)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_of_sator_fits_without_scrolling(desk, drive, table, size, text_size):
    """All of the pit, all cards, all panels, in each language; and the menu before them."""
    resize(desk, drive, *size)
    desk.settings.change("text_size", text_size)
    view = table(Match(sator_in_play(4)))
    for language in LANGUAGES:
        desk.settings.change("language", language)
        check(desk, drive)
        for spot in view.spots.values():
            assert spot.rect.x >= 0
            assert spot.rect.y >= 0
            assert spot.rect.right <= size[0]
            assert spot.rect.bottom <= size[1]
        view.menu()
        check(desk, drive)
        view.menu()
    assert {piece.id for piece in view.shown.pieces} == set(view.spots)


@pytest.mark.parametrize(
    ("game", "seats", "actions"), [("plankenkoorts", 3, 14), ("noughts", 2, 3), ("sator", 3, 12)]
)
def test_the_table_of_every_game(desk, drive, table, game, seats, actions):
    """The same code shows all games: every piece of the scene has its place."""
    view = table(Match(played(game, seats, actions)))
    check(desk, drive)
    assert {piece.id for piece in view.shown.pieces} == set(view.spots)


def test_the_way_through_the_views_by_mouse(desk, drive):
    """From the title to each view and back by its button."""
    routes.title(desk)
    drive.frames(2)
    for key in ("new", "rules", "mods", "settings"):
        drive.press(key)
        drive.frames(2)
        assert not isinstance(desk.screen, TitleView), key
        drive.press("back")
        drive.frames(2)
        assert isinstance(desk.screen, TitleView), key


def test_the_way_through_the_views_by_keys(desk, drive):
    """Tab goes round all that answers, Enter touches it, Escape goes back."""
    routes.title(desk)
    drive.frames(2)
    for key in ("new", "rules", "mods", "settings"):
        for _ in range(len(desk.screen.touchables)):
            drive.key(arcade.key.TAB)
            if desk.screen.focus == key:
                break
        assert desk.screen.focus == key
        drive.key(arcade.key.ENTER)
        assert not isinstance(desk.screen, TitleView)
        drive.key(arcade.key.ESCAPE)
        assert isinstance(desk.screen, TitleView)


def test_settings_count_at_once(desk, drive):
    """A slider is dragged, a choice is changed by keys: both count and are kept."""
    routes.settings(desk)
    drive.frames(2)
    slider = desk.screen.named("text_size").rect
    drive.down(slider.x + 1, slider.middle[1])
    drive.drag(slider.right - 1, slider.middle[1])
    drive.up(slider.right - 1, slider.middle[1])
    drive.frames(2)
    assert desk.settings.values.text_size == 200
    while desk.screen.focus != "language":
        drive.key(arcade.key.TAB)
    before = desk.settings.language
    drive.key(arcade.key.RIGHT)
    assert desk.settings.language != before
    assert "text_size = 200" in desk.settings.path.read_text()


def test_a_new_match_is_agreed_and_begun(desk, drive):
    """Game, players, colours and the seed; then the table is there."""
    routes.new_match(desk)
    drive.frames(2)
    while desk.screen.about.name != "plankenkoorts":
        drive.press("game+1")
    drive.press("count+1")
    assert len(desk.screen.players) == 3
    drive.press("seat0+1")
    assert [player.seat for player in desk.screen.players] == ["P2", "P1", "P3"]
    drive.press("who1-1")
    drive.press("more")
    drive.press("seed")
    for digit in "42x":
        drive.write(digit)
    assert desk.screen.seed == "42"
    drive.press("begin")
    drive.frames(2)
    session = desk.screen.session
    assert session.table.seats == ("P2", "P1", "P3")
    assert session.match.start.seed == 42
    assert desk.saves.running()


def test_matches_are_gone_on_with_and_forgotten(desk, drive, table):
    """A match that was left is on the first page and in the list."""
    view = table()
    name = view.session.name
    view.leave_table()
    drive.frames(2)
    drive.press("continue")
    drive.frames(2)
    assert desk.screen.session.name == name
    desk.screen.lift()
    desk.screen.leave_table()
    drive.frames(2)
    drive.press("load")
    drive.press(f"forget {name}")
    assert desk.saves.listed()
    drive.press(f"forget {name}")
    assert desk.saves.listed() == []


def test_mods_are_switched_on_only_after_a_second_thought(desk, drive):
    """A Python mod asks once more, since it can do everything; then it is on."""
    desk.home.mods.mkdir(parents=True)
    (desk.home.mods / "quiet.py").write_text(
        '"""Quiet."""\nimport scriptorium as sc\n\n\n@sc.hookimpl\ndef scriptorium_about():\n'
        '    return sc.About("house.quiet", "sator")\n',
        encoding="utf-8",
    )
    routes.mods(desk)
    drive.frames(2)
    drive.press("mod quiet")
    assert desk.home.listed()[0].state == "off"
    drive.press("mod quiet")
    assert desk.home.listed()[0].state == "on"
    drive.press("mod quiet")
    assert desk.home.listed()[0].state == "off"


def test_rules_are_read_by_wheel_keys_and_chapters(desk, drive):
    """The page goes on and back, and a chapter is opened by touching its name."""
    routes.rules(desk)
    drive.frames(2)
    view = desk.screen
    drive.event("on_mouse_scroll", 640, 400, 0, -1)
    assert view.top == 3
    drive.key(arcade.key.END)
    assert view.top > 3
    drive.key(arcade.key.HOME)
    assert view.top == 0
    drive.press("chapter 2")
    assert view.top > 0
