"""A function that a mod plants: it fails in some way, and notes whether it was marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from wall_house import fail, leave

import scriptorium as sc
from scriptorium.isolation import watched_by


class Odd(sc.Action, tag="house.odd.act", frozen=True):
    """An action of the house."""


class Kind(int):
    """A number that brings functions of its own."""

    def __index__(self) -> int:
        raise AssertionError("called outside the wall")

    __and__ = __rand__ = __or__ = __ror__ = __rshift__ = __eq__ = __index__  # type: ignore[assignment]
    __hash__ = None  # type: ignore[assignment]


FAULTS: dict[str, Callable[[], Any]] = {
    "raises": fail,
    "leaves": leave,
    "a text": lambda: "rubbish",
    "nothing": lambda: None,
    "a list": lambda: [1, 2],
    "an odd number": lambda: Kind(3),
    "a class": lambda: Odd,
}


class Marked:
    """Is told whose code runs, as the watching process would be."""

    guest = ""

    def enter(self, guest: str) -> str:
        before, self.guest = self.guest, guest
        return before

    def leave(self, before: str) -> None:
        self.guest = before


MARKED = Marked()


@contextmanager
def told() -> Iterator[None]:
    """Marks are told to `MARKED` meanwhile."""
    before = watched_by(MARKED)
    try:
        yield
    finally:
        watched_by(before)


class Planted:
    """A mod's function; notes whether it was marked as somebody's whenever it was called."""

    def __init__(self, fault: Callable[[], Any]) -> None:
        self.fault = fault
        self.calls = 0
        self.unguarded: list[Any] = []

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.calls += 1
        if not MARKED.guest:
            self.unguarded.append(args)
        return self.fault()
