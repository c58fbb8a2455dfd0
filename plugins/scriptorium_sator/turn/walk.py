"""Step 3: the own acolyte walks, in one or more segments, for movement points (S24)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
from scriptorium.cards import chain_reader

from .. import game, say
from ..acolytes.walking import (
    BARRED,
    Acolytes,
    Squares,
    Ways,
    acolytes_of,
    cites_of_way,
    go,
    on_foot,
    own_walks,
)
from ..board.board_state import acolyte_piece
from ..board.targets import masks
from ..hand.playing import MP

# Without this rule there is no third step.
WALKING = game.plugin("walk", needs=("sator.acolytes",), after=("sator.cards",))

NO_MP = say.reason("S24.2 S7.3", "sator-no-mp")


def points(at: sc.Moment) -> int:
    """The movement points that are left."""
    return at.clock.left[MP]


class WalkingOut(sc.Decision, tag="sator.walking_out", frozen=True):
    """Which way the acolyte walks."""


def can_walk(at: sc.Moment, rules: Acolytes) -> bool:
    """Whether there are points, and somewhere to go (S24.2)."""
    left = at.clock.left[MP]
    return rules.can_walk(masks(at), rules.geometry.seat_number[at.me], left)


def why_nowhere(at: sc.Moment, action: SetOut) -> sc.Refused | None:
    """With what is left there is nowhere to go."""
    return None if can_walk(at, acolytes_of(at)) else NO_MP(left=points(at))


def set_out(at: sc.Moment) -> tuple[SetOut, ...]:
    """Where there is a way to go."""
    if at.clock.left[MP] <= 0:
        return ()
    rules = acolytes_of(at)
    walks = can_walk(at, rules) and not rules.barred(at)
    return (SetOut(),) if walks else ()


@WALKING.choice(
    BARRED,
    ends=(say.rule_for(NO_MP, explain=why_nowhere),),
    quick=sc.Quick(lists=set_out, accepts=lambda at, action: bool(set_out(at))),
    during=("swap", "play", "walk"),
    opens=WalkingOut,
    word="walk",
    said=say("sator-sets-out"),
    beside=lambda at: (acolyte_piece(at.me),),
)
class SetOut(sc.Action, tag="sator.set_out", frozen=True):
    """Begin to walk: the way is chosen next."""

    def do(self, now: sc.Change) -> None:
        now.wait_for(WalkingOut(now.me))


@WALKING.choice(
    on_foot(points, NO_MP),
    at=WalkingOut,
    quick=sc.Quick(lists=lambda at: own_walks(at, Walk, points(at), each_length=True)),
    cites=cites_of_way({"ends_on_book": "R57"}),
    word="go",
    asks=say.awaits("S24.1", "sator-touch-walking-out"),
)
class Walk(sc.Action, tag="sator.walk", frozen=True):
    """Walk these squares, one after the other."""

    path: Annotated[Squares, Ways(points, each_length=True)]

    def do(self, now: sc.Change) -> None:
        """Walk and pay a movement point for each square; that ends step 2 (R14)."""
        now.enter_step("walk")
        now.spend("mp", go(now, self.path))


WALKING.notation(chain_reader("walk {path}", ((sc.declared_choice(Walk),),), (SetOut(),)))
