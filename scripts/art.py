"""Draw all pictures and sounds: `python3 scripts/art.py [--check] [--sheet FILE] [--help]`.

Without arguments everything is drawn into frontends/scriptorium_ui/art; --check only says whether
what lies there is what the code in scripts/art draws. `python3 scripts/art.py --goldens` keeps how
the windows look now as the pictures that the tests of the windows compare with, `--pictures` as
those of the README and the pages of rules.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import _screen
import _setup

FOLDER = Path(__file__).resolve().parent / "art"
# What keeps pictures of the windows: of the tests of a frontend these, with these arguments.
KEPT = {
    "--goldens": ("", ["-k", "golden", "--new-goldens"]),
    "--pictures": ("readme_pictures.py", []),
}


def keep(root: Path, file: str, arguments: list[str]) -> int:
    """Draw pictures of each frontend anew, in a process of its own."""
    venv = _setup.ensure({"dev"} | _setup.present_frontends(root))
    if not _screen.prepare():
        return 1
    python = str(_setup.tool(venv, "python"))
    failed = 0
    for folder in _screen.window_tests(root):
        command = [python, "-m", "pytest", str(Path(folder, file)), *arguments]
        shown = _screen.on_a_screen(command)
        failed |= subprocess.call(shown, cwd=str(root), env=_setup.environment(venv))
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    if _setup.helps(arguments, __doc__, "python", str(FOLDER)):
        return 0
    if len(arguments) == 1 and arguments[0] in KEPT:
        return _setup.told(lambda: keep(_setup.ROOT, *KEPT[arguments[0]]))
    command = [str(FOLDER), *arguments]
    return _setup.told(lambda: _setup.hand_over(_setup.ensure({"dev"}), "python", command))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
