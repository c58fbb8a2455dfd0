"""Less garbage collection, for processes that try many tables."""

from __future__ import annotations

import gc

# New values between two collections. Tables that were tried are freed without one, as nothing else
# holds them; with Python's own 700 a seventh of a computer's thinking time went into collecting.
NEW_VALUES = 50_000


def relax_gc() -> None:
    """Collect less often in this process from now on."""
    gc.set_threshold(NEW_VALUES)
