"""How strong a computer player is: `python3 scripts/strength.py GAME --one LEVEL --other LEVEL`.

For example `sator --one keeper --other librarian --matches 400 --keep FILE`.

`--help` tells all. It can be stopped; the same line goes on from there.
"""

from __future__ import annotations

import sys

import _setup

RUN = _setup.ROOT / "scripts" / "strength" / "levels_compared.py"


def main(arguments: list[str]) -> int:
    """Set up, and have the matches played."""
    if _setup.helps(arguments, __doc__, "python", str(RUN)):
        return 0
    command = [str(RUN), *arguments]
    return _setup.told(lambda: _setup.hand_over(_setup.ensure({"dev"}), "python", command))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
