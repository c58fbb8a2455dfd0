"""The program `scriptorium`: it brings in the command line, which takes a moment, and runs it.

Whoever presses the stop key in that moment reads that it was stopped, as at any later one.
"""

from __future__ import annotations

import sys

from scriptorium.stop_key import STOPPED


def main() -> int:
    """Run the command line."""
    try:
        from .main import main as run

        return run()
    except KeyboardInterrupt:
        print("scriptorium: stopped", file=sys.stderr)
        return STOPPED
