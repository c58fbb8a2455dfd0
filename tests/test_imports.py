"""The packages of the engine say what they are for, and no import is circular."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOPS = ("core", "plugins", "cards", "frontends")
PACKAGES = sorted(path.parent for top in TOPS for path in (ROOT / top).glob("*/__init__.py"))
PARTS = sorted(path.parent for path in (ROOT / "core" / "scriptorium").glob("*/__init__.py"))


def sources(package: Path) -> dict[str, tuple[Path, ast.Module]]:
    """The modules of a package, by their full names."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        found[name] = (path, ast.parse(path.read_text(encoding="utf-8")))
    return found


def imported(node: ast.Import | ast.ImportFrom, module: str, is_package: bool) -> list[str]:
    """The full names that an import may mean: modules, and what is taken out of them."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    parts = module.split(".") if is_package else module.split(".")[:-1]
    begin = parts[: len(parts) - node.level + 1] if node.level else []
    base = ".".join([*begin, *([node.module] if node.module else [])])
    return [base, *(f"{base}.{alias.name}" for alias in node.names)]


def at_run_time(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports that are carried out when a module is loaded."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If):
            if "TYPE_CHECKING" not in ast.unparse(node.test):
                yield from at_run_time(node.body)
            yield from at_run_time(node.orelse)
        elif isinstance(node, ast.Try | ast.With):
            yield from at_run_time(node.body)


def arrows(packages: list[Path]) -> dict[str, set[str]]:
    """Which module imports which others of ours when it is loaded."""
    known = {name: one for package in packages for name, one in sources(package).items()}
    graph: dict[str, set[str]] = {}
    for name, (path, tree) in known.items():
        graph[name] = set()
        for node in at_run_time(tree.body):
            for other in imported(node, name, path.name == "__init__.py"):
                found = other if other in known else other.rpartition(".")[0]
                if found in known and found != name:
                    graph[name].add(found)
    return graph


def circle(graph: dict[str, set[str]]) -> list[str]:
    """A row of modules that import each other in a circle, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


@pytest.mark.parametrize("package", [*PACKAGES, *PARTS], ids=lambda package: package.name)
def test_a_package_says_in_its_first_line_what_it_is_for(package: Path) -> None:
    """Whoever opens a package reads one sentence first."""
    told = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8")))
    assert told is not None
    assert told.splitlines()[0].endswith(".")


def test_no_import_is_circular() -> None:
    """No module of ours needs itself, by whatever way, to be loaded."""
    graph = arrows(PACKAGES)
    assert {
        "scriptorium.engine.play",
        "scriptorium.grid.fit",
        "scriptorium.cli.main",
    } <= graph.keys()
    assert circle(graph) == []


PURE = [ROOT / "core" / "scriptorium" / "grid", ROOT / "plugins" / "scriptorium_sator"]


@pytest.mark.parametrize("package", PURE, ids=lambda package: package.name)
def test_no_import_hides_in_a_function(package: Path) -> None:
    """What is loaded late could go round in a circle that no test sees."""
    found = [
        f"{name}, line {node.lineno}"
        for name, (_, tree) in sources(package).items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert found == []


def test_a_circle_is_found(tmp_path: Path) -> None:
    """Types alone make none, whatever else an `if` says; the package itself counts as well."""
    package = tmp_path / "abbey"
    package.mkdir()
    (package / "__init__.py").write_text("from .nave import Nave\n")
    nave = package / "nave.py"
    nave.write_text("import typing\nfrom .choir import sing\n")
    choir = package / "choir.py"
    choir.write_text("if typing.TYPE_CHECKING:\n    from .nave import Nave\n")
    assert circle(arrows([package])) == []
    choir.write_text("if typing.TYPE_CHECKING:\n    pass\nelse:\n    from .nave import Nave\n")
    assert set(circle(arrows([package]))) == {"abbey.nave", "abbey.choir"}
    choir.write_text("")
    assert circle(arrows([package])) == []
    nave.write_text("from . import choir\n")  # which asks the package, whose nave is not there yet
    assert set(circle(arrows([package]))) == {"abbey", "abbey.nave"}


def test_no_test_module_imports_another() -> None:
    """What tests share stands in a module of its own, so that a test can be changed or go."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in imported(node, path.stem, is_package=False)
        if name.startswith("test_")
    ]
    assert found == []
