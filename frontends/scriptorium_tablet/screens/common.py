"""What several screens paint alike: the ground, a sheet with a heading, rows that scroll."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scriptorium_stage import atlas
from scriptorium_stage.colours import faint
from scriptorium_stage.shapes import Rect

from ..drawing.brush import Brush
from ..drawing.canvas import BACK, PANELS
from ..drawing.controls import button, scroll_mark
from .screen import Screen

Control = Callable[[Brush, Rect], None]


class Row(NamedTuple):
    """A line of a page: its name, how high its control is, and what paints it."""

    label: str
    control: Control
    height: float = 0.0


def ground(brush: Brush) -> None:
    """The monastery's floor."""
    brush.layer = BACK
    brush.fill(brush.whole, brush.look.palette["floor"])
    brush.tiles("floor", brush.whole, brush.dp(160))
    brush.layer = PANELS


def page(brush: Brush, screen: Screen, title: str) -> Rect:
    """A sheet of parchment with a heading and a way back; gives the room that is left on it."""
    ground(brush)
    margin = brush.dp(12)
    aside = max(margin, (brush.look.width - brush.dp(1100)) / 2)
    sheet = Rect(aside, margin, brush.look.width - 2 * aside, brush.look.height - 2 * margin)
    brush.panel(sheet)
    inner = sheet.inset(brush.dp(22), brush.dp(18))
    head = inner.top(max(brush.finger, brush.sp(40)))
    label = screen.text("tab-back", "Back")
    wide = min(brush.width_of(label, 17, "bold") + brush.dp(70), head.w * 0.45)
    back = Rect(head.x, head.y, wide, head.h)
    says = screen.text("tab-back-says", "Back to where you came from")
    button(brush, "back", back, label, screen.back, icon="icon-close", says=says)
    room = Rect(back.right + brush.dp(12), head.y, head.right - back.right - brush.dp(12), head.h)
    brush.text(title, room, 28, face="display", align="center", valign="center")
    line = Rect(inner.x, head.bottom + brush.dp(8), inner.w, brush.dp(2))
    brush.fill(line, faint(brush.look.palette["faded"], 160))
    return inner.below(head.h + brush.dp(16))


def paint_rows(brush: Brush, screen: Screen, room: Rect, rows: list[Row], name: str) -> None:
    """Rows of a name and a control, side by side where there is room, in a part that scrolls."""
    gap, tall = brush.dp(10), brush.row()
    widest = max((brush.width_of(row.label, 17, "bold") for row in rows), default=0.0)
    beside = widest + brush.dp(16) <= room.w * 0.45
    columns = 2 if beside and room.w > brush.sp(1000) and len(rows) > 5 else 1
    if columns == 2 and widest + brush.dp(16) > room.w * 0.24:
        columns = 1
    heights = [
        (row.height or tall) + (0.0 if beside or not row.label else brush.sp(17) * 1.3)
        for row in rows
    ]
    per = -(-len(rows) // columns)
    full = max(
        (sum(h + gap for h in heights[at : at + per]) for at in range(0, len(rows), per)),
        default=0.0,
    )
    view = room
    at = brush.scroll(name, screen.scroll_of(name, view, full))
    inner = room._replace(w=room.w - brush.dp(12))
    cells = inner.columns(columns, brush.dp(28))
    for nr, row in enumerate(rows):
        column = cells[nr // per]
        top = sum(h + gap for h in heights[nr // per * per : nr])
        box = Rect(column.x, room.y + top - at, column.w, heights[nr])
        if box.bottom < view.y or box.y > view.bottom:
            _unseen(brush, row, box)
            continue
        _row(brush, row, box, beside, tall)
    scroll_mark(brush, name)
    brush.end_scroll()


def _unseen(brush: Brush, row: Row, box: Rect) -> None:
    """A row out of sight is not drawn, but keys can still go to it."""
    items, sizes = len(brush.items), len(brush.sizes)
    row.control(brush, box)
    del brush.items[items:]
    del brush.sizes[sizes:]


def _row(brush: Brush, row: Row, box: Rect, beside: bool, tall: float) -> None:
    if not row.label:
        row.control(brush, box)
    elif beside:
        name = box._replace(w=box.w * 0.44)
        brush.text(row.label, name, 17, face="bold", valign="center")
        left = name.right + brush.dp(10)
        row.control(brush, Rect(left, box.y, box.right - left, box.h))
    else:
        above = brush.sp(17) * 1.3
        brush.text(row.label, box.top(above), 17, face="bold", valign="center")
        row.control(brush, box.below(above))


def seat_name(screen: Screen, seat: str) -> str:
    """A seat as players call it: by its colour, or as its game has named it."""
    colours = {
        "red": screen.text("tab-red", "Red"),
        "blue": screen.text("tab-blue", "Blue"),
        "green": screen.text("tab-green", "Green"),
        "yellow": screen.text("tab-yellow", "Yellow"),
    }
    if seat in colours:
        return colours[seat]
    name = screen.desk.words.name(seat)
    return name[:1].upper() + name[1:]


def seat_emblem(brush: Brush, seat: str, at: int, rect: Rect) -> None:
    """The emblem of a seat: its own picture, or a disc in its colour with its letters."""
    if atlas.knows(f"emblem-{seat}"):
        brush.picture(f"emblem-{seat}", rect)
        return
    swatch, mark, _ = brush.look.palette.player(seat, at)
    brush.framed(rect, swatch, rect.w / 2, brush.look.palette["rim"], brush.dp(2))
    letters = seat[:2].upper()
    brush.text(
        letters,
        rect,
        rect.h * 0.42 / max(0.1, brush.sp(100) / 100),
        face="bold",
        colour=mark,
        align="center",
        valign="center",
        one_line=True,
        may_clip=True,
        smallest=8,
    )
