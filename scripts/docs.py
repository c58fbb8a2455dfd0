"""Build the documentation as a site: `python3 scripts/docs.py [--serve]`.

The pages of docs/, and a reference that is made of the code, become build/docs/site: open
index.html there, also without a network; it can be searched. --serve shows it while pages change.
"""

from __future__ import annotations

import sys
from pathlib import Path

import _setup

FOLDER = Path(__file__).resolve().parent / "docs"


def main(arguments: list[str]) -> int:
    """Set up, then gather and build."""
    if arguments not in ([], ["--serve"]):
        _setup.say(str(__doc__))
        return 0 if {"-h", "--help"} & set(arguments) else 2
    command = [str(FOLDER), *arguments]
    return _setup.told(lambda: _setup.hand_over(_setup.ensure({"docs"}), "python", command))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
