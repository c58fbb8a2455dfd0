"""Mods' code where there is no second process: what hangs ends the program, and the next knows."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from forked import Forked
from scriptorium.isolation import HUNG, MarkedStart
from scriptorium.isolation.marked_start import ENDED_CODE
from scriptorium.isolation.watched_process import ENDED

PROGRAM = """
import os, re, sys, threading, time
from pathlib import Path
from scriptorium.isolation import MarkedStart
from scriptorium.isolation.marker import lies_in, marked
start = MarkedStart(Path(sys.argv[1]), patience=0.3)
start.begin(lambda: "a match")
lies_in("/nowhere/odd.py", "odd")
def deed():
    {deed}
def guest():
    marked("odd", deed)
{call}
time.sleep(0.2)  # ours may take as long as it likes
{end}
"""
THREAD = "threading.Thread(target=guest).start(); time.sleep(9)"
UNCALLED = """
exec(compile("while True: abs(1)", "/nowhere/odd.py", "exec"), {})
"""


def ran(path, deed, call="guest()", end="start.end()"):
    """How a program ended that lets a mod do this, and how the next start finds it."""
    code = path.with_suffix(".py")
    code.write_text(PROGRAM.format(deed=deed, call=call, end=end))
    process = Forked([sys.executable, str(code), str(path)], env=os.environ, stderr=None)
    try:
        ended = process.wait(30)
    finally:
        process.kill()
    return ended, MarkedStart(path).left


@pytest.mark.parametrize(
    ("deed", "call", "why"),
    [
        ("time.sleep(100)", "guest()", HUNG),
        ("time.sleep(100)", THREAD, HUNG),
        ("pass", UNCALLED, HUNG),
        ("os._exit(0)", "guest()", ENDED),
        ("os.abort()", "guest()", ENDED),
    ],
)
def test_what_hangs_or_falls_ends_the_program_and_the_next_start_knows(tmp_path, deed, call, why):
    code, left = ran(tmp_path / "p", deed, call)
    assert (code == ENDED_CODE) == (why == HUNG)
    assert (left.why, left.guests) == (why, ("odd",))
    assert left.note in ("a match", "")  # the last may come before the first beat


def test_what_lets_nothing_else_run_is_known_when_somebody_has_ended_it(tmp_path):
    """A loop in C: nobody here gets a turn, so the device or the player ends the program."""
    code = tmp_path / "p.py"
    code.write_text(PROGRAM.format(deed="sum(range(10**13))", call="guest()", end=""))
    process = Forked([sys.executable, str(code), str(tmp_path / "p")], env=os.environ)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(1)
    process.kill()
    process.wait(10)
    left = MarkedStart(tmp_path / "p").left
    assert (left.why, left.guests) == (ENDED, ("odd",))


@pytest.mark.parametrize("end", ["start.end()", "start.rest()", "os._exit(3)"])
def test_an_end_outside_of_mods_code_is_nobodys_doing(tmp_path, end):
    """Also when the device ends a program that was put aside, or the battery does."""
    assert ran(tmp_path / "p", "pass", end=end)[1] is None


def test_what_is_slow_while_the_program_is_put_aside_is_nobodys_doing(tmp_path):
    """A device lets a program that nobody sees run now and then."""
    call = "start.rest(); marked('odd', time.sleep, 0.8); start.wake()"
    assert ran(tmp_path / "p", "pass", call) == (0, None)
