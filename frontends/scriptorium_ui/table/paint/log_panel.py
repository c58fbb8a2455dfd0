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


def paint_log(brush: Painter, table: TablePage, layout: TableLayout) -> None:
    """The latest lines; where there is a mouse they answer it, else they open all of them."""
    room = layout.log
    if room.h < brush.sp(15):
        return
    brush.panel(room)
    lines = table.controller.log_lines()
    if brush.form.mouse:
        body = _turned(brush, table, room, lines)
        last = max(0, len(lines) - table.log_back)
        _lines(brush, table, body, lines[:last])
        return
    _lines(brush, table, _opened(brush, table, room), lines)


def _opened(brush: Painter, table: TablePage, room: Rect) -> Rect:
    """The button that opens the whole log; gives the room that is left."""
    inner = room.inset(brush.dp(10), brush.dp(6))
    label = table.controller.log_title()
    low = room.w > room.h * 2.5
    wide = max(brush.finger, brush.width_of(label, 15, "bold") + brush.dp(60))
    if low:
        head = Rect(inner.right - wide, room.y, wide, room.h)
        body = inner._replace(w=inner.w - wide - brush.dp(8))
    else:
        head = Rect(room.x, room.bottom - brush.finger, room.w, brush.finger)
        body = inner._replace(h=inner.h - brush.finger + brush.dp(4))
    says = table.text("table-log-all", "Read the whole log")
    brush.touchable(Touchable("log lines", room, table.open_log, says, focusable=False))
    button(brush, "log", head, label, table.open_log, says=says, icon="icon-log", size=15)
    return body


def _turned(brush: Painter, table: TablePage, room: Rect, lines: list[LogEntry]) -> Rect:
    """Its name, and arrows to earlier and later lines; gives the room that is left."""
    inner = room.inset(brush.dp(10), brush.dp(6))
    head = inner.top(brush.sp(20))
    brush.text(table.controller.log_title(), head, 15, face="display", valign="center")
    side = brush.sp(22)
    earlier = table.text("table-log-earlier", "Earlier lines")
    later = table.text("table-log-later", "Later lines")
    for key, mark, by, says, x in (
        ("log-earlier", LEFT, TURN, earlier, head.right - 2 * side),
        ("log-later", RIGHT, -TURN, later, head.right - side),
    ):
        box = Rect(x, head.y, side, head.h)
        more = table.log_back > 0 if by < 0 else table.log_back + 1 < len(lines)
        colour = brush.palette["ink" if more else "shade"]
        brush.text(mark, box, 20, face="bold", colour=colour, align="center", valign="center")
        if brush.focus == key:
            focus_ring(brush, box)
        act = partial(table.scroll_log, by) if more else None
        brush.touchable(Touchable(key, box, act, says, enabled=more))
    return inner.below(head.h + brush.dp(4))


def _lines(brush: Painter, table: TablePage, body: Rect, lines: list[LogEntry]) -> None:
    """As many of them as fit, the last at the bottom; a single long one is cut at its end."""
    pixels, pad = brush.sp(LETTERS), brush.dp(3)
    tall, width = line_height(pixels), body.w - brush.dp(12)
    y = body.bottom
    for line in reversed(lines):
        told = table.controller.line_told(line)
        shown = brush.wrapped(told, "text", pixels, width)
        height = len(shown) * tall + 2 * pad
        if y - height < body.y - 1:
            fits = int((body.h - 2 * pad) // tall)
            if y < body.bottom or fits < 1:
                return
            told = f"{' '.join(shown[:fits]).rpartition(' ')[0]} {ELLIPSIS}"
            height = fits * tall + 2 * pad
        y -= height
        _line(brush, table, line, told, Rect(body.x, y, body.w, height))


def _line(brush: Painter, table: TablePage, line: LogEntry, told: str, box: Rect) -> None:
    """A line with the colour of who acted."""
    controller, key, pad = table.controller, f"log {line.at}", brush.dp(3)
    if controller.looking == line.at or key == brush.hover:
        brush.rounded(box, brush.palette["shade"], brush.dp(4))
    if brush.focus == key:
        focus_ring(brush, box)
    swatch = brush.palette.player(controller.session.looks[line.seat])[0]
    brush.fill(Rect(box.x, box.y + pad, brush.dp(4), box.h - 2 * pad), swatch)
    words = Rect(box.x + brush.dp(10), box.y + pad, box.w - brush.dp(12), box.h - 2 * pad + 1)
    brush.text(told, words, LETTERS, key=f"log text {line.at}", may_clip=not brush.form.mouse)
    if brush.form.mouse:
        act = partial(controller.look_back, line.at)
        brush.touchable(Touchable(key, box, act, controller.line_says(line)))
