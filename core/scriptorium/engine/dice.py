"""Dice: what they show comes out of a stream of chance, or as a scenario has written it down."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .change import Change

CHANCE = "chance"  # the fact of scenarios under which it is written


def roll(now: Change, stream: str, count: int, sides: int = 6) -> tuple[int, ...]:
    """What so many dice show, in the order in which they are rolled.

    Example: `sc.roll(now, "house.dice", 2)`
    """
    faces = range(1, sides + 1)
    return tuple([now.pick(stream, faces, scripted=CHANCE) for _ in range(count)])
