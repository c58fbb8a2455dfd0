"""A tablet window on a desktop machine whose pages are in another process: shown, touched, lost."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))

import far_window
from driver import FRAME, KivyAudio, Shell, deafen, listen
from kivy.base import EventLoop
from kivy.core.window import Window

from scriptorium_play.app.folders import places
from scriptorium_tablet.start import RULER
from scriptorium_ui.host.launcher import Launcher
from scriptorium_ui.host.lost_page import LostPage


@pytest.fixture
def front(clock, tmp_path):
    """A real room with a mod's mod on, and a match that is kept."""
    with far_window.at_home(tmp_path):
        far_window.kept(tmp_path)
        front = Launcher(far_window.options(), places(), KivyAudio(), RULER)
        shell = Shell(front.link)
        Window.add_widget(shell)
        listen(shell)
        front.open(shell)
        yield front
        front.ended()
        deafen(shell)
        Window.remove_widget(shell)


def frames_until(clock, wanted) -> None:
    until = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < until
        clock[0] += FRAME
        EventLoop.idle()
        time.sleep(0.004)


def key(code: int) -> None:
    Window.dispatch("on_key_down", code, 0, "", [])


def test_pages_of_another_process_are_shown_and_touched_and_their_end_is_told(clock, front):
    """By keys to the match that is kept; then the room is killed."""
    shell = front.window
    link = shell.link
    frames_until(clock, lambda: link.painted and not link.waits)
    key(9)
    frames_until(clock, lambda: not link.waits)
    key(13)
    frames_until(clock, lambda: link.match and not link.waits)
    assert link.third_party == ("odd",)
    link.line.pipe._room.process.kill()
    frames_until(clock, lambda: shell.link is not link)
    page = shell.link.app.page
    assert isinstance(page, LostPage)
    assert (page.mods, page.match) == (("odd",), link.match)
