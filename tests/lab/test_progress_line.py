"""How far long work is: the same line for matches and actions, on a screen and in a file."""

from __future__ import annotations

import io
import os
import pty
import signal
import subprocess
import sys

import pytest

from scriptorium.cli import ProgressLine
from scriptorium.cli.commands import progress_line


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(progress_line, "monotonic", lambda: now[0])
    return now


class Screen(io.StringIO):
    """What people look at."""

    def isatty(self):
        return True


def test_on_a_screen_it_is_one_line_that_is_gone_in_the_end(clock, monkeypatch):
    """Nothing at first; then now and then, with how long the rest of it takes."""
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    with ProgressLine("matches", 1000) as line:
        for done in range(1001, 1901):
            clock[0] += 0.125
            line(done, 2000)
    shown = screen.getvalue().split("\r")
    assert shown[0] == ""
    assert shown[1].rstrip() == "1,004 of 2,000 matches, about 2 min left"
    assert shown[-3].rstrip() == "1,900 of 2,000 matches, about 12 s left"
    assert shown[-2:] == [" " * 60, ""]
    assert len(shown) == 1 + 449 + 2


def test_quick_work_tells_nothing(clock, monkeypatch):
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    with ProgressLine("actions") as line:
        for done in range(100):
            clock[0] += 0.004
            line(done, 100)
    assert screen.getvalue() == ""


def test_in_a_file_it_is_a_line_now_and_then(clock, capsys):
    with ProgressLine("actions") as line:
        for done in range(1, 101):
            clock[0] += 0.6
            line(done, 100)
    assert capsys.readouterr().err.splitlines() == [
        "scriptorium: 34 of 100 actions, about 40 s left",
        "scriptorium: 68 of 100 actions, about 19 s left",
    ]


def test_a_terminal_shows_it_and_then_what_came_of_it_alone(tmp_path):
    """From outside, on a terminal of its own; who has seen enough stops it."""
    words = ["simulate", "plankenkoorts", "--bots", "random", "--matches", "90000", "--jobs", "1"]
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "scriptorium", *words],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "SCRIPTORIUM_HOME": str(tmp_path)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    os.close(theirs)
    seen = b""
    while b" of 90,000 matches, about " not in seen:
        data = read(ours)
        assert data
        seen += data
    running.send_signal(signal.SIGINT)
    while data := read(ours):
        seen += data
    assert running.wait(timeout=60) == 130
    os.close(ours)
    line, told = seen.decode().rstrip().rsplit("\r", 1)
    assert line.endswith("\r" + " " * 60)
    assert told.startswith("scriptorium: stopped: ")
    assert "of 90000 matches are there" in told


def read(pipe):
    try:
        return os.read(pipe, 4096)
    except OSError:  # the other end is closed
        return b""
