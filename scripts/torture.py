"""Torture: `python3 scripts/torture.py [TRIAL …] [--minutes M] [--part 0.01] [--again]`.

Random decisions, kills, damaged and forged files, twin tables, failing disks, two writers, faults
of mods, planted leaks, hours of matches: each by the hundred thousand, with progress. It can
be stopped with Ctrl-C and goes on from there; the summary says what was really done.
"""

from __future__ import annotations

import sys

import _setup

RUN = _setup.ROOT / "tests" / "torture" / "run.py"


def main(arguments: list[str]) -> int:
    if _setup.helps(arguments, __doc__, "python", str(RUN)):
        return 0
    command = [str(RUN), *arguments]
    return _setup.told(lambda: _setup.hand_over(_setup.ensure({"dev"}), "python", command))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
