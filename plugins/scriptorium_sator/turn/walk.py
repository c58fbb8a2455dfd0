"""Step 3: the own acolyte walks, in one or more segments, for movement points (S24)."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
from scriptorium.cards import chain_reader

from ..acolytes.walk_targets import Squares, Ways
from ..acolytes.walking import acolytes_of
from ..board.piece_names import acolyte_piece
from ..board.targets import masks
from ..hand.playing import MP
from ..verbs.walk import BARRED, go, own_way
from ..wording import reason, sentence

# Without this rule there is no third step.
scriptorium_about = sc.part_of_game("sator.walk", needs=("sator.acolytes",), after=("sator.cards",))

NO_MP = reason("no_mp", "S24.2 S7.3", "sator-no-mp")


def points(at: sc.Moment) -> int:
    """The movement points that are left."""
    return at.clock.left[MP]


class SetOut(sc.Action, tag="sator.set_out", frozen=True):
    """Begin to walk: the way is chosen next."""


class WalkingOut(sc.Decision, tag="sator.walking_out", frozen=True):
    """Which way the acolyte walks."""


class Walk(sc.Action, tag="sator.walk", frozen=True):
    """Walk these squares, one after the other."""

    path: Annotated[Squares, Ways(points, each_length=True)]


def can_walk(at: sc.Moment) -> bool:
    """Whether there are points, and somewhere to go (S24.2)."""
    left = at.clock.left[MP]
    if left <= 0:
        return False
    rules = acolytes_of(at)
    return rules.can_walk(masks(at), rules.geometry.seat_number[at.me], left)


def set_out(at: sc.Moment) -> tuple[SetOut, ...]:
    """Where there is a way to go."""
    walks = can_walk(at) and not acolytes_of(at).barred(at)
    return (SetOut(),) if walks else ()


def walk(now: sc.Change, top: WalkingOut, action: Walk) -> None:
    """Walk and pay a movement point for each square; that ends step 2 (R14)."""
    now.enter_step("walk")
    now.spend("mp", go(now, top, action.path))


NOWHERE = sc.Rule(
    NO_MP,
    explain=lambda at, action: None if can_walk(at) else NO_MP(left=points(at)),
)
SET_OUT = sc.Choice(
    SetOut,
    do=lambda now, top, action: now.wait_for(WalkingOut(top.seat)),
    rules=(BARRED,),
    ends=(NOWHERE,),
    quick=sc.Quick(lists=set_out, accepts=lambda at, action: bool(set_out(at))),
    during=("swap", "play", "walk"),
    opens=WalkingOut,
    word="walk",
    said=sentence("sator-sets-out"),
    beside=lambda at: (acolyte_piece(at.me),),
)
WALK = own_way(
    Walk,
    points,
    NO_MP,
    each_length=True,
    cites={"ends_on_book": "R57"},
    rules=((), ()),
    do=walk,
    at=WalkingOut,
    word="go",
    asks=reason("awaited", "S24.1", "sator-touch-walking-out"),
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.notation(chain_reader("walk {path}", ((WALK,),), (SetOut(),)))
    book.choice(SET_OUT)
    book.choice(WALK)
