"""A mind that is not in this program: what is asked of it goes as messages, and so do answers."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod

import scriptorium.ai.messages as says
from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import codec

from .limits import BrokenOff
from .thinking import AiChoice, AiQuestion, Told, Verdict, Weighing, nobody_told

Answered = says.Chosen | says.Weighed | says.Ready


class AiLost(ScriptoriumError):
    """It is no more, or cannot answer."""


class AiClient(ABC):
    """Asks and understands; how messages go there and come back is another's affair."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._lost = ""

    @property
    def lost(self) -> str:
        """Why it cannot be asked any more; empty as long as it can."""
        return self._lost

    def choose(self, question: AiQuestion, told: Told = nobody_told, number: int = 0) -> AiChoice:
        """What a player chooses; raises `BrokenOff` and `AiLost`."""
        number = number or self.number()
        asked = says.Ask(
            number,
            question.sitting,
            question.level,
            question.seed,
            says.written(question.seen, question.memory),
            says.choices_written(question.choices),
            question.why,
        )
        answer = self._answer(asked, told)
        if not isinstance(answer, says.Chosen) or not 0 <= answer.at < len(question.choices):
            raise AiLost(f"a mind answered {answer}")
        further = says.choices_read(question.seen.rules, answer.further)
        return AiChoice(question.choices[answer.at], answer.why, further)

    def weigh(self, weighing: Weighing, told: Told = nobody_told, number: int = 0) -> Verdict:
        """What would have been the best turn beside the one that was played."""
        number = number or self.number()
        seen = says.written(weighing.seen, weighing.memory)
        answer = self._answer(says.Weigh(number, seen, says.seen_bytes(weighing.came)), told)
        if not isinstance(answer, says.Weighed):
            raise AiLost(f"a mind answered {answer}")
        line = says.choices_read(weighing.seen.rules, answer.line)
        return Verdict(answer.better, line, answer.why)

    def prepare(self, rules: Ruleset, told: Told = nobody_told, number: int = 0) -> None:
        """Have it learn what has to be learned before a match."""
        number = number or self.number()
        self._answer(says.Prepare(number, codec(rules).setup), told)

    def number(self) -> int:
        """A number for a question, by which it can be broken off."""
        return next(self._numbers)

    def break_off(self, number: int) -> None:
        """Nobody wants this answer any more."""
        self._send(says.BreakOff(number))

    def forget(self, sitting: str) -> None:
        """A player has got up."""
        self._send(says.Forget(sitting))

    @abstractmethod
    def close(self) -> None:
        """End it."""

    @abstractmethod
    def _send(self, message: says.AnyToMind) -> None:
        """Send a message, where anybody is there."""

    @abstractmethod
    def _answer(self, asked: says.Asked, told: Told) -> Answered:
        """The answer to a question; raises `BrokenOff` and `AiLost`."""


def understood(answer: says.AnyFromMind, told: Told) -> Answered | None:
    """An answer; None where the question is still being learned for, which is told."""
    if isinstance(answer, says.Learning):
        told(answer.at, answer.of)
        return None
    if isinstance(answer, says.Stopped):
        raise BrokenOff
    if isinstance(answer, says.Failed):
        raise AiLost(answer.why)
    return answer
