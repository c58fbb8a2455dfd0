"""A road space that gives a window tile of any monastery (MO9.3, MO15.1)."""

from __future__ import annotations

import scriptorium as sc

from ..actions.deeds import deed
from ..board.valley import valley
from ..window.gaining import gain_tile


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A window tile from any monastery (MO9.3)."""
    return sc.About("monasterium.road_window", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One bonus."""
    deed(
        book,
        "window_any",
        lambda now, seat, words, count: gain_tile(now, seat, valley(now).all_monasteries),
    )
