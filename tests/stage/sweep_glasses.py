"""The glasses that pages are swept on, and the languages and sizes of letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from no_window import open_window
from stage_games import library
from sweeping import Screen

from night import often
from scriptorium.plugins import LANGUAGES
from scriptorium_play.common.settings import LARGEST

MOUSE = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1440)]
FINGERS = [(1280, 800, 1), (2048, 1536, 2), (800, 1280, 1), (1024, 600, 1), (1080, 2340, 3)]
GLASSES = {f"mouse {w}x{h}": (w, h, 1, True) for w, h in MOUSE} | {
    f"fingers {w}x{h}@{density}": (w, h, density, False) for w, h, density in FINGERS
}


# The lowest window, the lowest tablet, the narrowest telephone: what is cut anywhere is cut here.
TIGHT = ("mouse 1024x640", "fingers 1024x600@1", "fingers 1080x2340@3")
WISHES = tuple((language, size) for language in LANGUAGES for size in (100, LARGEST))


def opened_in(folder: Path, name: str) -> Screen:
    """A window that is one of the glasses."""
    width, height, density, mouse = GLASSES[name]
    kind = partial(Screen, density)
    opened = open_window(folder, library(), width, height, mouse, kind=kind)
    assert isinstance(opened, Screen)
    return opened


def wishes_of(nr: int, tight: bool) -> list[tuple[str, int]]:
    """By day each glass has two languages, one of them with the largest letters.

    Four glasses in a row have all; where there is least room, the largest letters are in all.
    """
    largest = LANGUAGES if tight else (LANGUAGES[(nr + 2) % len(LANGUAGES)],)
    return [(LANGUAGES[nr % len(LANGUAGES)], 100), *((one, LARGEST) for one in largest)]


def agreements(window: Screen, turn: int = 0) -> Iterator[str]:
    """What is wished for on this glass: at night every language, with usual and largest letters.

    Tests take different turns, and have other languages on the same glass.
    """
    names = list(GLASSES)
    screen = (*window.size, window.density, window.with_mouse)
    nr = list(GLASSES.values()).index(screen)
    for language, size in often(wishes_of(nr + turn, names[nr] in TIGHT), list(WISHES)):
        window.app.settings.change("language", language)
        window.app.settings.change("text_size", size)
        yield f"{language} {size} %"


def report(wrong: dict[Any, list[str]]) -> str:
    """All that is wrong, a line for each fault."""
    return "\n".join(f"{where}: {one}" for where, found in wrong.items() for one in found)
