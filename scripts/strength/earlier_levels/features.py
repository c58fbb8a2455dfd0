"""Numbers of any game's table: what a value is learned from where a game lends none.

A number of a part is one; what has an entry for each seat is split into the own and the others'
sum; of zones their lengths count, by whose they are. No face of a card is looked at.
"""

from __future__ import annotations

from typing import Any

from scriptorium import Position, Seat, Zones

MINE, OTHERS = "mine", "others"
DEEPEST, LOOKED_INTO = 3, 2


def features(position: Position, seat: Seat) -> dict[str, float]:
    """The numbers of a position, from one seat's side of the table."""
    seats = position.rules.setup.seats
    found: dict[str, float] = {}
    me = seats.index(seat)
    for key, part in zip(position.rules.part_index, position.parts, strict=True):
        if type(part) is Zones:
            _zones(position, part, seat, found)
            continue
        name = type(part).__name__
        whose = key[1] if isinstance(key, tuple) else ""  # a part of a seat, or of all
        side = f"/{MINE if whose == seat else OTHERS}" if whose else ""
        for field in part.__struct_fields__:
            value, deep = getattr(part, field), 1 if whose else 0
            _walk(f"{name}.{field}{side}", value, deep, me, len(seats), found)
    found["turn"] = float(position.clock.seat == seat)
    return found


def _zones(position: Position, zones: Zones, seat: Seat, found: dict[str, float]) -> None:
    for spec, pile in zip(position.rules.zones, zones.piles, strict=True):
        whose = "" if spec.seat is None else f"/{MINE if spec.seat == seat else OTHERS}"
        _add(found, spec.name + whose, float(len(pile)))


def _walk(key: str, value: Any, deep: int, me: int, seats: int, found: dict[str, float]) -> None:
    if isinstance(value, int):
        _add(found, key, float(value))
    elif isinstance(value, tuple):
        if len(value) == seats and deep == 0:
            for at, each in enumerate(value):
                _walk(f"{key}/{MINE if at == me else OTHERS}", each, 1, me, seats, found)
            return
        _add(found, f"{key}#", float(len(value)))
        if deep >= DEEPEST:
            return
        numbers = [one for one in value if type(one) is int]
        if numbers:
            _add(found, f"{key}+", float(sum(numbers)))
        for at, each in enumerate(value[:LOOKED_INTO]):
            if isinstance(each, tuple):
                _walk(f"{key}/{at}", each, deep + 1, me, seats, found)


def _add(found: dict[str, float], key: str, value: float) -> None:
    found[key] = found.get(key, 0.0) + value
