"""The mods of a player: what each is and changes, why it does not work, and switching it.

A program is asked about before it may run: once for just the content that it has.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scriptorium import ScriptoriumError
from scriptorium.mods import (
    BROKEN,
    CHANGED,
    FAILED,
    GAME,
    OFF,
    ON,
    PACK,
    UNASKED,
    ModStory,
    set_on,
    stories,
)
from scriptorium.plugins import on_disk
from scriptorium_play.app.app import App
from scriptorium_play.app.rules_text import Block
from scriptorium_play.texts.translator import Translator

SIGNS = {ON: "✓", OFF: "○", BROKEN: "✗", FAILED: "✗", UNASKED: "?", CHANGED: "?"}
ERROR, CODE, EXPORT = "error", "code", "export"
LINE = " The line: "  # so the core begins to quote the line of a file


@dataclass(frozen=True)
class ModLine:
    """A mod in the list: its title, and its state as a sign and a word."""

    key: str
    title: str
    sign: str
    state: str
    alarming: bool


@dataclass(frozen=True)
class SwitchAnswer:
    """A button under a mod: what it is called and does."""

    key: str
    label: str
    on: bool
    gold: bool = False


class Mods:
    """The list of mods, the one that is looked at, and what may be done with it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.problem = ""
        self.asking = False
        self.chosen = 0
        self.stories: tuple[ModStory, ...] = ()
        self.look()

    def look(self) -> None:
        """Look anew what lies there; the same mod stays chosen."""
        before = self.story.origin if self.stories else ""
        library = self.app.library
        folders = [p.about.texts for p in library.plugins.values() if p.about.texts is not None]
        words = Translator(self.app.settings.language, folders)
        found = stories(self.app.home, words, library=library)
        # What does not work comes first, then what one may switch, then the games.
        self.stories = tuple(sorted(found, key=_rank))
        origins = [story.origin for story in self.stories]
        self.chosen = origins.index(before) if before in origins else 0

    @property
    def story(self) -> ModStory:
        """The mod that is looked at."""
        return self.stories[self.chosen]

    def choose(self, at: int) -> None:
        """Look at another mod."""
        self.chosen, self.asking, self.problem = at, False, ""

    # in words

    @property
    def heading(self) -> str:
        """What stands above them."""
        return self.app.text("stage-mods", "Mods")

    def folder(self) -> str:
        """Where mods belong; a browser has no folder that anybody could look into."""
        if self.app.pick is not None:
            return self.app.text(
                "stage-mods-brought",
                "Your house rules and card packs are kept here. Nothing is downloaded.",
            )
        return self.app.text(
            "stage-mods-folder",
            "House rules and card packs are in {folder}. Nothing is downloaded.",
            folder=str(self.app.home.mods),
        )

    def lines(self) -> list[ModLine]:
        """A line for each mod."""
        return [
            ModLine(
                f"mod {nr}",
                story.title or story.name,
                SIGNS.get(story.state, "?"),
                self.state_said(story),
                story.state in (BROKEN, FAILED),
            )
            for nr, story in enumerate(self.stories)
        ]

    def state_said(self, story: ModStory) -> str:
        """Whether a mod is on, and if not, why."""
        text = self.app.text
        return {
            ON: text("stage-mod-on", "on"),
            OFF: text("stage-mod-off", "off"),
            BROKEN: text("stage-mod-broken", "broken"),
            FAILED: text("stage-mod-failed", "off: it kept failing"),
            UNASKED: text("stage-mod-unasked", "off until you allow it"),
            CHANGED: text("stage-mod-changed", "off: its files have changed, so check it again"),
        }.get(story.state, story.state)

    def blocks(self) -> list[Block]:
        """All about the mod that is looked at, or the question whether it is trusted."""
        story, text = self.story, self.app.text
        found = [Block("h2", story.title or story.name, space=0)]
        if self.problem:
            found.append(Block(ERROR, self.problem))
        if self.asking:
            return [*found, *(Block("p", line) for line in self.question())]
        found.append(Block("p", self._maker(story), space=2))
        alarming = story.state in (BROKEN, FAILED)
        state = f"{SIGNS.get(story.state, '?')} {self.state_said(story)}"
        found.append(Block(ERROR if alarming else "p", state, "bold"))
        found += _error_blocks(story.error)
        if story.summary:
            found.append(Block("p", story.summary))
        if story.changes:
            found.append(Block("h3", text("stage-mod-changes", "What it changes"), space=12))
            found += [Block("li", one, depth=1, mark="•", space=4) for one in story.changes]
        if story.needs:
            found.append(Block("h3", text("stage-mod-company", "Other mods"), space=12))
            found += [Block("li", one, depth=1, mark="•", space=4) for one in story.needs]
        return found

    def _maker(self, story: ModStory) -> str:
        """Name, version, kind, game and author in one line."""
        text = self.app.text
        kind = {
            PACK: text("stage-mod-pack", "card pack"),
            GAME: text("stage-mod-game", "game"),
        }.get(story.kind, text("stage-mod-plugin", "Python program"))
        parts = [f"{story.name} {story.version}".strip(), kind]
        if story.game and story.kind != GAME:
            game = self.app.game_title(story.game)
            parts.append(text("stage-mod-for", "for {game}", game=game))
        if story.author:
            parts.append(text("stage-mod-by", "by {author}", author=story.author))
        if story.key:
            parts.append(story.key if story.is_loose else story.origin)
        return " · ".join(parts)

    def question(self) -> list[str]:
        """What is asked before a program may run."""
        text = self.app.text
        told = []
        if self.story.state == CHANGED:
            told.append(text("stage-trust-changed", "Its files have changed since you allowed it."))
        told += [
            text(
                "stage-trust-program",
                "This mod is a Python program. It can do anything you can do on this "
                "device: read and change your files, use the network.",
            ),
            text(
                "stage-trust-content",
                "Your answer holds for the files as they are now. If they change, "
                "you'll be asked again. Nothing is downloaded or updated by itself.",
            ),
            text("stage-trust", "Do you trust the person who made it?"),
        ]
        return told

    # what may be done

    def answers(self) -> list[SwitchAnswer]:
        """The buttons of the mod that is looked at; a mod that cannot be switched has none."""
        story, text = self.story, self.app.text
        if self.asking:
            return [
                SwitchAnswer("trust no", text("stage-trust-no", "No, leave it off"), False),
                SwitchAnswer("trust yes", text("stage-trust-yes", "Yes, switch it on"), True, True),
            ]
        if not story.key:
            return []
        found: list[SwitchAnswer] = []
        if self.file() is not None:
            found.append(SwitchAnswer(EXPORT, text("stage-export", "Save as a file"), False))
        if story.state in (ON, BROKEN):  # a broken one can at least be left alone
            return [*found, SwitchAnswer("switch", text("stage-switch-off", "Switch off"), False)]
        if story.state == FAILED:
            return [*found, SwitchAnswer("switch", text("stage-try-again", "Try again"), True)]
        return [*found, SwitchAnswer("switch", text("stage-switch-on", "Switch on"), True)]

    def file(self) -> Path | None:
        """Where the mod lies that is looked at, if no player could find it there to pass it on."""
        path = self.app.home.mods / on_disk(self.story.key)
        return path if self.app.pick is not None and path.is_file() else None

    def answer(self, answer: SwitchAnswer) -> None:
        """Do what a button says; switching a program on asks first."""
        if answer.key == EXPORT and (path := self.file()) is not None:
            self.app.saves.disk.keep(self.app.exchange / path.name, path.read_bytes())
            return
        if self.asking and not answer.on:
            self.asking = False
            return
        if answer.on and self.story.asks and not self.asking:
            self.asking = True
            return
        self.asking, self.problem = False, ""
        try:
            set_on(self.app.home, self.story, answer.on)
            self.app.reload()
        except (ScriptoriumError, OSError) as error:
            self.problem = str(error)
        self.look()


def _rank(story: ModStory) -> tuple[int, str]:
    first = 0 if story.state in (BROKEN, FAILED) else 2 if story.kind == GAME else 1
    return first, (story.title or story.name).casefold()


def _error_blocks(error: str) -> list[Block]:
    """A mistake in words, and under it the line of the file where it stands."""
    told, _, line = error.partition(LINE)
    found = [Block(ERROR, told)] if told else []
    return [*found, Block(CODE, line, "symbols", 1)] if line else found
