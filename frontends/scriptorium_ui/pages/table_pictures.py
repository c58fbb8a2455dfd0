"""What the tables of kept matches look like, worked out beside the drawing and remembered.

Only what every seat sees alike is on such a picture: it tells nobody anything.
"""

from __future__ import annotations

import queue
import threading
from dataclasses import dataclass

from scriptorium import Library, Ruleset, ScriptoriumError, Table, view
from scriptorium.matches import Saved, Saves, last_table
from scriptorium.scene import BOARD, GROUND, Piece, Scene, scene
from scriptorium_play.common.background import beside


@dataclass(frozen=True)
class TablePicture:
    """A table that is seen from afar."""

    scene: Scene
    rules: Ruleset


class TablePictures:
    """The pictures that a list asks for, each made once for as long as its file stays as it is."""

    def __init__(self, saves: Saves, library: Library) -> None:
        self.saves, self.library = saves, library
        self._known: dict[tuple[str, float], TablePicture | None] = {}
        self._asked: queue.SimpleQueue[tuple[str, float] | None] = queue.SimpleQueue()
        self._waiting: set[tuple[str, float]] = set()
        self._thread: threading.Thread | None = None

    @property
    def made(self) -> int:
        """How many there are by now."""
        return len(self._known)

    @property
    def busy(self) -> bool:
        """Whether one that was asked for is still made."""
        return len(self._known) < len(self._waiting)

    def of(self, saved: Saved) -> TablePicture | None:
        """The picture of a match, where there is one already; else it will be made."""
        key = (saved.name, saved.when)
        if key not in self._known and key not in self._waiting and saved.header is not None:
            self._waiting.add(key)
            self._asked.put(key)
            if self._thread is None:
                self._thread = beside(self._work, "pictures")
        return self._known.get(key)

    def make_one(self) -> None:
        """Where there are no threads: make one of those that are wanted, between two frames."""
        if self._thread is None and not self._asked.empty() and (key := self._asked.get()):
            self._make(key)

    def close(self) -> None:
        """No more are wanted."""
        if self._thread is not None:
            self._thread = None
            self._asked.put(None)

    def _work(self) -> None:
        while (key := self._asked.get()) is not None:
            self._make(key)

    def _make(self, key: tuple[str, float]) -> None:
        try:
            table = last_table(self.saves.lines(key[0]), self.library)
            shown = seen_by_all(table)
            # A game without a board has nothing to be seen from afar.
            self._known[key] = TablePicture(shown, table.rules) if shown.pieces else None
        except ScriptoriumError:
            self._known[key] = None  # opening it tells why


def seen_by_all(table: Table) -> Scene:
    """The board as its first seat sees it, without what any other seat sees otherwise."""
    first, *others = (scene(view(table, seat)) for seat in table.seats)
    known = [set(map(_look, one.pieces)) for one in others]

    def is_open(piece: Piece) -> bool:
        return piece.group in (BOARD, GROUND) and all(_look(piece) in seen for seen in known)

    return Scene(tuple(filter(is_open, first.pieces)), first.width, first.height)


def _look(piece: Piece) -> tuple[str, str, str, int, int]:
    """What a piece shows, wherever it lies: each seat may have its own things foremost."""
    return piece.art, piece.card, piece.label, piece.count, piece.turn
