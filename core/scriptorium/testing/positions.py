"""Positions for the tests of authors: from the words of scenarios, played in notation.

from scriptorium.testing.helpers import position

at = position("noughts", given=[Path("noughts_and_crosses.py")], marks={"x": ["A1"]}, turn="o")
at.play("mark B2")
assert at.see("marks")["o"] == ["B2"]
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from scriptorium.engine.errors import Refused, SetupError
from scriptorium.engine.library import Library, standard_library
from scriptorium.engine.notation import read, write
from scriptorium.engine.play import legal, why_not
from scriptorium.engine.table import Table
from scriptorium.engine.values import Decision, Setting
from scriptorium.matches.match import Match
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import Scenario, Source, facts_of, table_for


class Tried:
    """A position that can be played on; `table` is where it stands."""

    def __init__(self, table: Table) -> None:
        self._match = Match(table)

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._match.table

    def play(self, text: str) -> Tried:
        """Do what a text says, as in `play("walk C2; end")`; what is refused raises `Refused`."""
        for part in text.split(";"):
            self._match.play(part.strip())
        return self

    def refused(self, text: str) -> Refused:
        """Why something is not allowed; an error where it is."""
        refused = why_not(self.table, read(self.table, text))
        if refused is None:
            raise AssertionError(f"{text!r} is allowed")
        return refused

    @property
    def legal(self) -> set[str]:
        """Everything that may be chosen now, in notation."""
        return {write(self.table, action) for action in legal(self.table)}

    @property
    def leftover(self) -> tuple[Decision, ...]:
        """The decisions that are open besides the turn itself."""
        return tuple(self.table.pending[1:])

    def see(self, fact: str) -> Any:
        """A fact in the words of scenarios, as in `see("ap")`."""
        known = facts_of(self.table.rules)
        found = known.get(fact)
        if found is None or found.see is None:
            raise SetupError(f"there is no fact {fact!r}; there are: {', '.join(sorted(known))}")
        return found.see(self.table)


def position(
    game: str,
    *,
    mods: Iterable[str] = (),
    given: Iterable[Path] = (),
    options: dict[str, Setting] | None = None,
    library: Library | None = None,
    **setup: Any,
) -> Tried:
    """A position in the words of scenarios; `given` are mods that are not installed, by path."""
    chosen = list(mods)
    wider = library or standard_library()
    paths = list(given)
    if paths:
        wider = wider.copy()
    for path in paths:
        plugin = add_loose(wider, read_loose(path), f"given as {path.name}")
        if plugin.broken:
            raise SetupError(plugin.broken)
        chosen.append(plugin.name)
    told = Scenario(
        Source("position", b""), (), game, "", (), tuple(chosen), (), options or {}, setup, ()
    )
    return Tried(table_for(told, wider))
