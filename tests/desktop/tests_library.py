"""The installed plugins and the games of the examples, as the other tests have them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from scriptorium import Library, standard_library
from scriptorium.mods.loose import add_loose, read_loose

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "noughts_and_crosses.py"


@cache
def example_library() -> Library:
    """All games there are."""
    library = standard_library().copy()
    add_loose(library, read_loose(EXAMPLE), "example")
    return library
