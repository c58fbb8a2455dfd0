"""Keys by name, as the window counts them."""

from __future__ import annotations

COMMANDS = frozenset(("ctrl", "meta"))
NAMES = {
    8: "backspace",
    9: "tab",
    13: "enter",
    27: "escape",
    32: "space",
    271: "enter",
    273: "up",
    274: "down",
    275: "right",
    276: "left",
    278: "home",
    279: "end",
    280: "page-up",
    281: "page-down",
    282: "f1",
    283: "f2",
    284: "f3",
    285: "f4",
    287: "f6",
    288: "f7",
    1073742094: "escape",  # the back button
}


def name_of(code: int) -> str:
    """The name of a key; letters and digits are named by themselves."""
    if code in NAMES:
        return NAMES[code]
    return chr(code) if 33 <= code < 127 else ""
