"""Matches that are kept on this machine: go on, look at, or forget."""

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
from ..screen import Screen
from .common import page, seat_name


class MatchesView(Screen):
    """A line for each match, the latest first."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.first = 0
        self.asked = ""
        self.problem = ""

    def back(self) -> None:
        """To the first view."""
        from . import routes

        routes.title(self.desk)

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Go through a long list."""
        self.scroll(-1 if scroll_y > 0 else 1)

    def scroll(self, by: int) -> None:
        """Show later or earlier lines."""
        last = max(0, len(self.desk.saves.listed()) - 1)
        self.first = min(last, max(0, self.first + by))
        self.refresh()

    def paint(self, brush: Brush) -> None:
        """The list, and its arrows where it is long."""
        room = page(brush, self, self.text("desk-load", "Matches"))
        found = self.desk.saves.listed()
        if self.problem:
            colour = brush.look.palette["error"]
            room = room.below(brush.text(self.problem, room.top(room.h / 4), 16, colour=colour))
        if not found:
            brush.text(self.text("desk-no-match", "No match is kept here."), room, 20)
            return
        height, gap = max(brush.px(64), brush.pt(56)), brush.px(8)
        count = max(1, int((room.h - brush.px(50)) // (height + gap)))
        self.first = max(0, min(self.first, len(found) - count))
        for at, saved in enumerate(found[self.first : self.first + count]):
            self._line(brush, saved, Rect(room.x, room.y + at * (height + gap), room.w, height))
        if len(found) > count:
            low = Rect(room.x, room.bottom - brush.px(42), room.w, brush.px(42))
            earlier, later = low.columns(2, brush.px(10))
            up, down = self.first > 0, self.first + count < len(found)
            words = self.text("desk-later", "Later"), self.text("desk-earlier", "Earlier")
            button(brush, "up", earlier, words[0], lambda: self.scroll(-count), enabled=up)
            button(brush, "down", later, words[1], lambda: self.scroll(count), enabled=down)

    def _line(self, brush: Brush, saved: Saved, box: Rect) -> None:
        from . import routes

        wide = min(brush.pt(130), box.w * 0.2)
        forget = Rect(box.right - wide, box.y, wide, box.h).inset(0, brush.px(4))
        go_on = forget._replace(x=forget.x - wide - brush.px(8))
        words = Rect(box.x, box.y, go_on.x - box.x - brush.px(12), box.h)
        brush.text(self._title(saved), words.top(box.h * 0.55), 19, face="bold", valign="center")
        when = datetime.fromtimestamp(saved.when, UTC).astimezone()
        told = saved.problem or f"{self._players(saved)} · {when:%Y-%m-%d %H:%M}"
        colour = brush.look.palette["error" if saved.problem else "faded"]
        brush.text(told, words.below(box.h * 0.55), 15, colour=colour, smallest=8)
        if saved.header is not None:
            label = (
                self.text("desk-look", "Look at")
                if saved.header.over
                else self.text("desk-continue", "Continue")
            )
            name = saved.name
            button(
                brush,
                f"open {name}",
                go_on,
                label,
                lambda: routes.open_match(self.desk, name),
                size=16,
            )
        sure = self.asked == saved.name
        label = self.text("desk-sure", "Really?") if sure else self.text("desk-forget", "Forget")
        says = self.text("desk-forget-says", "Takes this match off the disk; press twice")
        act = lambda: self._forget(saved.name)  # noqa: E731
        button(brush, f"forget {saved.name}", forget, label, act, says=says, size=16)

    def _forget(self, name: str) -> None:
        if self.asked != name:
            self.asked = name
            return
        self.asked = ""
        try:
            self.desk.saves.remove(name)
        except OSError as error:
            self.problem = error.strerror or str(error)

    def _title(self, saved: Saved) -> str:
        if saved.header is None:
            return saved.name
        game = saved.header.game
        with contextlib.suppress(ScriptoriumError):
            game = self.desk.library.game(game).title or game
        if saved.header.over:
            return self.text("desk-match-over", "{game}, over", game=game)
        turn = saved.header.turn
        return self.text("desk-match-turn", "{game}, turn {turn}", game=game, turn=turn)

    def _players(self, saved: Saved) -> str:
        assert saved.header is not None
        computer = self.text("desk-computer", "computer")
        return ", ".join(
            seat_name(self, seat) + (f" ({computer})" if who == COMPUTER else "")
            for seat, who in saved.header.seating
        )
