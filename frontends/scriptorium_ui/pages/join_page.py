"""The seats of a table over a net: who sits there already, which are free, how others come.

The table's host has a code and a link for others here; who comes by an invitation takes a seat.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium import Seat
from scriptorium_play.common.forms import Field, typed
from scriptorium_play.common.seats import clean_name
from scriptorium_play.net.codes import code_of
from scriptorium_play.net.joining import Joining
from scriptorium_play.net.line import SocketLine
from scriptorium_play.net.links import Link, read_link
from scriptorium_play.net.local_server import Place
from scriptorium_play.net.table_list import ListedTable
from scriptorium_play.tables.seats import SeatLine, TableSeats
from scriptorium_ui.toolkit.codes import code_block
from scriptorium_ui.toolkit.controls import seat_emblem
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.sheets import SheetLine, form_lines, lines_of, sheet_of_rows
from scriptorium_ui.toolkit.stack import Block, action, beside, column, middle, space, words

if TYPE_CHECKING:
    from .app import GuiApp

GLANCE = 0.1
# How wide the code is at most, in dp; from which width on it stands beside the seats, in letters.
CODE, BESIDE = 300, 640
# From which width on, in letters, a button stands beside its seat.
WIDE = 430


class JoinPage(Page):
    """The seats of a table, until everybody sits there; then the table takes its place."""

    def __init__(
        self,
        app: GuiApp,
        table: ListedTable,
        place: Place | None = None,
        name: str = "",
        *,
        asks: bool = False,
    ) -> None:
        super().__init__(app)
        if not app.knows_games:
            app.reload()
        self.listed, self.place = table, place
        self.name = name or app.remembered.name
        make_line = app.make_line or SocketLine
        self.joining = Joining(
            read_link(table.link),
            app.library,
            app.known_tables,
            self.name,
            make_line,
            asks=asks,
        )
        self.seats = TableSeats(app, self.joining, table, make_line)
        self._begun = False
        self._shown: object = None

    def pace(self) -> float:
        """It is looked now and then who has come."""
        return GLANCE

    def update(self, seconds: float) -> None:
        """Go on when the match begins; paint when something is to be seen."""
        self.seats.step()
        if self.joining.is_ready:
            self._begun = True
            self.seats.note()
            session = self.joining.session(self.app.settings)
            session.address, session.link = self._address, self.listed.link
            if self.listed.watch:
                session.watch_link = self._for_others(self.listed.watch)
            self.app.routes.table(self.app, self.app.session(session))
        elif self._to_show() != self._shown:
            self.refresh()

    @property
    def _address(self) -> str:
        """Where others reach the server."""
        return self.joining.link.address if self.place is None else self.place.others

    def _for_others(self, link: str) -> str:
        return str(Link(self._address, read_link(link).token))

    def _to_show(self) -> object:
        joining = self.joining
        return joining.problem, joining.standing, joining.places, self.seats.present()

    def back(self) -> bool:
        """To the tables; a seat that was taken stays taken."""
        self.app.routes.together(self.app)
        return True

    def left(self) -> None:
        """The table has come, or nobody waits for it."""
        self.seats.close()
        if not self._begun:
            self.joining.close()
        super().left()

    # painting

    def paint(self, painter: Painter) -> None:
        """Who is there, which seats are free, and how others come."""
        self._shown = self._to_show()
        problem = self.joining.problem
        told = "" if problem is None else self.app.words.say(problem)
        title = self.seats.title
        sheet_of_rows(painter, self, title, partial(self._lines, painter), "join", told)

    def _lines(self, painter: Painter, width: float) -> list[SheetLine]:
        wide = width - painter.dp(12)
        if not (self.listed.open and self.place is not None and self.joining.free):
            return [*self._own(painter, width), *lines_of(*self._seats(painter, wide))]
        link, gap = self._for_others(self.listed.open), painter.dp(24)
        if wide < painter.sp(BESIDE):
            invitation = self._invitation(painter, link, wide)
            return [*lines_of(invitation), *lines_of(*self._seats(painter, wide))]
        side = min(painter.dp(CODE), wide * 0.45)
        left = self._invitation(painter, link, side)
        right = column(*self._seats(painter, wide - side - gap))
        return lines_of(beside(left, right, side, gap))

    def _own(self, painter: Painter, width: float) -> list[SheetLine]:
        """The line for one's name, for who has yet to take a seat."""
        if not self.joining.may_take:
            return []
        says = self.text("stage-net-name-says", "The name the others see")
        label = self.text("stage-net-name", "Your name")
        return form_lines(painter, width, [Field("name", label, self.name, self._write, "…", says)])

    def _write(self, letters: str) -> None:
        self.name = clean_name(typed(self.name, letters), typing=True)

    def _invitation(self, painter: Painter, link: str, wide: float) -> Block:
        """The code with the link below it, and what does not work."""
        told = self.text("stage-net-scan", "Point a phone's camera here, or open this link:")
        parts = [words(painter, told, 16, wide, after=painter.dp(8))]
        if code_of(link) is not None:
            parts.append(code_block(painter, link, min(wide, painter.dp(CODE)), wide))
        else:
            missing = self.text(
                "stage-net-no-code",
                "For a code that phones read, install segno: {command}",
                command="pip install 'scriptorium[net]'",
            )
            parts.append(words(painter, missing, 15, wide, colour="error"))
        parts.append(words(painter, link.replace("#", "\n#"), 14, wide, key="link"))
        if self.place is not None and not self.place.page:
            no_page = self.text(
                "stage-net-no-page",
                "Browsers get no page here: it is built by {command}. Programs can join.",
                command="python3 scripts/web.py",
            )
            parts.append(words(painter, no_page, 15, wide, colour="error"))
        if self.place is not None and self.place.others == self.place.here:
            alone = self.text(
                "stage-net-alone", "This machine isn't on a network, so nobody can join."
            )
            parts.append(words(painter, alone, 15, wide, colour="error"))
        return column(*parts, space(painter.dp(12)))

    def _seats(self, painter: Painter, wide: float) -> list[Block]:
        """What is waited for, then a line for each seat with what may be done there."""
        says, gap = self.app.words.say, painter.dp(6)
        parts = [words(painter, says(self.joining.standing), 18, wide, after=gap, key="standing")]
        return parts + [self._seat(painter, line, wide) for line in self.seats.lines()]

    def _seat(self, painter: Painter, line: SeatLine, wide: float) -> Block:
        """The emblem, who sits there, and beside or below that what may be done."""
        gap, row, after = painter.dp(8), painter.row(), painter.dp(10)
        stacked = wide < painter.sp(WIDE)
        side = row + gap
        room = wide - side if stacked else (wide - side) * 0.5 - gap
        text = column(
            words(painter, line.told, 18, room, face="bold", key=f"join {line.seat}"),
            words(painter, line.presence, 15, room, colour="faded"),
        )

        def paint(painter: Painter, box: Rect) -> None:
            if line.look is not None:
                seat_emblem(painter, line.look, box.inset(0, (box.h - row) / 2).centred(row, row))

        told = beside(Block(row, paint), middle(text), row, gap)
        done = self._deed(painter, line, wide if stacked else (wide - side) * 0.5)
        if done is None:
            return column(told, space(after))
        if stacked:
            return column(told, space(gap), done, space(after))
        both = beside(told, middle(done), wide - (wide - side) * 0.5 - gap, gap)
        return column(both, space(after))

    def _deed(self, painter: Painter, line: SeatLine, wide: float) -> Block | None:
        """What may be done about a free seat from here."""
        if line.seat in self.joining.may_take:
            label = self.text("stage-net-sit", "Sit down here")
            take = partial(self._take, line.seat)
            key, says = f"sit {line.seat}", line.told
            return action(painter, key, label, take, width=wide, gold=True, says=says)
        if self.seats.may_fill(line.seat):
            label = self.text("stage-net-fill", "Let a computer play here")
            fill = partial(self.seats.fill, line.seat)
            key, says = f"fill {line.seat}", line.told
            return action(painter, key, label, fill, width=wide, says=says, size=16)
        return None

    def _take(self, seat: Seat) -> None:
        self.leave_field()
        self.app.remembered.keep_name(clean_name(self.name))
        self.joining.claim(self.name, seat)
        self.refresh()
