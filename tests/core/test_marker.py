"""The marker says whose code runs; the watchdog tells by it what hangs from what is slow."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading

import pytest

from forked import forking
from mod_faults import FAULTS, HELD, why
from scriptorium.isolation import HUNG, Marker, WatchedProcess, relax_gc, watched_by
from scriptorium.isolation.gc_tuning import NEW_VALUES
from scriptorium.isolation.marker import MOST_NAMES, marked
from scriptorium.isolation.watchdog import CALL, NAP, Watchdog


@pytest.fixture
def marker(tmp_path):
    made = Marker(tmp_path / "marker")
    yield made
    made.close(remove=True)


def test_a_marker_says_whose_code_runs(marker):
    """Of each thread by itself; another process reads the same."""
    seen, there = Marker(marker.path), []
    before = watched_by(marker)
    try:

        def inner():
            found = seen.seen()
            work = threading.Thread(target=marked, args=("c", lambda: there.append(seen.seen())))
            work.start()
            work.join()
            return found

        found = marked("a", marked, "b", inner)
    finally:
        watched_by(before)
    assert found.guests == ("b",)
    assert there[0].guests == ("b", "c")
    assert seen.seen().guests == ()
    assert seen.seen().threads[0][0] > found.threads[0][0]
    seen.close()


def test_a_name_may_be_long_or_odd_and_there_may_be_very_many(marker):
    for name in ("a.b", "ü" * 500, "\ud800"):
        marker.enter(name)
        assert 0 < len(marker.seen().guests[0].encode("utf-8", "replace")) <= 254
    marker.note("sator-1")
    for number in range(2 * MOST_NAMES):
        marker.enter(f"m{number}")
        assert marker.seen().guests
    assert marker.noted() == "sator-1"


def looked(dog, now, seconds):
    """What a watchdog says of the next seconds, and when."""
    until = now + seconds
    while now < until:
        now += NAP
        if (stuck := dog.look(now)) is not None:
            return stuck, now
    return None, now


def test_a_call_that_goes_on_hangs_and_many_short_ones_do_not(marker):
    """Time counts only while the watchdog himself was awake."""
    dog, now = Watchdog(marker, patience=1.0, ours=1000), 100.0
    for _ in range(100):
        marker.enter("house.slow")
        assert looked(dog, now, CALL) == (None, pytest.approx(now + CALL, abs=NAP))
        now += CALL
        marker.leave("")
    marker.enter("house.slow")
    now += 3600  # the lid was closed
    assert dog.look(now) is None
    stuck, later = looked(dog, now, 5)
    assert stuck.guest == "house.slow"
    assert later - now == pytest.approx(1.0, abs=2 * NAP)
    marker.leave("")
    assert dog.look(later + NAP) is None


def test_calls_that_take_nearly_all_patience_are_not_waited_for_again_and_again(marker):
    """Whoever asks one for each thing on a table would wait for minutes."""
    dog, now, calls = Watchdog(marker, patience=1.0, ours=1000), 5.0, 0
    stuck = None
    while stuck is None:
        marker.enter("house.slow")
        stuck, now = looked(dog, now, 0.8)
        marker.leave("")
        calls += 1
        assert calls < 5
    assert stuck.guest == "house.slow"


def test_an_import_of_many_modules_moves_on(marker, monkeypatch):
    """Each module that is begun counts: a large library takes its time on a slow disk."""
    dog, now = Watchdog(marker, patience=1.0, ours=1000), 5.0
    marker.enter("house.large")
    for number in range(100):
        monkeypatch.setitem(sys.modules, f"no_module_{number}", None)
        beating = threading.Thread(target=marker.beat)
        beating.start()
        beating.join()
        now += NAP
        assert dog.look(now) is None
    assert looked(dog, now, 5)[0].guest == "house.large"


def test_nobody_is_to_blame_where_everything_stands_still(marker):
    """Our own code gets more time; where nobody waits, only silence is told."""
    for waiting in (False, True):
        dog, now = Watchdog(marker, ours=1.0), 5.0
        marker.beat()
        while now < 5.8:
            assert dog.look(now, waiting=waiting) is None
            now += NAP
        stuck = [dog.look(now + NAP * nr, waiting=waiting) for nr in range(6)]
        assert stuck[-1].guest == ""
        marker.beat()
        assert dog.look(now + 1, waiting=False) is None


CHILD = """
import ctypes, os, re, signal, sys, threading, time
from scriptorium.isolation.marker import lies_in, marked
from scriptorium.isolation.watched_process import be_watched, end
lies_in(__file__, "odd")
be_watched(hears_stop=False).note("a match")
def misbehave():
{deed}
try:
    marked("odd", misbehave)
except BaseException as error:
    print(type(error).__name__, flush=True)
end(0)
"""


def lost_by(deed, folder, patience=0.5):
    """How a process was lost that lets a mod do this; what it told, else."""
    lines = "\n".join(f"    {line}" for line in deed.split("\n"))
    child = folder / "odd.py"
    child.write_text(CHILD.format(deed=lines))
    with forking():
        process = WatchedProcess([str(child)], pipes=True, patience=patience)
    try:
        lost = process.wait()
        return lost, process.process.stdout.read().decode()
    finally:
        process.close()
        assert not process.marker.path.exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
@pytest.mark.parametrize("fault", HELD)
def test_what_no_guard_holds_ends_its_process_and_is_named(fault, tmp_path):
    """Whoever began it learns what happened, whose code it was, where, and the word it left."""
    expected = why(fault)
    lost, _ = lost_by(HELD[fault], tmp_path, 0.5 if expected == HUNG else 9.0)
    assert (lost.why, lost.guests) == (expected, ("odd",))
    assert lost.note == "a match"
    assert not lost.finished


# On a slow machine a loop leaves little time to who looks where it is.
TIME_TO_LOOK = 5.0
HAS_A_PLACE = ("loop", "swallowing loop", "sleep")


@pytest.mark.parametrize("fault", HAS_A_PLACE)
def test_the_line_that_hangs_is_told(fault, tmp_path):
    """An author reads where it was; a loop in C lets nobody look."""
    lost, _ = lost_by(FAULTS[fault], tmp_path, TIME_TO_LOOK)
    assert lost.where.startswith(" in odd.py:")


def test_the_line_that_hangs_on_another_thread_is_told(tmp_path):
    """A match is opened on a thread of its own, and there its mods are called as well."""
    hangs = "time.sleep(1000)  # here"
    work = "threading.Thread(target=marked, args=('odd', hang))"
    deed = f"def hang():\n  {hangs}\nwork = {work}; work.start(); work.join()"
    lost, _ = lost_by(deed, tmp_path, TIME_TO_LOOK)
    lines = (tmp_path / "odd.py").read_text().split("\n")
    at = next(nr for nr, line in enumerate(lines, 1) if line.strip() == hangs)
    assert lost.where == f" in odd.py:{at}"


RAISED = {
    "sys.exit": "SystemExit",
    "recursion": "RecursionError",
    "stop key": "RaisedStop",
    "too much at once": "MemoryError",
    "mistake": "ZeroDivisionError",
    "nothing to say": "Mute",
}


@pytest.mark.parametrize("fault", sorted(FAULTS.keys() - HELD.keys()))
def test_what_a_guard_holds_is_raised_and_the_process_goes_on(fault, tmp_path):
    """Nobody is lost: a copy of the process ends at once, and nobody presses a key."""
    lost, told = lost_by(FAULTS[fault], tmp_path)
    assert (lost.finished, lost.code, told.strip()) == (True, 0, RAISED.get(fault, ""))


STRAY = """
import sys, time
from scriptorium.isolation.marker import lies_in
from scriptorium.isolation.watched_process import be_watched, end
be_watched()
lies_in("/nowhere/odd.py", "odd")
space = {}
exec(compile(sys.argv[1], "/nowhere/odd.py", "exec"), space)
began = time.monotonic()
while time.monotonic() - began < 1.5:
    space["Odd"]() == space["Odd"]()
end(0)
"""
LOOPING = """
class Odd:
    def __eq__(self, other):
        while True:
            abs(1)
"""
QUICK = """
class Odd:
    def __eq__(self, other):
        return sum(range(100)) == 0
"""


@pytest.mark.parametrize(("code", "guests"), [(LOOPING, ("odd",)), (QUICK, ())])
def test_what_python_calls_by_itself_is_marked_too(code, guests, tmp_path):
    """A comparison that never ends is its author's; many that end hang nobody."""
    child = tmp_path / "child.py"
    child.write_text(STRAY)
    with forking():
        process = WatchedProcess([str(child), code], patience=0.5)
    try:
        lost = process.wait()
    finally:
        process.close()
    assert (lost.guests, lost.finished) == (guests, not guests)
    assert lost.place.startswith("odd.py:") == bool(guests)


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
