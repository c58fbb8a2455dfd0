"""Counting the lines that a third-party function runs, so that an endless loop ends.

It ends at the same place on every machine, for lines are counted and no clock is asked. The counter
stays armed: a function that swallows the stop is stopped again at its next jump or call. Whoever
watches from outside is told whose code runs, and that it moves on; once the lines are used up it is
told no more, so that a loop which swallows every stop looks from there as what it is.
"""

from __future__ import annotations

import dis
import os
import sys
import threading
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, Protocol

from .our_files import is_ours

MOST_LINES = 1_000_000
MOST_LINES_LOADING = 4 * MOST_LINES  # about as long as third-party code may stand still
MOST_STOPS = 3  # of the functions of one plugin, until it counts as hanging
TELL_EVERY = 0xF  # lines between two words to whoever watches, as a mask


class TooManyLines(BaseException):
    """A plugin ran for too long; not an Exception, so that no plugin swallows it by accident."""

    guest = ""  # whose function ran

    def __init__(self, most: int = MOST_LINES) -> None:
        super().__init__(f"ran more than {most} lines for one answer")


class RaisedStop(Exception):
    """A plugin raised what the stop key raises."""

    def __init__(self, *details: object) -> None:
        super().__init__("raised KeyboardInterrupt, which is for the stop key alone", *details)

    def __str__(self) -> str:
        return str(self.args[0])


class LineWatch(Protocol):
    """Called with whose code runs, and as it goes on."""

    def enter(self, guest: str) -> str:
        """Third-party code begins; gives whose code ran before."""

    def leave(self, before: str) -> None:
        """It is done, and that of before goes on."""

    def step(self) -> None:
        """It moves on."""


_watch: LineWatch | None = None
_hears_stop: Callable[[], bool] | None = None
_lately: dict[str, None] = {}
_when_hanging: Callable[[str], None] | None = None
_stops: dict[str, int] = {}


def guests_lately() -> tuple[str, ...]:
    """Whose functions ran since this was asked the last time."""
    found = tuple(_lately)
    _lately.clear()
    return found


def watched_by(watch: LineWatch | None) -> LineWatch | None:
    """Tell this one from now on; gives who was told before."""
    global _watch
    before, _watch = _watch, watch
    return before


def ends_hanging(call: Callable[[str], None] | None) -> Callable[[str], None] | None:
    """Set what is called when a plugin was stopped too often; return what was set before.

    A loop that ends after a million lines ends at once. One that is run for each thing on a table
    keeps a player waiting for minutes, and is no better than one that never ends.
    """
    global _when_hanging
    before, _when_hanging = _when_hanging, call
    _stops.clear()
    return before


_third_party: dict[str, str] = {}
_places: dict[str, str] = {}
_switched_by: dict[str, str] = {}


def belongs_to(package: str, guest: str, place: str = "") -> None:
    """Count all modules of a package as this guest's; it lies in this file or folder."""
    _third_party[package] = guest
    if place:
        _places[place] = guest


def is_switched_by(plugin: str, name: str) -> None:
    """Report this plugin to the watchdog under the name that switches it off."""
    _switched_by[plugin] = name


def owner(module: object) -> str:
    """The guest whose module has this name, or nothing."""
    return _third_party.get(str(module).partition(".")[0], "")


def whose(frame: FrameType) -> str:
    """Which guest's function runs there, if any: by its file, else by its module."""
    path = frame.f_code.co_filename
    for place, guest in _places.items():
        if path.startswith(place) and path[len(place) : len(place) + 1] in ("", "/", os.sep):
            return guest
    return owner(frame.f_globals.get("__name__"))


def hears_stop_if(was_pressed: Callable[[], bool]) -> None:
    """Set what knows whether Ctrl-C was pressed. Otherwise third-party code has raised it."""
    global _hears_stop
    _hears_stop = was_pressed


def is_at_work() -> bool:
    """Whether a third-party function runs in this thread."""
    return _running.counted


# Before 3.12 Python tells nothing of a jump that leads to itself: `while True: pass`.
SILENT_JUMP = (
    bytes((dis.opmap["JUMP_BACKWARD"], 1)) if sys.version_info < (3, 12) else None
)  # an endless loop in one instruction
JUMPS = {code for name, code in dis.opmap.items() if name.startswith("JUMP_BACKWARD")}
TIDYING = {dis.opmap[name] for name in ("PUSH_EXC_INFO", "POP_EXCEPT", "RERAISE")}
_silent: dict[int, tuple[CodeType, bool]] = {}


def _may_spin_silently(code: CodeType) -> bool:
    known = _silent.get(id(code))
    if known is None or known[0] is not code:
        known = _silent[id(code)] = (code, SILENT_JUMP is not None and SILENT_JUMP in code.co_code)
    return known[1]


def _is_ours(frame: FrameType) -> bool:
    """Whether our own code runs for a third-party plugin: it may clear up."""
    return is_ours(frame.f_code.co_filename)


def _may_stop(frame: FrameType, event: str) -> bool:
    """Whether a function can be stopped here: at a line, or where it jumps back.

    Not while it is left or tidies up behind an exception: there Python would mix up exceptions.
    """
    code = frame.f_code.co_code[frame.f_lasti]
    return code in JUMPS if event == "opcode" else event == "line" and code not in TIDYING


class _Counter:
    """Counts the lines that run; when they are too many, it stops each further one."""

    __slots__ = ("left", "most", "on")

    def __init__(self, most: int) -> None:
        self.most = most
        self.left = most
        self.on = True

    def __call__(self, frame: FrameType, event: str, arg: Any) -> _Counter | _Stop | None:
        if event == "call" and SILENT_JUMP is not None and _may_spin_silently(frame.f_code):
            frame.f_trace_opcodes = True
        self.left -= 1
        if self.left < 0:
            return None if _is_ours(frame) else _Stop(self)
        if _watch is not None and not self.left & TELL_EVERY:
            _watch.step()
        return self


class _Stop:
    """Stops the next line of one function, as often as it is swallowed.

    Python counts no further once a trace function has raised, and drops the one of that frame;
    being dropped is what arms the counter again.
    """

    __slots__ = ("counter",)

    def __init__(self, counter: _Counter) -> None:
        self.counter = counter

    def __call__(self, frame: FrameType, event: str, arg: Any) -> _Stop:
        counter = self.counter
        if not counter.on or not _may_stop(frame, event):
            return self
        del self, frame  # else the traceback would keep them
        raise TooManyLines(counter.most)

    def __del__(self) -> None:
        counter = self.counter
        if counter.on:
            frame = sys._getframe(1)
            if frame.f_trace is None and not _is_ours(frame):
                frame.f_trace = _Stop(counter)
            sys.settrace(counter)


class _Running(threading.local):
    """Whether this thread is inside a counted call already."""

    counted = False


_running = _Running()


def counted(call: Callable[..., Any], *args: Any, most: int = MOST_LINES, guest: str = "") -> Any:
    """Call a third-party function with its lines counted; calls inside it share one count.

    `guest` is whose function it is, for whoever watches.
    """
    if guest:
        _lately[guest] = None
    watch = _watch if guest else None
    outer = watch.enter(_switched_by.get(guest, guest)) if watch is not None else ""
    is_inside = _running.counted
    try:
        return call(*args) if is_inside else _counted(call, args, most)
    except KeyboardInterrupt as error:
        if not guest or _hears_stop is None or _hears_stop():
            raise
        raise RaisedStop(*error.args) from error
    except TooManyLines as error:
        error.guest = error.guest or guest
        if not is_inside:
            _was_stopped(error.guest)
        raise
    finally:
        if watch is not None:
            watch.leave(outer)


def _was_stopped(guest: str) -> None:
    """Count a stop. A plugin that is stopped again and again is reported as hanging."""
    _stops[guest] = _stops.get(guest, 0) + 1
    if guest and _when_hanging is not None and _stops[guest] >= MOST_STOPS:
        _when_hanging(_switched_by.get(guest, guest))


def _counted(call: Callable[..., Any], args: tuple[Any, ...], most: int) -> Any:
    before, counter = sys.gettrace(), _Counter(most)
    _running.counted = True
    sys.settrace(counter)
    try:
        answer = call(*args)
    finally:
        counter.on = False
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
