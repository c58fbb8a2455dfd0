"""Bridges on the move: pushes, turns and what all of them must respect (S10, S11, S13)."""

from collections.abc import Callable, Iterable, Iterator

from .facts import is_lf
from .squares import ANGLES, Cell, beside, in_reading_order, square_name, turned
from .state import (
    Refused,
    State,
    acolytes_on,
    board,
    bridge_state,
    gargoyle_squares,
    is_inside,
    twin,
)


def on_board(state: State, bridge: str) -> None:
    """Refuse a bridge that does not lie on the grid."""
    if bridge not in state.bridges:
        raise Refused("outside")


def without_gargoyle(state: State, bridge: str) -> None:
    """Refuse a bridge that a gargoyle holds (S23.3)."""
    on_board(state, bridge)
    if gargoyle_squares(state) & state.bridges[bridge][2]:
        raise Refused("gargoyle_on_bridge")


def without_acolyte(state: State, bridge: str) -> None:
    """Refuse a bridge that carries an acolyte or a gargoyle (S13.5)."""
    without_gargoyle(state, bridge)
    if acolytes_on(state, state.bridges[bridge][2]):
        raise Refused("acolyte_on_bridge")


def without_rider(state: State, bridge: str) -> None:
    """Refuse a bridge that is not empty (S20.2, S22.2)."""
    on_board(state, bridge)
    if bridge_state(state, bridge)[1]:
        raise Refused("bridge_not_empty")


def carried(state: State, bridge: str, to: Callable[[Cell], Cell]) -> State:
    """Move a bridge with all its riders; it must end inside and over nothing (S10.3, S11.4)."""
    shape, material, cells = state.bridges[bridge]
    now = frozenset(to(cell) for cell in cells)
    if not all(is_inside(state, cell) for cell in now):
        raise Refused("outside")
    others = [have for name, (_, _, have) in state.bridges.items() if name != bridge]
    if any(now & have for have in others):
        raise Refused("overlap")
    fresh = twin(state)
    fresh.bridges[bridge] = (shape, material, now)
    fresh.acolytes = {
        who: to(at) if at is not None and at in cells else at for who, at in state.acolytes.items()
    }
    fresh.books = {to(at) if at in cells else at: who for at, who in state.books.items()}
    return fresh


def shifted(state: State, bridge: str, direction: str) -> State:
    """Push a bridge one square."""
    return carried(state, bridge, lambda cell: beside(cell, direction))


def rotated(state: State, bridge: str, pivot: Cell, angle: str) -> State:
    """Turn a bridge about one of its squares; that must change something (S11.1, S13.4)."""
    if pivot not in state.bridges[bridge][2]:
        raise Refused("pivot_not_on_bridge")
    fresh = carried(state, bridge, lambda cell: turned(cell, pivot, angle))
    if bridge_state(fresh, bridge) == bridge_state(state, bridge):
        raise Refused("no_change")
    return fresh


def pushes(state: State, bridge: str, steps: int) -> Iterator[list[tuple[str, ...]]]:
    """For 1, 2, ... steps, give one way to every place a push can reach."""
    layer: dict[object, tuple[State, tuple[str, ...]]] = {"here": (state, ())}
    for _ in range(steps):
        reached: dict[object, tuple[State, tuple[str, ...]]] = {}
        for now, ways in layer.values():
            for direction in "nesw":
                try:
                    then = shifted(now, bridge, direction)
                except Refused:
                    continue
                reached.setdefault(bridge_state(then, bridge), (then, (*ways, direction)))
        yield [ways for _, ways in reached.values()]
        layer = reached


def turns(state: State, bridge: str) -> list[tuple[str, str]]:
    """Give every pivot and angle one could write for a bridge."""
    pivots = in_reading_order(state.bridges[bridge][2])
    return [(square_name(pivot), angle) for pivot in pivots for angle in ANGLES]


def settle(before: State, after: State, moved: Iterable[str], card: str = "") -> State:
    """Close an effect that moved bridges: no empty move, no moving back, new records.

    The card is left out for the free action, which is no card (S26.5).
    """
    if board(before) == board(after):
        raise Refused("no_change")
    fresh = twin(after)
    is_im = bool(card) and not is_lf(card)
    for bridge in sorted(set(moved)):
        now = bridge_state(after, bridge)
        if (is_im or bridge in before.im_moved) and now in before.record[bridge]:
            raise Refused("moving_back")
        fresh.record[bridge] = before.record[bridge] | {now}
        if is_im:
            fresh.im_moved |= {bridge}
            fresh.last_card[bridge] = card
        elif card:
            fresh.last_card.pop(bridge, None)  # a prayer breaks the row (S13.2)
    return fresh
