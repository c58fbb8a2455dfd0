"""Faults caught by the guard while a mod is tried: each kind once, how often, where first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from inspect import findsource, getsourcefile, isfunction, unwrap
from linecache import getline
from pathlib import Path
from types import FrameType

from scriptorium.engine.table import Table
from scriptorium.engine.values import Part, is_well_formed
from scriptorium.plugins.guard import Guard, in_words, witnesses
from scriptorium.plugins.source_location import complaint
from scriptorium.plugins.tracebacks import placed

MOST_FAULTS = 200
MOST_FAILED = 12  # actions that could not be done
RULE = ("gate", "mask", "predicate", "explain", "do")  # of a rule and of a changed choice
WRAPPED = f"{Guard.__call__.__qualname__}.<locals>.wrapped"  # where a guard calls a function


@dataclass
class FaultKind:
    """Faults that are alike: where the first was heard, and how many there were."""

    first: str
    times: int = 0


class HeardFaults:
    """What plugins do wrong, which is otherwise only written to the log."""

    def __init__(self) -> None:
        self.kinds: dict[str, FaultKind] = {}
        self.match = ""
        self.doing = ""
        self.failed = 0  # actions that could not be done
        self._all = 0

    @property
    def too_many(self) -> bool:
        """Whether nothing is to be learned from playing on."""
        return self.failed >= MOST_FAILED or self._all > MOST_FAULTS

    def told(self) -> list[str]:
        """Each kind with its number, and where it was heard first."""
        return [
            f"{kind.first}{what}" + (f" ({kind.times} times)" if kind.times > 1 else "")
            for what, kind in self.kinds.items()
        ]

    def hear(self, plugin: str, error: BaseException) -> None:
        """Note one."""
        self._all += 1
        place = ": ".join(part for part in (self.match, self.doing) if part)
        kind = self.kinds.setdefault(
            fault_text(plugin, error), FaultKind(f"{place}: " if place else "")
        )
        kind.times += 1

    def note(self, told: str) -> None:
        """Note what no plugin raised, and is wrong all the same."""
        place = ": ".join(part for part in (self.match, self.doing) if part)
        self.kinds.setdefault(told, FaultKind(f"{place}: " if place else "")).times += 1

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear all that goes wrong while this lasts."""
        witnesses.append(self.hear)
        try:
            yield
        finally:
            witnesses.remove(self.hear)


def fault_text(plugin: str, error: BaseException) -> str:
    """Whose fault it is, what happened, and the line that it is about."""
    told = placed(error)
    if told == in_words(error):  # nothing was raised in it: it answered nonsense
        told = _answered(error) or told
    if isinstance(error, OverflowError):
        told += "; a part keeps numbers of 64 bits, for squares use scriptorium.grid.SquareSet"
    return f"plugin {plugin} failed: {told}{_kept_in(error)}"


def _answered(error: BaseException) -> str:
    """A wrong answer with the line of the function that gave it, as the guard had called it."""
    frames = _frames(error)
    unfit = _did_not_fit(error, frames[-1].f_locals.values()) if frames else None
    for here in frames:
        call = here.f_locals.get("call") if here.f_code.co_qualname == WRAPPED else None
        call = unfit or call
        if isfunction(call):
            code = unwrap(call).__code__
            file, line = code.co_filename, code.co_firstlineno
            text = getline(file, line).strip()
            return str(complaint(Path(file).name, line, 1, in_words(error), text))
    return ""


def _kept_in(error: BaseException) -> str:
    """Which part of a table holds what cannot be kept; nothing where it was no table."""
    tables = (
        one for here in _frames(error) for one in here.f_locals.values() if type(one) is Table
    )
    odd = (part for table in tables for part in table.parts if not _is_kept(part))
    return next((f"; it stands in {named(part.__class__)}" for part in odd), "")


def _is_kept(part: Part) -> bool:
    try:
        return is_well_formed(part)
    except OverflowError:
        return False


def _frames(error: BaseException) -> list[FrameType]:
    """Where it passed through, the place where it was raised last."""
    found, trace = [], error.__traceback__
    while trace is not None:
        found.append(trace.tb_frame)
        trace = trace.tb_next
    return found


def _did_not_fit(error: BaseException, there: Iterable[object]) -> object:
    """The function that was called with more or fewer values than it takes, where it was called."""
    name = str(error).partition("(")[0] if isinstance(error, TypeError) else ""
    for one in there if name else ():
        for found in (one, *(getattr(one, what, None) for what in RULE)):
            if isfunction(found) and found.__qualname__ == name:
                return found
    return None


@cache
def named(kind: type) -> str:
    """A class of an author, with where it stands: `Peek (odd.py:12)`."""
    try:
        file, (_, line) = getsourcefile(kind), findsource(kind)
    except (OSError, TypeError):
        file, line = None, 0
    return f"{kind.__name__} ({Path(file).name}:{line + 1})" if file else kind.__name__
