"""A match as a PettingZoo environment in which one agent after the other chooses (AEC).

    from scriptorium_research.aec_matches import env
    match = env("plankenkoorts", seats=3)

Agents bear the names of their seats. An observation is what the seat may know, as numbers, with a
mask of the numbers that may be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

import scriptorium as sc
from scriptorium.engine import start

from .numbered_choices import left_out, numbered, space_of
from .seen_numbers import LENGTH, MOST, as_numbers, rewards

MOST_DECISIONS = 20_000
MOST_SEED = 2**31 - 1


class MatchEnv(AECEnv):
    """One match after the other, all by the same rules.

    A match that has not ended after `most_decisions` is cut off (truncated), with no reward.
    """

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] | None = None,
        *,
        mods: Iterable[str] = (),
        without: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        numbers: int = 0,
        length: int = LENGTH,
        most_decisions: int = MOST_DECISIONS,
        library: sc.Library | None = None,
        render_mode: str | None = None,
    ) -> None:
        library = sc.standard_library() if library is None else library
        setup = library.setup(game, seats, mods=mods, without=without, options=options)
        self.rules = library.rules(setup)
        self.numbers, self.length = numbers or space_of(game), length
        self.most_decisions = most_decisions
        self.metadata = {
            "name": f"scriptorium_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(setup.seats)
        self.agents: list[str] = []
        self.action_spaces = {seat: Discrete(self.numbers) for seat in setup.seats}
        self.observation_spaces = {
            seat: Dict(
                {
                    "observation": Box(-MOST, MOST, (length,), np.float32),
                    "action_mask": Box(0, 1, (self.numbers,), np.int8),
                }
            )
            for seat in setup.seats
        }
        self._luck, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """What observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of choices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; with a seed that one and, without, those that follow from it."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._begin(start(self.rules, int(self._luck.integers(MOST_SEED))))

    def _begin(self, table: sc.Table) -> None:
        self.agents = list(self.possible_agents)
        self.decisions, self.last_choice = 0, ""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._stand(table)

    def _stand(self, table: sc.Table) -> None:
        self.table = table
        self.choices = numbered(table, self.numbers)
        self.infos = {seat: {"left_out": 0} for seat in self.possible_agents}
        if table.chooser is not None:
            self.agent_selection = table.chooser
            self.infos[table.chooser]["left_out"] = left_out(table, self.numbers)

    def view(self, agent: str) -> sc.View:
        """All that an agent may know, as the engine has it."""
        return sc.view(self.table, agent)

    def notation(self, number: int) -> str:
        """What a number means now."""
        return sc.write(self.table, self.choices[number])

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and which numbers it may choose; none where it is not asked."""
        mask: Any = np.zeros(self.numbers, np.int8)
        if agent == self.table.chooser and not any(self.truncations.values()):
            mask[list(self.choices)] = 1
        return {"observation": as_numbers(self.view(agent), self.length), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Do what the agent that is asked has chosen."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self.choices.get(int(action))
        if chosen is None:
            raise ValueError(f"{agent} may not choose {action}: it is not in the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.last_choice = f"{agent}: {sc.write(self.table, chosen)}"
        self._stand(sc.apply(self.table, chosen).table)
        self.decisions += 1
        over = self.table.outcome is not None
        self.rewards = rewards(self.table.outcome, tuple(self.possible_agents))
        if over or self.decisions >= self.most_decisions:
            told = self.terminations if over else self.truncations
            told.update(dict.fromkeys(self.agents, True))
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What was chosen last, and where the match stands."""
        return f"{self.last_choice}\n{self.table!r}" if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


def env(game: str, seats: int | Sequence[str] | None = None, **more: Any) -> Any:
    """A match of a game, with PettingZoo's own checks of its use round it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(MatchEnv(game, seats, **more)))
