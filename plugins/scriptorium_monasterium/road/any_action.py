"""A road space that gives any one action (MO9.3, MO9.4, R19)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..actions.deeds import deed
from ..actions.using import possible
from ..decisions import RoadAction


def has_action(position: sc.Position, seat: sc.Seat, words: Any, count: int) -> bool:
    """Whether an action of any column is available; a taking one always is."""
    return bool(possible(sc.Moment.of(position, RoadAction(seat))))


def give(now: sc.Change, seat: sc.Seat, words: Any, count: int) -> None:
    """It uses no die and scores nothing for a yellow tile."""
    now.wait_for(RoadAction(seat))


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Any action (MO9.4)."""
    return sc.About("monasterium.any_action", "monasterium", after=("monasterium",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One bonus."""
    deed(book, "any_action", give, can=has_action)
