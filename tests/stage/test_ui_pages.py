"""Pages without a window: what answers, keys, fingers, the mouse, scrolling, lists as data."""

from __future__ import annotations

import pytest
from no_window import open_window
from page_forms import FORMS
from stage_games import library

from scriptorium_ui.pages import routes
from scriptorium_ui.toolkit.display import CLIPPED, LAYERS, answers, read, written
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Scroll
from scriptorium_ui.toolkit.rect import Rect

NAMES = ("title", "new_match", "together", "new_table", "matches", "rules", "mods", "settings")


class Things(Page):
    """Three things, the second of which cannot be touched now, in a part that scrolls."""

    def __init__(self, app):
        super().__init__(app)
        self.done, self.steps, self.slid = [], [], []

    def paint(self, painter):
        at = painter.scroll("list", self.scroll_of("list", Rect(0, 0, 100, 100), 300))
        painter.touchable(
            Touchable(
                "first",
                Rect(0, 0 - at, 80, 50),
                act=lambda: self.done.append("first"),
                says="The first.",
                adjust=self.steps.append,
            )
        )
        painter.touchable(Touchable("second", Rect(0, 50 - at, 80, 50), enabled=False))
        painter.touchable(Touchable("third", Rect(0, 150 - at, 80, 50), write=self.done.append))
        painter.touchable(Touchable("mark", Rect(0, 0 - at, 4, 4), focusable=False))
        painter.end_scroll()
        painter.touchable(Touchable("track", Rect(0, 200, 200, 20), slide=self.slid.append))


@pytest.fixture
def opened(tmp_path):
    def open_(width=1280, height=800, mouse=False):
        return open_window(tmp_path, library(), width, height, mouse)

    return open_


@pytest.fixture
def things(opened):
    def shown(mouse=False):
        window = opened(mouse=mouse)
        page = Things(window.app)
        window.app.show(page)
        window.frame()
        return window, page

    return shown


def test_the_keyboard_goes_round_what_answers(things):
    window, page = things()
    for name, key in (("tab", "first"), ("down", "third"), ("down", "track"), ("up", "third")):
        assert window.screen.key(name)
        assert page.focus == key
    window.screen.key("tab", shift=True)
    assert page.focus == "first"
    window.screen.key("enter")
    assert page.done == ["first"]
    assert not window.screen.key("f9")


def test_the_arrows_change_what_can_be_changed(things):
    window, page = things()
    window.screen.key("tab")
    window.screen.key("right")
    window.screen.key("left")
    assert (page.steps, page.focus) == ([1, -1], "first")


def test_what_the_keys_come_to_scrolls_into_sight(things):
    window, page = things()
    assert page.named("third").seen.h == 0
    window.screen.key("tab")
    window.screen.key("tab")
    window.frame()
    assert page.focus == "third"
    assert page.named("third").seen.h == 50


def test_letters_go_into_the_field_that_has_the_keyboard(things):
    window, page = things()
    window.screen.letters("a")
    assert page.done == []
    window.screen.key("tab")
    window.screen.key("tab")
    for letters in ("a", "\x1b"):
        window.screen.letters(letters)
    window.screen.key("backspace")
    assert page.done == ["a", "\b"]
    window.screen.key("enter")
    assert page.focus == ""


def test_the_foremost_thing_under_a_point_answers(things):
    _, page = things()
    assert [page.under(x, y).key for x, y in ((1, 1), (6, 6), (6, 60))] == [
        "mark",
        "first",
        "second",
    ]
    assert page.under(90, 50) is None
    assert page.named("nothing") is None


@pytest.mark.parametrize("mouse", [False, True])
def test_a_touch_does_what_a_thing_does(things, mouse):
    window, page = things(mouse)
    window.touch("first")
    window.touch("second")
    assert page.done == ["first"]


@pytest.mark.parametrize("mouse", [False, True])
def test_a_slider_goes_along_and_no_further_than_its_ends(things, mouse):
    window, page = things(mouse)
    screen, at = window.screen, (50, 210)
    if mouse:
        screen.mouse_pressed(at)
        screen.mouse_dragged((100, 300))
        screen.mouse_released((900, 210))
        assert page.slid == [0.25, 0.5]
    else:
        screen.finger_down(1, at)
        screen.finger_moved(1, (100, 210))
        screen.finger_moved(1, (900, 210))
        screen.finger_up(1, (900, 210))
        assert page.slid == [0.5, 1.0]


def test_a_finger_scrolls_a_wheel_scrolls_and_both_stop_at_the_end(things):
    window, page = things()
    screen = window.screen
    screen.finger_down(1, (90, 90))
    screen.finger_moved(1, (90, 40))
    screen.finger_up(1, (90, 40))
    window.frame()
    assert page.scrolled["list"] == 50
    for _ in range(9):
        screen.wheel((50, 50), 1)
        window.frame()
    assert page.scrolled["list"] == page.scrolls["list"].most == 200
    for _ in range(9):
        screen.wheel((50, 50), -1)
        window.frame()
    assert page.scrolled["list"] == 0


def test_a_part_that_fits_does_not_scroll():
    assert Scroll(Rect(0, 0, 100, 100), 60, 0.0).most == 0
    assert Scroll(Rect(0, 0, 100, 100), 160, 0.0, across=True).most == 60


def test_what_the_mouse_rests_on_is_told_and_what_is_held_is_not_done(things):
    window, page = things(mouse=True)
    window.screen.mouse_moved((20, 20))
    window.frame(0.3)
    assert page.tip == ""
    window.frame(0.3)
    assert page.tip == "The first."
    window.screen.mouse_moved((150, 150))
    window.frame()
    assert page.tip == ""
    window.screen.mouse_moved((20, 20))
    window.screen.mouse_pressed((20, 20))
    window.frame(0.7)
    window.screen.mouse_released((20, 20))
    assert page.done == []
    assert window.screen.due() is None, "nothing needs time any more"


def test_a_finger_that_stays_is_told_what_lies_there(things):
    window, page = things()
    window.screen.finger_down(1, (20, 20))
    assert window.screen.due() == pytest.approx(0.5)
    window.frame(0.5)
    window.screen.finger_up(1, (20, 20))
    assert page.tip == "The first."
    assert page.done == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", NAMES)
def test_every_page_is_painted_for_every_form_and_is_data(opened, name, form):
    """Nothing is cut, what answers can be reached, and the list is the same after a pipe."""
    window = opened(*FORMS[form])
    getattr(routes, name)(window.app)
    window.frame()
    (shown,) = window.lists
    items = list(shown.items)
    assert items
    assert len({item.key for item in items}) == len(items)
    assert all(0 <= item.layer < LAYERS for item in items)
    assert set(shown.clips) <= set(CLIPPED.values())
    again = read(written(shown))
    assert again == shown
    page = window.app.page
    assert [one.text for one in page.clipped] == []
    told = answers(page.touchables)
    assert [one.key for one in told if one.enabled and one.focusable and not one.says] == []


def test_nothing_is_painted_while_nothing_changes(opened):
    window = opened(mouse=True)
    routes.title(window.app)
    window.frame()
    for _ in range(50):
        window.frame(0.1)
    assert window.screen.painted == 1
    assert window.screen.due() is None
