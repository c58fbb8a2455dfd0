"""Every hook and every method of the rule book: documented, exemplified, in the guide."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from scriptorium import hookspecs
from scriptorium.rulebook import RuleBook

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "modding.md").read_text(encoding="utf-8")
HOOKS = sorted(name for name in vars(hookspecs) if name.startswith("scriptorium_"))
METHODS = sorted(
    name
    for name, value in inspect.getmembers(RuleBook, inspect.isfunction)
    if not name.startswith("_")
)


def test_the_hooks_are_few():
    assert len(HOOKS) <= 5
    assert len(METHODS) >= 15


@pytest.mark.parametrize("hook", HOOKS)
def test_each_hook_is_documented_with_an_example_and_in_the_guide(hook):
    doc = inspect.getdoc(getattr(hookspecs, hook)) or ""
    assert "Example:" in doc
    assert f"def {hook}(" in doc
    assert f"`{hook}" in GUIDE


@pytest.mark.parametrize("method", METHODS)
def test_each_pen_stroke_is_documented_with_an_example_and_in_the_guide(method):
    doc = inspect.getdoc(getattr(RuleBook, method)) or ""
    assert doc.split("\n")[0].endswith((".", "?"))
    assert "Example:" in doc
    assert f"book.{method}(" in doc
    assert f"`book.{method}(" in GUIDE


def test_the_examples_stay_short():
    """A whole game as one plugin file, notation and scene included, in under a hundred lines."""
    path = Path(__file__).resolve().parents[2] / "docs" / "examples" / "noughts_and_crosses.py"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 100
