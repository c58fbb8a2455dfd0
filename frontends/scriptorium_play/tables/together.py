"""Playing with others: a new table, a link to one, and the tables that are known here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from scriptorium import ScriptoriumError, text
from scriptorium_play.common.background import LongWork
from scriptorium_play.common.forms import Field, typed
from scriptorium_play.net.links import Link, read_link
from scriptorium_play.net.local_server import Place
from scriptorium_play.net.table_list import ListedTable

if TYPE_CHECKING:
    from scriptorium_play.app.app import App

MOST_LETTERS = 600
BEGINNING = text("stage-net-beginning", "The server on this machine begins")


class TableLine(NamedTuple):
    """A table that is known: what it is, and where."""

    table: ListedTable
    title: str
    told: str


class Together:
    """What there is to choose from before one is at a table."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.link = ""
        self.problem = ""

    @property
    def heading(self) -> str:
        """What stands above it."""
        return self.app.text("stage-together", "Play with others")

    def make_said(self) -> tuple[str, str]:
        """What making a table is called, and what it does."""
        text = self.app.text
        says = text("stage-net-make-says", "Set up the table and invite the others")
        return text("stage-net-make", "Make a table"), says

    def join_said(self) -> tuple[str, str]:
        """What joining a table is called, and what it does."""
        text = self.app.text
        says = text("stage-net-join-says", "Go to the table this link opens")
        return text("stage-net-join", "Join this table"), says

    def open_said(self) -> tuple[str, str]:
        """What going back to a table is called, and what it does."""
        text = self.app.text
        return text("stage-net-open", "Open"), text("stage-net-open-says", "Back to this table")

    def forget_said(self) -> tuple[str, str]:
        """What forgetting a table is called, and what it does."""
        text = self.app.text
        return text("stage-net-forget", "Forget"), text(
            "stage-net-forget-says", "Remove it from this list"
        )

    def tell_said(self) -> tuple[str, str]:
        """What being told of turns is called, and what it does."""
        text = self.app.text
        says = text("stage-net-tell-says", "Choose how we tell you it's your turn")
        return text("stage-net-tell", "Notify me"), says

    def field(self) -> Field:
        """The line for a link."""
        text = self.app.text
        says = text("stage-net-link-says", "Type or paste the link you were given")
        label = text("stage-net-link", "Link to a table")
        return Field("link", label, self.link, self.write, "http://…/#t=…", says)

    def write(self, letters: str) -> None:
        """Type at the link."""
        self.link = typed(self.link, letters, MOST_LETTERS).strip()

    def join(self) -> str:
        """The link that was written, as it may be opened; empty with a problem to show."""
        try:
            return str(read_link(self.link))
        except ScriptoriumError as error:
            self.problem = str(error)
            return ""

    def lines(self) -> list[TableLine]:
        """The tables that are known, the latest first."""
        text, found = self.app.text, []
        for one in self.app.table_list.all():
            title = text("stage-net-table", "A table over a net")
            title = self.app.game_title(one.game) if one.game else title
            where = read_link(one.link).address.partition("://")[2]
            told = text("stage-net-here", "on this machine") if one.is_here else where
            if one.is_over:
                told = f"{told} · {text('stage-net-over', 'over')}"
            found.append(TableLine(one, title, told))
        return found

    def forget(self, table: ListedTable) -> None:
        """Take a table off the list."""
        self.app.table_list.forget(table.link)

    def reopening(self, table: ListedTable) -> LongWork[tuple[ListedTable, Place | None]]:
        """See to it that the server of a table is there, beside the drawing."""
        tables = self.app.tables

        def act(progress: object) -> tuple[ListedTable, Place | None]:
            if not table.is_here or tables is None:
                return table, None
            place = tables.begin(progress)  # type: ignore[arg-type]
            return moved(table, place), place

        return LongWork(act)

    def reopened(
        self, table: ListedTable, work: LongWork[tuple[ListedTable, Place | None]]
    ) -> tuple[ListedTable, Place | None] | None:
        """The table as it is reached now, or None with a problem to show."""
        try:
            found, place = work.result()
        except ScriptoriumError as error:
            self.problem = str(error)
            return None
        if found != table:
            self.app.known_tables.move(read_link(table.link), read_link(found.link))
            self.app.table_list.forget(table.link)
        self.app.table_list.keep(found)
        return found, place


def moved(table: ListedTable, place: Place) -> ListedTable:
    """The same table, where its server has another address now."""

    def other(link: str) -> str:
        return str(Link(place.here, read_link(link).token)) if link else ""

    return replace(
        table,
        link=other(table.link),
        host=other(table.host),
        open=other(table.open),
        watch=other(table.watch),
    )
