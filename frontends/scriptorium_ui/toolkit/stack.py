"""Blocks that are measured once and painted from that: words, buttons, and what they make up.

A block knows how high it is in the width it was made for, and paints itself where it comes to lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .controls import button
from .hit_areas import Act
from .painter import Painter
from .rect import Rect


class Block(NamedTuple):
    """Something of a height, and what paints it into a room at least so high."""

    height: float
    paint: Callable[[Painter, Rect], None]


def words(
    painter: Painter,
    told: str,
    size: float,
    width: float,
    *,
    face: str = "text",
    colour: str = "ink",
    after: float = 0.0,
    **how: Any,
) -> Block:
    """A text in a column of a width, with some room after it."""
    tall = painter.measure(told, size, width, face) if told else 0.0

    def paint(painter: Painter, box: Rect) -> None:
        room = Rect(box.x, box.y, width, tall + 1)
        painter.text(told, room, size, face=face, colour=painter.palette[colour], **how)

    return Block(tall + after, paint)


def action(
    painter: Painter,
    key: str,
    label: str,
    act: Act | None,
    *,
    width: float | None = None,
    letters: float = 17,
    after: float = 0.0,
    **how: Any,
) -> Block:
    """A button as high as a row of such letters, as wide as its room or as said."""
    row = painter.row(letters)

    def paint(painter: Painter, box: Rect) -> None:
        wide = box.w if width is None else width
        button(painter, key, Rect(box.x, box.y, wide, row), label, act, **how)

    return Block(row + after, paint)


def space(height: float) -> Block:
    """Nothing, so high."""
    return Block(height, lambda painter, box: None)


def column(*blocks: Block, least: float = 0.0) -> Block:
    """One below the other, in a room of a height at least."""

    def paint(painter: Painter, box: Rect) -> None:
        for one in blocks:
            one.paint(painter, box.top(one.height))
            box = box.below(one.height)

    return Block(max(least, sum(one.height for one in blocks)), paint)


def beside(left: Block, right: Block, width: float, gap: float) -> Block:
    """Two side by side; the left one has a width."""

    def paint(painter: Painter, box: Rect) -> None:
        left.paint(painter, box._replace(w=width))
        right.paint(painter, box._replace(x=box.x + width + gap, w=box.w - width - gap))

    return Block(max(left.height, right.height), paint)


def foot(block: Block) -> Block:
    """The same, at the foot of its room."""

    def paint(painter: Painter, box: Rect) -> None:
        block.paint(painter, box._replace(y=box.bottom - block.height, h=block.height))

    return Block(block.height, paint)


def middle(block: Block) -> Block:
    """The same, in the middle between head and foot of its room."""

    def paint(painter: Painter, box: Rect) -> None:
        block.paint(painter, box.inset(0, max(0.0, (box.h - block.height) / 2)))

    return Block(block.height, paint)


def layers(*blocks: Block) -> Block:
    """All in one room, the later ones in front."""

    def paint(painter: Painter, box: Rect) -> None:
        for one in blocks:
            one.paint(painter, box)

    return Block(max(one.height for one in blocks), paint)
