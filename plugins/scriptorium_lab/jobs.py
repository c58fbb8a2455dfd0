"""What the laboratory plays: a plan for many matches, and playing one of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from scriptorium import Action, After, Library, MatchSetup, Seat, Table, new_table
from scriptorium.engine import PluginRef, Setting
from scriptorium.testing import InvariantError, PlayedMatch, choices_by, play_out

from .card_uses import CardRow, CardUses


class Plan(Struct, frozen=True):
    """Many matches of one game.

    With `rotates` each seed is played once for each seat that a bot can have; with `mixes` the
    seats begin with another colour in each match. `without` are plugins that are off. What cards do
    is counted where `counts_cards` says so, since that takes a third as long as chance plays.
    """

    game: str
    seats: tuple[Seat, ...]
    seed: int
    bots: tuple[str, ...]
    mods: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    options: tuple[tuple[str, Setting], ...] = ()
    most: int = 0
    checks: bool = True
    rotates: bool = False
    mixes: bool = False
    counts_cards: bool = True
    plugins: tuple[PluginRef, ...] = ()

    def seed_of(self, number: int) -> int:
        """The seed of one of the matches, counted from 0."""
        return self.seed + (number // len(self.seats) if self.rotates else number)

    def seats_of(self, number: int) -> tuple[Seat, ...]:
        """Who sits there, in turn order."""
        at = number // len(self.seats) if self.rotates else number
        return turned(self.seats, at) if self.mixes else self.seats

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who plays each seat: in order; with rotation the last as often as need be."""
        count = len(self.seats)
        if self.rotates:
            return seated(self.bots, count, number)
        return tuple(self.bots[at % len(self.bots)] for at in range(count))


class Job(Struct, frozen=True):
    """One match of a plan."""

    plan: Plan
    number: int


class Played(Struct, frozen=True, kw_only=True, tag=True):
    """One match that was played: who sat where, who won, how long it took, what cards did.

    `winners` are places in `seats`, `idle` how many turns left nothing to choose.
    """

    number: int
    seed: int
    seats: tuple[Seat, ...]
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    ended: bool
    decisions: int
    choices: int
    turns: int
    idle: int
    all_turns: int
    seconds: float
    scores: dict[Seat, int] | None = None
    parts: dict[str, dict[Seat, int]] | None = None
    cards: dict[str, dict[Seat, CardRow]] = {}


class Failed(Struct, frozen=True, kw_only=True, tag=True):
    """A match in which something went wrong, after so many actions."""

    number: int
    seed: int
    seats: tuple[Seat, ...]
    actions: int
    what: str


class Unfit(Struct, frozen=True, kw_only=True, tag=True):
    """A match that could not even begin where it was to be played."""

    number: int
    why: str


Result = Played | Failed | Unfit


def turned(row: Sequence[str], by: int) -> tuple[str, ...]:
    """A row begun with another of its places."""
    at = by % len(row)
    return (*row[at:], *row[:at])


def seated(bots: Sequence[str], seats: int, turns: int) -> tuple[str, ...]:
    """Who sits in each seat: the bots in order, the last as often as need be, turned on so far."""
    return turned([*bots[:seats], *[bots[-1]] * (seats - len(bots))], -turns)


class Watcher:
    """Looks on while a match is played."""

    def __init__(self, cards: CardUses | None) -> None:
        self.cards = cards
        self.idle = self.turns = 0
        self._turn = -1
        self._had_choice = True

    def __call__(
        self, before: Table, choices: tuple[Action, ...], action: Action, done: After
    ) -> None:
        """Count one decision."""
        if before.chooser == before.clock.seat:
            if before.clock.turn != self._turn:
                self.end_turn()
                self._turn, self._had_choice = before.clock.turn, False
                self.turns += 1
            self._had_choice |= len(choices) > 1
        if self.cards is not None:
            self.cards.saw(before, choices, action, done)

    def end_turn(self) -> None:
        """A turn is over."""
        self.idle += not self._had_choice
        self._had_choice = True


def start_of(job: Job, library: Library) -> Table:
    """The table that a match begins with."""
    plan = job.plan
    return new_table(
        plan.game,
        plan.seats_of(job.number),
        plan.seed_of(job.number),
        plan.mods,
        without=plan.without,
        options=dict(plan.options),
        library=library,
    )


def play_job(job: Job, library: Library) -> tuple[Result, PlayedMatch | None]:
    """Play one match; what came of it, and the match itself where it went well."""
    plan, number = job.plan, job.number
    start = start_of(job, library)
    if plan.plugins and start.rules.setup.plugins != plan.plugins:
        return Unfit(number=number, why=differing(start.rules.setup, plan.plugins)), None
    seats, seed = start.seats, plan.seed_of(number)
    watcher = Watcher(CardUses(start) if plan.counts_cards else None)
    choose = choices_by(plan.bots_of(number), seats, seed)
    try:
        run = play_out(start, choose, seed, checks=plan.checks, most=plan.most, watch=watcher)
    except InvariantError as broken:
        what = " ".join(broken.what.split())
        after = len(broken.actions)
        return Failed(number=number, seed=seed, seats=seats, actions=after, what=what), None
    watcher.end_turn()
    outcome = run.outcome
    winners = () if outcome is None else outcome.winners
    parts = None if outcome is None else outcome_parts(run)
    return Played(
        number=number,
        seed=seed,
        seats=seats,
        bots=plan.bots_of(number),
        winners=tuple(seats.index(seat) for seat in winners),
        ended=outcome is not None,
        decisions=len(run.actions),
        choices=run.choices,
        turns=max(run.table.clock.own_turns, default=0),
        idle=watcher.idle,
        all_turns=watcher.turns,
        seconds=round(run.seconds, 3),
        scores=None if outcome is None else dict(outcome.scores),
        parts=parts,
        cards={} if watcher.cards is None else watcher.cards.rows(),
    ), run


def outcome_parts(run: PlayedMatch) -> dict[str, dict[Seat, int]] | None:
    """How the points came about, where the game tells it."""
    parts = None if run.outcome is None else run.outcome.parts
    return {name: dict(row) for name, row in parts} if isinstance(parts, tuple) else None


def differing(setup: MatchSetup, wanted: tuple[PluginRef, ...]) -> str:
    """In which plugins a place differs from what is to be played."""
    here = {one.name: one for one in setup.plugins}
    there = {one.name: one for one in wanted}
    names = sorted(name for name in {*here, *there} if here.get(name) != there.get(name))
    told = []
    for name in names:
        one, other = here.get(name), there.get(name)
        if one is None or other is None:
            told.append(f"{name} is {'missing' if one is None else 'on'} there")
        elif one.version != other.version:
            told.append(f"{name} is {one.version} there and {other.version} here")
        else:
            told.append(f"{name} has another content there")
    return "; ".join(told)
