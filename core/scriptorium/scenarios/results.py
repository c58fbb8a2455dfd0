"""How a scenario went, as data and as one line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Problem:
    """What is wrong with a scenario.

    `error` is something that is not understood, `failed` a claim that does not hold.
    """

    kind: str
    line: int
    step: int = 0
    expected: str = ""
    happened: str = ""
    message: str = ""

    def __str__(self) -> str:
        said = self.message or f"expected {self.expected}, happened: {self.happened}"
        return " ".join(said.split())


@dataclass(frozen=True)
class Result:
    """One scenario and its problem, if it has one."""

    file: str
    line: int
    title: str
    game: str
    cites: tuple[str, ...]
    problem: Problem | None

    @property
    def passed(self) -> bool:
        """Whether everything the scenario claims is so."""
        return self.problem is None

    def __str__(self) -> str:
        line = self.problem.line if self.problem is not None else self.line
        named = " ".join(self.title.split()) + ": " if self.title else ""
        return f"{self.file}:{line}: {named}{self.problem or 'holds'}"

    def data(self) -> dict[str, Any]:
        """The same for programs."""
        told: dict[str, Any] = {
            "file": self.file,
            "line": self.line,
            "title": self.title,
            "game": self.game,
            "cites": list(self.cites),
            "passed": self.passed,
        }
        if self.problem is not None:
            told["problem"] = {
                "kind": self.problem.kind,
                "line": self.problem.line,
                "step": self.problem.step,
                "expected": self.problem.expected,
                "happened": self.problem.happened,
                "message": str(self.problem),
            }
        return told
