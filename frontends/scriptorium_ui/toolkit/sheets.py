"""What several pages paint alike: the ground, a sheet with a heading, rows that scroll."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from scriptorium_play.common.colours import HIGH_CONTRAST, faint
from scriptorium_play.common.forms import Row, SeatRow, Select
from scriptorium_ui.art import atlas

from .controls import button, chooser_height, control, scroll_mark
from .display import BACK, PANELS
from .page import Page
from .painter import Painter
from .rect import Rect
from .rules_reader import SetPage
from .stack import Block
from .text_fitting import line_height

Control = Callable[[Painter, Rect], None]
# The part of a row that its control takes beside its name, and in dp the least it needs.
HALF, NARROW = 0.53, 220
# How wide a player's row is at least, in letters, where all of it stands side by side.
SEAT_WIDE = 660
# What lies beneath all pages, and how large a unit of such a picture is.
FLOOR, TILE = "floor", 40
# The picture of the app that all pages but the table lie on.
STUDY = "study"
# A sheet has room for so many rows at least; so much of what it leaves free lies above it.
LEAST_SHEET, HANGS = 3, 0.3


class SheetLine(NamedTuple):
    """A row of a page: its height, what paints it, and its name where it is one of a form."""

    height: float
    paint: Control
    label: str = ""


def lines_of(*blocks: Block) -> list[SheetLine]:
    """Blocks as rows of a page."""
    return [SheetLine(*one) for one in blocks]


def ground(painter: Painter, art: str = FLOOR) -> None:
    """The floor of the room that all pages lie in, or what a game lays there in its stead."""
    painter.layer = BACK
    painter.fill(painter.whole, painter.palette["floor"])
    if painter.palette.name == HIGH_CONTRAST:
        painter.layer = PANELS
        return
    found = atlas.find(art, painter.palette.name, FLOOR)
    if found is None or not found.tiles:
        art, found = FLOOR, atlas.exact(FLOOR)
    if found is not None:
        painter.tiles(art, painter.whole, painter.dp(TILE * found.width))
    painter.layer = PANELS


def desk_ground(painter: Painter) -> None:
    """The writing desk that all pages but the table lie on; its lower corners stay in sight."""
    painter.layer = BACK
    painter.fill(painter.whole, painter.palette["floor"])
    found = atlas.find(STUDY, painter.palette.name)
    if found is not None and painter.palette.name != HIGH_CONTRAST:
        look = painter.form
        factor = max(look.width / found.width, look.height / found.height)
        wide, high = found.width * factor, found.height * factor
        left = look.width - wide  # the candle stands to the right
        painter.picture(STUDY, Rect(left, look.height - high, wide, high))
    painter.layer = PANELS


def on_sheet(painter: Painter) -> Rect:
    """The room for a page's own things on the largest sheet of parchment there can be."""
    inner = _paper(painter).inset(painter.dp(22), painter.dp(18))
    return inner.below(_head(painter, inner) + painter.dp(16))


def _paper(painter: Painter) -> Rect:
    margin = painter.dp(12)
    aside = max(margin, (painter.form.width - painter.dp(1100)) / 2)
    return Rect(aside, margin, painter.form.width - 2 * aside, painter.form.height - 2 * margin)


def _head(painter: Painter, inner: Rect) -> float:
    return max(painter.finger, min(painter.sp(40), inner.h * 0.2))


def sheet(painter: Painter, page: Page, title: str, needs: float = math.inf) -> Rect:
    """A sheet of parchment with a heading and a way back; gives the room that is left on it.

    It is no longer than what is to stand on it `needs`.
    """
    desk_ground(painter)
    paper = _paper(painter)
    spare = on_sheet(painter).h - max(needs, LEAST_SHEET * painter.row())
    if spare > 0:
        paper = Rect(paper.x, paper.y + spare * HANGS, paper.w, paper.h - spare)
    painter.panel(paper)
    inner = paper.inset(painter.dp(22), painter.dp(18))
    head = inner.top(_head(painter, _paper(painter).inset(painter.dp(22), painter.dp(18))))
    label, says = page.app.back_said()
    wide = min(painter.width_of(label, 17, "bold") + painter.dp(70), head.w * 0.45)
    back = Rect(head.x, head.y, wide, head.h)
    button(painter, "back", back, label, page.back, icon="icon-close", says=says)
    room = Rect(
        back.right + painter.dp(12), head.y, head.right - back.right - painter.dp(12), head.h
    )
    least, wished = painter.least, painter.sp(28)
    if painter.lettering.set_text(title, "display", wished, room.w, room.h, least, False).whole:
        painter.text(title, room, 28, face="display", align="center", valign="center")
    else:  # too long to stand beside the way back
        tall = painter.measure(title, 20, inner.w, "display")
        row = inner.below(head.h + painter.dp(6)).top(tall)
        painter.text(title, row, 20, face="display", align="center")
        head = head._replace(h=head.h + row.h + painter.dp(6))
    line = Rect(inner.x, head.bottom + painter.dp(8), inner.w, painter.dp(2))
    painter.fill(line, faint(painter.palette["faded"], 160))
    return inner.below(head.h + painter.dp(16))


def alarm(painter: Painter, room: Rect, told: str) -> Rect:
    """What went wrong, in red above the rest; gives the room that is left."""
    if not told:
        return room
    tall = min(painter.measure(told, 16, room.w), room.h / 3)
    painter.text(told, room.top(tall), 16, colour=painter.palette["error"], may_clip=True)
    return room.below(tall + painter.dp(8))


def form_lines(painter: Painter, width: float, rows: list[Row]) -> list[SheetLine]:
    """The rows of a form as lines of a page, in that width."""
    room = Rect(0, 0, width, 0)
    # An emblem, a name and two choices stand side by side only where all can be read.
    stacked = room.w < painter.sp(SEAT_WIDE)
    tall = painter.row() * 3 + 2 * painter.dp(6) if stacked else painter.row()
    narrow = room.w * (HALF if room.w * HALF >= painter.dp(NARROW) else 1.0)

    def height(row: Row) -> float:
        if isinstance(row, SeatRow):
            return tall
        return chooser_height(painter, row, narrow) if isinstance(row, Select) else 0.0

    def line(row: Row) -> SheetLine:
        label = "" if isinstance(row, SeatRow) else row.label
        return SheetLine(height(row), lambda painter, rect: control(painter, rect, row), label)

    return [line(row) for row in rows]


def paint_text(painter: Painter, page: Page, room: Rect, text: SetPage) -> None:
    """Lines of text in a part that scrolls."""
    at = painter.scroll("page", page.scroll_of("page", room, text.height + painter.dp(20)))
    named = painter.palette
    for line, face, size, indent, y, mark, kind in text.lines:
        tall, top = line_height(painter.sp(size)), room.y + y - at
        if top + tall < room.y or top > room.bottom:
            continue
        box = Rect(room.x + indent, top, room.w - indent, tall + 1)
        if mark:
            before = painter.sp(16)
            painter.text(mark, box._replace(x=box.x - before, w=before), size, one_line=True)
        colour = named["error" if kind == "error" else "ink"]
        # A table of the page may be wider than the screen; its row then becomes smaller.
        painter.text(line, box, size, face=face, colour=colour, one_line=True, may_clip=True)
    scroll_mark(painter, page, "page")
    painter.end_scroll()


def sheet_of_rows(
    painter: Painter,
    page: Page,
    title: str,
    rows: Callable[[float], list[SheetLine]],
    name: str,
    told: str,
) -> None:
    """A sheet with rows upon it, as long as they are, below what went wrong."""
    free = on_sheet(painter)
    there = arranged(painter, free.w, rows(free.w))
    room = sheet(painter, page, title, math.inf if told else there.full)
    paint_rows(painter, page, alarm(painter, room, told), there, name)


class Arranged(NamedTuple):
    """How rows go: whether names stand beside controls, in how many columns, how high each is."""

    rows: list[SheetLine]
    beside: bool
    columns: int
    heights: list[float]
    per: int
    full: float


def arranged(painter: Painter, width: float, rows: list[SheetLine]) -> Arranged:
    """How rows of a name and a control go, side by side where the room is wide enough."""
    gap, tall = painter.dp(10), painter.row()
    widest = max((painter.width_of(row.label, 17, "bold") for row in rows), default=0.0)
    # Beside its name an emblem and a choice need room for two fingers and a word.
    beside = widest + painter.dp(16) <= width * 0.45 and width * HALF >= painter.dp(NARROW)
    named = sum(1 for row in rows if row.label)
    columns = 2 if beside and width > painter.sp(1000) and named > 5 else 1
    if columns == 2 and widest + painter.dp(16) > width * 0.24:
        columns = 1
    heights = [
        (row.height or tall) + (0.0 if beside or not row.label else painter.sp(17) * 1.3)
        for row in rows
    ]
    per = -(-len(rows) // columns)
    full = max(
        (sum(h + gap for h in heights[at : at + per]) for at in range(0, len(rows), per)),
        default=0.0,
    )
    return Arranged(rows, beside, columns, heights, per, full)


def paint_rows(painter: Painter, page: Page, room: Rect, there: Arranged, name: str) -> None:
    """Rows as they were arranged, in a part that scrolls."""
    gap = painter.dp(10)
    rows, beside, columns, heights, per, full = there
    view = room
    at = painter.scroll(name, page.scroll_of(name, view, full))
    inner = room._replace(w=room.w - painter.dp(12))
    cells = inner.columns(columns, painter.dp(28))
    for nr, row in enumerate(rows):
        column = cells[nr // per]
        top = sum(h + gap for h in heights[nr // per * per : nr])
        box = Rect(column.x, room.y + top - at, column.w, heights[nr])
        if box.bottom < view.y or box.y > view.bottom:
            _unseen(painter, row, box)
            continue
        _row(painter, row, box, beside)
    scroll_mark(painter, page, name)
    painter.end_scroll()


def _unseen(painter: Painter, row: SheetLine, box: Rect) -> None:
    """A row out of sight is not drawn, but keys can still go to it."""
    mark = painter.unseen()
    row.paint(painter, box)
    painter.forget_since(mark)


def _row(painter: Painter, row: SheetLine, box: Rect, beside: bool) -> None:
    if not row.label:
        row.paint(painter, box)
    elif beside:
        name = box._replace(w=box.w * 0.44)
        painter.text(row.label, name, 17, face="bold", valign="center")
        left = name.right + painter.dp(10)
        row.paint(painter, Rect(left, box.y, box.right - left, box.h))
    else:
        above = painter.sp(17) * 1.3
        painter.text(row.label, box.top(above), 17, face="bold", valign="center")
        row.paint(painter, box.below(above))
