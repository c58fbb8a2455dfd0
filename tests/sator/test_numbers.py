"""Every rule, ruling and worked example of SATOR has evidence: a scenario or a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rule_numbers import cited, listed, named

HERE = Path(__file__).resolve().parent
NUMBERS = listed(HERE / "rule_numbers.txt")
NUMBER = re.compile(r"\b(?:S\d+\.\d+|R\d+|E\d+)\b")
CITED = cited(HERE.parent / "scenarios" / "sator")
NAMED = named(HERE, NUMBER)
PAGE = HERE.parent.parent / "docs" / "rules" / "sator.md"


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_has_a_scenario_or_a_test(number: str) -> None:
    assert number in CITED | NAMED, f"{number}: write a scenario that cites it, or a test"


@pytest.mark.parametrize("number", [number for number in NUMBERS if number[0] == "E"])
def test_every_worked_example_is_a_scenario(number: str) -> None:
    assert number in CITED


def test_only_numbers_there_are_are_cited() -> None:
    assert (CITED | NAMED) - set(NUMBERS) == set()


def test_the_list_is_whole() -> None:
    """A gap in the numbers would be a rule that is forgotten."""
    assert len(set(NUMBERS)) == len(NUMBERS)
    for kind, last in (("R", 60), ("E", 40)):
        wanted = {f"{kind}{number}" for number in range(1, last + 1)}
        assert {n for n in NUMBERS if n[0] == kind} == wanted
    for chapter in range(1, 32):
        rules = sorted(int(n.split(".")[1]) for n in NUMBERS if n.startswith(f"S{chapter}."))
        assert rules == list(range(1, len(rules) + 1)) != []


def test_the_rules_page_names_only_numbers_there_are() -> None:
    told = set(NUMBER.findall(PAGE.read_text(encoding="utf-8")))
    assert told
    assert told <= set(NUMBERS)
