"""What several views paint alike: the ground, a sheet with a heading, rows, a page of text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TypeVar

from scriptorium_stage.colours import faint
from scriptorium_stage.forms import Row
from scriptorium_stage.lettering import line_height
from scriptorium_stage.reader import SetPage
from scriptorium_stage.scrolled import Scrolled
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.canvas import BACK, PANELS
from ..drawing.controls import button, control, focus_ring
from ..screen import Screen, told

PAGE, WHEEL = "page", 3
LOWEST, WANTED = 26, 38  # how high the rows of a form are at least, and where they scroll
Line = TypeVar("Line")


def ground(brush: Brush) -> None:
    """The monastery's floor, darker towards the edges."""
    brush.layer = BACK
    brush.fill(brush.whole, brush.look.palette["floor"])
    brush.tiles("floor", brush.whole, brush.px(160))
    brush.layer = PANELS


def page(brush: Brush, screen: Screen, title: str) -> Rect:
    """A sheet of parchment with a heading and a way back; gives the room that is left on it."""
    ground(brush)
    margin = brush.px(28)
    sheet = brush.whole.inset(max(margin, (brush.look.width - brush.px(1120)) / 2), margin)
    brush.panel(sheet)
    inner = sheet.inset(brush.px(36), brush.px(26))
    head = inner.top(max(brush.px(48), brush.pt(44)))
    label, says = screen.desk.back_said()
    wide = min(brush.width_of(label, 17, "bold") + brush.pt(26) + brush.px(44), head.w * 0.4)
    back = Rect(head.x, head.y, wide, head.h)
    button(brush, "back", back, label, screen.back, icon="icon-close", says=says)
    left = back.right + brush.px(12)
    room = Rect(left, head.y, head.right - left, head.h)
    brush.text(title, room, 32, face="display", align="center", valign="center", smallest=16)
    line = Rect(inner.x, head.bottom + brush.px(10), inner.w, brush.px(2))
    brush.fill(line, faint(brush.look.palette["faded"], 160))
    return inner.below(head.h + brush.px(24))


def alarm(brush: Brush, room: Rect, told: str) -> Rect:
    """What went wrong, in red above the rest; gives the room that is left."""
    if not told:
        return room
    used = brush.text(told, room.top(room.h / 4), 16, colour=brush.look.palette["error"])
    return room.below(used + brush.px(8))


def paint_row(brush: Brush, box: Rect, row: Row, share: float) -> None:
    """The name of a row on its share of the width, and its control on the rest."""
    name = box._replace(w=box.w * share)
    brush.text(row.label, name, 18, face="bold", valign="center")
    left = name.right + brush.px(10)
    control(brush, Rect(left, box.y, box.right - left, box.h), row)


class Paged(Screen):
    """A view with lists or pages that are longer than their place, turned line by line."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.scrolls: defaultdict[str, Scrolled] = defaultdict(Scrolled)

    @told
    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Turn what lies under the mouse."""
        for name, scrolled in self.scrolls.items():
            if scrolled.view.holds(x, self.high - y):
                scrolled.by((-1 if scroll_y > 0 else 1) * (WHEEL if name == PAGE else 1))
        self.refresh()

    def paint_list(
        self, brush: Brush, name: str, room: Rect, lines: Sequence[Line], tall: float
    ) -> Iterator[tuple[Line, Rect]]:
        """The lines that are seen, each with its place."""
        scrolled, gap = self.scrolls[name], brush.px(8)
        shown = max(1, int((room.h + gap) // (tall + gap)))
        scrolled.view, scrolled.total, scrolled.shown = room, len(lines), shown
        scrolled.by(0)
        self._bar(brush, name, room)
        width = room.w - (brush.px(18) if scrolled.last else 0)
        for at, line in enumerate(lines[scrolled.top : scrolled.top + shown]):
            yield line, Rect(room.x, room.y + at * (tall + gap), width, tall)

    def paint_rows(
        self, brush: Brush, name: str, room: Rect, rows: list[Row], columns: int, tall: float
    ) -> None:
        """The rows of a form in columns; where they would become too low, in one that scrolls."""
        per, gap = -(-len(rows) // columns), brush.px(8)
        height = min(tall, (room.h + gap) / max(1, per) - gap)
        scrolls = height < brush.pt(LOWEST)
        each = [room] if scrolls else room.columns(columns, brush.px(32))
        widest = max((brush.width_of(row.label, 18, "bold") for row in rows), default=0.0)
        share = min(0.5, max(0.26, (widest + brush.px(4)) / each[0].w))
        if scrolls:
            for row, box in self.paint_list(brush, name, room, rows, brush.pt(WANTED)):
                paint_row(brush, box, row, share)
            return
        for at, row in enumerate(rows):
            column = each[at // per]
            top = column.y + (at % per) * (height + gap)
            paint_row(brush, Rect(column.x, top, column.w, height), row, share)

    def paint_page(self, brush: Brush, sheet: Rect, page: SetPage) -> None:
        """The lines from the topmost on, and a bar that tells how far one has read."""
        scrolled = self.scrolls[PAGE]
        scrolled.view, scrolled.total = sheet, len(page.lines)
        scrolled.top = min(scrolled.top, max(0, scrolled.total - 1))
        begins = page.lines[scrolled.top].y if page.lines else 0.0
        named, shown = brush.look.palette, 0
        for text, face, size, indent, y, mark, kind in page.lines[scrolled.top :]:
            height = line_height(brush.pt(size))
            box = Rect(sheet.x + indent, sheet.y + y - begins, sheet.w - indent, height + 1)
            if box.bottom > sheet.bottom + 1:
                break
            colour = named["error" if kind == "error" else "ink"]
            if mark:
                before = brush.pt(15)
                brush.text(mark, box._replace(x=box.x - before, w=before), size, one_line=True)
            brush.text(text, box, size, face=face, colour=colour, one_line=True)
            shown += 1
        scrolled.shown = max(1, shown)
        self._bar(brush, PAGE, sheet)

    def _bar(self, brush: Brush, name: str, room: Rect) -> None:
        scrolled, named = self.scrolls[name], brush.look.palette
        if not scrolled.last:
            return
        bar = Rect(room.right - brush.px(8), room.y, brush.px(8), room.h)
        key = f"bar {name}"
        if brush.look.focus == key:
            focus_ring(brush, bar)
        brush.rounded(bar, named["shade"], bar.w / 2)
        brush.rounded(scrolled.knob(bar, brush.px(24)), named["faded"], bar.w / 2)
        slide = lambda _: scrolled.slide((self.mouse[1] - bar.y) / bar.h)  # noqa: E731
        touch = bar.inset(-brush.px(6), 0)
        says = self.desk.bar_said()
        brush.touchable(Touchable(key, touch, None, says, slide=slide, adjust=scrolled.by))
