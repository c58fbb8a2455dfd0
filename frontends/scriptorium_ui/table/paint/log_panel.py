"""The log beside the board: its latest lines, for a mouse each a way back to its moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.session.log import LogEntry
from scriptorium_ui.table.layout.layout import TableLayout
from scriptorium_ui.toolkit.controls import LEFT, RIGHT, button, focus_ring
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.text_fitting import ELLIPSIS, line_height

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage

LETTERS = 14
# By how many lines the arrows turn it.
TURN = 3


def paint_log(painter: Painter, table: TablePage, layout: TableLayout) -> None:
    """The latest lines; where there is a mouse they answer it, else they open all of them."""
    room = layout.log
    if room.h < painter.sp(15):
        return
    painter.panel(room)
    lines = table.controller.log_lines()
    if painter.form.mouse:
        body = _turned(painter, table, room, lines)
        last = max(0, len(lines) - table.log_back)
        _lines(painter, table, body, lines[:last])
        return
    _lines(painter, table, _opened(painter, table, room), lines)


def _opened(painter: Painter, table: TablePage, room: Rect) -> Rect:
    """The button that opens the whole log; gives the room that is left."""
    inner = room.inset(painter.dp(10), painter.dp(6))
    label = table.controller.log_title()
    low = room.w > room.h * 2.5
    wide = max(painter.finger, painter.width_of(label, 15, "bold") + painter.dp(60))
    if low:
        head = Rect(inner.right - wide, room.y, wide, room.h)
        body = inner._replace(w=inner.w - wide - painter.dp(8))
    else:
        head = Rect(room.x, room.bottom - painter.finger, room.w, painter.finger)
        body = inner._replace(h=inner.h - painter.finger + painter.dp(4))
    says = table.text("table-log-all", "Read the whole log")
    painter.touchable(Touchable("log lines", room, table.open_log, says, focusable=False))
    button(painter, "log", head, label, table.open_log, says=says, icon="icon-log", size=15)
    return body


def _turned(painter: Painter, table: TablePage, room: Rect, lines: list[LogEntry]) -> Rect:
    """Its name, and arrows to earlier and later lines; gives the room that is left."""
    inner = room.inset(painter.dp(10), painter.dp(6))
    head = inner.top(painter.sp(20))
    painter.text(table.controller.log_title(), head, 15, face="display", valign="center")
    side = painter.sp(22)
    earlier = table.text("table-log-earlier", "Earlier lines")
    later = table.text("table-log-later", "Later lines")
    for key, mark, by, says, x in (
        ("log-earlier", LEFT, TURN, earlier, head.right - 2 * side),
        ("log-later", RIGHT, -TURN, later, head.right - side),
    ):
        box = Rect(x, head.y, side, head.h)
        more = table.log_back > 0 if by < 0 else table.log_back + 1 < len(lines)
        colour = painter.palette["ink" if more else "shade"]
        painter.text(mark, box, 20, face="bold", colour=colour, align="center", valign="center")
        if painter.focus == key:
            focus_ring(painter, box)
        act = partial(table.scroll_log, by) if more else None
        painter.touchable(Touchable(key, box, act, says, enabled=more))
    return inner.below(head.h + painter.dp(4))


def _lines(painter: Painter, table: TablePage, body: Rect, lines: list[LogEntry]) -> None:
    """As many of them as fit, the last at the bottom; a single long one is cut at its end."""
    pixels, pad = painter.sp(LETTERS), painter.dp(3)
    tall, width = line_height(pixels), body.w - painter.dp(12)
    y = body.bottom
    for line in reversed(lines):
        told = table.controller.line_text(line)
        shown = painter.wrapped(told, "text", pixels, width)
        height = len(shown) * tall + 2 * pad
        if y - height < body.y - 1:
            fits = int((body.h - 2 * pad) // tall)
            if y < body.bottom or fits < 1:
                return
            told = f"{' '.join(shown[:fits]).rpartition(' ')[0]} {ELLIPSIS}"
            height = fits * tall + 2 * pad
        y -= height
        _line(painter, table, line, told, Rect(body.x, y, body.w, height))


def _line(painter: Painter, table: TablePage, line: LogEntry, told: str, box: Rect) -> None:
    """A line with the colour of who acted."""
    controller, key, pad = table.controller, f"log {line.at}", painter.dp(3)
    if controller.looking == line.at or key == painter.hover:
        painter.rounded(box, painter.palette["shade"], painter.dp(4))
    if painter.focus == key:
        focus_ring(painter, box)
    swatch = painter.palette.player(controller.session.looks[line.seat])[0]
    painter.fill(Rect(box.x, box.y + pad, painter.dp(4), box.h - 2 * pad), swatch)
    words = Rect(box.x + painter.dp(10), box.y + pad, box.w - painter.dp(12), box.h - 2 * pad + 1)
    painter.text(told, words, LETTERS, key=f"log text {line.at}", may_clip=not painter.form.mouse)
    if painter.form.mouse:
        act = partial(controller.look_back, line.at)
        painter.touchable(Touchable(key, box, act, controller.line_says(line)))
