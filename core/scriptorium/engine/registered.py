"""What stands in a rule book: parts, functions with their plugin, and what packages add."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scriptorium.plugins.guard import Guard

from .values import Action, Part, Seat, Setting

if TYPE_CHECKING:
    from .rule_book import RuleBook
    from .table import Position, Table

Reader = Callable[["Table", str], "tuple[Action, ...] | None"]
Adjuster = Callable[[int, "Position", Seat], int]
Among = tuple[Setting, ...] | range
RESETS = ("never", "turn", "round", "phase")


@dataclass
class PartSpec:
    """A part as it lies on the table at the beginning."""

    start: Part
    reset: str
    plugin: str


@dataclass
class Registered:
    """A function, and the guard of the plugin it came from."""

    call: Callable[..., Any]
    guard: Guard

    @property
    def plugin(self) -> str:
        """The plugin it came from."""
        return self.guard.plugin


class RulesExtension:
    """What a package beside the core keeps in a rule book, and adds to the rules of a match."""

    def written(self) -> Iterable[tuple[str, str]]:
        """What plugins have written into it: for each thing its kind, and the plugin."""
        return ()

    def complete(self, book: RuleBook) -> None:
        """Finish what the book holds, once all plugins have written and before it is compiled."""

    def problem(self, table: Any) -> str:
        """What of its own cannot be so on a table from outside, or nothing."""
        return ""


def among_said(among: Among) -> str:
    """The values among which one may choose, as a complaint names them."""
    if not isinstance(among, range) or not among:
        return ", ".join(map(repr, among))
    steps = f" in steps of {abs(among.step)}" if abs(among.step) > 1 else ""
    return f"a number from {min(among)} to {max(among)}{steps}"
