"""Every rule, ruling and example of the rules page has evidence: a scenario or a test."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
NUMBERS = (HERE / "rule_numbers.txt").read_text(encoding="utf-8").split()
PAGE = HERE.parent.parent / "docs" / "rules" / "plankenkoorts.md"
NUMBER = re.compile(r"\b(?:PK\d+(?:\.\d+)?|PX\d+|R\d+)\b")


@cache
def cited() -> frozenset[str]:
    """What the scenarios cite."""
    found: set[str] = set()
    for path in sorted((HERE.parent / "scenarios" / "plankenkoorts").glob("*.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]:
            found.update(scenario.get("cites", ()))
    return frozenset(found)


@cache
def named() -> frozenset[str]:
    """What the docstrings of the tests name."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for text in re.findall(
            r'def test_\w+\(.*?\):\s+"""(.*?)"""', path.read_text("utf-8"), re.S
        ):
            found.update(NUMBER.findall(text))
    return frozenset(found)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_has_a_scenario_or_a_test(number):
    assert number in cited() | named(), f"{number}: write a scenario that cites it, or a test"


def test_scenarios_cite_only_numbers_there_are():
    assert cited() - set(NUMBERS) == set()
    assert named() - set(NUMBERS) == set()


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
