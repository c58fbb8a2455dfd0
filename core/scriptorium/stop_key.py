"""Say in one line that the program was stopped, even while it is still being loaded.

Both `scriptorium` and `python -m scriptorium` import the whole engine before the first line of the
program runs. Until then a KeyboardInterrupt would end in a traceback.
"""

from __future__ import annotations

import os
import sys
from types import TracebackType

STOPPED = 130  # the exit code of a program that Ctrl-C has ended
_usual = sys.excepthook


def say_stopped() -> None:
    """Say on the error stream that the program was stopped."""
    sys.stderr.write("scriptorium: stopped\n")
    sys.stderr.flush()


def _told(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        _usual(kind, error, trace)
        return
    say_stopped()
    os._exit(STOPPED)  # nothing has been done yet, so there is nothing to tidy up


def _is_the_program() -> bool:
    """Whether this process runs the command: `-m` stands first until `__main__` is reached."""
    first = sys.argv[0] if sys.argv else ""
    return first == "-m" or os.path.basename(first) in ("scriptorium", "scriptorium.exe")


if _is_the_program():
    sys.excepthook = _told
