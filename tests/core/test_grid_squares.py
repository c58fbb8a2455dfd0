"""Squares, their names, sets of squares, steps: the grid against its slow twin."""

import copy
import doctest

import pytest
from grid_cases import SIZES, Case, cases
from hypothesis import given
from hypothesis import strategies as st
from slow_grid import MOVES

import scriptorium.grid
from scriptorium.grid import (
    CCW,
    CW,
    DIRECTIONS,
    EAST,
    HALF,
    NORTH,
    SOUTH,
    TURNS,
    WEST,
    NotASquareError,
    OffGridError,
    SquareError,
    grid,
    turn_cell,
)

sides = st.integers(1, 32)


def test_the_example_in_the_package_is_true():
    """What the first page shows is what one gets."""
    outcome = doctest.testmod(scriptorium.grid)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_a_grid_of_six_columns_and_three_rows():
    """The one example spelled out by hand: where A1 is, what lies beside it, how rows follow."""
    board = grid(6, 3)
    assert board.stride == 7
    assert [board.read(name) for name in ("A1", "F1", "A2", "F3")] == [0, 5, 7, 19]
    assert board.names(board.neighbours(board.read("C2"))) == ["C1", "B2", "D2", "C3"]
    assert board.names(board.row(1)) == ["A2", "B2", "C2", "D2", "E2", "F2"]
    assert board.names(board.column(5)) == ["F1", "F2", "F3"]
    assert [board.step(board.read("A1"), way) for way in (NORTH, EAST, SOUTH, WEST)] == [
        None,
        board.read("B1"),
        board.read("A2"),
        None,
    ]
    assert board.all.bit_count() == 18


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_every_square_has_one_name_and_is_read_back(columns, rows):
    """A name is a column letter and a row number; capitals or not make no difference."""
    case = Case(columns, rows, None)
    board, names = case.grid, case.slow.names()
    for cell in case.ordered:
        square = board.square(*cell)
        assert board.xy(square) == cell
        assert board.name(square) == names[cell]
        assert board.read(names[cell]) == board.read(names[cell].lower()) == square
    assert board.names(board.all) == [names[cell] for cell in case.ordered]
    assert case.cells(board.all) == case.slow.cells


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_steps_and_neighbours_of_every_square(columns, rows):
    """A step leads to the next square and back again, or off the grid."""
    case = Case(columns, rows, None)
    board = case.grid
    for cell in case.ordered:
        square = board.square(*cell)
        assert case.cells(board.neighbours(square)) == set(case.slow.neighbours(cell))
        for direction, (dx, dy) in zip(DIRECTIONS, MOVES, strict=True):
            to = (cell[0] + dx, cell[1] + dy)
            step = board.step(square, direction)
            assert case.cell(step) == (to if to in case.slow.cells else None)
            if step is not None:
                assert step - square == board.shifts[direction]
                assert board.step(step, direction ^ 2) == square  # the way back


def test_columns_beyond_z_have_two_letters():
    """Columns 27 to 32 are AA to AF."""
    names = grid(32, 1).names(grid(32, 1).all)
    assert names[24:] == ["Y1", "Z1", "AA1", "AB1", "AC1", "AD1", "AE1", "AF1"]


@pytest.mark.parametrize("text", ["Z9", "G1", "A4", "A0", "AA1", "g1", "zzz9999"])
def test_a_square_off_the_grid_says_what_there_is(text):
    """A name that could be a square elsewhere is off this grid."""
    with pytest.raises(OffGridError) as caught:
        grid(6, 3).read(text)
    assert str(caught.value) == f"{text.upper()} is off this grid: columns A to F, rows 1 to 3"


@pytest.mark.parametrize(
    "text",
    ["", "A", "1", "1A", "A01", "A00", " A1", "A1 ", "A1\n", "A-1", "A1.0", "Ä1", "A\u0661", "A²"],
)
def test_what_is_no_square_at_all_says_how_one_is_written(text):
    """Anything else is not a square on any grid, and the message shows one that is."""
    with pytest.raises(NotASquareError) as caught:
        grid(6, 3).read(text)
    assert str(caught.value) == (
        f"{text!r} is not a square: write a column letter and a row number, such as F3 "
        "(columns A to F, rows 1 to 3)"
    )


def test_a_long_text_is_not_repeated_whole():
    """Whoever reads the message needs the beginning, not a page of it."""
    with pytest.raises(NotASquareError) as caught:
        grid(1, 1).read("A" + "1" * 5000)
    assert "'A11111111111111111111111...'" in str(caught.value)
    assert "(column A, row 1)" in str(caught.value)


def test_both_kinds_of_square_error_are_value_errors():
    """Callers may catch either kind, both, or any wrong value."""
    assert issubclass(NotASquareError, SquareError)
    assert issubclass(OffGridError, SquareError)
    assert not issubclass(OffGridError, NotASquareError)
    assert issubclass(SquareError, ValueError)


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (6, 0), (0, 3), (-1, -1)])
def test_a_cell_outside_is_no_square(cell):
    """Columns and rows are checked, so that nothing wraps round an edge."""
    with pytest.raises(OffGridError, match=r"x is 0 to 5, y is 0 to 2"):
        grid(6, 3).square(*cell)


@pytest.mark.parametrize("number", [-1, 6, 13, 20, 21, 1000])
def test_a_number_outside_is_no_square(number):
    """The walls at the end of each row have numbers but are no squares."""
    with pytest.raises(OffGridError, match=r"x is 0 to 5, y is 0 to 2"):
        grid(6, 3).name(number)


@pytest.mark.parametrize(("columns", "rows"), [(0, 1), (1, 0), (33, 1), (1, 33), (-1, 5)])
def test_a_grid_has_1_to_32_columns_and_rows(columns, rows):
    """Other sizes are refused when the grid is made."""
    with pytest.raises(ValueError, match="each must be 1 to 32"):
        grid(columns, rows)


def test_there_is_one_grid_of_each_size():
    """Asking twice gives the same grid; grids are equal when their sizes are."""
    assert grid(5, 4) is grid(5, 4)
    assert grid(5, 4) != grid(4, 5)
    assert grid(5, 4) != "grid(5, 4)"
    assert len({grid(5, 4), grid(5, 4), grid(4, 5)}) == 2
    assert repr(grid(5, 4)) == "grid(5, 4)"
    assert str(grid(5, 1)) == "grid with columns A to E, row 1"
    assert copy.deepcopy(grid(5, 4)) is grid(5, 4)


def test_sets_of_squares():
    """Sets are listed in reading order however full they are, and made from lists."""
    for case in cases(seed=1, count=1500):
        board = case.grid
        cells = case.some_cells()
        mask = case.mask(cells)
        squares = [case.square(cell) for cell in case.slow.reading_order(cells)]
        assert board.squares(mask) == squares
        assert board.mask(squares) == board.mask(reversed(squares)) == mask
        assert board.names(mask) == [board.name(square) for square in squares]


@pytest.mark.parametrize("count", range(40))
def test_sets_of_every_small_size_are_listed(count):
    """The two ways of listing a set meet at a dozen squares and agree there."""
    case = next(iter(cases(seed=count, count=1)))
    case = Case(16, 16, case.random)
    cells = case.random.sample(case.ordered, count)
    mask = case.mask(cells)
    squares = sorted(case.square(cell) for cell in cells)
    assert case.grid.squares(mask) == squares


def test_rectangles_rows_and_columns():
    """A rectangle lies between any two opposite corners; one beyond the edge is cut off."""
    for case in cases(seed=3, count=1000):
        board, slow = case.grid, case.slow
        one, other = case.some_cell(), case.some_cell()
        expected = slow.rectangle(one, other)
        assert case.cells(board.rectangle(case.square(one), case.square(other))) == expected
        assert case.cells(board.row(one[1])) == {cell for cell in slow.cells if cell[1] == one[1]}
        assert case.cells(board.column(one[0])) == {
            cell for cell in slow.cells if cell[0] == one[0]
        }
        west, north, east, south = (case.random.randint(-5, 36) for _ in range(4))
        assert case.cells(board.clipped(west, north, east, south)) == {
            (x, y) for x, y in slow.cells if west <= x <= east and north <= y <= south
        }


def test_a_row_that_is_not_there_is_refused():
    """Rows and columns outside the grid are errors, not empty sets."""
    with pytest.raises(OffGridError):
        grid(6, 3).row(3)
    with pytest.raises(OffGridError):
        grid(6, 3).column(-1)


def test_turns_go_the_way_they_say():
    """About C3, the square to the north goes east when turned clockwise."""
    assert TURNS == (CW, HALF, CCW)
    assert [turn_cell(2, 0, 2, 2, angle) for angle in TURNS] == [(4, 2), (2, 4), (0, 2)]


@pytest.mark.parametrize("angle", [0, 4, -1])
def test_there_are_three_angles(angle):
    """Anything but one, two or three quarter turns is refused."""
    with pytest.raises(ValueError, match="expected CW, HALF or CCW"):
        turn_cell(0, 0, 0, 0, angle)


@given(sides, sides, st.text(max_size=6) | st.from_regex("[A-Za-z]{1,2}[0-9]{1,2}"))
def test_reading_any_text_gives_a_square_or_a_square_error(columns, rows, text):
    """Nothing a person types makes the reader fail in another way."""
    board = grid(columns, rows)
    names = board.names(board.all)
    if text in names or (text.upper() in names and text.isascii()):
        assert board.name(board.read(text)) == text.upper()
    else:
        with pytest.raises(SquareError, match="column"):
            board.read(text)
