"""The wall around plugins: what goes wrong inside one ends there, with its name on it.

Strangers' plugins are called through a guard. It catches whatever they raise, refuses what they
return when it is of the wrong kind, and counts the lines they run, so that an endless loop ends
at the same place on every machine. Our own games are called directly; what they raise is caught
where an action is carried out.
"""

from __future__ import annotations

import dis
import inspect
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from .plugin_errors import PackError, RaisedOnPurpose, ScriptoriumError
from .refusals import Reason, Refused

log = logging.getLogger("scriptorium.plugins")

MOST_LINES = 1_000_000
MOST_LINES_LOADING = 20 * MOST_LINES
MOST_OFFERS = 20_000
MOST_TOLD = 300


class Fault(ScriptoriumError):
    """A plugin failed; `plugin` is its name."""

    def __init__(self, plugin: str, problem: str) -> None:
        super().__init__(f"{plugin}: {problem}")
        self.plugin = plugin
        self.problem = problem


# What a plugin may raise on purpose: answers to the player and to the writer of a scenario.
MEANT = (KeyboardInterrupt, Fault, RaisedOnPurpose)


class TooManyLines(BaseException):
    """A plugin ran for too long; not an Exception, so that no plugin swallows it by accident."""

    def __init__(self, most: int = MOST_LINES) -> None:
        super().__init__(f"ran more than {most} lines for one answer")


def shown(value: Any) -> str:
    """What a stranger's value looks like, in few words; even showing it may fail."""
    try:
        told = repr(value)
    except KeyboardInterrupt:
        raise
    except BaseException:
        told = f"<{type(value).__name__}>"
    return told if len(told) <= MOST_TOLD else told[:MOST_TOLD] + "…"


def in_words(error: BaseException) -> str:
    """What was raised, and what it says; even saying it may fail."""
    try:
        told = str(error)
    except KeyboardInterrupt:
        raise
    except BaseException:
        told = ""
    if isinstance(error, PackError):
        return told
    return f"{type(error).__name__}: {told}" if told else type(error).__name__


FAULT = Reason("plugin_fault", "", "The plugin {plugin} failed here, so this was not done.")


def refused_for(fault: Fault) -> Refused:
    """The refusal a player sees when a plugin has failed."""
    answer = FAULT(plugin=fault.plugin)
    answer.plugin = fault.plugin
    return answer


# Who wants to hear which plugins fail, and how: each time, also where the log only counts.
witnesses: list[Callable[[str, BaseException], None]] = []

Kind = tuple[str, type[BaseException] | None, CodeType | None]  # of a fault: whose, what, where
_counts: dict[Kind, int] = {}
MOST_KINDS = 500
_strict: list[Fault] | None = None  # faults of ours, where that ends a test
trusted_names: set[str] = set()  # the names of plugins that are ours


class OurFault(BaseException):
    """One of our own plugins failed while that ends the test; not to be caught by accident."""


def report(plugin: str, error: BaseException) -> Fault:
    """Turn a failure into a fault; the first of its kind is written to the log with its trace."""
    for witness in witnesses:
        witness(plugin, error)
    many = _counted(plugin, error)
    stopped = isinstance(error, TooManyLines)
    fault = Fault(plugin, str(error) if stopped else in_words(error))
    if many == 1:
        told = f"plugin %s {error}" if stopped else "plugin %s failed"
        log.error(told, plugin, exc_info=error)
    elif str(many).strip("0") == "1":  # at 10, 100, 1000: a log tells how often, and stays short
        log.error("plugin %s failed in the same way %s times", plugin, many)
    if _strict is not None and plugin in trusted_names:
        _strict.append(fault)
        raise OurFault(str(fault)) from error
    return fault


def asked(plugin: str, call: Callable[..., Any], *args: Any, instead: Any = None) -> Any:
    """What a function of a plugin answers; where it fails, that is reported, and something else."""
    try:
        return call(*args)
    except KeyboardInterrupt:
        raise
    except Fault:
        return instead  # reported where it happened
    except BaseException as error:
        report(plugin, error)
        return instead


def _counted(plugin: str, error: BaseException) -> int:
    """How often a plugin has failed in this way at this place, this time included."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    kind: Kind = plugin, type(error), trace.tb_frame.f_code if trace is not None else None
    if kind not in _counts and len(_counts) >= MOST_KINDS:
        kind = plugin, None, None  # code made anew each time: counted in one
    _counts[kind] = _counts.get(kind, 0) + 1
    return _counts[kind]


def failure_counts() -> dict[str, int]:
    """How often each plugin has failed since the program began, by name."""
    found: dict[str, int] = {}
    for (plugin, _, _), many in sorted(_counts.items(), key=lambda item: item[0][0]):
        found[plugin] = found.get(plugin, 0) + many
    return found


def forget_failures() -> None:
    """Count anew, and write each kind of fault with its trace once more."""
    _counts.clear()


@contextmanager
def strict() -> Iterator[list[Fault]]:
    """While this lasts, a fault of one of our own plugins is raised and kept: for tests."""
    global _strict
    before, _strict = _strict, []
    try:
        yield _strict
    finally:
        _strict = before


# Before 3.12 Python tells nothing of a jump that leads to itself: `while True: pass`.
SILENT_JUMP = (
    bytes((dis.opmap["JUMP_BACKWARD"], 1)) if sys.version_info < (3, 12) else None
)  # an endless loop in one instruction
_silent: dict[int, tuple[CodeType, bool]] = {}


def _may_spin_silently(code: CodeType) -> bool:
    known = _silent.get(id(code))
    if known is None or known[0] is not code:
        known = _silent[id(code)] = (code, SILENT_JUMP is not None and SILENT_JUMP in code.co_code)
    return known[1]


class _Counter:
    """Counts the lines that run; raises when they are too many."""

    __slots__ = ("left", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self.left = most

    def __call__(self, frame: FrameType, event: str, arg: Any) -> _Counter:
        if event == "call" and SILENT_JUMP is not None and _may_spin_silently(frame.f_code):
            frame.f_trace_opcodes = True
        self.left -= 1
        if self.left < 0:
            raise TooManyLines(self.most)
        return self


class _Running(threading.local):
    """Whether this thread is inside a counted call already."""

    counted = False


_running = _Running()


def counted(call: Callable[..., Any], *args: Any, most: int = MOST_LINES) -> Any:
    """Call a stranger's function with its lines counted; calls inside it share one count."""
    if _running.counted:
        return call(*args)
    before, counter = sys.gettrace(), _Counter(most)
    _running.counted = True
    sys.settrace(counter)
    try:
        answer = call(*args)
    finally:
        sys.settrace(before)
        _running.counted = False
    if counter.left < 0:  # it was stopped and swallowed the stop
        raise TooManyLines(most)
    return answer


def apart(call: Callable[..., Any], *args: Any) -> Any:
    """Call another plugin's function from inside a counted call, with a count of its own."""
    if not _running.counted:
        return call(*args)
    tracing = sys.gettrace()
    sys.settrace(None)
    _running.counted = False
    try:
        return call(*args)
    finally:
        _running.counted = True
        sys.settrace(tracing)


def _listed(call: Callable[..., Any], kind: type[Any], args: tuple[Any, ...]) -> list[Any]:
    offers: list[Any] = []
    for offer in call(*args):
        if type(offer) is not kind:
            raise TypeError(f"offered {shown(offer)}, which is no {kind.__name__}")
        if len(offers) == MOST_OFFERS:
            raise ValueError(f"offered more than {MOST_OFFERS} choices")
        offers.append(offer)
    return offers


def _named(kinds: type | tuple[type, ...]) -> str:
    several = kinds if isinstance(kinds, tuple) else (kinds,)
    return " or ".join("None" if kind is type(None) else kind.__name__ for kind in several)


EXACT = (bool, int, str, tuple, list, frozenset)  # a kind of these may bring functions of its own


def _is_a(value: Any, result: type | tuple[type, ...]) -> bool:
    kinds = result if isinstance(result, tuple) else (result,)
    return any(type(value) is one if one in EXACT else isinstance(value, one) for one in kinds)


def guarded(
    plugin: str,
    call: Callable[..., Any],
    kind: type[Any] | None,
    result: type | tuple[type, ...] | None,
    writes: bool,
) -> Callable[..., Any]:
    """The same function behind the wall; one that `writes` leaves its name on the change."""

    def guard(*args: Any) -> Any:
        try:
            if writes:
                args[0].guest = plugin
            if kind is not None:
                return counted(_listed, call, kind, args)
            answer = counted(call, *args)
            if result is not None and not _is_a(answer, result):
                raise TypeError(f"answered {shown(answer)} where {_named(result)} was expected")
            if writes and (inspect.isgenerator(answer) or inspect.iscoroutine(answer)):
                answer.close()
                raise TypeError("did nothing: a function with yield or async does not run here")
            return answer
        except MEANT:
            raise
        except BaseException as error:
            raise report(plugin, error) from error

    if inspect.isfunction(call):  # what its author says of it is shown to players
        guard.__name__, guard.__doc__ = call.__name__, call.__doc__
    return guard


class Guard:
    """Makes the guards of one plugin; a trusted plugin's functions stay as they are."""

    def __init__(self, plugin: str, *, trusted: bool) -> None:
        self.plugin = plugin
        self.trusted = trusted

    def __call__(
        self,
        call: Callable[..., Any],
        *,
        many: type[Any] | None = None,
        result: type | tuple[type, ...] | None = None,
        writes: bool = False,
    ) -> Callable[..., Any]:
        """Guard a function; `many` makes its answers a list of just that kind of thing."""
        if self.trusted:
            return call
        return guarded(self.plugin, call, many, result, writes)
