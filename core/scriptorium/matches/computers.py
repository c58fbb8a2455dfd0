"""Computer players: those of the levels, and the order of actions that a game brings along.

They get what their seat may know, and choose. One with an attribute `memory` finds there what its
seat remembers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, Protocol

from scriptorium.engine.errors import PluginError
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import View
from scriptorium.engine.values import Action
from scriptorium.plugins.installed import all_loaded, in_order, loaded

GROUP = "scriptorium.bots"
LEVEL = ("rank", "called", "says", "texts", "advises")


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


class Computers(RulesExtension):
    """The game's own computer player: what makes one from a seed, if the game has any."""

    def __init__(self) -> None:
        self.make: Callable[[int | None], Computer] | None = None


def add_computer(book: RuleBook, make: Callable[[int | None], Computer]) -> None:
    """Bring an order of actions, as a player: `make(seed)` is one for one seat of one match.

    A brother keeps to it; the levels above weigh it beside what they find themselves.

    Example: `add_computer(book, FirstFreeSquare)`
    """
    extension = book.extension(Computers)
    if extension.make is not None:
        raise PluginError(f"{book.plugin}: the game has a computer player already")
    extension.make = book.guard(make)


def own_computer(rules: Ruleset, seed: int | None) -> Computer | None:
    """The computer player that the game brings, or None."""
    extension = rules.extensions.get(Computers)
    return extension.make(seed) if extension is not None and extension.make is not None else None


@cache
def makers() -> dict[str, Any]:
    """What makes a player from a seed, by the names that installed packages give them.

    One that is a level for all games says so: its `rank` among them, what it is `called` and what
    one `says` of it, the folder of its `texts`, and whether it `advises` those who ask for a hint.
    """
    return dict(all_loaded(entry_points(group=GROUP)))


def maker_names() -> tuple[str, ...]:
    """The names under which installed packages bring players; none of them is imported."""
    return tuple(in_order(entry_points(group=GROUP)))


def maker(name: str) -> Any:
    """What makes the player of a name, or None; the other players are not imported."""
    point = in_order(entry_points(group=GROUP)).get(name)
    return None if point is None else loaded(point)


def levels() -> tuple[str, ...]:
    """The levels that are installed, the easiest first."""
    ranks = {name: make.rank for name, make in makers().items() if _is_level(make)}
    return tuple(sorted((name for name, rank in ranks.items() if rank), key=ranks.__getitem__))


def stars_of(level: str, game: str, seats: int) -> int | None:
    """How strong a level is in a game for so many, from one to five; None where nobody knows."""
    stars = getattr(makers()[level], "stars", None)
    found: int | None = None if stars is None else stars(game, seats)
    return found


def levels_told_apart(game: str, seats: int) -> tuple[str, ...]:
    """The levels, of several that are equally strong in a game only the first."""
    found: list[str] = []
    for level in levels():
        known = [stars_of(one, game, seats) for one in found]
        stars = stars_of(level, game, seats)
        if stars is None or stars not in known:
            found.append(level)
    return tuple(found)


def _is_level(make: Any) -> bool:
    """Whether what makes a player says of it all that a level says."""
    return type(getattr(make, "rank", 0)) is int and all(hasattr(make, one) for one in LEVEL)


def computer_of(who: str, rules: Ruleset, seed: int | None) -> Computer:
    """The player of a level; of a name that is none here, the usual one of the game."""
    make = maker(who)
    found: Computer = usual_computer(rules, seed) if make is None else make(seed)
    return found


def adviser() -> Callable[[int | None], Computer] | None:
    """What makes the level that is asked for hints, if one is installed."""
    found = [makers()[name] for name in levels() if makers()[name].advises]
    return found[0] if found else None


def usual_computer(rules: Ruleset, seed: int | None) -> Computer:
    """The computer player that the game brings; where it brings none, one that plays by chance."""
    return own_computer(rules, seed) or RandomComputer(seed)
