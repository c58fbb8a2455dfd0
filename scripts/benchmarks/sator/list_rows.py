"""Listing and the grid beside the bare kernel on the same boards (P4, P5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

import scriptorium as sc
from benchmarks.suites import Row, Target, paired, spent
from scriptorium.grid import ShapeOn
from scriptorium_sator.board.board_state import Board, board_masks
from scriptorium_sator.box.cards import MovesNumbers, RotasNumbers
from scriptorium_sator.bridges.board_geometry import ANCHOR, ANCHOR_BITS
from scriptorium_sator.movement.mobility import Ends
from scriptorium_sator.movement.places import places_of

from . import kernel as bare
from .first_tables import geometry_of, handling, kernel_of
from .grid import open_ends, slow_pushes, slow_steps, slow_turns

LIST = Target(3, 2, at_most=True)
GRID = Target(1.5, 1.2, at_most=True)
TWIN = Target(5, 10)


class Asked(NamedTuple):
    """One bridge on one board: its number, and the cards that push and turn it once."""

    table: sc.Table
    kernel: bare.Kernel
    bridge: int
    cards: tuple[tuple[str, int], ...]


def cards_for(table: sc.Table, bridge: int) -> tuple[tuple[str, int], ...]:
    """The cards that push a bridge and that turn it, with points for every push, for one turn."""
    kind = geometry_of(table).bridges[bridge]
    found = []
    for card in table.rules.cards.values():
        numbers = getattr(card.params, "numbers", None)
        if isinstance(numbers, MovesNumbers) and numbers.material == kind.material:
            found.append((card.id, numbers.levels[-1].ap))
        elif isinstance(numbers, RotasNumbers) and numbers.shape == kind.shape:
            found.append((card.id, numbers.levels[0].ap))
    return tuple(found)


def asked(tables: Sequence[sc.Table]) -> list[list[Asked]]:
    """For each board all bridges without acolytes; where one stands a price would be added."""
    found = []
    for table in tables:
        kernel = kernel_of(table, Random(1))
        masks = board_masks(table[Board], geometry_of(table))
        found.append(
            [
                Asked(table, kernel, bridge, cards_for(table, bridge))
                for bridge in range(bare.BRIDGES)
                if not masks.of_bridge[bridge] & masks.acolytes
            ]
        )
    return found


def list_rows(tables: Sequence[sc.Table]) -> Iterator[Row]:
    """P4: the places of one bridge, and of all that can be moved."""
    boards = asked(tables)
    one = [[each] for board in boards for each in board]
    for name, questions in (("one bridge", one), ("all bridges", boards)):
        ours, theirs = ListingByGame(questions), ListingByKernel(questions)
        value = paired(ours, theirs)
        note = (
            f"`legal` when a card is played and a bridge chosen, {ours.listed} choices "
            f"(a push once for each length), to {theirs.listed} places listed by the kernel"
        )
        yield Row("sator", f"P4 places of {name}", value, "times the kernel", note, target=LIST)


class ListingByGame:
    """Every bridge's pushes and turns by `legal`, on boards whose squares are known."""

    def __init__(self, questions: Sequence[Sequence[Asked]]) -> None:
        self.questions = questions
        self.listed = sum(len(sc.legal(table)) for table in self._tables())

    def _tables(self) -> list[sc.Table]:
        return [
            handling(each.table, each.bridge, card, points)
            for question in self.questions
            for each in question
            for card, points in each.cards
        ]

    def __call__(self) -> float:
        """The seconds for one question; making the tables is not counted."""
        tables = self._tables()
        legal = sc.legal

        def work() -> int:
            for table in tables:
                legal(table)
            return len(self.questions)

        return spent(work)


class ListingByKernel:
    """The same bridges' pushes and turns by the kernel."""

    def __init__(self, questions: Sequence[Sequence[Asked]]) -> None:
        self.questions = [
            (question[0].kernel, [each.bridge for each in question]) for question in questions
        ]
        self.listed = 0
        self()

    def __call__(self) -> float:
        """The seconds for one question."""

        def work() -> int:
            listed = 0
            for kernel, bridges in self.questions:
                found: list[int] = []
                kernel.pushes(bridges, found)
                kernel.turns(bridges, found)
                listed += len(found)
            self.listed = listed
            return len(self.questions)

        return spent(work)


class Lying(NamedTuple):
    """A bridge as the grid, the kernel and the twins know it."""

    fit: ShapeOn
    orient: int
    anchor: int
    at: int
    number: int
    ends: Ends
    blocked: int
    free: int
    others: int
    cells: frozenset[tuple[int, int]]
    free_cells: frozenset[tuple[int, int]]
    other_cells: frozenset[tuple[int, int]]
    place: int
    kernel_free: int
    taken: int


class Trio(NamedTuple):
    """One operation three times over: by the grid, by the kernel, by cells and sets."""

    name: str
    grid: Callable[[], object]
    kernel: Callable[[], object]
    twin: Callable[[], object]


def lying(tables: Sequence[sc.Table]) -> list[Lying]:
    """Every bridge of these boards."""
    found = []
    for table in tables:
        geometry, kernel = geometry_of(table), kernel_of(table, Random(1))
        grid, masks = geometry.grid, board_masks(table[Board], geometry)
        shapes = tuple(geometry.shapes.values())
        numbered = places_of(shapes)
        for bridge, place in enumerate(masks.places):
            free = geometry.all & ~masks.covered | masks.of_bridge[bridge]
            taken = kernel.taken & ~kernel.masks[bridge]
            found.append(
                Lying(
                    geometry.fits[bridge],
                    place >> ANCHOR_BITS,
                    place & ANCHOR,
                    place,
                    numbered.number(
                        shapes.index(geometry.fits[bridge]), place >> ANCHOR_BITS, place & ANCHOR
                    ),
                    masks.turn_ends(bridge),
                    masks.blocked,
                    free,
                    masks.covered & ~masks.of_bridge[bridge],
                    frozenset(grid.xy(s) for s in grid.squares(masks.of_bridge[bridge])),
                    frozenset(grid.xy(s) for s in grid.squares(free)),
                    frozenset(grid.xy(s) for s in grid.squares(masks.covered & ~free)),
                    kernel.places[bridge],
                    bare.ALL & ~taken,
                    taken,
                )
            )
    return found


def trios(tables: Sequence[sc.Table]) -> list[Trio]:
    """Pushing, turning, walking and overlapping on these boards."""
    bridges = lying(tables)
    geometry = geometry_of(tables[0])
    grid = geometry.grid
    walks = [
        (board_masks(t[Board], geometry).covered, kernel_of(t, Random(1)).taken) for t in tables
    ]
    seeds = [(o & -o, k & -k) for o, k in walks]
    cells = [frozenset(grid.xy(s) for s in grid.squares(covered)) for covered, _ in walks]
    corners = [grid.xy(grid.squares(seed)[0]) for seed, _ in seeds]
    squares = bare.SQUARE
    squares_of = places_of(tuple(geometry.shapes.values())).masks
    # So short an operation is handed all it needs: to look that up takes as long as it does itself.
    numbered = [(b.number, b.others) for b in bridges]
    placed = [(b.place, b.taken) for b in bridges]
    celled = [(b.cells, b.other_cells) for b in bridges]
    return [
        Trio(
            "pushes",
            lambda: [
                grid.reach(b.fit.free_anchors(b.orient, b.free), 1 << b.anchor, bare.FAR)
                & ~(1 << b.anchor)
                for b in bridges
            ],
            lambda: [
                bare.pushed(
                    b.kernel_free,
                    bare.SHIFTS[b.place >> bare.SQUARE_BITS],
                    1 << (b.place & squares),
                    bare.FAR,
                )
                for b in bridges
            ],
            lambda: [slow_pushes(b.cells, b.free_cells, bare.FAR) - {b.cells} for b in bridges],
        ),
        Trio(
            "turns",
            lambda: [open_ends(b.ends, b.at, b.blocked) for b in bridges],
            lambda: [
                [
                    place
                    for mask, place in bare.TURNED[b.place >> bare.SQUARE_BITS][b.place & squares]
                    if not mask & b.taken
                ]
                for b in bridges
            ],
            lambda: [slow_turns(b.cells, b.free_cells) for b in bridges],
        ),
        Trio(
            "flood",
            lambda: [
                grid.flood(area, seed) for (area, _), (seed, _) in zip(walks, seeds, strict=True)
            ],
            lambda: [
                bare.flood(area, seed, bare.SIDE * bare.SIDE)
                for (_, area), (_, seed) in zip(walks, seeds, strict=True)
            ],
            lambda: [
                slow_steps(open_, corner) for open_, corner in zip(cells, corners, strict=True)
            ],
        ),
        Trio(
            "overlap",
            lambda: [squares_of[number] & others != 0 for number, others in numbered],
            lambda: [
                bare.MASKS[place >> bare.SQUARE_BITS][place & squares] & taken != 0
                for place, taken in placed
            ],
            lambda: [any(cell in others for cell in own) for own, others in celled],
        ),
    ]


def _size(found: object) -> object:
    """How much was found: masks, lists and sets of places are counted alike."""
    if isinstance(found, bool):
        return found
    if isinstance(found, int):
        return found.bit_count()
    return len(found)  # type: ignore[arg-type]


def grid_rows(tables: Sequence[sc.Table]) -> Iterator[Row]:
    """P5: the grid's operations, to the kernel's, and cells and sets to the grid's."""
    for trio in trios(tables):
        works = (trio.grid, trio.kernel, trio.twin)
        sizes = [[_size(one) for one in work()] for work in works]  # type: ignore[attr-defined]
        if sizes[0] != sizes[1] or sizes[0] != sizes[2]:
            raise AssertionError(f"{trio.name}: grid, kernel and cells disagree")
        ours, kernel, twin = (_timed(work) for work in works)
        name = f"P5 {trio.name}"
        to_kernel = paired(ours, kernel)
        yield Row("sator", name, to_kernel, "times the kernel", target=GRID)
        yield Row("sator", f"{name}, cells and sets", paired(twin, ours), "times ours", target=TWIN)


def _timed(work: Callable[[], object]) -> Callable[[], float]:
    def once() -> int:
        work()
        return 1

    return lambda: spent(once)
