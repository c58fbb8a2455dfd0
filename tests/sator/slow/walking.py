"""Acolytes on their feet: steps, resting places, books, jumps (S19, S21, S24, S25)."""

from collections.abc import Iterator

from .facts import BOOKS_TO_WIN
from .squares import Cell, adjacent, beside, square, square_name
from .state import Refused, State, covered, gargoyle_squares, is_inside, twin


def standing(state: State, who: str) -> Cell | None:
    """Say where an acolyte is; a start square lies just off the grid (S2.2)."""
    at = state.acolytes[who]
    return state.starts[who] if at is None else at


def may_enter(state: State, who: str, to: Cell) -> None:
    """Refuse a square that an acolyte can neither enter nor pass (S24.1, S24.3)."""
    if not is_inside(state, to):
        raise Refused("outside")
    if to not in covered(state):
        raise Refused("abyss")
    if any(at == to for other, at in state.acolytes.items() if other != who):
        raise Refused("acolyte_in_way")
    if to in gargoyle_squares(state):
        raise Refused("gargoyle_in_way")


def one_step(state: State, who: str, to: Cell, collects: bool) -> State:
    """Walk one square; the owner's walking takes own books, and the fourth wins (S25, S29.1)."""
    at = standing(state, who)
    if at is None or not adjacent(at, to):
        raise Refused("not_adjacent" if is_inside(state, to) else "outside")
    may_enter(state, who, to)
    return arrived(state, who, to, collects)


def arrived(state: State, who: str, to: Cell, collects: bool) -> State:
    """Put an acolyte on a square and take an own book there."""
    fresh = twin(state)
    fresh.acolytes[who] = to
    if collects and fresh.books.get(to) == who:
        del fresh.books[to]
        fresh.books_taken[who] += 1
        if fresh.books_taken[who] >= BOOKS_TO_WIN:
            fresh.winner, fresh.step = who, "over"
    return fresh


def must_rest(state: State, who: str) -> None:
    """Refuse an end of a walk on a book (S24.4, S15.4)."""
    if state.acolytes[who] in state.books:
        raise Refused("ends_on_book")


def own_walk(state: State, path: list[str], most: int, too_far: str) -> State:
    """Walk the own acolyte along a path; what is written after a winning step is not read."""
    who = state.turn
    if state.padlock:
        raise Refused("padlock")
    if not path:
        raise ValueError("a walk names its squares")
    cells = [square(name) for name in path]
    for steps, to in enumerate(cells):
        if steps == most:
            raise Refused(too_far)
        state = one_step(state, who, to, collects=True)
        if state.winner:
            break
    if not state.winner:
        must_rest(state, who)
    fresh = twin(state)
    fresh.walked = True
    return fresh


def own_walks(state: State, most: int) -> Iterator[list[str]]:
    """Give one path to everything a walk of up to so many squares can bring about."""
    layer: dict[object, tuple[State, list[str]]] = {"here": (state, [])}
    for _ in range(most):
        reached: dict[object, tuple[State, list[str]]] = {}
        for now, path in layer.values():
            if now.winner:
                continue
            at = standing(now, state.turn)
            for to in [beside(at, way) for way in "nesw"] if at else []:
                try:
                    then = one_step(now, state.turn, to, collects=True)
                except Refused:
                    continue
                reached.setdefault((to, frozenset(then.books)), (then, [*path, square_name(to)]))
        yield from (path for _, path in reached.values())
        layer = reached


def walking_segment(state: State, path: list[str]) -> State:
    """Walk in step 3; every step costs a movement point (S24.2)."""
    if state.step not in ("swap", "play", "walk"):
        raise Refused("wrong_step")
    then = own_walk(state, path, state.mp, "no_mp")
    fresh = twin(then)
    # A walk that wins ends at its winning step, so only the steps really made are paid.
    fresh.mp = state.mp - _steps_made(state, path)
    if not fresh.winner:
        fresh.step = "walk"
    return fresh


def _steps_made(state: State, path: list[str]) -> int:
    for steps, name in enumerate(path, start=1):
        state = one_step(state, state.turn, square(name), collects=True)
        if state.winner:
            return steps
    return len(path)


def jump(state: State, most: int, direction: str) -> State:
    """Jump straight over abyss onto the first covered square in line (S19.2-S19.4)."""
    if state.padlock:
        raise Refused("padlock")
    who = state.turn
    if state.acolytes[who] is None and not state.options["jump_from_start_square"]:
        raise Refused("start_square")
    at = standing(state, who)
    if at is None:
        raise Refused("no_landing")
    to, gap, lying = beside(at, direction), 0, covered(state)
    while is_inside(state, to) and to not in lying:
        to, gap = beside(to, direction), gap + 1
    if not is_inside(state, to):
        raise Refused("no_landing")
    if gap == 0:
        raise Refused("no_gap")
    if gap > most:
        raise Refused("gap_too_wide")
    may_enter(state, who, to)
    fresh = arrived(state, who, to, collects=True)
    if not fresh.winner:
        must_rest(fresh, who)
    fresh.walked = True
    return fresh
