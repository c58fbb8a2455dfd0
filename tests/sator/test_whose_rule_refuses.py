"""Refusals bear the name of the plugin whose rule refuses, also where two have one sentence."""

import scriptorium as sc
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
