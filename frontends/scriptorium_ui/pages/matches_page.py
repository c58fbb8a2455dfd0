"""Matches that are kept on this device: found by name, gone on with, brought back, taken in."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium.matches import Saved
from scriptorium.plugins import shown
from scriptorium_play.common.background import LongWork
from scriptorium_play.matches.saved_matches import KeptLine, KeptMatches
from scriptorium_ui.art.atlas import find
from scriptorium_ui.table.layout.piece_look import in_proportion
from scriptorium_ui.toolkit.hit_areas import Act
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import (
    Block,
    action,
    beside,
    column,
    foot,
    layers,
    middle,
    space,
    words,
)

from .small_table import HIGH, WIDE, paint_small_table
from .table_pictures import TablePictures

if TYPE_CHECKING:
    from .app import GuiApp

LOOK = 0.1


class MatchesPage(Page):
    """A line for each match, the latest first."""

    def __init__(self, app: GuiApp) -> None:
        super().__init__(app)
        self.kept = KeptMatches(app)
        self._saved: dict[str, Saved] = {}
        self._painted = 0
        self.pictures = TablePictures(app.saves, app.library)

    def pace(self) -> float | None:
        """While pictures of tables are made, it is looked now and then whether one is there."""
        return LOOK if self.pictures.busy or self.pictures.made != self._painted else None

    def update(self, seconds: float) -> None:
        """Show the pictures that came."""
        self.pictures.make_one()
        if self.pictures.made != self._painted:
            self.refresh()

    def left(self) -> None:
        """Nobody looks at the pictures any more."""
        self.pictures.close()
        super().left()

    def back(self) -> bool:
        """To the first page."""
        self.app.routes.title(self.app)
        return True

    def paint(self, painter: Painter) -> None:
        """The list, in a part that scrolls."""
        self._painted = self.pictures.made
        lines = partial(self._lines, painter)
        sheet_of_rows(painter, self, self.kept.heading, lines, "matches", self.kept.problem)

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        """Looking for some, bringing back, then the matches, then what others gave."""
        rows: list[SheetLine] = []
        if (search := self.kept.search()) is not None:
            rows += form_lines(painter, width, [search])
        if told := self.kept.bring_back_said():
            rows.append(self._button(painter, "bring back", told, self.kept.bring_back))
        if nothing := self.kept.nothing():
            rows += lines_of(words(painter, nothing, 20, width))
        inner = width - painter.dp(12)
        rows += lines_of(*(self._match(painter, line, inner) for line in self.kept.lines()))
        if told := self.kept.more_said():
            rows.append(self._button(painter, "show more", told, self.kept.show_more))
        for file in self.kept.files():
            take_in = partial(self._take_in, file)
            told = self.kept.take_in_said(file)
            rows.append(self._button(painter, f"take in {shown(file.name)}", told, take_in))
        return rows

    def _take_in(self, file: Path) -> None:
        work = self.kept.take_in(file)
        told = self.text("stage-taking-in", "Reading {file}", file=shown(file.name))
        self.app.routes.wait_for(self.app, told, work, partial(self._took_in, file, work))

    def _took_in(self, file: Path, work: LongWork[str]) -> bool:
        there = self.kept.took_in(file, work)
        self.app.show(self)
        return there

    def _button(self, painter: Painter, key: str, told: str, act: Act) -> SheetLine:
        return SheetLine(*action(painter, key, told, act, size=16))

    def _match(self, painter: Painter, line: KeptLine, inner: float) -> Block:
        """A picture of the table, what the match is, and below or beside that two buttons."""
        gap, row = painter.dp(8), painter.row()
        side = painter.dp(WIDE) + gap
        if (inner - side - gap) / 2 < painter.form.finger:
            side = 0.0  # so narrow that a finger needs the room of the picture
        inner -= side
        stacked = inner < painter.sp(608)
        wide = (inner - gap) / 2 if stacked else min(painter.sp(140), inner * 0.22)
        room = inner if stacked else inner - 2 * wide - 2 * gap
        colour = "error" if line.damaged else "faded"
        text = column(
            words(painter, line.title, 18, room, face="bold"),
            words(painter, line.told, 15, room, colour=colour, after=painter.dp(4)),
        )
        if stacked:
            text = column(text, space(gap + row))
        whole = layers(text, foot(self._ways(painter, line, wide)))
        if not side:
            return whole
        frame = Block(painter.dp(HIGH), partial(self._frame, line=line))
        return beside(middle(frame), whole, side - gap, gap)

    def _ways(self, painter: Painter, line: KeptLine, wide: float) -> Block:
        """The buttons, at the right end of their room."""
        gap = painter.dp(8)
        go_on = partial(self.app.routes.open_match, self.app, line.name)
        more = partial(self.app.routes.match, self.app, line.name)
        label = self.text("stage-more", "More\u2026")
        says = self.text("stage-more-says", "Rename, copy, save as a file or delete it")
        both = beside(
            action(painter, f"open {line.name}", line.opens, go_on, width=wide, size=16),
            action(painter, f"more {line.name}", label, more, width=wide, says=says, size=16),
            wide,
            gap,
        )

        def paint(painter: Painter, box: Rect) -> None:
            left = box.right - 2 * wide - gap
            both.paint(painter, box._replace(x=left, w=2 * wide + gap))

        return Block(both.height, paint)

    def _frame(self, painter: Painter, box: Rect, line: KeptLine) -> None:
        frame = Rect(box.x, box.y, painter.dp(WIDE), painter.dp(HIGH))
        if frame.bottom > 0 and frame.y < painter.form.height:  # of ten thousand only a few are
            self._picture(painter, line, frame)

    def _picture(self, painter: Painter, line: KeptLine, frame: Rect) -> None:
        """The table as it stands, or the picture of the game as long as there is none."""
        if len(self._saved) != len(self.kept.saved):
            self._saved = {one.name: one for one in self.kept.saved}
        saved = self._saved.get(line.name)
        picture = self.pictures.of(saved) if saved is not None else None
        if picture is not None:
            paint_small_table(painter, self.app, picture, frame, line.name)
        elif saved is not None and saved.header is not None:
            found = find(f"game-{saved.header.game}", painter.palette.name)
            painter.fill(frame, painter.palette["abyss"])
            painter.picture(f"game-{saved.header.game}", in_proportion(frame, found))
