"""Computer players that a game brings along: they get what their seat may know, and choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from scriptorium.book import Chapter
from scriptorium.errors import PluginError
from scriptorium.rulebook import RuleBook
from scriptorium.ruleset import Ruleset
from scriptorium.structs import Action
from scriptorium.table import View


class Computer(Protocol):
    """A player made of code. It gets what its seat may know, and the choices it has."""

    def choose(self, seen: View, actions: Sequence[Action]) -> Action:
        """One of the actions."""


class RandomComputer:
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, seen: View, actions: Sequence[Action]) -> Action:
        """One of the actions, by chance."""
        return actions[int(self._random.random() * len(actions))]


class Computers(Chapter):
    """The chapter of computer players: who makes one from a seed, if the game brings any."""

    def __init__(self) -> None:
        self.make: Callable[[int | None], Computer] | None = None


def add_computer(book: RuleBook, make: Callable[[int | None], Computer]) -> None:
    """Bring a computer player for this game: `make(seed)` is one for one seat of one match.

    Example: `add_computer(book, FirstFreeSquare)`
    """
    chapter = book.chapter(Computers)
    if chapter.make is not None:
        raise PluginError(f"{book.plugin}: the game has a computer player already")
    chapter.make = book.guard(make)


def own_computer(rules: Ruleset, seed: int | None) -> Computer | None:
    """The computer player that the game brings, or None."""
    chapter = rules.chapters.get(Computers)
    return chapter.make(seed) if chapter is not None and chapter.make is not None else None


def usual_computer(rules: Ruleset, seed: int | None) -> Computer:
    """The computer player that the game brings; where it brings none, one that plays by chance."""
    return own_computer(rules, seed) or RandomComputer(seed)
