"""Draw all pictures and sounds: `python3 scripts/art.py [--check] [--sheet FILE] [--help]`.

Without arguments everything is drawn into frontends/scriptorium_art; --check only says whether
what lies there is what the code in scripts/art draws.
"""

from __future__ import annotations

import sys
from pathlib import Path

import _interpreter
import _setup

FOLDER = Path(__file__).resolve().parent / "art"


def main(arguments: list[str]) -> int:
    try:
        return _setup.hand_over(_setup.ensure({"dev"}), "python", [str(FOLDER), *arguments])
    except _interpreter.SetUpError as error:
        _setup.say(str(error))
        return 1
    except KeyboardInterrupt:
        _setup.say("Stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
