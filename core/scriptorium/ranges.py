"""Names with versions, as in `lamp >=1.2,<2`: what a mod requires, goes with, or conflicts with.

Versions are numbers with dots between them. A reader of our own is enough for that and keeps the
core at its three dependencies; whatever it does not understand is refused, never guessed.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

_WANTED = re.compile(r"([A-Za-z0-9_][A-Za-z0-9_.-]*)\s*(.*)", re.DOTALL)
_BOUND = re.compile(r"(==|!=|>=|<=|>|<)\s*([0-9]{1,9}(?:\.[0-9]{1,9}){0,7})")
_VERSION = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9}){0,7}")
_COMPARE: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
FORM = "a name and versions, as in lamp >=1.2,<2"


class Wanted(NamedTuple):
    """A plugin that is named, and the versions of it that are meant; none stands for all."""

    name: str
    bounds: tuple[tuple[str, str], ...]

    def includes(self, version: str) -> bool:
        """Whether a version is among those meant; one that is no version is in no range."""
        if not self.bounds:
            return True
        found = numbers(version)
        if found is None:
            return False
        return all(_COMPARE[sign](found, numbers(bound) or ()) for sign, bound in self.bounds)

    def __str__(self) -> str:
        bounds = ",".join(sign + version for sign, version in self.bounds)
        return f"{self.name} {bounds}".strip()


def numbers(version: str) -> tuple[int, ...] | None:
    """The numbers of a version, without zeros at the end; None where it has another form."""
    if not _VERSION.fullmatch(version):
        return None
    found = [int(part) for part in version.split(".")]
    while len(found) > 1 and not found[-1]:
        found.pop()
    return tuple(found)


@cache
def wanted(text: str) -> Wanted:
    """Read a name with or without versions; raises ValueError where it is neither."""
    named = _WANTED.fullmatch(text.strip())
    if named is None:
        raise ValueError(f"write {FORM}, not {text!r}")
    bounds = []
    for part in named.group(2).split(",") if named.group(2) else ():
        bound = _BOUND.fullmatch(part.strip())
        if bound is None:
            raise ValueError(f"write {FORM}, not {text!r}")
        bounds.append((bound.group(1), bound.group(2)))
    return Wanted(named.group(1), tuple(bounds))
