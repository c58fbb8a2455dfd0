"""Written chance: what a scenario has written down comes in the place of what chance brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta

from .values import Count, Name, Part, Seat

if TYPE_CHECKING:
    from .ruleset import Ruleset

Item = Name | Count  # a text, or what a die shows
Row = tuple[Name, Annotated[tuple[Item, ...], Meta(max_length=999)]]


class Scripted(Part, tag="core.scripted", frozen=True):
    """What is still to come, by the name under which it is written; nobody knows it."""

    rows: Annotated[tuple[Row, ...], Meta(max_length=64)] = ()

    def seen_by(self, seat: Seat, rules: Ruleset) -> Scripted:
        """What chance will bring nobody knows."""
        return Scripted()

    def twin(self, seat: Seat, rules: Ruleset, shuffle: Any) -> Scripted:
        """What is exchanged leaves chance to chance."""
        return Scripted()

    def row(self, name: str) -> tuple[Item, ...]:
        """What is still to come under a name."""
        return dict(self.rows).get(name, ())

    def with_row(self, name: str, items: tuple[Item, ...]) -> Scripted:
        """The same with another row under a name."""
        rows = dict(self.rows) | {name: items}
        return Scripted(tuple(sorted((key, row) for key, row in rows.items() if row)))
