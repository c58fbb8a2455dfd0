"""How sets of squares spread over a grid: pure functions of ints, all squares at once.

A mask holds row y in the bits from ``y * stride`` on, and the last bit of each row is a wall that
belongs to no set. Shifting a mask by 1 or by the stride therefore moves every square one step, and
a step that leaves a row sideways always ends in a wall, where ``& open_`` drops it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from .directions import DIRECTIONS, EAST, NORTH, SOUTH, Direction

Square: TypeAlias = int
Mask: TypeAlias = int


def flood(area: Mask, seed: Mask, stride: int) -> Mask:
    """Return every square of the area that hangs together with a seed in it."""
    filled = seed & area
    while True:
        # Added to the area, a square carries over all that follow it in its row, up to a gap.
        swept = area & ~(area + filled) | filled
        filled = (swept | swept >> 1 | swept << stride | swept >> stride) & area
        if filled == swept:
            return filled


def reach(open_: Mask, start: Mask, steps: int, stride: int) -> Mask:
    """Return the start and every open square within this many steps of it."""
    open_ |= start
    reached = start
    for _ in range(steps):
        grown = (
            reached | reached << 1 | reached >> 1 | reached << stride | reached >> stride
        ) & open_
        if grown == reached:
            break
        reached = grown
    return reached


def layers(open_: Mask, start: Mask, steps: int | None, stride: int) -> list[Mask]:
    """Return the squares at exactly 0, 1, 2 ... steps by a shortest way, until there are none."""
    found = [start]
    left = open_ & ~start
    edge = start
    while steps is None or len(found) <= steps:
        edge = (edge << 1 | edge >> 1 | edge << stride | edge >> stride) & left
        if not edge:
            break
        found.append(edge)
        left ^= edge
    return found


def walks_exactly(open_: Mask, start: Mask, steps: int, stride: int) -> Mask:
    """Return where walks of exactly this many steps can end, going back and forth allowed."""
    ends = start
    for _ in range(steps):
        ends = (ends << 1 | ends >> 1 | ends << stride | ends >> stride) & open_
    return ends


def walk_layers(open_: Mask, start: Mask, steps: int, stride: int) -> list[Mask]:
    """Return where walks of exactly 0, 1, 2 ... up to this many steps can end."""
    ends = start
    found = [ends]
    for _ in range(steps):
        ends = (ends << 1 | ends >> 1 | ends << stride | ends >> stride) & open_
        found.append(ends)
    return found


def distance(open_: Mask, here: Square, there: Square, stride: int) -> int | None:
    """Return the length of a shortest way over open squares, or None where there is no way."""
    goal = 1 << there
    edge = 1 << here
    if edge == goal:
        return 0
    if not open_ & goal:
        return None
    left = open_ & ~edge
    steps = 0
    while edge:
        steps += 1
        edge = (edge << 1 | edge >> 1 | edge << stride | edge >> stride) & left
        if edge & goal:
            return steps
        left ^= edge
    return None


def trace(found: Sequence[Mask], goal: Square, stride: int) -> tuple[Direction, ...] | None:
    """Return the steps of one way through these layers that ends on the goal, or None.

    Of all ways through the layers it is the one that goes north as early as it can, else east,
    else south, else west. Layer 0 holds the square it starts on.
    """
    alive = found[-1] & 1 << goal
    useful = [alive]
    for layer in reversed(found[:-1]):
        alive = (alive << 1 | alive >> 1 | alive << stride | alive >> stride) & layer
        useful.append(alive)
    if not alive:
        return None
    here = alive & -alive
    way = []
    for layer in reversed(useful[:-1]):
        for direction in DIRECTIONS:
            step = one_step(here, direction, stride) & layer
            if step:
                here = step
                way.append(direction)
                break
    return tuple(way)


def one_step(mask: Mask, direction: Direction, stride: int) -> Mask:
    """Return the set moved one step; what leaves the grid lands in a wall or beyond the rows."""
    if direction == NORTH:
        return mask >> stride
    if direction == EAST:
        return mask << 1
    if direction == SOUTH:
        return mask << stride
    return mask >> 1
