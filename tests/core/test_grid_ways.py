"""Ways across a grid - floods and walks - against the slow twin."""

from collections import Counter
from heapq import heappop, heappush
from itertools import pairwise

from grid_cases import Case, cases
from hypothesis import given
from hypothesis import strategies as st

from scriptorium.grid import grid, way_costs
from scriptorium_sator.movement.walks import shortest, walks


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


def test_shortest_ways():
    """One to each square on which one may rest, as long as the fewest steps, over open squares."""
    found = 0
    for case in cases(seed=15, count=800):
        start, most = case.some_cell(), case.random.randrange(6)
        open_cells, rest = case.some_cells() - {start}, case.some_cells()
        steps = case.slow.steps_from(open_cells, [start])
        first = case.grid.neighbours(case.square(start))
        ways = shortest(case.grid, first, case.mask(open_cells), case.mask(rest), most)
        ends = {case.cell(way[-1]): len(way) for way in ways}
        assert ends == {c: n for c, n in steps.items() if c in rest and 0 < n <= most}
        for way in ways:
            cells = [start, *map(case.cell, way)]
            assert all(b in case.slow.neighbours(a) for a, b in pairwise(cells))
            assert set(cells[1:]) <= open_cells
        found += len(ways)
    assert found > 1000


def slow_walks(case, start, open_cells, goals, enough, most):
    """Every walk of at most so many squares, as its squares and the goals met."""
    walks = [((start,), frozenset())]
    for _ in range(most):
        on = []
        for path, met in walks:
            for cell in case.slow.neighbours(path[-1]) if len(met) < enough else ():
                if cell in open_cells:
                    on.append(((*path, cell), met | ({cell} & goals)))
        yield from on
        walks = on


def test_walks_with_goals():
    """One walk to each outcome: where it ends, with which goals, and how long where that counts."""
    ended = 0
    for case in cases(seed=16, count=400):
        start, most = case.some_cell(), case.random.randrange(5)
        open_cells, rest, goals = case.some_cells(), case.some_cells(), case.some_cells(0.2)
        enough, here = case.random.randint(1, 2), case.square(start)
        slow = [
            (path[-1], met, len(path) - 1)
            for path, met in slow_walks(case, start, open_cells, goals, enough, most)
            if path[-1] in rest or len(met) >= enough
        ]
        first, masks = case.grid.neighbours(here), map(case.mask, (open_cells, rest, goals))
        open_, rest_, goals_ = masks
        for begin in (here, None):
            ways = walks(case.grid, first, open_, rest_, most, goals_, enough, begin)
            told = [
                (case.cell(path[-1]), frozenset(case.cells(met)), len(path)) for path, met in ways
            ]
            if begin is None:
                assert Counter(told) == Counter(set(slow))
            else:
                outcomes = {(end, met) for end, met, _ in slow} - {(start, frozenset())}
                assert Counter(one[:2] for one in told) == Counter(outcomes)
        ended += any(len(met) >= enough for _, met, _ in slow)
    assert ended > 60


def test_the_costs_of_ways_to_goals():
    """Each square costs what its ground does; a goal that cannot be reached costs nothing."""
    for case in cases(seed=17, count=400):
        start, goals, cheap = case.some_cell(), case.some_cells(0.1), case.some_cells()
        dear = case.some_cells() - cheap
        price = dict.fromkeys(cheap, 1) | dict.fromkeys(dear, 4)
        costs, edge = {}, [(price[start], start)] if start in price else []
        while edge:
            cost, cell = heappop(edge)
            if cell not in costs:
                costs[cell] = cost
                for near in case.slow.neighbours(cell):
                    if near in price:
                        heappush(edge, (cost + price[near], near))
        grounds = (1, case.mask(cheap)), (4, case.mask(dear))
        found = way_costs(case.mask(goals), case.mask([start]), grounds, case.grid.stride)
        assert found == sum(costs.get(goal, 0) for goal in goals)


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
