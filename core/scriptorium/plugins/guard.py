"""The guard around a plugin: the one way to call its functions and to blame it for failures.

All that a plugin registers keeps that plugin's guard. A third-party function is wrapped once,
when the rules are compiled: the wrapper catches what it raises, refuses an answer of the wrong
kind, and marks whose code runs for the watching process. Our own functions are called unwrapped.
Both are called through their guard, which names the right plugin when one fails.
"""

from __future__ import annotations

import inspect
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, cast

from scriptorium.isolation.marker import RaisedStop as RaisedStop
from scriptorium.isolation.marker import marked as marked

from .errors import PackError, RaisedOnPurpose, ScriptoriumError
from .refusals import Reason, Refused
from .telling import shown as shown
from .telling import told_by

log = logging.getLogger("scriptorium.plugins")

MOST_OFFERS = 20_000


class Fault(ScriptoriumError):
    """A plugin failed; `plugin` is its name."""

    def __init__(self, plugin: str, problem: str) -> None:
        super().__init__(f"{plugin}: {problem}")
        self.plugin = plugin
        self.problem = problem


def in_words(error: BaseException) -> str:
    """What was raised, and what it says; even saying it may fail."""
    try:
        told = told_by(str, error)
    except KeyboardInterrupt:
        raise
    except BaseException:
        told = ""
    kind = type(error)  # `isinstance` would ask the error itself
    if issubclass(kind, PackError):
        return told
    return f"{kind.__name__}: {told}" if told else kind.__name__


FAULT = Reason("plugin_fault", "", "The plugin {plugin} failed here, so this was not done.")


def refused_for(fault: Fault) -> Refused:
    """The refusal a player sees when a plugin has failed."""
    answer = FAULT(plugin=fault.plugin)
    answer.plugin = fault.plugin
    return answer


# Called with each failure of a plugin, also with those that the log only counts.
witnesses: list[Callable[[str, BaseException], None]] = []

Kind = tuple[str, type[BaseException] | None, CodeType | None]  # of a fault: whose, what, where
_counts: dict[Kind, int] = {}
MOST_KINDS = 500
_strict: list[Fault] | None = None  # faults of ours, where that ends a test


class OurFault(BaseException):
    """One of our own plugins failed while that ends the test; not to be caught by accident."""


# What goes on up as it is: the stop key, what is reported already, and what a plugin raises on
# purpose, as an answer to the player or to the writer of a scenario.
MEANT = (KeyboardInterrupt, OurFault, Fault, RaisedOnPurpose)


class _Unblamed(threading.local):
    """The failures in this thread that no plugin is blamed for; None while plugins are blamed."""

    faults: list[Fault] | None = None


_unblamed = _Unblamed()


@contextmanager
def unblamed() -> Iterator[list[Fault]]:
    """While this lasts, what fails is noted here alone: a table from outside is being tried."""
    before, _unblamed.faults = _unblamed.faults, []
    try:
        yield _unblamed.faults
    finally:
        _unblamed.faults = before


def _report(plugin: str, error: BaseException, third_party: bool) -> Fault:
    """Turn a failure into a fault; the first of its kind is written to the log with its trace.

    Faults of a third-party plugin end no test.
    """
    if _unblamed.faults is not None:
        fault = Fault(plugin, in_words(error))
        _unblamed.faults.append(fault)
        return fault
    for witness in witnesses:
        witness(plugin, error)
    many = _times(plugin, error)
    fault = Fault(plugin, in_words(error))
    if many == 1:
        write_down("plugin %s failed", plugin, error)
    elif str(many).strip("0") == "1":  # at 10, 100, 1000: a log tells how often, and stays short
        log.error("plugin %s failed in the same way %s times", plugin, many)
    if _strict is not None and not third_party:
        _strict.append(fault)
        raise OurFault(str(fault)) from error
    return fault


def write_down(told: str, plugin: str, error: BaseException) -> None:
    """Write a failure down with its trace, for which the error is asked for its words again."""
    try:
        log.error(told, plugin, exc_info=error)
    except KeyboardInterrupt:
        raise
    except BaseException:
        log.error("plugin %s failed, and its error cannot be told", plugin)


def _times(plugin: str, error: BaseException) -> int:
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


def _listed(call: Callable[..., Any], kind: type[Any], args: tuple[Any, ...]) -> list[Any]:
    offers: list[Any] = []
    answer = call(*args)
    if not isinstance(answer, Iterable):
        raise TypeError(f"answered {shown(answer)} where several {kind.__name__} were expected")
    for offer in answer:
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


# Instead of an answer that failed.
NOT_GIVEN: Any = object()


def leave_out(position: Any, fault: Fault, name: str) -> None:
    """Note that something of a plugin failed at this table, and that the match goes on without."""
    notes = getattr(position, "notes", None)
    if notes is not None:
        notes.setdefault("faults", {})[fault.plugin, name] = None
        if issubclass(type(fault.__cause__), RecursionError):
            notes.setdefault("deep", set()).add((fault.plugin, name))


class Guard:
    """The guard of one plugin: wraps its functions, asks them, and takes down what they raise.

    `guest` is the name under which a third-party one is marked, if that is not its own.
    """

    __slots__ = ("guest", "plugin", "third_party")

    def __init__(self, plugin: str, *, third_party: bool, guest: str = "") -> None:
        self.plugin = plugin
        self.third_party = third_party
        self.guest = guest or plugin

    def __call__(
        self,
        call: Callable[..., Any],
        *,
        many: type[Any] | None = None,
        result: type | tuple[type, ...] | None = None,
        writes: bool = False,
    ) -> Callable[..., Any]:
        """The function as it is called in a match: wrapped, where it is third-party.

        `many` makes its answers a list of just that kind of thing, `result` names the kinds of its
        one answer; a function that `writes` leaves its guard on the change.
        """
        if not self.third_party:
            return call

        def wrapped(*args: Any) -> Any:
            try:
                if writes:
                    args[0].third_party = self
                if many is not None:
                    return marked(self.guest, _listed, call, many, args)
                answer = marked(self.guest, call, *args)
                if result is not None and not _is_a(answer, result):
                    raise TypeError(f"answered {shown(answer)} where {_named(result)} was expected")
                if writes and (inspect.isgenerator(answer) or inspect.iscoroutine(answer)):
                    answer.close()
                    raise TypeError("did nothing: a function with yield or async does not run here")
                return answer
            except MEANT:
                raise
            except BaseException as error:
                raise self.fault(error) from error

        if inspect.isfunction(call):  # what its author says of it is shown to players
            wrapped.__name__, wrapped.__doc__ = call.__name__, call.__doc__
        return wrapped

    def do(self, call: Callable[..., Any], *args: Any) -> Any:
        """Call a function on which everything depends; raise a `Fault` where it fails."""
        try:
            return call(*args)
        except MEANT:
            raise
        except BaseException as error:
            raise self.fault(error) from error

    def ask(self, call: Callable[..., Any], *args: Any, instead: Any = None) -> Any:
        """What a function answers; where it fails, that is reported, and something else."""
        try:
            return call(*args)
        except BaseException as error:
            self.fault(error)
            return instead

    def ask_at(
        self,
        position: Any,
        call: Callable[..., Any],
        *args: Any,
        name: str = "rule",
        instead: Any = NOT_GIVEN,
    ) -> Any:
        """The same at a table, where `faults` tells what failed; `name` is what it is about.

        What called itself without end took its time, and is not asked again about that.
        """
        notes = getattr(position, "notes", None)
        if notes is not None and (self.plugin, name) in notes.get("deep", ()):
            return instead
        try:
            return call(*args)
        except BaseException as error:
            leave_out(position, self.fault(error), name)
            return instead

    def fault(self, error: BaseException) -> Fault:
        """The fault that an error is: reported once, where it happened or here.

        A person who stops the program is no fault, and one of ours that ends a test goes on up.
        """
        kind = type(error)  # `isinstance` would ask the error itself
        if issubclass(kind, (KeyboardInterrupt, OurFault)):
            raise error
        if issubclass(kind, Fault):
            return cast("Fault", error)
        fault = _report(self.plugin, error, self.third_party)
        fault.__cause__ = error
        return fault
