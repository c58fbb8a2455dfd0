"""What matches of the box seldom come by: lists that a house rule or a pack asks for."""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc
from game_tables import lines
from game_tables import position as with_mods
from scriptorium.testing.helpers import position
from scriptorium_sator.turn.free_action import Step

BOARD = """
     A  B  C  D  E
1   aR a. .. .. ..
"""
FULL = """
     A  B  C
1   a. aR b.
2   c. c. b.
"""
TWIRL = """
[pack]
name = "twirl"
game = "sator"

[[card]]
id = "twirl"
back = "im"
effect = "sator.rotas"
copies = 1
title = "Twirl"
text.en = "Turn an I2 bridge twice."
params.shape = "I2"
params.levels = [{ ap = 2, rotations = 2 }]
"""


def nobody_steps() -> sc.Plugin:
    """A house rule against free steps: what the verb gives at once is then not taken."""
    sunday = sc.Plugin("house.sunday", "sator")
    never = sc.Reason("sunday", "H1", "Nobody steps.")
    sunday.rule(Step, sc.Rule(never, predicate=lambda at, action: False))
    return sunday


def test_s26_1_the_free_action_is_offered_while_anything_of_it_is_left() -> None:
    """Where a house rule forbids free steps, a bridge that can be pushed is enough (S26.1)."""
    roomy = {"board": BOARD, "bridges": {"a": "I2 stone"}}
    empty = {"board": BOARD.replace("aR", "a."), "bridges": {"a": "I2 stone"}}
    assert "free" in lines(with_mods("sator", **roomy))
    assert "free" in lines(with_mods("sator", mods=(nobody_steps(),), **empty))
    assert "free" not in lines(with_mods("sator", mods=(nobody_steps(),), **roomy))


def test_s11_5_a_card_that_only_turns_twice_needs_room_for_both_turns(tmp_path: Path) -> None:
    """In a pit of three squares a bridge can turn half round once, and never again (S11.6)."""
    pack = tmp_path / "twirl.toml"
    pack.write_text(TWIRL, encoding="utf-8")
    narrow = position(
        "sator", given=[pack], options={"columns": 3, "rows": 1}, hands={"red": ["twirl:twirl"]},
        board="     A  B  C\n1   a. a. ..\n", bridges={"a": "I2 stone"},
    )  # fmt: skip
    wide = position(
        "sator", given=[pack], hands={"red": ["twirl:twirl"]}, board=BOARD.replace("aR", "a."),
        bridges={"a": "I2 stone"},
    )  # fmt: skip
    assert "twirl:twirl" in lines(wide.table)
    assert "twirl:twirl" not in lines(narrow.table)
