"""The cards of the examples are played by touch: each choice is a row of pieces of the picture."""

from __future__ import annotations

from pathlib import Path

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.testing.helpers import position

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
BOARD = """
     A  B  C  D  E
1   .. .. .. .. ..
2   .. a. a. .. ..
3   .. .. .. .. ..
4   .. bR b. .. ..
5   .. .. .. .. ..
"""
CARDS = [
    ("winter", "winter:frost", {}),
    ("winter", "winter:about", {}),
    ("gusts", "gusts:venti", {}),
    ("gusts", "gusts:aura", {}),
    ("vigil", "vigil:vigilia", {}),
    ("wayfarers", "wayfarers:ferry", {}),
    ("wayfarers", "wayfarers:shortcut", {}),
    ("wayfarers", "wayfarers:landslide", {}),
    ("chapter", "chapter:pace", {}),
    ("chapter", "chapter:alms", {"hands": {"red": ["chapter:alms", "wild", "moves-iron"]}}),
    ("chapter", "chapter:exchange", {"board": BOARD.replace("a. a.", "a. aB")}),
    ("second_free", "buy", {"free": False}),
]


@pytest.mark.parametrize(("mod", "first", "more"), CARDS)
def test_every_choice_is_a_row_of_pieces_and_no_two_are_alike(mod, first, more):
    """From the card to the end of its effect, without a line of frontend code."""
    hands = {"red": [first]} if ":" in first else {"red": []}
    at = position(
        "sator",
        given=[EXAMPLES / mod],
        bridges={"a": "I2 stone", "b": "I2 iron"},
        **({"board": BOARD, "hands": hands} | more),
    )
    looked = 0
    wish = first
    while True:
        table = at.table
        pieces = {piece.id for piece in sp.scene(sc.view(table, table.chooser)).pieces}
        rows = {action: sp.touches(table, action) for action in sc.legal(table)}
        for action, row in rows.items():
            assert row, action
            assert set(row) <= pieces, action
        assert len(set(rows.values())) == len(rows)
        looked += 1
        at.play(wish)
        if not at.leftover:
            break
        wish = sorted(at.legal - {"done"})[0] if at.legal != {"done"} else "done"
    assert looked >= (1 if mod == "vigil" else 2)
