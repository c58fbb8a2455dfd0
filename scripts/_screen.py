"""System packages that let windows open on a Debian machine that has no screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

# An X server without a screen, what moves its mouse, Mesa's software OpenGL with and without X,
# fonts, touch input and the clipboard. Kivy only logs less with libmtdev1 and only copies text with
# xclip.
PACKAGES = (
    "xvfb",
    "xauth",
    "xdotool",
    "libgl1",
    "libgl1-mesa-dri",
    "libegl1",
    "libfontconfig1",
    "libmtdev1",
    "xclip",
)


# What builds the page for browsers, and a browser to try it in.
BUILDERS = {"node": "nodejs", "npm": "npm"}
BROWSERS = {"chromium": "chromium"}


# The tests of the server start a PostgreSQL of their own.
DATABASE = ("postgresql",)
DATABASE_TESTS = "tests/server"
DATABASE_PLACE = Path("/usr/lib/postgresql")

# Toolkits that cannot share a process: the tests of each open windows in a run of their own.
WINDOW_TESTS = ("tests/desktop", "tests/tablet")
# These open a browser, which needs no screen.
BROWSER_TESTS = "tests/web"
SIZE = "-screen 0 2560x1600x24"


def window_tests(root: Path) -> list[str]:
    """The folders of tests that open windows, as far as they are in the tree."""
    return [folder for folder in WINDOW_TESTS if (root / folder).is_dir()]


def on_a_screen(command: list[str], place: int = 0) -> list[str]:
    """The command, on a screen that is not there where this machine has none.

    Two that start at once look for a free screen from different places on, and do not meet.
    """
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY"):
        return command
    found = shutil.which("xvfb-run")
    first = str(99 + 100 * place)
    return [found, "-a", "-n", first, "-s", SIZE, *command] if found else command


def is_debian() -> bool:
    """Whether this is Debian or a child of it, with its package tools at hand."""
    return (
        sys.platform.startswith("linux")
        and Path("/etc/debian_version").exists()
        and all(shutil.which(name) for name in ("apt-get", "dpkg-query"))
    )


def is_installed(package: str) -> bool:
    """Whether dpkg has this package in place."""
    done = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    # One word for each architecture the package is known in.
    return done.returncode == 0 and done.stdout.startswith("installed")


def missing(
    packages: Sequence[str] = PACKAGES, known: Callable[[str], bool] = is_installed
) -> list[str]:
    """The packages that are not there yet, in the order of the list."""
    return [package for package in packages if not known(package)]


def commands(packages: Sequence[str]) -> list[list[str]]:
    """The two apt-get calls that bring these packages and nothing beside them."""
    return [
        ["apt-get", "update", "--quiet"],
        ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages],
    ]


def install(packages: Sequence[str]) -> bool:
    """Install system packages without a question; print all apt-get said if it fails."""
    environment: dict[str, str] = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands(packages):
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env=environment,
            check=False,
        )
        if done.returncode != 0:
            print(done.stdout)
            print(f"{' '.join(command[:2])} ended with code {done.returncode}.", flush=True)
            return False
    return True


def prepare_programs(programs: Mapping[str, str]) -> bool:
    """See to it that programs are here, given the package of each; True when none is missing."""
    wanted = [package for name, package in programs.items() if shutil.which(name) is None]
    return prepare(wanted) if wanted else True


def prepare_database() -> bool:
    """See to it that PostgreSQL is here; where it cannot be, its tests are left out."""
    if shutil.which("initdb") or any(DATABASE_PLACE.glob("*/bin/initdb")):
        return True
    if is_debian() and os.geteuid() == 0:
        return prepare(DATABASE)
    print("The tests with PostgreSQL are left out: it is not installed.", flush=True)
    return True


def prepare(packages: Sequence[str] = PACKAGES) -> bool:
    """See to it that windows can open here; True when nothing is missing any more."""
    if not is_debian():
        print("Not a Debian machine: taking its windows as they are.", flush=True)
        return True
    wanted = missing(packages)
    if not wanted:
        return True
    if os.geteuid() != 0:
        # An ordinary user may well have a real screen, so this is advice and not a failure.
        print(f"Without a screen, windows need: apt-get install {' '.join(wanted)}", flush=True)
        return True
    print(f"Installing {', '.join(wanted)}.", flush=True)
    return install(wanted)
