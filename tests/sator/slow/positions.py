"""Fixed positions to compare engines on: each a scenario setup with the lines to count from it."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .facts import MIHI_OPERATIONS
from .picture import from_setup
from .rules import apply
from .state import State


@dataclass
class Fixed:
    """A position: its setup, the actions that come first, and how it is to be counted."""

    name: str
    setup: Mapping[str, object]
    depth: int  # so many actions deep the lines are quickly counted
    options: Mapping[str, object] = field(default_factory=dict)
    first: tuple[str, ...] = ()  # played from the setup, so that the turn has a past
    without: tuple[str, ...] = ()  # leading words that are left out of the count
    mihi: int = MIHI_OPERATIONS

    def start(self) -> State:
        """Set the position up and play what comes first."""
        state = from_setup(self.setup, self.options)
        for text in self.first:
            state = apply(state, text)
        return state


def read_positions(path: Path) -> list[Fixed]:
    """Read positions from a file; a key that is not known is an error."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    for table in tables:
        for name in ("first", "without"):
            table[name] = tuple(table.get(name, ()))
    return [Fixed(**table) for table in tables]


POSITIONS = read_positions(Path(__file__).with_name("positions.toml"))
