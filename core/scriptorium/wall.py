"""The wall around plugins: what goes wrong inside one ends there, with its name on it.

Strangers' plugins are called through a guard. It catches whatever they raise, refuses what they
return when it is of the wrong kind, and counts the lines they run, so that an endless loop ends
at the same place on every machine. Our own games are called directly; what they raise is caught
where an action is carried out.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

from .errors import FAULT, FactError, Refused, ScriptoriumError, SetupError, Unreadable
from .structs import Action

log = logging.getLogger("scriptorium.plugins")

MOST_LINES = 1_000_000
MOST_OFFERS = 20_000


class Fault(ScriptoriumError):
    """A plugin failed; `plugin` is its name."""

    def __init__(self, plugin: str, problem: str) -> None:
        super().__init__(f"{plugin}: {problem}")
        self.plugin = plugin
        self.problem = problem


# What a plugin may raise on purpose: answers to the player and to the writer of a scenario.
MEANT = (KeyboardInterrupt, Fault, Refused, Unreadable, FactError, SetupError)


class TooManyLines(BaseException):
    """A plugin ran for too long; not an Exception, so that no plugin swallows it by accident."""


def refused_for(fault: Fault) -> Refused:
    """The refusal a player sees when a plugin has failed."""
    answer = FAULT(plugin=fault.plugin)
    answer.plugin = fault.plugin
    return answer


def report(plugin: str, error: BaseException) -> Fault:
    """Write a failure to the log with its traceback, and turn it into a fault."""
    if isinstance(error, TooManyLines):
        problem = f"ran more than {MOST_LINES} lines for one answer"
        log.error("plugin %s %s", plugin, problem)
        return Fault(plugin, problem)
    log.error("plugin %s failed", plugin, exc_info=error)
    return Fault(plugin, f"{type(error).__name__}: {error}")


class _Counter:
    """Counts the lines that run; raises when they are too many."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = MOST_LINES

    def __call__(self, frame: FrameType, event: str, arg: Any) -> _Counter:
        self.left -= 1
        if self.left < 0:
            raise TooManyLines
        return self


class _Running(threading.local):
    """Whether this thread is inside a counted call already."""

    counted = False


_running = _Running()


def counted(call: Callable[..., Any], *args: Any) -> Any:
    """Call a stranger's function with its lines counted; calls inside it share one count."""
    if _running.counted:
        return call(*args)
    before, counter = sys.gettrace(), _Counter()
    _running.counted = True
    sys.settrace(counter)
    try:
        answer = call(*args)
    finally:
        sys.settrace(before)
        _running.counted = False
    if counter.left < 0:  # it was stopped and swallowed the stop
        raise TooManyLines
    return answer


def _listed(call: Callable[..., Any], kind: type[Action], args: tuple[Any, ...]) -> list[Action]:
    offers: list[Action] = []
    for offer in call(*args):
        if type(offer) is not kind:
            raise TypeError(f"offered {offer!r}, which is no {kind.__name__}")
        if len(offers) == MOST_OFFERS:
            raise ValueError(f"offered more than {MOST_OFFERS} choices")
        offers.append(offer)
    return offers


def guarded(
    plugin: str,
    call: Callable[..., Any],
    kind: type[Action] | None,
    result: type | None,
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
            if result is not None and type(answer) is not result:
                raise TypeError(f"answered {answer!r} where {result.__name__} was expected")
            return answer
        except MEANT:
            raise
        except BaseException as error:
            raise report(plugin, error) from error

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
        many: type[Action] | None = None,
        result: type | None = None,
        writes: bool = False,
    ) -> Callable[..., Any]:
        """Guard a function; `many` makes its answers a list of that kind of action."""
        if self.trusted:
            return call
        return guarded(self.plugin, call, many, result, writes)


def first_refusal(
    checks: Iterable[tuple[str, Callable[..., Refused | None]]], *args: Any
) -> Refused | None:
    """The first refusal that any of the checks gives, with its plugin's name on it."""
    for plugin, check in checks:
        try:
            answer = check(*args)
        except Refused as refused:  # raising it is another way of answering
            answer = refused
        except (KeyboardInterrupt, Fault):
            raise
        except BaseException as error:
            raise report(plugin, error) from error
        if answer is not None:
            if type(answer) is not Refused:
                raise report(plugin, TypeError(f"answered {answer!r} instead of a refusal or None"))
            if not answer.plugin:
                answer.plugin = plugin
            return answer
    return None
