"""The record of a match on its end sheet: a line for each seat, with a graph of its way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_play.common.colours import faint
from scriptorium_play.session.record import SeatResult
from scriptorium_ui.toolkit.controls import seat_emblem
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.stack import Block, beside, column, foot, layers, space, words

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

NAME, TEXT = 17, 15
# In dp: the side of an emblem, the room between things, how high a graph is.
SIDE, GAP, TALL = 40, 8, 44


def record_block(
    painter: Painter, table: TablePage, record: tuple[SeatResult, ...], width: float
) -> Block:
    """A line for each seat, the winners first."""
    highest = max((height for one in record for height in one.heights), default=0)
    return column(*(_line(painter, table, one, width, highest) for one in record))


def _named(table: TablePage, one: SeatResult) -> str:
    name = table.controller.seat_name(one.seat)
    return f"{name}: {one.points}" if one.points is not None else name


def _line(painter: Painter, table: TablePage, one: SeatResult, width: float, highest: int) -> Block:
    """The emblem, and beside it words and a graph: side by side where both have room."""
    side, gap = painter.dp(SIDE), painter.dp(GAP)
    inner = width - painter.dp(SIDE + GAP)
    apart = highest > 0 and inner > painter.sp(360)
    wide = inner * 0.58 if apart else inner
    lines = [words(painter, _named(table, one), NAME, wide, face="bold")]
    if one.told:
        lines.append(words(painter, one.told, TEXT, wide, colour="faded"))
    text = column(*lines)
    if highest > 0:
        tall = painter.dp(TALL)
        graph = Block(tall, lambda painter, box: _graph(painter, one, box.top(tall), highest))
        below = layers(column(text, space(tall)), foot(graph))
        text = beside(text, graph, wide, gap) if apart else below
    emblem = Block(side, lambda painter, box: seat_emblem(painter, one.look, box.top(side)))
    return column(beside(emblem, text, side, gap), space(gap))


def _graph(painter: Painter, one: SeatResult, room: Rect, highest: int) -> None:
    """A column for each turn, as high as the seat had come then; what is left to go stays pale."""
    room = room.inset(0, painter.dp(3))
    colour = painter.palette.player(one.look)[0]
    pale = faint(painter.palette["faded"], 50)
    gap = min(painter.dp(1), room.w / len(one.heights) / 4)
    for bar, height in zip(room.columns(len(one.heights), gap), one.heights, strict=True):
        painter.fill(bar, pale)
        tall = room.h * max(0, height) / highest
        if tall > 0:
            painter.fill(bar._replace(y=bar.bottom - tall, h=tall), colour)
