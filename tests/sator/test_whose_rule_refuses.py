"""Refusals bear the name of the plugin whose rule refuses, also where two have one sentence."""

import scriptorium as sc
from scriptorium.scenarios import Source, run_source
from scriptorium.testing.helpers import position

BOARD = """
     A  B  C
1   a. a. ..
"""
AT = {"board": BOARD, "bridges": {"a": "I2 wood"}, "lf_decks": {"red": ["quin"]}}
PRAYERS = ["clara", "mihi", "nihil"]


def refused(line: str, **facts: object) -> sc.Refused:
    """What refuses a line."""
    table = position("sator", **AT, **facts).table
    found = sc.why_not(table, sc.read(table, line))
    assert found is not None
    return found


def test_s6_4_swapping_and_drawing_each_refuse_a_fourth_prayer():
    """S8.6, S28.3: it is one sentence, and each has its rule."""
    hand = [*PRAYERS, "moves-stone", "moves-wood"]
    swap = refused("swap moves-stone moves-wood lf", step="swap", hands={"red": hand})
    draw = refused("draw lf", step="draw", hands={"red": hand}, im_deck=["wild"])
    assert (swap.id, swap.plugin, swap.rules[0]) == ("lf_limit", "sator.swap", "S8.6")
    assert (draw.id, draw.plugin, draw.rules[0]) == ("lf_limit", "sator.draw", "S28.3")
    assert swap.message == draw.message


FEWER = '''
[[scenario]]
game = "sator"
title = "A house rule allows two prayers: that holds for swaps as well"
cites = ["S6.4", "S8.6"]
mods = ["house.fewer"]

[scenario.setup]
step = "swap"
board = """
     A  B  C
1   a. a. ..
"""
bridges = { a = "I2 wood" }
hands.red = ["moves-stone", "moves-wood", "clara", "mihi"]
lf_decks.red = ["quin"]

[[scenario.step]]
not = "swap moves-stone moves-wood lf"
why = "lf_limit"

[[scenario.step]]
may = "swap clara moves-wood lf"
see = { hand_lf.red = 2, lf_out.red = ["clara"] }
'''


def test_s8_6_house_rules_about_prayers_reach_swaps():
    """S6.4, S8.6: a swap asks the number that house rules change, as drawing does."""
    fewer = sc.Plugin("house.fewer", "sator", needs=("sator.draw",))
    fewer.adjust("sator.most_liber_fidei")(lambda usual, at, seat: usual - 1)
    library = sc.standard_library(third_party=False)
    library.add(fewer)
    (result,) = run_source(Source("fewer.toml", FEWER.encode()), library)
    assert result.passed, result.problem
