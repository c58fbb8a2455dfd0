"""Ways across a grid - floods and walks - against the slow twin."""

from grid_cases import Case, cases
from hypothesis import given
from hypothesis import strategies as st

from scriptorium_grid import grid


def test_floods_fill_what_hangs_together():
    """A flood fills the pieces of an area that have a seed in them, and nothing else."""
    parts = 0
    for case in cases(seed=11, count=2000):
        area, seeds = case.some_cells(), case.some_cells(case.random.choice((0.02, 0.1)))
        seeds.add(case.some_cell())
        expected = case.slow.flood(area, seeds)
        assert case.cells(case.grid.flood(case.mask(area), case.mask(seeds))) == expected
        parts += 0 < len(expected) < len(area)
    assert parts > 300


def test_what_can_be_reached_and_in_how_many_steps():
    """Reach follows from the fewest steps to each square, from one start or from several."""
    blocked = 0
    for case in cases(seed=12, count=2000):
        board = case.grid
        open_cells, starts = case.some_cells(), {case.some_cell(), case.some_cell()}
        open_, start_mask = case.mask(open_cells), case.mask(starts)
        limit = case.random.randrange(8)
        steps = case.slow.steps_from(open_cells, sorted(starts))
        near = {cell for cell, n in steps.items() if n <= limit}
        assert case.cells(board.reach(open_, start_mask, limit)) == near
        assert case.cells(board.reach(open_, start_mask, 2000)) == set(steps)
        blocked += len(steps) < len(open_cells)
    assert blocked > 300


def test_walks_of_exactly_so_many_steps():
    """Squares may be entered again; the start only if it is open itself."""
    for case in cases(seed=14, count=2000):
        open_cells, start = case.some_cells(), case.some_cell()
        open_, start_mask = case.mask(open_cells), case.mask([start])
        n = case.random.randrange(7)
        expected = [case.slow.walks_exactly(open_cells, [start], k) for k in range(n + 1)]
        assert case.cells(case.grid.walks_exactly(open_, start_mask, n)) == expected[n]


def test_a_long_corridor():
    """The longest way there is on the largest grid: every second row open, joined at the ends."""
    case = Case(32, 32, None)
    corridor = {
        (x, y)
        for x, y in case.slow.cells
        if y % 2 == 0 or (x == 31 and y % 4 == 1) or (x == 0 and y % 4 == 3)
    }
    board, open_ = case.grid, case.mask(corridor)
    steps = case.slow.steps_from(corridor, [(0, 0)])
    far = max(steps.values())
    assert far > 500
    assert case.cells(board.reach(open_, 1, far)) == corridor
    assert case.cells(board.reach(open_, 1, far - 1)) != corridor
    assert case.cells(board.flood(open_, 1)) == corridor == set(steps)


@given(st.integers(1, 32), st.integers(1, 32), st.data())
def test_walls_hold(columns, rows, data):
    """On an open grid the way is columns plus rows long, never round an edge."""
    board = grid(columns, rows)
    here, there = (
        (data.draw(st.integers(0, columns - 1)), data.draw(st.integers(0, rows - 1)))
        for _ in range(2)
    )
    apart = abs(here[0] - there[0]) + abs(here[1] - there[1])
    one, other = board.square(*here), board.square(*there)
    assert board.reach(board.all, 1 << one, apart) >> other & 1
    assert apart == 0 or not board.reach(board.all, 1 << one, apart - 1) >> other & 1
