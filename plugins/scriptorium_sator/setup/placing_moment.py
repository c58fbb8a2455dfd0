"""What may be placed where at one moment of the placement, worked out as it is asked for (S5.3)."""

from __future__ import annotations

from typing import NamedTuple

import scriptorium as sc
from scriptorium_grid import Mask, Square

from ..board.board_state import Board, board_masks
from ..bridges.completable_places import Judge
from ..bridges.completion import Solution
from ..bridges.covering import Anchors, Pit
from .owner_protection import guarded_books, protected, robbed
from .unplaced_bridges import Known, Unplaced, known_of


class Moment:
    """One player's choice of a bridge and a place: the pit, whom to protect, what can be."""

    def __init__(self, known: Known, board: Board, unplaced: Unplaced, seat: int) -> None:
        masks = board_masks(board, known.geometry)
        shapes = [known.shape(bridge) for bridge in unplaced.everything()]
        self.known = known
        self.own = sorted({known.shape(bridge) for bridge in unplaced.before(seat)})
        self.pit = Pit(
            known.outlines,
            known.geometry.all & ~masks.covered,
            (mine & ~masks.covered for mine in masks.mine),
            (shapes.count(shape) for shape in range(len(known.shapes))),
        )
        self.guarded = guarded_books(
            self.pit,
            (
                (books, sorted({known.shape(bridge) for bridge in unplaced.before(owner)}))
                for owner, books in enumerate(self.pit.books)
                if owner != seat
            ),
        )
        solution: Solution | None = unplaced.__dict__.get("solution")
        self.judge = Judge(self.pit, solution)
        self._protects: bool | None = None
        self._anything: bool | None = None
        self._lawful: dict[int, Anchors] = {}
        self._some: dict[int, bool] = {}

    def _guarded_places(self, shape: int) -> Anchors:
        return protected(self.pit, shape, self.pit.places(shape), self.guarded)

    @property
    def protects(self) -> bool:
        """Whether others' books are protected: not where that would leave no placement (S5.7)."""
        if self._protects is None:
            self._protects = any(
                self.judge.any_completing(shape, self._guarded_places(shape)) for shape in self.own
            )
        return self._protects

    @property
    def has_any(self) -> bool:
        """Whether any own bridge can be placed at all."""
        if self._anything is None:
            self._anything = any(self.has_place(shape) for shape in self.own)
        return self._anything

    def _places(self, shape: int) -> Anchors:
        return self._guarded_places(shape) if self.protects else self.pit.places(shape)

    def has_place(self, shape: int) -> bool:
        """Whether a bridge of this shape can be placed now."""
        if shape not in self._some:
            self._some[shape] = self.judge.any_completing(shape, self._places(shape))
        return self._some[shape]

    def lawful(self, shape: int) -> Anchors:
        """Every place for a bridge of this shape, by orientation (S5.3)."""
        if shape not in self._lawful:
            self._lawful[shape] = self.judge.completing(shape, self._places(shape))
        return self._lawful[shape]

    def robbed(self, mask: Mask) -> Square | None:
        """The book of another player that a placement would cut off, where that counts (S5.5)."""
        at = robbed(self.guarded, mask)
        return at if at is not None and self.protects else None


class _Kept(NamedTuple):
    board: Board
    seat: int
    moment: Moment


def moment_of(table: sc.Table, seat: sc.Seat) -> Moment:
    """The choice that a seat has now; worked out once for each position."""
    unplaced, board = table[Unplaced], table[Board]
    number = table.rules.setup.seats.index(seat)
    kept: _Kept | None = unplaced.__dict__.get("moment")
    if kept is None or kept.board is not board or kept.seat != number:
        kept = _Kept(board, number, Moment(known_of(table), board, unplaced, number))
        unplaced.__dict__["moment"] = kept
    return kept.moment
