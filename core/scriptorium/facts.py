"""The vocabulary of scenarios: one set of words to set a position up and to see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Agreement:
    """What a scenario's facts ask of the match: its seats, who begins, its options."""

    seats: tuple[str, ...] | None = None
    first: str | None = None
    options: tuple[tuple[str, bool | int | str], ...] = ()


class _Hidden:
    """What stands in a view where something may not be known."""

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN = _Hidden()


@dataclass
class Fact:
    """One word of a game's vocabulary."""

    name: str
    plugin: str
    see: Callable[[Any], Any] | None
    put: Callable[[Any, Any], None] | None
    any_order: bool = False
    same: Callable[[Any, Any], bool] | None = None
    late: bool = False

    def agrees(self, wanted: Any, seen: Any) -> bool:
        """Whether what is seen is what is wanted; a table in `wanted` names only some keys."""
        if self.same is not None:
            return bool(self.same(wanted, seen))
        return _agrees(wanted, seen, any_order=self.any_order)


def _agrees(wanted: Any, seen: Any, *, any_order: bool) -> bool:
    if isinstance(wanted, dict) and isinstance(seen, dict):
        return all(
            key in seen and _agrees(value, seen[key], any_order=any_order)
            for key, value in wanted.items()
        )
    if isinstance(wanted, (list, tuple)) and isinstance(seen, (list, tuple)):
        if any_order:
            return sorted(map(str, wanted)) == sorted(map(str, seen))
        return list(wanted) == list(seen)
    return type(wanted) is type(seen) and bool(wanted == seen)
