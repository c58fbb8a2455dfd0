"""Time a beginning: `python3 scripts/first_move.py`, from a clone to a move in a second browser.

Clones this tree, runs `python3 scripts/serve.py` there, makes a table in one page of Chromium,
joins it by the link in another, and moves. Prints the seconds of each part, and how fast this
machine is. What is committed counts; packages come from where pip finds them.
"""

from __future__ import annotations

import sys

import _setup

RUN = _setup.ROOT / "tests" / "web" / "run_first_move.py"


def main(arguments: list[str]) -> int:
    if arguments:
        _setup.say(str(__doc__))
        return 0 if {"-h", "--help"} & set(arguments) else 2
    extras = {"dev", "server", "web"}
    return _setup.told(lambda: _setup.hand_over(_setup.ensure(extras), "python", [str(RUN)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
