"""With a rule switched off the game plays on without it, and nothing else changes.

Every scenario is run again with one rule off. Those that are no evidence for that rule must hold
as before; some of those that are must not, or the rule would not have been there.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from night import often
from scriptorium import standard_library
from scriptorium.scenarios import Scenario, Source, lay_out, read_source, run

FOLDER = Path(__file__).resolve().parents[1] / "scenarios" / "sator"
RULES = {
    "sator.golden_rule": ("S13.2", "R26", "R27"),
    "sator.no_moving_back": ("S13.3", "R28"),
    "sator.surcharge": ("S13.1", "R30", "R31"),
}


def scenarios() -> list[Scenario]:
    """All scenarios of SATOR."""
    found = [one for path in sorted(FOLDER.glob("*.toml")) for one in read_source(Source.of(path))]
    assert all(isinstance(one, Scenario) for one in found)
    return [one for one in found if isinstance(one, Scenario)]


ALL = scenarios()


@pytest.mark.parametrize("rule", RULES)
def test_nothing_else_changes_without_a_rule(rule: str) -> None:
    """Only scenarios that are evidence for a rule may notice that it is off.

    By day each of the others is run again without one of the rules.
    """
    library = standard_library(third_party=False)
    noticed, others = [], []
    for nr, scenario in enumerate(ALL):
        is_about = not set(RULES[rule]).isdisjoint(scenario.cites)
        spared = often(nr % len(RULES) != list(RULES).index(rule), False) and not is_about
        if rule in scenario.without or spared:
            continue
        off = replace(scenario, without=(*scenario.without, rule))
        result = run(off, library)
        if result.problem is None:
            continue
        (noticed if is_about else others).append(f"{scenario.title}: {result.problem}")
    assert noticed, "no scenario notices that the rule is off"
    assert others == []


def test_without_the_rule_of_the_books_nobody_is_after_them() -> None:
    """What the turn has left is told nevertheless."""
    for without, goal in (([], "sator-aim"), (["sator.books"], None)):
        rules = sc.new_table("sator", 2, 1, without=without).rules
        aim = sp.aim(sc.view(lay_out(rules, {}, 0), "red"), "red")
        assert aim is not None
        assert (aim.after.id if aim.after is not None else None) == goal
        assert aim.still
