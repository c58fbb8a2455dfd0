"""A match that is looked at again: the table as it stood, and below it a bar to go through it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scriptorium_play.replay.session import ReplaySession
from scriptorium_ui.toolkit.controls import button, chooser, slider
from scriptorium_ui.toolkit.hit_areas import Act
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect

from .hands.keyboard import ENTER
from .layout.layout import GAP, TableLayout, button_height
from .page import EVERY_FRAME, TablePage
from .paint.table_painter import TablePainter
from .replay_controller import ReplayController
from .state import Handover, Sheet

if TYPE_CHECKING:
    from scriptorium_ui.pages.app import GuiApp

PLAYING = 0.05
BAR = "replay"
SMALL = 15


class ReplayScenery(TablePainter):
    """The table without its own buttons: in their place is what leads away from here."""

    table: ReplayPage

    def controls(self, painter: Painter, layout: TableLayout) -> None:
        """Branching off, and going back."""
        page, room = self.table, layout.controls
        cells = room.top(min(button_height(painter), room.h)).columns(2, painter.dp(GAP))
        text = page.controller.text
        branch = text("replay-branch", "Play on from here")
        says = text("replay-branch-says", "Start a new match from this moment (B)")
        leave = text("replay-leave", "Leave")
        leaves = text("replay-leave-says", "Back to where you came from (Escape)")
        button(painter, "branch", cells[0], branch, page.branch, says=says, size=SMALL)
        button(painter, "leave", cells[1], leave, page.back, says=leaves, size=SMALL)


class ReplayPage(TablePage):
    """The moment of a match on the screen, with a bar to go to any other."""

    controller: ReplayController
    live = TablePage.live | {BAR}
    run = ReplayController
    paints = ReplayScenery

    def __init__(self, app: GuiApp, session: ReplaySession, behind: Page | None) -> None:
        super().__init__(app, session)
        self.behind = behind

    # painting

    def _height(self, painter: Painter) -> float:
        rows = len(self._rows(painter))
        return rows * (self._row(painter) + painter.dp(GAP)) + painter.dp(GAP)

    def _row(self, painter: Painter) -> float:
        return max(painter.finger, round(painter.sp(SMALL) * 2.0))

    def make_room(self, painter: Painter) -> Painter:
        """The table has the screen without the bar."""
        painter.form = replace(painter.form, height=painter.form.height - self._height(painter))
        return painter

    def paint(self, painter: Painter) -> None:
        """The table as it stood, and the bar below it."""
        whole = painter.form
        if self.session.handover is None:
            self.make_room(painter)
        super().paint(painter)
        painter.form = whole
        if self.session.handover is None:
            painter.begin(BAR, live=True)
            self._bar(painter)

    def paint_part(self, painter: Painter, name: str) -> None:
        """A part of the table, or the bar."""
        if name == BAR:
            self._bar(painter)
            return
        super().paint_part(self.make_room(painter), name)

    def _rows(self, painter: Painter) -> list[list[tuple[str, float]]]:
        """What stands in the bar, row by row: each by its name, with the room it wants."""
        controller, pad = self.controller, painter.dp(28)
        wanted = {"slider": max(painter.dp(240), painter.form.width * 0.3)}
        for one in controller.buttons():
            wanted[one.key] = painter.width_of(one.label, SMALL, "bold") + pad + painter.dp(26)
        for choice in (controller.turns(), controller.paces(), controller.seers()):
            widest = max((painter.width_of(word, 17) for word in choice.words), default=0.0)
            if choice.is_open:
                wanted[choice.key] = widest + pad + 2 * painter.finger
        room, gap = painter.form.width - 2 * painter.dp(GAP), painter.dp(GAP)
        if sum(wanted.values()) + gap * (len(wanted) - 1) <= room:
            return [list(wanted.items())]
        rows: list[list[tuple[str, float]]] = [[("slider", room)], []]
        left = 0.0
        for key, wide in list(wanted.items())[1:]:
            if rows[-1] and left + wide > room:
                rows.append([])
                left = 0.0
            rows[-1].append((key, min(wide, room)))
            left += wide + gap
        return rows

    def _bar(self, painter: Painter) -> None:
        """A slider from the beginning to the end, steps, playing, turns, speed, eyes."""
        gap, row, tall = painter.dp(GAP), self._row(painter), self._height(painter)
        strip = Rect(0, painter.form.height - tall, painter.form.width, tall)
        painter.panel(strip)
        y = strip.y + gap
        for cells in self._rows(painter):
            spare = strip.w - gap - sum(wide + gap for _, wide in cells)
            x = gap
            for key, wide in cells:
                if cells[0][0] == "slider":
                    wide += spare if key == "slider" else 0.0
                else:
                    wide += spare / len(cells)
                self._control(painter, key, Rect(x, y, wide, row))
                x += wide + gap
            y += row + gap

    def _control(self, painter: Painter, key: str, box: Rect) -> None:
        controller = self.controller
        if key == "slider":
            slider(painter, box, controller.slider())
            return
        for one in controller.buttons():
            if one.key == key:
                button(
                    painter,
                    key,
                    box,
                    one.label,
                    one.act if one.enabled else None,
                    says=one.says,
                    icon=one.icon,
                    size=SMALL,
                )
        for choice in (controller.turns(), controller.paces(), controller.seers()):
            if choice.key == key:
                chooser(painter, box, choice)

    # time

    def pace(self) -> float | None:
        """Often while it plays."""
        if self.session.handover is not None:
            return None
        if self.controller.busy:
            return EVERY_FRAME
        return PLAYING if self.controller.playing else super().pace()

    def busy_thinking(self) -> bool:
        """The device stays awake while it plays."""
        return self.controller.playing

    # keys

    def own_key(self, name: str, *, shift: bool, command: bool) -> bool:
        """Arrows step, page keys go by turns, space plays; the others are the table's."""
        controller = self.controller
        if isinstance(controller.state, Handover | Sheet):
            return super().own_key(name, shift=shift, command=command)
        if self.focus and name in (*ENTER, "left", "right", "up", "down", "tab"):
            return False  # for what the keyboard is on
        last = self.controller.session.last
        acts: dict[str, Act] = {
            "left": partial(controller.step_by, -1),
            "right": partial(controller.step_by, 1),
            "f3": partial(controller.step_by, -1),
            "f4": partial(controller.step_by, 1),
            "page-up": partial(controller.turn, -1),
            "page-down": partial(controller.turn, 1),
            "home": partial(controller.look_back, 0),
            "end": partial(controller.look_back, last),
            "space": controller.play,
            "enter": controller.play,
            "b": self.branch,
        }
        act = acts.get(name)
        if act is None:
            return name == "f7" and self.mats.next()
        act()
        return True

    def typed(self, letters: str) -> None:
        """Plus and minus are letters, not keys, on many keyboards."""
        if letters in ("+", "-"):
            self.controller.set_pace(self.controller.pace + (1 if letters == "+" else -1))
        else:
            super().typed(letters)

    # away from here

    def back(self) -> bool:
        """To where one came from."""
        if isinstance(self.controller.own_state, Sheet):
            self.controller.close_dialog()
            return True
        self._close()
        if not isinstance(self.behind, TablePage):
            self.app.reload_words()
        self.app.routes.back(self.app, self.behind)
        return True

    def leave_table(self) -> None:
        """The same."""
        self.back()

    def _close(self) -> None:
        self.controller.pause()
        self.session.close()

    def branch(self) -> None:
        """Play on from this moment, in a match of its own; the one that is looked at stays."""
        session = self.controller.session
        if self.session.handover is not None:
            return
        match = session.match.branched(session.at)
        self._close()
        if isinstance(self.behind, TablePage):
            self.behind.session.close()
        self.app.routes.begin(self.app, match, dict(session.seating), dict(session.names))

    def ended(self) -> None:
        """The program ends: the match behind is kept."""
        super().ended()
        if self.behind is not None:
            self.behind.ended()
