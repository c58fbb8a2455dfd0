"""A match that is looked at again, line by line: any moment, from turn to turn, by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

from scriptorium import Text, text
from scriptorium.matches import Match
from scriptorium_play.replay.session import ReplaySession
from scriptorium_play.texts.translator import Translator

from .console import Console
from .telling import what_stands

PACE = 0.7  # seconds between two actions that come by themselves, where somebody reads along
FASTEST = 8


class Replay:
    """One match on a console, from its beginning; gives a match to play on with, if one wants."""

    def __init__(self, console: Console, session: ReplaySession) -> None:
        self.console, self.session = console, session
        self.branch: Match | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "": lambda rest: self._go(self.session.at + 1),
            "b": lambda rest: self._go(self.session.at - 1),
            "+": lambda rest: self._turn(self.session.turn + 1),
            "-": lambda rest: self._turn_back(),
            "r": self._named_turn,
            "a": self._by_itself,
            "t": self._table,
            "l": self._log,
            "e": self._eyes,
            "?": self._help,
        }

    @property
    def words(self) -> Translator:
        """The words of the match."""
        return self.session.words

    def say(self, sentence: Text) -> None:
        """Say a sentence in the player's language."""
        self.console.say(self.words.say(sentence))

    def run(self) -> Match | None:
        """Look until one has seen enough; the match to play on with from some moment, or None."""
        if self.session.handover is not None:
            name = self.words.name(self.session.handover)
            lift = text("text-replay-lift", "What {seat} saw. Enter shows it, q leaves.", seat=name)
            if self.console.ask(self.words.say(lift)).lower() == "q":
                return None
            self.session.lift_curtain()
        self.say(text("text-replay-begin", "Enter goes one move on, ? shows what else you can do."))
        self._table("")
        while True:
            self._where()
            answer = self.console.ask(">")
            word, _, rest = answer.partition(" ")
            if word == "q":
                return None
            if word == "p":
                return self.session.match.branched(self.session.at)
            if answer.isascii() and answer.isdigit() and len(answer) < 9:
                self._go(int(answer))
            elif word in self._commands:
                self._commands[word](rest.strip())
            else:
                self._help("")

    def _where(self) -> None:
        session, lines = self.session, self.session.log()
        told = text(
            "text-replay-at",
            "Action {at} of {last}, turn {turn} of {turns}.",
            at=session.at,
            last=session.last,
            turn=session.turn + 1,
            turns=len(session.turns),
        )
        done = (*(lines[-1].told if lines else ()), session.why)
        self.console.say(" ".join(filter(None, (self.words.say(told), *done))))

    def _go(self, at: int) -> None:
        self.session.go(at)

    def _turn(self, turn: int) -> None:
        self.session.go_to_turn(turn)

    def _turn_back(self) -> None:
        session = self.session
        inside = session.at > session.turns[session.turn]
        self._turn(session.turn if inside else session.turn - 1)

    def _named_turn(self, rest: str) -> None:
        if rest.isascii() and rest.isdigit() and len(rest) < 9:
            self._turn(int(rest) - 1)
        else:
            self._help("")

    def _by_itself(self, rest: str) -> None:
        """To the end, so many times as fast as usual; Ctrl-C lets it stand."""
        speed = int(rest) if rest in ("1", "2", "4", "8") else 1
        wait = PACE / speed if self.console.target.isatty() else 0.0
        try:
            while self.session.at < self.session.last:
                self._go(self.session.at + 1)
                self._where()
                time.sleep(wait)
        except KeyboardInterrupt:
            self.console.say()

    def _table(self, rest: str) -> None:
        scene = self.session.scene()
        for line in what_stands(scene, self.words, whole=bool(rest)) if scene is not None else ():
            self.console.say(line)

    def _log(self, rest: str) -> None:
        for line in self.session.log():
            self.console.say(str(line))

    def _eyes(self, rest: str) -> None:
        """The next player's eyes, once the match is over."""
        session, eyes = self.session, self.session.eyes
        if len(eyes) < 2 or session.observer is None:
            self.say(
                text("text-replay-own-eyes", "Until the end, each player sees only what they saw.")
            )
            return
        session.see_as(eyes[(eyes.index(session.observer) + 1) % len(eyes)])
        seat = self.words.name(session.observer)
        self.say(text("text-replay-seen", "Seen by {seat}:", seat=seat))
        self._table("")

    def _help(self, rest: str) -> None:
        told: tuple[tuple[str, Text], ...] = (
            ("Enter", text("text-replay-on", "one action on")),
            ("b", text("text-replay-back", "one action back")),
            ("12", text("text-replay-to", "to the moment after action 12")),
            ("+ -", text("text-replay-turns", "to the next turn, to the one before")),
            ("r 3", text("text-replay-turn", "to turn 3")),
            ("a, a 4", text("text-replay-itself", "play by itself, four times as fast")),
            ("p", text("text-replay-play", "play on from here, in a match of its own")),
            ("e", text("text-replay-eyes", "another player's eyes, once the match is over")),
            ("t", text("text-replay-table", "tell what stands where")),
            ("l", text("text-replay-log", "the log up to here")),
            ("q", text("text-replay-leave", "leave")),
        )
        for typed, meaning in told:
            self.console.say(f"{typed}: {self.words.say(meaning)}")
