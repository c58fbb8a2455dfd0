"""What Rennes-le-Château is measured on is what its rows say."""

from __future__ import annotations

import pytest

import scriptorium as sc
from benchmarks.rennes import rennes_rows
from benchmarks.rennes.rennes_rows import EIGHT, IN_A_ROW, position, rows
from scriptorium_rennes.board import on_another


def test_rn5_13_the_way_past_others_is_begun_and_has_a_way_on() -> None:
    """RN5.13: the figure stands on another one, four are in a row, and something can be done."""
    before = position(sc.standard_library(), "A.E", EIGHT, figures=IN_A_ROW, pool="paars 1")
    passing = sc.apply(before, sc.read(before, "step AB1")).table
    assert on_another(passing, "rood")
    assert len(sc.legal(passing)) > 1


def test_every_row_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """RN16: none of them fails; how fast they are is no matter here."""
    monkeypatch.setattr(rennes_rows, "paired", lambda ours, theirs: ours() / theirs())
    monkeypatch.setattr(rennes_rows, "rate", lambda work, seconds: work() / seconds)
    monkeypatch.setattr(rennes_rows, "REPEATED", 1)
    monkeypatch.setattr(rennes_rows, "SLICE", 20)
    found = list(rows(sc.standard_library()))
    assert [row.error for row in found] == [""] * 4
    assert all(row.value > 0 for row in found)
