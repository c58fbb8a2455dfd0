"""Starting: the log, the window, the first page; and what is said where that does not work."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from scriptorium import ScriptoriumError
from scriptorium_play.app.folders import places
from scriptorium_play.app.startup import ended, keep_log, no_window
from scriptorium_play.common.settings import Settings

from .audio import KivyAudio

if TYPE_CHECKING:
    from scriptorium_ui.host.launcher import Launcher

TITLE = "Scriptorium"
RULER = "scriptorium_tablet.letters:LETTERING"
WANTED = (1280, 800)
# Any of these says where a window is to be seen; on a telephone the system does.
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "ANDROID_ARGUMENT")


def find_screen(platform: str, told: Mapping[str, str]) -> None:
    """`OSError` where there is none: SDL would open a window there that nobody sees."""
    if platform.startswith("linux") and not any(told.get(name) for name in SCREENS):
        raise OSError("neither DISPLAY, WAYLAND_DISPLAY nor SDL_VIDEODRIVER names one")


def quiet_kivy(width: int = 0, height: int = 0) -> None:
    """Tell Kivy how we want it, which it hears only before it is first imported."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_CONFIG", "1")
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
    # Pictures come through SDL; where Pillow is installed it would only be loaded besides.
    os.environ.setdefault("KIVY_IMAGE", "sdl2")
    from kivy.config import Config

    if width:
        Config.set("graphics", "width", str(width))
        Config.set("graphics", "height", str(height))
    Config.set("graphics", "multisamples", "0")
    Config.set("input", "mouse", "mouse,disable_multitouch")
    # The back button and Escape are ours: they go back, and only then leave.
    Config.set("kivy", "exit_on_escape", "0")


def run(options: argparse.Namespace) -> int:
    """Open the window and play until it is closed."""
    from scriptorium_ui.host.launcher import Launcher as Begun

    here = places()
    log_file = keep_log(here.matches.parent / "tablet.log")
    try:
        find_screen(sys.platform, os.environ)
        quiet_kivy(*WANTED)
        front = Begun(options, here, KivyAudio(), RULER, log_file, resumes=True)
        # Some devices are slow to wake up, so all that sounds is loaded before there is a window.
        front.link.speaker.load(music=Settings(here.settings).values.music > 0)
        _open(front)
    except KeyboardInterrupt:
        return 130
    except ScriptoriumError as error:
        return ended(error, log_file)
    except Exception as error:
        return no_window(error, "Kivy, a screen and OpenGL ES 2", log_file)
    return 0


def start() -> int:
    """The same for a program that has no command line."""
    plain = argparse.Namespace(game="", lesson=False, mods_dir=None, no_mods=False)
    return run(plain)


def _open(front: Launcher) -> None:
    from .app import TabletApp

    TabletApp(front.link, front).run()
