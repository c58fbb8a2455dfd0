"""Windows stay thin: what they hold, what they share, and that no module imports in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

FRONTENDS = Path(__file__).resolve().parents[1] / "frontends"
MOST = {"scriptorium_desktop": 1300, "scriptorium_tablet": 1700}
PACKAGES = ("scriptorium_stage", *MOST, "scriptorium_text")
# What other programs find a window by: its entry, how it starts, and how it is measured.
ENTRIES = {"__init__.py", "start.py", "bench.py", "measure.py"}
SHORT = 2


def modules(package: str) -> list[Path]:
    found = sorted((FRONTENDS / package).rglob("*.py"))
    assert found, f"{package} is not where it was"
    return found


@pytest.mark.parametrize(("package", "most"), MOST.items())
def test_a_window_is_thin(package: str, most: int) -> None:
    """Pages, controls and what touches mean are the stage's; a window draws and listens."""
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in modules(package))
    assert lines <= most


def test_no_module_of_a_window_has_a_twin_in_the_other() -> None:
    """What would bear the same name in both belongs to the stage."""
    desktop, tablet = ({path.name for path in modules(package)} for package in MOST)
    assert desktop & tablet == ENTRIES


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
    desktop, tablet = (dict(functions(package)) for package in MOST)
    assert desktop
    assert [(desktop[one], tablet[one]) for one in desktop.keys() & tablet.keys()] == []


# circles


def name_of(path: Path) -> str:
    parts = path.relative_to(FRONTENDS).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What runs when a module is loaded; imports for types alone do not."""
    for node in body:
        if isinstance(node, ast.If):
            if "TYPE_CHECKING" not in ast.unparse(node.test):
                yield from statements(node.body)
            yield from statements(node.orelse)
        elif isinstance(node, ast.Try | ast.With):
            yield from statements(node.body)
        else:
            yield node


def imported(path: Path, known: set[str]) -> set[str]:
    """The modules of ours that a module imports when it is loaded."""
    name = name_of(path)
    here = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found: set[str] = set()
    for node in statements(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = here.split(".")
                parts = parts[: len(parts) - node.level + 1]
                base = ".".join([*parts, base] if base else parts)
            members = {f"{base}.{alias.name}" for alias in node.names}
            # A name taken from a package is that module where there is one of that name.
            found |= members & known or {base}
    return (found & known) - {name}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, as far as there are any."""
    left = {name: set(found) for name, found in graph.items()}
    while True:
        free = [name for name, found in left.items() if not found & left.keys()]
        if not free:
            return sorted(left)
        for name in free:
            del left[name]


def test_no_module_imports_in_a_circle() -> None:
    """Each module can be read with what it imports, and nothing else."""
    paths = {name_of(path): path for package in PACKAGES for path in modules(package)}
    graph = {name: imported(path, set(paths)) for name, path in paths.items()}
    assert sum(map(len, graph.values())) > len(paths)
    assert circle(graph) == []


def test_a_circle_is_found() -> None:
    """A check that never fails is no check."""
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == list("abcd")
