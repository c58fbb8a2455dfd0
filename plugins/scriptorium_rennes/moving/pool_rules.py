"""The rules that several ways of moving share: what is held, wanted, and leads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import scriptorium as sc

from ..board.equipment import hand
from ..board.state import on_another
from ..turn.reasons import FINISH_FIRST, NO_ROOM_BEYOND, NOT_HELD, NOT_WANTED, PASSING
from .situation import Ground, Situation, gets_through, ground, situation, wanted

ACT = "act"


class Passing(sc.Decision, tag="rennes.passing", frozen=True):
    """The figure stands on an occupied space; only moving on is left (RN5.13)."""


MOVING: dict[str, Any] = {
    "at": (sc.Turn, Passing),
    "during": (ACT,),
    "opens": Passing,
    "stuck": NO_ROOM_BEYOND,
    "refusal": FINISH_FIRST,
}
RESTING: dict[str, Any] = {"at": (sc.Turn, Passing), "during": (ACT,), "refusal": FINISH_FIRST}


def stays(now: sc.Change, seat: sc.Seat) -> None:
    """Something has been done to move: on an occupied space the figure has to go on."""
    if on_another(now, seat):
        now.wait_for(Passing(seat))


def wanted_bits(at: sc.Moment) -> int:
    """The wanted colours, bit by bit in the order of the colours."""
    colours: tuple[str, ...] = at.rules.services["rennes.codes"].colours
    return sum(1 << colours.index(one) for one in wanted(at, at.me) if one in colours)


AT_REST = sc.Rule(PASSING, predicate=lambda at, action: type(at.decision) is not Passing)
HELD = sc.Rule(NOT_HELD, predicate=lambda at, action: action.card in hand(at, at.me))
WANTED = sc.Rule(NOT_WANTED, mask=wanted_bits, field="colour")


def leads_on(after: Callable[[Ground, Situation, Any], Situation]) -> sc.Rule:
    """Whoever passes somebody only does what still leads to a free space (RN5.13)."""

    def holds(at: sc.Moment, action: Any) -> bool:
        if not on_another(at, at.me):
            return True
        on, here = ground(at, at.me), situation(at, at.me)
        return gets_through(on, after(on, here, action))

    return sc.Rule(NO_ROOM_BEYOND, predicate=holds)
