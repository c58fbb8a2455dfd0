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

    def data(self) -> dict[str, Any]:
        """The same for programs."""
        return {
            "kind": self.kind,
            "line": self.line,
            "step": self.step,
            "expected": self.expected,
            "happened": self.happened,
            "message": str(self),
        }


@dataclass(frozen=True)
class Result:
    """One scenario and its problem, if it has one."""

    file: str
    line: int
    title: str
    game: str
    cites: tuple[str, ...]
    problem: Problem | None
    also: tuple[Problem, ...] = ()  # what else is wrong

    @property
    def passed(self) -> bool:
        """Whether everything the scenario claims is so."""
        return self.problem is None

    def __str__(self) -> str:
        return self._told(self.problem)

    @property
    def lines(self) -> tuple[str, ...]:
        """How it went, with a line for each problem."""
        return (str(self), *map(self._told, self.also))

    def _told(self, problem: Problem | None) -> str:
        line = problem.line if problem is not None else self.line
        named = " ".join(self.title.split()) + ": " if self.title else ""
        return f"{self.file}:{line}: {named}{problem or 'holds'}"

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
            told["problem"] = self.problem.data()
            told["also"] = [one.data() for one in self.also]
        return told
