"""The placement rules once more, one place after the other: the judge of the quick search.

Squares are (x, y), bridges are sets of squares, and every possibility is tried.
"""

from __future__ import annotations

from collections.abc import Iterator

Cell = tuple[int, int]
Cells = frozenset[Cell]

PATTERNS = {
    "L5": ((0, 0), (1, 0), (2, 0), (0, 1), (0, 2)),
    "L3": ((0, 0), (1, 0), (0, 1)),
    "T4": ((0, 0), (1, 0), (2, 0), (1, 1)),
    "I4": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "I3": ((0, 0), (1, 0), (2, 0)),
    "I2": ((0, 0), (1, 0)),
}


class SlowPit:
    """A board with bridges on it, hovering books by colour, and who has which shapes left."""

    def __init__(
        self,
        size: tuple[int, int],
        taken: Cells,
        books: tuple[Cells, ...],
        rows: tuple[tuple[str, ...], ...],
    ) -> None:
        self.size = size
        self.taken = taken
        self.books = books
        self.rows = rows

    def everywhere(self, shape: str) -> Iterator[Cells]:
        """Every place of a shape on the grid, whatever lies there."""
        seen = set()
        cells = PATTERNS[shape]
        for _ in range(4):
            cells = tuple((-y, x) for x, y in cells)
            for dx in range(-4, self.size[0] + 4):
                for dy in range(-4, self.size[1] + 4):
                    place = frozenset((x + dx, y + dy) for x, y in cells)
                    inside = all(0 <= x < self.size[0] and 0 <= y < self.size[1] for x, y in place)
                    if inside and place not in seen:
                        seen.add(place)
                        yield place

    def places(self, shape: str) -> Iterator[Cells]:
        """Every place on free squares that does not lie under two books of one colour."""
        for place in self.everywhere(shape):
            if not place & self.taken and all(len(place & books) < 2 for books in self.books):
                yield place

    def hovering(self) -> list[tuple[int, Cell]]:
        """Every uncovered book with the number of its colour."""
        return [
            (colour, cell)
            for colour, books in enumerate(self.books)
            for cell in sorted(books - self.taken)
        ]

    def laid(self, seat: int, shape: str, place: Cells) -> SlowPit:
        """The board after a placement."""
        rows = [list(row) for row in self.rows]
        rows[seat].remove(shape)
        return SlowPit(self.size, self.taken | place, self.books, tuple(tuple(row) for row in rows))

    def completes(self) -> bool:
        """Whether every hovering book can be covered at once by whatever bridges are left."""
        books = self.hovering()
        if not books:
            return True
        _, first = books[0]
        for seat, row in enumerate(self.rows):
            for shape in sorted(set(row)):
                for place in self.places(shape):
                    if first in place and self.laid(seat, shape, place).completes():
                        return True
        return False

    def robs(self, seat: int, shape: str, place: Cells) -> bool:
        """Whether a placement takes another player's last way to cover an own book."""
        after = self.laid(seat, shape, place)
        for owner, cell in self.hovering():
            if owner == seat or cell in place:
                continue
            before = any(cell in way for s in self.rows[owner] for way in self.places(s))
            still = any(cell in way for s in after.rows[owner] for way in after.places(s))
            if before and not still:
                return True
        return False
