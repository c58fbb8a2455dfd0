"""Every view opens in every size and language, and no text is cut off."""

from __future__ import annotations

from pathlib import Path

import arcade
import pytest
from desk_games import played, sator_in_play

from house_mods import QUIET, furnish
from night import often
from scriptorium.matches import Match
from scriptorium.mods import player_library
from scriptorium.plugins import LANGUAGES
from scriptorium.scene import GROUND
from scriptorium_desktop.pane import SHIFTED_TAB
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.title_page import TitlePage
from unfit_match import keep_unfit

ROOT = Path(__file__).resolve().parents[2]
SIZES = [(1280, 800), (1024, 640), (1920, 1080), (2560, 1440)]
# The stage sweeps the same pages with the letters of this window; by day two sizes of window.
SOME = [((1024, 640), 200), ((1920, 1080), 80)]
PAIRS = [(size, text_size) for text_size in (80, 100, 200) for size in SIZES]
FEW = [(size, text_size) for text_size in (100, 200) for size in SIZES[:2]]


def told_size(one):
    return f"{one[0]}x{one[1]}" if isinstance(one, tuple) else str(one)


def resize(desk, drive, width, height):
    desk.glass.window.window.set_size(width, height)
    for _ in range(2):
        desk.glass.window.window.flip()  # waits for what the screen has to say of the size
        drive.frames(2)
    assert desk.glass.window.window.get_size() == (width, height)


def show(desk, drive, route, *args):
    """Go to a view and paint it; what answers lies in the window, and no text is cut off."""
    route(desk, *args)
    check(desk, drive)


def check(desk, drive):
    """No text is cut off, and what answers lies in the window; what scrolls can be brought in."""
    drive.frames(2)
    screen = desk.screen
    assert [(one.text, one.rect) for one in screen.clipped] == []
    for one in screen.touchables:
        place = one.rect if one.clip is None else one.clip
        assert place.x >= -1, one
        assert place.y >= -1, one
        assert place.right <= desk.glass.window.window.width + 1, one
        assert place.bottom <= desk.glass.window.window.height + 1, one
        if one.clip is not None:
            (scroll,) = [two for two in screen.scrolls.values() if near(two.view, one.clip)]
            assert one.rect.x >= place.x - scroll.at - 5, one
            assert one.rect.bottom <= place.y - scroll.at + max(scroll.full, place.h) + 5, one


def near(view, clip):
    """Whether a thing that is cut by a rectangle lies in a part that scrolls."""
    return max(abs(one - two) for one, two in zip(view, clip, strict=True)) < 30


@pytest.mark.parametrize(("size", "text_size"), often(SOME, PAIRS), ids=told_size)
@pytest.mark.usefixtures("unseen")
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
@pytest.mark.usefixtures("unseen")
def test_the_options_of_every_game_fit_in_every_language(desk, drive, text_size):
    """Numbers and choices, with as many players as there can be, in the smallest window."""
    resize(desk, drive, 1024, 640)
    desk.settings.change("text_size", text_size)
    for language in LANGUAGES:
        desk.settings.change("language", language)
        routes.new_match(desk)
        form = desk.screen.form
        for at in range(len(form.games)):
            form.change_game(at)
            form.set_count(len(form.about.seats))
            for finer in (False, True):
                form.finer = finer
                desk.screen.refresh()
                check(desk, drive)


@pytest.mark.parametrize(("size", "text_size"), often(SOME, PAIRS[4:]), ids=told_size)
@pytest.mark.usefixtures("unseen")
def test_the_table_of_sator_fits_without_scrolling(desk, drive, table, size, text_size):
    """All of the pit, all cards, all panels, in each language; and the menu before them."""
    resize(desk, drive, *size)
    desk.settings.change("text_size", text_size)
    view = table(Match(sator_in_play(4)))
    for language in LANGUAGES:
        desk.settings.change("language", language)
        check(desk, drive)
        assert [name for name, scroll in view.scrolls.items() if scroll.most > 0] == []
        for spot in view.controller.spots.values():
            assert spot.rect.x >= 0
            assert spot.rect.y >= 0
            assert spot.rect.right <= size[0]
            assert spot.rect.bottom <= size[1]
        view.controller.menu()
        check(desk, drive)
        view.controller.menu()
    assert {piece.id for piece in view.controller.shown.pieces} <= set(view.controller.spots)


@pytest.mark.parametrize(
    ("game", "seats", "actions"), [("plankenkoorts", 3, 14), ("noughts", 2, 3), ("sator", 3, 12)]
)
def test_the_table_of_every_game(desk, drive, table, game, seats, actions):
    """The same code shows all games: every piece of the scene has its place."""
    view = table(Match(played(game, seats, actions)))
    check(desk, drive)
    there = {piece.id for piece in view.controller.shown.pieces if piece.group != GROUND}
    assert there <= set(view.controller.spots)


def test_shift_and_tab_go_back_as_x11_sends_them_too(desk, drive):
    """On X11 they come as a key without a name."""
    routes.title(desk)
    drive.frames(2)
    drive.key(SHIFTED_TAB, arcade.key.MOD_SHIFT)
    assert desk.screen.focus == "quit"
    drive.key(arcade.key.TAB, arcade.key.MOD_SHIFT)
    assert desk.screen.focus == "settings"
    drive.key(arcade.key.NUM_DOWN)
    assert desk.screen.focus == "quit"


def test_tab_is_heard_again_after_shift_was_let_go_first(desk, drive, monkeypatch):
    """X11 then releases Tab by its other name, and the next press would count as a repeat."""
    routes.title(desk)
    drive.frames(2)
    held = {SHIFTED_TAB, arcade.key.A}
    monkeypatch.setattr(desk.glass.window.window, "pressed_keys", held, raising=False)
    drive.event("on_key_release", arcade.key.TAB, 0)
    assert held == {arcade.key.A}


def reachable(drive):
    """Everything that Tab comes to in this view."""
    found = set()
    while True:
        drive.key(arcade.key.TAB)
        if drive.screen.focus in found:
            return found
        found.add(drive.screen.focus)


@pytest.mark.usefixtures("unseen")
def test_every_control_of_every_view_tells_what_it_is_and_is_reached_by_keys(desk, drive, table):
    """The arrows beside a choice are its own arrow keys; all else is reached by Tab."""
    view = table()
    view.leave_table()
    routes.matches(desk)
    drive.frames(2)

    def check_controls():
        drive.frames(2)
        answering = [one for one in desk.screen.touchables if one.enabled]
        assert [one.key for one in answering if not one.says] == []
        assert {one.key for one in answering if one.key[-2:] not in ("+1", "-1")} == reachable(
            drive
        )

    check_controls()
    for route in (routes.title, routes.rules, routes.mods, routes.settings, routes.new_match):
        route(desk)
        check_controls()
    for about in desk.library.games():
        desk.screen.form.finer = False
        desk.screen.refresh()
        drive.frames(1)
        drive.press(f"game {about.name}")
        check_controls()
        drive.press("more")
        check_controls()
    routes.trouble(desk, ValueError("a mistake"))
    check_controls()


def test_keys_go_in_reading_order_and_what_is_told_stands_at_the_focus(desk, drive):
    """From the first row down to Begin; the mouse that rests elsewhere does not count."""
    routes.new_match(desk)
    drive.frames(2)
    drive.move(*drive.middle("back"))
    drive.frames(40)
    assert desk.screen.tip == desk.screen.named("back").says
    order = []
    while "begin" not in order:
        drive.key(arcade.key.TAB)
        order.append(desk.screen.focus)
        assert desk.screen.tip == desk.screen.named(desk.screen.focus).says
        assert desk.screen.tip_at == desk.screen.named(desk.screen.focus).rect, order
    places = [desk.screen.named(key).rect for key in order]
    games = [f"game {about.name}" for about in desk.library.games()]
    assert order[: len(games) + 3] == ["back", *games, "bar games", "count"]
    assert [(one.y, one.x) for one in places] == sorted((one.y, one.x) for one in places)


def test_resting_on_a_control_or_holding_it_tells_what_it_is(desk, drive):
    """A held button is not pressed: whoever holds it wants to know first."""
    routes.new_match(desk)
    drive.frames(2)
    drive.move(*drive.middle("begin"))
    drive.frames(40)
    assert desk.screen.tip == desk.screen.named("begin").says
    drive.move(3, 3)
    drive.frames(2)
    assert desk.screen.tip == ""
    game, other = desk.screen.form.about.name, "noughts"
    assert game != other
    at = drive.middle(f"game {other}")
    drive.down(*at)
    drive.frames(45)
    assert desk.screen.tip == desk.screen.named(f"game {other}").says
    drive.up(*at)
    assert desk.screen.form.about.name == game


def test_the_way_through_the_views_by_mouse(desk, drive):
    """From the title to each view and back by its button."""
    routes.title(desk)
    drive.frames(2)
    for key in ("new", "rules", "mods", "settings"):
        drive.press(key)
        drive.frames(2)
        assert not isinstance(desk.screen, TitlePage), key
        drive.press("back")
        drive.frames(2)
        assert isinstance(desk.screen, TitlePage), key


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
        assert not isinstance(desk.screen, TitlePage)
        drive.key(arcade.key.ESCAPE)
        assert isinstance(desk.screen, TitlePage)


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


@pytest.mark.parametrize(
    ("name", "value"),
    [("language", "de"), ("text_size", 150), ("high_contrast", True), ("palette", "colour-blind")],
)
def test_what_a_setting_changes_is_seen_at_once_and_at_the_table_behind(
    desk, drive, table, name, value
):
    """In the settings themselves in the next frame, and on the table when one goes back to it."""
    view = table()
    drive.move(3, 3)
    drive.frames(2)
    at_table = drive.picture()
    routes.settings(desk)
    drive.frames(2)
    in_settings = drive.picture()
    desk.settings.change(name, value)
    drive.frames(1)
    assert drive.picture() != in_settings
    drive.key(arcade.key.ESCAPE)
    drive.frames(1)
    assert desk.screen is view
    assert drive.picture() != at_table


def test_a_new_match_is_agreed_and_begun(desk, drive):
    """Game, players, colours and the seed; then the table is there."""
    routes.new_match(desk)
    drive.frames(2)
    drive.press("game plankenkoorts")
    assert desk.screen.form.about.name == "plankenkoorts"
    drive.press("count+1")
    assert len(desk.screen.form.players) == 3
    drive.press("seat0+1")
    assert [player.seat for player in desk.screen.form.players] == ["P2", "P1", "P3"]
    drive.press("who1-1")
    drive.press("more")
    drive.press("seed")
    for digit in "42x":
        drive.write(digit)
    assert desk.screen.form.seed == "42"
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
    desk.screen.controller.lift()
    desk.screen.leave_table()
    drive.frames(2)
    drive.press("matches")
    drive.press(f"more {name}")
    drive.frames(2)
    drive.press("forget")
    assert desk.saves.listed() == []
    drive.frames(2)
    drive.press("bring back")
    assert [saved.name for saved in desk.saves.listed()] == [name]


def test_a_match_that_is_not_as_it_was_opens_by_each_way(desk, drive):
    """Its mod is not here: the ways are buttons, and looking changes nothing."""
    keep_unfit(desk.saves, "vigil")
    before = desk.saves.path("old").read_bytes()
    routes.matches(desk)
    drive.frames(2)
    drive.press("open old")
    drive.frames(2)
    assert desk.screen.named("way log") is None
    drive.press("way look")
    drive.frames(2)
    assert desk.screen.session.watching
    desk.screen.leave_table()
    assert desk.saves.path("old").read_bytes() == before
    routes.matches(desk)
    drive.frames(2)
    drive.press("open old")
    drive.frames(2)
    drive.press("way snapshot")
    drive.frames(2)
    assert desk.screen.session.saves is desk.saves
    assert desk.screen.session.name != "old"


@pytest.fixture
def mods(desk):
    """A mods folder with the six examples, a broken pack and a program, and a desk that sees it."""
    furnish(desk.home.mods)
    desk.read_library = lambda: player_library(desk.home)
    desk.reload()
    return desk.home.mods


def state(desk, name):
    return next(one.state for one in desk.home.listed() if one.name == name)


def scrolled(desk):
    """The middle of the list of mods, as the window counts."""
    x, y = desk.screen.scrolls["mods"].view.middle
    return x, desk.form.height - y


def open_mod(desk, drive, name):
    """Look at a mod, which may stand further up or down the list."""
    at = next(i for i, one in enumerate(desk.screen.mods.stories) if one.key.startswith(name))
    for _ in range(20):
        line = desk.screen.named(f"mod {at}")
        if line.seen.h >= line.rect.h:
            break
        down = line.rect.y > desk.screen.scrolls["mods"].view.y
        place = (round(one) for one in scrolled(desk))
        drive.event("on_mouse_scroll", *place, 0, -1 if down else 1)
        drive.frames(1)
    drive.press(f"mod {at}")
    drive.frames(1)


def test_a_program_is_switched_on_only_after_the_question_of_trust(desk, drive, mods):
    """It asks in plain words; no leaves it off, yes switches it on; a changed file asks again."""
    routes.mods(desk)
    drive.frames(2)
    open_mod(desk, drive, "quiet")
    drive.press("switch")
    drive.frames(1)
    drive.press("trust no")
    assert state(desk, "quiet") == "off"
    drive.frames(1)
    drive.press("switch")
    drive.frames(1)
    drive.press("trust yes")
    assert state(desk, "quiet") == "on"
    assert "house.quiet" in desk.library.plugins
    (mods / "quiet.py").write_text(QUIET + "# another line\n", encoding="utf-8")
    routes.mods(desk)
    drive.frames(2)
    open_mod(desk, drive, "quiet")
    drive.press("switch")
    drive.frames(1)
    assert desk.screen.mods.asking
    assert state(desk, "quiet") == "off"


def test_a_pack_is_switched_without_a_question_and_a_broken_one_stays_listed(desk, drive, mods):
    """Packs hold no code; a broken one has a sign of its own and the place of its mistake."""
    routes.mods(desk)
    drive.frames(2)
    open_mod(desk, drive, "winter")
    drive.press("switch")
    assert state(desk, "winter") == "off"
    open_mod(desk, drive, "torn")
    mods = desk.screen.mods
    assert mods.lines()[mods.chosen].sign not in {one.sign for one in mods.lines()[1:]}
    told = [block.text for block in mods.told()]
    assert any(one.startswith("torn.toml:8:1: there is no effect") for one in told)
    assert 'effect = "sator.move"' in told
    drive.press("switch")
    assert state(desk, "torn") == "off"


@pytest.mark.parametrize(("size", "text_size"), often(SOME[:1], FEW), ids=told_size)
@pytest.mark.usefixtures("unseen")
def test_all_mods_are_told_in_every_language(desk, drive, mods, size, text_size):
    """Each mod's story and the question of trust, without a cut text."""
    resize(desk, drive, *size)
    desk.settings.change("text_size", text_size)
    for language in LANGUAGES:
        desk.settings.change("language", language)
        show(desk, drive, routes.mods)
        view = desk.screen
        for at in range(len(view.mods.stories)):
            view.choose(at)
            view.refresh()
            check(desk, drive)
        view.choose(next(i for i, one in enumerate(view.mods.stories) if one.asks))
        view.mods.asking = True
        view.refresh()
        check(desk, drive)


def test_rules_are_read_by_wheel_keys_and_chapters(desk, drive):
    """The page goes on and back, and a chapter is opened by touching its name."""
    routes.rules(desk)
    drive.frames(2)
    scrolled = desk.screen.scrolled
    drive.event("on_mouse_scroll", 640, 400, 0, -1)
    drive.frames(1)
    turned = scrolled["page"]
    assert turned > 0
    drive.event("on_mouse_scroll", 640, 400, 0, 1)
    drive.frames(1)
    assert scrolled["page"] == 0
    drive.key(arcade.key.END)
    assert scrolled["page"] == desk.screen.scrolls["page"].most > turned
    drive.key(arcade.key.HOME)
    assert scrolled["page"] == 0
    drive.press("chapter 2")
    assert scrolled["page"] > 0


def test_a_form_that_is_too_long_scrolls_by_wheel_bar_and_keys(desk, drive):
    """Every row of the settings can be reached in the smallest window with the largest letters."""
    resize(desk, drive, 1024, 640)
    desk.settings.change("text_size", 200)
    show(desk, drive, routes.settings)
    assert desk.screen.named("pass_single").seen.h <= 0
    for _ in range(len(desk.settings.values.__dict__)):
        drive.event("on_mouse_scroll", 400, 200, 0, -1)
    drive.frames(2)
    assert desk.screen.named("pass_single").seen.h > 40
    check(desk, drive)
    while desk.screen.focus != "language":
        drive.key(arcade.key.TAB)
    drive.frames(2)
    assert desk.screen.scrolled["settings"] == 0
    assert desk.screen.named("language").seen.h > 40
    bar = desk.screen.named("bar settings").rect
    drive.down(bar.middle[0], bar.y + 2)
    drive.drag(bar.middle[0], bar.bottom + 20)
    drive.up(bar.middle[0], bar.bottom + 20)
    drive.frames(2)
    assert desk.screen.scrolled["settings"] == desk.screen.scrolls["settings"].most
    while desk.screen.focus != "bar settings":
        drive.key(arcade.key.TAB)
    for _ in range(40):
        drive.key(arcade.key.LEFT)
    drive.frames(2)
    assert desk.screen.scrolled["settings"] == 0


def test_what_another_size_needed_is_given_back(desk):
    """After many sizes no more images are kept, and no more room for them, than at first."""
    routes.title(desk)
    pane = desk.glass.window
    atlas = pane.window.ctx.default_atlas

    def shown(width, height):
        pane.window.set_size(width, height)
        pane.window.dispatch_events()
        pane.on_update(0.02)
        pane.on_draw()
        return len(pane.canvas._textures), len(atlas.textures), atlas.size

    first = shown(1280, 800)
    for nr in range(8):
        shown(1030 + 45 * nr, 650 + 25 * nr)
    assert shown(1280, 800) == first
