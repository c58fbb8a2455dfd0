"""Squares, shapes and quarter turns, cell by cell (S1.2, S2, S11.3)."""

from functools import cache

Cell = tuple[int, int]
Cells = frozenset[Cell]

DIRECTIONS: dict[str, Cell] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ANGLES = ("cw", "ccw", "180")
PATTERNS: dict[str, tuple[str, ...]] = {
    "L5": ("###", "#..", "#.."),
    "L3": ("##", "#."),
    "T4": ("###", ".#."),
    "I4": ("####",),
    "I3": ("###",),
    "I2": ("##",),
}


def square_name(cell: Cell) -> str:
    """Write a square as column letter and row number; A1 is the north-west corner."""
    return f"{chr(ord('A') + cell[0])}{cell[1] + 1}"


def square(name: str) -> Cell:
    """Read a square's name; it need not lie on the grid."""
    if len(name) < 2 or not ("A" <= name[0] <= "Z") or not name[1:].isdecimal():
        raise ValueError(f"{name!r} is not a square")
    return (ord(name[0]) - ord("A"), int(name[1:]) - 1)


def beside(cell: Cell, direction: str) -> Cell:
    """Give the next square in a direction."""
    if direction not in DIRECTIONS:
        raise ValueError(f"{direction!r} is not a direction")
    dx, dy = DIRECTIONS[direction]
    return (cell[0] + dx, cell[1] + dy)


def adjacent(one: Cell, other: Cell) -> bool:
    """Whether two squares share a whole edge."""
    return any(beside(one, direction) == other for direction in DIRECTIONS)


def turned(cell: Cell, pivot: Cell, angle: str) -> Cell:
    """Say where a square goes when its bridge turns about a pivot (S11.3)."""
    px, py = pivot
    dx, dy = cell[0] - px, cell[1] - py
    if angle == "cw":
        return (px - dy, py + dx)
    if angle == "ccw":
        return (px + dy, py - dx)
    if angle == "180":
        return (px - dx, py - dy)
    raise ValueError(f"{angle!r} is not a turn")


def in_reading_order(cells: Cells) -> list[Cell]:
    """Sort squares row by row, as one reads."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def to_corner(cells: Cells) -> Cells:
    """Slide a figure so that it touches the north and the west rim."""
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


@cache
def orientations(shape: str) -> frozenset[Cells]:
    """Every way a shape can lie, slid into the corner; mirror images are among them (S1.3)."""
    drawn = frozenset(
        (x, y) for y, row in enumerate(PATTERNS[shape]) for x, mark in enumerate(row) if mark == "#"
    )
    ways: set[Cells] = set()
    for _ in range(4):
        ways.add(to_corner(drawn))
        drawn = frozenset(turned(cell, (0, 0), "cw") for cell in drawn)
    return frozenset(ways)


@cache
def positions_of(shape: str, width: int, height: int) -> tuple[Cells, ...]:
    """Every set of squares a shape can cover on a grid."""
    found = {
        frozenset((x + left, y + top) for x, y in way)
        for way in orientations(shape)
        for left in range(width)
        for top in range(height)
    }
    inside = [cells for cells in found if all(x < width and y < height for x, y in cells)]
    return tuple(sorted(inside, key=in_reading_order))
