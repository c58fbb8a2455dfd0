"""Playing with others, in lines: a table is made here, one is joined, one is reopened."""

from __future__ import annotations

from scriptorium import text
from scriptorium.plugins import shown
from scriptorium_play.common.forms import Row, SeatRow
from scriptorium_play.net.codes import code_of
from scriptorium_play.net.links import Link, read_link
from scriptorium_play.net.local_server import Place
from scriptorium_play.net.table_list import ListedTable
from scriptorium_play.tables.alerts import Alerts
from scriptorium_play.tables.new_table import NewTable
from scriptorium_play.tables.together import BEGINNING, TableLine, Together

from .alerts import choose_alerts
from .app import TextApp
from .choosing import choose
from .console import Console
from .forms import fill_in
from .net_table import come_to
from .waiting import wait_for

HALVES = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}


class TogetherLines:
    """What there is to choose from before one is at a table."""

    def __init__(self, console: Console, app: TextApp) -> None:
        self.console, self.app = console, app
        self.together = Together(app)

    def run(self) -> None:
        """Until the player goes back."""
        while True:
            say = self.app.words.say
            lines = self.together.lines()
            labels = [self.together.make_said()[0], say(text("text-net-join", "Join by a link"))]
            labels += [f"{one.title} · {one.told}" for one in lines]
            question = text("text-net-together", "Play with others. What would you like?")
            chosen = choose(self.console, self.app.words, question, labels)
            if chosen is None:
                return
            if chosen == 0:
                self._make()
            elif chosen == 1:
                self._join()
            else:
                self._at(lines[chosen - 2])
            if self.together.problem:
                self.console.say(self.together.problem)
                self.together.problem = ""

    def _name(self) -> str:
        asked = text("text-net-name", "What should the others call you?")
        before = self.app.remembered.name
        name = self.console.ask(self.app.words.say(asked)) or before
        self.app.remembered.keep_name(name)
        return name

    def _make(self) -> None:
        """Agree on a table, have it made, and wait for the others."""
        tables, form = self.app.tables, NewTable(self.app)
        if tables is None or not form.games:
            return
        titles = [self.app.game_title(game.name) for game in form.games]
        which = text("text-which-game", "Which game?")
        game = choose(self.console, self.app.words, which, titles)
        if game is None:
            return
        form.change_game(game)
        heading = text("text-net-players", "Who plays? Enter goes on.")
        fill_in(self.console, lambda: self.app.words, heading, lambda: _player_rows(form))
        form.turn()
        heading = text("text-net-terms", "Clocks, options and mods. Enter makes the table.")
        fill_in(self.console, lambda: self.app.words, heading, form.rows)
        work = form.make(tables)
        if not wait_for(self.console, self.app.words, BEGINNING, work):
            return
        made = form.made(work)
        if made is None:
            self.console.say(form.problem)
            return
        self._come(made.listed, made.place)

    def _join(self) -> None:
        asked = text("text-net-link", "The link you were given:")
        self.together.link = self.console.ask(self.app.words.say(asked))
        link = self.together.join()
        if link:
            self._come(ListedTable(link), None)

    def _at(self, line: TableLine) -> None:
        """What may be done with a table that is known."""
        table, together = line.table, self.together
        ways = [together.open_said(), together.forget_said()]
        if not table.is_over:
            ways.append(together.tell_said())
        labels = [label for label, _ in ways]
        asked = text("text-net-what", "What would you like to do with this table?")
        chosen = choose(self.console, self.app.words, asked, labels)
        if chosen == 0:
            self._open(table)
        elif chosen == 1:
            self.together.forget(table)
        elif chosen is not None:
            choose_alerts(self.console, self.app, Alerts(self.app, table))

    def _open(self, table: ListedTable) -> None:
        work = self.together.reopening(table)
        if not wait_for(self.console, self.app.words, BEGINNING, work):
            return
        found = self.together.reopened(table, work)
        if found is not None:
            self._come(*found)

    def _come(self, table: ListedTable, place: Place | None) -> None:
        if table.open and place is not None:
            link = str(Link(place.others, read_link(table.open).token))
            for line in code_lines(link):
                self.console.say(line)
            told = text("text-net-invite", "Others join with this link: {link}", link=shown(link))
            self.console.say(self.app.words.say(told))
        come_to(self.console, self.app, table, self._name())


def _player_rows(form: NewTable) -> list[Row]:
    """The players as rows of one choice each."""
    rows: list[Row] = []
    for row in form.rows()[1:]:
        rows += [row.seats, row.who] if isinstance(row, SeatRow) else [row]
    return rows


def code_lines(link: str) -> list[str]:
    """A code for phones in half squares, two rows to a line; none without `segno`."""
    code = code_of(link)
    if code is None:
        return []
    wide = len(code) + 4
    edge = (False,) * wide
    rows = [edge, edge, *((False, False, *row, False, False) for row in code), edge, edge]
    if len(rows) % 2:
        rows.append(edge)
    return [
        "".join(HALVES[pair] for pair in zip(*rows[at : at + 2], strict=True))
        for at in range(0, len(rows), 2)
    ]
