"""The game that the modding guide writes, step by step, as its reader types it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "modding.md").read_text(encoding="utf-8")
CHAPTER = GUIDE.split("\n## Your first game\n")[1].split("\n### A game in one file\n")[0]
STEPS = CHAPTER.split("\n### ")[1:]
FILES = {"python": "__init__.py", "fluent": "locale/en.ftl", "toml": "scenarios.toml"}


class Typed(NamedTuple):
    """A block of the chapter: its kind, as ```python, and its text."""

    kind: str
    text: str


def typed(step: str) -> list[Typed]:
    """What a step has its reader type into files."""
    blocks = re.findall(r"```(\w+)\n(.*?)```", step, re.S)
    return [Typed(kind, text) for kind, text in blocks if kind in FILES]


def joined(code: str, more: str) -> str:
    """Code with what a step adds at its end, without what that shows anew."""
    anew = {name for name, _ in _named(more)}
    lines = code.splitlines(keepends=True)
    for name, old in reversed(_named(code)):
        if name in anew:
            del lines[old]
    left = re.sub(r"\n{4,}", "\n\n\n", "".join(lines)).rstrip("\n")
    return f"{left}\n\n\n{more}"


def _named(code: str) -> list[tuple[str, slice]]:
    """The functions and classes of some code, with their lines and their decorators."""
    found = []
    for node in ast.parse(code).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            found.append((node.name, slice(first - 1, node.end_lineno)))
    return found


def write_game(folder: Path, steps: int) -> None:
    """Write what stands in the files after so many steps."""
    texts = dict.fromkeys(FILES.values(), "")
    for step in STEPS[:steps]:
        for block in typed(step):
            file = FILES[block.kind]
            if block.kind == "python":
                texts[file] = joined(texts[file], block.text) if texts[file] else block.text
            else:
                texts[file] += ("\n" if block.kind == "toml" and texts[file] else "") + block.text
    for name, text in texts.items():
        path = folder / "orchard" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text:
            path.write_text(text, encoding="utf-8")
