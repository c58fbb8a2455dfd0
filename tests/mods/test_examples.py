"""The house rules of the guide: off by default, sound alone and in any company."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

import scriptorium as sc
from night import often
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import run_paths
from scriptorium.testing.fuzzing import try_out

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
PACKS = ("gusts", "plain_deck", "wayfarers", "winter")
PLUGINS = ("abbey", "chapter", "second_free", "vigil")
NAMES = (*PACKS, *PLUGINS)
# These only bring cards: alone, together and in the company of all.
CARDS = ("wayfarers", "chapter")
OTHERS = tuple(name for name in NAMES if name not in CARDS)
EVERY = [names for size in range(len(OTHERS) + 1) for names in combinations(OTHERS, size)]
EVERY += [(CARDS[0],), (CARDS[1],)]
# By day each two of the others are together in one of these; alone most are in random matches.
THREES = [(0, 1, 2), (0, 1, 3), (0, 4, 5), (1, 4, 5), (2, 3, 4), (2, 3, 5)]
SOME = [(), ("abbey",), ("plain_deck",), *(tuple(OTHERS[at] for at in one) for one in THREES)]
SUBSETS = [*often([*SOME, OTHERS], EVERY), CARDS, NAMES]


@cache
def library(order: tuple[str, ...] = NAMES) -> sc.Library:
    """The installed plugins and all examples."""
    made = sc.standard_library().copy()
    for name in order:
        plugin = add_loose(made, read_loose(EXAMPLES / name), "example")
        assert not plugin.broken, plugin.broken
        assert plugin.name == name
    return made


def test_by_day_each_two_are_together():
    together = {two for names in SUBSETS[:-2] if names != OTHERS for two in combinations(names, 2)}
    assert together >= set(combinations(OTHERS, 2))


def test_there_are_four_packs_and_four_plugins():
    assert all((EXAMPLES / name / "pack.toml").is_file() for name in PACKS)
    assert all((EXAMPLES / name / "__init__.py").is_file() for name in PLUGINS)


@pytest.mark.parametrize("name", NAMES)
def test_the_scenarios_of_an_example_hold(name):
    results = list(run_paths([EXAMPLES / name / "scenarios.toml"], library()))
    assert results
    assert [str(result) for result in results if not result.passed] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_scenarios_need_their_example(name):
    """Without it not one of them holds: each is evidence for its mod, not for the game."""
    results = list(run_paths([EXAMPLES / name / "scenarios.toml"], sc.standard_library()))
    assert not any(result.passed for result in results)


def test_examples_are_off_unless_they_are_chosen():
    chosen = {ref.name for ref in sc.new_table("sator", library=library()).rules.setup.plugins}
    assert not chosen & set(NAMES)


def test_the_order_of_installing_makes_no_difference():
    one = sc.new_table("sator", 2, 1, NAMES, library=library())
    other = sc.new_table("sator", 2, 1, NAMES[::-1], library=library(NAMES[::-1]))
    assert one.rules.setup == other.rules.setup
    assert sc.digest(one) == sc.digest(other)


@pytest.mark.parametrize("names", SUBSETS, ids="+".join)
def test_any_of_the_examples_are_sound_together(names):
    """Invariants after every action, no dead end, no secret told, the same again when replayed."""
    trial = try_out(library(), "sator", names, matches=1, most=140, seed=len(names))
    assert trial.wrong == []
    assert trial.actions > 100


@pytest.mark.parametrize(
    "name", ["chapter", "gusts", "second_free", "vigil", "wayfarers", "winter"]
)
def test_random_matches_meet_what_an_example_brings(name):
    by_day = 2 if name == "vigil" else 1  # its card is seldom drawn
    trial = try_out(library(), "sator", [name], matches=often(by_day, 4), most=500)
    assert trial.wrong == []
    assert trial.own > 5


def test_a_card_that_nobody_holds_moves_no_other_card(tmp_path):
    """A mod that only adds an unused card leaves every random stream of the others alone."""
    path = tmp_path / "spare.toml"
    path.write_text(
        '[pack]\nname = "spare"\ngame = "sator"\n\n'
        '[[card]]\nid = "blank"\neffect = "sator.moves"\nback = "im"\ncopies = 0\n',
        encoding="utf-8",
    )
    wider = library().copy()
    add_loose(wider, read_loose(path), "test")
    plain = sc.new_table("sator", 3, 5, library=wider)
    spare = sc.new_table("sator", 3, 5, ["spare"], library=wider)
    for number in range(400):
        choices = [[sc.write(table, a) for a in sc.legal(table)] for table in (plain, spare)]
        assert choices[0] == choices[1]
        wish = choices[0][number * 7 % len(choices[0])]
        plain, spare = (sc.apply(t, sc.read(t, wish)).table for t in (plain, spare))
        assert plain.parts == spare.parts
