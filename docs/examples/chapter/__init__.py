"""Five cards with a little code each, a file for every one: verbs of their own, and a condition."""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc

CHAPTER = sc.Plugin(
    "chapter",
    "sator",
    file=__file__,
    version="1.0",
    title="The chapter house",
    author="The Scriptorium founders",
    summary="Five cards: recall, exchange, pace, alms and humility.",
)
CHAPTER.pack(Path(__file__).parent / "cards.toml")

from . import alms, exchange, humility, pace, recall  # noqa: E402, F401  # declare on it
