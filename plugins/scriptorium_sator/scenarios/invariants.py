"""What always holds on a board of SATOR (S2.3), for everybody who tests rules and house rules."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_
from typing import NamedTuple

import scriptorium as sc

from .. import game
from ..board.board_state import Board, board_masks
from ..board.targets import geometry
from ..bridges.board_geometry import OFF, Geometry
from ..bridges.board_masks import mask_of
from ..setup.course import DRAFT, PLACEMENT
from ..setup.unplaced_bridges import Unplaced

# They belong to every match of SATOR; they are asked in tests and of what is loaded, never in play.
INVARIANTS = game.plugin("invariants", after=("sator.board", "sator.unplaced"))
FIELDS = Board.__struct_fields__
CARRIERS = ("with_acolyte", "with_gargoyle", "with_rider")


class Lying(NamedTuple):
    """A board as sets of squares, worked out from its numbers alone."""

    known: Geometry
    board: Board
    bridges: list[int]
    covered: int
    books: list[int]  # by colour
    any_book: int


@INVARIANTS.invariant
def kept_beside(position: sc.Position) -> str | None:
    """What has been worked out beside a board is what its numbers say."""
    board = position[Board]
    masks = board.known.get("masks")
    if masks is None:
        return None
    fresh = board_masks(Board(*(getattr(board, name) for name in FIELDS)), geometry(position))
    for name in ("of_bridge", "covered", "blocked", "on", "places", "at", "stones", "taken"):
        if getattr(masks, name) != getattr(fresh, name):
            return f"the {name} kept beside the board are not those of the board"
    for name in ("acolytes", "gargoyles", "books", "mine", *CARRIERS):
        if getattr(masks, name) != getattr(fresh, name):
            return f"the {name} kept beside the board are not those of the board"
    return None


@INVARIANTS.invariant
def board_holds(position: sc.Position) -> str | None:
    """The six invariants of S2.3, in their order.

    They are asked of every table that is loaded, so each is first asked of all pieces at once, in
    sets, and of one after the other only to name what is wrong.
    """
    board, known = position[Board], geometry(position)
    bridges = known.masks_of(board.places)
    books = list(map(mask_of, board.books))
    here = Lying(known, board, bridges, reduce(or_, bridges, 0), books, reduce(or_, books, 0))
    return (
        bridges_lie(here)
        or figures_stand(here, position)
        or books_ride(here)
        or in_one_place(here, position[Unplaced].everything())
    )


def bridges_lie(here: Lying) -> str | None:
    """Bridges lie inside the grid, and no square is covered twice (S2.3, 1 and 2)."""
    places, bridges, inside = here.board.places, here.bridges, here.known.all
    # The sum of sets that have nothing in common is their union, of others it is more.
    apart = here.covered == sum(bridges) and not here.covered & ~inside
    if apart and (0 not in bridges or bridges.count(0) == places.count(OFF)):
        return None
    covered = 0
    for name, place, mask in zip(here.known.names, places, bridges, strict=False):
        if place != OFF and (not mask or mask & ~inside):
            return f"{name} is not inside the grid"
        if mask & covered:
            return f"{name} covers a square that is covered already"
        covered |= mask
    return None


def figures_stand(here: Lying, position: sc.Position) -> str | None:
    """Nothing stands over the abyss, and no two pieces on one square (S2.3, 3 and 4)."""
    board, names, hovering = here.board, here.known.square_names, ~here.covered
    upright = [square for square in (*board.acolytes, *board.gargoyles) if square >= 0]
    pieces = len(upright) + sum(map(len, board.books))
    standing = mask_of(tuple(upright))
    alone = (standing | here.any_book).bit_count() == pieces
    # Books hover where a bridge is still to be laid.
    fallen = bool(here.any_book & hovering) and is_laid(position)
    if alone and not (standing & hovering or fallen):
        return None
    books = [square for squares in board.books for square in squares]
    for square in upright + books if fallen else upright:
        if hovering >> square & 1:
            return f"something stands over the abyss on {names[square]}"
    twice = [square for square, count in Counter(upright + books).items() if count > 1]
    return f"two pieces stand on {names[twice[0]]}" if twice else None


def books_ride(here: Lying) -> str | None:
    """No bridge carries two books of one colour (S2.3, 5)."""
    for name, mask in zip(here.known.names, here.bridges, strict=False):
        some = mask & here.any_book
        several = some & (some - 1)  # more than one
        if several and any((some & mine).bit_count() > 1 for mine in here.books):
            return f"{name} carries two books of one colour"
    return None


def in_one_place(here: Lying, unplaced: tuple[int, ...]) -> str | None:
    """A bridge is on the board, out of the game or unplaced, never twice (S2.3, 6)."""
    off = [bridge for bridge in (*here.board.out, *unplaced) if bridge >= 0]
    if not off:
        return None
    found = off + [bridge for bridge, place in enumerate(here.board.places) if place != OFF]
    twice = [bridge for bridge, count in Counter(found).items() if count > 1]
    return f"{here.known.names[twice[0]]} is in two places" if twice else None


def is_laid(position: sc.Position) -> bool:
    """Whether the set-up has laid the bridges; it lays none where a step of it is switched off."""
    return position.clock.phase == "play" and position.rules.plugin_names >= {DRAFT.name, PLACEMENT}
