"""A tablet window on a desktop machine outlives what a mod does in the process of its pages."""

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

import mod_faults
from night import often
from scriptorium_play.app.folders import places
from scriptorium_tablet.start import RULER
from scriptorium_ui.host.launcher import Launcher
from scriptorium_ui.host.lost_page import LostPage
from scriptorium_ui.table.page import TablePage


@pytest.fixture(params=often(("loop",), tuple(mod_faults.HELD)))
def front(request, clock, tmp_path):
    """A real room, whose mod does something as soon as there is a file `now`, and a kept match."""
    with far_window.at_home(tmp_path):
        far_window.kept(tmp_path)
    deed = f"if not os.path.exists({str(tmp_path / 'now')!r}): return\n"
    deed += mod_faults.FAULTS[request.param]
    with far_window.at_home(tmp_path, ODD_DEED=deed, ODD_AT="rule"):
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
    until = time.monotonic() + 300
    while not wanted():
        assert time.monotonic() < until
        clock[0] += FRAME
        EventLoop.idle()
        time.sleep(0.004)


def key(code: int) -> None:
    Window.dispatch("on_key_down", code, 0, "", [])


def test_a_tablet_names_the_mod_and_goes_on_without_it(clock, front, tmp_path):
    """By keys to the match that is kept, and from piece to piece there."""
    shell = front.window
    link = shell.link
    frames_until(clock, lambda: link.painted and not link.waits)
    key(9)
    frames_until(clock, lambda: not link.waits)
    key(13)
    frames_until(clock, lambda: link.match and not link.waits)
    assert link.third_party == ("odd",)
    (tmp_path / "now").touch()
    for number in range(60):
        key((9, 13)[number % 2])
        frames_until(clock, lambda: not link.waits or shell.link is not link)
        if shell.link is not link:
            break
    page = shell.link.app.page
    assert isinstance(page, LostPage)
    assert (page.mods, page.match) == (("odd",), link.match)
    frames_until(clock, lambda: shell.link.painted)
    at = page.named("lost off").seen.middle
    for how in ("down", "up"):
        shell.link.finger(how, 1, at)
    frames_until(clock, lambda: isinstance(shell.link.app.page, TablePage))
    assert far_window.stands_as_kept(shell.link.app.page, page.match)
