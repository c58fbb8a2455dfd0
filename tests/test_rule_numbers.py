"""Every rule, ruling and example of a rules page has evidence: a scenario or a test."""

from __future__ import annotations

import re

import pytest

from rule_numbers import Evidence

PLANKENKOORTS = Evidence(
    "plankenkoorts",
    re.compile(r"\b(?:PK\d+(?:\.\d+)?|PX\d+|R\d+)\b"),
    (
        ("R", 21), ("PX", 22), ("PK1.", 4), ("PK2.", 2), ("PK3.", 4), ("PK4.", 6), ("PK5.", 7),
        ("PK6.", 20), ("PK7.", 4), ("PK8.", 3), ("PK9.", 3),
    ),
)  # fmt: skip
RENNES = Evidence(
    "rennes",
    re.compile(r"\b(?:RN\d+(?:\.\d+)?|RX\d+|R\d+)\b"),
    (("R", 48), ("RX", 28)),
    frozenset({"RN2", "RN14", "RN15", "RN16"}),
)
GAMES = (PLANKENKOORTS, RENNES)
EACH = [(game, number) for game in GAMES for number in game.numbers]
PAGES = [(game, page) for game in GAMES for page in game.pages]


@pytest.mark.parametrize(("game", "number"), EACH, ids=str)
def test_every_number_has_a_scenario_or_a_test(game: Evidence, number: str) -> None:
    assert number in game.told, f"{number}: write a scenario that cites it, or a test"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_only_numbers_there_are_get_cited(game: Evidence) -> None:
    assert game.told - set(game.numbers) - game.chapters == set()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_list_is_whole(game: Evidence) -> None:
    """A gap in the numbers would be a rule that is forgotten."""
    numbers = game.numbers
    assert len(set(numbers)) == len(numbers)
    for kind, last in game.series:
        found = {one for one in numbers if re.fullmatch(rf"{re.escape(kind)}\d+", one)}
        assert found == {f"{kind}{nr}" for nr in range(1, last + 1)}


@pytest.mark.parametrize(("game", "page"), PAGES, ids=lambda one: getattr(one, "name", str(one)))
def test_the_rules_pages_name_only_numbers_there_are(game: Evidence, page) -> None:
    told = set(game.number.findall(page.read_text(encoding="utf-8")))
    assert {one for one in told if "." in one or re.fullmatch(r"R\d+", one)} <= set(game.numbers)
