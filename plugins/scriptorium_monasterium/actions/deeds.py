"""What slots, road spaces and the window can give: kinds of deeds, which plugins bring.

The data names them. A deed that no plugin brings is not done, so that one can be switched off.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import scriptorium as sc
from scriptorium.engine import RulesExtension

from ..board.state import number

Does = Callable[[sc.Change, sc.Seat, Any, int], None]
Can = Callable[[sc.Position, sc.Seat, Any, int], bool]


@dataclass(frozen=True)
class Deed:
    """A kind of deed: what it does, and whether it can be carried out now (MO8.2)."""

    name: str
    plugin: str
    does: Does
    can: Can | None


@dataclass(frozen=True)
class Call:
    """A deed with its words, and the number of the game that says how much."""

    deed: str
    words: Any = None
    number: str = ""


class Deeds(RulesExtension):
    """The extension of the rules with deeds, and the bonuses that plugins lay on the road."""

    def __init__(self) -> None:
        self.kinds: dict[str, Deed] = {}
        self.slots: dict[int, Call] = {}
        self.road: dict[int, Call] = {}
        self.row_bonus: tuple[Call, ...] = ()
        self.column_bonus: tuple[Call, ...] = ()


def deed(book: sc.RuleBook, name: str, does: Does, *, can: Can | None = None) -> None:
    """Bring a kind of deed: `does(now, seat, words, count)`, `can(position, seat, words, count)`.

    Example: `deed(book, "indulgence", turn_a_point_into_a_token)`
    """
    extension = book.extension(Deeds)
    made = Deed(
        name,
        book.plugin,
        book.guard(does, writes=True),
        book.guard(can, result=bool) if can else None,
    )
    book.enter(extension.kinds, name, made, f"the deed {name}")


def lay_bonus(book: sc.RuleBook, space: int, name: str) -> None:
    """Lay a bonus on a road space in place of what the data has there.

    Example: `lay_bonus(book, 4, "indulgence")`
    """
    road = book.extension(Deeds).road
    if space not in road:
        raise sc.PluginError(f"{book.plugin}: the road has no space {space}")
    road[space] = Call(name)


def deeds(position: sc.Position) -> Deeds:
    """The deeds of a match."""
    found: Deeds = position.rules.extensions[Deeds]
    return found


def count_of(position: sc.Position, seat: sc.Seat, call: Call) -> int:
    """How much a call is about, as house rules have it."""
    return number(position, call.number, seat) if call.number else 1


def is_possible(position: sc.Position, seat: sc.Seat, call: Call) -> bool:
    """Whether a deed can be carried out now; never, where no plugin brings it."""
    kind = deeds(position).kinds.get(call.deed)
    if kind is None:
        return False
    return kind.can is None or kind.can(position, seat, call.words, count_of(position, seat, call))


def do(now: sc.Change, seat: sc.Seat, call: Call) -> bool:
    """Carry a deed out; whether it could be (R21)."""
    if not is_possible(now, seat, call):
        return False
    deeds(now).kinds[call.deed].does(now, seat, call.words, count_of(now, seat, call))
    return True
