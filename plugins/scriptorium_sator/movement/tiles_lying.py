"""A board of tiles as it lies: which can be moved at all, and what a move leads to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from scriptorium.grid import Grid, Mask, ShapeOn, Square

from .carrying import ANCHOR, ANCHOR_BITS, State, find_turn, place_of, pushed, shape_moves, turned
from .mobility import Ends
from .turn_lists import ANGLES, turn_lists

OFF = -1  # the place of a tile that lies nowhere


def mask_of(squares: tuple[Square, ...]) -> Mask:
    """A set of squares; what stands on none is in no set."""
    mask = 0
    for square in squares:
        if square >= 0:
            mask |= 1 << square
    return mask


class TileTables:
    """What never changes of the tiles of a board, by their numbers."""

    def __init__(self, grid: Grid, fits: Sequence[ShapeOn]) -> None:
        self.grid, self.fits = grid, tuple(fits)
        self.all: Mask = grid.all
        self.stride: int = grid.stride
        self.moves = tuple(shape_moves(grid, fit.shape) for fit in fits)
        self.tables = tuple(each.table for each in self.moves)
        self.turn_lists = turn_lists(grid, self.tables)
        # Masks by tile, orientation and anchor; empty ones catch all that leaves the grid.
        self.place_masks = tuple(each.place_masks for each in self.moves)
        self.pushes, self.turns = self.turn_lists.mobilities

    def mask(self, tile: int, place: int) -> Mask:
        """The squares that a tile covers on a place; none when it is not on the board."""
        if place == OFF:
            return 0
        return self.fits[tile].masks[place >> ANCHOR_BITS][place & ANCHOR]

    def masks_of(self, places: tuple[int, ...]) -> list[Mask]:
        """The squares of each tile, by the places on which they lie."""
        return [
            0 if place == OFF else of_tile[place >> ANCHOR_BITS][place & ANCHOR]
            for of_tile, place in zip(self.place_masks, places, strict=False)
        ]

    def everywhere(self, tile: int | None) -> Iterator[Mask]:
        """The squares of each way in which a tile lies on an empty grid; no tile, none."""
        for of_anchor in () if tile is None else self.fits[tile].masks:
            yield from filter(None, of_anchor)

    def place(self, tile: int, mask: Mask) -> int | None:
        """The place on which a tile covers just these squares, or None where it cannot."""
        found = self.fits[tile].place(mask)
        return None if found is None else place_of(*found)


class TilesLying(ABC):
    """Where each tile lies, what is in the way of all, and on which something rides.

    A set of tiles is an int (bit n is tile n). `covered` are the squares of all tiles, `blocked` is
    the same with the world outside, as `TurnLists` has it.
    """

    __slots__ = ()
    geometry: TileTables
    places: tuple[int, ...]
    blocked: Mask
    covered: Mask
    with_rider: int

    @abstractmethod
    def state(self, tile: int) -> State:
        """How a tile lies, with its riders."""

    @abstractmethod
    def riding(self, tile: int) -> Mask:
        """The squares of a tile on which anything stands."""

    @abstractmethod
    def others(self, tile: int) -> Mask:
        """The squares that other tiles cover."""

    def ridden(self, tile: int) -> Mask:
        """The squares of a tile on which anything stands, counted from its anchor."""
        return self.riding(tile) >> (self.places[tile] & ANCHOR)

    def after_codes(self, tile: int, *codes: int) -> State:
        """The state of a tile after turns out of `TurnLists` for which there is room."""
        state, moves = self.state(tile), self.geometry.moves[tile]
        anchor = state[0] & ANCHOR
        for code in codes:
            pivot, angle = divmod(code, ANGLES)
            turn = find_turn(moves, state[0], anchor + pivot, angle)
            assert turn is not None
            state = turned(moves, state, turn)
        return state

    def pushable(self, among: int, *, first: bool = False) -> int:
        """Those of some tiles that can be pushed by one square; or only the first of them."""
        return self.geometry.pushes.able(among, self.places, self.blocked, first=first)

    def turnable(self, among: int, *, first: bool = False) -> int:
        """Those of some tiles of which a turn changes something; or one of them."""
        found = self.geometry.turns.able(among, self.places, self.blocked, first=first)
        rest = among & self.with_rider & ~found
        while rest and not (first and found):
            low = rest & -rest
            rest ^= low
            if self._riders_turn(low.bit_length() - 1):
                found |= low
        return found

    def push_ends(self, tile: int) -> Ends:
        """For each push of a tile by one square, its front and what it adds to the place."""
        return self.geometry.pushes.ends[tile][self.places[tile] >> ANCHOR_BITS]

    def turn_ends(self, tile: int) -> Ends:
        """For each other place that a turn leads to, its front and what it adds to the place."""
        return self.geometry.turns.ends[tile][self.places[tile] >> ANCHOR_BITS]

    def reaches_other(self, tile: int, ends: Ends, places: tuple[int, ...] | None) -> bool:
        """Whether there is room for one of these ends of a tile on another place than those."""
        if places is None:
            return False
        place = self.places[tile]
        near = self.blocked >> (place & ANCHOR)
        for front, more in ends:  # noqa: SIM110  (a generator takes twice as long)
            if not front & near and place + more not in places:
                return True
        return False

    def after_path(self, tile: int, path: tuple[int, ...]) -> State | None:
        """The state of a tile at the end of a path; None without room, or if nothing changes."""
        known, state = self.geometry, self.state(tile)
        at, others, shifts = state[0] & ANCHOR, self.others(tile), known.grid.shifts
        masks = known.place_masks[tile][state[0] >> ANCHOR_BITS]
        for way in path:
            at += shifts[way]
            mask = masks[at]
            if not mask or mask & others:
                return None
        shift = at - (state[0] & ANCHOR)
        return pushed(state, shift) if shift else None

    def after_turn(self, tile: int, pivot: int, angle: int) -> State | None:
        """The state of a tile after a turn; None where it has no room, or nothing changes."""
        state, moves = self.state(tile), self.geometry.moves[tile]
        lies = moves.place_masks[state[0] >> ANCHOR_BITS][state[0] & ANCHOR]
        turn = (
            find_turn(moves, state[0], pivot, angle) if pivot >= 0 and lies >> pivot & 1 else None
        )
        if turn is None or turn.mask & self.others(tile):
            return None
        end = turned(moves, state, turn)
        return None if end == state else end

    def _riders_turn(self, tile: int) -> bool:
        """Whether some turn leaves a tile on its squares but moves what stands on it."""
        known, orient = self.geometry, self.places[tile] >> ANCHOR_BITS
        if not known.tables[tile].holds(orient):
            return False
        turns = known.turn_lists.singles(tile, orient, self.ridden(tile))
        return any(not front for front, _ in turns)

    def anchors(self, tile: int) -> Mask:
        """The anchors at which a tile, turned as it is, would lie inside and over nothing."""
        known, place = self.geometry, self.places[tile]
        orient = place >> ANCHOR_BITS
        free = known.all & ~self.covered | known.place_masks[tile][orient][place & ANCHOR]
        return known.fits[tile].free_anchors(orient, free)

    def steps(self, tile: int) -> Iterator[State]:
        """Each other state that one push by one square, or one turn, leads to."""
        known, state, others = self.geometry, self.state(tile), self.others(tile)
        masks = known.place_masks[tile][state[0] >> ANCHOR_BITS]
        for shift in known.grid.shifts:
            mask = masks[(state[0] & ANCHOR) + shift]
            if mask and not mask & others:
                yield pushed(state, shift)
        turns = known.turn_lists.singles(tile, state[0] >> ANCHOR_BITS, self.ridden(tile))
        near = self.blocked >> (state[0] & ANCHOR)
        yield from (self.after_codes(tile, code) for front, code in turns if not front & near)
