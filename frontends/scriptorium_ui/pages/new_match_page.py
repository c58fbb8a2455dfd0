"""A new match: which game, who plays, in which colours, with which options and mods."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scriptorium_play.matches.game_tiles import game_tiles
from scriptorium_play.matches.new_match import NewMatch
from scriptorium_ui.toolkit.controls import button
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import (
    SheetLine,
    alarm,
    arranged,
    form_lines,
    on_sheet,
    paint_rows,
    sheet,
)

from .tiles import height_of_tiles, paint_tiles, width_of_tiles

WIDE = 190  # of a button
BESIDE_TILES = 3  # rows of the form are in sight below the tiles of the games
ROWS = 3  # of the form are in sight before a sentence is told above them

if TYPE_CHECKING:
    from .app import GuiApp


class NewMatchPage(Page):
    """Everything has a sensible value: one touch begins."""

    def __init__(self, app: GuiApp, game: str = "") -> None:
        super().__init__(app)
        self.form = self._form(game)

    def _form(self, game: str) -> NewMatch:
        return NewMatch(self.app, game)

    def back(self) -> bool:
        """To the first page, or from the finer points to the players."""
        if self.form.finer:
            self._turn()
        else:
            self.app.routes.title(self.app)
        return True

    def begin(self) -> None:
        """Set the table up and go to it."""
        begun = self.form.begin()
        if begun is not None:
            self.app.routes.begin(self.app, *begun, self.form.names)

    def begin_at_once(self) -> None:
        """Set the table up, let chance lay everything, and go to it."""
        begun = self.form.begin_at_once()
        if begun is not None:
            self.app.routes.begin(self.app, *begun, self.form.names)

    def paint(self, painter: Painter) -> None:
        """The game and its players; behind a button the finer points."""
        if nothing := self.form.nothing():
            painter.text(nothing, sheet(painter, self, self.form.heading), 20)
            return
        free = on_sheet(painter)
        tall, rows = max(painter.finger, painter.sp(17) * 2.6), self._rows(painter, free)
        tall = tall * rows + painter.dp(8) * (rows - 1)
        name = "finer" if self.form.finer else "players"
        tiles = self._tiles_height(painter, free, tall)
        wanted = self.form.rows(tiled=tiles > 0)
        lines = form_lines(painter, free.w, wanted)
        there = arranged(painter, free.w, lines)
        needs = there.full + tall + painter.dp(12) + tiles
        if self.form.problem or not (tiles or self.form.finer):
            needs = math.inf
        room = sheet(painter, self, self.form.heading, needs)
        room = alarm(painter, room, self.form.problem)
        if tiles:
            paint_tiles(painter, self, room.top(tiles), game_tiles(self.form))
            room = room.below(tiles)
        elif not self.form.finer:
            room = self._game_text(painter, room, tall)
        if room.h < tall + 2 * painter.row():
            # On low screen the buttons are the last row of what scrolls.
            lines.append(SheetLine(tall, self._foot))
            paint_rows(painter, self, room, arranged(painter, room.w, lines), name)
            return
        above = room._replace(h=room.h - tall - painter.dp(12))
        paint_rows(painter, self, above, there, name)
        self._foot(painter, Rect(room.x, room.bottom - tall, room.w, tall))

    def _tiles_height(self, painter: Painter, room: Rect, foot: float) -> float:
        """How high the tiles of the games are; 0 where they leave the form too little room."""
        if self.form.finer or len(self.form.games) < 2:
            return 0.0
        tiles = game_tiles(self.form)
        wide = width_of_tiles(painter, room.w, len(tiles))
        high = height_of_tiles(painter, tiles, wide) + painter.dp(4)
        left = room.h - high - foot - painter.dp(12)
        return high if left >= BESIDE_TILES * painter.row() else 0.0

    def _game_text(self, painter: Painter, room: Rect, foot: float) -> Rect:
        """A sentence about the game, where the rows keep room enough; gives what is left."""
        told = self.form.game_text()
        high = painter.measure(told, 16, room.w) + painter.dp(8)
        if room.h - foot - high < ROWS * painter.row():
            return room
        painter.text(told, room.top(high), 16, face="italic", align="center", key="game told")
        return room.below(high)

    def _foot(self, painter: Painter, foot: Rect) -> None:
        count, gap = self._buttons, painter.dp(12)
        lines = foot.rows(self._rows(painter, foot), painter.dp(8))
        cells = (
            lines
            if len(lines) == count
            else [*lines[:-1], *lines[-1].columns(count - len(lines) + 1, gap)]
        )
        button(painter, "more", cells[0], self.form.turn_said(), self._turn)
        label, says = self.form.begin_said()
        button(painter, "begin", cells[-1], label, self.begin, says=says, gold=True, size=21)
        if at_once := self.form.at_once_said():
            label, says = at_once
            button(painter, "at once", cells[1], label, self.begin_at_once, says=says)

    def _rows(self, painter: Painter, room: Rect) -> int:
        """In how many rows the buttons lie: those that begin a match stay beside each other."""
        fitting = max(1, int(room.w // painter.sp(WIDE)))
        return max(1, self._buttons - fitting + 1)

    @property
    def _buttons(self) -> int:
        return 2 if self.form.at_once_said() is None else 3

    def _turn(self) -> None:
        self.form.turn()
        self.refresh()
