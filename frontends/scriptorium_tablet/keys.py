"""Keys by name, as the window counts them."""

from __future__ import annotations

from scriptorium_ui.toolkit.key_names import IN_KIVY

ESCAPE = 27
COMMANDS = frozenset(("ctrl", "meta"))


def name_of(code: int) -> str:
    """The name of a key; letters and digits are named by themselves."""
    if code in IN_KIVY:
        return IN_KIVY[code]
    return chr(code) if 33 <= code < 127 else ""
