"""Play: `python3 scripts/play.py [arguments]` sets up and runs `scriptorium play [arguments]`.

`--require-hashes FILE` in front installs only what fits the hashes in a file of `hashes.py`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import _interpreter
import _screen
import _setup

WINDOWS = ("desktop", "tablet")
SERVES = ("server", "web")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def asked_frontend(arguments: list[str]) -> str:
    """The frontend named by --ui, or the one that suits a desk when none is named."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--ui="):
            return argument[len("--ui=") :]
        if argument == "--ui" and index + 1 < len(arguments):
            return arguments[index + 1]
    return "desktop"


def extras_for(arguments: list[str], present: frozenset[str]) -> frozenset[str]:
    """The extras this match needs: those of its frontend, if the tree has it, and the languages.

    Where no window opens, the match is told in lines of text instead; those have languages too.
    From a window others are invited, which takes a server and the page for their phones.
    """
    asked = asked_frontend(arguments)
    return present & {asked, "text", *(SERVES if asked in WINDOWS else ())}


def build_page(extras: frozenset[str]) -> int:
    """Build the page for browsers where it is not there, or is older than the program."""
    venv = _setup.ensure(extras)
    _screen.prepare_programs(_screen.BUILDERS)
    return subprocess.call(page_builder(venv), env=_setup.environment(venv))


def page_builder(venv: Path) -> list[str]:
    """What builds the page if need be."""
    build = _setup.ROOT / "packaging" / "web" / "build.py"
    return [str(_setup.tool(venv, "python")), str(build), "--quick", "--changed"]


def has_screen() -> bool:
    """Whether a window can open."""
    return not sys.platform.startswith("linux") or any(map(os.environ.get, SCREENS))


def build_page_meanwhile(arguments: list[str], extras: frozenset[str]) -> int:
    """Build the page while a window opens, for phones that may join; quietly, and when idle.

    Where the programs that build it are not installed, the window says so once it matters.
    """
    if not has_screen() or not all(shutil.which(name) for name in _screen.BUILDERS):
        return 0
    venv = _setup.ensure(extras, hashes=_setup.hashes_in(arguments)[0])
    later = ["nice", "-n", "15"] if shutil.which("nice") else []
    subprocess.Popen(
        [*later, *page_builder(venv)],
        env=_setup.environment(venv),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return 0


def main(arguments: list[str]) -> int:
    if _setup.helps(arguments, __doc__, "scriptorium", "play"):
        return 0
    extras = extras_for(arguments, _setup.present_frontends(_setup.ROOT))
    if asked_frontend(arguments) == "web" and "web" in extras:
        try:
            built = build_page(extras)
        except _interpreter.SetUpError as error:
            _setup.say(str(error))
            return 1
        if built != 0:
            return built
    if asked_frontend(arguments) in WINDOWS and extras.issuperset(SERVES):
        failed = _setup.told(lambda: build_page_meanwhile(arguments, extras))
        if failed:
            return failed
    return _setup.run_scriptorium("play", arguments, extras)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
