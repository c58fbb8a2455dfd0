"""Playing a match line by line: the list of what may be touched, answers, commands."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium import Refused, Text, Unreadable, text
from scriptorium_play.advice.aim import aim_text, hint_text
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_play.picture.sealed import instead_of, seat_text
from scriptorium_play.replay.session import ReplaySession, others_began, replay_session
from scriptorium_play.session.log import sentences
from scriptorium_play.session.results import Touched
from scriptorium_play.session.session import Session
from scriptorium_play.session.touching import Touching, TouchOption

from .analysing import tell_analysis
from .choosing import agree, choose, number_in
from .console import Console
from .helping import commands, tell_card
from .preferences import preferences
from .telling import find_piece, option_said, what_stands

THINKING = 0.2


class PlayerLeft(Exception):
    """The player leaves the match."""


class ConsoleMatch:
    """One match on a console, from where it stands until it is over or left."""

    def __init__(
        self,
        console: Console,
        session: Session,
        look: Callable[[ReplaySession], object] = lambda session: None,
    ) -> None:
        self.console = console
        self.session = session
        self._look = look
        begun = len(session.match.done)
        self._told = dict.fromkeys(session.table.seats, begun)
        self._problem: Text | None = None
        self._notice: Text | None = None
        self._listed: object = None
        self._aim = ""
        self._taught: object = None
        self._tried: object = None
        self._curtains = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "t": self._table,
            "w": self._why,
            "b": self._back,
            "u": self._undo,
            "r": self._redo,
            "l": self._log,
            "h": self._hint,
            "c": self._card,
            "s": self._settings,
            "v": self._replay,
            "o": self._others,
            "a": self._analyse,
            "q": self._quit,
        }

    def say(self, sentence: Text) -> None:
        """Say a sentence in the player's language."""
        self.console.say(self.session.words.say(sentence))

    def run(self) -> None:
        """Play; returns when the match is over and looked at, or left."""
        if self.session.match.note:
            self.console.say(self.session.match.note)
        self.say(text("text-ask-help", "Type ? for help, Enter for the list."))
        if self.session.handover is None:
            self._table("")  # else it is told when the curtain is lifted
        try:
            while self.session.chooser is not None and not self._lesson_over():
                self._curtain()
                if self._read_lesson():
                    continue
                if self.session.awaits_computer:
                    self.session.update(THINKING)
                    self._tell_news()
                else:
                    self._tell_news()
                    self._ask()
            self._tell_news()
            self._table("")
            self._result()
            self._look_around()
        except PlayerLeft:
            pass

    # lessons

    def _lesson_over(self) -> bool:
        return isinstance(self.session, GuidedSession) and self.session.guide.finished

    def _read_lesson(self) -> bool:
        """Say what a lesson says at a step it has come to; whether it was only to be read."""
        session = self.session
        if not isinstance(session, GuidedSession) or session.guide.step is None:
            return False
        guide = session.guide
        if guide.step is not self._taught:
            self._taught, self._listed = guide.step, None
            self._tell_news()
            at, of = guide.progress
            said = guide.says(session.settings.language)
            self.say(text("text-lesson-step", "{at} of {of}: {said}", at=at, of=of, said=said))
        if guide.is_read:
            question = text("text-lesson-on", "Enter goes on, q leaves.")
            if self.console.ask(session.words.say(question)).lower() == "q":
                raise PlayerLeft
            session.read()
            return True
        if guide.is_trial and self._tried is not guide.step:
            self._tried = guide.step
            self.say(text("text-lesson-try", "Try it: type {line}", line=guide.line))
        return False

    # whose turn it is

    def _curtain(self) -> None:
        seat = self.session.handover
        if seat is None:
            return
        self._curtains += 1
        words = self.session.words
        who, news = words.name(seat), self.session.steps()
        if news:  # what the one who just played learned from it, before the screen is cleared
            for step in news:
                for sentence in sentences(step.events, self.session.table.rules, words):
                    self.console.say(sentence)
            self.console.ask(words.say(text("text-look-away", "Enter clears the screen.")))
        self.console.clear()
        self.say(
            text("text-curtain", "{seat} plays now. Everyone else, please look away.", seat=who)
        )
        others = instead_of(self.session.table, self.session.seating)
        for number, (other, _) in enumerate(others, 2):
            self.console.say(f"{number}. {words.say(seat_text(self.session.table, other))}")
        question = text("text-curtain-enter", "{seat}: Enter to see.", seat=who)
        chosen = number_in(self.console.ask(words.say(question)), len(others) + 1) or 0
        if chosen:
            self.session.choose(others[chosen - 1][1])
            return
        self.session.lift_curtain()
        self.console.clear()
        self._table("")

    def _tell_news(self) -> None:
        """What has happened since the last time, and what went wrong with the disk."""
        observer = self.session.observer
        if observer is None:
            return
        self.session.steps()
        log = self.session.log()
        told = [sentence for line in log[self._told[observer] :] for sentence in line.told]
        for sentence in told:
            self.console.say(sentence)
        notice = self.session.notice
        known = notice == self._notice or (notice and self.session.words.say(notice) in told)
        if notice is not None and not known:
            self.say(notice)
        self._notice = notice
        # Where no curtain falls all sit before the same lines and have read them.
        readers = (observer,) if self._curtains else tuple(self._told)
        self._told.update(dict.fromkeys(readers, len(log)))
        if self.session.problem not in (None, self._problem):
            assert self.session.problem is not None
            self.say(self.session.problem)
        self._problem = self.session.problem

    # one choice

    def _ask(self) -> None:
        session = self.session
        if session.touching is None:
            return
        words, touching = session.words, session.touching
        options = touching.words()
        now = (touching, words, len(session.match.done))
        if now != self._listed:  # the list is told again only where it is another, or is asked for
            self._listed = now
            self._tell_aim()
            self._list(touching, options)
        answer = self.console.ask(">")
        chosen = number_in(answer, len(options))
        if chosen is not None:
            option = options[chosen]
            action = option.action
            self._came(session.touch(option.id) if action is None else session.choose(action))
        elif answer:
            self._typed(answer)
        else:
            self._listed = None

    def _tell_aim(self) -> None:
        """What one is after and what is left of the turn, where that has changed."""
        told = aim_text(self.session)
        if told and told != self._aim:
            self.console.say(told)
        self._aim = told

    def _list(self, touching: Touching, options: tuple[TouchOption, ...]) -> None:
        words = self.session.words
        who = words.name(self.session.chooser or "")
        if touching.touched:
            known = touching.choices.pieces
            names = [words.piece(known[id]) if id in known else id for id in touching.touched]
            told = " > ".join(name.rstrip(".") for name in names)
            self.say(text("text-touched", "{seat}, you chose: {pieces}.", seat=who, pieces=told))
        else:
            self.say(text("text-your-choice", "{seat}, choose:", seat=who))
        for number, option in enumerate(options, 1):
            self.console.say(f"{number}. {option_said(option, touching, words)}")

    def _typed(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
            return
        scene = self.session.scene()
        piece = find_piece(scene, answer) if scene is not None else None
        if piece is not None:
            self._came(self.session.touch(piece.id))
            return
        try:
            self._came(self.session.say(answer))
        except Refused as refused:
            self.console.say(self.session.words.refusal(refused))
        except Unreadable:
            self.say(
                text(
                    "text-not-understood",
                    "I don't understand that. Type ? for help.",
                )
            )

    def _came(self, touched: Touched) -> None:
        if touched.answer is not None:
            self.console.say(str(touched.answer))
        if touched.what != "confirm":
            return
        always = self.session.settings.values.confirm == "always"
        question = (
            text("text-confirm", "Do it?")
            if always
            else text("text-confirm-final", "You can't undo this. Do it?")
        )
        if agree(self.console, self.session.words, question):
            self.session.confirm()
        else:
            self.session.back()

    # commands

    def _help(self, rest: str) -> None:
        for line in commands(self.session.words):
            self.console.say(line)

    def _table(self, rest: str) -> None:
        scene = self.session.scene()
        if scene is not None:
            for line in what_stands(scene, self.session.words, whole=bool(rest)):
                self.console.say(line)

    def _why(self, rest: str) -> None:
        session = self.session
        scene = session.scene()
        if scene is None or session.touching is None:
            return
        if rest:
            piece = find_piece(scene, rest)
            if piece is None:
                self.say(
                    text("text-no-such-piece", "There is no piece called {name}.", name=rest[:64])
                )
                return
        else:
            pieces = [one for one in scene.pieces if session.why_not(one.id) is not None]
            if not pieces:
                self.say(text("text-all-allowed", "You can use everything here."))
                return
            names = [session.words.piece(one) for one in pieces]
            question = text("text-why-which", "Which one do you want to ask about?")
            chosen = choose(self.console, session.words, question, names)
            if chosen is None:
                return
            piece = pieces[chosen]
        answer = session.why_not(piece.id)
        if answer is None:
            self.say(text("text-allowed", "You can use that."))
        else:
            self.console.say(str(answer))

    def _back(self, rest: str) -> None:
        if not self.session.back():
            self.say(text("text-nothing-touched", "You haven't chosen anything."))

    def _undo(self, rest: str) -> None:
        try:
            self.session.undo()
        except Refused as refused:
            self.console.say(self.session.words.refusal(refused))
            return
        left = len(self.session.match.done)
        self._told = {seat: min(told, left) for seat, told in self._told.items()}
        self.say(text("text-undone", "Taken back."))

    def _redo(self, rest: str) -> None:
        if self.session.can_redo:
            self.session.redo()
        else:
            self.say(text("text-nothing-undone", "Nothing was taken back."))

    def _log(self, rest: str) -> None:
        log = self.session.log()
        if not rest:
            for line in log:
                notation = f" [{line.notation}]" if line.notation and not line.bare else ""
                self.console.say(f"{line}{notation}")
            if not log:
                self.say(text("text-log-empty", "Nothing has happened yet."))
            return
        at = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else -1
        scene = self.session.look_back(at) if 0 <= at <= len(log) else None
        if scene is None:
            self.say(text("text-no-line", "The log has the lines 0 to {most}.", most=len(log)))
            return
        self.say(text("text-look-back", "So it was after line {at}:", at=at))
        for told in what_stands(scene, self.session.words):
            self.console.say(told)

    def _replay(self, rest: str) -> None:
        """The match from its beginning; whoever plays on from some moment comes back here."""
        self._look(replay_session(self.session))

    def _others(self, rest: str) -> None:
        """What the others did last, action by action."""
        at = others_began(self.session)
        if at is None:
            self.say(text("text-no-others", "The others haven't done anything yet."))
        else:
            self._look(replay_session(self.session, at))

    def _analyse(self, rest: str) -> None:
        """Which turns cost most, once the match is over."""
        if self.session.table.outcome is None:
            self.say(text("text-analysis-later", "You'll see that when the match is over."))
        else:
            tell_analysis(self.console, self.session, self._look)

    def _hint(self, rest: str) -> None:
        self.console.say(hint_text(self.session)[0])

    def _card(self, rest: str) -> None:
        tell_card(self.console, self.session, rest)

    def _settings(self, rest: str) -> None:
        preferences(self.console, self.session.settings, lambda: self.session.words)

    def _quit(self, rest: str) -> None:
        raise PlayerLeft

    # the end

    def _result(self) -> None:
        outcome = self.session.table.outcome
        for seat, points in outcome.scores if outcome is not None else ():
            who = self.session.words.name(seat)
            self.say(text("text-score", "{seat}: {points} points.", seat=who, points=points))

    def _look_around(self) -> None:
        """The match is over: the log and the table can still be looked at."""
        while True:
            question = text(
                "text-end",
                "The match is over. l: log, v: see it again, a: analysis, t: table, c: cards, "
                "Enter: on",
            )
            word, _, rest = self.console.ask(self.session.words.say(question)).partition(" ")
            if word in ("l", "v", "a", "t", "c", "?"):
                self._commands[word](rest.strip())
            else:
                return
