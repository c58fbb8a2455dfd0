"""A road space that gives influence or a rosary (MO9.3)."""

from __future__ import annotations

import scriptorium as sc

from ..actions.deeds import deed
from ..decisions import RoadToken


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Influence or a rosary (MO9.3)."""
    return sc.About("monasterium.road_tokens", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One bonus."""
    deed(book, "influence_or_rosary", lambda now, seat, words, count: now.wait_for(RoadToken(seat)))
