"""Build the page: `python3 scripts/web.py [FOLDER]` makes static files for any web server.

  FOLDER     where they go; else build/web
  --quick    compress less, in a few seconds
  --changed  only where something has changed since the last time
  --measure  (first) build nothing: measure what lies there in Chromium, as a player waits for it

Node.js and npm are needed, for Python as browsers run it. On Debian they are installed by this
script where it may.
"""

from __future__ import annotations

import os
import sys

import _screen
import _setup

BUILD = os.path.join(str(_setup.ROOT), "packaging", "web", "build.py")
MEASURE = os.path.join(str(_setup.ROOT), "packaging", "web", "measure.py")


def build(arguments: list[str]) -> int:
    """Bring what is needed, then build."""
    venv = _setup.ensure({"web"})
    _screen.prepare_programs(_screen.BUILDERS)
    return _setup.hand_over(venv, "python", [BUILD, *arguments])


def measure(arguments: list[str]) -> int:
    """Bring a browser and what drives it, then measure."""
    venv = _setup.ensure({"web", "dev"})
    _screen.prepare_programs(_screen.BROWSERS)
    return _setup.hand_over(venv, "python", [MEASURE, *arguments])


def main(arguments: list[str]) -> int:
    """Set up, then build."""
    if "--help" in arguments or "-h" in arguments:
        print(__doc__)
        return 0
    if arguments[:1] == ["--measure"]:
        return _setup.told(lambda: measure(arguments[1:]))
    return _setup.told(lambda: build(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
