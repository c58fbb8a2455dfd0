"""The keys that pages know, by the names they use: the one list for every kind of window.

Each window speaks of keys in its own way: a browser by the `key` of its event, Arcade by the name
of a constant, Kivy by a number. Letters, digits and signs are not listed: their name is the letter.
"""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """One key: what pages call it, and what each kind of window calls it.

    Where a kind of window has nothing, that window deals with the key by itself: a browser moves
    the focus on Tab and fills the screen on F11, and a tablet's window is as large as its screen.
    """

    name: str
    browser: tuple[str, ...] = ()
    arcade: tuple[str, ...] = ()
    kivy: tuple[int, ...] = ()


KEYS = (
    Key("tab", (), ("TAB",), (9,)),
    Key("enter", ("Enter",), ("ENTER", "NUM_ENTER"), (13, 271)),
    Key("space", (" ",), ("SPACE",), (32,)),
    # Kivy's large number is the back button of the device.
    Key("escape", ("Escape",), ("ESCAPE",), (27, 1073742094)),
    Key("backspace", ("Backspace",), ("BACKSPACE",), (8,)),
    Key("up", ("ArrowUp",), ("UP", "NUM_UP"), (273,)),
    Key("down", ("ArrowDown",), ("DOWN", "NUM_DOWN"), (274,)),
    Key("left", ("ArrowLeft",), ("LEFT", "NUM_LEFT"), (276,)),
    Key("right", ("ArrowRight",), ("RIGHT", "NUM_RIGHT"), (275,)),
    Key("page-up", ("PageUp",), ("PAGEUP",), (280,)),
    Key("page-down", ("PageDown",), ("PAGEDOWN",), (281,)),
    Key("home", ("Home",), ("HOME",), (278,)),
    Key("end", ("End",), ("END",), (279,)),
    Key("f1", ("F1",), ("F1",), (282,)),
    Key("f2", ("F2",), ("F2",), (283,)),
    Key("f3", ("F3",), ("F3",), (284,)),
    Key("f4", ("F4",), ("F4",), (285,)),
    Key("f6", ("F6",), ("F6",), (287,)),
    Key("f7", ("F7",), ("F7",), (288,)),
    Key("f11", (), ("F11",), ()),
)

IN_BROWSERS = {theirs: key.name for key in KEYS for theirs in key.browser}
IN_ARCADE = {theirs: key.name for key in KEYS for theirs in key.arcade}
IN_KIVY = {theirs: key.name for key in KEYS for theirs in key.kivy}
