"""Shapes, where they fit and where they are free: against the slow twin."""

import pytest
from grid_cases import cases
from slow_grid import SlowShape, orientations

from scriptorium.grid import CCW, CW, HALF, TURNS, Shape, grid

# One of each kind: with 1, 2 and 4 orientations, in one piece and not.
PATTERNS = {
    "square": (["##", "##"], 1),
    "line": (["###"], 2),
    "tee": (["###", ".#."], 4),
    "hook": (["###", "#..", "#.."], 4),
    "skew": ([".##", "##."], 2),
    "dot": (["#"], 1),
    "apart": (["#.#"], 2),
    "corner apart": (["..#", "...", "#.."], 2),
}


class Fitted:
    """A shape on a grid and its twin."""

    def __init__(self, case, form=None):
        self.case = case
        form = case.some_form() if form is None else form
        self.fit = case.grid.fit(Shape(form))
        self.slow = SlowShape(case.slow, form)

    def some_place(self, free):
        """A random free place as (orientation, anchor, cells), or None."""
        places = self.slow.all_free(free)
        if not places:
            return None
        orient, anchor = self.case.random.choice(places)
        return orient, anchor, self.slow.placed(orient, anchor)


def fitted(seed, count):
    """Random shapes on random grids, each lying on some free squares of its grid."""
    for case in cases(seed, count):
        pair = Fitted(case)
        free = case.some_cells(case.random.choice((0.6, 0.8, 0.9, 1)))
        place = pair.some_place(free) or pair.some_place(case.slow.cells)
        if place is not None:
            yield pair, free | place[2], *place


@pytest.mark.parametrize("name", PATTERNS)
def test_shapes_are_read_from_patterns_and_shown_again(name):
    """A shape's repr is what one would type, and its orientations are its quarter turns."""
    pattern, count = PATTERNS[name]
    shape = Shape.from_pattern(pattern)
    assert repr(shape) == f"Shape.from_pattern({pattern!r})"
    assert shape.pattern() == pattern
    assert len(shape.orientations) == count
    assert shape.orientations[0] == shape.cells
    assert [list(cells) for cells in shape.orientations] == orientations(shape.cells)
    assert shape.size == sum(row.count("#") for row in pattern)


def test_a_tee_turns_clockwise():
    """Orientation by orientation, as drawn."""
    tee = Shape.from_pattern(["###", ".#."])
    assert [tee.pattern(orient) for orient in range(4)] == [
        ["###", ".#."],
        [".#", "##", ".#"],
        [".#.", "###"],
        ["#.", "##", "#."],
    ]
    assert [tee.turned(3, angle) for angle in (CW, HALF, CCW)] == [0, 1, 2]
    assert tee.orientations[1] == ((0, 0), (-1, 1), (0, 1), (0, 2))


def test_random_shapes_have_the_twins_orientations():
    """Cells are counted from the first in reading order, wherever they were given."""
    for case in cases(seed=21, count=1000):
        form = case.some_form()
        dx, dy = case.random.randint(-9, 9), case.random.randint(-9, 9)
        shape = Shape([(x + dx, y + dy) for x, y in case.random.sample(form, len(form))])
        assert [list(cells) for cells in shape.orientations] == orientations(form)
        assert shape == Shape(form)
        assert hash(shape) == hash(Shape(form))
        for orient, cells in enumerate(shape.orientations):
            assert Shape.from_pattern(shape.pattern(orient)) == Shape(cells)
            for angle in TURNS:
                assert (Shape(cells) == shape) == (orient == 0)
                turned = cells
                for _ in range(angle):
                    turned = [(-y, x) for x, y in turned]
                assert Shape(turned).cells == shape.orientations[shape.turned(orient, angle)]


def test_shapes_are_equal_by_their_cells():
    """A turned shape is another shape."""
    flat, tall = Shape.from_pattern(["##"]), Shape.from_pattern(["#", "#"])
    assert flat != tall
    assert flat == Shape([(4, 4), (5, 4)])
    assert flat == Shape.from_pattern(["....", ".##."])
    assert flat != ((0, 0), (1, 0))
    assert len({flat, tall, Shape([(0, 0), (1, 0)])}) == 2


@pytest.mark.parametrize("pattern", [["##", "#"], ["#x"], ["# "], ["#\n"], ["", "#"]])
def test_a_pattern_has_equal_rows_of_two_signs(pattern):
    """Anything else is refused with what to write."""
    with pytest.raises(ValueError, match=r"signs, each # or \."):
        Shape.from_pattern(pattern)


@pytest.mark.parametrize("pattern", [[], [""], ["..", ".."]])
def test_a_shape_has_a_cell(pattern):
    """A shape of nothing cannot lie anywhere."""
    with pytest.raises(ValueError, match="at least one cell"):
        Shape.from_pattern(pattern)
    with pytest.raises(ValueError, match="at least one cell"):
        Shape([])


def test_tables_hold_every_place_and_no_other():
    """For every orientation and anchor: the squares covered, or nothing where one is outside."""
    outside = 0
    for case in cases(seed=22, count=500):
        pair = Fitted(case)
        fit = pair.fit
        assert fit is case.grid.fit(fit.shape)
        inside = []
        for orient in range(len(pair.slow.forms)):
            for cell in case.ordered:
                cells, anchor = pair.slow.placed(orient, cell), case.square(cell)
                mask = fit.masks[orient][anchor]
                if cells is None:
                    outside += 1
                    assert mask == 0
                    assert not fit.fits[orient] >> anchor & 1
                else:
                    assert mask == case.mask(cells)
                    assert fit.fits[orient] >> anchor & 1
                    assert fit.place(mask) == (orient, anchor)
                    inside.append((orient, anchor))
            walls = [n for n in range(len(fit.masks[orient])) if not case.grid.all >> n & 1]
            assert not any(fit.masks[orient][n] for n in walls)
        assert pair.slow.all_free(case.slow.cells) == [(o, case.cell(at)) for o, at in inside]
        assert repr(fit) == f"{case.grid!r}.fit({fit.shape!r})"
    assert outside > 5000


def test_other_sets_are_no_place_of_the_shape():
    """A square too many, one too few, another one, none, or a set that is not inside."""
    for pair, _, _, _, cells in fitted(seed=23, count=1000):
        case = pair.case
        every = {pair.slow.placed(*place) for place in pair.slow.all_free(case.slow.cells)}
        one, other = case.random.choice(sorted(cells)), case.some_cell()
        for changed in (cells - {one}, cells | {other}, cells - {one} | {other}, frozenset()):
            found = pair.fit.place(case.mask(changed))
            assert (found is not None) == (changed in every)
            if found is not None:
                assert case.cells(pair.fit.masks[found[0]][found[1]]) == changed
        beyond = 1 << case.grid.stride * case.grid.rows
        assert pair.fit.place(beyond) is None
        assert pair.fit.place(case.mask(cells) | 1 << case.grid.columns) is None


def test_free_places():
    """Everywhere the shape covers free squares only."""
    some = 0
    for case in cases(seed=24, count=1200):
        pair = Fitted(case)
        free = case.some_cells()
        expected = [(o, case.square(anchor)) for o, anchor in pair.slow.all_free(free)]
        for orient in range(len(pair.slow.forms)):
            anchors = pair.fit.free_anchors(orient, case.mask(free))
            assert case.grid.squares(anchors) == [a for o, a in expected if o == orient]
        some += bool(expected)
    assert some > 300


@pytest.mark.parametrize("form", [[(x, 0) for x in range(40)], [(0, y) for y in range(40)]])
def test_a_shape_larger_than_the_grid_fits_nowhere(form):
    """Neither lying nor standing, and nothing wraps round the edge."""
    fit = grid(32, 32).fit(Shape(form))
    assert fit.fits == [0, 0]
    assert [fit.free_anchors(orient, grid(32, 32).all) for orient in (0, 1)] == [0, 0]
