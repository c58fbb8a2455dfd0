"""Which numbers of a rules page have evidence: a citing scenario, or a docstring of a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

_TEST = re.compile(r'def test_\w+\(.*?\)(?: -> None)?:\s+"""(.*?)"""', re.S)


def listed(path: Path) -> list[str]:
    """The numbers in a list, one to a line."""
    return path.read_text(encoding="utf-8").split()


def cited(folder: Path) -> set[str]:
    """What the scenarios of a folder cite."""
    found: set[str] = set()
    for path in sorted(folder.glob("*.toml")):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]:
            found.update(scenario.get("cites", ()))
    return found


def named(folder: Path, number: re.Pattern[str]) -> set[str]:
    """What the docstrings of a folder's tests name."""
    found: set[str] = set()
    for path in sorted(folder.glob("test_*.py")):
        for text in _TEST.findall(path.read_text(encoding="utf-8")):
            found.update(number.findall(text))
    return found
