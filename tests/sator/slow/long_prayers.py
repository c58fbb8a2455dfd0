"""The prayers of many parts: nihil, mihi and quin (S15, S17, S22)."""

from collections.abc import Iterator
from itertools import combinations, permutations

from .bridges import (
    rotated,
    settle,
    shifted,
    turns,
    without_acolyte,
    without_rider,
)
from .cards import take_card
from .facts import (
    MIHI_OPERATIONS,
    MIHI_PRICE,
    NIHIL_LEVELS,
    QUIN_MOST,
    QUIN_PRICE,
)
from .squares import (
    Cells,
    beside,
    in_reading_order,
    orientations,
    positions_of,
    square,
    square_name,
    to_corner,
)
from .state import Refused, State, bridge_state, is_inside, pay, twin
from .walking import must_rest, one_step, standing

Operated = dict[object, tuple[State, tuple[str, ...]]]  # how bridges lie, and what led there


def parts_of(words: str) -> list[list[str]]:
    """Cut a prayer into its parts; a closing `done` says nothing new."""
    parts = [part.split() for part in words.split(";")]
    return parts[:-1] if parts[-1] == ["done"] else parts


def nihil(state: State, words: str) -> State:
    """Walk acolytes of opponents, one after the other (S15)."""
    head, *walks = parts_of(words)
    level = int(head[1])
    fresh = take_card(state, "nihil")
    if level not in NIHIL_LEVELS:
        raise Refused("bad_level")
    most, squares = NIHIL_LEVELS[level]
    fresh = pay(fresh, level)
    moved: set[str] = set()
    for who, *path in walks:
        if not path:
            raise ValueError("a walk names its squares")
        if who == state.turn:
            raise Refused("own_acolyte")
        if who in moved:
            raise Refused("already_moved")
        moved.add(who)
        squares -= len(path)
        if len(moved) > most:
            raise Refused("too_many_targets")
        if squares < 0:
            raise Refused("too_many_squares")
        for name in path:
            fresh = one_step(fresh, who, square(name), collects=False)
        must_rest(fresh, who)
    if fresh.acolytes == state.acolytes:
        raise Refused("no_change")
    return fresh


def nihil_plays(state: State) -> Iterator[str]:
    """Every order of opponents, and for each of them every end by a shortest way.

    A longer way to the same end leaves fewer squares to the others, so it adds no outcome.
    """
    opponents = [who for who in state.seats if who != state.turn]
    for level, (most, squares) in NIHIL_LEVELS.items():
        if level > state.ap:
            break
        for many in range(1, min(most, len(opponents)) + 1):
            for order in permutations(opponents, many):
                for walks in _walks_in_order(state, order, squares):
                    yield f"nihil {level}; {'; '.join(walks)}; done"


def _walks_in_order(state: State, order: tuple[str, ...], squares: int) -> Iterator[list[str]]:
    if not order:
        yield []
        return
    who, *others = order
    for then, path in _shortest_ways(state, who, squares):
        for rest in _walks_in_order(then, tuple(others), squares - len(path)):
            yield [f"{who} {' '.join(path)}", *rest]


def _shortest_ways(state: State, who: str, squares: int) -> list[tuple[State, list[str]]]:
    """Give every other square an acolyte can reach and stop on, by a shortest way."""
    start = standing(state, who)
    seen, layer, found = {start}, [(state, list[str]())], list[tuple[State, list[str]]]()
    for _ in range(squares):
        reached: list[tuple[State, list[str]]] = []
        for now, path in layer:
            at = standing(now, who)
            for to in [beside(at, way) for way in "nesw"] if at else []:
                if to in seen:
                    continue
                try:
                    then = one_step(now, who, to, collects=False)
                except Refused:
                    continue
                seen.add(to)
                reached.append((then, [*path, square_name(to)]))
        found += [(then, path) for then, path in reached if then.acolytes[who] not in then.books]
        layer = reached
    return found


def mihi(state: State, words: str) -> State:
    """Shift and turn bridges up to five times; the own acolyte stays put this turn (S17)."""
    operations = parts_of(words)[1:]
    fresh = take_card(state, "mihi")
    if state.walked:
        raise Refused("already_walked")
    if len(operations) > MIHI_OPERATIONS:
        raise Refused("too_many_targets")
    fresh = pay(fresh, MIHI_PRICE)
    for operation in operations:
        fresh = operated(fresh, operation)
    fresh.padlock = True
    return settle(state, fresh, [bridge for _, bridge, *_ in operations], "mihi")


def operated(state: State, operation: list[str]) -> State:
    """Carry out one operation: `shift b w` or `turn c E5 cw` (S17.1, S17.2)."""
    kind, bridge, *details = operation
    without_acolyte(state, bridge)
    if kind == "shift" and len(details) == 1:
        return shifted(state, bridge, details[0])
    if kind == "turn" and len(details) == 2:
        return rotated(state, bridge, square(details[0]), details[1])
    raise ValueError(f"{' '.join(operation)!r} is no operation")


def mihi_plays(state: State, operations: int) -> Iterator[str]:
    """Every way the bridges can lie after so many operations, and which were touched."""
    layer: Operated = {"here": (state, ())}
    seen: set[object] = set()
    for _ in range(operations):
        reached: Operated = {}
        for now, done in layer.values():
            for operation in _operations(now):
                try:
                    then = operated(now, operation.split())
                except Refused:
                    continue
                path = (*done, operation)
                touched = frozenset(one.split()[1] for one in path)
                lying = frozenset((name, bridge_state(then, name)) for name in touched)
                if lying not in seen:
                    seen.add(lying)
                    reached[lying] = (then, path)
        yield from (f"mihi; {'; '.join(path)}; done" for _, path in reached.values())
        layer = reached


def _operations(state: State) -> Iterator[str]:
    for bridge in state.bridges:
        yield from (f"shift {bridge} {direction}" for direction in "nesw")
        yield from (f"turn {bridge} {pivot} {angle}" for pivot, angle in turns(state, bridge))


def quin(state: State, words: str) -> State:
    """Lift one or two empty bridges and lay each of them elsewhere (S22)."""
    (_, *lifted), *lays = parts_of(words)
    fresh = take_card(state, "quin")
    if len(lifted) > QUIN_MOST:
        raise Refused("too_many_targets")
    names_once = len(set(lifted)) == len(lifted) > 0
    if not names_once or sorted(lifted) != sorted(lay[1] for lay in lays):
        raise ValueError("quin lays what it lifts, one bridge or two")
    for bridge in lifted:
        without_rider(state, bridge)
        shape, material, _ = fresh.bridges[bridge]
        fresh.bridges[bridge] = (shape, material, frozenset())
    fresh = pay(fresh, QUIN_PRICE)
    for verb, bridge, *names in lays:
        if verb != "lay":
            raise ValueError(f"{verb!r} is not how a bridge is laid")
        fresh = _laid(fresh, bridge, frozenset(square(name) for name in names))
        if fresh.bridges[bridge][2] == state.bridges[bridge][2]:
            raise Refused("same_place")
    return settle(state, fresh, lifted, "quin")


def _laid(state: State, bridge: str, cells: Cells) -> State:
    shape, material, _ = state.bridges[bridge]
    if not all(is_inside(state, cell) for cell in cells):
        raise Refused("outside")
    if to_corner(cells) not in orientations(shape):
        raise Refused("wrong_shape")
    if any(cells & have for _, _, have in state.bridges.values()):
        raise Refused("overlap")
    fresh = twin(state)
    fresh.bridges[bridge] = (shape, material, cells)
    return fresh


def quin_plays(state: State) -> Iterator[str]:
    """Every one or two empty bridges, everywhere they fit."""
    empty = [name for name in state.bridges if not bridge_state(state, name)[1]]
    for many in range(1, QUIN_MOST + 1):
        for lifted in combinations(empty, many):
            bare = twin(state)
            for bridge in lifted:
                bare.bridges[bridge] = (*state.bridges[bridge][:2], frozenset())
            for lays in _lays(bare, lifted):
                yield f"quin {' '.join(lifted)}; {'; '.join(lays)}"


def _lays(state: State, lifted: tuple[str, ...]) -> Iterator[list[str]]:
    if not lifted:
        yield []
        return
    bridge, *others = lifted
    for cells in positions_of(state.bridges[bridge][0], state.width, state.height):
        try:
            then = _laid(state, bridge, cells)
        except Refused:
            continue
        squares = " ".join(square_name(cell) for cell in in_reading_order(cells))
        yield from ([f"lay {bridge} {squares}", *rest] for rest in _lays(then, tuple(others)))
