"""All settings, as lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scriptorium import text
from scriptorium_play.app.settings_rows import setting_rows
from scriptorium_play.common.forms import Row
from scriptorium_play.common.settings import Settings
from scriptorium_play.texts.translator import Translator, can_translate

from .console import Console
from .forms import fill_in


@dataclass
class Preferences:
    """The settings, and who says what they are called."""

    settings: Settings
    words: Callable[[], Translator]

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence in the player's language."""
        return self.words().say(text(id, english, **details))

    def rows(self) -> list[Row]:
        """A row for each; the language only where there is another than English."""
        return [row for row in setting_rows(self) if row.key != "language" or can_translate()]


def preferences(console: Console, settings: Settings, words: Callable[[], Translator]) -> None:
    """Let settings be changed until the player goes back; each counts at once."""
    if not can_translate():
        told = text(
            "text-only-english",
            "For other languages, install the package fluent.runtime.",
        )
        console.say(words().say(told))
    rows = Preferences(settings, words).rows
    fill_in(console, words, text("text-settings", "Settings"), rows)
