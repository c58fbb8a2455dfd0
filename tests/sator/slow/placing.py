"""Laying the bridges before the first turn (S5), with exact searches for small boards."""

from collections.abc import Iterator

from .squares import (
    Cell,
    Cells,
    in_reading_order,
    orientations,
    positions_of,
    square,
    square_name,
    to_corner,
)
from .state import Kind, Refused, State, covered, is_inside, twin

OUT = "out"  # written instead of squares where a bridge can only leave the game (S5.7)


def place(state: State, words: str) -> State:
    """Lay one own bridge: `place I3 wood B2 C2 D2` (S5.2, S5.3)."""
    _, shape, material, *names = words.split()
    if state.step != "place":
        raise Refused("wrong_step")
    kind = (shape, material)
    if kind not in state.unplaced[state.turn]:
        raise Refused("card_not_held")
    if names == [OUT]:
        if any(completes(_laid(state, one, cells)) for one, cells in _fits(state)):
            raise Refused("completion")
        fresh = twin(state)
        fresh.out += (kind,)
        fresh.unplaced[state.turn] = _less(state.unplaced[state.turn], kind)
        return _next_to_place(fresh)
    cells = frozenset(square(name) for name in names)
    if to_corner(cells) not in orientations(shape):
        raise Refused("wrong_shape")
    may_lie(state, cells)
    after = _laid(state, kind, cells)
    # S5.7: protection is dropped where nobody could place at all with it.
    if not protects(state, after) and any(_is_lawful(state, *fit) for fit in _fits(state)):
        raise Refused("owner_protection")
    if not completes(after):
        raise Refused("completion")
    return _next_to_place(after)


def placements(state: State) -> Iterator[str]:
    """Write every place for every own bridge, and the way out where there is none."""
    for (shape, material), cells in _fits(state):
        squares = " ".join(square_name(cell) for cell in in_reading_order(cells))
        yield f"place {shape} {material} {squares}"
    for shape, material in sorted(set(state.unplaced[state.turn])):
        yield f"place {shape} {material} {OUT}"


def may_lie(state: State, cells: Cells) -> None:
    """Refuse squares off the grid, under a bridge, or under two books of a colour (S5.3 a-c)."""
    if not all(is_inside(state, cell) for cell in cells):
        raise Refused("outside")
    if cells & covered(state).keys():
        raise Refused("overlap")
    colours = [colour for at, colour in state.books.items() if at in cells]
    if len(set(colours)) != len(colours):
        raise Refused("two_books_same_colour")


def protects(before: State, after: State) -> bool:
    """Whether every other player can still cover each book that could be covered before (S5.5)."""
    uncovered = _uncovered(after)
    return not any(
        colour != before.turn
        and at in uncovered
        and _can_cover(before, colour, at)
        and not _can_cover(after, colour, at)
        for at, colour in before.books.items()
    )


def completes(state: State) -> bool:
    """Whether all uncovered books can be covered at once by the bridges still to come (S5.6)."""
    shapes = sorted(shape for kinds in state.unplaced.values() for shape, _ in kinds)
    return _solves(state, _uncovered(state), shapes)


def _solves(state: State, books: frozenset[Cell], shapes: list[str]) -> bool:
    if not books:
        return True
    ways = {book: list(_covering(state, book, set(shapes))) for book in books}
    hardest = min(in_reading_order(books), key=lambda book: len(ways[book]))
    for shape, cells in ways[hardest]:
        left = list(shapes)
        left.remove(shape)
        if _solves(_laid_anyhow(state, shape, cells), books - cells, left):
            return True
    return False


def _covering(state: State, book: Cell, shapes: set[str]) -> Iterator[tuple[str, Cells]]:
    """Give every place for one of the shapes that lies under a book and meets S5.3 a-c."""
    for shape in sorted(shapes):
        for cells in positions_of(shape, state.width, state.height):
            if book in cells and _lies_well(state, cells):
                yield shape, cells


def _can_cover(state: State, owner: str, book: Cell) -> bool:
    shapes = {shape for shape, _ in state.unplaced[owner]}
    return any(True for _ in _covering(state, book, shapes))


def _is_lawful(state: State, kind: Kind, cells: Cells) -> bool:
    after = _laid(state, kind, cells)
    return protects(state, after) and completes(after)


def _fits(state: State) -> Iterator[tuple[Kind, Cells]]:
    """Give every own bridge with every place that meets S5.3 a-c."""
    for kind in sorted(set(state.unplaced[state.turn])):
        for cells in positions_of(kind[0], state.width, state.height):
            if _lies_well(state, cells):
                yield kind, cells


def _lies_well(state: State, cells: Cells) -> bool:
    try:
        may_lie(state, cells)
    except Refused:
        return False
    return True


def _uncovered(state: State) -> frozenset[Cell]:
    return frozenset(state.books.keys() - covered(state).keys())


def _less(kinds: tuple[Kind, ...], kind: Kind) -> tuple[Kind, ...]:
    left = list(kinds)
    left.remove(kind)
    return tuple(left)


def _laid(state: State, kind: Kind, cells: Cells) -> State:
    shape, material = kind
    fresh = twin(state)
    fresh.bridges[f"{material}-{shape}"] = (shape, material, cells)
    fresh.unplaced[state.turn] = _less(state.unplaced[state.turn], kind)
    return fresh


def _laid_anyhow(state: State, shape: str, cells: Cells) -> State:
    fresh = twin(state)
    fresh.bridges[f"tried {len(state.bridges)}"] = (shape, "", cells)
    return fresh


def _next_to_place(state: State) -> State:
    """Pass counter-clockwise to the next who still has a bridge (S5.1)."""
    fresh = twin(state)
    here = state.seats.index(state.turn)
    for back in range(1, len(state.seats) + 1):
        who = state.seats[here - back]
        if state.unplaced[who]:
            fresh.turn = who
            return fresh
    fresh.step, fresh.shuffled = "dealt", True  # the cards are dealt by chance (S6)
    return fresh
