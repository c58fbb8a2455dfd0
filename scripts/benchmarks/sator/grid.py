"""How much faster the grid is than the obvious way: each operation beside cells and sets.

Every row measures one operation twice on the same board, as the grid does it and as one writes it
first, with (x, y) cells in sets. Both must agree before they are measured.
"""

from collections import deque
from collections.abc import Callable, Iterable
from timeit import Timer
from typing import Final, NamedTuple, TypeAlias

from scriptorium.grid import CW, HALF, Cell, Grid, Mask, Shape, ShapeOn, Square, grid
from scriptorium_sator.movement.carrying import ANCHOR, ANCHOR_BITS, place_of, shape_moves
from scriptorium_sator.movement.mobility import Ends
from scriptorium_sator.movement.places import places_of
from scriptorium_sator.movement.turn_lists import turn_lists

Cells: TypeAlias = frozenset[Cell]

SIDE: Final = 16
SHAPES: Final = tuple(
    Shape.from_pattern(pattern)
    for pattern in (
        ["###", "..#", "..#"],
        ["##", ".#"],
        ["###", ".#."],
        ["####"],
        ["###"],
        ["##"],
    )
)
LAID: Final = 24
PUSHES: Final = 3
# Which of its free places each shape takes: a large prime spreads them over the board, the same
# board on every machine.
SPREAD: Final = 7919
ROUNDS: Final = 5


class Row(NamedTuple):
    """Seconds for one call of an operation: ours, and the obvious twin's."""

    name: str
    ours: float
    twin: float


class Work(NamedTuple):
    """An operation, its twin, and how to read our result as the twin's."""

    name: str
    ours: Callable[[], object]
    twin: Callable[[], object]
    read: Callable[[object], object]


class Laid(NamedTuple):
    """A shape lying on the board."""

    fit: ShapeOn
    orient: int
    anchor: Square
    mask: Mask
    cells: Cells
    free: Mask
    free_cells: Cells


def measure(seconds: float = 0.04) -> list[Row]:
    """Measure every operation for about this long in each of five rounds; the best one counts."""
    rows = []
    for work in _works():
        if work.read(work.ours()) != work.twin():
            raise AssertionError(f"{work.name}: the grid and its twin disagree")
        timers = Timer(work.ours), Timer(work.twin)
        calls = [_calls(timer, seconds) for timer in timers]
        # In turn, so that a moment when the machine is busy falls on both.
        times = [
            [timer.timeit(n) / n for timer, n in zip(timers, calls, strict=True)]
            for _ in range(ROUNDS)
        ]
        rows.append(Row(work.name, min(t[0] for t in times), min(t[1] for t in times)))
    return rows


def _calls(timer: Timer, seconds: float) -> int:
    """Return how many calls take about this long."""
    calls = 1
    while (taken := timer.timeit(calls)) < seconds / 4:
        calls *= 2
    return max(1, int(calls * seconds / taken))


def _board() -> tuple[Grid, list[Laid]]:
    """Lay the shapes on a board, some close together."""
    board = grid(SIDE, SIDE)
    fits = [board.fit(SHAPES[number % len(SHAPES)]) for number in range(LAID)]
    taken = 0
    places = []
    for number, fit in enumerate(fits):
        free = board.all & ~taken
        free_places = [
            (orient, anchor)
            for orient in range(len(fit.masks))
            for anchor in board.squares(fit.free_anchors(orient, free))
        ]
        orient, anchor = free_places[number * SPREAD % len(free_places)]
        taken |= fit.masks[orient][anchor]
        places.append((orient, anchor))
    laid = []
    for fit, (orient, anchor) in zip(fits, places, strict=True):
        mask = fit.masks[orient][anchor]
        free = board.all & ~taken | mask
        laid.append(Laid(fit, orient, anchor, mask, _cells(board, mask), free, _cells(board, free)))
    return board, laid


def _cells(board: Grid, mask: Mask) -> Cells:
    return frozenset(board.xy(square) for square in board.squares(mask))


def _works() -> list[Work]:
    board, laid = _board()
    taken = 0
    for shape in laid:
        taken |= shape.mask
    abyss = board.all & ~taken
    taken_cells, abyss_cells = _cells(board, taken), _cells(board, abyss)
    squares = board.squares(abyss)
    start, middle = squares[0], squares[len(squares) // 2]
    middle_cell = board.xy(middle)
    start_cell = board.xy(start)
    places = places_of(tuple(board.fit(shape) for shape in SHAPES))
    masks = places.masks
    numbers = [places.number(at % len(SHAPES), s.orient, s.anchor) for at, s in enumerate(laid)]
    moves = tuple(shape_moves(board, shape).table for shape in SHAPES)
    lists = turn_lists(board, moves)
    blocked = lists.blocked(taken)
    turns = [
        (lists.turn_ends(at % len(SHAPES))[s.orient], place_of(s.orient, s.anchor))
        for at, s in enumerate(laid)
    ]
    forms = [(board.xy(s.anchor), s.fit.shape.orientations[s.orient]) for s in laid]

    def cells(mask: object) -> Cells:
        return _cells(board, mask) if isinstance(mask, int) else frozenset()

    def cells_of_each(masks: object) -> list[Cells]:
        return [cells(mask) for mask in masks] if isinstance(masks, list) else []

    def places_of_each(found: object) -> list[set[Cells]]:
        lists = found if isinstance(found, list) else []
        return [
            {cells(s.fit.masks[place >> ANCHOR_BITS][place & ANCHOR]) for place in some}
            for s, some in zip(laid, lists, strict=True)
        ]

    def names_of_each(squares: object) -> list[Cell]:
        return [board.xy(square) for square in squares] if isinstance(squares, list) else []

    def anchors(found: Iterable[Cells]) -> Cells:
        return frozenset(_anchor(one) for one in found)

    return [
        Work(
            "pushes, at most 3, of 24 shapes",
            lambda: [
                board.reach(s.fit.free_anchors(s.orient, s.free), 1 << s.anchor, PUSHES)
                for s in laid
            ],
            lambda: [anchors(slow_pushes(s.cells, s.free_cells, PUSHES)) for s in laid],
            cells_of_each,
        ),
        Work(
            "turns of 24 shapes",
            lambda: [open_ends(ends, place, blocked) for ends, place in turns],
            lambda: [slow_turns(s.cells, s.free_cells) for s in laid],
            places_of_each,
        ),
        Work(
            "overlap of 24 shapes",
            lambda: [masks[number] & abyss != 0 for number in numbers],
            lambda: [
                any((x + dx, y + dy) in abyss_cells for dx, dy in form) for (x, y), form in forms
            ],
            lambda found: found,
        ),
        Work(
            "free places of a shape",
            lambda: laid[0].fit.free_anchors(0, abyss),
            lambda: slow_free(laid[0].fit.shape.cells, abyss_cells),
            cells,
        ),
        Work(
            "flood",
            lambda: board.flood(abyss, 1 << start),
            lambda: frozenset(slow_steps(abyss_cells, start_cell)),
            cells,
        ),
        Work(
            "squares within 3 steps",
            lambda: board.reach(abyss, 1 << middle, 3),
            lambda: frozenset(slow_steps(abyss_cells, middle_cell, 3)),
            cells,
        ),
        Work(
            "squares of a set in reading order",
            lambda: board.squares(taken),
            lambda: sorted(taken_cells, key=lambda cell: (cell[1], cell[0])),
            names_of_each,
        ),
    ]


def open_ends(ends: Ends, place: int, blocked: Mask) -> list[int]:
    """The places that a shape comes to by turns whose fronts are open."""
    near = blocked >> (place & ANCHOR)
    return [place + more for front, more in ends if not front & near]


# The twins: what one writes first.


def _anchor(cells: Cells) -> Cell:
    return min(cells, key=lambda cell: (cell[1], cell[0]))


def _beside(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def slow_steps(open_: Cells, start: Cell, most: int | None = None) -> dict[Cell, int]:
    """Return the fewest steps to each cell, by a queue of cells."""
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        if steps[cell] == most:
            break
        for to in _beside(cell):
            if to in open_ and to not in steps:
                steps[to] = steps[cell] + 1
                waiting.append(to)
    return steps


def slow_pushes(cells: Cells, free: Cells, most: int) -> set[Cells]:
    """Return where a shape gets with at most so many pushes, by moving its cells."""
    seen = {cells}
    edge = [cells]
    for _ in range(most):
        after = []
        for before in edge:
            for dx, dy in _beside((0, 0)):
                moved = frozenset((x + dx, y + dy) for x, y in before)
                if moved not in seen and moved <= free:
                    seen.add(moved)
                    after.append(moved)
        edge = after
    return seen


def slow_turn(cells: Cells, pivot: Cell, quarter_turns: int, inside: Cells) -> Cells | None:
    """Return a set of cells turned about one of them, or None if a cell is not inside."""
    px, py = pivot
    for _ in range(quarter_turns):
        cells = frozenset((px - (y - py), py + (x - px)) for x, y in cells)
    return cells if cells <= inside else None


def slow_turns(cells: Cells, free: Cells) -> set[Cells]:
    """Return where a shape gets with one turn about one of its cells."""
    found = set()
    for pivot in cells:
        for quarter_turns in (CW, HALF, CW + HALF):
            turned = slow_turn(cells, pivot, quarter_turns, free)
            if turned is not None and turned != cells:
                found.add(turned)
    return found


def slow_free(form: tuple[Cell, ...], free: Cells) -> Cells:
    """Return the anchors at which every cell of a shape is free."""
    return frozenset((x, y) for x, y in free if all((x + dx, y + dy) in free for dx, dy in form))
