"""What always holds on a board of SATOR (S2.3), for everybody who tests rules and house rules."""

from __future__ import annotations

from collections import Counter

import scriptorium as sc
from scriptorium_sator.board.board_state import Board, board_masks
from scriptorium_sator.bridges.board_geometry import OFF, Geometry
from scriptorium_sator.setup.unplaced_bridges import Unplaced


class Invariants:
    """The six invariants of S2.3."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def bridges(self, position: sc.Position) -> str | None:
        """Bridges lie inside the grid, and no square is covered twice (S2.3, 1 and 2)."""
        covered = 0
        for bridge, place in enumerate(position[Board].places):
            if place == OFF:
                continue
            mask = self.geometry.mask(bridge, place)
            name = self.geometry.names[bridge]
            if not mask or mask & ~self.geometry.all:
                return f"{name} is not inside the grid"
            if mask & covered:
                return f"{name} covers a square that is covered already"
            covered |= mask
        return None

    def figures(self, position: sc.Position) -> str | None:
        """Nothing stands over the abyss, and no two pieces on one square (S2.3, 3 and 4)."""
        board = position[Board]
        masks = board_masks(board, self.geometry)
        books = [square for squares in board.books for square in squares]
        upright = [square for square in (*board.acolytes, *board.gargoyles) if square >= 0]
        for square in upright + (books if position.clock.phase == "play" else []):
            if not masks.covered >> square & 1:
                return f"something stands over the abyss on {self.geometry.square_names[square]}"
        twice = [square for square, count in Counter(upright + books).items() if count > 1]
        if twice:
            return f"two pieces stand on {self.geometry.square_names[twice[0]]}"
        return None

    def books(self, position: sc.Position) -> str | None:
        """No bridge carries two books of one colour (S2.3, 5)."""
        masks = board_masks(position[Board], self.geometry)
        for bridge, mask in enumerate(masks.of_bridge):
            if any((mask & mine).bit_count() > 1 for mine in masks.mine):
                return f"{self.geometry.names[bridge]} carries two books of one colour"
        return None

    def places(self, position: sc.Position) -> str | None:
        """A bridge is on the board, out of the game or unplaced, never twice (S2.3, 6)."""
        board, unplaced = position[Board], position[Unplaced]
        found = Counter(bridge for bridge, place in enumerate(board.places) if place != OFF)
        found.update(board.out)
        found.update(bridge for bridge in unplaced.everything() if bridge >= 0)
        twice = [bridge for bridge, count in found.items() if count > 1]
        return f"{self.geometry.names[twice[0]]} is in two places" if twice else None

    def kept(self, position: sc.Position) -> str | None:
        """What has been worked out beside a board is what its numbers say."""
        board = position[Board]
        masks = board.__dict__.get("masks")
        if masks is None:
            return None
        fresh = board_masks(Board(*(getattr(board, name) for name in FIELDS)), self.geometry)
        for name in ("of_bridge", "covered", "on", "places", "at", "stones", "taken"):
            if getattr(masks, name) != getattr(fresh, name):
                return f"the {name} kept beside the board are not those of the board"
        for name in ("acolytes", "gargoyles", "books", "mine", "with_acolyte", "with_rider"):
            if getattr(masks, name) != getattr(fresh, name):
                return f"the {name} kept beside the board are not those of the board"
        return None


FIELDS = Board.__struct_fields__


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The invariants belong to every match of SATOR."""
    return sc.About("sator.invariants", "sator", after=("sator.board", "sator.unplaced"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """State them; they are asked in tests and of what is loaded, never in play."""
    invariants = Invariants(book.service("sator.board"))
    book.invariant(invariants.kept)  # before the others work out what has not been asked for
    book.invariant(invariants.bridges)
    book.invariant(invariants.figures)
    book.invariant(invariants.books)
    book.invariant(invariants.places)
