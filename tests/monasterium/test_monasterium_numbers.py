"""Every rule, ruling and example of the rules page has evidence: a scenario or a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rule_numbers import cited, listed, named
from scriptorium_monasterium import game

HERE = Path(__file__).resolve().parent
NUMBERS = listed(HERE / "rule_numbers.txt")
SCENARIOS = HERE.parent / "scenarios" / "monasterium"
PAGES = sorted((HERE.parents[1] / "docs" / "rules").glob("monasterium*.md"))
NUMBER = re.compile(r"\b(?:MO\d+\.\d+|W\d+|R\d+)\b")

assert game.scriptorium_plugins()  # which reads all of its modules
REASONS = game.say.reasons

CITED = cited(SCENARIOS)
NAMED = named(HERE, NUMBER)


def refusals() -> tuple[set[str], set[str]]:
    """The ids and numbers for which steps are refused, and the numbers of scenarios that refuse."""
    whys: set[str] = set()
    numbers: set[str] = set()
    for path in sorted(SCENARIOS.glob("*.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]:
            given: list[Any] = [one.get("why", "") for one in scenario["step"] if "not" in one]
            whys.update(given)
            numbers.update(scenario["cites"] if given else ())
    return whys, numbers


REFUSED_FOR, REFUSING = refusals()


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_has_a_scenario_or_a_test(number: str) -> None:
    assert number in CITED | NAMED, f"{number}: write a scenario that cites it, or a test"


def test_scenarios_cite_only_numbers_there_are() -> None:
    assert CITED - set(NUMBERS) == set()
    assert NAMED - set(NUMBERS) == set()


def test_the_list_is_whole() -> None:
    """A gap in the numbers would be a rule that is forgotten."""
    assert len(set(NUMBERS)) == len(NUMBERS)
    for kind, last in (("R", 45), ("W", 31)):
        assert {n for n in NUMBERS if re.fullmatch(rf"{kind}\d+", n)} == {
            f"{kind}{nr}" for nr in range(1, last + 1)
        }
    assert sum(n.startswith("MO") for n in NUMBERS) == 125


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: f"{reason.id}-{reason.rules[0]}")
def test_every_reason_is_met(reason: Any) -> None:
    """MO22.7: each refusal is shown, each rule behind it cited by a scenario that refuses."""
    assert reason.id in REFUSED_FOR
    assert set(reason.rules) <= REFUSING


def test_the_rules_pages_name_only_numbers_there_are() -> None:
    for page in PAGES:
        told = set(NUMBER.findall(page.read_text(encoding="utf-8")))
        assert told <= set(NUMBERS), page.name
