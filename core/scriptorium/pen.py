"""What writing in a rule book begins with: who writes, and behind which wall."""

from __future__ import annotations

from typing import Any

from scriptorium_plugins.wall import Guard

from .book import Book
from .errors import PluginError, Reason
from .structs import MatchSetup


class Pen:
    """A plugin that writes: its name, its wall, the reasons for which its rules refuse."""

    def __init__(self, book: Book, setup: MatchSetup, plugin: str, guard: Guard) -> None:
        self._book = book
        self.plugin = plugin
        self.guard = guard
        self.setup = setup
        self.seats = setup.seats
        own = plugin == setup.game or plugin.startswith(f"{setup.game}.")
        self.space = "" if own else plugin  # where the names of its cards belong

    def enter(self, place: dict[Any, Any], key: Any, value: Any, what: str) -> None:
        """Write something into a place of a chapter where nothing of that name may stand yet.

        Example: `book.enter(book.chapter(CardRules).verbs, "place", verb, "the verb place")`
        """
        if key in place:
            other = getattr(place[key], "plugin", "") or "another plugin"
            raise PluginError(f"{self.plugin}: {what} is there already, from {other}")
        place[key] = value

    def reason(self, *reasons: Reason) -> None:
        """Declare the reasons for which your rules refuse, so that each can be translated.

        Example: `book.reason(TAKEN, NOT_YET)`
        """
        for reason in reasons:
            self._book.reasons[self.plugin, reason.message] = reason
