"""The lessons at hand: those that games and mods bring, and how far each has come."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from scriptorium import Library
from scriptorium.scenarios import Lesson, lessons_in, said
from scriptorium_play.common.remembered import Remembered
from scriptorium_play.common.settings import Settings

from .progress import Guide
from .session import GuidedSession

log = logging.getLogger("scriptorium.play")


@dataclass(frozen=True)
class Taught:
    """A lesson and the step it has come to; a lesson that is over begins again."""

    lesson: Lesson
    at: int

    @property
    def key(self) -> str:
        """How it is remembered."""
        return self.lesson.key

    @property
    def steps(self) -> int:
        """How many steps it has."""
        return len(self.lesson.steps)

    @property
    def is_over(self) -> bool:
        """Whether it has been done to its end."""
        return self.at >= self.steps

    @property
    def is_begun(self) -> bool:
        """Whether it was left on its way."""
        return 0 < self.at < self.steps

    def title(self, language: str) -> str:
        """What it is called."""
        return said(self.lesson.title, language)


def lessons(library: Library, remembered: Remembered, game: str = "") -> list[Taught]:
    """The lessons of all games or of one; what is not understood is left out and logged.

    The game that a first match is offered of comes first, then those that are sooner played.
    """
    games = {about.name: about for about in library.games()}
    first = next(reversed(games), "")
    found = [one for one in _found(library) if game in ("", one.game)]
    found.sort(key=lambda one: (one.game != first, games[one.game].minutes[1], one.game))
    return [Taught(one, remembered.step_of(one.key)) for one in found]


def _found(library: Library) -> Iterator[Lesson]:
    games = {about.name for about in library.games()}
    folders = [one.about.lessons for one in library.plugins.values() if not one.broken]
    for entry in lessons_in(folders):
        if not isinstance(entry, Lesson):
            log.warning("a lesson is not understood: %s", entry)
        elif entry.game in games:
            yield entry


def take_up(
    taught: Taught, library: Library, remembered: Remembered, settings: Settings
) -> GuidedSession:
    """A lesson, begun or gone on with where it was left; raises where its position is wrong."""
    keep = partial(remembered.keep_step, taught.key)
    at = taught.at if taught.is_begun else 0
    return GuidedSession(Guide(taught.lesson, library, at, keep), library, settings)
