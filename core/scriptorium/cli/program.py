"""The program `scriptorium`: import the command line, which takes a moment, and run it.

Ctrl-C pressed in that moment ends the program with one line, as at any later one.
"""

from __future__ import annotations

from scriptorium.stop_key import STOPPED, say_stopped


def main() -> int:
    """Run the command line."""
    try:
        from .main import main as run

        return run()
    except KeyboardInterrupt:
        say_stopped()
        return STOPPED
