"""A function that a mod plants: it fails in some way, and notes whether it was guarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from wall_house import endless, fail, leave

import scriptorium as sc
from night import often
from scriptorium.isolation import line_counter as counting


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
    "loops": endless,
    "a text": lambda: "rubbish",
    "nothing": lambda: None,
    "a list": lambda: [1, 2],
    "an odd number": lambda: Kind(3),
    "a class": lambda: Odd,
}


class Planted:
    """A mod's function; notes whether the wall stood around it whenever it was called."""

    def __init__(self, fault: Callable[[], Any]) -> None:
        self.fault = fault
        self.calls = 0
        self.unguarded: list[Any] = []

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.calls += 1
        if not counting._running.counted:
            self.unguarded.append(args)
        return self.fault()


def stop_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """By day a loop is stopped after a twentieth of its lines; other tests hold the real bound."""
    lines = often(counting.MOST_LINES // 20, counting.MOST_LINES)
    monkeypatch.setitem(counting.counted.__kwdefaults__, "most", lines)
