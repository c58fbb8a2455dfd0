"""A mod that is worked on beside an open table: its files are looked at, and read anew.

Reading and playing the match again takes its time, and is done beside the drawing. What the player
has done meanwhile is played again as well.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from scriptorium import Library, Table, Text
from scriptorium.matches import Match
from scriptorium.testing import DevSession, game_named_by, newest_match
from scriptorium_play.common.background import LongWork

log = logging.getLogger("scriptorium.play")

ERROR = "error: "
MOST_TOLD = 3  # of what else is told


class ModWatch:
    """The report on a mod, and the match by its last state that worked."""

    def __init__(self, dev: Sequence[str], library: Library, matches: Path) -> None:
        path, match, seed, actions = (*dev, "", "", "")[:4]
        self.name = Path(path).name
        self._path, self._library, self._matches = Path(path), library, matches
        self._match, self._seed, self._actions = match, seed, int(actions or 0)
        self._bench: DevSession | None = None
        self._lines: list[str] = []
        self._news: list[Text] = []
        self._looking: LongWork[bool] | None = None
        self._kept: Table | None = None  # as far as the match was kept
        self.problems: tuple[str, ...] = ()
        self.told: tuple[Text, ...] = ()

    def read(self) -> bool:
        """Read it for the first time."""
        file = Path(self._match) if self._match else None
        if file is None and not self._seed:
            file = newest_match(self._matches, game_named_by(self._path, self._library))
        seed = int(self._seed or 0)
        self._bench = DevSession(
            self._path,
            self._library,
            file=file,
            seed=seed,
            actions=self._actions,
            say=self._lines.append,
            tell=self._news.append,
        )
        return self._look()

    @property
    def match(self) -> Match | None:
        """The match by the last state of the mod that worked; None where none has yet."""
        return self._bench.match if self._bench is not None else None

    @property
    def library(self) -> Library:
        """All plugins, with the mod as it last worked."""
        return self._bench.read if self._bench is not None else self._library

    def look(self, match: Match | None) -> bool:
        """Look at the files, beside the drawing; whether there is another match, or other news.

        `match` is what lies on the table: it is kept as far as it has come.
        """
        bench = self._bench
        if bench is None:
            return False
        if self._looking is None:
            self._keep(bench, match)
            self._looking = LongWork(lambda progress: self._look())
            return False
        if not self._looking.over:
            return False
        changed, self._looking = self._looking.result(), None
        if not changed:
            return False
        if self._keep(bench, match):
            bench.play_again()
        return True

    def _keep(self, bench: DevSession, match: Match | None) -> bool:
        """Keep the match on the table as far as it has come; whether it has gone on."""
        if match is None or match.table is self._kept:
            return False
        bench.keep(match)
        self._kept = match.table
        return True

    def _look(self) -> bool:
        """Whether something has changed since the last time, with its new report."""
        bench = self._bench
        assert bench is not None
        self._lines.clear()
        self._news.clear()
        try:
            if not bench.look():
                return False
        except Exception as error:  # a third-party mistake of any kind
            log.warning("the mod %s cannot be tried", self.name, exc_info=error)
            self._lines.append(f"{ERROR}{type(error).__name__}: {error}")
        lines = tuple(self._lines)
        self.problems = tuple(one.removeprefix(ERROR) for one in lines if one.startswith(ERROR))
        self.told = tuple(self._news[:MOST_TOLD])
        return True
