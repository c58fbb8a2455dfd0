"""Show how an action runs: `python3 scripts/trace.py`.

Traces a new match, a book that is laid in Plankenkoorts, and a card that is played in SATOR. For
each it counts the calls of our functions and names the modules they are in, in order.
"""  # noqa: A005  # nothing here imports the standard library's `trace`

from __future__ import annotations

import sys
from pathlib import Path

import _setup

FOLDER = Path(__file__).resolve().parent / "traced"


def main(arguments: list[str]) -> int:
    """Set up, then trace."""
    if arguments:
        _setup.say(str(__doc__))
        return 0 if {"-h", "--help"} & set(arguments) else 2
    return _setup.told(lambda: _setup.hand_over(_setup.ensure(()), "python", [str(FOLDER)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
