"""What a position of Rennes says of piles, circles and the bag is taken at its word."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter

import pytest

import scriptorium as sc
from game_tables import seen
from night import often
from rennes import position

COLOURS = ("geel", "rood", "blauw", "groen", "paars")
CAVERNS = ("CA", "CC", "CE", "CF", "CG", "CH", "CI")


def box(table):
    """All equipment cards and all tokens, as lists."""
    cards = [
        one for one, kind in table.rules.cards.items() if "-" in one for _ in [0] * kind.copies
    ]
    tokens = [one for one in COLOURS for _ in range(table.rules.cards[one].copies)]
    return cards, tokens


CARDS, TOKENS = box(position())


def test_the_box_is_the_one_that_is_meant():
    table = position()
    assert len(CARDS) == seen(table, "deck_size") + len(seen(table, "open"))
    circles = seen(table, "clues")
    assert len(TOKENS) == seen(table, "bag_size") + sum(map(len, circles.values()))


@pytest.mark.parametrize("seed", range(often(20, 2000)))
def test_a_deck_and_open_cards_are_just_those(seed):
    """Also where nothing is left over, or nothing is open."""
    luck = random.Random(seed)
    cards = luck.sample(CARDS, len(CARDS))
    held, shown, thrown = (luck.choice((0, 0, 1, 5)) for _ in range(3))
    rest = luck.choice((len(cards), luck.randint(0, len(cards))))
    row = [cards.pop() for _ in range(shown)]
    hand, pile = [cards.pop() for _ in range(held)], [cards.pop() for _ in range(thrown)]
    deck = cards[:rest]
    table = position(
        seed=seed, hands={"rood": hand}, discard=pile, deck=deck, open=row if shown else []
    )
    assert seen(table, "deck") == deck
    assert Counter(seen(table, "open")) == Counter(row)
    assert seen(table, "discard") == pile
    assert Counter(seen(table, "hands")["rood"]) == Counter(hand)


@pytest.mark.parametrize("many", [0, 1, 4, 5, 95, 100])
def test_a_deck_alone_leaves_five_open_where_there_are_five(many):
    table = position(deck=CARDS[:many])
    assert seen(table, "deck") == CARDS[:many]
    shown = seen(table, "open")
    assert len(shown) == min(5, len(CARDS) - many)
    assert not Counter(shown) - (Counter(CARDS) - Counter(CARDS[:many]))


def test_open_cards_alone_leave_all_others_in_the_deck():
    table = position(open=[])
    assert (seen(table, "open"), Counter(seen(table, "deck"))) == ([], Counter(CARDS))


@pytest.mark.parametrize("seed", range(often(20, 2000)))
def test_a_bag_and_circles_are_just_those(seed):
    """A whole box or less, with any of the Cavernes told."""
    luck = random.Random(seed)
    tokens = luck.sample(TOKENS, len(TOKENS))
    told = luck.sample(CAVERNS, luck.choice((0, 3, len(CAVERNS))))
    usual = seen(position(), "clues")
    clues = {one: [tokens.pop() for _ in range(luck.randint(0, len(usual[one])))] for one in told}
    bag = Counter(tokens[: luck.choice((len(tokens), luck.randint(0, len(tokens))))])
    table = position(seed=seed, bag=dict(bag), clues=clues)
    assert Counter(seen(table, "bag")) == bag
    lying = seen(table, "clues")
    left = Counter(TOKENS) - bag
    for one in CAVERNS:
        left.subtract(lying[one])
        if one in clues:
            assert sorted(lying[one]) == sorted(clues[one])
    assert min(left.values(), default=0) >= 0
    short = [one for one in CAVERNS if one not in told and len(lying[one]) < len(usual[one])]
    assert not short or not +left


def test_a_circle_keeps_what_the_bag_does_not_need():
    usual = seen(position(), "clues")
    few = dict.fromkeys(COLOURS, 1)
    assert seen(position(bag=few), "clues") == usual


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"bag": {"geel": 999}}, r"bag.geel: there are only \d+ of geel"),
        ({"bag": {"geel": 1}, "clues": {"CF": ["geel"] * 9}}, "CF has"),
        ({"deck": CARDS, "open": ["geel-1"]}, "open: there are only"),
        ({"deck": ["geel-1"] * 99}, "deck: there are only"),
        ({"open": ["geel-1"] * 99}, "open: there are only"),
        ({"figures": {"rood": "XX9"}}, r"figures.rood: there is no space 'XX9'"),
    ],
)
def test_what_the_box_does_not_hold_is_refused(setup, told):
    with pytest.raises(sc.FactError, match=told):
        position(**setup)


def test_a_figure_may_be_in_the_supply():
    table = position(figures={"rood": "supply"})
    assert seen(table, "figures")["rood"] == "supply"


def test_scenario_files_are_taken_at_their_word(tmp_path):
    deck = ", ".join(f'"{one}"' for one in CARDS[5:])
    whole = Counter(TOKENS)
    bag = ", ".join(f"{one} = {many}" for one, many in whole.items())
    empty = ", ".join(f"{one} = []" for one in CAVERNS)
    path = tmp_path / "word.toml"
    path.write_text(
        f"""
[[scenario]]
game = "rennes"
title = "Nothing is open, and a deck is as it is told"
[scenario.setup]
deck = [{deck}]
open = []
[[scenario.step]]
see = {{ deck_size = {len(CARDS) - 5}, open = [] }}

[[scenario]]
game = "rennes"
title = "The whole box is in the bag"
[scenario.setup]
bag = {{ {bag} }}
clues = {{ {empty} }}
[[scenario.step]]
see = {{ bag_size = {len(TOKENS)}, clues.CF = [] }}
"""
    )
    done = subprocess.run(
        [sys.executable, "-m", "scriptorium", "check", path],
        capture_output=True,
        text=True,
        env={**os.environ, "SCRIPTORIUM_HOME": str(tmp_path / "home"), "LC_ALL": "C"},
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
