"""The keys that pages know, by the names they use: the one list for every kind of window.

Each window speaks of keys in its own way: a browser by the `key` of its event, Arcade by the name
of a constant, Kivy by a number. Letters, digits and signs are not listed: their name is the letter.
"""

from __future__ import annotations

from typing import NamedTuple


class KeyNames(NamedTuple):
    """One key: what pages call it, and what each kind of window calls it.

    Where a kind of window has nothing, that window deals with the key by itself: a browser moves
    the focus on Tab and fills the screen on F11, and a tablet's window is as large as its screen.
    """

    name: str
    browser: tuple[str, ...] = ()
    arcade: tuple[str, ...] = ()
    kivy: tuple[int, ...] = ()


KEYS = (
    KeyNames("tab", (), ("TAB",), (9,)),
    KeyNames("enter", ("Enter",), ("ENTER", "NUM_ENTER"), (13, 271)),
    KeyNames("space", (" ",), ("SPACE",), (32,)),
    # Kivy's large number is the back button of the device.
    KeyNames("escape", ("Escape",), ("ESCAPE",), (27, 1073742094)),
    KeyNames("backspace", ("Backspace",), ("BACKSPACE",), (8,)),
    KeyNames("up", ("ArrowUp",), ("UP", "NUM_UP"), (273,)),
    KeyNames("down", ("ArrowDown",), ("DOWN", "NUM_DOWN"), (274,)),
    KeyNames("left", ("ArrowLeft",), ("LEFT", "NUM_LEFT"), (276,)),
    KeyNames("right", ("ArrowRight",), ("RIGHT", "NUM_RIGHT"), (275,)),
    KeyNames("page-up", ("PageUp",), ("PAGEUP",), (280,)),
    KeyNames("page-down", ("PageDown",), ("PAGEDOWN",), (281,)),
    KeyNames("home", ("Home",), ("HOME",), (278,)),
    KeyNames("end", ("End",), ("END",), (279,)),
    KeyNames("f1", ("F1",), ("F1",), (282,)),
    KeyNames("f2", ("F2",), ("F2",), (283,)),
    KeyNames("f3", ("F3",), ("F3",), (284,)),
    KeyNames("f4", ("F4",), ("F4",), (285,)),
    KeyNames("f6", ("F6",), ("F6",), (287,)),
    KeyNames("f7", ("F7",), ("F7",), (288,)),
    KeyNames("f11", (), ("F11",), ()),
)

IN_BROWSERS = {theirs: key.name for key in KEYS for theirs in key.browser}
IN_ARCADE = {theirs: key.name for key in KEYS for theirs in key.arcade}
IN_KIVY = {theirs: key.name for key in KEYS for theirs in key.kivy}
