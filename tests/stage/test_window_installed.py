"""A window where an installed plugin hangs at its import: the player reads of it at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1]))
from far_window import PROMISED, LostPage, Standing, at_home, opened

from forked import forking
from installed_mods import AT_IMPORT, installed
from scriptorium_ui.pages.title_page import TitlePage


@pytest.mark.parametrize("deed", AT_IMPORT)
def test_a_window_names_an_installed_plugin_and_goes_on(tmp_path, monkeypatch, deed):
    """A page says whose fault it is, or the first page is there, and tells that it does not work.

    The promise counts from when its import began: on a busy machine that may be late.
    """
    path = installed(tmp_path / "site", AT_IMPORT[deed][0])
    monkeypatch.syspath_prepend(str(path))  # the window looks who is there, and imports nobody
    with at_home(tmp_path / "home"):
        known = os.pathsep.join((str(path), os.environ["PYTHONPATH"]))
        monkeypatch.setenv("PYTHONPATH", known)
        with forking():
            window = opened()
        try:
            _goes_on(window)
        finally:
            window.front.ended()


def _goes_on(window):
    marker = window.link.line.pipe.marker
    window.standing = standing = Standing(marker)
    answered = lambda: not window.is_far or (window.lists and not window.link.line.waits)  # noqa: E731
    window.frames_until(answered, 60)
    assert standing.longest <= PROMISED
    assert answered()
    if window.is_far:  # it was stopped in the room, which goes on
        told = [str(one) for shown in window.lists for one in shown.items]
        assert any("These mods don't work: odd" in one for one in told)
        return
    page = window.page
    assert isinstance(page, LostPage)
    assert page.mods == ("odd",)
    window.link.paint()
    window.touch("lost off")
    window.frames_until(lambda: window.page is not page, 30)
    assert isinstance(window.page, TitlePage)
    assert not window.is_far
    assert window.link.app.home.choices().off == ("odd",)
