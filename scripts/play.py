"""Play: `python3 scripts/play.py [arguments]` sets up and runs `scriptorium play [arguments]`.

`--require-hashes FILE` in front installs only what fits the hashes in a file of `hashes.py`.
"""

from __future__ import annotations

import subprocess
import sys

import _interpreter
import _screen
import _setup


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
    """
    return present & {asked_frontend(arguments), "text"}


def build_page(extras: frozenset[str]) -> int:
    """Build the page for browsers where it is not there, or is older than the program."""
    build = _setup.ROOT / "packaging" / "web" / "build.py"
    venv = _setup.ensure(extras)
    _screen.prepare_programs(_screen.BUILDERS)
    command = [str(_setup.tool(venv, "python")), str(build), "--quick", "--changed"]
    return subprocess.call(command, env=_setup.environment(venv))


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
    return _setup.run_scriptorium("play", arguments, extras)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
