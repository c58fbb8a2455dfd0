"""The rule of the start square is cited to whoever still stands there, and to nobody else."""

import scriptorium as sc
from scriptorium.testing.helpers import position

BOARD = """
     A  B  C
1   a. a. ..
2   .. .. ..
"""


def rules_of(table: sc.Table, text: str) -> set[str]:
    """The rules with which a line is refused."""
    refused = sc.why_not(table, sc.read(table, text))
    assert refused is not None
    return set(refused.rules)


def test_s24_6_an_acolyte_on_the_board_hears_only_of_its_step():
    """S24.1: from a bridge into the abyss, or to a square that is not beside it."""
    board = BOARD.replace("a. a.", "aR a.")
    at = position("sator", board=board, bridges={"a": "I2 wood"}, step="walk", mp=3)

    for text in ("walk B1 C1", "walk C2"):
        found = rules_of(at.table, text)
        assert "S24.1" in found
        assert not found & {"S24.6", "R7"}


def test_s24_6_an_acolyte_on_its_start_square_hears_of_the_entry():
    """S24.6, R7: the first step leads to the entry, and there is no other."""
    starts = {"red": "north C1"}
    at = position("sator", board=BOARD, bridges={"a": "I2 wood"}, starts=starts, step="walk", mp=3)

    for text in ("walk C1", "walk B1"):
        assert {"S24.6", "R7"} <= rules_of(at.table, text)
