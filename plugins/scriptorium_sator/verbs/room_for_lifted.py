"""Where lifted bridges can be laid again, all of them at once (S22.3 to S22.5)."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium_verbs as sv
from scriptorium.targets import bit_places

from ..board.lifted_targets import Pairs
from ..board.targets import geometry, masks
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, place_of
from .bridge_movement import movement


def anchors(
    position: sc.Position, top: sv.CardRun, bridge: int, old: int, free: int
) -> Iterator[tuple[list[int], int]]:
    """By the way it is turned: the masks of a bridge by anchor, the anchors where it may be left.

    Those are on free squares, elsewhere than before.
    """
    fit, moving, here = geometry(position).fits[bridge], movement(position), masks(position)
    hard = moving.watched_by(position, here, top.card) >> bridge & 1
    may_be = moving.closed(position, here, bridge, top.card).may_be if hard else None
    for orient, of_anchor in enumerate(fit.masks):
        found = fit.free_anchors(orient, free)
        if old >> ANCHOR_BITS == orient:
            found &= ~(1 << (old & ANCHOR))
        for anchor in bit_places(found) if hard else ():
            if may_be is not None and not may_be((place_of(orient, anchor),)):
                found &= ~(1 << anchor)
        yield of_anchor, found


def witness(position: sc.Position, top: sv.CardRun, pairs: Pairs, free: int) -> int:
    """Free squares on which all these bridges can be laid at once, or -1 where there are none."""
    if not pairs:
        return 0
    (bridge, old), *others = pairs
    for of_anchor, left in anchors(position, top, bridge, old, free):
        while left:
            low = left & -left
            mask = of_anchor[low.bit_length() - 1]
            if not others:
                return mask
            more = witness(position, top, tuple(others), free & ~mask)
            if more >= 0:
                return mask | more
            left ^= low
    return -1


def free_squares(position: sc.Position, bridges: tuple[int, ...] = ()) -> int:
    """The squares of no bridge, or only of these."""
    board = masks(position)
    covered = board.covered
    for bridge in bridges:
        covered &= ~board.of_bridge[bridge]
    return board.geometry.all & ~covered
