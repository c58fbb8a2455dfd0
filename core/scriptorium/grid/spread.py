"""How sets of squares spread over a grid: pure functions of ints, all squares at once.

A mask holds row y in the bits from ``y * stride`` on, and the last bit of each row is a wall that
belongs to no set. Shifting a mask by 1 or by the stride therefore moves every square one step, and
a step that leaves a row sideways always ends in a wall, where ``& open_`` drops it.
"""

from typing import TypeAlias

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
        # One more step costs less than another round.
        filled |= (filled >> 1 | filled << stride | filled >> stride) & area


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


def walks_exactly(open_: Mask, start: Mask, steps: int, stride: int) -> Mask:
    """Return where walks of exactly this many steps can end, going back and forth allowed."""
    ends = start
    for _ in range(steps):
        ends = (ends << 1 | ends >> 1 | ends << stride | ends >> stride) & open_
    return ends


def way_costs(goals: Mask, start: Mask, grounds: tuple[tuple[int, Mask], ...], stride: int) -> int:
    """Return what the cheapest ways from a start to all goals cost, each square by its ground.

    Goals that lie on no ground, or behind none, cost nothing.
    """
    edges = {price: start & ground for price, ground in grounds}
    seen = total = 0
    while edges:
        cost = min(edges)
        edge = edges.pop(cost) & ~seen
        seen |= edge
        total += cost * (edge & goals).bit_count()
        near = (edge << 1 | edge >> 1 | edge << stride | edge >> stride) & ~seen
        for price, ground in grounds if near and goals & ~seen else ():
            if near & ground:
                edges[cost + price] = edges.get(cost + price, 0) | near & ground
    return total
