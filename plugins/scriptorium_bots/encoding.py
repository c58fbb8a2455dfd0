"""Numbers of any game's table, derived from what its parts, zones and clock declare.

Every number belongs to a seat (its own things), or to whose turn it is (things of the table). A
small range becomes one number for each value, a set one for each member, a count also says
whether there is one, two or three. Cards count by their face in the zones that their seat can see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields

from scriptorium import Position, Ruleset, Seat, Table, View, Zones, view
from scriptorium.hidden import heuristics_of

Row = dict[str, float]
Encode = Callable[[str, Any, Row], None]

# An int with at most so many values gets a number for each; sets of ints up to here have members.
FEW, MEMBERS, MOST_BITS = 13, 255, 64
THRESHOLDS = (1, 2, 3)
OWN, TURN = "own:", "turn:"
DEEPEST = 3


def add(row: Row, name: str, value: float = 1.0) -> None:
    """Add to a number of a row."""
    row[name] = row.get(name, 0.0) + value


def encoder_of(hint: Any, deep: int = 0) -> Encode:
    """What writes the numbers of a value of some type into a row."""
    bits: Mapping[str, int] | None = None
    low: float | None = None
    high: float | None = None
    length: tuple[int | None, int | None] = (None, None)
    while get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        for note in notes:
            bits = getattr(note, "bits", None) or bits
            if isinstance(note, Meta):
                low = note.ge if note.ge is not None else low
                high = note.le if note.le is not None else high
                if note.lt is not None:
                    high = note.lt - 1
                length = note.min_length, note.max_length
    origin = get_origin(hint)
    if hint is bool:
        return lambda name, value, row: add(row, name, float(value))
    if hint is int:
        return _int_encoder(low, high, bits)
    if hint is str or origin is Literal:
        return lambda name, value, row: add(row, f"{name}={value}") if value else None
    if origin is tuple and deep < DEEPEST:
        return _tuple_encoder(get_args(hint), length, deep)
    if origin in (Union, UnionType):
        inner = [encoder_of(one, deep) for one in get_args(hint) if one is not NoneType]
        if len(inner) == 1:
            return lambda name, value, row: None if value is None else inner[0](name, value, row)
    if isinstance(hint, type) and issubclass(hint, Struct) and deep < DEEPEST:
        each = [(field, encode) for field, encode in struct_encoders(hint, deep + 1).items()]

        def struct(name: str, value: Any, row: Row) -> None:
            for field, encode in each:
                encode(f"{name}.{field}", getattr(value, field), row)

        return struct
    return lambda name, value, row: None


def struct_encoders(kind: type[Struct], deep: int = 0) -> dict[str, Encode]:
    """What writes the numbers of each field of a Struct."""
    hints = get_type_hints(kind, include_extras=True)
    return {one.name: encoder_of(hints[one.name], deep) for one in fields(kind)}


def _int_encoder(low: float | None, high: float | None, bits: Mapping[str, int] | None) -> Encode:
    """A set of bits, one of a few values, or a count."""
    is_mask = high is not None and high >= 7 and int(high) & int(high) + 1 == 0 and low == 0
    if bits is not None or (is_mask and int(high or 0).bit_length() <= MOST_BITS):

        def members(name: str, value: int, row: Row) -> None:
            add(row, f"{name}#", float(value.bit_count()))
            while value:
                place = (value & -value).bit_length() - 1
                value &= value - 1
                add(row, f"{name}@{place}")

        return members
    if low is not None and high is not None and high - low < FEW:

        def one_of_few(name: str, value: int, row: Row) -> None:
            add(row, name, float(value))
            add(row, f"{name}={value}")

        return one_of_few
    return count_of


def count_of(name: str, value: int, row: Row) -> None:
    """A count, and whether there is one, two or three."""
    if value:
        add(row, name, float(value))
        for least in THRESHOLDS:
            if value >= least:
                add(row, f"{name}>={least}")


def _tuple_encoder(
    inner: tuple[Any, ...], length: tuple[int | None, int | None], deep: int
) -> Encode:
    """Values by their places where their number is fixed; else members, with the last of them."""
    if len(inner) == 2 and inner[1] is Ellipsis:
        each = encoder_of(inner[0], deep + 1)
        if length[0] is not None and length[0] == length[1]:

            def in_order(name: str, value: tuple[Any, ...], row: Row) -> None:
                for at, one in enumerate(value):
                    each(f"{name}.{at}", one, row)
                    each(f"{name}.*", one, row)

            return in_order
        numbers, short = _element(inner[0]), _is_short(inner[0])

        def members(name: str, value: tuple[Any, ...], row: Row) -> None:
            if not value:
                return
            count_of(f"{name}#", len(value), row)
            if numbers is int:
                for one in value if short else ():
                    add(row, f"{name}@{one}")
                if not short:
                    add(row, f"{name}+", float(sum(value)))
            elif numbers is str:
                for one in value:
                    add(row, f"{name}@{one}")
            else:
                for one in value:
                    each(f"{name}[]", one, row)
            if numbers is not str:
                each(f"{name}.last", value[-1], row)

        return members
    eachs = [encoder_of(one, deep + 1) for one in inner]

    def fixed(name: str, value: tuple[Any, ...], row: Row) -> None:
        for at, (one, encode) in enumerate(zip(value, eachs, strict=False)):
            encode(f"{name}.{at}", one, row)

    return fixed


def _element(hint: Any) -> Any:
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return str if get_origin(hint) is Literal else hint


def _is_short(hint: Any) -> bool:
    """Whether the ints of a type name things rather than count them."""
    most = [one.le for one in getattr(hint, "__metadata__", ()) if isinstance(one, Meta)]
    return any(one is not None and one <= MEMBERS for one in most)


class Encoded(Struct, frozen=True):
    """The numbers of one thing: those of the table, and those of the seats that it belongs to."""

    common: Row
    of_seats: tuple[tuple[int, Row], ...] = ()


class Encoding:
    """How the tables of one match become numbers; made once for each ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.seats = rules.setup.seats
        self.lore = heuristics_of(rules)
        # For each part: its name, whose it is (-1: the table's), what writes its fields.
        self.parts: list[tuple[str, int, dict[str, Encode]]] = []
        for key, part in zip(rules.part_index, rules.parts, strict=True):
            whose = self.seats.index(key[1]) if isinstance(key, tuple) else -1
            kind = type(part)
            encoders = {} if kind is Zones else struct_encoders(kind)
            self.parts.append((kind.__name__, whose, encoders))
        self.zones_at = rules.part_index.get(Zones, -1)
        # For each zone: its name, whose it is, and whether its seat sees the faces.
        self.zones: list[tuple[str, int, bool]] = []
        for spec in rules.zones:
            seat = -1 if spec.seat is None else self.seats.index(spec.seat)
            self.zones.append((spec.name, seat, spec.shows_faces_to(self.seats[max(seat, 0)])))

    def of_part(self, at: int, part: Any) -> Encoded:
        """The numbers of a part that is not the zones."""
        name, whose, encoders = self.parts[at]
        common: Row = {}
        if whose >= 0:
            for field, encode in encoders.items():
                encode(f"{name}.{field}", getattr(part, field), common)
            return Encoded({}, ((whose, common),))
        rows: dict[int, Row] = {}
        for field, encode in encoders.items():
            value, here = getattr(part, field), f"{name}.{field}"
            if type(value) is tuple and len(value) == len(self.seats) > 1:
                self._split(here, value, rows)
            if type(value) is str and value in self.seats:
                add(rows.setdefault(self.seats.index(value), {}), here)
            else:
                encode(here, value, common)
        return Encoded(common, tuple(rows.items()))

    def _split(self, name: str, value: tuple[Any, ...], rows: dict[int, Row]) -> None:
        """What a part of the table keeps for each seat in turn."""
        for seat, one in enumerate(value):
            row = rows.setdefault(seat, {})
            if type(one) is int:
                count_of(name, one, row)
            elif type(one) is tuple:
                count_of(f"{name}#", len(one), row)

    def of_pile(self, at: int, pile: tuple[str, ...]) -> Encoded:
        """The numbers of the cards in a zone."""
        name, whose, known = self.zones[at]
        row: Row = {}
        count_of(f"{name}#", len(pile), row)
        if known and (whose >= 0 or len(pile) <= FEW):
            for card in pile:
                add(row, f"{name}@{card}")
        return Encoded(row) if whose < 0 else Encoded({}, ((whose, row),))

    def of_clock(self, table: Position) -> Row:
        """The step, what is awaited, and what the turn has left."""
        clock, row = table.clock, Row()
        add(row, f"step={clock.phase}/{clock.step}")
        if table.pending:
            add(row, f"awaits={type(table.pending[-1]).__name__}")
        for budget, left in zip(self.rules.schedule.budgets, clock.left, strict=False):
            count_of(f"left.{budget.name}", left, row)
        for once, left in zip(self.rules.schedule.once, clock.uses, strict=False):
            count_of(f"uses.{once.name}", left, row)
        return row

    def of_measures(self, table: Table | View, seat: Seat) -> Row:
        """What the game counts of a seat, as the seat sees it."""
        if self.lore.measures is None:
            return {}
        counted = self.lore.measures(view(table, seat), seat)
        return {f"measure.{one.told.id}": float(one.value) for one in counted}

    def of_numbers(self, table: Position, seat: Seat, at: int) -> Row:
        """What the game adds for a seat by one of its functions, such as products."""
        row: Row = {}
        for name, value in self.lore.products[at].call(table, seat):
            add(row, f"number.{name}", float(value))
        return row

    def rows(self, table: Table | View) -> list[Row]:
        """All numbers of a table for each seat: its own, and on its turn those of the table.

        What the others have counts in their rows: a value is one row's less another's.
        """
        own: list[Row] = [{} for _ in self.seats]
        turn = self.of_clock(table)
        found = [self.of_part(at, part) for at, part in enumerate(table.parts)]
        if self.zones_at >= 0:
            found += [self.of_pile(at, pile) for at, pile in enumerate(table[Zones].piles)]
        for one in found:
            for name, value in one.common.items():
                add(turn, name, value)
            for at, row in one.of_seats:
                for name, value in row.items():
                    add(own[at], name, value)
        for row, seat in zip(own, self.seats, strict=True):
            row |= self.of_measures(table, seat)
            for number in range(len(self.lore.products)):
                row |= self.of_numbers(table, seat, number)
        rows: list[Row] = []
        for row, seat in zip(own, self.seats, strict=True):
            named = {OWN + name: value for name, value in row.items()}
            if seat == table.clock.seat:
                named |= {TURN + name: value for name, value in turn.items()}
            rows.append(named)
        return rows
