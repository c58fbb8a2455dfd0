"""Passing: occupied spaces may be crossed, where the way to a free one is sure (RN5.12, R10)."""

from __future__ import annotations

import scriptorium as sc

from ..board.village import village
from .questions import MayCross


def everywhere(position: sc.Position, asked: MayCross) -> int:
    """All spaces may be crossed: figures never block the way."""
    return village(position).all


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without it nobody gets past anybody."""
    return sc.About("rennes.passing", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One answer."""
    book.answer(MayCross, everywhere)
