"""Every view opens in every size and language, and no text is cut off."""

from __future__ import annotations

from pathlib import Path

import arcade
import pytest
from desk_games import played, sator_in_play
from desk_hands import the_pane

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


def resize(app, drive, width, height):
    the_pane().window.set_size(width, height)
    for _ in range(2):
        the_pane().window.flip()  # waits for what the screen has to say of the size
        drive.frames(2)
    assert the_pane().window.get_size() == (width, height)


def show(app, drive, route, *args):
    """Go to a view and paint it; what answers lies in the window, and no text is cut off."""
    route(app, *args)
    check(app, drive)


def check(app, drive):
    """No text is cut off, and what answers lies in the window; what scrolls can be brought in."""
    drive.frames(2)
    screen = app.page
    assert [(one.text, one.rect) for one in screen.clipped] == []
    for one in screen.touchables:
        place = one.rect if one.clip is None else one.clip
        assert place.x >= -1, one
        assert place.y >= -1, one
        assert place.right <= the_pane().window.width + 1, one
        assert place.bottom <= the_pane().window.height + 1, one
        if one.clip is not None:
            (scroll,) = [two for two in screen.scrolls.values() if near(two.view, one.clip)]
            assert one.rect.x >= place.x - scroll.at - 5, one
            assert one.rect.bottom <= place.y - scroll.at + max(scroll.full, place.h) + 5, one


def near(view, clip):
    """Whether a thing that is cut by a rectangle lies in a part that scrolls."""
    return max(abs(one - two) for one, two in zip(view, clip, strict=True)) < 30


@pytest.mark.parametrize(("size", "text_size"), often(SOME, PAIRS), ids=told_size)
@pytest.mark.usefixtures("unseen")
def test_every_view_in_every_language(app, drive, size, text_size):
    """Title, new match and new table with their second pages, rules, mods, settings, matches."""
    resize(app, drive, *size)
    app.settings.change("text_size", text_size)
    for language in LANGUAGES:
        app.settings.change("language", language)
        for route in (routes.title, routes.rules, routes.mods, routes.settings, routes.matches):
            show(app, drive, route)
        show(app, drive, routes.together)
        for route in (routes.new_match, routes.new_table):
            show(app, drive, route)
            drive.press("more")
            check(app, drive)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.usefixtures("unseen")
def test_the_options_of_every_game_fit_in_every_language(app, drive, text_size):
    """Numbers and choices, with as many players as there can be, in the smallest window."""
    resize(app, drive, 1024, 640)
    app.settings.change("text_size", text_size)
    for language in LANGUAGES:
        app.settings.change("language", language)
        routes.new_match(app)
        form = app.page.form
        for at in range(len(form.games)):
            form.change_game(at)
            form.set_count(len(form.about.seats))
            for finer in (False, True):
                form.finer = finer
                app.page.refresh()
                check(app, drive)


@pytest.mark.parametrize(("size", "text_size"), often(SOME, PAIRS[4:]), ids=told_size)
@pytest.mark.usefixtures("unseen")
def test_the_table_of_sator_fits_without_scrolling(app, drive, table, size, text_size):
    """All of the pit, all cards, all panels, in each language; and the menu before them."""
    resize(app, drive, *size)
    app.settings.change("text_size", text_size)
    view = table(Match(sator_in_play(4)))
    for language in LANGUAGES:
        app.settings.change("language", language)
        check(app, drive)
        assert [name for name, scroll in view.scrolls.items() if scroll.most > 0] == []
        for spot in view.controller.spots.values():
            assert spot.rect.x >= 0
            assert spot.rect.y >= 0
            assert spot.rect.right <= size[0]
            assert spot.rect.bottom <= size[1]
        view.controller.menu()
        check(app, drive)
        view.controller.menu()
    assert {piece.id for piece in view.controller.shown.pieces} <= set(view.controller.spots)


@pytest.mark.parametrize(
    ("game", "seats", "actions"), [("plankenkoorts", 3, 14), ("noughts", 2, 3), ("sator", 3, 12)]
)
def test_the_table_of_every_game(app, drive, table, game, seats, actions):
    """The same code shows all games: every piece of the scene has its place."""
    view = table(Match(played(game, seats, actions)))
    check(app, drive)
    there = {piece.id for piece in view.controller.shown.pieces if piece.group != GROUND}
    assert there <= set(view.controller.spots)


def test_shift_and_tab_go_back_as_x11_sends_them_too(app, drive):
    """On X11 they come as a key without a name."""
    routes.title(app)
    drive.frames(2)
    drive.key(SHIFTED_TAB, arcade.key.MOD_SHIFT)
    assert app.page.focus == "quit"
    drive.key(arcade.key.TAB, arcade.key.MOD_SHIFT)
    assert app.page.focus == "settings"
    drive.key(arcade.key.NUM_DOWN)
    assert app.page.focus == "quit"


def test_tab_is_heard_again_after_shift_was_let_go_first(app, drive, monkeypatch):
    """X11 then releases Tab by its other name, and the next press would count as a repeat."""
    routes.title(app)
    drive.frames(2)
    held = {SHIFTED_TAB, arcade.key.A}
    monkeypatch.setattr(the_pane().window, "pressed_keys", held, raising=False)
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
def test_every_control_of_every_view_tells_what_it_is_and_is_reached_by_keys(app, drive, table):
    """The arrows beside a choice are its own arrow keys; all else is reached by Tab."""
    view = table()
    view.leave_table()
    routes.matches(app)
    drive.frames(2)

    def check_controls():
        drive.frames(2)
        answering = [one for one in app.page.touchables if one.enabled]
        assert [one.key for one in answering if not one.says] == []
        assert {one.key for one in answering if one.key[-2:] not in ("+1", "-1")} == reachable(
            drive
        )

    check_controls()
    for route in (routes.title, routes.rules, routes.mods, routes.settings, routes.new_match):
        route(app)
        check_controls()
    for about in app.library.games():
        app.page.form.finer = False
        app.page.refresh()
        drive.frames(1)
        drive.press(f"game {about.name}")
        check_controls()
        drive.press("more")
        check_controls()
    routes.trouble(app, ValueError("a mistake"))
    check_controls()


def test_keys_go_in_reading_order_and_what_is_told_stands_at_the_focus(app, drive):
    """From the first row down to Begin; the mouse that rests elsewhere does not count."""
    routes.new_match(app)
    drive.frames(2)
    drive.move(*drive.middle("back"))
    drive.frames(40)
    assert app.page.tip == app.page.named("back").says
    order = []
    while "begin" not in order:
        drive.key(arcade.key.TAB)
        order.append(app.page.focus)
        focused = app.page.named(app.page.focus)
        assert app.page.tip == focused.tip
        assert not app.page.tip or app.page.tip_at == focused.rect, order
    places = [app.page.named(key).rect for key in order]
    games = [f"game {about.name}" for about in app.library.games()]
    assert order[: len(games) + 3] == ["back", *games, "bar games", "count"]
    assert [(one.y, one.x) for one in places] == sorted((one.y, one.x) for one in places)


def test_resting_on_a_control_or_holding_it_tells_what_it_is(app, drive):
    """A held button is not pressed: whoever holds it wants to know first."""
    routes.new_match(app)
    drive.frames(2)
    drive.move(*drive.middle("begin"))
    drive.frames(40)
    assert app.page.tip == app.page.named("begin").says
    drive.move(3, 3)
    drive.frames(2)
    assert app.page.tip == ""
    game, other = app.page.form.about.name, "noughts"
    assert game != other
    at = drive.middle(f"game {other}")
    drive.down(*at)
    drive.frames(45)
    assert app.page.tip == app.page.named(f"game {other}").says
    drive.up(*at)
    assert app.page.form.about.name == game


def test_the_way_through_the_views_by_mouse(app, drive):
    """From the title to each view and back by its button."""
    routes.title(app)
    drive.frames(2)
    for key in ("new", "rules", "mods", "settings"):
        drive.press(key)
        drive.frames(2)
        assert not isinstance(app.page, TitlePage), key
        drive.press("back")
        drive.frames(2)
        assert isinstance(app.page, TitlePage), key


def test_the_way_through_the_views_by_keys(app, drive):
    """Tab goes round all that answers, Enter touches it, Escape goes back."""
    routes.title(app)
    drive.frames(2)
    for key in ("new", "rules", "mods", "settings"):
        for _ in range(len(app.page.touchables)):
            drive.key(arcade.key.TAB)
            if app.page.focus == key:
                break
        assert app.page.focus == key
        drive.key(arcade.key.ENTER)
        assert not isinstance(app.page, TitlePage)
        drive.key(arcade.key.ESCAPE)
        assert isinstance(app.page, TitlePage)


def test_settings_count_at_once(app, drive):
    """A slider is dragged, a choice is changed by keys: both count and are kept."""
    routes.settings(app)
    drive.frames(2)
    slider = app.page.named("text_size").rect
    drive.down(slider.x + 1, slider.middle[1])
    drive.drag(slider.right - 1, slider.middle[1])
    drive.up(slider.right - 1, slider.middle[1])
    drive.frames(2)
    assert app.settings.values.text_size == 200
    while app.page.focus != "language":
        drive.key(arcade.key.TAB)
    before = app.settings.language
    drive.key(arcade.key.RIGHT)
    assert app.settings.language != before
    assert "text_size = 200" in app.settings.path.read_text()


@pytest.mark.parametrize(
    ("name", "value"),
    [("language", "de"), ("text_size", 150), ("high_contrast", True), ("palette", "colour-blind")],
)
def test_what_a_setting_changes_is_seen_at_once_and_at_the_table_behind(
    app, drive, table, name, value
):
    """In the settings themselves in the next frame, and on the table when one goes back to it."""
    view = table()
    drive.move(3, 3)
    drive.frames(2)
    at_table = drive.picture()
    routes.settings(app)
    drive.frames(2)
    in_settings = drive.picture()
    app.settings.change(name, value)
    drive.frames(1)
    assert drive.picture() != in_settings
    drive.key(arcade.key.ESCAPE)
    drive.frames(1)
    assert app.page is view
    assert drive.picture() != at_table


def test_a_new_match_is_agreed_and_begun(app, drive):
    """Game, players, colours and the seed; then the table is there."""
    routes.new_match(app)
    drive.frames(2)
    drive.press("game plankenkoorts")
    assert app.page.form.about.name == "plankenkoorts"
    drive.press("count+1")
    assert len(app.page.form.players) == 3
    drive.press("seat0+1")
    assert [player.seat for player in app.page.form.players] == ["P2", "P1", "P3"]
    drive.press("who1-1")
    drive.press("more")
    drive.press("seed")
    for digit in "42x":
        drive.write(digit)
    assert app.page.form.seed == "42"
    drive.press("begin")
    drive.frames(2)
    session = app.page.session
    assert session.table.seats == ("P2", "P1", "P3")
    assert session.match.start.seed == 42
    assert app.saves.running()


def test_matches_are_gone_on_with_and_forgotten(app, drive, table):
    """A match that was left is on the first page and in the list."""
    view = table()
    name = view.session.name
    view.leave_table()
    drive.frames(2)
    drive.press("continue")
    drive.frames(2)
    assert app.page.session.name == name
    app.page.controller.lift()
    app.page.leave_table()
    drive.frames(2)
    drive.press("matches")
    drive.press(f"more {name}")
    drive.frames(2)
    drive.press("forget")
    assert app.saves.listed() == []
    drive.frames(2)
    drive.press("bring back")
    assert [saved.name for saved in app.saves.listed()] == [name]


def test_a_match_that_is_not_as_it_was_opens_by_each_way(app, drive):
    """Its mod is not here: the ways are buttons, and looking changes nothing."""
    keep_unfit(app.saves, "vigil")
    before = app.saves.path("old").read_bytes()
    routes.matches(app)
    drive.frames(2)
    drive.press("open old")
    drive.frames(2)
    assert app.page.named("way log") is None
    drive.press("way look")
    drive.frames(2)
    assert app.page.session.watching
    app.page.leave_table()
    assert app.saves.path("old").read_bytes() == before
    routes.matches(app)
    drive.frames(2)
    drive.press("open old")
    drive.frames(2)
    drive.press("way snapshot")
    drive.frames(2)
    assert app.page.session.saves is app.saves
    assert app.page.session.name != "old"


@pytest.fixture
def mods(app):
    """A mods folder with the six examples, a broken pack and a program, and a desk that sees it."""
    furnish(app.home.mods)
    app.read_library = lambda: player_library(app.home)
    app.reload()
    return app.home.mods


def state(app, name):
    return next(one.state for one in app.home.listed() if one.name == name)


def scrolled(app):
    """The middle of the list of mods, as the window counts."""
    x, y = app.page.scrolls["mods"].view.middle
    return x, app.form.height - y


def open_mod(app, drive, name):
    """Look at a mod, which may stand further up or down the list."""
    at = next(i for i, one in enumerate(app.page.mods.stories) if one.key.startswith(name))
    for _ in range(20):
        line = app.page.named(f"mod {at}")
        if line.seen.h >= line.rect.h:
            break
        down = line.rect.y > app.page.scrolls["mods"].view.y
        place = (round(one) for one in scrolled(app))
        drive.event("on_mouse_scroll", *place, 0, -1 if down else 1)
        drive.frames(1)
    drive.press(f"mod {at}")
    drive.frames(1)


def test_a_program_is_switched_on_only_after_the_question_of_trust(app, drive, mods):
    """It asks in plain words; no leaves it off, yes switches it on; a changed file asks again."""
    routes.mods(app)
    drive.frames(2)
    open_mod(app, drive, "quiet")
    drive.press("switch")
    drive.frames(1)
    drive.press("trust no")
    assert state(app, "quiet") == "off"
    drive.frames(1)
    drive.press("switch")
    drive.frames(1)
    drive.press("trust yes")
    assert state(app, "quiet") == "on"
    assert "house.quiet" in app.library.plugins
    (mods / "quiet.py").write_text(QUIET + "# another line\n", encoding="utf-8")
    routes.mods(app)
    drive.frames(2)
    open_mod(app, drive, "quiet")
    drive.press("switch")
    drive.frames(1)
    assert app.page.mods.asking
    assert state(app, "quiet") == "off"


def test_a_pack_is_switched_without_a_question_and_a_broken_one_stays_listed(app, drive, mods):
    """Packs hold no code; a broken one has a sign of its own and the place of its mistake."""
    routes.mods(app)
    drive.frames(2)
    open_mod(app, drive, "winter")
    drive.press("switch")
    assert state(app, "winter") == "off"
    open_mod(app, drive, "torn")
    mods = app.page.mods
    assert mods.lines()[mods.chosen].sign not in {one.sign for one in mods.lines()[1:]}
    told = [block.text for block in mods.blocks()]
    assert any(one.startswith("torn.toml:8:1: there is no effect") for one in told)
    assert 'effect = "sator.move"' in told
    drive.press("switch")
    assert state(app, "torn") == "off"


@pytest.mark.parametrize(("size", "text_size"), often(SOME[:1], FEW), ids=told_size)
@pytest.mark.usefixtures("unseen")
def test_all_mods_are_told_in_every_language(app, drive, mods, size, text_size):
    """Each mod's story and the question of trust, without a cut text."""
    resize(app, drive, *size)
    app.settings.change("text_size", text_size)
    for language in LANGUAGES:
        app.settings.change("language", language)
        show(app, drive, routes.mods)
        view = app.page
        for at in range(len(view.mods.stories)):
            view.choose(at)
            view.refresh()
            check(app, drive)
        view.choose(next(i for i, one in enumerate(view.mods.stories) if one.asks))
        view.mods.asking = True
        view.refresh()
        check(app, drive)


def test_rules_are_read_by_wheel_keys_and_chapters(app, drive):
    """The page goes on and back, and a chapter is opened by touching its name."""
    routes.rules(app)
    drive.frames(2)
    scrolled = app.page.scrolled
    drive.event("on_mouse_scroll", 640, 400, 0, -1)
    drive.frames(1)
    turned = scrolled["page"]
    assert turned > 0
    drive.event("on_mouse_scroll", 640, 400, 0, 1)
    drive.frames(1)
    assert scrolled["page"] == 0
    drive.key(arcade.key.END)
    assert scrolled["page"] == app.page.scrolls["page"].most > turned
    drive.key(arcade.key.HOME)
    assert scrolled["page"] == 0
    drive.press("chapter 2")
    assert scrolled["page"] > 0


def test_a_form_that_is_too_long_scrolls_by_wheel_bar_and_keys(app, drive):
    """Every row of the settings can be reached in the smallest window with the largest letters."""
    resize(app, drive, 1024, 640)
    app.settings.change("text_size", 200)
    show(app, drive, routes.settings)
    assert app.page.named("pass_single").seen.h <= 0
    for _ in range(len(app.settings.values.__struct_fields__)):
        drive.event("on_mouse_scroll", 400, 200, 0, -1)
    drive.frames(2)
    assert app.page.named("pass_single").seen.h > 40
    check(app, drive)
    while app.page.focus != "language":
        drive.key(arcade.key.TAB)
    drive.frames(2)
    assert app.page.scrolled["settings"] == 0
    assert app.page.named("language").seen.h > 40
    bar = app.page.named("bar settings").rect
    drive.down(bar.middle[0], bar.y + 2)
    drive.drag(bar.middle[0], bar.bottom + 20)
    drive.up(bar.middle[0], bar.bottom + 20)
    drive.frames(2)
    assert app.page.scrolled["settings"] == app.page.scrolls["settings"].most
    while app.page.focus != "bar settings":
        drive.key(arcade.key.TAB)
    for _ in range(40):
        drive.key(arcade.key.LEFT)
    drive.frames(2)
    assert app.page.scrolled["settings"] == 0


def test_what_another_size_needed_is_given_back(app):
    """After many sizes no more images are kept, and no more room for them, than at first."""
    routes.title(app)
    pane = the_pane()
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
