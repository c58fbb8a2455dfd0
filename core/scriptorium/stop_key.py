"""Whoever presses the stop key while the program is still being brought in reads one line.

`python -m scriptorium` brings in the whole engine before any line of the program itself is run.
"""

from __future__ import annotations

import os
import sys
from types import TracebackType

STOPPED = 130
_usual = sys.excepthook


def _told(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        _usual(kind, error, trace)
        return
    sys.stderr.write("scriptorium: stopped\n")
    sys.stderr.flush()
    os._exit(STOPPED)  # nothing has been done yet, and nothing is to be tidied up


if sys.argv[:1] == ["-m"]:  # so it is called until the program itself is reached
    sys.excepthook = _told
