"""A plugin may fail at any call it makes: the table stays, its plugin is named, the match goes on.

Random matches are played; at each action the first call of the core fails, the second, … until
none is left. What fails there is what the plugin's own line at that place would be.
"""

from __future__ import annotations

import functools
import random
from collections import Counter

import lantern
import pytest
from wall_house import FAULTS

import scriptorium as sc
from night import often

pytestmark = pytest.mark.own_faults

CALLS = (
    *("put", "tell", "wait_for", "left", "gain", "spend", "use", "enter_step", "end_turn"),
    *("skip_next", "extra_turn", "reverse", "begin_round", "enter_phase", "end"),
    *("reveal_to", "shuffled", "below", "pick"),
)
RAISED = tuple(FAULTS)
EACH = often(3, 60)  # each kind of action in each match
MOST_ACTIONS = often(250, 1000)
GAMES = {"lantern": 6, "plankenkoorts": 7, "sator": 20}  # with the kinds of actions to be met


@functools.cache
def library() -> sc.Library:
    """Our own games, called directly, and a mod's, which is behind the wall."""
    filled = sc.standard_library(third_party=False).copy()
    filled.add(lantern)
    return filled


class Saboteur:
    """Counts the calls that plugins make of a change; the one of a number fails, in some way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at, self.count, self.kind = 0, 0, "ValueError"
        for name in CALLS:
            monkeypatch.setattr(sc.Change, name, self.wrapped(getattr(sc.Change, name)))

    def wrapped(self, call):
        @functools.wraps(call)
        def instead(*args, **named):
            self.count += 1
            if self.count == self.at:
                FAULTS[self.kind]()
            return call(*args, **named)

        return instead

    def aim(self, at, kind):
        """Let the call of this number fail from now on, counted anew; 0 stands for none."""
        self.at, self.count, self.kind = at, 0, kind


def tried(saboteur, table, action, kinds):
    """Let an action fail at each call it makes; how often it failed, and what came of it."""
    before, choices = sc.dump(table), sc.legal(table)
    names = {ref.name for ref in table.rules.setup.plugins}
    saboteur.aim(0, "")
    after = sc.apply(table, action)
    calls = saboteur.count
    for at in range(1, calls + 1):
        saboteur.aim(at, kinds[at % len(kinds)])
        with pytest.raises(sc.Refused) as caught:
            sc.apply(table, action)
        assert caught.value.id == "plugin_fault", (at, saboteur.kind)
        assert caught.value.plugin in names
        assert caught.value.plugin in str(caught.value)
        assert sc.dump(table) == before
        assert sc.legal(table) == choices
    saboteur.aim(0, "")
    assert sc.digest(sc.apply(table, action).table) == sc.digest(after.table)
    return calls, after.table


@pytest.mark.parametrize("game", GAMES)
def test_every_call_of_every_kind_of_action_may_fail(game, monkeypatch):
    saboteur, luck = Saboteur(monkeypatch), random.Random(10)
    faults, hurt = 0, Counter()
    for seed in range(often(2, 20)):
        table = sc.new_table(game, seed=seed, library=library())
        for done in range(MOST_ACTIONS):
            if table.outcome is not None:
                break
            action = luck.choice(sc.legal(table))
            if hurt[type(action)] >= EACH * (seed + 1):
                table = sc.apply(table, action).table
                continue
            kinds = RAISED[done % len(RAISED) :] + RAISED[: done % len(RAISED)]
            count, table = tried(saboteur, table, action, kinds)
            faults += count
            hurt[type(action)] += 1
    assert faults > 2 * sum(hurt.values())
    assert len(hurt) >= GAMES[game], "too few kinds of actions were tried"
