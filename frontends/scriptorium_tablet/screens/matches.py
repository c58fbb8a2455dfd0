"""Matches that are kept on this device: go on, look at, or forget."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime

from scriptorium import ScriptoriumError
from scriptorium_stage.players import COMPUTER
from scriptorium_stage.saves import Saved
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush
from ..drawing.controls import button
from . import routes
from .common import Row, page, paint_rows, seat_name
from .screen import Screen


class MatchesScreen(Screen):
    """A line for each match, the latest first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.asked = ""
        self.problem = ""
        self.found = desk.saves.listed()

    def back(self) -> bool:
        """To the first screen."""
        routes.title(self.desk)
        return True

    def paint(self, brush: Brush) -> None:
        """The list, in a part that scrolls."""
        room = page(brush, self, self.text("tab-matches", "Matches"))
        if self.problem:
            colour = brush.look.palette["error"]
            room = room.below(brush.text(self.problem, room.top(room.h / 4), 16, colour=colour))
        if not self.found:
            brush.text(self.text("tab-no-match", "No match is kept here."), room, 20)
            return
        tall = brush.sp(19) * 1.3 + brush.sp(15) * 1.3
        stacked = room.w < brush.sp(620)
        height = max(brush.row(), tall) + (brush.row() + brush.dp(6) if stacked else 0)
        rows = [
            Row("", lambda b, rect, one=saved: self._line(b, one, rect, stacked, tall), height)
            for saved in self.found
        ]
        paint_rows(brush, self, room, rows, "matches")

    def _line(self, brush: Brush, saved: Saved, box: Rect, stacked: bool, tall: float) -> None:
        wide = (box.w - brush.dp(8)) / 2 if stacked else min(brush.sp(140), box.w * 0.22)
        row = brush.row()
        low = Rect(box.right - 2 * wide - brush.dp(8), box.bottom - row, wide, row)
        words = box.top(tall) if stacked else box._replace(w=low.x - box.x - brush.dp(12))
        half = words.h / 2
        brush.text(self._title(saved), words.top(half), 18, face="bold", valign="center")
        when = datetime.fromtimestamp(saved.when, UTC).astimezone()
        told = saved.problem or f"{self._players(saved)} · {when:%Y-%m-%d %H:%M}"
        colour = brush.look.palette["error" if saved.problem else "faded"]
        under = words.below(half)
        brush.text(told, under, 15, colour=colour, valign="center", may_clip=True)
        if saved.header is not None:
            over = saved.header.over
            label = (
                self.text("tab-look", "Look at") if over else self.text("tab-continue", "Continue")
            )
            act = lambda: routes.open_match(self.desk, saved.name)  # noqa: E731
            button(brush, f"open {saved.name}", low, label, act, size=16)
        sure = self.asked == saved.name
        label = self.text("tab-sure", "Really?") if sure else self.text("tab-forget", "Forget")
        says = self.text("tab-forget-says", "Takes this match off the device; touch twice")
        last = low._replace(x=low.right + brush.dp(8))
        forget = lambda: self._forget(saved.name)  # noqa: E731
        button(brush, f"forget {saved.name}", last, label, forget, says=says, size=16)

    def _forget(self, name: str) -> None:
        if self.asked != name:
            self.asked = name
            return
        self.asked = ""
        try:
            self.desk.saves.remove(name)
        except OSError as error:
            self.problem = error.strerror or str(error)
        self.found = self.desk.saves.listed()

    def _title(self, saved: Saved) -> str:
        if saved.header is None:
            return saved.name
        game = saved.header.game
        with contextlib.suppress(ScriptoriumError):
            game = self.desk.library.game(game).title or game
        if saved.header.over:
            return self.text("tab-match-over", "{game}, over", game=game)
        turn = saved.header.turn
        return self.text("tab-match-turn", "{game}, turn {turn}", game=game, turn=turn)

    def _players(self, saved: Saved) -> str:
        assert saved.header is not None
        computer = self.text("tab-computer", "computer")
        return ", ".join(
            seat_name(self, seat) + (f" ({computer})" if who == COMPUTER else "")
            for seat, who in saved.header.seating
        )
