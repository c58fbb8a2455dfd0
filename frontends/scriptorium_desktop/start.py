"""Starting: the log, the window, the first view; and what is said where that does not work."""

from __future__ import annotations

import argparse
import contextlib
import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from scriptorium import Library, ScriptoriumError
from scriptorium.commands.common import home_of, library_of
from scriptorium_stage import add_texts
from scriptorium_stage.places import Places, places

log = logging.getLogger("scriptorium.desktop")

TITLE = "Scriptorium"
WANTED = (1280, 800)
SMALLEST = (1024, 640)
LOG_BYTES = 512 * 1024


def keep_log(place: Path) -> Path | None:
    """Write what goes wrong into a file of bounded size; None where that cannot be written."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(place, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger("scriptorium")
    root.addHandler(handler)
    root.propagate = False
    return place


def open_window(width: int, height: int, *, visible: bool = True) -> Any:
    """A window of our own; raises whatever the system says where there can be none."""
    import arcade

    window = arcade.Window(
        width,
        height,
        TITLE,
        resizable=True,
        antialiasing=False,
        vsync=True,
        visible=visible,
        enable_polling=False,
    )
    with contextlib.suppress(Exception):
        window.set_minimum_size(*SMALLEST)
    return window


def run(options: argparse.Namespace) -> int:
    """Open the window and play until it is closed."""
    here = places()
    log_file = keep_log(here.matches.parent / "desktop.log")
    try:
        window = open_window(*_size())
    except Exception as error:
        return _no_window(error, log_file)
    try:
        _play(window, here, library_of(options), options, log_file)
    except KeyboardInterrupt:
        return 130
    except ScriptoriumError as error:
        log.error("not started", exc_info=error)
        print(f"scriptorium: {error}", file=sys.stderr)
        return 1
    return 0


def _size() -> tuple[int, int]:
    """As large as usual, where the screen has room for it."""
    import pyglet

    try:
        screen = pyglet.display.get_display().get_default_screen()
        return min(WANTED[0], screen.width), min(WANTED[1], screen.height)
    except Exception as error:
        log.info("no screen to measure: %s", error)
        return WANTED


def _no_window(error: Exception, log_file: Path | None) -> int:
    log.error("no window can be opened", exc_info=error)
    where = f" Details are in {log_file}." if log_file is not None else ""
    print(
        "scriptorium: no window can be opened here: it needs a screen and OpenGL 3.3 "
        f"({type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no reason'}). "
        f"In words everything can be played: scriptorium play --ui text.{where}",
        file=sys.stderr,
    )
    return 1


def _play(
    window: Any,
    here: Places,
    library: Library,
    options: argparse.Namespace,
    log_file: Path | None,
) -> None:
    import arcade

    desk = make_desk(window, here, library, options, log_file)
    from .views import routes

    if options.game:
        library.game(options.game)  # a clear error for an unknown one
        routes.new_match(desk, options.game)
    else:
        routes.title(desk)
    desk.music.begin()
    arcade.run()


def make_desk(
    window: Any,
    here: Places,
    library: Library | None = None,
    options: argparse.Namespace | None = None,
    log_file: Path | None = None,
) -> Any:
    """What all views share, for a window that is open."""
    from .desk import Desk

    add_texts(Path(__file__).parent / "locale")
    home = home_of(options) if options is not None else None
    return Desk(window, here, library, home, log_file)
