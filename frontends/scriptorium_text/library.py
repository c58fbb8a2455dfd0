"""The library in lines: matches are found, gone on with, looked at again, named, given away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from scriptorium import text
from scriptorium.plugins import shown
from scriptorium_play.matches.saved_match import KeptMatch
from scriptorium_play.matches.saved_matches import KeptLine, KeptMatches

from .app import TextApp
from .choosing import choose, number_in
from .console import Console
from .waiting import wait_for

MOST_LINES = 20

Go = Callable[[str], None]


class MatchList:
    """All matches that are kept, a list of the latest or of those that were looked for."""

    def __init__(self, console: Console, app: TextApp, go_on: Go, replay: Go) -> None:
        self.console, self.app = console, app
        self.go_on, self.replay = go_on, replay
        self.kept = KeptMatches(app)

    def run(self) -> None:
        """Until the player goes back."""
        while True:
            self.kept.saved = self.app.saves.listed()
            lines, acts = self._lines(), list[Callable[[], None]]()
            if nothing := self.kept.nothing():
                self.console.say(nothing)
            labels = list[str]()
            for line in lines[:MOST_LINES]:
                labels.append(f"{line.title} \u00b7 {line.told}".replace("\n", " \u00b7 "))
                acts.append(lambda line=line: self._one(line))  # type: ignore[misc]
            for file in self.kept.files():
                labels.append(self.kept.take_in_said(file))
                acts.append(lambda file=file: self._take_in(file))  # type: ignore[misc]
            if told := self.kept.bring_back_said():
                labels.append(told)
                acts.append(self.kept.bring_back)
            for number, label in enumerate(labels, 1):
                self.console.say(f"{number}. {label}")
            if (more := self.kept.count - MOST_LINES) > 0:
                self.console.say(self.app.words.say(text("text-more-matches", "{n} more.", n=more)))
            ask = text("text-library", "A number, letters to find a match, Enter goes back:")
            answer = self.console.ask(self.app.words.say(ask))
            chosen = number_in(answer, len(acts))
            if chosen is not None:
                acts[chosen]()
                if self.kept.problem:
                    self.console.say(self.kept.problem)
                    self.kept.problem = ""
            elif answer or self.kept.wanted:
                self.kept.wanted = answer  # an empty line shows all of them again
            else:
                return

    def _lines(self) -> list[KeptLine]:
        return self.kept.lines()

    def _take_in(self, file: Path) -> None:
        work = self.kept.take_in(file)
        told = text("text-taking-in", "Reading {file}.", file=shown(file.name))
        if wait_for(self.console, self.app.words, told, work) and self.kept.took_in(file, work):
            self.console.say(
                self.app.words.say(text("text-taken-in", "It is among your matches now."))
            )

    def _one(self, line: KeptLine) -> None:
        KeptLines(self, line).run()


class KeptLines:
    """One match: what can be done with it, until one goes back."""

    def __init__(self, library: MatchList, line: KeptLine) -> None:
        self.library, self.console, self.app = library, library.console, library.app
        self.one = KeptMatch(self.app, line.name, self)
        self._here = True

    def run(self) -> None:
        """Let something be done with it."""
        while self._here:
            line, deeds = self.one.line, self.one.deeds()
            rename = self.app.words.say(text("text-rename", "Call it something else"))
            labels = [line.opens, rename, *(f"{deed.label}: {deed.told}" for deed in deeds)]
            heading = text("text-which-deed", "{match}: what would you like?", match=line.title)
            chosen = choose(self.console, self.app.words, heading, labels)
            if chosen is None:
                return
            if chosen == 0:
                self._here = False
                self.library.go_on(self.one.name)
            elif chosen == 1:
                self._rename()
            else:
                deeds[chosen - 2].act()
            for told in filter(None, (self.one.problem, self.one.news)):
                self.console.say(told)

    def _rename(self) -> None:
        asked = text("text-new-name", "What should it be called?")
        row = self.one.row()
        row.write("\b" * len(self.one.title))
        row.write(self.console.ask(self.app.words.say(asked)))
        if self.one.keep_title():
            self.one = KeptMatch(self.app, self.one.name, self)

    def leave(self) -> None:
        """Back to the list."""
        self._here = False

    def replay(self) -> None:
        """Look at it again."""
        self._here = False
        self.library.replay(self.one.name)

    def export(self) -> None:
        """Write it to a file and to a letter."""
        work = self.one.write_files()
        told = text("text-writing", "Saving the match to a file.")
        if wait_for(self.console, self.app.words, told, work):
            self.one.written(work)
