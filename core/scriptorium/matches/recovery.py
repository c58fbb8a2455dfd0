"""What is said of a match that cannot simply be gone on with, and the ways that are open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scriptorium.engine.errors import LoadError
from scriptorium.engine.values import Text, text

from .migration import Opening

WATCH, COPY, TAKE = "watch", "copy", "take"


class NeedsWay(LoadError):
    """A match cannot simply be gone on with: what is the matter, and the ways that are open.

    Of each way: what it is called, what it means, and its kind.
    """

    heading: Text

    def __init__(self, name: str, told: str, ways: Sequence[tuple[Text, Text, str]]) -> None:
        super().__init__(told)
        self.name = name
        self.ways = tuple(ways)

    def told(self, say: Callable[[Text], str] = str) -> str:
        """What is the matter, in the words of a speaker."""
        return str(self)


class IncompatibleMatch(NeedsWay):
    """A match is not as it was: `opening` says what is other, and the ways that are open."""

    def __init__(self, name: str, opening: Opening) -> None:
        ways = [(way.called(), way.told, way.kind) for way in opening.ways]
        super().__init__(name, opening.told(), ways)
        self.opening = opening
        self.heading = opening.heading

    def told(self, say: Callable[[Text], str] = str) -> str:
        """What is other here, in the words of a speaker."""
        return self.opening.told(say)


class InUse(NeedsWay):
    """A match is open in another window: one may watch it, play a copy, or take it over."""

    heading = text("match-in-use", "This match is open in another window")
    sentence = text("match-in-use-told", "If two windows play in one match, moves get lost.")

    def __init__(self, name: str) -> None:
        ways = (
            (
                text("in-use-watch-called", "Watch"),
                text("in-use-watch", "Watch the match without playing."),
                WATCH,
            ),
            (
                text("in-use-copy-called", "Play a copy"),
                text("in-use-copy", "Start a new match from where this one stands."),
                COPY,
            ),
            (
                text("in-use-take-called", "Take it over"),
                text("in-use-take", "Go on here; what is played over there is kept beside it."),
                TAKE,
            ),
        )
        super().__init__(name, str(self.heading), ways)

    def told(self, say: Callable[[Text], str] = str) -> str:
        """Why one has to choose a way, in the words of a speaker."""
        return say(self.sentence)
