"""Every key that the stage asks for is in its one list, and every kind of window has it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scriptorium_tablet.keys import name_of
from scriptorium_ui.toolkit.key_names import IN_ARCADE, IN_BROWSERS, IN_KIVY

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


def test_a_keyboard_beside_a_tablet_is_named_by_that_list():
    assert (name_of(288), name_of(9), name_of(ord("a")), name_of(286)) == ("f7", "tab", "a", "")
