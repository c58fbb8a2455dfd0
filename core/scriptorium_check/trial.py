"""Random matches with a mod on: do they stop, get stuck, tell secrets, or go another way again?

What the mod brings is chosen more often than chance would have it, so that short matches meet it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec import structs

from scriptorium.errors import ScriptoriumError
from scriptorium.library import Library
from scriptorium.notation import write
from scriptorium.play import apply, legal, new_table
from scriptorium.structs import Action
from scriptorium.table import Table, view
from scriptorium_matches.sayings import table_digest
from scriptorium_picture.scene import scene
from scriptorium_plugins.error_places import placed

from .comparing import compare, compare_imagined
from .computer_matches import Broken, Run, listening, play_out
from .twins import twin

MOST_ACTIONS = 300
LOOK_EVERY = 11
MOST_IMAGINED = 12  # decisions imagined at the end of each opening
FAVOUR = 0.6
EACH_OPENING = 10  # matches that go on from the same opening
AT_ONCE = 25
MOST_OPENING = 40
WHY_NOT_AGAIN = "does something depend on the hour, on random, or on the order of a set?"


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
    own: Iterable[str] | None = None,
    most: int = MOST_ACTIONS,
    seed: int = 0,
    told: Callable[[int], None] | None = None,
) -> Trial:
    """Play so many matches, each of at most so many actions; stops at the first that goes wrong.

    Several matches begin where one opening, played to the last phase of the game, has led.
    """
    trial = Trial()
    names = frozenset(mods if own is None else own)
    while trial.matches < matches:
        at = seed + trial.matches
        players = _players(library, game, trial.matches // EACH_OPENING)

        def begin(players: int = players, at: int = at) -> Table:
            return new_table(game, players, at, mods, library=library)

        try:
            opening = _Opening(begin(), begin(), names, at)
            opening.play(trial)
            for number in range(min(EACH_OPENING, matches - trial.matches)):
                opening.go_on(at + number, most, trial)
                trial.matches += 1
                if told is not None:
                    told(trial.matches)
        except Broken as broken:
            trial.wrong.append(
                f"seed {at}, {players} seats, after {len(broken.actions)} actions: {broken.what}"
                f"{_root(broken)}"
            )
            break
    return trial


def _root(error: BaseException) -> str:
    """What was raised first, where a plugin failed, with the line of its code."""
    first = error
    while first.__cause__ is not None or first.__context__ is not None:
        first = first.__cause__ or first.__context__ or first
    if isinstance(first, ScriptoriumError) or first.__traceback__ is None:
        return ""
    return f" {placed(first)}"


def _players(library: Library, game: str, number: int) -> int:
    about = library.game(game)
    return about.fewest + number % (len(about.seats) - about.fewest + 1)


class _Opening:
    """One opening, played twice alike, and the matches that go on from it."""

    def __init__(self, start: Table, again: Table, own: frozenset[str], seed: int) -> None:
        self.table = start
        self.again = again
        self.favoured = Favoured(start, own)
        self.seed = seed

    def play(self, trial: Trial) -> None:
        """Until the last phase of the game is reached."""
        last = self.table.rules.schedule.phases[-1].name
        for number in range(MOST_OPENING):
            if self.table.clock.phase == last or self.table.outcome is not None:
                break
            self.table, self.again = self._both(self.seed + number, AT_ONCE, trial)
        problem = _disagreement(compare_imagined(self.table, MOST_IMAGINED))
        if problem:
            raise Broken([], self.table, problem)

    def go_on(self, seed: int, most: int, trial: Trial) -> None:
        """Play one match from here."""
        self._both(seed, most, trial)

    def _both(self, seed: int, most: int, trial: Trial) -> tuple[Table, Table]:
        run = play_out(self.table, self.favoured.chooser(seed), seed, most=most)
        trial.actions += len(run.actions)
        trial.own += sum(self.favoured.is_own(action) for action in run.actions)
        return run.table, _again(self.again, run, seed)


class Favoured:
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


def _again(table: Table, run: Run, seed: int) -> Table:
    """Play the same actions again; the same table must be reached, and none tell a secret."""
    random = Random(seed)
    done: list[Action] = []
    for action in run.actions:
        if len(done) % LOOK_EVERY == 0:
            problem = _leak(table, random) or _disagreement(compare(table))
            if problem:
                raise Broken(done, table, problem)
        try:
            table = apply(table, action).table
        except ScriptoriumError as error:
            problem = _disagreement(compare(table))
            if problem:
                raise Broken(done, table, problem) from error
            told = f"played again, {write(table, action)!r} is not possible any more: {error}"
            raise Broken(done, table, f"{told}; {WHY_NOT_AGAIN}") from error
        done.append(action)
    if table_digest(table) != table_digest(run.table):
        raise Broken(done, table, f"played again, the same actions lead elsewhere; {WHY_NOT_AGAIN}")
    return table


def _disagreement(found: list[str]) -> str:
    return f"what may be chosen is not what the rules allow: {found[0]}" if found else ""


def _leak(table: Table, random: Random) -> str:
    """What a seat could learn from what it must not know, or nothing."""
    for seat in table.seats:
        other = twin(table, seat, random.randrange(2**30))
        seen, twins = view(table, seat), view(other, seat)
        if seen != twins:
            return f"{seat} sees what it must not know: {_difference(seen, twins)}"
        with listening(True) as faults:
            if scene(seen) != scene(twins):
                return f"the picture shows {seat} what it must not know"
        if faults:
            return f"the picture for {seat}: {faults[0]}"
        if table.chooser == seat and legal(table) != legal(other):
            return f"the choices of {seat} tell what it must not know"
    return ""


def _difference(seen: Any, twins: Any) -> str:
    for ours, theirs in zip(seen.parts, twins.parts, strict=True):
        if ours != theirs:
            return type(ours).__name__
    return "something beside the parts"
