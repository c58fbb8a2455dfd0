"""Ways across a grid - floods, walks, paths and jumps - against the slow twin."""

import pytest
from grid_cases import Case, cases
from hypothesis import given
from hypothesis import strategies as st

from scriptorium_grid import DIRECTIONS, EAST, NORTH, SOUTH, WEST, Jump, grid


def names(board, squares):
    return [board.name(square) for square in squares]


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
    """Reach, layers and distance follow from the fewest steps to each square."""
    blocked = 0
    for case in cases(seed=12, count=2000):
        board = case.grid
        open_cells, start = case.some_cells(), case.some_cell()
        open_, start_mask = case.mask(open_cells), case.mask([start])
        limit = case.random.randrange(8)
        steps = case.slow.steps_from(open_cells, [start])
        longest = max(steps.values())
        rings = [{c for c, n in steps.items() if n == k} for k in range(longest + 1)]

        near = {cell for cell, n in steps.items() if n <= limit}
        assert case.cells(board.reach(open_, start_mask, limit)) == near
        assert case.cells(board.reach(open_, start_mask, 2000)) == set(steps)
        assert [case.cells(m) for m in board.layers(open_, start_mask)] == rings
        assert [case.cells(m) for m in board.layers(open_, start_mask, limit)] == rings[: limit + 1]
        for goal in {start, case.some_cell(), case.some_cell()}:
            apart = board.distance(open_, case.square(start), case.square(goal))
            assert apart == steps.get(goal)
            blocked += apart is None
    assert blocked > 500


def test_several_starts_at_once():
    """Reach and layers begin on every square of a set."""
    for case in cases(seed=13, count=600):
        open_cells, starts = case.some_cells(), case.some_cells(0.1) | {case.some_cell()}
        open_, start = case.mask(open_cells), case.mask(starts)
        steps = case.slow.steps_from(open_cells, sorted(starts))
        found = case.grid.layers(open_, start)
        assert {c: k for k, ring in enumerate(found) for c in case.cells(ring)} == steps
        near = {cell for cell, n in steps.items() if n <= 2}
        assert case.cells(case.grid.reach(open_, start, 2)) == near


def test_walks_of_exactly_so_many_steps():
    """Squares may be entered again; the start only if it is open itself."""
    for case in cases(seed=14, count=2000):
        open_cells, start = case.some_cells(), case.some_cell()
        open_, start_mask = case.mask(open_cells), case.mask([start])
        n = case.random.randrange(7)
        expected = [case.slow.walks_exactly(open_cells, [start], k) for k in range(n + 1)]
        assert case.cells(case.grid.walks_exactly(open_, start_mask, n)) == expected[n]
        assert [case.cells(m) for m in case.grid.walk_layers(open_, start_mask, n)] == expected


def test_shortest_paths():
    """The path is the twin's: as short as can be, north before east before south before west."""
    found = long = 0
    for case in cases(seed=15, count=2500):
        board = case.grid
        open_cells = case.some_cells(case.random.choice((0.4, 0.6, 0.8, 1)))
        here, there = case.some_cell(), case.some_cell()
        expected = case.slow.path(open_cells, here, there)
        open_, ends = case.mask(open_cells), (case.square(here), case.square(there))
        path = board.path(open_, *ends)
        if expected is None:
            assert path is None
            continue
        assert path is not None
        assert [case.cell(square) for square in path] == expected
        assert len(path) == board.distance(open_, *ends)
        assert board.path(open_, *ends, limit=len(path)) == path
        if path:
            assert board.path(open_, *ends, limit=len(path) - 1) is None
        found += 1
        long += len(path) > 4
    assert found > 800
    assert long > 200


def test_a_traced_walk_is_the_first_in_order():
    """Of all walks of exactly n steps to a goal the traced one comes first: N, E, S, W."""
    found = missed = 0
    for case in cases(seed=16, count=1500):
        board = case.grid
        open_cells = case.some_cells(case.random.choice((0.5, 0.7, 0.9, 1)))
        here, there = case.some_cell(), case.some_cell()
        n = case.random.randrange(6)
        layers = board.walk_layers(case.mask(open_cells), case.mask([here]), n)
        way = board.trace(layers, case.square(there))
        expected = case.slow.first_walk(open_cells, here, there, n)
        assert way == (None if expected is None else tuple(expected))
        if way is None:
            missed += 1
            continue
        found += 1
        entered = board.follow(case.square(here), way)
        assert entered is not None
        assert (case.square(here), *entered)[-1] == case.square(there)
        assert all(case.cell(square) in open_cells for square in entered)
    assert found > 300
    assert missed > 300


def test_a_path_by_hand():
    """Round a pillar there are two ways of equal length; the northern one is taken."""
    board = grid(3, 3)
    open_ = board.all & ~board.mask([board.read("B2")])
    path = board.path(open_, board.read("A2"), board.read("C2"))
    assert names(board, path) == ["A1", "B1", "C1", "C2"]
    assert board.path(open_, board.read("A2"), board.read("B2")) is None
    assert board.path(open_, board.read("A2"), board.read("A2")) == ()


def test_following_a_way_off_the_grid():
    """A way that leaves the grid leads nowhere."""
    board = grid(3, 2)
    assert names(board, board.follow(0, [EAST, SOUTH, EAST, NORTH, WEST])) == [
        "B1",
        "B2",
        "C2",
        "C1",
        "B1",
    ]
    assert board.follow(0, []) == ()
    assert board.follow(0, [EAST, NORTH, SOUTH]) is None
    assert board.follow(0, [WEST]) is None


def test_jumps_in_straight_lines():
    """A jump crosses only squares of one set and lands on the first square of the other."""
    landed = 0
    for case in cases(seed=17, count=2500):
        board = case.grid
        over = case.some_cells(case.random.choice((0.5, 0.8, 0.95)))
        # Mostly the rest, as abyss and bridges are; at times a set that overlaps or leaves gaps.
        onto = case.slow.cells - over if case.random.random() < 0.6 else case.some_cells()
        cell, limit = case.some_cell(), case.random.choice((1, 2, 3, 40))
        expected = case.slow.jumps(cell, over, onto, limit)
        sets = case.square(cell), case.mask(over), case.mask(onto)
        jumps = board.jumps(*sets, limit)
        assert [(case.cell(j.landing), j.crossed, j.direction) for j in jumps] == expected
        by_way = {j.direction: j for j in jumps}
        assert [board.jump(*sets[:1], way, *sets[1:], limit) for way in DIRECTIONS] == [
            by_way.get(way) for way in DIRECTIONS
        ]
        if limit == 40:
            assert board.jumps(*sets) == jumps
        landed += len(expected)
    assert landed > 800


@pytest.mark.parametrize(
    ("limit", "landings"), [(1, ["E1"]), (2, ["E1", "C4"]), (None, ["E1", "C4"])]
)
def test_jumps_by_hand(limit, landings):
    """From C1 one abyss lies before E1 and two before C4; B1 is a bridge, so no jump goes west."""
    board = grid(5, 4)
    bridges = board.mask(board.read(name) for name in ("A1", "B1", "C1", "E1", "C4"))
    jumps = board.jumps(board.read("C1"), board.all & ~bridges, bridges, limit)
    assert names(board, [jump.landing for jump in jumps]) == landings
    assert jumps[0] == Jump(board.read("E1"), 1, EAST)


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
    assert len(board.layers(open_, 1)) == max(steps.values()) + 1 > 500
    assert case.cells(board.flood(open_, 1)) == corridor == set(steps)
    far = max(steps, key=steps.get)
    path = board.path(open_, 0, case.square(far))
    assert board.distance(open_, 0, case.square(far)) == len(path) == steps[far]
    assert [case.cell(square) for square in path] == case.slow.path(corridor, (0, 0), far)


@given(st.integers(1, 32), st.integers(1, 32), st.data())
def test_walls_hold(columns, rows, data):
    """On an open grid the distance is columns plus rows apart, never round an edge."""
    board = grid(columns, rows)
    here, there = (
        (data.draw(st.integers(0, columns - 1)), data.draw(st.integers(0, rows - 1)))
        for _ in range(2)
    )
    apart = abs(here[0] - there[0]) + abs(here[1] - there[1])
    one, other = board.square(*here), board.square(*there)
    assert board.distance(board.all, one, other) == apart
    assert board.reach(board.all, 1 << one, apart) >> other & 1
    assert apart == 0 or not board.reach(board.all, 1 << one, apart - 1) >> other & 1
    path = board.path(board.all, one, other)
    assert path is not None
    assert len(path) == apart
