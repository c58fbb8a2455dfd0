"""A table over a net in one process: rows in a list, frames in lists, a clock that is set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import lantern

import example_tables
import further_tables
import scriptorium as sc
from scriptorium.net import messages
from scriptorium.net.client import NetClient
from scriptorium.net.entries import Row
from scriptorium.net.keys import new_token
from scriptorium.net.lookers import Looker
from scriptorium.net.making import new_table
from scriptorium.net.net_table import NetTable
from scriptorium.net.store import Kept
from scriptorium.net.terms import Terms
from scriptorium.net.uptime import Uptime

START = 1_000_000
GAMES = ("sator", "monasterium", "rennes", "plankenkoorts")


@cache
def lanterns() -> sc.Library:
    """The toy game with hidden cards."""
    library = sc.Library()
    library.add(lantern)
    return library


@cache
def boards() -> dict[str, tuple[sc.Library, sc.MatchSetup]]:
    """Every game, example and further mod that is there, as what is agreed on for a table."""
    standard = sc.standard_library()
    found = {game: (standard, standard.setup(game, 3)) for game in GAMES}
    found["sator 2"] = (standard, standard.setup("sator", 2))
    found["plankenkoorts 2"] = (standard, standard.setup("plankenkoorts", 2))
    found["lantern"] = (lanterns(), lanterns().setup("lantern", 3))
    lots = example_tables.lots()
    found["lots"] = (lots, lots.setup("lots", 3))
    for mod in sorted({played.mod for played in example_tables.PLAYED}):
        library = example_tables.library()
        found[mod] = (library, library.setup("sator", 2, mods=[mod]))
    for brought in further_tables.BROUGHT:
        library = further_tables.library()
        mods = [brought.mod] if brought.mod != brought.game else []
        found[brought.mod] = (library, library.setup(brought.game, mods=mods))
    return found


class Desk:
    """A table, its rows, and what each connection was sent."""

    def __init__(
        self,
        library: sc.Library,
        setup: sc.MatchSetup,
        terms: Terms | None = None,
        computers: Mapping[str, str] | None = None,
    ) -> None:
        self.library = library
        self.now = START
        self.made = new_table(setup, terms or Terms(), self.now, computers)
        self.rows: list[Row] = list(self.made.rows)
        self.notes: dict[str, str] = {}
        self.appended: list[Any] = []
        self.table = self.opened()
        self.frames: dict[int, list[bytes]] = {}

    def opened(self, snapshot: tuple[int, bytes] | None = None) -> NetTable:
        """The table as its rows tell it, with nobody who looks."""
        after = snapshot[0] if snapshot else 0
        rows = tuple(row for row in self.rows if row.seq > after)
        kept = Kept(self.made.head, snapshot, rows, len(self.rows))
        return NetTable.opened_from(kept, self.library, Uptime((), START), self.now)

    def look(self, number: int, kind: Any, seat: str = "", have: int = -1) -> None:
        """Somebody connects."""
        self.table.look(Looker(number, kind, seat, b"k" * 16), have, self.now)
        self.settle()

    def hear(self, number: int, message: Any) -> None:
        """A device says something."""
        self.table.hear(number, message, self.now)
        self.settle()

    def settle(self) -> None:
        """Write at once whatever is to be written."""
        table = self.table
        while True:
            for number, frame in table.to_send():
                self.frames.setdefault(number, []).append(frame)
            if (client := table.to_find()) is not None:
                found = (row.seq for row in self.rows if row.client == client)
                table.found(next(found, None), self.now)
            elif (append := table.to_write()) is not None:
                assert append.expected == len(self.rows) or not append.rows
                self.rows += append.rows
                self.appended.append(append)
                if append.note is not None:
                    self.notes[append.note[0]] = append.note[1]
                table.written(self.now)
            else:
                return

    def told(self, number: int) -> list[Any]:
        """What a connection was sent since this was last asked."""
        return [messages.read_answer(frame) for frame in self.frames.pop(number, [])]

    def sit_all(self, first: int = 1) -> dict[str, int]:
        """A person sits down at every free seat; the number of each one's connection."""
        numbers = {}
        free = [place.seat for place in self.table.state.places if place.who == "free"]
        for number, seat in enumerate(free, first):
            self.look(number, "invite", seat)
            claim = messages.Claim(new_token(), new_token(), seat.title(), bytes([number] * 16))
            self.hear(number, claim)
            self.table.leave(number, self.now)
            numbers[seat] = number
        for seat, number in numbers.items():
            self.frames.pop(number, None)
            self.look(number, "seat", seat)
        return numbers

    @property
    def stands(self) -> sc.Table:
        """The real table, with every secret."""
        assert self.table.match is not None
        return self.table.match.table

    def do(self, number: int, *actions: sc.Action, after: int | None = None) -> bytes:
        """Choose; the name of the wish."""
        wish = messages.Do(
            new_token(),
            self.table.stand if after is None else after,
            tuple(bytes(written(action)) for action in actions),
        )
        self.hear(number, wish)
        return wish.id


def written(action: sc.Action) -> Any:
    """An action as it is sent."""
    from scriptorium.matches.records import raw

    return raw(action)


class Around:
    """A table with a device at each seat, all connected and always up to date."""

    def __init__(self, desk: Desk, **more: Any) -> None:
        self.desk = desk
        self.numbers = desk.sit_all()
        self.clients = {seat: NetClient(desk.library, new_token(), **more) for seat in self.numbers}
        for client in self.clients.values():
            client.connected()
        self.pump()

    def pump(self) -> None:
        """Carry everything there and back until it is quiet."""
        busy = True
        while busy:
            busy = False
            for seat, client in self.clients.items():
                number = self.numbers[seat]
                for frame in client.to_send():
                    busy = True
                    self.desk.hear(number, messages.read_wish(frame))
                for frame in self.desk.frames.pop(number, []):
                    busy = True
                    client.hear(frame)

    @property
    def chooser(self) -> NetClient | None:
        """A device at a seat that is to choose now."""
        return next((one for one in self.clients.values() if one.may_choose), None)
