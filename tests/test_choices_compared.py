"""In every game, what is listed quickly is what the rules allow: on tables met and imagined."""

from __future__ import annotations

from pathlib import Path

import pytest

import scriptorium as sc
from night import often
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.testing.helpers import compare, compare_imagined, random_match
from scriptorium.testing.list_comparison import is_said_twice

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples"
MODS = (
    "abbey",
    "chapter",
    "gusts",
    "plain_deck",
    "second_free",
    "vigil",
    "wayfarers",
    "winter",
)
STEP = often(3, 1)  # by day every third table is compared
EVERY = 150  # on each of so many tables other decisions are imagined as well
MOST = 40


def told_of(table: sc.Table, seed: int, most: int) -> list[str]:
    found: list[str] = []
    for at, one in enumerate(random_match(table, seed, most=most)):
        if at % STEP == 0:
            found += compare(one)
        if at % EVERY == 0:
            found += compare_imagined(one, MOST)
    return found


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        ("sator", 2, 2),
        ("sator", 3, 3),
        ("sator", 4, 4),
        ("plankenkoorts", 3, 3),
        ("rennes", 4, 4),
        ("monasterium", 3, 3),
        *often((), (("sator", 2, 9), ("sator", 3, 4))),
    ],
)
def test_the_choices_of_a_match_are_what_its_rules_allow(game: str, seats: int, seed: int) -> None:
    assert told_of(sc.new_table(game, seats, seed), seed, 420) == []


@pytest.mark.parametrize("name", MODS)
def test_with_a_mod_they_are_still(name: str) -> None:
    library = sc.standard_library().copy()
    mod = add_loose(library, read_loose(EXAMPLES / name), "an example")
    table = sc.new_table("sator", 2, 3, [mod.about.name], library=library)
    assert told_of(table, 3, 260) == []


def test_there_is_something_to_compare() -> None:
    """A comparison that finds nothing listed quickly would be worth nothing."""
    rules = sc.new_table("sator", 2, 1).rules
    assert sum(map(is_said_twice, rules.actions.values())) >= 3
