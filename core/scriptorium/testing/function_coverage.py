"""Which functions of a mod have run: what no match and no scenario came to, nobody has tried.

A mod that is looked over is compiled with a mark at the beginning of each of its functions. Neither
its lines nor what it does are others for it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

from scriptorium.mods.loose import MARK

HOOKS = "scriptorium_"
Defined = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class WrittenFunction:
    """A function as it stands in a file."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.name} ({self.file}:{self.line})"


class RanFunctions:
    """The functions of the files that were compiled, and those of them that have run."""

    def __init__(self, root: Path) -> None:
        self._root = root if root.is_dir() else root.parent
        self.written: list[WrittenFunction] = []
        self.ran: set[int] = set()

    @property
    def left(self) -> list[WrittenFunction]:
        """Those that have not run so far, in the order in which they are written."""
        return [one for at, one in enumerate(self.written) if at not in self.ran]

    def compiled(self, source: str, path: Path) -> CodeType:
        """A file as code that notes which functions run."""
        tree = ast.parse(source, str(path))
        file = path.relative_to(self._root).as_posix()
        for node, name in _functions(tree, ""):
            if isinstance(node, ast.Lambda):
                self._mark_lambda(node, WrittenFunction(file, node.lineno, f"the lambda of {name}"))
            elif not node.name.startswith(HOOKS):
                self._mark(node, WrittenFunction(file, node.lineno, name))
        return compile(tree, str(path), "exec", dont_inherit=True)

    def came_to(self, at: int) -> None:
        """Note that a function runs."""
        self.ran.add(at)

    def _noted(self, written: WrittenFunction, beside: ast.AST) -> ast.Call:
        call = ast.Call(ast.Name(MARK, ast.Load()), [ast.Constant(len(self.written))], [])
        self.written.append(written)
        for node in ast.walk(call):
            ast.copy_location(node, beside)
        return call

    def _mark(self, node: Defined, written: WrittenFunction) -> None:
        told = isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant)
        at = 1 if told and len(node.body) > 1 else 0
        beside = node.body[at]
        mark = ast.copy_location(ast.Expr(self._noted(written, beside)), beside)
        node.body.insert(at if at or not told else 1, mark)

    def _mark_lambda(self, node: ast.Lambda, written: WrittenFunction) -> None:
        both = ast.Tuple([self._noted(written, node.body), node.body], ast.Load())
        last = ast.Subscript(both, ast.Constant(1), ast.Load())
        for new in (both, last, last.slice):
            ast.copy_location(new, node.body)
        node.body = last


def _functions(tree: ast.AST, inside: str) -> Iterator[tuple[Defined | ast.Lambda, str]]:
    """All functions of a file with their names, the inner ones as well."""
    for node in list(ast.iter_child_nodes(tree)):
        name = inside
        if isinstance(node, ast.ClassDef | Defined):
            name = f"{inside}.{node.name}" if inside else node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and not inside:
            name = node.targets[0].id
        yield from _functions(node, name)
        if isinstance(node, Defined | ast.Lambda):
            yield node, name or "the module"
