"""What authors test with: positions from pictures, play in notation, choices, open decisions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium.matches.match import load_match
from scriptorium.testing.helpers import position as made

ROOT = Path(__file__).resolve().parents[2]
BOARD = """
     A  B  C  D
1   .. .. .. ..
2   .. a. a. ..
3   .. .. .. ..
"""


def test_the_test_in_the_guide_passes(monkeypatch):
    guide = (ROOT / "docs" / "modding.md").read_text(encoding="utf-8")
    code = next(c for c in re.findall(r"```python\n(.*?)```", guide, re.S) if "def test_" in c)
    monkeypatch.chdir(ROOT)
    names: dict = {}
    exec(compile(code, "guide", "exec"), names)
    names["test_who_keeps_vigil_pays_two_points"]()


def test_a_position_is_played_and_looked_at():
    gusts = [ROOT / "docs" / "examples" / "gusts"]
    hands = {"red": ["gusts:venti"]}
    at = made("sator", given=gusts, board=BOARD, bridges={"a": "I2 stone"}, hands=hands)
    assert at.leftover == ()
    assert "gusts:venti" in at.legal
    assert at.refused("gusts:venti move a: n, move a: s").id == "not_now"
    at.play("gusts:venti")
    assert [type(decision).__name__ for decision in at.leftover] == ["CardRun"]
    assert at.legal == {"aim a"}
    with pytest.raises(sc.Refused):
        at.play("done")
    assert at.play("move a: e").see("ap") == 3
    with pytest.raises(AssertionError, match="'end' is allowed"):
        at.refused("end")
    with pytest.raises(sc.SetupError, match="there is no fact 'apples'; there are: "):
        at.see("apples")


def test_the_fixture_knows_the_library_of_the_tests(position):
    at = position("noughts", marks={"x": ["A1", "A2"], "o": ["C1"]}, turn="o")
    assert at.see("turn") == "o"
    assert at.play("mark C2").see("marks")["o"] == ["C1", "C2"]
    assert at.refused("mark C1").rule == "N2"


def test_a_match_from_a_position_that_no_match_begins_with_can_be_kept():
    """On a board too small for the books of a set-up, the table itself is kept."""
    at = made("sator", board=BOARD, bridges={"a": "I2 wood"}, hands={"red": ["moves-wood"]})
    match = Match(at.table)
    match.play("moves-wood")
    again = load_match(match.to_bytes())
    assert sc.digest(again.start) == sc.digest(match.start)
    assert sc.digest(again.table) == sc.digest(match.table)
