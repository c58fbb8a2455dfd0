"""The program from outside: stopped while it begins, a copy left behind, a folder of no use."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from night import often
from scriptorium.mods import Home
from scriptorium.mods.home import CHOICES

pytestmark = pytest.mark.skipif(os.name == "nt", reason="these signals and files are of Unix")

MODULE = (sys.executable, "-m", "scriptorium")
# Seconds after which somebody presses it.
MOMENTS = (0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5)
PROGRAM = (str(Path(sys.executable).with_name("scriptorium")),)
ABOUT = """
import scriptorium as sc
@sc.hookimpl
def scriptorium_about():
    return sc.About("house.odd", "sator", "1.0")
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    made = Home(tmp_path / "home")
    made.mods.mkdir(parents=True)
    return made


def with_mod(home, source=ABOUT):
    (home.mods / "odd.py").write_text(source, encoding="utf-8")
    home.switch("odd", True)


@pytest.mark.parametrize("has_mod", [False, True])
@pytest.mark.parametrize("program", [MODULE, PROGRAM], ids=["module", "program"])
def test_the_stop_key_while_it_begins_is_one_word(home, program, has_mod):
    """At any moment; where a second process runs a mod, the key reaches both, as in a terminal.

    By day one of them is stopped at these moments, the other at those between.
    """
    if has_mod:
        with_mod(home)
    for delay in MOMENTS[often(program is PROGRAM, 0) :: often(2, 1)]:
        process = subprocess.Popen(
            [*program, "mods", "list"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        time.sleep(delay)
        os.killpg(process.pid, signal.SIGINT)
        told, errors = process.communicate(timeout=30)
        assert errors in ("scriptorium: stopped\n", "") or "site.py" in errors, delay
        assert errors or told, "it was stopped, or had come to its end"


FORKS = """
import os, threading, time
def copy():
    time.sleep(0.05)
    if os.fork() == 0:
        time.sleep(1.5)
        open({left!r}, "w").close()
        os._exit(0)
threading.Thread(target=copy, daemon=True).start()
time.sleep(0.3)
"""


def test_a_copy_that_a_mods_thread_makes_does_not_outlive_the_command(home, tmp_path):
    left = tmp_path / "left"
    with_mod(home, FORKS.format(left=str(left)) + ABOUT)
    done = subprocess.run([*MODULE, "games"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    time.sleep(2.0)
    assert not left.exists()


def test_choices_that_never_end_are_nothing_decided(home):
    """A link to what has no end, or a pipe that nobody writes into."""
    home.choices_file.symlink_to("/dev/zero")
    done = subprocess.run([*MODULE, "mods", "list"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "sator" in done.stdout
    log = (home.folder / "scriptorium.log").read_text()
    assert f"{CHOICES} cannot be read, so no Python mod is on: " in log
    done = subprocess.run(
        [*MODULE, "mods", "disable", "odd"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "should not happen" not in done.stderr
    home.choices_file.unlink()
    os.mkfifo(home.choices_file)
    done = subprocess.run([*MODULE, "games"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_home_that_cannot_be_written_is_told_in_a_sentence(tmp_path, monkeypatch):
    """In a match against a computer, whose process would keep what it has learned."""
    place = tmp_path / "no folder"
    place.write_text("")
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(place / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    done = subprocess.run(
        [*MODULE, "play", "--ui", "text", "plankenkoorts"],
        input="1\n" * 9,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match couldn't be saved" in done.stdout
    assert "Player 2" in done.stdout
