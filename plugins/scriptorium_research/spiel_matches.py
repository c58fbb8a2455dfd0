"""A match as a game of OpenSpiel's interface for Python.

    import pyspiel
    import scriptorium_research.spiel_matches
    game = pyspiel.load_game("python_scriptorium(game=plankenkoorts,players=3)")

Chance comes first: one of `SEEDS` matches is dealt, and what it brings later follows from its seed.
What a player knows is its view and what it remembers; other worlds that agree with that are
sampled (`resample_from_infostate`), so that searches such as ISMCTS work.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel

import scriptorium as sc
from scriptorium.engine import start
from scriptorium.hidden import Memory, NoConsistentState, no_memory, sample

from .numbered_choices import numbered, space_of
from .seen_numbers import LENGTH, as_numbers, facts, rewards

NAME = "python_scriptorium"
SEEDS = 1000
MOST_PLAYERS, MOST_DECISIONS = 6, 20_000
SEED_BITS = 30

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="A game of Scriptorium",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "plankenkoorts", "players": 2},
)


class MatchGame(pyspiel.Game):
    """One game, for so many players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {"game": "plankenkoorts", "players": 2, **(params or {})}
        library = sc.standard_library()
        setup = library.setup(str(wanted["game"]), int(wanted["players"]))
        self.rules = library.rules(setup)
        self.numbers = space_of(setup.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers,
            max_chance_outcomes=SEEDS,
            num_players=len(setup.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(TYPE, info, wanted)

    def new_initial_state(self) -> MatchState:
        """A match before its cards are dealt."""
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What tells players what they may know."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(recalls=recalls)


class Standing:
    """Where a match stands and what is remembered: never changed, so a copy is itself."""

    def __init__(
        self, table: sc.Table | None, memories: tuple[Memory, ...], trail: tuple[str, ...]
    ):
        self.table, self.memories, self.trail = table, memories, trail

    def __deepcopy__(self, memo: Any) -> Standing:
        return self


class MatchState(pyspiel.State):
    """A match in progress."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self._game = Held(game)
        self.standing = Standing(None, (), ())

    @property
    def rules(self) -> sc.Ruleset:
        """By which it is played."""
        return self._game.game.rules

    @property
    def table(self) -> sc.Table:
        """Where it stands, once it has been dealt."""
        assert self.standing.table is not None
        return self.standing.table

    def current_player(self) -> int:
        """Who chooses; chance before all."""
        if self.standing.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.table.chooser is not None
        return self.table.seats.index(self.table.chooser)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The matches that can be dealt."""
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _choices(self) -> dict[int, sc.Action]:
        found = self.table.notes.setdefault("found", {})
        known: dict[int, sc.Action] | None = found.get("numbered")
        if known is None:
            known = found["numbered"] = numbered(self.table, self._game.game.numbers)
        return known

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._choices())

    def _apply_action(self, action: int) -> None:
        if self.standing.table is None:
            table = start(self.rules, action)
            memories = tuple(no_memory(seat) for seat in table.seats)
            self.standing = Standing(table, memories, ("",) * len(table.seats))
            return
        before, chosen = self.table, self._choices()[action]
        done = sc.apply(before, chosen)
        memories = tuple(one.after(before, done) for one in self.standing.memories)
        trail = tuple(
            f"{told}{'!' + str(action) if seat == before.chooser else ''}"
            f"{sc.seen_events(done, seat)!r}"
            for seat, told in zip(before.seats, self.standing.trail, strict=True)
        )
        self.standing = Standing(done.table, memories, trail)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.standing.table is None:
            return f"deal {action}"
        return sc.write(self.table, self._choices()[action])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.standing.table is not None and self.table.outcome is not None

    def returns(self) -> list[float]:
        """What it came to for each player."""
        seats = self.rules.setup.seats
        outcome = self.table.outcome if self.is_terminal() else None
        found = rewards(outcome, seats)
        return [found[seat] for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> MatchState:
        """A match that agrees with all that a player sees and remembers."""
        seat = self.table.seats[player]
        chance = Random(int(sampler() * (1 << SEED_BITS)))
        seen, memory = sc.view(self.table, seat), self.standing.memories[player]
        try:
            world = sample(seen, memory, chance)
        except NoConsistentState:
            world = sample(seen, None, chance)
        found: MatchState = self.clone()
        found.standing = Standing(world, self.standing.memories, self.standing.trail)
        return found

    def __str__(self) -> str:
        return "not dealt" if self.standing.table is None else repr(self.table)


class Held:
    """The game of a state, which copies share."""

    def __init__(self, game: MatchGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> Held:
        return self


class Observer:
    """Tells a player what it may know, and what it has seen and done on the way if it `recalls`."""

    def __init__(self, *, recalls: bool = False) -> None:
        self._recalls = recalls
        self.tensor: Any = np.zeros(LENGTH, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.standing.table is not None:
            self.tensor[:] = as_numbers(sc.view(state.table, state.table.seats[player]), LENGTH)

    def string_from(self, state: MatchState, player: int) -> str:
        """All facts that a player may know, in a row."""
        if state.standing.table is None:
            return ""
        seen = sc.view(state.table, state.table.seats[player])
        told = " ".join(f"{name}:{much:g}" for name, much in facts(seen))
        return f"{told} {state.standing.trail[player]}" if self._recalls else told


pyspiel.register_game(TYPE, MatchGame)
