"""Names with versions, as in `lamp >=1.2,<2`: what a mod requires, goes with, or conflicts with.

Versions are numbers with dots between them, compared as Python packages do it. A reader of our own
is enough for that and keeps the core at its three dependencies; whatever it does not understand is
refused, never guessed.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

_WANTED = re.compile(r"([A-Za-z0-9_][A-Za-z0-9_.-]*)\s*(.*)", re.DOTALL)
_BOUND = re.compile(
    r"(?:(==|!=|>=|<=|>|<)\s*([0-9]{1,9}(?:\.[0-9]{1,9}){0,7})"
    r"|(==|!=)\s*([0-9]{1,9}(?:\.[0-9]{1,9}){0,6}\.\*)"
    r"|(~=)\s*([0-9]{1,9}(?:\.[0-9]{1,9}){1,7}))"
)
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


class Requirement(NamedTuple):
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
        return all(_within(found, sign, bound) for sign, bound in self.bounds)

    def __str__(self) -> str:
        bounds = ",".join(sign + version for sign, version in self.bounds)
        return f"{self.name} {bounds}".strip()


def _within(found: tuple[int, ...], sign: str, bound: str) -> bool:
    if sign == "~=":  # from there on, as long as all numbers but the last stay the same
        family = bound.rpartition(".")[0] + ".*"
        return _within(found, ">=", bound) and _within(found, "==", family)
    if bound.endswith(".*"):
        family_numbers = tuple(int(part) for part in bound[:-2].split("."))
        length = len(family_numbers)
        begins = (found + (0,) * length)[:length]
        return _COMPARE[sign](begins, family_numbers)
    return _COMPARE[sign](found, numbers(bound) or ())


def numbers(version: str) -> tuple[int, ...] | None:
    """The numbers of a version, without zeros at the end; None where it has another form."""
    if not _VERSION.fullmatch(version):
        return None
    found = [int(part) for part in version.split(".")]
    while len(found) > 1 and not found[-1]:
        found.pop()
    return tuple(found)


@cache
def requirement(text: str) -> Requirement:
    """Read a name with or without versions; raises ValueError where it is neither."""
    named = _WANTED.fullmatch(text.strip())
    if named is None:
        raise ValueError(f"write {FORM}, not {text!r}")
    bounds = []
    for part in named.group(2).split(",") if named.group(2) else ():
        bound = _BOUND.fullmatch(part.strip())
        if bound is None:
            raise ValueError(f"write {FORM}, not {text!r}")
        sign, version = (group for group in bound.groups() if group)
        bounds.append((sign, version))
    return Requirement(named.group(1), tuple(bounds))
