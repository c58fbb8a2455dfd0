"""Ghosts that help once a turn: what is kept of it, what it asks, how often it is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import scriptorium as sc
from scriptorium.scenarios import yes_or_no

from .haunting import NO_GHOST, USED, has_ghost


class HelpedOnce(sc.Part, frozen=True):
    """Whether a ghost that helps once a turn has helped in this one."""

    used: bool = False


def helps_once(effect: str, helped: type[HelpedOnce]) -> tuple[sc.Rule, sc.Rule]:
    """What such a ghost asks of whom it helps: to be theirs, and not to have helped (R15, R16)."""
    return (
        sc.Rule(NO_GHOST, predicate=lambda at, action: has_ghost(at, at.me, effect)),
        sc.Rule(USED, predicate=lambda at, action: not at[helped].used),
    )


def times_left(effect: str, helped: type[HelpedOnce]) -> Callable[[sc.Position, Any], int]:
    """How often such a ghost helps still: once, as long as it has not (R15, R16)."""

    def left(position: sc.Position, asked: Any) -> int:
        there = has_ghost(position, asked.seat, effect) and asked.seat == position.clock.seat
        return int(there and not position[helped].used)

    return left


def put_used(fact: str, helped: type[HelpedOnce]) -> Callable[[sc.Change, Any], None]:
    """Lays out in a scenario whether such a ghost has helped."""
    return lambda now, wanted: now.put(helped(yes_or_no(fact, wanted)))
