"""A window outlives what a mod does: it is told by name, and play goes on without it."""

from __future__ import annotations

import itertools
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import arcade
import pytest
from desk_hands import Driver, the_pane

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))

import far_window
from far_window import Standing

import mod_faults
from night import often
from scriptorium_desktop.pane import Pane
from scriptorium_desktop.sounds import ArcadeAudio
from scriptorium_desktop.start import RULER
from scriptorium_play.app.folders import places
from scriptorium_ui.host.launcher import Launcher
from scriptorium_ui.host.lost_page import LostPage
from scriptorium_ui.table.page import TablePage


def clicking_until(drive: Driver, wanted) -> None:
    """Click here and there, as one does who plays, until something is so."""
    for number in itertools.count():
        if wanted():
            return
        x, y = 0.05 + number * 0.37 % 0.9, 0.1 + number * 0.23 % 0.8
        drive.click(x * drive.window.width, y * drive.window.height)
        frames_until(drive, lambda: wanted() or not the_pane().link.waits)
        assert number < 300


def frames_until(drive: Driver, wanted, seconds: float = 300) -> None:
    until = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < until
        drive.frames()
        time.sleep(0.004)


@pytest.fixture
def opened(one_window, tmp_path):
    """A real window and a room, whose mod does something as soon as there is a file `now`."""
    arcade.set_window(one_window)
    one_window.switch_to()
    with far_window.at_home(tmp_path):
        far_window.kept(tmp_path)
    panes = []

    def with_fault(kind):
        lines = mod_faults.FAULTS[kind].split("\n")
        deed = "\n".join([f"if not os.path.exists({str(tmp_path / 'now')!r}): return", *lines])
        stack.enter_context(far_window.at_home(tmp_path, ODD_DEED=deed, ODD_AT="rule"))
        front = Launcher(far_window.options(), places(), ArcadeAudio(), RULER)
        stack.callback(front.ended)
        pane = Pane(front.link, one_window)
        panes.append(pane)
        front.open(pane)
        drive = Driver(front.link.app)
        frames_until(drive, lambda: pane.link.painted and not pane.link.waits)
        drive.key(arcade.key.TAB)
        drive.key(arcade.key.ENTER)
        frames_until(drive, lambda: pane.link.match and not pane.link.waits)
        drive.key(arcade.key.ENTER)  # whoever is to choose lifts the curtain
        frames_until(drive, lambda: not pane.link.waits)
        (tmp_path / "now").touch()
        return front, pane, drive

    with ExitStack() as stack:
        yield with_fault
    one_window.hide_view()
    for pane in panes:
        pane.forget()


@pytest.mark.parametrize("kind", often(("swallowing loop",), tuple(mod_faults.HELD)))
def test_a_real_window_tells_which_mod_it_was_and_goes_on_without_it(opened, kind):
    """By keys and clicks, while the mod misbehaves in the match that is gone on with."""
    front, pane, drive = opened(kind)
    link, standing = pane.link, Standing(pane.link.line.pipe.marker)
    clicking_until(drive, lambda: standing.look() or pane.link is not link)
    page = pane.link.app.page
    assert isinstance(page, LostPage)
    assert page.mods == ("odd",)
    assert standing.longest <= far_window.PROMISED
    drive.app = front.link.app
    drive.frames(3)
    drive.press("lost off")
    frames_until(drive, lambda: pane.link.app and isinstance(pane.link.app.page, TablePage))
    assert far_window.stands_as_kept(pane.link.app.page, page.match)
