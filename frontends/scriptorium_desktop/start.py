"""Starting: the log, the window, the first page; and what is said where that does not work."""

from __future__ import annotations

import argparse
import contextlib
import logging
from pathlib import Path
from typing import Any

from scriptorium_play.app.folders import UserFolders, places
from scriptorium_play.app.startup import ended, keep_log, no_window

log = logging.getLogger("scriptorium.desktop")

TITLE = "Scriptorium"
RULER = "scriptorium_desktop.lettering:LETTERING"
WANTED = (1280, 800)
SMALLEST = (1024, 640)


def open_window(width: int, height: int, *, visible: bool = True) -> Any:
    """A window of our own; raises whatever the system says where there can be none."""
    import pyglet

    pyglet.options.debug_gl = False  # asking after errors at each call takes time in every frame
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
        return no_window(error, "a screen and OpenGL 3.3", log_file)
    try:
        _play(window, here, options, log_file)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return ended(error, log_file)
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


def _play(
    window: Any,
    here: UserFolders,
    options: argparse.Namespace,
    log_file: Path | None,
) -> None:
    import arcade

    from scriptorium_ui.host.launcher import Launcher

    from .pane import Pane
    from .sounds import ArcadeAudio

    front = Launcher(options, here, ArcadeAudio(), RULER, log_file)
    front.open(Pane(front.link, window))
    arcade.run()
    front.ended()
