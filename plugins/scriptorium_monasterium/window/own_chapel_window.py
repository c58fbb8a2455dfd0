"""Row III: a window tile of a monastery in whose chapel an own novice is (MO8.10, R45)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..actions.deeds import deed
from ..board.novices import own_chapels
from .gaining import can_build, gain_tile

DEED = "window_from_own_chapel"


def possible(position: sc.Position, seat: sc.Seat, words: Any, count: int) -> bool:
    """Whether a tile of one of these monasteries can be built (MO8.2)."""
    return can_build(position, seat, own_chapels(position, seat))


def gain(now: sc.Change, seat: sc.Seat, words: Any, count: int) -> None:
    """The player picks among them (MO15.1)."""
    gain_tile(now, seat, own_chapels(now, seat))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Tiles from one's own chapels (MO8.10)."""
    return sc.About("monasterium.own_chapel_window", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One deed."""
    deed(book, DEED, gain, can=possible)
