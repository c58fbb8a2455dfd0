"""Every hook and every method of the rule book: documented, exemplified, in guide or reference."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scenarios as check
import scriptorium.scene as sp
from scriptorium import RuleBook
from scriptorium.plugins import hookspecs
from scriptorium.testing.reference import of_the_engine

DOCS = Path(__file__).resolve().parents[2] / "docs"
GUIDE = (DOCS / "modding.md").read_text(encoding="utf-8")
REFERENCE = {row.name for section in of_the_engine() for row in section.rows}
HOOKS = sorted(name for name in vars(hookspecs) if name.startswith("scriptorium_"))
STROKES = {
    f"book.{name}(": value
    for name, value in inspect.getmembers(RuleBook, inspect.isfunction)
    if not name.startswith("_")
} | {  # what other packages of the engine write into the book
    "sv.effect(book, ": sv.effect,
    "sv.verb(book, ": sv.verb,
    "sv.program(book, ": sv.program,
    "check.fact(book, ": check.fact,
    "check.scenario_start(book, ": check.scenario_start,
    "check.scripted(book, ": check.scripted,
    "sp.add_scene(book, ": sp.add_scene,
}


def test_the_hooks_are_few():
    assert len(HOOKS) <= 5
    assert len(STROKES) >= 15


@pytest.mark.parametrize("hook", HOOKS)
def test_each_hook_is_documented_with_an_example_and_in_the_reference(hook):
    doc = inspect.getdoc(getattr(hookspecs, hook)) or ""
    assert "Example:" in doc
    assert f"def {hook}(" in doc
    assert hook in REFERENCE


@pytest.mark.parametrize("stroke", STROKES)
def test_each_pen_stroke_is_documented_with_an_example_and_can_be_looked_up(stroke):
    doc = inspect.getdoc(STROKES[stroke]) or ""
    assert doc.split("\n")[0].endswith((".", "?"))
    assert "Example:" in doc
    assert stroke in doc
    assert stroke.partition("(")[0] in REFERENCE or f"`{stroke}" in GUIDE


@pytest.mark.parametrize("kind", [sc.Plugin, sc.Game])
def test_each_declaration_is_documented_and_can_be_looked_up(kind):
    """`mods list --parts --long` prints all that can be declared."""
    called = kind.__name__.lower()
    for name, member in inspect.getmembers(kind, inspect.isfunction):
        if name[0] != "_" and name not in HOOKS and name in vars(kind):
            assert (inspect.getdoc(member) or "").split("\n")[0].endswith("."), name
            assert f"{called}.{name}" in REFERENCE


def test_the_examples_stay_short():
    """A whole game as one plugin file, notation and scene included, in under a hundred lines."""
    path = Path(__file__).resolve().parents[2] / "docs" / "examples" / "noughts_and_crosses.py"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 100
