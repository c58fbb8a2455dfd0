"""Matches with a mod on: do they stop, get stuck, tell secrets, or go another way again?

What the mod brings is chosen more often than chance would have it, so that short matches meet it.
Matches begin at the start, where an opening has led, and where the mod's scenarios stand. What
nothing has come to after all of them is looked for with the computer player of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from msgspec import structs

from scriptorium.engine.errors import Refused, ScriptoriumError
from scriptorium.engine.library import Library
from scriptorium.engine.notation import write
from scriptorium.engine.play import apply, legal, new_table
from scriptorium.engine.table import After, Table
from scriptorium.engine.values import Action, Turn
from scriptorium.isolation.watched_process import note
from scriptorium.matches.records import table_digest
from scriptorium.plugins.guard import FAULT, Fault
from scriptorium.plugins.tracebacks import placed

from .fault_collector import HeardFaults, named
from .leaks import WHY_NOT_AGAIN, leak, leak_by_doing
from .list_comparison import compare, compare_imagined
from .played_matches import Choose, InvariantError, own_choice
from .presentation_checks import PresentationChecker
from .repeated_views import changed_events, changed_view

MOST_ACTIONS = 300
LOOK_EVERY = 11
MOST_LOOKED = 24  # looks at actions of one kind of the mod's own, behind each opening
MOST_IMAGINED = 12  # decisions imagined at the end of each opening
FAVOUR = 0.6
EACH_OPENING = 10  # matches that go on from the same opening
AT_ONCE = 25
MOST_OPENING = 40
MOST_SOUGHT = 3  # matches with the computer player of the game, for what has not run
SOUGHT_ACTIONS = 120

Positions = Sequence[Callable[[], Table]]


@dataclass
class Trial:
    """What came of some matches: how many actions, how many of the mod's own, what went wrong."""

    matches: int = 0
    actions: int = 0
    own: int = 0
    wrong: list[str] = field(default_factory=list)
    odd: list[str] = field(default_factory=list)  # what could be better
    steps: set[str] = field(default_factory=set)  # of turns, to which a match came


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
    positions: Positions = (),
    left: Callable[[], bool] = lambda: False,
) -> Trial:
    """Play so many matches, each of at most so many actions; stops at the first that goes wrong.

    Several matches begin where one opening, played to the last phase of the game, has led; every
    third of these groups begins at one of the positions. As long as something is `left` that has
    not run, a few more are played with the computer player of the game.
    """
    names = frozenset(mods if own is None else own)
    tried = _Tried(names)
    trial, heard = tried.trial, tried.heard
    begun = 0
    with heard.listening():
        while trial.matches < matches and not heard.too_many and not trial.wrong:
            at, group = seed + trial.matches, trial.matches // EACH_OPENING
            players = _players(library, game, group)

            def begin(players: int = players, at: int = at) -> Table:
                return new_table(game, players, at, mods, library=library)

            from_position = bool(positions) and group % 3 == 2
            start = positions[begun % len(positions)] if from_position else begin
            begun += from_position
            where = "a scenario's position" if from_position else f"seed {at}, {players} seats"
            with tried.noting(where) as opening_of:
                opening = opening_of(start, at)
                if not from_position:
                    opening.play()
                for number in range(min(EACH_OPENING, matches - trial.matches)):
                    opening.go_on(at + number, most)
                    trial.matches += 1
                    if told is not None:
                        told(trial.matches)
        for number in range(MOST_SOUGHT if matches else 0):
            if not left() or heard.too_many or trial.wrong:
                break
            places = (lambda: new_table(game, None, seed, mods, library=library), *positions)
            with tried.noting(f"with the computer player, match {number + 1}") as opening_of:
                opening = opening_of(places[number % len(places)], seed + number)
                opening.go_on(seed + number, min(most, SOUGHT_ACTIONS), seeking=True)
                trial.matches += 1
    # What failed comes first: that nobody can go on is often no more than what it led to.
    trial.wrong = [*heard.told(), *trial.wrong, *tried.idle_kinds()]
    trial.odd += (*tried.odd_pieces(), *tried.untouchable())
    return trial


def _root(error: BaseException) -> str:
    """What was raised first, where a plugin failed, with the line of its code."""
    first = error
    while first.__cause__ is not None or first.__context__ is not None:
        first = first.__cause__ or first.__context__ or first
    if isinstance(first, ScriptoriumError) or first.__traceback__ is None:
        return ""
    return f" {placed(first)}"


def _stuck(table: Table, last: str) -> str:
    """That nobody can go on: what is awaited, and what had been done last."""
    top = table.pending[-1]
    awaited = f"the step {table.clock.step!r} of a turn" if type(top) is Turn else named(type(top))
    before = f", after {last!r}" if last else ""
    return f"{table.chooser} has nothing to choose from: {awaited} is awaited{before}"


def _players(library: Library, game: str, number: int) -> int:
    about = library.game(game)
    return about.fewest + number % (len(about.seats) - about.fewest + 1)


class _Tried:
    """What all matches of one trial have in common."""

    def __init__(self, own: frozenset[str]) -> None:
        self.own = own
        self.trial = Trial()
        self.heard = HeardFaults()
        self.looking = PresentationChecker(self.heard, own)
        self.idle: dict[type[Action], str] = {}  # kinds that changed nothing, as they are written
        self.working: set[type[Action]] = set()

    def noting(self, where: str) -> _Noting:
        """While matches are played from one place: what breaks them is noted."""
        return _Noting(self, where)

    def idle_kinds(self) -> Iterator[str]:
        """Kinds of actions that have been done, and each time for nothing."""
        for kind, text in self.idle.items():
            if kind not in self.working:
                yield f"{named(kind)} changes nothing and tells nothing, as in {text!r}"

    def odd_pieces(self) -> Iterator[str]:
        """Pieces whose place no window knows."""
        for group, piece in self.looking.astray.items():
            told = f"the piece {piece!r} lies in the group {group!r}, which no window knows"
            yield f"{told}; it is shown with the piles"

    def untouchable(self) -> Iterator[str]:
        """Fields of actions that no window can choose."""
        for (kind, name), id in self.looking.untouchable.items():
            why = "no piece of the picture stands for it, so no window can choose it"
            if id:
                why = f"it is touched as {id!r}, which the picture does not show"
            yield f"the field {name} of {named(kind)}: {why}; see piece="


class _Noting:
    """Notes what breaks the matches played inside it."""

    def __init__(self, tried: _Tried, where: str) -> None:
        self._tried, self._where = tried, where

    def __enter__(self) -> Callable[[Callable[[], Table], int], _Opening]:
        self._tried.heard.match = self._where
        note(self._where)
        return lambda begin, seed: _Opening(begin(), begin(), self._tried, seed)

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        self._tried.heard.doing = ""
        note("")
        if isinstance(error, Fault):  # heard already
            return True
        if not isinstance(error, InvariantError):
            return False
        told = f"{self._where}, after {len(error.actions)} actions: {error.what}{_root(error)}"
        self._tried.trial.wrong.append(told)
        return True


class _Opening:
    """One opening, played twice alike, and the matches that go on from it."""

    def __init__(self, start: Table, again: Table, tried: _Tried, seed: int) -> None:
        self.table = start
        self.again = again
        self.tried = tried
        self.favoured = BiasedPlayer(start, tried.own)
        self.seed = seed
        self._looked: dict[type[Action], int] = {}

    def play(self) -> None:
        """Until the last phase of the game is reached."""
        last = self.table.rules.schedule.phases[-1].name
        for number in range(MOST_OPENING):
            if self.table.clock.phase == last or self.table.outcome is not None:
                break
            self.table, self.again = self._both(self.seed + number, AT_ONCE)
        problem = _disagreement(compare_imagined(self.table, MOST_IMAGINED))
        if problem:
            raise InvariantError([], self.table, problem)

    def go_on(self, seed: int, most: int, *, seeking: bool = False) -> None:
        """Play one match from here; seeking, the computer player of the game chooses."""
        self._both(seed, most, own_choice(seed) if seeking else None)

    def _both(self, seed: int, most: int, otherwise: Choose | None = None) -> tuple[Table, Table]:
        trial, choose = self.tried.trial, self.favoured.chooser(seed, otherwise)
        table, done = self._played(choose, most)
        trial.actions += len(done)
        trial.own += sum(self.favoured.is_own(action) for action in done)
        return table, self._again(table, done, seed)

    def _played(self, choose: Choose, most: int) -> tuple[Table, list[Action]]:
        """Play a match; an action in which a plugin fails is heard of, and another one is done."""
        table, done, last = self.table, list[Action](), ""
        self._see(table, done, "at the start: ")
        while table.outcome is None and len(done) < most and not self.tried.heard.too_many:
            self.tried.trial.steps.add(table.clock.step)
            choices = legal(table)
            if not choices:
                raise InvariantError(done, table, _stuck(table, last))
            action, after = self._chosen(table, choices, choose, done)
            self._weigh(table, action, after)
            last = write(table, action)
            self._see(after.table, done, f"after {last!r}: ")
            done.append(action)
            table = after.table
        return table, done

    def _chosen(
        self, table: Table, choices: tuple[Action, ...], choose: Choose, done: list[Action]
    ) -> tuple[Action, After]:
        left = choices
        while True:
            action = choose(table, left)
            self.tried.heard.doing = f"after {len(done)} actions, {write(table, action)!r}"
            try:
                return action, apply(table, action)
            except Refused as refused:
                self.tried.heard.failed += 1
                left = tuple(one for one in left if type(one) is not type(action))
                if refused.id != FAULT.id or not left:
                    told = f"{write(table, action)!r} is offered and fails: {refused}"
                    raise InvariantError(done, table, told) from refused
            finally:
                self.tried.heard.doing = ""

    def _weigh(self, table: Table, action: Action, after: After) -> None:
        """Note whether an action of the mod's own did anything."""
        kind = type(action)
        if kind not in self.favoured.kinds or kind in self.tried.working:
            return
        now = after.table
        same = now.parts == table.parts and now.pending == table.pending
        if same and now.clock == table.clock and now.chance == table.chance and not after.events:
            self.tried.idle.setdefault(kind, write(table, action))
        else:
            self.tried.working.add(kind)

    def _see(self, table: Table, done: list[Action], told: str) -> None:
        problem = table.rules.problem(table)
        if problem is not None:
            raise InvariantError(done, table, told + problem)

    def _again(self, reached: Table, actions: list[Action], seed: int) -> Table:
        """Play the same actions again; the same table must be reached, and none tell a secret."""
        random, table = Random(seed), self.again
        done: list[Action] = []
        for action in actions:
            looked = len(done) % LOOK_EVERY == 0
            if looked:
                self._look(table, done, random)
            try:
                after = apply(table, action)
            except ScriptoriumError as error:
                problem = _disagreement(compare(table))
                if problem:
                    raise InvariantError(done, table, problem) from error
                told = f"played again, {write(table, action)!r} is not possible any more: {error}"
                raise InvariantError(done, table, f"{told}; {WHY_NOT_AGAIN}") from error
            if looked or self._is_new(action):
                self.tried.looking.happened(table, action, after)
                problem = changed_events(after) or leak_by_doing(table, action, after, random)
                if problem:
                    raise InvariantError(done, table, problem)
            table = after.table
            done.append(action)
        if table_digest(table) != table_digest(reached):
            told = f"played again, the same actions lead elsewhere; {WHY_NOT_AGAIN}"
            raise InvariantError(done, table, told)
        return table

    def _look(self, table: Table, done: list[Action], random: Random) -> None:
        self.tried.looking.look(table)
        problem = leak(table, random) or changed_view(table) or _disagreement(compare(table))
        if problem:
            raise InvariantError(done, table, problem)

    def _is_new(self, action: Action) -> bool:
        """Whether an action of the mod's own has not been looked at often enough."""
        if not self.favoured.is_own(action):
            return False
        kind = type(action)
        self._looked[kind] = self._looked.get(kind, 0) + 1
        return self._looked[kind] <= MOST_LOOKED


class BiasedPlayer:
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

    def chooser(self, seed: int, otherwise: Choose | None = None) -> Choose:
        """Chooses the kind first, so that rare ones are met; the mod's own more often.

        What is not the mod's own is chosen `otherwise`, where that is given.
        """
        random = Random(seed)

        def choose(table: Table, choices: tuple[Action, ...]) -> Action:
            own = [action for action in choices if self.is_own(action)]
            if own and random.random() < FAVOUR:
                return random.choice(own)
            if otherwise is not None:
                return otherwise(table, choices)
            kinds = sorted({type(action).__name__ for action in choices})
            kind = random.choice(kinds)
            return random.choice([a for a in choices if type(a).__name__ == kind])

        return choose


def _disagreement(found: list[str]) -> str:
    return f"what may be chosen is not what the rules allow: {found[0]}" if found else ""
