"""Plugins, frontends, and examples import public names only; which those are is written down.

Public is what `scriptorium` and the parts inside it (`scriptorium.grid`, `scriptorium.scene`, …)
export from their `__init__.py`. Modules inside a part are private.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "core" / "scriptorium"
LIST = Path(__file__).with_name("public_names.txt")
DOORS = [
    "scriptorium",
    *sorted(f"scriptorium.{path.parent.name}" for path in ENGINE.glob("*/__init__.py")),
]
OUTSIDE = ("plugins", "frontends", "docs/examples")


def exported(door: str) -> set[str]:
    """The names that a package takes in for others, as its `__init__.py` spells them."""
    path = ENGINE.joinpath(*door.split(".")[1:], "__init__.py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = (node for node in tree.body if isinstance(node, ast.ImportFrom))
    names = {alias.asname for node in found for alias in node.names if alias.asname}
    return {name for name in names if not name.startswith("_")}


def private_imports(source: str, public: dict[str, set[str]]) -> Iterator[tuple[int, str]]:
    """Each import from inside the engine that no door offers, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.partition(".")[0] == "scriptorium" and alias.name not in public:
                    yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and not node.level:
            module = node.module or ""
            if module.partition(".")[0] != "scriptorium":
                continue
            for alias in node.names:
                is_part = f"{module}.{alias.name}" in public
                if not is_part and alias.name not in public.get(module, ()):
                    yield node.lineno, f"{module}.{alias.name}"


PUBLIC = {door: exported(door) for door in DOORS}


@pytest.mark.parametrize("folder", OUTSIDE)
def test_only_public_names_are_imported(folder: str) -> None:
    """What plugins and frontends need is public, or it moves to where they need it."""
    paths = sorted((ROOT / folder).rglob("*.py"))
    assert paths
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in paths
        for line, name in private_imports(path.read_text(encoding="utf-8"), PUBLIC)
    ]
    assert found == []


def test_a_private_import_is_found() -> None:
    """A check that never fails is no check."""
    public = {"scriptorium": {"apply"}, "scriptorium.grid": {"Grid"}}
    source = """
import scriptorium as sc
import scriptorium.grid
import scriptorium.grid.fit
from scriptorium import apply, grid, hidden
from scriptorium.grid import Grid, Fit
from scriptorium.grid.fit import Fit
from scriptorium_sator.board import Board
"""
    assert list(private_imports(source, public)) == [
        (4, "scriptorium.grid.fit"),
        (5, "scriptorium.hidden"),
        (6, "scriptorium.grid.Fit"),
        (7, "scriptorium.grid.fit.Fit"),
    ]


def test_the_public_names_are_those_written_down() -> None:
    """Write a new name down; where one goes, let `scriptorium` say for a release where it went."""
    listed = LIST.read_text(encoding="utf-8").splitlines()
    assert listed == [f"{door}.{name}" for door in DOORS for name in sorted(PUBLIC[door])]


@pytest.mark.parametrize("door", DOORS)
def test_every_public_name_is_there(door: str) -> None:
    """Each name can be taken from the package that offers it."""
    module = importlib.import_module(door)
    assert [name for name in sorted(PUBLIC[door]) if not hasattr(module, name)] == []


def test_a_name_that_went_says_where_to() -> None:
    """For one release, whoever uses an old name reads the new one."""
    moving = [door for door in map(importlib.import_module, DOORS) if hasattr(door, "MOVED")]
    assert len(moving) > 5
    for door in moving:
        for name, successor in door.MOVED.items():
            with pytest.raises(AttributeError, match=re.escape(f"use {successor}")):
                getattr(door, name)
        with pytest.raises(AttributeError, match="has no attribute 'nothing_at_all'"):
            _ = door.nothing_at_all
