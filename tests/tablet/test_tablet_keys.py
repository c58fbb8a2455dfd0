"""Every key that the stage asks for is in its one list, and every kind of window has it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from kivy.core.window import Keyboard

from scriptorium_tablet.keys import name_of
from scriptorium_ui.toolkit.key_names import IN_ARCADE, IN_BROWSERS, IN_KIVY, KEYS

pytestmark = pytest.mark.usefixtures("unseen")

STAGE = Path(__file__).resolve().parents[2] / "frontends" / "scriptorium_ui"
LIST = STAGE / "toolkit" / "key_names.py"
# A browser fills the screen by itself, and the window of a device is as large as its glass.
NEVER = {"f11"}


def test_every_function_key_that_the_stage_knows_is_there():
    known = {
        key
        for file in STAGE.rglob("*.py")
        if file != LIST
        for key in re.findall(r'"(f\d{1,2})"', file.read_text("utf-8"))
    }
    assert known >= {"f1", "f2", "f4", "f7"}
    for window in (IN_BROWSERS, IN_ARCADE, IN_KIVY):
        assert known - NEVER <= set(window.values())


WINDOWS = {
    "browser": (IN_BROWSERS, {"tab", "f11"}),
    "arcade": (IN_ARCADE, set()),
    "kivy": (IN_KIVY, {"f11"}),
}


@pytest.mark.parametrize("window", WINDOWS)
def test_every_window_has_every_key_but_those_it_deals_with_itself(window):
    has, itself = WINDOWS[window]
    assert {key.name for key in KEYS} - set(has.values()) == itself


def test_kivy_calls_the_keys_of_the_list_by_the_same_names():
    """Its own list has no name for the back button and the Enter key beside the digits."""
    theirs = {"pageup": "page-up", "pagedown": "page-down", "spacebar": "space"}
    names = {code: theirs.get(name, name) for name, code in Keyboard.keycodes.items()}
    unknown = {code for code in IN_KIVY if names.get(code) != IN_KIVY[code]}
    assert unknown == {271, 1073742094}


def test_a_keyboard_beside_a_tablet_is_named_by_that_list():
    assert (name_of(288), name_of(9), name_of(ord("a")), name_of(286)) == ("f7", "tab", "a", "")
