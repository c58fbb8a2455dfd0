"""Random matches with a mod on: do they stop, get stuck, tell secrets, or go another way again?

What the mod brings is chosen more often than chance would have it, so that short matches meet it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import structs

from ..errors import ScriptoriumError
from ..matchfile import table_digest
from ..notation import write
from ..play import apply, legal, new_table
from ..plugins import Library
from ..simulate import Broken, Run, play_out
from ..structs import Action
from ..table import Table, view
from ..testing import twin

MOST_ACTIONS = 300
LOOK_EVERY = 11
FAVOUR = 0.6


@dataclass
class Trial:
    """What came of some matches: how many actions, how many of the mod's own, what went wrong."""

    matches: int = 0
    actions: int = 0
    own: int = 0
    wrong: list[str] = field(default_factory=list)


def try_out(
    library: Library,
    game: str,
    mods: Sequence[str],
    *,
    matches: int,
    most: int = MOST_ACTIONS,
    seed: int = 0,
    told: Callable[[int], None] | None = None,
) -> Trial:
    """Play so many matches, each of at most so many actions; stops at the first that goes wrong."""
    trial = Trial()
    seats = library.game(game).seats
    fewest = library.game(game).fewest
    for number in range(matches):
        at = seed + number
        players = fewest + number % (len(seats) - fewest + 1)

        def begin(players: int = players, at: int = at) -> Table:
            return new_table(game, players, at, mods, library=library)

        problem = _one(begin, mods, at, most, trial)
        trial.matches += 1
        if problem:
            trial.wrong.append(f"seed {at}, {players} seats: {problem}")
            return trial
        if told is not None:
            told(trial.matches)
    return trial


def _one(
    begin: Callable[[], Table], mods: Sequence[str], seed: int, most: int, trial: Trial
) -> str:
    start = begin()
    favoured = _Favoured(start, mods)
    try:
        run = play_out(start, favoured.chooser(seed), seed, most=most)
    except Broken as broken:
        return f"after {len(broken.actions)} actions: {broken.what}"
    trial.actions += len(run.actions)
    trial.own += sum(favoured.is_own(action) for action in run.actions)
    return _again(begin(), run, seed)


class _Favoured:
    """Which actions are the mod's own: kinds that it brings, and those that name its cards."""

    def __init__(self, table: Table, mods: Iterable[str]) -> None:
        names = frozenset(mods)
        rules = table.rules
        self.kinds = frozenset(k for k, rule in rules.actions.items() if rule.plugin in names)
        self.cards = frozenset(c.id for c in rules.cards.values() if c.plugin in names)

    def is_own(self, action: Action) -> bool:
        """Whether an action is the mod's own."""
        if type(action) in self.kinds:
            return True
        return any(value in self.cards for value in structs.astuple(action) if type(value) is str)

    def chooser(self, seed: int) -> Callable[[Table, tuple[Action, ...]], Action]:
        """Chooses the kind first, so that rare ones are met; the mod's own more often."""
        random = Random(seed)

        def choose(table: Table, choices: tuple[Action, ...]) -> Action:
            own = [action for action in choices if self.is_own(action)]
            if own and random.random() < FAVOUR:
                return random.choice(own)
            kinds = sorted({type(action).__name__ for action in choices})
            kind = random.choice(kinds)
            return random.choice([a for a in choices if type(a).__name__ == kind])

        return choose


def _again(table: Table, run: Run, seed: int) -> str:
    """Play the same actions again; every table must be reached again, and tell no secret."""
    random = Random(seed)
    for number, action in enumerate(run.actions):
        if number % LOOK_EVERY == 0:
            problem = _leak(table, random)
            if problem:
                return f"after {number} actions: {problem}"
        try:
            table = apply(table, action).table
        except ScriptoriumError as error:
            text = write(table, action)
            return f"played again, action {number + 1}, {text!r}, goes another way: {error}"
    if table_digest(table) != table_digest(run.table):
        return (
            f"played again, the same {len(run.actions)} actions lead to another table; "
            "does something depend on the hour, on random or on the order of a set?"
        )
    return ""


def _leak(table: Table, random: Random) -> str:
    """What a seat could learn from what it must not know, or nothing."""
    for seat in table.seats:
        other = twin(table, seat, random.randrange(2**30))
        seen, twins = view(table, seat), view(other, seat)
        if seen != twins:
            return f"{seat} sees what it must not know: {_difference(seen, twins)}"
        if table.chooser == seat and legal(table) != legal(other):
            return f"the choices of {seat} tell what it must not know"
    return ""


def _difference(seen: Any, twins: Any) -> str:
    for ours, theirs in zip(seen.parts, twins.parts, strict=True):
        if ours != theirs:
            return type(ours).__name__
    return "something beside the parts"
