"""The record of a match on its end sheet: a line for each seat, with a graph of its way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_play.common.colours import faint
from scriptorium_play.session.record import SeatResult
from scriptorium_ui.toolkit.controls import seat_emblem
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

NAME, TEXT = 17, 15
# In dp: the side of an emblem, the room between things, how high a graph is.
SIDE, GAP, TALL = 40, 8, 44


def record_height(
    painter: Painter, table: TablePage, record: tuple[SeatResult, ...], w: float
) -> float:
    """How much room the record takes in a column of some width."""
    return sum(_height(painter, table, one, w, _highest(record)) for one in record)


def paint_record(
    painter: Painter, table: TablePage, record: tuple[SeatResult, ...], top: Rect
) -> None:
    """A line for each seat, the winners first."""
    highest = _highest(record)
    for one in record:
        tall = _height(painter, table, one, top.w, highest)
        _paint(painter, table, one, top._replace(h=tall), highest)
        top = top._replace(y=top.y + tall)


def _highest(record: tuple[SeatResult, ...]) -> int:
    return max((height for one in record for height in one.heights), default=0)


def _named(table: TablePage, one: SeatResult) -> str:
    name = table.controller.seat_name(one.seat)
    return f"{name}: {one.points}" if one.points is not None else name


def _words_width(painter: Painter, width: float, highest: int) -> float:
    """Words and graph stand side by side where both have room."""
    inner = width - painter.dp(SIDE + GAP)
    return inner * 0.58 if highest > 0 and inner > painter.sp(360) else inner


def _height(
    painter: Painter, table: TablePage, one: SeatResult, width: float, highest: int
) -> float:
    wide = _words_width(painter, width, highest)
    words = painter.measure(_named(table, one), NAME, wide, "bold")
    if one.told:
        words += painter.measure(one.told, TEXT, wide)
    graph = painter.dp(TALL) if highest > 0 else 0.0
    beside = wide < width - painter.dp(SIDE + GAP)
    full = max(words, graph) if beside else words + graph
    return max(full, painter.dp(SIDE)) + painter.dp(GAP)


def _paint(painter: Painter, table: TablePage, one: SeatResult, box: Rect, highest: int) -> None:
    side, gap = painter.dp(SIDE), painter.dp(GAP)
    seat_emblem(painter, one.look, Rect(box.x, box.y, side, side))
    inner = Rect(box.x + side + gap, box.y, box.w - side - gap, box.h - gap)
    wide = _words_width(painter, box.w, highest)
    words, name = inner._replace(w=wide), _named(table, one)
    high = painter.measure(name, NAME, wide, "bold")
    painter.text(name, words.top(high + 1), NAME, face="bold")
    if one.told:
        tall = painter.measure(one.told, TEXT, wide)
        colour = painter.palette["faded"]
        painter.text(one.told, words.below(high).top(tall + 1), TEXT, colour=colour)
    if highest <= 0:
        return
    graph = Rect(inner.x, inner.bottom - painter.dp(TALL), inner.w, painter.dp(TALL))
    if wide < inner.w:
        graph = Rect(words.right + gap, inner.y, inner.right - words.right - gap, painter.dp(TALL))
    _graph(painter, one, graph.inset(0, painter.dp(3)), highest)


def _graph(painter: Painter, one: SeatResult, room: Rect, highest: int) -> None:
    """A column for each turn, as high as the seat had come then; what is left to go stays pale."""
    colour = painter.palette.player(one.look)[0]
    pale = faint(painter.palette["faded"], 50)
    gap = min(painter.dp(1), room.w / len(one.heights) / 4)
    for column, height in zip(room.columns(len(one.heights), gap), one.heights, strict=True):
        painter.fill(column, pale)
        tall = room.h * max(0, height) / highest
        if tall > 0:
            painter.fill(column._replace(y=column.bottom - tall, h=tall), colour)
