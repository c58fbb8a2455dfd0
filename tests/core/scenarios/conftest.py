"""The scenarios here are about Lantern, the toy game of these tests."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from scriptorium import Library

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import lantern
import lantern_words


@cache
def lantern_library() -> Library:
    """Lantern and its words alone."""
    library = Library()
    for module in (lantern, lantern_words):
        library.add(module)
    return library


def pytest_scriptorium_library() -> Library:
    return lantern_library()
