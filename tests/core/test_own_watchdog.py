"""Mods' code beside ours: what stands still is woken, or the program ends and remembers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from scriptorium.isolation import HUNG, InProcessWatchdog
from scriptorium.isolation.in_process_watchdog import ENDED_CODE
from scriptorium.isolation.watched_process import ENDED

PROGRAM = """
import re, sys, threading, time, types
from pathlib import Path
from scriptorium.isolation import in_process_watchdog
from scriptorium.isolation.line_counter import belongs_to, counted
in_process_watchdog.MOST_BUSY = 0.3
dog = in_process_watchdog.InProcessWatchdog(Path(sys.argv[1]), patience=0.1)
dog.begin(lambda: "a match")
def deed():
{deed}
def guest():
    try:
        counted(deed, guest="house.odd")
    except in_process_watchdog.StoodStill as error:
        print(error)
{call}
time.sleep(0.2)  # ours may take as long as it likes
{end}
"""
HELD = "    lock = threading.Lock(); lock.acquire(); lock.acquire()"
SWALLOWS = """
    while True:
        try: time.sleep(100)
        except BaseException: pass
"""
UNCALLED = """
belongs_to("loose_odd", "house.odd")
module = types.ModuleType("loose_odd")
exec("def go():\\n  while True: abs(1)", module.__dict__)
module.go()
"""


def ran(path, deed, call="guest()", end="dog.end()"):
    """How a program ended that lets a mod do this, and what it printed."""
    code = PROGRAM.format(deed=deed, call=call, end=end)
    command = [sys.executable, "-c", code, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout.strip()


@pytest.mark.parametrize(
    "deed", ["    time.sleep(100)", "    re.match('(a+)+$', 'a' * 60 + 'b')", HELD]
)
def test_what_stands_still_is_woken_and_the_program_goes_on(tmp_path, deed):
    assert ran(tmp_path / "p", deed) == (0, "made no step for 0.1 seconds")
    assert InProcessWatchdog(tmp_path / "p").left is None


@pytest.mark.parametrize(
    ("deed", "call", "why"),
    [
        (SWALLOWS, "guest()", HUNG),
        ("    time.sleep(100)", "threading.Thread(target=guest).start(); time.sleep(9)", HUNG),
        ("    sum(range(10**13))", "guest()", ENDED),
        ("    import os; os._exit(0)", "guest()", ENDED),
        ("    pass", UNCALLED, HUNG),
    ],
)
def test_what_nothing_wakes_ends_with_the_program_which_remembers_it(tmp_path, deed, call, why):
    code, told = ran(tmp_path / "p", deed, call)
    assert (code == ENDED_CODE) == (why == HUNG)
    left = InProcessWatchdog(tmp_path / "p").left
    assert (left.why, left.guests, told) == (why, ("house.odd",), "")
    assert left.note in ("a match", "")  # the last may come before the first beat


@pytest.mark.parametrize("end", ["dog.end()", "dog.rest()", "import os; os._exit(3)"])
def test_an_end_outside_of_mods_code_is_nobodys_doing(tmp_path, end):
    """Also when the device ends a program that was put aside, or the battery does."""
    ran(tmp_path / "p", "    pass", end=end)
    assert InProcessWatchdog(tmp_path / "p").left is None
