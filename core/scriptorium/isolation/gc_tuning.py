"""For processes that try out very much: Python looks less often for values that hold each other."""

from __future__ import annotations

import gc

# So many new values until it looks. What is tried out is freed without, as nothing else holds it;
# at Python's own 700 a seventh of a computer's thought went by with looking.
NEW_VALUES = 50_000


def relax_gc() -> None:
    """From now on, in this process."""
    gc.set_threshold(NEW_VALUES)
