"""Mods' faults of every kind: a mod that does what it is told, at the hook it is told.

`python tests/mod_faults.py` plants every fault at every hook and prints a summary;
`try_all` does the same for other programs.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

import scriptorium as sc
from scriptorium.isolation import FULL, HUNG
from scriptorium.isolation.watched_process import ENDED
from scriptorium.matches import Match, Saves
from scriptorium.mods import Home, player_library

MOD = '''"""A house rule that does what it is told."""

import ctypes, os, re, signal, sys, threading, time

import scriptorium as sc
from scriptorium_sator.setup.placement import Place


def misbehave(*anything):
    lines = [f"    {line}" for line in os.environ.get("ODD_DEED", "pass").split("\\n")]
    space = dict(globals())
    exec("def deed():\\n" + "\\n".join(lines), space)
    return space["deed"]()


def at(place):
    return misbehave() if os.environ.get("ODD_AT") == place else None


at("import")


class Tokens(sc.Part, tag="house.odd", frozen=True):
    """What it keeps."""

    number: int = 0


def react(now, event):
    at("react")


def forbid(moment, action):
    at("rule")
    return True


@sc.hookimpl
def scriptorium_about():
    at("about")
    return sc.About("house.odd", "sator", "1.0", title="Odd", author="A mod")


@sc.hookimpl
def scriptorium_plugins():
    at("plugins")
    return ()


@sc.hookimpl
def scriptorium_rules(book):
    at("rules")
    book.part(Tokens())
    book.rule(Place, sc.Rule(sc.Reason("odd", "H1", "Not now."), predicate=forbid))
    book.react(sc.TurnBegan, react)
'''
HOOKS = ("import", "about", "plugins", "rules", "react", "rule")

# What nothing but another process can hold.
HELD = {
    "sleep": "time.sleep(1000)",
    "lock": "lock = threading.Lock(); lock.acquire(); lock.acquire()",
    "loop in C": "sum(range(10**13))",
    "pattern": "re.match('(a+)+$', 'a' * 60 + 'b')",
    "power": "7 ** 7 ** 11",
    "memory": "found = []\nwhile True: found.append(bytearray(10**7))",
    "exit": "os._exit(3)",
    "exit without a word": "os._exit(0)",
    "abort": "os.abort()",
    "kill": "os.kill(os.getpid(), getattr(signal, 'SIGKILL', 9))",
    "crash": "ctypes.string_at(0)",
    "closed pipes": "os.closerange(3, 60)\ntime.sleep(1000)",
    "loop": "while True: pass",
    "swallowing loop": ("while True:\n  try:\n    while True: pass\n  except BaseException: pass"),
    # Ten more: five that end a process, and five below.
    "memory in a thread": (
        "found = []\n"
        "def fill():\n"
        "  while True: found.append(bytearray(10**7))\n"
        "work = threading.Thread(target=fill); work.start(); work.join()"
    ),
    "exit in a thread": "threading.Thread(target=os._exit, args=(0,)).start(); time.sleep(1000)",
    "waits for a signal": "signal.pause() if hasattr(signal, 'pause') else time.sleep(1000)",
    "terminates": (
        "if threading.current_thread() is threading.main_thread():\n"
        "  signal.signal(signal.SIGTERM, signal.SIG_DFL)\n"
        "os.kill(os.getpid(), signal.SIGTERM); time.sleep(1000)"
    ),
    "endless names": "for number in iter(int, 1): globals()[f'name{number}'] = len(globals())",
}
# What the guard holds by itself.
WALLED = {
    "sys.exit": "sys.exit(4)",
    "recursion": "misbehave()",
    "stop key": "raise KeyboardInterrupt",
    "too much at once": "bytearray(10**14)",
    "mistake": "1 / 0",
}
# More of what the guard holds, or what hangs nobody.
FURTHER = {
    "fork": "os.fork() if hasattr(os, 'fork') else None",
    "thread without end": (
        "def spin():\n"
        "  while True: time.sleep(0.001)\n"
        "if not any(one.name == 'spin' for one in threading.enumerate()):\n"
        "  threading.Thread(target=spin, name='spin', daemon=True).start()"
    ),
    "deaf to signals": (
        "if threading.current_thread() is threading.main_thread():\n"
        "  for one in (signal.SIGINT, signal.SIGTERM): signal.signal(one, signal.SIG_IGN)"
    ),
    "nothing to say": "class Mute(Exception):\n  def __str__(self): raise SystemExit\nraise Mute",
    "late exit": "import atexit; atexit.register(time.sleep, 1000)",
}
FAULTS = HELD | WALLED | FURTHER


# Why a process is lost in which a fault of `HELD` happens, where it does not hang.
FILLS = ("memory", "memory in a thread")
ENDS = ("exit", "exit without a word", "exit in a thread", "abort", "kill", "crash", "terminates")


def why(fault: str) -> str:
    """Why a process is lost in which this happens."""
    return FULL if fault in FILLS else ENDED if fault in ENDS else HUNG


def whys(fault: str) -> tuple[str, ...]:
    """The same with the patience of play: what fills slowly hangs before it is full."""
    return (FULL, HUNG) if fault in FILLS else (why(fault),)


TOLD = {
    HUNG: "The mod odd did not come to an end.",
    FULL: "The mod odd used up the memory.",
    ENDED: "The mod odd has stopped the game.",
}


ACTIONS = 6


@cache
def _made() -> tuple[TemporaryDirectory[str], str]:
    """A folder with a match in it, made once, and the match's name."""
    place = TemporaryDirectory()
    library = player_library(put(Path(place.name)))
    match = Match(sc.new_table("sator", 2, 7, ("house.odd",), library=library))
    luck = random.Random(7)
    while len(match.done) < ACTIONS:
        match.play(luck.choice(sc.legal(match.table)))
    saves = Saves(Path(place.name) / "matches")
    name = saves.new_name("sator")
    name = saves.keep(name, match, tuple((seat, "person") for seat in match.table.seats))
    saves.close(name)
    return place, name


def kept(folder: Path) -> str:
    """A player's folder with the odd mod and a match of some actions in which it is on."""
    place, name = _made()
    shutil.copytree(place.name, folder, dirs_exist_ok=True)
    return name


@contextmanager
def at_home(folder: Path, **more: str) -> Iterator[None]:
    """A player's folder is this one meanwhile; processes find the tests' modules."""
    here = Path(__file__).parent
    known = {"SCRIPTORIUM_HOME": str(folder), "PYTHONPATH": f"{here / 'stage'}{os.pathsep}{here}"}
    with mock.patch.dict(os.environ, known | more):
        yield


def put(folder: Path) -> Home:
    """A player's folder with that mod in it, agreed to."""
    home = Home(folder)
    home.mods.mkdir(parents=True, exist_ok=True)
    (home.mods / "odd.py").write_text(MOD, encoding="utf-8")
    home.switch("odd", True)
    return home


@dataclass
class Tried:
    """What was tried, and what did not go as it should."""

    faults: int = 0
    longest: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = f"{self.faults} faults of mods, {len(self.wrong)} of them not survived"
        return f"{told}; the player read of each within {self.longest:.1f} s"


def try_all(
    told: Callable[[int, int, str], None] | None = None,
    faults: Iterable[str] = tuple(FAULTS),
    hooks: Iterable[str] = HOOKS,
) -> Tried:
    """Plant each fault at each hook; a window that draws nothing must live and say which it was."""
    from far_window import survives

    tried, pairs = Tried(), [(fault, hook) for fault in faults for hook in hooks]
    with tempfile.TemporaryDirectory() as folder:
        for fault, hook in pairs:
            if told is not None:
                told(tried.faults, len(pairs), f"{fault} at {hook}")
            wrong = survives(Path(folder) / f"{tried.faults}", FAULTS[fault], hook)
            tried.faults += 1
            if wrong.problem:
                tried.wrong.append(f"{fault} at {hook}: {wrong.problem}")
            tried.longest = max(tried.longest, wrong.read_after)
    return tried


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "stage"))
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    result = try_all(lambda done, all_, what: print(f"{done} of {all_}: {what}", flush=True))
    print("\n".join([*result.wrong, str(result)]))
    sys.exit(bool(result.wrong))
