"""The rules of the games, to be read: chapters on the left, the page on the right."""

from __future__ import annotations

from functools import partial

import arcade

from scriptorium_stage.rulepages import Block, blocks, pages
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing import lettering
from ..drawing.brush import Brush, Touchable
from ..drawing.controls import chooser
from ..screen import Screen
from .common import page

SIZES = {"h1": 30, "h2": 24, "h3": 20}


class RulesView(Screen):
    """A page for each game, as its authors wrote it."""

    def __init__(
        self, desk: Desk, game: str = "", find: str = "", behind: Screen | None = None
    ) -> None:
        super().__init__(desk)
        self.behind = behind
        self.pages = pages(desk.library)
        names = [name for name, _, _ in self.pages]
        self.at = names.index(game) if game in names else 0
        self.wanted = find
        self.top = 0
        self._lines: list[tuple[str, str, int, float, int]] = []
        self._chapters: list[tuple[str, int]] = []
        self._shown = 1

    def back(self) -> None:
        """To the view one came from."""
        from . import routes

        if self.behind is None:
            routes.title(self.desk)
        else:
            self.desk.show(self.behind)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Turn the page."""
        self.scroll(-3 if scroll_y > 0 else 3)

    def key(self, symbol: int, modifiers: int) -> bool:
        """Arrows and page keys go through the page."""
        steps = {
            arcade.key.DOWN: 1,
            arcade.key.UP: -1,
            arcade.key.PAGEDOWN: self._shown,
            arcade.key.PAGEUP: -self._shown,
            arcade.key.HOME: -len(self._lines),
            arcade.key.END: len(self._lines),
        }
        if symbol not in steps:
            return False
        self.scroll(steps[symbol])
        return True

    def scroll(self, by: int) -> None:
        """Go on or back by some lines."""
        last = max(0, len(self._lines) - self._shown)
        self.top = min(last, max(0, self.top + by))
        self.refresh()

    def choose(self, at: int) -> None:
        """Open the rules of another game."""
        self.at, self.top = at, 0

    def paint(self, brush: Brush) -> None:
        """Chapters, the page, and how far one has read."""
        room = page(brush, self, self.text("desk-rules", "Rules"))
        if not self.pages:
            brush.text(self.text("desk-no-rules", "No rules are installed."), room, 20)
            return
        side = room._replace(w=min(brush.pt(250), room.w * 0.32))
        sheet = Rect(
            side.right + brush.px(30), room.y, room.right - side.right - brush.px(30), room.h
        )
        titles = [title for _, title, _ in self.pages]
        head = side.top(max(brush.px(44), brush.pt(42)))
        says = self.text("desk-which-rules", "Whose rules to read")
        chooser(brush, "game", head, titles, self.at, self.choose, says=says)
        self._set(brush, blocks(self.pages[self.at][2]), sheet.w - brush.px(24))
        self._page(brush, sheet)
        self._contents(brush, side.below(head.h + brush.px(12)))

    def _set(self, brush: Brush, found: list[Block], width: float) -> None:
        """Break the page into lines: text, face, size, indent, and the space above."""
        self._lines, self._chapters = [], []
        for block in found:
            size = SIZES.get(block.kind, 17)
            face = "display" if block.kind in SIZES else block.face
            indent = brush.px(22) * block.depth
            if block.kind == "h2":
                self._chapters.append((block.text, len(self._lines)))
            pixels = round(brush.pt(size) * brush.look.ratio)
            ratio = brush.look.ratio
            lines = lettering.wrapped(block.text, face, pixels, (width - indent) * ratio)
            for nr, line in enumerate(lines):
                mark = block.mark if nr == 0 else ""
                self._lines.append((line, face, size, indent, 0 if nr else block.space))
                if mark:
                    self._lines[-1] = (f"{mark} {line}", face, size, indent - brush.px(14), 0)
        if self.wanted:
            found_at = [i for i, line in enumerate(self._lines) if self.wanted in line[0]]
            self.top, self.wanted = (found_at[0] if found_at else 0), ""

    def _page(self, brush: Brush, sheet: Rect) -> None:
        y, shown = sheet.y, 0
        for line, face, size, indent, space in self._lines[self.top :]:
            height = lettering.line_height(brush.pt(size))
            above = brush.px(space) if shown else 0
            if y + above + height > sheet.bottom:
                break
            y += above
            box = Rect(sheet.x + indent, y, sheet.w - indent, height + 1)
            brush.text(line, box, size, face=face, one_line=True, may_clip=False)
            y += height
            shown += 1
        self._shown = max(1, shown)
        self._bar(brush, Rect(sheet.right - brush.px(8), sheet.y, brush.px(8), sheet.h))

    def _bar(self, brush: Brush, bar: Rect) -> None:
        total = max(1, len(self._lines))
        if total <= self._shown:
            return
        named = brush.look.palette
        brush.rounded(bar, named["shade"], bar.w / 2)
        knob = max(brush.px(24), bar.h * self._shown / total)
        at = (bar.h - knob) * self.top / max(1, total - self._shown)
        brush.rounded(Rect(bar.x, bar.y + at, bar.w, knob), named["faded"], bar.w / 2)

        def slide(share: float) -> None:
            rect = bar.inset(0)
            part = min(1.0, max(0.0, (self.mouse[1] - rect.y) / rect.h))
            self.top = round((total - self._shown) * part)

        touch = bar.inset(-brush.px(6), 0)
        brush.touchable(Touchable("bar", touch, None, "", slide=slide, focusable=False))

    def _contents(self, brush: Brush, side: Rect) -> None:
        if not self._chapters:
            return
        gap = brush.px(4)
        height = min(brush.pt(34), (side.h + gap) / len(self._chapters) - gap)
        if height < brush.pt(15):
            return
        for at, (name, line) in enumerate(self._chapters):
            box = Rect(side.x, side.y + at * (height + gap), side.w, height)
            here = self.top >= line and not any(
                other > line and self.top >= other for _, other in self._chapters
            )
            key = f"chapter {at}"
            lit = brush.look.hover == key or brush.look.focus == key
            if here or lit:
                brush.rounded(box, brush.look.palette["shade"], brush.px(6))
            inner = box.inset(brush.px(8), 0)
            brush.text(name, inner, 16, valign="center", smallest=9)
            brush.touchable(Touchable(key, box, partial(self._go, line), name))

    def _go(self, line: int) -> None:
        self.top = min(line, max(0, len(self._lines) - self._shown))
