"""Written chance: what a scenario has written down comes in the place of what chance brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from .errors import FactError
from .facts import HIDDEN
from .structs import Name, Part, Seat

if TYPE_CHECKING:
    from .ruleset import Ruleset

Row = tuple[Name, Annotated[tuple[Name, ...], Meta(max_length=999)]]


class Scripted(Part, tag="core.scripted", frozen=True):
    """What is still to come, by the name under which it is written; nobody knows it."""

    rows: Annotated[tuple[Row, ...], Meta(max_length=64)] = ()

    def seen_by(self, seat: Seat, rules: Ruleset) -> Scripted:
        """What chance will bring nobody knows."""
        return Scripted()

    def twin(self, seat: Seat, rules: Ruleset, shuffle: Any) -> Scripted:
        """What is exchanged leaves chance to chance."""
        return Scripted()

    def row(self, name: str) -> tuple[str, ...]:
        """What is still to come under a name."""
        return dict(self.rows).get(name, ())

    def with_row(self, name: str, items: tuple[str, ...]) -> Scripted:
        """The same with another row under a name."""
        rows = dict(self.rows) | {name: items}
        return Scripted(tuple(sorted((key, row) for key, row in rows.items() if row)))


def putting(
    name: str, read: Callable[[Any, Any], Iterable[str]] | None
) -> Callable[[Any, Any], None]:
    """How scenarios write down what comes."""

    def put(now: Any, wanted: Any) -> None:
        if not isinstance(wanted, list) or not all(isinstance(one, str) for one in wanted):
            raise FactError(name, f"write a list of texts, not {wanted!r}")
        now.put(now[Scripted].with_row(name, tuple(wanted if read is None else read(now, wanted))))

    return put


def seeing(name: str, write: Callable[[str], str]) -> Callable[[Any], Any]:
    """How scenarios see what is still to come, which no player knows."""

    def see(position: Any) -> Any:
        if getattr(position, "seat", None) is not None:  # a view
            return HIDDEN
        return [write(item) for item in position[Scripted].row(name)]

    return see
