"""What happens is told: each thing that the log of a match has to say, once and in its words."""

from __future__ import annotations

import game_tables
import monasterium
import scriptorium as sc
from scriptorium.scenarios import lay_out
from scriptorium.scene.movements import movements


def told(table: sc.Table, line: str) -> list[str]:
    """What the log tells of an action."""
    after = sc.apply(table, sc.read(table, line))
    found = [sc.said(after.table.rules, one) for one in after.events]
    return [str(text) for text in found if text is not None]


def test_rolling_and_placing_are_told_die_by_die() -> None:
    """MO6.2, MO6.5, R41: neutral dice first, small numbers first; what is rolled again as well."""
    table = monasterium.position(2, step="roll", hands={"red": "n n r"}, chance=[5, 2, 2, 1])
    assert told(table, "roll") == ["red rolls n2, n5, r2."]
    table = game_tables.do(table, "roll")
    assert told(table, "reroll n5") == ["red rerolls n5 and now has n1, n2, r2."]
    assert told(table, "place 2")[0] == "red places n, r on space 2."


def test_dice_that_have_just_been_rolled_are_shown_where_they_lie() -> None:
    """MO6.2: alike ones are told apart by a number."""
    table = monasterium.position(2, step="roll", hands={"red": "n n r"}, chance=[3, 3, 3])
    after = sc.apply(table, sc.read(table, "roll"))
    shown = [one.pieces for one in movements(table.rules, after.events)]
    assert shown == [("rolled-n3-1", "rolled-n3-2", "rolled-r3-1")]


def test_a_die_without_an_action_is_told_as_lost() -> None:
    """MO8.3: without a token no novice can be sent, and the column has nothing else."""
    table = monasterium.position(
        2,
        dice={"1": "n", "2": "b"},
        tokens={"red": "0/0/0/0/0"},
        missions=[],
    )
    lines = told(table, "take 1 1")
    assert lines[0] == "red takes 1 die from space 1 for column A."
    assert lines[1] == "red can't use a die of column A and loses it."


def test_what_a_novice_costs_and_brings_is_told() -> None:
    """MO10.1, MO11.2, MO14.3, MO14.4: the novice, then points and the token of its building."""
    table = monasterium.position(
        2, dice={"1": "n n", "2": "b"}, tokens={"red": "5/5/5/5/5"}, missions=[]
    )
    table = game_tables.do(table, "take 1 2; use std-A")
    assert told(table, "send I-A MA-b1") == [
        "red sends the novice of I-A to MA-b1.",
        "red scores 1 point.",
        "red takes 1 tool.",
    ]
    sent = game_tables.do(table, "send I-A MA-b1; use std-A")
    assert told(sent, "send IV-A MA-c1")[:2] == [
        "red sends the novice of IV-A to MA-c1.",
        "red turns the tile of column A to its yellow side.",
    ]


def test_tiles_and_exchanges_are_told_and_shown() -> None:
    """MO8.7, MO15.2, MO15.5: which tile where, what became what."""
    table = monasterium.position(
        2,
        dice={"3": "n", "2": "b"},
        tokens={"red": "5/5/5/5/5"},
        vacated={"red": ["III-A", "III-C"]},
        novices={"red": ["MA-chapel", "MA-chapel"]},
        missions=[],
    )
    table = game_tables.do(table, "take 3 1; use III-C")
    after = sc.apply(table, sc.read(table, "build MA 2"))
    assert told(table, "build MA 2") == ["red builds a window tile of MA in row 2, column 1."]
    shown = [one.pieces for one in movements(table.rules, after.events)]
    assert ("glass-red-1-0", "stock-MA") in shown
    table = monasterium.position(
        2,
        dice={"5": "n", "2": "b"},
        vacated={"red": ["I-E"]},
        novices={"red": ["MA-b1"]},
        missions=[],
    )
    table = game_tables.do(table, "take 5 1; use I-E")
    assert told(table, "exchange soup")[0] == "red swaps 1 soup for 1 tool."


def test_a_gained_die_is_told_as_it_falls() -> None:
    """MO9.5, MO21.5: first that it is gained, then what it shows, last where it lies."""
    table = monasterium.position(
        2,
        dice={"5": "n", "2": "b"},
        messenger={"red": 11},
        missions=[],
        chance=[4],
    )
    table = game_tables.do(table, "take 5 1; use std-E")
    assert told(table, "die") == ["red gains a personal die and now has 2.", "red rolls r4."]
    assert told(game_tables.do(table, "die"), "keep")[0] == "red places r on space 4."


def test_the_sixth_novice_in_a_chapel_costs_what_the_fifth_did() -> None:
    """MO12.1, MO26.1: by those in the same chapel, of which extra ones may be some."""
    rules = sc.new_table(monasterium.GAME, 4, 1, options={"chapel_cost": "each"}).rules
    places = ["MA-b1", "MA-b3", "MA-b6", "MA-b8", "MC-b2"] + ["MA-chapel"] * 5
    rows = [f"{row}-{column}" for row in ("I", "III") for column in "ABCDE"][:9]
    table = lay_out(
        rules,
        {
            "dice": {"1": "n", "2": "b"},
            "tokens": {"red": "3/0/0/0/0"},
            "vacated": {"red": rows},
            "novices": {"red": places},
            "extras": {"red": {"I": "sent"}},
            "missions": [],
        },
        1,
    )
    table = game_tables.do(table, "take 1 1; use std-A; send III-E MA-chapel")
    assert game_tables.seen(table, "novices")["red"].count("MA-chapel") == 6
    assert game_tables.seen(table, "tokens")["red"].startswith("0/")
