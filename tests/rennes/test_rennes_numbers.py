"""Every rule, ruling and example of the rules page has evidence: a scenario or a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rule_numbers import cited, listed, named

HERE = Path(__file__).resolve().parent
NUMBERS = listed(HERE / "rule_numbers.txt")
RULES = HERE.parents[1] / "docs" / "rules"
PAGES = sorted(RULES.glob("rennes*.md"))
NUMBER = re.compile(r"\b(?:RN\d+(?:\.\d+)?|RX\d+|R\d+)\b")
WHOLE = {"RN2", "RN14", "RN15", "RN16"}  # chapters without numbered rules

CITED = cited(HERE.parent / "scenarios" / "rennes")
NAMED = named(HERE, NUMBER)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_has_a_scenario_or_a_test(number):
    assert number in CITED | NAMED, f"{number}: write a scenario that cites it, or a test"


def test_scenarios_cite_only_numbers_there_are():
    assert CITED - set(NUMBERS) - WHOLE == set()
    assert NAMED - set(NUMBERS) - WHOLE == set()


def test_the_list_is_whole():
    """A gap in the numbers would be a rule that is forgotten."""
    assert len(set(NUMBERS)) == len(NUMBERS)
    for kind, last in (("R", 48), ("RX", 28)):
        assert {n for n in NUMBERS if re.fullmatch(rf"{kind}\d+", n)} == {
            f"{kind}{nr}" for nr in range(1, last + 1)
        }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_rules_pages_name_only_numbers_there_are(page):
    told = set(NUMBER.findall(page.read_text(encoding="utf-8")))
    assert {n for n in told if "." in n or re.fullmatch(r"R\d+", n)} <= set(NUMBERS)
