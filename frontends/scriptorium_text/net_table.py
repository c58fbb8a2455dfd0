"""A table over a net, line by line: sitting down, playing, and what players say to each other."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium import Refused, Text, text
from scriptorium.net import BACK, END, PAUSE, PHRASES
from scriptorium_play.app.app import App
from scriptorium_play.net.joining import Joining
from scriptorium_play.net.line import SocketLine
from scriptorium_play.net.links import read_link
from scriptorium_play.net.session import FarSession
from scriptorium_play.net.table_list import ListedTable
from scriptorium_play.net.talking import HERE, PROPOSALS, STOPPED, asked, told_of
from scriptorium_play.tables.seats import TableSeats

from .choosing import agree, choose
from .console import Console
from .playing import ConsoleMatch, PlayerLeft

GLANCE = 0.2  # seconds


def come_to(console: Console, app: App, table: ListedTable, name: str) -> bool:
    """Come to a table and play there; whether that was possible."""
    joining = Joining(read_link(table.link), app.library, app.known_tables, name)
    seats = TableSeats(app, joining, table, SocketLine)
    try:
        if not sit_down(console, joining, seats, app.words.say):
            joining.close()
            return False
        seats.note()
    finally:
        seats.close()
    play_there(console, joining.session(app.settings))
    return True


def sit_down(
    console: Console, joining: Joining, seats: TableSeats, say: Callable[[Text], str]
) -> bool:
    """Wait until the match begins; whether it does. Ctrl-C stops it."""
    told: object = None
    while not joining.is_ready:
        seats.step(GLANCE)
        if (problem := joining.problem) is not None:
            console.say(say(problem))
            return False
        now = (joining.standing, joining.places, seats.present())
        if now != told:
            told = now
            console.say(say(joining.standing))
            for line in seats.lines():
                console.say(f"  {line.told}" + (f", {line.presence}" if line.presence else ""))
    return True


class NetConsoleMatch(ConsoleMatch):
    """One seat of a match that is judged elsewhere."""

    def __init__(self, console: Console, session: FarSession) -> None:
        super().__init__(console, session)
        self.far = session
        self._asked: object = None
        self._commands |= {"p": self._people, "n": self._note}
        for nothing_here in ("v", "o", "a"):
            self._commands[nothing_here] = self._not_here

    def _tell_news(self) -> None:
        super()._tell_news()
        talk, self.far.talk = self.far.talk, []
        for one in talk:
            words = self.far.words
            told = told_of(one, words.say, words.name)
            if one.seat != self.far.client.seat and told is not None:
                self.say(told)
        if self.far.client.closed is not None:
            raise PlayerLeft
        state = self.far.client.state
        if state is not None and state.stopped is not None:
            self.say(STOPPED)
            raise PlayerLeft
        self._answer()

    def _answer(self) -> None:
        """Where somebody proposes something, and this seat has a say, it is asked."""
        client = self.far.client
        proposal = None if client.state is None else client.state.proposal
        if proposal is None or proposal == self._asked:
            return
        self._asked = proposal
        if client.seat in proposal.voters and client.state is not None:
            if client.seat in client.state.agreed:
                return
            question = asked(proposal, self.far.words.say, self.far.words.name)
            client.answer(agree(self.console, self.far.words, question))
            self.far.connection.send()

    def _result(self) -> None:
        """The end is told once the server has kept it."""
        while self.far.awaits_server and self.far.client.closed is None:
            self.far.update(GLANCE)
        super()._result()

    # commands

    def _people(self, rest: str) -> None:
        """Say something to the others, or ask them for something."""
        client, words = self.far.client, self.far.words
        for seat, (how, _) in sorted(client.present.items()):
            told = HERE[how]
            self.console.say(f"{words.name(seat)}: {words.say(told)}")
        asks = [(PROPOSALS[what], what) for what in (BACK, PAUSE, END)]
        options = [words.say(told) for told, _ in asks]
        options += [words.say(phrase) for phrase in PHRASES.values()]
        question = text("text-net-what", "What do you want to say or to ask for?")
        chosen = choose(self.console, words, question, options)
        if chosen is None:
            return
        if chosen < len(asks):
            client.propose(asks[chosen][1])
        else:
            client.say(tuple(PHRASES)[chosen - len(asks)])
        self.far.connection.send()

    def _note(self, rest: str) -> None:
        """Read the own note, or write another."""
        client = self.far.client
        if rest:
            client.keep_note(rest)
            self.far.connection.send()
        else:
            self.console.say(client.note or "-")

    def _not_here(self, rest: str) -> None:
        self.say(text("text-net-not-here", "You can't do that at a network table."))

    def _undo(self, rest: str) -> None:
        try:
            self.session.undo()
        except Refused as refused:
            self.console.say(self.session.words.refusal(refused))
            self.say(text("text-net-ask-back", "Type p to ask the others to undo it."))
            return
        while self.far.awaits_server and self.far.connection.line.up:
            self.far.update(GLANCE)
        left = len(self.session.match.done)
        self._told = {seat: min(told, left) for seat, told in self._told.items()}
        if self.session.notice is None:
            self.say(text("text-undone", "Taken back."))


def play_there(console: Console, session: FarSession) -> None:
    """Play until the match is over or left."""
    try:
        NetConsoleMatch(console, session).run()
    finally:
        session.close()
        if session.table.outcome is None:
            words = session.words.say
            console.say(
                words(
                    text("text-net-kept", "Your seat stays yours. Use the same link to come back.")
                )
            )
