"""Mistakes that beginners make in declarations: one error each, with its line and what to write."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path

import lark_tables
import pytest

import scriptorium as sc

TABLE = Path(__file__).with_name("beginners_mistakes.toml")
MISTAKES = tomllib.loads(TABLE.read_text(encoding="utf-8"))["mistake"]
HEAD = """\
from __future__ import annotations
from typing import Annotated
import scriptorium as sc
import scriptorium.house_rules as sh
import scriptorium.cards as sv
import scriptorium.scene as sp
import larks
HOUSE = sc.Plugin("house", "larks", needs=("larks",))
NOBODY = sc.Reason("nobody", "H1", "Nobody does.")
"""
AT = HEAD.count("\n")  # so many lines stand before those of a mistake


@pytest.fixture
def house(tmp_path, monkeypatch):
    """The file of a house rule, imported anew in each test."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "house.py"
    sys.modules.pop("house", None)


def begin(house: Path, code: str) -> None:
    """Read a house rule, and set up a match with it."""
    house.write_text(HEAD + code, encoding="utf-8")
    library = lark_tables.library(import_module("house"))
    sc.new_table("larks", 2, 1, ["house"], library=library)


@pytest.mark.parametrize("mistake", MISTAKES, ids=[one["title"] for one in MISTAKES])
def test_each_mistake_is_told_with_its_line(mistake, house):
    with pytest.raises(sc.PluginError) as told:
        begin(house, mistake["code"])
    words = str(told.value)
    assert mistake["told"] in words
    assert f"house.py:{AT + mistake['line']}" in words


def test_the_table_is_long_and_no_two_are_alike():
    assert len(MISTAKES) == 72
    for what in ("title", "code"):
        assert len({one[what] for one in MISTAKES}) == len(MISTAKES)


def test_without_a_mistake_nothing_is_told(house):
    """The head alone is sound, so each error is that of its mistake."""
    begin(house, 'HOUSE.forbid(larks.Rest, "no_rest", "H1", "Nobody rests.")\n')
