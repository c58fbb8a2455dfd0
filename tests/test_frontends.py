"""The two windows share no function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FRONTENDS = Path(__file__).resolve().parents[1] / "frontends"
WINDOWS = ("scriptorium_desktop", "scriptorium_tablet")
SHORT = 2


def modules(package: str) -> list[Path]:
    found = sorted((FRONTENDS / package).rglob("*.py"))
    assert found, f"{package} is not where it was"
    return found


def functions(package: str) -> Iterator[tuple[str, str]]:
    """Each function that is longer than a line or two, as it would run, and its place."""
    for path in modules(package):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            body = node.body[1:] if ast.get_docstring(node) else node.body
            if len(body) > SHORT:
                told = "\n".join(ast.unparse(one) for one in body)
                yield told, f"{path.parent.name}/{path.name}:{node.name}"


def test_no_function_stands_in_both_windows() -> None:
    """What both need to do alike, the stage does."""
    desktop, tablet = (dict(functions(package)) for package in WINDOWS)
    assert desktop
    assert [(desktop[one], tablet[one]) for one in desktop.keys() & tablet.keys()] == []
