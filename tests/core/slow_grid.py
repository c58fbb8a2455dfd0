"""The grid once more, slow and obvious: cells are (x, y), sets are Python sets, no tables.

Tests compare the real grid with this one. Every function says what it does in the plainest way
there is, and shares no code with the package it checks.
"""

from collections import deque

MOVES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


class SlowGrid:
    """A set of cells."""

    def __init__(self, columns, rows):
        self.columns = columns
        self.rows = rows
        self.cells = {(x, y) for x in range(columns) for y in range(rows)}

    def names(self):
        """Each cell's written form, spelled out one letter after the other."""
        alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        letters = list(alphabet) + ["A" + letter for letter in alphabet]
        return {(x, y): letters[x] + str(y + 1) for x, y in self.cells}

    def neighbours(self, cell):
        x, y = cell
        return [(x + dx, y + dy) for dx, dy in MOVES if (x + dx, y + dy) in self.cells]

    def reading_order(self, cells):
        return sorted(cells, key=lambda cell: (cell[1], cell[0]))

    def rectangle(self, one, other):
        xs = sorted((one[0], other[0]))
        ys = sorted((one[1], other[1]))
        return {(x, y) for x, y in self.cells if xs[0] <= x <= xs[1] and ys[0] <= y <= ys[1]}

    # Moves and turns.

    def translate(self, cells, dx, dy):
        moved = {(x + dx, y + dy) for x, y in cells}
        return moved if moved <= self.cells else None

    def turn(self, cells, pivot, quarter_turns):
        px, py = pivot
        turned = set(cells)
        for _ in range(quarter_turns):
            turned = {(px - (y - py), py + (x - px)) for x, y in turned}
        return turned if turned <= self.cells else None

    # Ways across.

    def steps_from(self, open_cells, starts):
        """Each cell that can be walked to, with the fewest steps there."""
        steps = dict.fromkeys(starts, 0)
        waiting = deque(starts)
        while waiting:
            cell = waiting.popleft()
            for to in self.neighbours(cell):
                if to in open_cells and to not in steps:
                    steps[to] = steps[cell] + 1
                    waiting.append(to)
        return steps

    def flood(self, area, seeds):
        return set(self.steps_from(area, [cell for cell in seeds if cell in area]))

    def walks_exactly(self, open_cells, starts, n):
        ends = set(starts)
        for _ in range(n):
            ends = {to for cell in ends for to in self.neighbours(cell) if to in open_cells}
        return ends


def orientations(cells):
    """A shape's different quarter turns clockwise, each moved so that its first cell is (0, 0)."""
    found = []
    for quarter_turns in range(4):
        turned = [tuple(cell) for cell in cells]
        for _ in range(quarter_turns):
            turned = [(-y, x) for x, y in turned]
        y0, x0 = min((y, x) for x, y in turned)
        form = sorted(((x - x0, y - y0) for x, y in turned), key=lambda cell: (cell[1], cell[0]))
        if form not in found:
            found.append(form)
    return found


class SlowShape:
    """A shape on a slow grid: a placement is just the frozenset of the cells it covers."""

    def __init__(self, grid, cells):
        self.grid = grid
        self.forms = orientations(cells)

    def placed(self, orient, anchor):
        """The cells covered, or None where one is outside."""
        cells = frozenset((anchor[0] + x, anchor[1] + y) for x, y in self.forms[orient])
        return cells if cells <= self.grid.cells else None

    def all_free(self, free):
        """Every free placement as (orientation, anchor), in the real grid's order."""
        found = []
        for orient in range(len(self.forms)):
            for anchor in self.grid.reading_order(self.grid.cells):
                cells = self.placed(orient, anchor)
                if cells is not None and cells <= free:
                    found.append((orient, anchor))
        return found

    def push_layers(self, cells, free, n):
        """The placements after exactly 0, 1 ... n pushes, each found by moving every cell."""
        found = [{cells} if cells <= free else set()]
        for _ in range(n):
            after = set()
            for before in found[-1]:
                for dx, dy in MOVES:
                    moved = self.grid.translate(before, dx, dy)
                    if moved is not None and moved <= free:
                        after.add(frozenset(moved))
            found.append(after)
        return found

    def turns(self, cells):
        """Every turn as (pivot, quarter turns, cells after), by pivot and then by angle."""
        found = []
        for pivot in self.grid.reading_order(cells):
            for quarter_turns in (1, 2, 3):
                turned = self.grid.turn(cells, pivot, quarter_turns)
                if turned is not None:
                    found.append((pivot, quarter_turns, frozenset(turned)))
        return found


def anchor_of(cells):
    """The first cell in reading order."""
    return min(cells, key=lambda cell: (cell[1], cell[0]))
