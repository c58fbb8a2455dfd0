"""Windows that make tables at a server in this process, shared by tests."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from server_hands import Inside

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))

from no_window import NoWindow, open_window

import scriptorium as sc
from scriptorium_play.net.local_server import Place
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.join_page import JoinPage

LIMIT = 120.0


class Near:
    """A server that runs in this process, as one that is begun when it is needed."""

    is_here = True

    def __init__(self, server: Inside) -> None:
        self.place = Place(f"http://127.0.0.1:{server.port}", "http://192.0.2.7:8317", False)
        self.closed = False

    def begin(self, progress=None) -> Place:
        return self.place

    def close(self) -> None:
        self.closed = True


def window_in(folder: Path, tables: object, *form: object) -> NoWindow:
    folder.mkdir(exist_ok=True)
    window = open_window(folder, sc.standard_library(), *(form or (1280, 800, True)))
    window.app.tables = tables
    return window


def told(window: NoWindow) -> list[str]:
    return [line for item in window.lists[-1].items for line in getattr(item, "lines", ())]


def until(windows: list[NoWindow], is_so) -> None:
    end = time.monotonic() + LIMIT
    while not is_so():
        assert time.monotonic() < end, [told(one) for one in windows]
        for window in windows:
            window.frame(0.1)
        time.sleep(0.01)


def plankenkoorts(window: NoWindow) -> None:
    """From the first page to the seats of a table for two."""
    routes.title(window.app)
    window.frame()
    for key in ("together", "make", "game plankenkoorts", "begin"):
        window.touch(key)
    until([window], lambda: isinstance(window.app.page, JoinPage))
