"""The machine below: memory that was freed goes back to it."""

from __future__ import annotations

import ctypes
import gc
import logging
import sys

log = logging.getLogger("scriptorium.play")


def give_back() -> None:
    """Give freed memory back to the system; the C library of Linux keeps it until it is asked."""
    gc.collect()  # what a toolkit made holds on to itself
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError) as error:  # another C library, which knows no such call
        log.debug("freed memory stays ours: %s", error)
