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
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.hit_areas import Act
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, sheet_of_rows

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
            rows.append(self._told(painter, nothing, width))
        rows += [self._match(painter, line, width - painter.dp(12)) for line in self.kept.lines()]
        if told := self.kept.more_said():
            rows.append(self._button(painter, "show more", told, self.kept.show_more))
        for file in self.kept.files():
            take_in = partial(self._take_in, file)
            told = self.kept.take_in_said(file)
            rows.append(self._button(painter, f"take in {shown(file.name)}", told, take_in))
        return rows

    def _take_in(self, file: Path) -> None:
        work = self.kept.take_in(file)
        told = self.text("stage-taking-in", "{file} is played again", file=shown(file.name))
        self.app.routes.wait_for(self.app, told, work, partial(self._took_in, file, work))

    def _took_in(self, file: Path, work: LongWork[str]) -> bool:
        there = self.kept.took_in(file, work)
        self.app.show(self)
        return there

    def _told(self, painter: Painter, told: str, width: float) -> SheetLine:
        def paint(painter: Painter, box: Rect) -> None:
            painter.text(told, box, 20)

        return SheetLine(paint, painter.measure(told, 20, width))

    def _button(self, painter: Painter, key: str, told: str, act: Act) -> SheetLine:
        def paint(painter: Painter, box: Rect) -> None:
            button(painter, key, box, told, act, size=16)

        return SheetLine(paint, painter.row())

    def _match(self, painter: Painter, line: KeptLine, inner: float) -> SheetLine:
        gap, row = painter.dp(8), painter.row()
        side = painter.dp(WIDE) + gap
        if (inner - side - gap) / 2 < painter.form.finger:
            side = 0.0  # so narrow that a finger needs the room of the picture
        inner -= side
        stacked = inner < painter.sp(608)
        wide = (inner - gap) / 2 if stacked else min(painter.sp(140), inner * 0.22)
        words = inner if stacked else inner - 2 * wide - 2 * gap
        title = painter.measure(line.title, 18, words, "bold")
        tall = title + painter.measure(line.told, 15, words) + painter.dp(4)
        least = painter.dp(HIGH) if side else 0.0
        height = max(tall + gap + row if stacked else max(row, tall), least)
        control = partial(self._line, line=line, side=side, wide=wide, words=words, title=title)
        return SheetLine(control, height)

    def _line(
        self,
        painter: Painter,
        box: Rect,
        *,
        line: KeptLine,
        side: float,
        wide: float,
        words: float,
        title: float,
    ) -> None:
        gap, row = painter.dp(8), painter.row()
        low = Rect(box.right - 2 * wide - gap, box.bottom - row, wide, row)
        frame = Rect(
            box.x, box.y + (box.h - painter.dp(HIGH)) / 2, painter.dp(WIDE), painter.dp(HIGH)
        )
        in_sight = box.bottom > 0 and box.y < painter.form.height  # of ten thousand only a few are
        if side and in_sight:
            self._picture(painter, line, frame)
        box = box._replace(x=box.x + side, w=box.w - side)
        told = box._replace(w=words)
        painter.text(line.title, told.top(title + 1), 18, face="bold")
        colour = painter.palette["error" if line.damaged else "faded"]
        painter.text(line.told, told.below(title), 15, colour=colour)
        go_on = partial(self.app.routes.open_match, self.app, line.name)
        button(painter, f"open {line.name}", low, line.opens, go_on, size=16)
        more = partial(self.app.routes.match, self.app, line.name)
        label = self.text("stage-more", "More\u2026")
        says = self.text("stage-more-says", "Its name, a copy, a file for others, forgetting it")
        button(
            painter,
            f"more {line.name}",
            low._replace(x=low.right + gap),
            label,
            more,
            says=says,
            size=16,
        )

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
