"""From the facts of a scenario to the table it begins with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from scriptorium.engine.chance import SEED_LIMIT
from scriptorium.engine.change import Change
from scriptorium.engine.errors import FactError, PluginError, SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.play import blank_table, check_sound
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Table
from scriptorium.engine.tasks import run_tasks
from scriptorium.plugins.guard import Fault

from .facts import Agreement, vocabulary
from .format import Scenario, texts_of
from .source import Collected, Misread
from .vocabulary import CORE_KEYS, facts_of, named_facts, place_of

DEFAULT_SEED = 0
_NAME = re.compile(r"[\w-]+(?:\.[\w-]+)*")


def table_for(scenario: Scenario, library: Library) -> Table:
    """The table that a scenario's setup describes; raises `Misread` with the place in the file."""
    path = (*scenario.path, "setup")
    seats = _seats(scenario)
    rules = _rules(scenario, library, seats, None)
    try:
        agreement = _agreement(rules, scenario.setup)
        if agreement is not None:
            rules = _rules(scenario, library, agreement.seats or seats, agreement)
        seed = _seed(scenario)
        return lay_out(rules, scenario.setup, seed, path)
    except FactError as error:
        raise Misread(place_of(scenario.setup, error.path, path), str(error)) from error
    except (SetupError, PluginError, Fault) as error:
        raise Misread(path, str(error)) from error


def lay_out(
    rules: Ruleset, setup: Mapping[str, Any], seed: int, path: tuple[str | int, ...] = ()
) -> Table:
    """A table of these rules on which the facts of a setup hold, and the rest is neutral."""
    blank = blank_table(rules, seed)
    now = Change(blank)
    begins = vocabulary(rules).scenario
    if begins is not None and begins.neutral is not None:
        begins.neutral(now)
    if now.clock.turn == 0 and now.outcome is None:
        first = rules.setup.first or rules.setup.seats[0]
        now.enter_phase(rules.schedule.phases[0].name, first)
    facts = facts_of(rules)
    agreed = [key for key in CORE_KEYS if key not in facts or facts[key].put is None]
    wanted = {key: value for key, value in setup.items() if key not in agreed}
    wrong = Collected()
    named = {fact.name: (value, at) for fact, value, at in named_facts(facts, wanted, path, wrong)}
    for name, (_, place) in named.items():
        if facts[name].put is None:
            with wrong.one():
                raise Misread(place, f"the fact {name} can be seen but not set")
    wrong.done()
    told = {name: value for name, (value, _) in named.items()}
    order = [fact for fact in facts.values() if fact.name in named]
    for fact in sorted(order, key=lambda fact: fact.late):
        if fact.put is not None:
            fact.put(now, named[fact.name][0], *((told,) if fact.beside else ()))
    if begins is not None and begins.whole is not None:
        begins.whole(now)
    run_tasks(now)
    table = now.done().table
    if now.third_party is not None:
        check_sound(table, blank, now.third_party)
    return table


def _agreement(rules: Ruleset, setup: Mapping[str, Any]) -> Agreement | None:
    begins = vocabulary(rules).scenario
    if begins is None or begins.agree is None:
        return None
    agreement = begins.agree(dict(setup))
    if not isinstance(agreement, Agreement):
        raise PluginError(f"{begins.plugin}: agree answered {agreement!r}")
    return agreement


def _rules(
    scenario: Scenario,
    library: Library,
    seats: tuple[str, ...] | None,
    agreement: Agreement | None,
) -> Ruleset:
    options = dict(agreement.options) if agreement is not None else {}
    options.update(scenario.options)
    try:
        library.game(scenario.game)
    except SetupError as error:
        raise Misread((*scenario.path, "game"), str(error)) from error
    try:
        setup = library.setup(
            scenario.game,
            seats,
            first=agreement.first if agreement is not None else None,
            options=options,
            mods=scenario.mods,
            without=scenario.without,
        )
        return library.rules(setup)
    except (SetupError, PluginError) as error:
        raise Misread(_blamed(scenario, library, str(error)), str(error)) from error


def _blamed(scenario: Scenario, library: Library, message: str) -> tuple[str | int, ...]:
    """The part of the scenario that an agreement most probably failed on."""
    named = set(_NAME.findall(message))
    for key in ("mods", "without"):
        if not named.isdisjoint(getattr(scenario, key)):
            return (*scenario.path, key)
    if "option" in message and scenario.options:
        return (*scenario.path, "options")
    if "seat" in message and "seats" in scenario.setup:
        return (*scenario.path, "setup", "seats")
    return scenario.path


def _seats(scenario: Scenario) -> tuple[str, ...] | None:
    if "seats" not in scenario.setup:
        return None
    return texts_of((*scenario.path, "setup", "seats"), scenario.setup["seats"])


def _seed(scenario: Scenario) -> int:
    seed = scenario.setup.get("seed", DEFAULT_SEED)
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        message = f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}"
        raise Misread((*scenario.path, "setup", "seed"), message)
    return seed
