"""Reading what scenarios write: lists of words, values by seat, yes or no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scriptorium.engine.change import Change
from scriptorium.engine.errors import FactError
from scriptorium.engine.table import Position
from scriptorium.engine.values import Seat


def texts_in(path: str, wanted: Any) -> list[str]:
    """A list of words."""
    if not isinstance(wanted, list) or not all(isinstance(one, str) for one in wanted):
        raise FactError(path, f"write a list of words, not {wanted!r}")
    return list(wanted)


def table_of(path: str, wanted: Any, example: str) -> dict[str, Any]:
    """A table of names and values."""
    if not isinstance(wanted, dict):
        raise FactError(path, f"write a value for each, as in {path}.{example}")
    return wanted


def by_seat(fact: str, now: Change, wanted: Any) -> list[tuple[Seat, Any]]:
    """What a table says of each seat that it names."""
    seats = now.rules.setup.seats
    for seat in table_of(fact, wanted, seats[0]):
        if seat not in seats:
            raise FactError(f"{fact}.{seat}", f"{seat} does not play in this scenario")
    return list(wanted.items())


def one_seat(fact: str, now: Change, wanted: Any) -> Seat:
    """A seat that plays."""
    if wanted not in now.rules.setup.seats:
        seats = ", ".join(now.rules.setup.seats)
        raise FactError(fact, f"{wanted!r} does not play; the seats are {seats}")
    return str(wanted)


def yes_or_no(fact: str, wanted: Any) -> bool:
    """True or false."""
    if not isinstance(wanted, bool):
        raise FactError(fact, f"write true or false, not {wanted!r}")
    return wanted


def number(fact: str, wanted: Any, least: int, most: int) -> int:
    """A whole number within bounds."""
    if type(wanted) is not int or not least <= wanted <= most:
        raise FactError(fact, f"write a whole number from {least} to {most}, not {wanted!r}")
    return wanted


def one_of(fact: str, wanted: Any, words: tuple[str, ...]) -> str:
    """One of some words."""
    if wanted not in words:
        raise FactError(fact, f"write {' or '.join(words)}, not {wanted!r}")
    return str(wanted)


def for_seats(see: Callable[[Position, Seat], Any]) -> Callable[[Position], Any]:
    """A value for each seat."""
    return lambda position: {seat: see(position, seat) for seat in position.rules.setup.seats}
