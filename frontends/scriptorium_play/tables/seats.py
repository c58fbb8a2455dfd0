"""The seats of a table before the match: who sits there, who is here, what the host may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from scriptorium import MatchSetup, Seat, Text
from scriptorium.net import COMPUTER, FREE, NetClient, Place
from scriptorium_play.common.colours import Look, looks_of
from scriptorium_play.matches.levels import usual_computer_kind, who_called
from scriptorium_play.net.joining import Joining
from scriptorium_play.net.line import Line
from scriptorium_play.net.links import read_link
from scriptorium_play.net.session import Connection
from scriptorium_play.net.table_list import ListedTable
from scriptorium_play.net.talking import HERE
from scriptorium_play.texts.translator import words_of

if TYPE_CHECKING:
    from scriptorium_play.app.app import App


class SeatLine(NamedTuple):
    """A seat: how it looks, who sits there, and whether they are here."""

    seat: Seat
    look: Look | None
    told: str
    presence: str


class TableSeats:
    """The seats as they fill. A host has a connection of its own, beside that of the own seat."""

    def __init__(
        self, app: App, joining: Joining, table: ListedTable, make_line: Callable[[str], Line]
    ) -> None:
        self._app, self.joining, self._table = app, joining, table
        self._host: Connection | None = None
        if table.host and table.host != table.link:
            link = read_link(table.host)
            client = NetClient(app.library, link.token)
            self._host = Connection(client, make_line(link.socket))

    def step(self, wait: float = 0.0) -> None:
        """Go on as far as it goes; it may wait for something to come."""
        self.joining.step(wait)
        if self._host is not None:
            self._host.carry()
        if not self._table.game and (setup := self._setup) is not None:
            self._table = msgspec.structs.replace(self._table, game=setup.game)

    def close(self) -> None:
        """Nobody looks any more."""
        if self._host is not None:
            self._host.line.close()

    @property
    def _setup(self) -> MatchSetup | None:
        welcome = self.joining.client.welcome
        if welcome is None:
            return None
        return msgspec.msgpack.decode(welcome.setup, type=MatchSetup)

    def note(self) -> None:
        """Keep among the known tables that one sits at this one."""
        client = self.joining.client
        welcome = client.welcome
        self._app.table_list.note(
            self._table.link,
            game=self._table.game,
            commitment=b"" if welcome is None else welcome.commitment,
            salt=client.salt,
        )

    @property
    def title(self) -> str:
        """What is played."""
        game = self._table.game
        if not game:
            return self._app.text("stage-net-table", "A table over a net")
        return self._app.game_title(game)

    def present(self) -> object:
        """Who is here, to see whether that has changed."""
        return dict(self.joining.client.present), self._host is not None

    def lines(self) -> list[SeatLine]:
        """Every seat."""
        setup = self._setup
        library = self._app.library
        plugins = [] if setup is None else [one.name for one in setup.plugins]
        entries = [library.plugins[name] for name in plugins if name in library.plugins]
        words = words_of(self._app.settings.language, entries)
        games = {about.name: about for about in library.games()}
        known = games.get("" if setup is None else setup.game)
        looks = {} if known is None else looks_of(known)
        return [
            SeatLine(
                one.seat,
                looks.get(one.seat),
                self._told(one, words.called(one.seat)),
                self._presence(one),
            )
            for one in self.joining.places
        ]

    def _told(self, place: Place, called: str) -> str:
        text = self._app.text
        if place.who == FREE:
            return text("stage-net-free", "{seat}: free", seat=called)
        if place.who == COMPUTER:
            return f"{called}: {who_called(self._app, place.level)}"
        return f"{called}: {place.name}" if place.name else called

    def _presence(self, place: Place) -> str:
        if not place.is_person:
            return ""
        client = self.joining.client
        how = "here" if place.seat == client.seat else client.present.get(place.seat, ("gone",))[0]
        told: Text = HERE[how]
        return self._app.words.say(told)

    # for the host

    @property
    def _hosting(self) -> Connection | None:
        """The connection by which this screen is the host."""
        if self._host is not None:
            return self._host
        welcome = self.joining.client.welcome
        is_host = welcome is not None and welcome.kind == "host"
        return self.joining.connection if is_host else None

    def may_fill(self, seat: Seat) -> bool:
        """Whether a computer may be sat down at a seat from here."""
        places = {one.seat: one for one in self.joining.places}
        return self._hosting is not None and places[seat].who == FREE

    def fill(self, seat: Seat) -> None:
        """Have a computer sit down at a free seat."""
        hosting = self._hosting
        if hosting is not None:
            hosting.client.seat_computer(seat, usual_computer_kind())
            hosting.send()
