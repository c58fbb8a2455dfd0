"""Agreeing on a table over a net: the match, who sits where, clocks, undoing, watching."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from scriptorium import Library, ScriptoriumError, Seat
from scriptorium.mods import Home
from scriptorium.net import TablePack
from scriptorium_play.app.app import App
from scriptorium_play.common.background import LongWork
from scriptorium_play.common.forms import Row, SeatRow, Select, switch
from scriptorium_play.common.remembered import Agreed, Sitting
from scriptorium_play.common.seats import PERSON, is_computer
from scriptorium_play.matches.new_match import NewMatch, SeatPlayer
from scriptorium_play.net.asking import NewLinks, make_table
from scriptorium_play.net.links import letters_link
from scriptorium_play.net.local_server import Place, TablePlace
from scriptorium_play.net.table_list import ListedTable

MIDDLE = ""  # this screen takes no seat: it shows the table to everyone
MINUTE, DAY = 60, 24 * 60 * 60
# The clocks to choose from: a bank with its increment, or seconds for each choice.
BANKS = ((10 * MINUTE, 10), (30 * MINUTE, 20))
PER_MOVE = (DAY, 3 * DAY, 7 * DAY)
PATIENCE = (MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, DAY)
LENDING = ("never", "later", "now")
PREFIX = "net "


class MadeTable:
    """A table that was made: where it is, and its links; `seat` is the one taken here, or empty."""

    def __init__(self, place: Place, links: NewLinks, game: str, seat: Seat, is_here: bool) -> None:
        self.place, self.game, self.seat = place, game, seat
        mine = links.invitations[seat] if seat else links.host
        self.listed = ListedTable(
            link=str(letters_link(place.here, mine)),
            game=game,
            is_here=is_here,
            host=str(letters_link(place.here, links.host)),
            open=str(letters_link(place.here, links.open)) if links.open else "",
            watch=str(letters_link(place.here, links.watch)) if links.watch else "",
        )


class NewTable(NewMatch):
    """A match with the terms of a table; it is made by a server, not here."""

    def __init__(self, app: App, game: str = "") -> None:
        self.mine: Seat | None = None  # None for the first seat of a person
        self.clock = 0
        self.patience = 1
        self.lending = 0
        self.strict, self.ask_back, self.watchers, self.free_text = False, True, True, False
        super().__init__(app, game)

    # deciding

    def change_game(self, at: int) -> None:
        """Take another game, as it was agreed on last for a table."""
        self.at = at
        self._take_up(self.app.remembered.agreed(PREFIX + self.about.name))
        if not self.players or self.problem:
            self._take_usual()

    def _take_usual(self) -> None:
        super()._take_usual()
        for player in self.players:
            player.who = PERSON

    def set_count(self, count: int) -> None:
        """Let so many play; who comes in is a person."""
        before = len(self.players)
        super().set_count(count)
        for player in self.players[before:]:
            player.who = PERSON

    def _remember(self) -> None:
        sitting = tuple(Sitting(one.seat, one.who, one.name) for one in self.players)
        agreed = Agreed(sitting, self.first, dict(self.options), tuple(sorted(self.mods)))
        self.app.remembered.keep_agreed(PREFIX + self.about.name, agreed)

    @property
    def people(self) -> list[SeatPlayer]:
        """The players that are people."""
        return [one for one in self.players if one.who == PERSON]

    @property
    def seat(self) -> Seat:
        """The seat that is taken at this screen, or `MIDDLE`."""
        seats = [one.seat for one in self.people]
        if self.mine is None or (self.mine and self.mine not in seats):
            return seats[0] if seats else MIDDLE
        return self.mine

    @property
    def name(self) -> str:
        """What the player at this screen is called, as far as anything was written."""
        return self.names.get(self.seat, "") if self.seat else ""

    def wish(self) -> dict[str, Any]:
        """The table as a server is asked for it."""
        library = self.app.library
        packs = packs_of(self.app.home, library, self.mods)
        brought = {one.named_in(library) for one in packs}
        wish: dict[str, Any] = {
            "game": self.about.name,
            "seats": [one.seat for one in self.players],
            "first": self.first,
            "options": self.options,
            "mods": sorted(self.mods - brought),
            "packs": [
                {"name": one.name, "text": one.data.decode(), "folder": one.is_folder}
                for one in packs
            ],
            "computers": {one.seat: one.who for one in self.players if is_computer(one.who)},
            "open": len(self.people) - bool(self.seat),
            "strict": self.strict,
            "ask_back": self.ask_back,
            "patience": PATIENCE[self.patience],
            "watchers": self.watchers,
            "lending": LENDING[self.lending],
            "free_text": self.free_text,
        }
        if 1 <= self.clock <= len(BANKS):
            wish["bank"] = BANKS[self.clock - 1]
        elif self.clock:
            wish["per_move"] = PER_MOVE[self.clock - 1 - len(BANKS)]
        return wish

    def make(self, tables: TablePlace) -> LongWork[MadeTable]:
        """Have the table made, beside the drawing; raises `ScriptoriumError`."""
        wish, game, seat, is_here = self.wish(), self.about.name, self.seat, tables.is_here
        ask = self.app.ask

        def act(progress: Any) -> MadeTable:
            place = tables.begin(progress)
            return MadeTable(place, make_table(ask, place.here, wish), game, seat, is_here)

        self.problem = ""
        return LongWork(act)

    def made(self, work: LongWork[MadeTable]) -> MadeTable | None:
        """What came of it, or None with a problem to show."""
        try:
            made = work.result()
        except ScriptoriumError as error:
            self.problem = str(error)
            return None
        self._remember()
        self.app.table_list.keep(made.listed)
        return made

    # the form

    @property
    def heading(self) -> str:
        """What stands above it."""
        return self.app.text("stage-net-make", "Make a table")

    def turn_said(self) -> str:
        """Where turning leads."""
        if self.finer:
            return super().turn_said()
        return self.app.text("stage-net-finer", "Clocks, options, mods")

    def begin_said(self) -> tuple[str, str]:
        """What making it is called, and what it does."""
        text = self.app.text
        says = text("stage-net-make-says", "Set up the table and invite the others")
        return text("stage-net-make", "Make a table"), says

    def at_once_said(self) -> None:
        """Everybody lays their own things."""
        return

    def _player_rows(self) -> list[Row]:
        rows = super()._player_rows()
        return [*rows[:-1], self._mine(), rows[-1]]

    def _player(self, at: int) -> SeatRow:
        """A seat; only who sits at this screen writes a name here."""
        row = super()._player(at)
        player = self.players[at]
        if player.who != PERSON:
            return row
        says = self.app.text("stage-net-person-says", "Someone who joins with a link")
        who = Select(row.who.key, row.who.label, row.who.words, row.who.at, row.who.choose, says)
        return SeatRow(row.key, row.label, row.look, row.seats, who, row.name)

    def _mine(self) -> Select:
        text = self.app.text
        seats = [*(one.seat for one in self.people), MIDDLE]
        middle = text("stage-net-middle", "the table for everyone")
        words = [self._called(seat) if seat else middle for seat in seats]

        def choose(to: int) -> None:
            self.mine = seats[to]

        label = text("stage-net-mine", "This screen")
        says = text(
            "stage-net-mine-says",
            "Takes a seat of its own, or shows everyone the table and no hands",
        )
        return Select("mine", label, words, seats.index(self.seat), choose, says)

    def _finer_rows(self) -> list[Row]:
        rows = super()._finer_rows()
        return [*self._term_rows(), *rows[1:]]  # chance is drawn where nobody can choose it

    def _term_rows(self) -> list[Row]:
        text = self.app.text
        off_on = text("stage-off", "off"), text("stage-on", "on")

        def days(seconds: int) -> str:
            return text("stage-net-days", "{n} days", n=seconds // DAY)

        def lasting(seconds: int) -> str:
            if seconds >= DAY:
                return days(seconds)
            return text("stage-net-minutes", "{n} min", n=seconds // MINUTE)

        clocks = [
            text("stage-net-no-clock", "none"),
            *(
                text(
                    "stage-net-bank",
                    "{minutes} min and {seconds} s a turn",
                    minutes=bank // MINUTE,
                    seconds=more,
                )
                for bank, more in BANKS
            ),
            *(
                text("stage-net-per-move", "{days} for each choice", days=days(one))
                for one in PER_MOVE
            ),
        ]

        def setter(name: str) -> Any:
            return lambda to: setattr(self, name, to)

        patience = [lasting(one) for one in PATIENCE]
        rows: list[Row] = [
            Select(
                "clock",
                text("stage-net-clock", "Clock"),
                clocks,
                self.clock,
                setter("clock"),
                text("stage-net-clock-says", "How much time each player has"),
            ),
            Select(
                "patience",
                text("stage-net-patience", "Patience"),
                patience,
                self.patience,
                setter("patience"),
                text(
                    "stage-net-patience-says",
                    "How long a player can be away before the others may go on",
                ),
            ),
            switch(
                "ask_back",
                text("stage-net-ask-back", "Asking to undo"),
                self.ask_back,
                setter("ask_back"),
                off_on,
                text(
                    "stage-net-ask-back-says",
                    "Whether players can ask the others to undo a move",
                ),
            ),
            switch(
                "watchers",
                text("stage-net-watchers", "Spectators"),
                self.watchers,
                setter("watchers"),
                off_on,
                text("stage-net-watchers-says", "Whether others can watch with a link"),
            ),
            Select(
                "lending",
                text("stage-net-lending", "Showing a hand"),
                [
                    text("stage-net-never", "never"),
                    text("stage-net-later", "some turns later"),
                    text("stage-net-now", "at once"),
                ],
                self.lending,
                setter("lending"),
                text(
                    "stage-net-lending-says",
                    "Whether players can show their hand to spectators",
                ),
            ),
            switch(
                "free_text",
                text("stage-net-free-text", "Free chat"),
                self.free_text,
                setter("free_text"),
                off_on,
                text(
                    "stage-net-free-text-says",
                    "Whether players can write their own messages",
                ),
            ),
        ]
        if self.clock:
            words = (
                text("stage-net-others-choose", "the others choose"),
                text("stage-net-match-ends", "the match ends"),
            )
            says = text("stage-net-strict-says", "What happens when a player runs out of time")
            label = text("stage-net-strict", "Out of time")
            rows.insert(1, switch("strict", label, self.strict, setter("strict"), words, says))
        return rows


def packs_of(home: Home, library: Library, mods: Collection[str]) -> list[TablePack]:
    """The card packs among some mods of a library, files and folders: they travel with a table."""
    hashes = {one.hash for one in library.plugins.values() if one.name in mods and one.hash}
    packs = []
    for one in home.listed():
        mod = one.mod
        if mod is not None and mod.hash in hashes and not mod.is_code:
            packs += [TablePack(mod.name, data, "/" in name) for name, data in mod.files.items()]
    return packs
