"""Which rules the scenarios of a game have seen refuse, and which they have seen let through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import scriptorium as sc
from scriptorium import Several
from scriptorium.scenarios import Scenario, Source, carry_out, read_source, table_for

# Reasons that say what is awaited or what a piece is for: no rule is broken there.
TELLING = {"awaited", "not_touched"}


def scenarios(folder: Path) -> Iterator[Scenario]:
    """All scenarios of a folder."""
    for path in sorted(folder.glob("*.toml")):
        for one in read_source(Source.of(path)):
            assert isinstance(one, Scenario)
            yield one


def breakable(rules: sc.Ruleset) -> dict[str, set[str]]:
    """The numbers for which something can be refused, with the ids of the reasons."""
    found: dict[str, set[str]] = {}
    for reason in rules.reasons:
        for number in () if reason.id in TELLING else reason.rules:
            found.setdefault(number, set()).add(reason.id)
    return found


def asked_by_choices(rules: sc.Ruleset) -> set[str]:
    """The numbers that some choice refuses with by itself."""
    choices = (one.choice for one in rules.actions.values())
    return {number for one in choices for reason in one.reasons for number in reason.rules}


def tried(folder: Path, library: sc.Library) -> tuple[set[str], set[str]]:
    """The numbers that a scenario has seen refuse, and those asked of what was then done."""
    refused, allowed = set[str](), set[str]()
    for scenario in scenarios(folder):
        table = table_for(scenario, library)
        for step in scenario.steps:
            if step.verb == "not":
                refused |= refused_of(table, str(step.value))
            if step.verb in ("do", "may"):
                allowed |= asked_of(table, str(step.value))
            table = carry_out(table, step)
    return refused, allowed


def refused_of(table: sc.Table, text: str) -> set[str]:
    """The numbers for which the last part of a line is refused."""
    *earlier, last = (part.strip() for part in text.split(";"))
    for part in earlier:
        table = sc.apply(table, sc.read(table, part)).table
    answer = sc.why_not(table, sc.read(table, last))
    assert answer is not None
    return set(answer.rules)


def asked_of(table: sc.Table, text: str) -> set[str]:
    """The numbers of all rules that were asked of the actions of a line, which let them through."""
    found = set[str]()
    for part in text.split(";"):
        action = sc.read(table, part.strip())
        for one in action.actions if isinstance(action, Several) else (action,):
            for reason in table.rules.actions[type(one)].choice.reasons:
                found |= set(reason.rules)
        table = sc.apply(table, action).table
    return found
