"""What plugins answer: plain values, looked at before anybody reckons with them.

An answer that fails counts as not given; its plugin and what was asked are named by `faults`. One
that never ends is stopped, and not asked again at the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import isfunction
from typing import Any

from .guard import shown

JOINED = ("bits", "sum", "tuples")
MOST_BITS = 1 << 16
MOST_SUM = MOST_VALUES = 9_999


def checked(joined: str, call: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """A third-party function whose answer is looked at before anybody reckons with it."""

    def answer(position: Any, question: Any) -> Any:
        value = call(position, question)
        if not _fits(joined, value):
            raise TypeError(f"answered {shown(value)}, which are no {joined}")
        return value

    if isfunction(call):  # what its author says of it is shown to players
        answer.__name__, answer.__doc__ = call.__name__, call.__doc__
    return answer


def _fits(joined: str, value: Any) -> bool:
    if joined == "tuples":
        return type(value) is tuple and len(value) <= MOST_VALUES and all(map(_is_plain, value))
    if type(value) is not int or value.bit_length() > MOST_BITS:
        return False
    return abs(value) <= MOST_SUM if joined == "sum" else value >= 0


def _is_plain(value: Any) -> bool:
    if type(value) is tuple:
        return len(value) <= MOST_VALUES and all(type(one) is int for one in value)
    return type(value) in (int, str)


def faults(position: Any) -> tuple[tuple[str, str], ...]:
    """Plugin and question of each answer or rule that failed here and counted as not given."""
    notes = getattr(position, "notes", None)
    return () if notes is None else tuple(notes.get("faults", ()))
