"""The quick search for placements says just what trying everything says (S5.3-S5.7)."""

from __future__ import annotations

import random
from itertools import product

import pytest

import scriptorium as sc
from sator.slow_placing import PATTERNS, Cells, SlowPit
from scriptorium.grid import Grid, Mask, Shape, grid
from scriptorium_sator.box.contents import load
from scriptorium_sator.movement.completion import (
    CoverProblem,
    Judge,
    first_cut_off,
    guarded_goals,
    keeping_ways,
    solve,
)
from scriptorium_sator.movement.cover import _Search, numbers
from scriptorium_sator.movement.places import PlaceSet, places_of

SHAPES = tuple(PATTERNS)
SIZES = ((1, 5), (3, 3), (4, 2), (4, 3), (5, 3), (4, 4))


def mask_of(pit: Grid, cells: Cells) -> Mask:
    return pit.mask(pit.square(x, y) for x, y in cells)


def fast_pit(slow: SlowPit) -> CoverProblem:
    board = grid(*slow.size)
    places = places_of(tuple(board.fit(Shape(PATTERNS[shape])) for shape in SHAPES))
    books = (mask_of(board, books - slow.taken) for books in slow.books)
    supply = (sum(row.count(shape) for row in slow.rows) for shape in SHAPES)
    return CoverProblem(places, board.all & ~mask_of(board, slow.taken), books, supply)


def masks(pit: CoverProblem, places: PlaceSet) -> set[Mask]:
    return {pit.places.masks[number] for number in numbers(places)}


def found_at(pit: CoverProblem, shape: int, mask: Mask) -> int:
    number = pit.places.found(shape, mask)
    assert number is not None
    return number


def check_what_is_left(pit: CoverProblem, tried: list[int], good: set[int]) -> None:
    """What a judge hands on after a placement solves the pit that is left."""
    judge = Judge(pit)
    assert judge.completing(sum(1 << number for number in tried)) == sum(1 << n for n in good)
    for number in tried:
        left, after = judge.solutions_after(number), pit.after(number)
        assert bool(left) == (number in good)
        for solution in left:
            assert Judge(after, [solution]).solutions == [solution]


def random_pit(rng: random.Random) -> SlowPit:
    size = rng.choice(SIZES)
    cells = list(product(range(size[0]), range(size[1])))
    rng.shuffle(cells)
    seats = rng.choice((2, 2, 3))
    taken = frozenset(cells[: rng.randrange(len(cells) // 2)])
    rest = cells[len(taken) :]
    books = tuple(frozenset(rest[at::9][: rng.randrange(3)]) for at in range(seats))
    rows = tuple(
        tuple(sorted(rng.choice(SHAPES[1:]) for _ in range(rng.randrange(3)))) for _ in range(seats)
    )
    return SlowPit(size, taken, books, rows)


@pytest.mark.parametrize("seed", range(20))
def test_every_verdict_is_that_of_trying_everything(seed: int) -> None:
    rng = random.Random(seed)
    answers = set()
    for _ in range(25):
        slow = random_pit(rng)
        board, pit = grid(*slow.size), fast_pit(slow)
        assert (solve(pit) is not None) == slow.completes()
        answers.add(slow.completes())
        owners = [
            (pit.goals[q], [SHAPES.index(shape) for shape in slow.rows[q]])
            for q in range(1, len(slow.rows))
        ]
        guarded = guarded_goals(pit, owners)
        for shape in sorted(set(slow.rows[0])):
            number = SHAPES.index(shape)
            may_lie = {mask_of(board, cells): cells for cells in slow.places(shape)}
            fitting = pit.of_shapes((number,))
            assert masks(pit, fitting) == set(may_lie)
            at = {m: found_at(pit, number, m) for m in may_lie}
            kept = {m for m, cells in may_lie.items() if not slow.robs(0, shape, cells)}
            assert masks(pit, keeping_ways(pit, fitting, guarded)) == kept
            assert {m for m in may_lie if first_cut_off(pit, guarded, at[m]) is None} == kept
            good = {m for m, c in may_lie.items() if slow.laid(0, shape, c).completes()}
            known = [solution] if (solution := solve(pit)) is not None else []
            assert masks(pit, Judge(pit).completing(fitting)) == good
            assert masks(pit, Judge(pit, known).completing(fitting)) == good
            assert {m for m in may_lie if Judge(pit, known).completes(at[m])} == good
            assert Judge(pit).any_completing(fitting) == bool(good)
            check_what_is_left(pit, [at[m] for m in may_lie], {at[m] for m in good})
    assert answers == {True, False}


def test_what_failed_with_other_squares_taken_may_still_succeed() -> None:
    """Two moments with the same books and bridges left are not the same moment."""
    taken = frozenset({(1, 1), (3, 0), (4, 0), (4, 1)})
    books = frozenset({(0, 0)}), frozenset({(3, 1), (2, 2)})
    slow = SlowPit((5, 3), taken, books, (("I4",), ("I3", "L3")))
    assert slow.completes()
    assert solve(fast_pit(slow)) is not None


def test_s5_6_a_solution_covers_every_book_with_bridges_that_are_there() -> None:
    """What the search answers can be laid as it stands."""
    rng = random.Random(7)
    found = 0
    for _ in range(200):
        pit = fast_pit(random_pit(rng))
        solution = solve(pit)
        if solution is None:
            continue
        found += 1
        taken = 0
        assert min(pit.supply_without(solution)) >= 0
        for number in solution:
            mask = pit.places.masks[number]
            assert pit.open >> number & 1
            assert not mask & taken
            taken |= mask
        assert not pit.uncovered & ~taken
    assert found > 20


def test_a_solution_from_elsewhere_is_only_believed_where_it_holds() -> None:
    """A judge that is handed a wrong solution finds one of its own."""
    slow = SlowPit(
        (4, 2), frozenset(), (frozenset({(0, 0)}), frozenset({(3, 1)})), (("I2",), ("I2",))
    )
    pit, board = fast_pit(slow), grid(4, 2)
    wrong = solve(fast_pit(SlowPit((4, 2), frozenset(), (frozenset({(0, 0)}),), (("I3",),))))
    assert wrong is not None
    two, beside = SHAPES.index("I2"), mask_of(board, frozenset({(1, 0), (2, 0)}))
    under = mask_of(board, frozenset({(0, 0), (1, 0)}))
    assert not Judge(pit, [wrong]).completes(found_at(pit, two, beside))
    assert Judge(pit, [wrong]).completes(found_at(pit, two, under))


def test_bridges_are_counted_before_places_are_tried() -> None:
    """Three books far from each other and two bridges: no search is needed to say no."""
    far = frozenset({(0, 0)}), frozenset({(8, 0)}), frozenset({(15, 15)})
    pit = fast_pit(SlowPit((16, 16), frozenset(), far, (("I2",), ("I2",), ())))
    assert solve(pit) is None
    enough = fast_pit(SlowPit((16, 16), frozenset(), far, (("I2",) * 3, (), ())))
    assert solve(enough) is not None


@pytest.mark.parametrize("seed", [16, 438, 1119])
def test_a_set_up_never_searches_for_long(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: in these three a single list took up to 400,000 steps (10 seconds).

    The bridges left were too few, as only some could lie over two books that are close together.
    """
    steps = 0
    search = _Search.cover

    def counted(self: _Search, goals: Mask, open_: PlaceSet) -> bool:
        nonlocal steps
        steps += 1
        return search(self, goals, open_)

    monkeypatch.setattr(_Search, "cover", counted)
    table, chance = sc.new_table("sator", 4, seed), random.Random(seed)
    most = searched = 0
    while table.clock.phase != "play":
        before = steps
        choices = sc.legal(table)
        most, searched = max(most, steps - before), searched + (steps > before)
        table = sc.apply(table, choices[int(chance.random() * len(choices))]).table
    assert searched  # else nothing has been counted
    assert most < 1000


def random_placement(seats: int, seed: int) -> CoverProblem:
    """A whole placement at random with the shipped data, each bridge where it may lie."""
    rng, data = random.Random(seed), load()
    board = grid(data.board.grid.columns, data.board.grid.rows)
    places = places_of(tuple(board.fit(Shape.from_pattern(s.pattern)) for s in data.board.shape))
    colours = [colour.id for colour in data.board.colour]
    books = [0] * seats
    for colour in colours:
        card = rng.choice(data.positions.decks[colour].cards)
        for seat in range(seats):
            books[seat] |= 1 << board.read(card.squares[colours[seat]])
    bridges = [shape for shape in range(len(data.board.shape)) for _ in data.board.material]
    rng.shuffle(bridges)
    supply = [bridges.count(shape) for shape in range(len(data.board.shape))]
    pit = CoverProblem(places, board.all, books, supply)
    for shape in bridges:
        open_ = list(numbers(pit.of_shapes((shape,))))
        for number in rng.sample(open_, len(open_)):
            if solve(pit.after(number)) is not None:
                pit = pit.after(number)
                break
    return pit


@pytest.mark.parametrize("seed", range(6))
def test_random_placements_of_the_shipped_box_cover_every_book(seed: int) -> None:
    """S5.8: whatever is placed where it may be, in the end no book hovers."""
    assert not random_placement(2 + seed % 3, seed).uncovered
