"""Counts the functions that an action runs through: see scripts/trace.py."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from inspect import CO_OPTIMIZED
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import scriptorium as sc
from scriptorium.testing.helpers import position

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("core", "plugins", "cards", "frontends")
# Python 3.12 runs comprehensions without a call, so no version counts them.
COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}
ENGINE = "scriptorium"
BOARD = """
     A  B  C  D  E  F
1   .. .. .. .. .. ..
2   .. a. a. a. .. ..
3   .. .. .. .. .. ..
"""
T = TypeVar("T")


@dataclass
class Trace:
    """The functions of ours that ran: how many calls, in which modules, across which packages."""

    calls: int = 0
    crossings: int = 0
    modules: dict[str, None] = field(default_factory=dict)  # in the order of their first call

    def hear(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call if it is a function of ours; `sys.setprofile` calls this."""
        code = frame.f_code
        # The bodies of modules and classes are not optimized: an import is no call.
        if event != "call" or code.co_name in COMPREHENSIONS or not code.co_flags & CO_OPTIMIZED:
            return
        module = module_of(code.co_filename)
        if module is None:
            return
        self.calls += 1
        self.modules.setdefault(module)
        caller = caller_of(frame)
        self.crossings += caller is not None and package_of(caller) != package_of(module)

    def add(self, other: Trace) -> None:
        """Take in what ran after this."""
        self.calls += other.calls
        self.crossings += other.crossings
        self.modules |= other.modules

    def __str__(self) -> str:
        return f"{self.calls} calls, {len(self.modules)} modules, {self.crossings} crossings"

    def parts(self) -> Iterator[tuple[str, list[str]]]:
        """The modules in order, grouped by the package or part of the engine they belong to."""
        for part, modules in groupby(self.modules, part_of):
            yield part, [one.removeprefix(part).lstrip(".") or "__init__" for one in modules]


@cache
def module_of(file: str) -> str | None:
    """The module a file is, if it is ours."""
    path = Path(file)
    if not path.is_relative_to(ROOT) or path.relative_to(ROOT).parts[0] not in FOLDERS:
        return None
    inside = path.relative_to(ROOT).with_suffix("").parts[1:]
    return ".".join(inside).removesuffix(".__init__")


def caller_of(frame: FrameType) -> str | None:
    """The module of ours that called, directly or through somebody else's functions."""
    back = frame.f_back
    while back is not None:
        module = module_of(back.f_code.co_filename)
        if module is not None:
            return module
        back = back.f_back
    return None


def package_of(module: str) -> str:
    """The import package of a module."""
    return module.partition(".")[0]


def part_of(module: str) -> str:
    """The package of a module; within the engine also the part, as in `scriptorium.engine`."""
    names = module.split(".")
    return ".".join(names[:2] if names[0] == ENGINE else names[:1])


def traced(act: Callable[[], T]) -> tuple[T, Trace]:
    """Run something and count what it calls."""
    trace = Trace()
    gc.disable()  # a collection that happens to run is no part of the act
    sys.setprofile(trace.hear)
    try:
        result = act()
    finally:
        sys.setprofile(None)
        gc.enable()
    return result, trace


def new_matches() -> Iterator[tuple[str, Trace]]:
    """The first match compiles the rules; the second one finds them compiled."""
    for title in ("the first in a process", "with rules already compiled"):
        _, trace = traced(partial(sc.new_table, "sator", seats=2, seed=7))
        yield f'new_table("sator"), {title}', trace


def played(title: str, table: sc.Table, *wanted: str) -> Iterator[tuple[str, Trace]]:
    """Play actions, each given in notation: list what is legal, then apply one of the list."""
    whole = Trace()
    for text in wanted:
        listed, listing = traced(partial(sc.legal, table))
        chosen = next(one for one in listed if sc.write(table, one) == text)
        after, applying = traced(partial(sc.apply, table, chosen))
        name = f"{title}: {type(chosen).__name__}"
        yield f"{name}, legal (choices: {len(listed)})", listing
        yield f"{name}, apply", applying
        whole.add(listing)
        whole.add(applying)
        table = after.table
    if len(wanted) > 1:
        yield f"{title}: all of it", whole


def traces() -> Iterator[tuple[str, Trace]]:
    """A new match, a book laid in Plankenkoorts, and MOVES iron in SATOR."""
    yield from new_matches()
    shelves = sc.new_table("plankenkoorts", seats=2, seed=7)
    yield from played("Plankenkoorts, lay a book", shelves, "begin Genesis")
    setup: dict[str, Any] = {"bridges": {"a": "I3 iron"}, "hands": {"red": ["moves-iron"]}}
    abyss = position("sator", board=BOARD, **setup).table
    yield from played("SATOR, play MOVES iron", abyss, "moves-iron", "aim a", "push 1 n")


def lines_of(title: str, trace: Trace) -> Iterator[str]:
    """One trace as text."""
    yield title
    yield f"  {trace}"
    for part, modules in trace.parts():
        yield f"  {part}: {', '.join(modules)}"


def main() -> int:
    """Print every trace."""
    print("Calls of our functions, the modules they are in, and calls from one package to another.")
    for title, trace in traces():
        print("", *lines_of(title, trace), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
