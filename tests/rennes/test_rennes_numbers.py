"""Every rule, ruling and example of the rules page has evidence: a scenario or a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import scriptorium as sc
from rule_numbers import cited, listed, named
from rules_tried import asked_by_choices, breakable, tried

HERE = Path(__file__).resolve().parent
NUMBERS = listed(HERE / "rule_numbers.txt")
RULES = HERE.parents[1] / "docs" / "rules"
PAGES = sorted(RULES.glob("rennes*.md"))
NUMBER = re.compile(r"\b(?:RN\d+(?:\.\d+)?|RX\d+|R\d+)\b")
WHOLE = {"RN2", "RN14", "RN15", "RN16"}  # chapters without numbered rules

SCENARIOS = HERE.parent / "scenarios" / "rennes"
CITED = cited(SCENARIOS)
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


def test_every_number_that_can_be_broken_has_refused_and_let_through():
    """Read off the rules: each number of a reason refuses in one scenario and lets through in one.

    What only an answer to a question refuses with is cited where something is done.
    """
    library = sc.standard_library(strangers=False)
    rules = library.rules(library.setup("rennes", 2))
    there, (refused, allowed) = breakable(rules), tried(SCENARIOS, library)
    assert len(there) > 40
    assert there.keys() - refused == set()
    answered = there.keys() - asked_by_choices(rules)
    assert answered == {"RN6.2"}
    assert there.keys() - allowed - (answered & CITED) == set()
