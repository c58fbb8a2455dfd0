"""The app of the text frontend: what does not work is said in a line."""

from __future__ import annotations

from scriptorium.mods import Home
from scriptorium_play.app.app import App, Read
from scriptorium_play.app.folders import UserFolders

from .console import Console


class TextApp(App):
    """The player's settings, matches, plugins and words, and the console to speak on."""

    def __init__(
        self, console: Console, places: UserFolders, library: Read = None, home: Home | None = None
    ) -> None:
        super().__init__(places, library, home)
        self.console = console
        self.reload()  # what is wrong with a plugin is said before anything is asked

    def trouble(self, error: Exception) -> None:
        """Say what went wrong."""
        self.console.say(self.trouble_text(error)[1])
