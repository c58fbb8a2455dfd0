"""The mods in lines: each with its story, its switch, and the question whether it is trusted."""

from __future__ import annotations

from scriptorium import text
from scriptorium_play.app.app import App
from scriptorium_play.mods.listing import Mods

from .choosing import choose
from .console import Console


def mods_page(console: Console, app: App) -> None:
    """Let mods be looked at and switched until the player goes back."""
    mods = Mods(app)
    console.say(mods.folder())
    while mods.stories:
        lines = [f"{line.title}: {line.state}" for line in mods.lines()]
        chosen = choose(console, app.words, text("text-which-mod", "Which mod?"), lines)
        if chosen is None:
            return
        mods.choose(chosen)
        _look_at(console, app, mods)


def _look_at(console: Console, app: App, mods: Mods) -> None:
    """All about one mod, and what may be done with it, until the player has seen enough."""
    while True:
        for block in mods.blocks():
            console.say(f"- {block.text}" if block.mark else block.text)
        answers = mods.answers()
        if not answers:
            return
        question = text("text-what-now", "What would you like?")
        chosen = choose(console, app.words, question, [answer.label for answer in answers])
        if chosen is None:
            return
        mods.answer(answers[chosen])
