"""Lifted bridges: which is laid next, on which squares, and where there is room for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import scriptorium as sc
import scriptorium_sator.targets as sq
from scriptorium.engine import REST, bit_places

from .. import say
from ..board.board_state import Board
from ..board.targets import Bridges, OnBoard, geometry, masks
from ..bridges.board_geometry import ANCHOR, ANCHOR_BITS, OFF, place_of
from .bridge_movement import movement

Pairs = tuple[tuple[int, int], ...]  # bridges, each with the place that it was lifted from

NOT_LIFTED = say.reason("S22.3", "sator-not-lifted")


def lifted(top: Any) -> Pairs:
    """The bridges that have been lifted."""
    pairs: Pairs = top.kept
    return pairs


def waiting(at: sc.Moment) -> Pairs:
    """Those that are not laid yet."""
    board = at[Board].places
    return tuple(pair for pair in lifted(at.decision) if board[pair[0]] == OFF)


def place_on(position: sc.Position, bridge: int, squares: tuple[int, ...]) -> int | None:
    """The place of a bridge on squares; `OFF` beyond the grid, None where it has none such."""
    known = geometry(position)
    if min(squares, default=0) < 0:
        return OFF
    return known.place(bridge, known.grid.mask(squares))


class FirstNamed(Bridges):
    """A bridge on the board; what is written behind its name is passed over."""

    words = REST

    def read(self, position: Any, text: str) -> int:
        return super().read(position, text.partition(" ")[0])


class Lifted(Bridges):
    """The bridges that wait to be laid; the squares tell which.

    The order of laying changes nothing: all may be laid, the first is listed.
    """

    noun = ""
    outside = NOT_LIFTED

    def every(self, at: sc.Moment) -> tuple[int, ...]:
        return tuple(bridge for bridge, _ in waiting(at)[:1])

    def bits(self, at: sc.Moment) -> int:
        return sum(1 << bridge for bridge, _ in waiting(at))

    def pieces(self, at: sc.Moment, value: int) -> tuple[str, ...]:
        return ()  # the squares are touched, not the bridge in the hand


class LaidSquares(OnBoard, sq.LaidSquares):
    """The squares on which a lifted bridge comes to lie."""

    def lying(self, at: sc.Moment) -> list[int]:
        everywhere = geometry(at).everywhere
        waits = [bridge for bridge, _ in waiting(at)]
        return sorted({mask for bridge in waits for mask in everywhere(bridge)})

    def read(self, position: Any, text: str) -> tuple[int, ...]:
        if not text.split():
            raise sc.Unreadable("write lay a and the squares it covers")
        return super().read(position, text)


# Where they can be laid again, all of them at once (S22.3 to S22.5).


def anchors(at: sc.Moment, bridge: int, old: int, free: int) -> Iterator[tuple[list[int], int]]:
    """By the way it is turned: the masks of a bridge by anchor, the anchors where it may be left.

    Those are on free squares, elsewhere than before.
    """
    fit, moving, here = geometry(at).fits[bridge], movement(at), masks(at)
    hard = moving.watched_by(at, here, at.decision.card) >> bridge & 1
    may_be = moving.closed(at, here, bridge, at.decision.card).may_be if hard else None
    for orient, of_anchor in enumerate(fit.masks):
        found = fit.free_anchors(orient, free)
        if old >> ANCHOR_BITS == orient:
            found &= ~(1 << (old & ANCHOR))
        for anchor in bit_places(found) if hard else ():
            if may_be is not None and not may_be((place_of(orient, anchor),)):
                found &= ~(1 << anchor)
        yield of_anchor, found


def witness(at: sc.Moment, pairs: Pairs, free: int) -> int:
    """Free squares on which all these bridges can be laid at once, or -1 where there are none."""
    if not pairs:
        return 0
    (bridge, old), *others = pairs
    for of_anchor, left in anchors(at, bridge, old, free):
        while left:
            low = left & -left
            mask = of_anchor[low.bit_length() - 1]
            if not others:
                return mask
            more = witness(at, tuple(others), free & ~mask)
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
