"""Watching mods' code: the counter stays armed, what hangs is told from what is slow."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import time
from contextlib import suppress

import pytest

from scriptorium.isolation import FULL, HUNG, Heartbeat, WatchedProcess, relax_gc, watched_by
from scriptorium.isolation.gc_tuning import NEW_VALUES
from scriptorium.isolation.line_counter import TooManyLines, counted
from scriptorium.isolation.watchdog import NAP, Watchdog
from scriptorium.isolation.watched_process import ENDED


def second_loop():
    try:
        while True:
            pass
    except BaseException:
        pass
    while True:
        pass


def swallowing():
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass


def keeping():
    kept = []
    while True:
        try:
            while True:
                kept.append(1)
                kept.clear()
        except BaseException as error:
            kept.append(error)


def helped():
    def help():
        try:
            while True:
                yield 1
        finally:
            yield 2

    while True:
        with suppress(BaseException):
            list(help())


@pytest.mark.parametrize("call", [second_loop, swallowing, keeping, helped])
def test_the_counter_is_armed_again_after_it_has_raised(call):
    """A stop that is swallowed comes again at the next line, until the function is left."""
    before = sys.gettrace()
    began = time.monotonic()
    with pytest.raises(TooManyLines):
        counted(call, most=10_000)
    assert sys.gettrace() is before
    assert time.monotonic() - began < 5
    assert counted(lambda: 7, most=10) == 7
    assert sys.exc_info() == (None, None, None)


def test_what_swallows_the_last_stop_and_answers_has_not_answered():
    def sly():
        for _ in range(100):
            try:
                for _ in range(1000):
                    pass
            except BaseException:
                return "an answer"
        return None

    with pytest.raises(TooManyLines):
        counted(sly, most=500)


@pytest.fixture
def pulse(tmp_path):
    made = Heartbeat(tmp_path / "pulse")
    yield made
    made.close(remove=True)


def test_a_pulse_says_whose_code_runs_and_that_it_moves(pulse):
    """Of each thread by itself; another process reads the same."""
    seen = Heartbeat(pulse.path)
    before = watched_by(pulse)
    try:

        def inner():
            found = seen.seen()
            other = threading.Thread(
                target=counted,
                args=(lambda: found_there.append(seen.seen()),),
                kwargs={"guest": "c"},
            )
            other.start()
            other.join()
            return found

        found_there: list = []
        found = counted(lambda: counted(inner, guest="b"), guest="a")
    finally:
        watched_by(before)
    assert found.guests == ("b",)
    assert found_there[0].guests == ("b", "c")
    assert seen.seen().guests == ()
    assert seen.seen().threads[0][0] > found.threads[0][0]
    seen.close()


def test_a_name_may_be_long_or_odd(pulse):
    for name in ("", "a.b", "ü" * 500, "\ud800"):
        pulse.enter(name)
        assert len(pulse.seen().threads[0][1].encode("utf-8", "replace")) <= 240
    pulse.note("sator-1")
    assert pulse.noted() == "sator-1"


def test_slow_code_that_moves_is_left_alone_and_what_stands_still_is_not(pulse):
    """Time counts only while the watchman himself was awake."""
    man = Watchdog(pulse, patience=1.0, ours=3.0)
    now = 100.0
    pulse.enter("house.slow")
    for _ in range(100):
        now += NAP
        pulse.step()
        assert man.look(now) is None
    now += 3600  # the lid was closed
    assert man.look(now) is None
    looks = 0
    while man.look(now) is None:
        now += NAP / 2
        looks += 1
    assert man.look(now).guest == "house.slow"
    assert 15 <= looks <= 25
    pulse.leave("")
    assert man.look(now + NAP) is None


def test_nobody_is_to_blame_where_everything_stands_still(pulse):
    """Our own code gets more time; where nobody waits, only silence is told."""
    for waiting in (False, True):
        man, now = Watchdog(pulse, ours=1.0), 5.0
        pulse.beat()
        while now < 5.8:
            assert man.look(now, waiting=waiting) is None
            now += NAP
        stuck = [man.look(now + NAP * nr, waiting=waiting) for nr in range(6)]
        assert stuck[-1].guest == ""
        pulse.beat()
        assert man.look(now + 1, waiting=False) is None


CHILD = """
import ctypes, os, sys, time
from scriptorium.isolation.line_counter import counted
from scriptorium.isolation.watched_process import be_watched
pulse = be_watched()
pulse.note("a match")
def deed():
    {deed}
counted(deed, guest="house.odd")
"""
ENDS = {
    "time.sleep(1000)": HUNG,
    "sum(range(10**13))": HUNG,
    "while True:\n        try: sum(range(10**13))\n        except BaseException: pass": HUNG,
    "found = []\n    while True: found.append(bytearray(10**7))": FULL,
    "os._exit(3)": ENDED,
    "os._exit(0)": ENDED,
    "os.abort()": ENDED,
    "ctypes.string_at(0)": ENDED,
}


@pytest.mark.skipif(not hasattr(os, "getppid"), reason="one process")
@pytest.mark.parametrize("deed", ENDS)
def test_what_the_counter_cannot_hold_is_ended_with_its_process(deed, tmp_path):
    """Whoever began it learns what happened, whose code it was, and the word that was left."""
    child = tmp_path / "child.py"
    child.write_text(CHILD.format(deed=deed))
    process = WatchedProcess([str(child)], patience=0.4 if ENDS[deed] == HUNG else 5.0)
    try:
        lost = process.wait()
    finally:
        process.close()
    assert (lost.why, lost.guests, lost.note) == (ENDS[deed], ("house.odd",), "a match")
    assert not process.pulse.path.exists()


def test_a_process_that_ends_well_blames_nobody(tmp_path):
    child = tmp_path / "child.py"
    child.write_text(CHILD.format(deed="time.sleep(0.1)") + "sys.exit(2)")
    process = WatchedProcess([str(child)])
    lost = process.wait()
    process.close()
    assert (lost.guests, lost.code) == ((), 2)


STRAY = """
import sys, time, types
from scriptorium.isolation.line_counter import belongs_to
from scriptorium.isolation.watched_process import be_watched
be_watched()
belongs_to("loose_odd", "odd")
module = types.ModuleType("loose_odd.deep")
exec(sys.argv[1], module.__dict__)
began = time.monotonic()
while time.monotonic() - began < 1.5:
    module.Odd() == module.Odd()
"""
LOOPING = """
class Odd:
    def __eq__(self, other):
        import time
        end = time.monotonic() + 9
        while time.monotonic() < end:
            abs(1)
"""
QUICK = """
class Odd:
    def __eq__(self, other):
        return sum(range(100)) == 0
"""


@pytest.mark.parametrize(("code", "guests"), [(LOOPING, ("odd",)), (QUICK, ())])
def test_what_python_calls_by_itself_is_watched_too(code, guests, tmp_path):
    """A comparison that never ends is its author's; many that end hang nobody."""
    child = tmp_path / "child.py"
    child.write_text(STRAY)
    process = WatchedProcess([str(child), code], patience=0.4)
    try:
        lost = process.wait()
    finally:
        process.close()
    assert (lost.why, lost.guests, lost.code) == ((HUNG, guests, -9) if guests else (ENDED, (), 0))


LEFT_ALONE = """
import os, sys, threading
from scriptorium.isolation.line_counter import counted
from scriptorium.isolation.watched_process import be_watched
be_watched(hears_stop=False)
def deed():
    {deed}
told = "nothing"
try:
    counted(deed, guest="house.odd")
except BaseException as error:
    told = type(error).__mro__[-3].__name__
os.write(1, told.encode() + b"\\n")
"""


@pytest.mark.parametrize(
    ("deed", "told"),
    [("os.fork()", "nothing\n"), ("raise KeyboardInterrupt", "Exception\n")],
)
def test_a_mod_is_neither_two_nor_the_player(deed, told, tmp_path):
    """A copy of the process ends at once; nobody presses a key where none is heard."""
    child = tmp_path / "child.py"
    child.write_text(LEFT_ALONE.format(deed=deed))
    process = WatchedProcess([str(child)], pipes=True)
    try:
        assert process.process.stdout.read().decode() == told
        lost = process.wait()
    finally:
        process.close()
    assert (lost.guests, lost.code) == ((), 0)


def test_memory_of_whoever_began_it_is_not_its_own():
    """A window that was large once has no small room for that."""
    child = "from scriptorium.isolation.watched_process import memory_used; print(memory_used())"
    parent = (
        "import subprocess, sys\n"
        "large = bytearray(b'x') * (150 << 20)\n"
        f"subprocess.run([sys.executable, '-c', {child!r}])\n"
    )
    told = subprocess.run([sys.executable, "-c", parent], capture_output=True, text=True).stdout
    assert 1 << 20 < int(told) < 100 << 20


def test_where_much_is_tried_out_python_seldom_looks_for_what_holds_itself():
    """Once for 50,000 values that are new, where it looked 50 times."""
    looked, before = [], gc.get_threshold()
    gc.callbacks.append(lambda phase, told: looked.append(phase))
    try:
        relax_gc()
        kept = [[at] for at in range(NEW_VALUES)]
    finally:
        gc.set_threshold(*before)
        gc.callbacks.pop()
    assert len(kept) == NEW_VALUES
    assert looked.count("start") <= 2
