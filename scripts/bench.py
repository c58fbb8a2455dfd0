"""Measure: `python3 scripts/bench.py [arguments]` sets up and runs `scriptorium bench`."""

from __future__ import annotations

import sys

import _setup

if __name__ == "__main__":
    sys.exit(_setup.run_scriptorium("bench", sys.argv[1:], ()))
