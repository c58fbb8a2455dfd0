"""Whole matches played by computers, with everything that always holds checked on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import process_time

from scriptorium.engine.errors import ScriptoriumError, SetupError
from scriptorium.engine.notation import write
from scriptorium.engine.play import apply, legal
from scriptorium.engine.table import After, Table, view
from scriptorium.engine.values import Action, Outcome, Seat
from scriptorium.hidden import Memory, no_memory
from scriptorium.matches.computers import Computer, maker, maker_names, own_computer
from scriptorium.plugins.guard import witnesses

from .fault_collector import fault_text

RANDOM, OWN = "random", "own"
MOST_ACTIONS = 100_000

Choose = Callable[[Table, tuple[Action, ...]], Action]
Watch = Callable[[Table, tuple[Action, ...], Action, After], None]


class InvariantError(ScriptoriumError):
    """A match went wrong after so many actions; says what, the table is the last sound one."""

    def __init__(self, actions: list[Action], table: Table, what: str) -> None:
        super().__init__(what)
        self.actions = actions
        self.table = table
        self.what = what


@dataclass
class PlayedMatch:
    """One match that has been played: its actions, where it ended, how long it took."""

    seed: int
    start: Table
    table: Table
    actions: list[Action] = field(default_factory=list)
    choices: int = 0
    seconds: float = 0.0

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None when it was broken off."""
        return self.table.outcome


def random_choice(seed: int) -> Choose:
    """Any action, each equally likely; the same seed always chooses alike."""
    random = Random(seed).random
    return lambda table, choices: choices[int(random() * len(choices))]


def choices_by(bots: Sequence[str], seats: Sequence[str], seed: int) -> Choose:
    """Who chooses for each seat: the bots in turn order, over again where there are fewer.

    `own` is the computer player that the game brings, else chance.
    """
    if set(bots) <= {OWN}:
        return own_choice(seed)
    makers = {name: _maker(name) for name in bots}
    if set(bots) <= {RANDOM}:
        return random_choice(seed)
    return AllSeated(
        {
            seat: makers[bots[at % len(bots)]](seed * len(seats) + at)
            for at, seat in enumerate(seats)
        }
    )


def own_choice(seed: int) -> Choose:
    """What the computer player that the game brings would do; where it brings none, chance."""
    by_chance, players = random_choice(seed), dict[str, Computer | None]()

    def choose(table: Table, choices: tuple[Action, ...]) -> Action:
        seat = table.chooser
        if seat is None:
            raise SetupError("nobody has anything to choose")
        if seat not in players:
            at = table.seats.index(seat)
            players[seat] = own_computer(table.rules, seed * len(table.seats) + at)
        player = players[seat]
        if player is None:
            return by_chance(table, choices)
        return player.choose(view(table, seat), choices)

    return choose


def _maker(name: str) -> Callable[[int], Choose]:
    if name in (RANDOM, OWN):
        return random_choice if name == RANDOM else own_choice
    make = maker(name)
    if make is None:
        known = ", ".join(sorted({RANDOM, OWN, *maker_names()}))
        raise SetupError(f"there is no computer player {name!r}; known are: {known}")
    return lambda seed: SeatedPlayer(make(seed))


class SeatedPlayer:
    """A player at its table, with the memory that it asks for."""

    def __init__(self, bot: Computer) -> None:
        self.bot = bot
        self._memory: Memory | None = None

    def __call__(self, table: Table, choices: tuple[Action, ...]) -> Action:
        """What the player chooses, as its seat sees the table and remembers what was done."""
        seat = table.chooser
        if seat is None:
            raise SetupError("nobody has anything to choose")
        if hasattr(self.bot, "memory"):
            if self._memory is None:
                self._memory = no_memory(seat)
            setattr(self.bot, "memory", self._memory)  # noqa: B010  (not all have one)
        return self.bot.choose(view(table, seat), choices)

    def sits_at(self, seat: Seat) -> None:
        """Remember from the beginning what this seat sees."""
        self._memory = no_memory(seat)

    def saw(self, before: Table, done: After) -> None:
        """Remember what was done, as far as the seat has seen it."""
        if self._memory is not None:
            self._memory = self._memory.after(before, done)


class AllSeated:
    """Who chooses for each seat of a match."""

    def __init__(self, players: Mapping[Seat, Choose]) -> None:
        self.players = players
        for seat, player in players.items():
            if isinstance(player, SeatedPlayer) and hasattr(player.bot, "memory"):
                player.sits_at(seat)

    def __call__(self, table: Table, choices: tuple[Action, ...]) -> Action:
        """What the player of the seat chooses that is asked."""
        seat = table.chooser
        if seat is None:
            raise SetupError("nobody has anything to choose")
        return self.players[seat](table, choices)

    def saw(self, before: Table, done: After) -> None:
        """All who remember see what was done."""
        for player in self.players.values():
            if isinstance(player, SeatedPlayer):
                player.saw(before, done)


def play_out(
    start: Table,
    choose: Choose,
    seed: int,
    *,
    checks: bool = True,
    most: int = MOST_ACTIONS,
    watch: Watch | None = None,
) -> PlayedMatch:
    """Play a match to its end, or until so many actions have been done.

    Whoever wants to `watch` gets each table, what could be chosen, what was, and what came of it.
    """
    run = PlayedMatch(seed, start, start)
    began = process_time()
    with listening(checks) as faults:
        if checks:
            _check(run, start, faults)
        while run.table.outcome is None and len(run.actions) < most:
            choices = _choices(run, faults)
            action = choose(run.table, choices)
            done = _done(run, action, choices)
            run.choices += len(choices)
            if checks:
                _check(run, done.table, faults, action)
            if isinstance(choose, AllSeated):
                choose.saw(run.table, done)
            if watch is not None:
                watch(run.table, choices, action, done)
            run.actions.append(action)
            run.table = done.table
    run.seconds = process_time() - began
    return run


def _choices(run: PlayedMatch, faults: list[str]) -> tuple[Action, ...]:
    choices = legal(run.table)
    if faults:
        raise InvariantError(run.actions, run.table, faults[0])
    if not choices:
        raise InvariantError(
            run.actions, run.table, f"{run.table.chooser} has nothing to choose from"
        )
    return choices


def _done(run: PlayedMatch, action: Action, choices: tuple[Action, ...]) -> After:
    if action not in choices:
        raise InvariantError(
            run.actions, run.table, f"a computer chose {action!r}, which is not offered"
        )
    try:
        return apply(run.table, action)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        text = write(run.table, action)
        raise InvariantError(
            run.actions, run.table, f"{text!r} is offered and fails: {error}"
        ) from error


def _check(run: PlayedMatch, table: Table, faults: list[str], action: Action | None = None) -> None:
    problem = faults[0] if faults else table.rules.problem(table)
    if problem is not None:
        told = f"after {write(run.table, action)!r}: " if action is not None else "at the start: "
        raise InvariantError(run.actions, run.table, told + problem)


@contextmanager
def listening(listen: bool) -> Iterator[list[str]]:
    """Hear what plugins do wrong, and where, which is otherwise only written to the log."""
    heard: list[str] = []

    def witness(plugin: str, error: BaseException) -> None:
        heard.append(fault_text(plugin, error))

    if listen:
        witnesses.append(witness)
    try:
        yield heard
    finally:
        if listen:
            witnesses.remove(witness)
