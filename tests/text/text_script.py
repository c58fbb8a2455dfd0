"""A console whose lines are written beforehand, and a desk that is used through it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from scriptorium.mods import Home
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.common.remembered import Remembered
from scriptorium_text.app import TextApp
from scriptorium_text.console import Console, ConsoleClosed

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))
from stage_games import settings as wishes


class Script(Console):
    """A console whose lines are written beforehand, or thought up from what was said.

    All of them together or each by itself.
    """

    def __init__(self, answers, *, terminal=False):
        super().__init__(io.StringIO(), io.StringIO())
        self.answers = iter(answers) if not callable(answers) else answers
        self.said: list[str] = []
        self.asked: list[str] = []
        self.target.isatty = lambda: terminal

    def say(self, line=""):
        super().say(line)
        self.said.append(line)

    def ask(self, prompt):
        self.asked.append(prompt)
        if callable(self.answers):
            return self.answers(self)
        try:
            answer = next(self.answers)
        except StopIteration:
            raise ConsoleClosed from None
        return answer(self) if callable(answer) else answer

    @property
    def text(self):
        return "\n".join(self.said)


def desk_in(folder, console, known, **wish):
    places = UserFolders(folder / "settings.toml", folder, folder / "given")
    app = TextApp(console, places, known, Home(folder / "home"))
    app.remembered = Remembered(folder)
    app.settings = wishes(**wish)
    app.settings.watch(lambda _: app.reload_words())
    return app
