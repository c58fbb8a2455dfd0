"""The rules of the games, to be read with a thumb: chapters first, then the page."""

from __future__ import annotations

from scriptorium_stage.rulepages import Block, blocks, pages
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush, Touchable
from ..drawing.controls import chooser, focus_ring, scroll_mark
from ..drawing.letters import line_height, wrapped
from . import routes
from .common import page
from .screen import Screen

SIZES = {"h1": 28, "h2": 23, "h3": 19}
Line = tuple[str, str, int, float, float]


class RulesScreen(Screen):
    """A page for each game, as its authors wrote it."""

    def __init__(
        self, desk: Desk, game: str = "", find: str = "", behind: Screen | None = None
    ) -> None:
        super().__init__(desk)
        self.behind = behind
        self.pages = pages(desk.library)
        names = [name for name, _, _ in self.pages]
        self.chosen = names.index(game) if game in names else 0
        self.wanted = find
        self._blocks: dict[int, list[Block]] = {}

    def back(self) -> bool:
        """To the screen one came from."""
        if self.behind is None:
            routes.title(self.desk)
        else:
            self.desk.show(self.behind)
        return True

    def choose(self, at: int) -> None:
        """Open the rules of another game."""
        self.chosen = at
        self.scrolled.clear()
        self.refresh()

    def own_key(self, name: str, modifiers: frozenset[str]) -> bool:
        """Arrows and page keys go through the page."""
        scroll = self.scrolls.get("page")
        if scroll is None:
            return False
        steps = {
            "down": 60.0,
            "up": -60.0,
            "page-down": scroll.view.h * 0.9,
            "page-up": -scroll.view.h * 0.9,
            "home": -scroll.full,
            "end": scroll.full,
        }
        if name not in steps:
            return False
        self.scroll_to("page", scroll.at + steps[name])
        return True

    def paint(self, brush: Brush) -> None:
        """Chapters beside the page, or above it where the glass is narrow."""
        room = page(brush, self, self.text("tab-rules", "Rules"))
        if not self.pages:
            brush.text(self.text("tab-no-rules", "No rules are installed."), room, 20)
            return
        titles = [title for _, title, _ in self.pages]
        says = self.text("tab-which-rules", "Whose rules to read")
        wide = room.w > brush.sp(760)
        side = room._replace(w=min(brush.sp(260), room.w * 0.34)) if wide else room
        head = side.top(brush.row())
        chooser(brush, "game", head, titles, self.chosen, self.choose, says=says)
        gap = brush.dp(10)
        sheet = room.below(head.h + gap)
        if wide:
            left = side.right + brush.dp(22)
            sheet = Rect(left, room.y, room.right - left, room.h)
        lines, chapters = self._set(brush, sheet.w - brush.dp(16))
        if wide:
            self._contents(brush, side.below(head.h + gap), chapters)
        self._page(brush, sheet, lines)

    def _set(self, brush: Brush, width: float) -> tuple[list[Line], list[tuple[str, float]]]:
        """The page in lines with their places, and where the chapters begin."""
        found = self._blocks.setdefault(self.chosen, blocks(self.pages[self.chosen][2]))
        lines: list[Line] = []
        chapters: list[tuple[str, float]] = []
        y = 0.0
        for block in found:
            size = SIZES.get(block.kind, 17)
            face = "display" if block.kind in SIZES else block.face
            indent = brush.dp(22) * block.depth
            y += brush.dp(block.space)
            if block.kind == "h2":
                chapters.append((block.text, y))
            pixels = brush.sp(size)
            for nr, line in enumerate(wrapped(block.text, face, pixels, width - indent)):
                if nr == 0 and block.mark:
                    lines.append((block.mark, "text", size, indent - brush.dp(16), y))
                lines.append((line, face, size, indent, y))
                y += line_height(pixels)
        lines.append(("", "text", 17, 0.0, y))
        if self.wanted:
            places = [line[4] for line in lines if self.wanted in line[0]]
            self.scrolled["page"], self.wanted = (places[0] if places else 0.0), ""
        return lines, chapters

    def _page(self, brush: Brush, sheet: Rect, lines: list[Line]) -> None:
        at = brush.scroll("page", self.scroll_of("page", sheet, lines[-1][4] + brush.dp(20)))
        for text, face, size, indent, y in lines[:-1]:
            tall = line_height(brush.sp(size))
            top = sheet.y + y - at
            if top + tall < sheet.y or top > sheet.bottom:
                continue
            box = Rect(sheet.x + indent, top, sheet.w - indent, tall + 1)
            # A table of the page may be wider than the glass; its row then becomes smaller.
            brush.text(text, box, size, face=face, one_line=True, may_clip=True)
        scroll_mark(brush, "page")
        brush.end_scroll()

    def _contents(self, brush: Brush, side: Rect, chapters: list[tuple[str, float]]) -> None:
        tall, gap = brush.row(16), brush.dp(2)
        full = len(chapters) * (tall + gap)
        at = brush.scroll("chapters", self.scroll_of("chapters", side, full))
        here = self.scrolled.get("page", 0.0) + brush.dp(4)
        current = max((nr for nr, (_, y) in enumerate(chapters) if y <= here), default=-1)
        for nr, (name, y) in enumerate(chapters):
            box = Rect(side.x, side.y + nr * (tall + gap) - at, side.w - brush.dp(8), tall)
            key = f"chapter {nr}"
            if nr == current or brush.look.pressed == key:
                brush.rounded(box, brush.look.palette["shade"], brush.dp(6))
            if brush.look.focus == key:
                focus_ring(brush, box)
            brush.text(name, box.inset(brush.dp(8), 0), 16, valign="center", may_clip=True)
            act = lambda to=y: self.scroll_to("page", to)  # noqa: E731
            brush.touchable(Touchable(key, box, act, name))
        scroll_mark(brush, "chapters")
        brush.end_scroll()
