"""Commands that start mods' programs are watched: what hangs is named, and lists go on."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from scriptorium.cli import ended_by_itself
from scriptorium.cli.main import parser
from scriptorium.cli.supervised import starts
from scriptorium.isolation import HUNG, Lost
from scriptorium.isolation.watched_process import ENDED
from scriptorium.mods import Home, guilty_of

SLEEPS = "import time\ntime.sleep(1000)\n"
SAYS = 'About("house.odd", "sator", "1.0")\n'


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    made = Home(tmp_path)
    made.mods.mkdir()
    (made.mods / "odd.py").write_text(SLEEPS + SAYS)
    return made


def asked(*arguments):
    return starts(parser().parse_args(arguments))


def test_only_what_starts_a_program_is_watched(home, tmp_path, monkeypatch):
    path = str(home.mods / "odd.py")
    assert asked("mods", "list") == ()
    assert asked("mods", "enable", "odd") == ("odd",)
    assert asked("mods", "disable", "odd") == ()
    assert asked("mods", "check", path) == ("odd",)
    home.switch("odd", True)
    assert asked("mods", "list") == ("odd",)
    assert asked("mods", "list", "--no-mods") == ()
    assert asked("mods", "list", "--leave-out", "odd") == ()
    assert asked("play") == (), "its frontends see to it"
    monkeypatch.setenv("SCRIPTORIUM_MARKER", str(tmp_path / "marker"))
    assert asked("mods", "list") == (), "this process is watched already"


def test_whose_fault_it_was_is_known():
    assert guilty_of(Lost(HUNG, ("odd",)), ("a",)) == ("odd",)
    assert guilty_of(Lost(HUNG, ()), ("a", "b")) == ("a", "b")
    assert ended_by_itself(Lost(ENDED, (), code=1, finished=True))
    assert not ended_by_itself(Lost(ENDED, (), code=0)), "it did not say so itself"


def enabled() -> subprocess.CompletedProcess[str]:
    """`scriptorium mods enable odd`, as its user types it."""
    return subprocess.run(
        [sys.executable, "-m", "scriptorium", "mods", "enable", "odd"],
        capture_output=True,
        text=True,
        env=dict(os.environ),
        timeout=60,
        stdin=subprocess.DEVNULL,
    )


def test_a_mod_that_hangs_while_it_is_imported_is_off_again(home):
    """The command ends by itself, names the mod, and counts the failure."""
    done = enabled()
    assert done.returncode == 1
    assert "the mod odd did not come to an end, and was stopped" in done.stderr
    assert "odd is off again" in done.stderr
    assert home.choices().failures == {"odd": 1}
    assert home.choices().off == ("odd",)


LEFT_BEHIND = """
import atexit, threading, time
atexit.register(time.sleep, 1000)
threading.Thread(target=time.sleep, args=(1000,)).start()
import scriptorium as sc
@sc.hookimpl
def scriptorium_about():
    return sc.About("house.odd", "sator", "1.0")
"""


def test_what_a_mod_leaves_behind_keeps_no_command_from_its_end(home):
    """Neither a thread of its own, nor what it wants done at the end."""
    (home.mods / "odd.py").write_text(LEFT_BEHIND)
    done = enabled()
    assert (done.returncode, done.stderr) == (0, "")
    assert "odd" in done.stdout
