"""A road space that gives soup, or an exchange (MO9.3)."""

from __future__ import annotations

import scriptorium as sc

from ..actions.deeds import deed
from ..decisions import RoadSoup


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Soup or an exchange (MO9.3)."""
    return sc.About("monasterium.road_soup", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One bonus."""
    deed(book, "soup_or_exchange", lambda now, seat, words, count: now.wait_for(RoadSoup(seat)))
