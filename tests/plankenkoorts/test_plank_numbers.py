"""Every rule, ruling and example of the rules page has evidence: a scenario or a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rule_numbers import cited, listed, named

HERE = Path(__file__).resolve().parent
NUMBERS = listed(HERE / "rule_numbers.txt")
PAGE = HERE.parent.parent / "docs" / "rules" / "plankenkoorts.md"
NUMBER = re.compile(r"\b(?:PK\d+(?:\.\d+)?|PX\d+|R\d+)\b")


CITED = cited(HERE.parent / "scenarios" / "plankenkoorts")
NAMED = named(HERE, NUMBER)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_has_a_scenario_or_a_test(number):
    assert number in CITED | NAMED, f"{number}: write a scenario that cites it, or a test"


def test_scenarios_cite_only_numbers_there_are():
    assert CITED - set(NUMBERS) == set()
    assert NAMED - set(NUMBERS) == set()


def test_the_list_is_whole():
    """A gap in the numbers would be a rule that is forgotten."""
    assert len(set(NUMBERS)) == len(NUMBERS)
    for kind, last in (("R", 21), ("PX", 22)):
        assert {n for n in NUMBERS if re.fullmatch(rf"{kind}\d+", n)} == {
            f"{kind}{nr}" for nr in range(1, last + 1)
        }
    for chapter, last in ((1, 4), (2, 2), (3, 4), (4, 6), (5, 7), (6, 20), (7, 4), (8, 3), (9, 3)):
        assert {n for n in NUMBERS if n.startswith(f"PK{chapter}.")} == {
            f"PK{chapter}.{nr}" for nr in range(1, last + 1)
        }


def test_the_rules_page_names_only_numbers_there_are():
    told = set(NUMBER.findall(PAGE.read_text(encoding="utf-8")))
    assert {n for n in told if "." in n or n.startswith("R")} <= set(NUMBERS)
