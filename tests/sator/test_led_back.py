"""Nihil pensi: whoever is led back to where it began hears why, also at the end of a whole line."""

import scriptorium as sc
from scriptorium.testing.helpers import position

BOARD = """
     A  B  C
1   aB a. ..
2   bG b. ..
3   .. .. ..
"""


def test_s15_6_the_reason_is_told_though_the_line_closes_the_prayer():
    """S15.6, R37: the walk itself is refused, not the word that would close what never began."""
    bridges = {"a": "I2 stone", "b": "I2 wood"}
    table = position("sator", board=BOARD, bridges=bridges, hands={"red": ["nihil"]}).table

    refused = sc.why_not(table, sc.read(table, "nihil 1; blue B1 A1; done"))

    assert refused is not None
    assert refused.id == "no_change"
    assert {"S13.4", "S15.6", "R37"} <= set(refused.rules)
    assert refused.plugin == "sator.verb_lead"
    assert sc.why_not(table, sc.read(table, "nihil 2; blue B1 A1; green B2; done")) is None
