"""Roi Dagobert: once a turn the pool gets a further point (RN9.5, R16, R43)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_check as check
import scriptorium_verbs as sv

from ..moving.extra_point import DAGOBERT, EFFECT, PointUsed, put_used
from ..moving.questions import ExtraPoints
from .haunting import Haunts, effect_of_having, has_ghost


def left(position: sc.Position, asked: Any) -> int:
    """One, as long as it has not been used (R16)."""
    there = has_ghost(position, asked.seat, EFFECT) and asked.seat == position.clock.seat
    return int(there and not position[PointUsed].used)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The ghost Roi Dagobert."""
    return sc.About("rennes.roi_dagobert", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, one choice, one fact."""
    sv.effect(book, EFFECT, effect_of_having, params=Haunts)
    book.part(PointUsed(), reset="turn")
    book.answer(ExtraPoints, left)
    book.choice(DAGOBERT)
    check.fact(book, "dagobert_used", see=lambda position: position[PointUsed].used, put=put_used)
