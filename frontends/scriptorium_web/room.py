"""The engine room of a page in a browser: letters come as JSON, answers go as JSON.

It runs in a worker, in Python compiled for browsers: without threads, processes or a disk. What
the browser lends it (a ruler for letters, a storage for files) is handed in.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from scriptorium import Library
from scriptorium.ai import MessageClient, close_minds, minds_made_by
from scriptorium.isolation import watched_by
from scriptorium.matches import Disk
from scriptorium.mods import VARIABLE, Home, Sources
from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.host.messages import Begin, Code
from scriptorium_ui.host.ui_host import RemoteSpeaker, UiHost
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.toolkit.text_fitting import Lettering, Ruler

from .mind_worker import Lent, MindWorker
from .storage import PLAYER, FileStore, RowStore, Store, restore
from .stored_disk import HandOut, StoredDisk
from .web_line import WebLine, WebTables, ask_by_browser
from .worker_marker import WorkerMarker, never

PLACES = UserFolders(PLAYER / "settings.toml", PLAYER / "matches")


class BrowserFile:
    """A file of the browser's, as its worker lends it."""

    def __init__(self, lent: Any) -> None:
        self.write, self.cut = lent.write, lent.cut
        self._read = lent.read

    def read(self) -> bytes:
        """All of it."""
        return bytes(self._read().to_bytes())


class Room:
    """What the worker talks to."""

    def __init__(self) -> None:
        self._code = Code("json")
        self._engine: UiHost | None = None
        self._disk = Disk()
        self._minds: MindWorker | None = None

    def opened(
        self,
        ruler: Ruler,
        storage: Any,
        hand_out: HandOut,
        tell: Callable[[str], object],
        hire: Callable[[], Lent | None],
    ) -> None:
        """The worker is ready: how it measures, keeps files, hands them out, tells, hires."""
        watched_by(WorkerMarker(tell), never)
        PLAYER.mkdir(exist_ok=True)
        os.environ[VARIABLE] = str(PLAYER)
        if storage is not None:
            store = _store(storage)
            restore(store.files)
            self._disk = StoredDisk(store, PLACES.exchange, hand_out)
        self._engine = UiHost(self._app, Lettering(ruler, slack=1))
        minds_made_by(lambda sources: self._mind(sources, hire))

    def _mind(self, sources: Sources, hire: Callable[[], Lent | None]) -> MessageClient:
        besides = PLACES.matches, PLACES.exchange, PLACES.pictures
        self._minds = MindWorker(hire, sources, PLAYER, besides, self._disk)
        return self._minds.mind

    def _app(self, begin: Begin, speaker: RemoteSpeaker) -> GuiApp:
        home = Home(PLAYER, left_out=begin.left_out, disk=self._disk)

        def library() -> Library:
            """What the player has now; the worker that thinks is told anew what that is."""
            close_minds()
            return Sources(left_out=home.left_out).library(home)

        app = GuiApp(PLACES, speaker, library, home, resumes=True, disk=self._disk)
        app.make_line, app.ask = WebLine, ask_by_browser
        app.tables = WebTables(begin.served) if begin.served else None
        return app

    def hear(self, letter: str) -> bytes:
        """The answer to a letter."""
        assert self._engine is not None
        if self._minds is not None:
            self._minds.look()
        return bytes(self._code.write(self._engine.hear(self._code.letter(letter.encode()))))

    def from_mind(self, kind: str, data: Any) -> None:
        """What the worker says in which computers think."""
        if self._minds is not None:
            self._minds.heard(kind, data)


def _store(storage: Any) -> Store:
    if hasattr(storage, "places"):
        one, two = map(BrowserFile, storage.places)
        return RowStore((one, two))
    files = {str(path): bytes(data.to_bytes()) for path, data in storage.files}
    return FileStore(storage, files)


ROOM = Room()
