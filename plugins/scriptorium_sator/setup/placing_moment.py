"""What may be placed where at one moment of the placement, worked out as it is asked for (S5.3)."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.grid import Square

from ..board.board_state import Board, board_masks
from ..movement.completion import Judge
from ..movement.cover import Cover
from ..movement.guarded_goals import first_cut_off, guarded_goals, keeping_ways
from ..movement.places import PlaceSet
from .unplaced_bridges import Known, Unplaced, known_of, problem


class Moment:
    """One player's choice of a bridge and a place: the pit, whom to protect, what can be."""

    def __init__(self, known: Known, board: Board, unplaced: Unplaced, seat: int) -> None:
        masks = board_masks(board, known.geometry)
        self.known = known
        self.own = sorted({known.shape(bridge) for bridge in unplaced.before(seat)})
        free, hovering = ~masks.covered, (mine & ~masks.covered for mine in masks.mine)
        self.pit = problem(known, unplaced, known.geometry.all & free, hovering)
        self.guarded = guarded_goals(
            self.pit,
            (
                (books, sorted({known.shape(bridge) for bridge in unplaced.before(owner)}))
                for owner, books in enumerate(self.pit.goals)
                if owner != seat
            ),
        )
        solutions: tuple[Cover, ...] = unplaced.known.get("solutions", ())
        self.judge = Judge(self.pit, solutions)
        self._guarded_places: PlaceSet = keeping_ways(
            self.pit, self.pit.of_shapes(self.own), self.guarded
        )
        self._protects: bool | None = None

    @property
    def protects(self) -> bool:
        """Whether others' books are protected: not where that would leave no placement (S5.7)."""
        if self._protects is None:
            self._protects = self.judge.any_completing(self._guarded_places)
        return self._protects

    @property
    def has_any(self) -> bool:
        """Whether any own bridge can be placed at all."""
        return any(self.has_place(shape) for shape in self.own)

    def _places(self, shape: int) -> PlaceSet:
        places = self._guarded_places if self.protects else self.pit.open
        return places & self.pit.places.of_shape[shape]

    def has_place(self, shape: int) -> bool:
        """Whether a bridge of this shape can be placed now."""
        return self.judge.any_completing(self._places(shape))

    def lawful(self, shape: int) -> PlaceSet:
        """Every place for a bridge of this shape (S5.3)."""
        return self.judge.completing(self._places(shape))

    def robbed(self, number: int) -> Square | None:
        """The book of another player that a placement would cut off, where that counts (S5.5)."""
        at = first_cut_off(self.pit, self.guarded, number)
        return at if at is not None and self.protects else None


def moment_of(table: sc.Table, seat: sc.Seat) -> Moment:
    """The choice that a seat has now; worked out once for each position."""
    unplaced, board = table[Unplaced], table[Board]
    number = table.rules.setup.seats.index(seat)
    kept: tuple[Board, int, Moment] | None = unplaced.known.get("moment")
    if kept is None or kept[0] is not board or kept[1] != number:
        kept = board, number, Moment(known_of(table), board, unplaced, number)
        unplaced.known["moment"] = kept
    return kept[2]
