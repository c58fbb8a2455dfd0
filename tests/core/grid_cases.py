"""Random grids of many sizes, each as the real grid and as its slow twin."""

from random import Random

from slow_grid import SlowGrid

from scriptorium.grid import grid

# One row, one column, the smallest, the largest, and a few between.
SIZES = (
    *((1, 1), (1, 2), (2, 1), (2, 2), (1, 32), (32, 1), (2, 32), (32, 2), (3, 7), (7, 3)),
    *((6, 3), (8, 8), (9, 9), (16, 16), (17, 15), (27, 4), (31, 32), (32, 31), (32, 32)),
)


class Case:
    """A grid, its twin, and random sets of squares on both."""

    def __init__(self, columns, rows, random):
        self.grid = grid(columns, rows)
        self.slow = SlowGrid(columns, rows)
        self.random = random
        self.ordered = self.slow.reading_order(self.slow.cells)

    def mask(self, cells):
        return sum(1 << self.grid.square(x, y) for x, y in cells)

    def cells(self, mask):
        assert mask & ~self.grid.all == 0, "a bit outside the grid"
        return {cell for cell in self.ordered if mask >> self.square(cell) & 1}

    def square(self, cell):
        return cell[1] * (self.grid.columns + 1) + cell[0]

    def cell(self, square):
        return None if square is None else self.grid.xy(square)

    def some_cell(self):
        return self.random.choice(self.ordered)

    def some_cells(self, share=None):
        """A random set: nearly empty, nearly full or anything between."""
        if share is None:
            share = self.random.choice((0, 0.05, 0.3, 0.5, 0.7, 0.9, 1))
        return {cell for cell in self.ordered if self.random.random() < share}

    def some_cluster(self, around):
        """A random set of squares not far from this one, or at times from anywhere."""
        far = self.random.choice((1, 2, 2, 3, 40))
        return {
            (x, y)
            for x, y in self.some_cells()
            if abs(x - around[0]) <= far and abs(y - around[1]) <= far
        }

    def some_form(self):
        """The cells of a random shape: mostly one piece, at times scattered or far too large."""
        random = self.random
        if random.random() < 0.15:
            wide, high = random.choice(((3, 3), (2, 6), (6, 2), (40, 1), (1, 40)))
            corners = [(x, y) for x in range(wide) for y in range(high)]
            return random.sample(corners, random.randint(1, min(5, len(corners))))
        form = [(0, 0)]
        for _ in range(random.randrange(6)):
            x, y = random.choice(form)
            dx, dy = random.choice(((0, -1), (1, 0), (0, 1), (-1, 0)))
            if (x + dx, y + dy) not in form:
                form.append((x + dx, y + dy))
        return form


def cases(seed, count):
    """Return so many grids: every size above first, then random ones, small ones most often."""
    random = Random(seed)
    for number in range(count):
        if number < len(SIZES):
            columns, rows = SIZES[number]
        else:
            largest = random.choice((4, 4, 6, 6, 8, 8, 8, 12, 16, 32))
            columns, rows = random.randint(1, largest), random.randint(1, largest)
        yield Case(columns, rows, random)
