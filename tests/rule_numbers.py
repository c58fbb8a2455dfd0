"""Which numbers of a rules page have evidence: a citing scenario, or a docstring of a test."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

TESTS = Path(__file__).resolve().parent
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


@dataclass(frozen=True)
class Evidence:
    """The numbers of a game: which there are, and what scenarios, tests and pages say of them."""

    game: str
    number: re.Pattern[str]
    series: tuple[tuple[str, int], ...]  # kinds of numbers that run from 1 without a gap
    chapters: frozenset[str] = frozenset()  # chapters without numbered rules of their own

    def __str__(self) -> str:
        return self.game

    @property
    def folder(self) -> Path:
        """The tests of the game."""
        return TESTS / self.game

    @property
    def numbers(self) -> list[str]:
        """All numbers of its rules."""
        return listed(self.folder / "rule_numbers.txt")

    @cached_property
    def told(self) -> set[str]:
        """What scenarios cite and docstrings of tests name."""
        return cited(TESTS / "scenarios" / self.game) | named(self.folder, self.number)

    @property
    def pages(self) -> list[Path]:
        """Its rules pages, in all languages."""
        return sorted((TESTS.parent / "docs" / "rules").glob(f"{self.game}*.md"))
