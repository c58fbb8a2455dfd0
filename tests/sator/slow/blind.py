"""Everything that can be written for a small position, legal or not, without any thought.

The lists of the slow rules prune as they search; trying all texts one by one proves that they
lose no outcome and add none.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, permutations, product

from .facts import MOVES_LEVELS, NEQUE_LEVELS, NIHIL_LEVELS, ROTAS_LEVELS
from .squares import ANGLES, DIRECTIONS, Cell, adjacent, square_name
from .state import State, covered

WAYS = tuple(DIRECTIONS)


def blind(state: State, mihi: int) -> Iterator[str]:
    """Write all actions of the play step one could write, Mihi with so many operations."""
    hand = set(state.hands[state.turn])
    for card in sorted(hand):
        yield from _moves_and_turns(state, card)
    for prayer, written in {
        "clara": (f"clara {at}" for at in _grid(state)),
        "omnia": _omnia(state),
        "neque": (f"neque {level} {way}" for level in NEQUE_LEVELS for way in WAYS),
        "victoria": (f"victoria {' '.join(names)}" for names in _one_or_two(state)),
        "animi": (f"animi {' '.join(path)}" for path in _walks(state, 4)),
        "nihil": _nihil(state),
        "mihi": _mihi(state, mihi),
        "quin": _quin(state),
    }.items():
        if prayer in hand:
            yield from written
    yield from (f"walk {' '.join(path)}" for path in _walks(state, state.mp))
    yield from (f"free step {at}" for at in _grid(state))
    yield from (f"free {operation}" for operation in _operations(state))
    for cards in combinations(sorted(state.hands[state.turn]), 3):
        yield from (f"unblock {at} {' '.join(cards)}" for at in _grid(state))
    yield "end"


def _grid(state: State) -> list[str]:
    return [square_name((x, y)) for x in range(state.width) for y in range(state.height)]


def _one_or_two(state: State) -> Iterator[tuple[str, ...]]:
    return chain(combinations(state.bridges, 1), combinations(state.bridges, 2))


def _moves_and_turns(state: State, card: str) -> Iterator[str]:
    fronts = {"wild": ("wild moves", "wild rotas")}.get(card, (card,))
    turns = [f"{at} {angle}" for at in _grid(state) for angle in ANGLES]
    for front, bridge in product(fronts, state.bridges):
        if "moves" in front:
            for level, squares in MOVES_LEVELS.items():
                for ways in product(WAYS, repeat=squares):
                    yield f"{front} {level} {bridge}: {' '.join(ways)}"
        elif "rotas" in front:
            for level, rotations in ROTAS_LEVELS.items():
                for both in product(turns, repeat=rotations):
                    yield f"{front} {level} {bridge}: {', '.join(both)}"


def _omnia(state: State) -> Iterator[str]:
    for bridge, steps in product(state.bridges, (4, 5, 6)):
        for ways in product(WAYS, repeat=steps):
            yield f"omnia {bridge}: {' '.join(ways)}"


def _walks(state: State, most: int) -> Iterable[tuple[str, ...]]:
    lying = [square_name(at) for at in covered(state)]
    return chain.from_iterable(product(lying, repeat=steps) for steps in range(1, most + 1))


def _nihil(state: State) -> Iterator[str]:
    others = [who for who in state.seats if who != state.turn]
    for level, (most, squares) in NIHIL_LEVELS.items():
        if level > state.ap:
            continue
        strolls = _strolls(state, squares)
        for many in range(1, min(most, len(others)) + 1):
            for order in permutations(others, many):
                for walks in product(strolls, repeat=many):
                    if sum(map(len, walks)) <= squares:
                        told = map(
                            " ".join, ((who, *path) for who, path in zip(order, walks, strict=True))
                        )
                        yield f"nihil {level}; {'; '.join(told)}; done"


def _strolls(state: State, most: int) -> list[tuple[str, ...]]:
    """Give all walks over bridges from square to square; the rest is plainly no walk."""
    walks: list[tuple[Cell, ...]] = [(at,) for at in covered(state)]
    found = list(walks)
    for _ in range(most - 1):
        walks = [(*walk, to) for walk in walks for to in covered(state) if adjacent(walk[-1], to)]
        found += walks
    return [tuple(square_name(at) for at in walk) for walk in found]


def _operations(state: State) -> list[str]:
    shifts = [f"shift {bridge} {way}" for bridge, way in product(state.bridges, WAYS)]
    turns = product(state.bridges, _grid(state), ANGLES)
    return shifts + [f"turn {bridge} {at} {angle}" for bridge, at, angle in turns]


def _mihi(state: State, most: int) -> Iterator[str]:
    for many in range(1, most + 1):
        for operations in product(_operations(state), repeat=many):
            yield f"mihi; {'; '.join(operations)}; done"


def _quin(state: State) -> Iterator[str]:
    for lifted in _one_or_two(state):
        lays = [
            [f"lay {name} {' '.join(cells)}" for cells in combinations(_grid(state), size)]
            for name, size in ((name, len(state.bridges[name][2])) for name in lifted)
        ]
        yield from (f"quin {' '.join(lifted)}; {'; '.join(both)}" for both in product(*lays))
