"""The engine room of a page in a browser: letters come as JSON, answers go as JSON.

It runs in a worker, in Python compiled for browsers: without threads, processes or a disk. What
the browser lends it (a ruler for letters, a storage for files) is handed in.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from scriptorium_matches.disk import Disk
from scriptorium_mods.home import Home
from scriptorium_stage.folders import Places
from scriptorium_stage.room.engine import Engine, Speaker
from scriptorium_stage.room.messages import Begin, Code
from scriptorium_stage.text_fitting import Lettering, Ruler
from scriptorium_stage.ui.glass_desk import Desk
from scriptorium_watch.counting import watched_by

from .storage import FileStore, RowStore, Store, restore
from .stored_disk import HandOut, StoredDisk

PLAYER = Path("/player")
NAP = 0.1  # seconds between two signs of code that takes long
PLACES = Places(PLAYER / "settings.toml", PLAYER / "matches")


class BrowserFile:
    """A file of the browser's, as its worker lends it."""

    def __init__(self, lent: Any) -> None:
        self.write, self.cut = lent.write, lent.cut
        self._read = lent.read

    def read(self) -> bytes:
        """All of it."""
        return bytes(self._read().to_bytes())


class Pulse:
    """Tells the page whose code runs, and that it moves on: the page ends what does not."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._guest, self._told = "", 0.0

    def enter(self, guest: str) -> str:
        """A stranger's code begins; gives whose code ran before."""
        before = self._guest
        self.leave(guest)
        return before

    def leave(self, before: str) -> None:
        """It is done, and that of before goes on."""
        self._guest, self._told = before, monotonic()
        self._tell(before)

    def step(self) -> None:
        """It moves on."""
        if monotonic() - self._told > NAP:
            self.leave(self._guest)


class Room:
    """What the worker talks to."""

    def __init__(self) -> None:
        self._code = Code("json")
        self._engine: Engine | None = None
        self._disk = Disk()

    def opened(
        self, ruler: Ruler, storage: Any, hand_out: HandOut, tell: Callable[[str], object]
    ) -> None:
        """The worker is ready: how it measures letters, keeps files, hands them out, tells."""
        watched_by(Pulse(tell))
        PLAYER.mkdir(exist_ok=True)
        if storage is not None:
            store = _store(storage)
            restore(store.files)
            self._disk = StoredDisk(store, PLACES.exchange, hand_out)
        self._engine = Engine(self._desk, Lettering(ruler, slack=1))

    def _desk(self, begin: Begin, speaker: Speaker) -> Desk:
        home = Home(PLAYER, left_out=begin.left_out, disk=self._disk)
        return Desk(PLACES, speaker, None, home, resumes=True, disk=self._disk)

    def hear(self, letter: str) -> bytes:
        """The answer to a letter."""
        assert self._engine is not None
        return bytes(self._code.write(self._engine.hear(self._code.letter(letter.encode()))))


def _store(storage: Any) -> Store:
    if hasattr(storage, "places"):
        one, two = map(BrowserFile, storage.places)
        return RowStore((one, two))
    files = {str(path): bytes(data.to_bytes()) for path, data in storage.files}
    return FileStore(storage, files)


ROOM = Room()
