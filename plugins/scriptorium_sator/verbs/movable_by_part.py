"""For which bridges a part of a card has a way on (S9.7, S13)."""

from __future__ import annotations

from scriptorium import Moment

from ..board.targets import masks
from ..bridges.board_masks import BoardMasks
from ..hand.playing import AP
from . import operation_row
from .bridge_movement import SERVICE, movement
from .bridge_parts import BridgePart, Way, as_chosen, part_of, surcharge
from .listed_pushes import listed as listed_pushes
from .listed_turns import listed as listed_turns
from .push import Push, PushFar
from .turn import Rotate, RotateTwice, Spin


def own(at: Moment) -> int:
    """The bridges that the card has moved, bit by bit."""
    moved = operation_row.moved_before(at) if at.decision.touched else ()
    return sum({1 << bridge for bridge in moved})


def of_part(at: Moment) -> int:
    """Another one than before, or the same, where the part says so."""
    which = part_of(at).words.which
    if which == "another":
        return ~own(at)
    if which == "same":
        last = operation_row.moved_before(at)[-1:]
        return 1 << last[0] if last else 0
    return -1


def movable(at: Moment) -> int:
    """What no rule about moving keeps from the card."""
    moving, here, card = movement(at), masks(at), part_of(at).card
    scope = moving.scope(at, here)
    if at.decision.touched or card in scope.asked:
        return moving.movable(at, here, card, -1, own(at))
    return scope.open


def able(at: Moment, bridges: int = -1, *, first: bool = False) -> int:
    """Those of some bridges that the part can move, bit by bit; or only the first found."""
    part, left = part_of(at), at.clock.left[AP]
    if part.lowest > left:
        return 0
    here, moving = masks(at), at.rules.services[SERVICE]
    scope = moving.scope(at, here)
    among = bridges & (part.kinds if part.words.carry else part.kinds & ~here.with_acolyte)
    if at.decision.touched or part.words.which == "same":
        among &= of_part(at)
    if at.decision.touched or part.card in scope.asked:
        among = moving.movable(at, here, part.card, among, own(at))
    else:
        among &= scope.open
    row = part.together and at.decision.touched
    watched = -1 if row else scope.watched.get(part.back)
    if watched is None:
        watched = moving.watched(at, here, part.back)
    hard = watched | here.with_acolyte
    found = 0
    for way, quick in ((part.push, here.pushable), (part.turn, here.turnable)):
        if first and way.plain and way.price <= left:
            found |= quick(among & ~hard, first=True)
        if way.price > left or (first and found):
            continue
        rest = quick(among & ~found)
        if way.plain:
            found |= rest & ~hard
            rest &= hard
        while rest and not (first and found):
            low = rest & -rest
            rest ^= low
            if can(at, part, here, way, low.bit_length() - 1, watched & low):
                found |= low
    return found


def can(
    at: Moment, part: BridgePart, here: BoardMasks, way: Way, bridge: int, watched: int
) -> bool:
    """Whether a bridge that the board lets move can be moved so, and be left there."""
    if part.pays and here.with_acolyte >> bridge & 1:
        left = at.clock.left[AP] - surcharge(at, part, here, bridge)
        if way.price > left:
            return False
    if way.plain and not watched:
        return True
    pushes = way is part.push
    if way.short and watched:
        ends = here.push_ends(bridge) if pushes else here.turn_ends(bridge)
        if part.together and at.decision.touched:
            places = operation_row.shut(at, bridge)
        else:
            places = movement(at).shut(at, here, bridge, part.card)
        if here.reaches_other(bridge, ends, places):
            return True
    chosen = as_chosen(at, part, bridge)
    if pushes:
        return bool(listed_pushes(chosen, Push if part.priced else PushFar))
    kinds = ((Rotate, 1), (RotateTwice, 2)) if part.priced else ((Spin, 1),)
    return any(listed_turns(chosen, kind, turns) for kind, turns in kinds)


def some(at: Moment) -> bool:
    """Whether there is one."""
    return bool(able(at, first=True))
