"""A mind that is not in this program: what is asked of it goes as messages, and so do answers."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod

import scriptorium.ai.messages as messages
from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import codec, view_bytes

from .limits import BrokenOff
from .thinking import AiChoice, AiQuestion, Told, Verdict, Weighing, no_progress

Answered = messages.Chosen | messages.Weighed | messages.Ready


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

    def choose(self, question: AiQuestion, told: Told = no_progress, number: int = 0) -> AiChoice:
        """What a player chooses; raises `BrokenOff` and `AiLost`."""
        number = number or self.number()
        asked = messages.Ask(
            number,
            question.sitting,
            question.level,
            question.seed,
            messages.written(question.seen, question.memory),
            messages.choices_written(question.choices),
            question.why,
        )
        answer = self._answer(asked, told)
        if not isinstance(answer, messages.Chosen) or not 0 <= answer.at < len(question.choices):
            raise AiLost(f"a mind answered {answer}")
        further = messages.choices_read(question.seen.rules, answer.further)
        return AiChoice(question.choices[answer.at], answer.why, further)

    def weigh(self, weighing: Weighing, told: Told = no_progress, number: int = 0) -> Verdict:
        """What would have been the best turn beside the one that was played."""
        number = number or self.number()
        seen = messages.written(weighing.seen, weighing.memory)
        answer = self._answer(messages.Weigh(number, seen, view_bytes(weighing.came)), told)
        if not isinstance(answer, messages.Weighed):
            raise AiLost(f"a mind answered {answer}")
        line = messages.choices_read(weighing.seen.rules, answer.line)
        return Verdict(answer.better, line, answer.why)

    def prepare(self, rules: Ruleset, told: Told = no_progress, number: int = 0) -> None:
        """Have it learn what has to be learned before a match."""
        number = number or self.number()
        self._answer(messages.Prepare(number, codec(rules).setup), told)

    def number(self) -> int:
        """A number for a question, by which it can be broken off."""
        return next(self._numbers)

    def break_off(self, number: int) -> None:
        """Nobody wants this answer any more."""
        self._send(messages.BreakOff(number))

    def forget(self, sitting: str) -> None:
        """A player has got up."""
        self._send(messages.Forget(sitting))

    @abstractmethod
    def close(self) -> None:
        """End it."""

    @abstractmethod
    def _send(self, message: messages.AnyToMind) -> None:
        """Send a message, where anybody is there."""

    @abstractmethod
    def _answer(self, asked: messages.Asked, told: Told) -> Answered:
        """The answer to a question; raises `BrokenOff` and `AiLost`."""


def understood(answer: messages.AnyFromMind, told: Told) -> Answered | None:
    """An answer. None while a game is still being learned for it, which is reported."""
    if isinstance(answer, messages.Learning):
        told(answer.at, answer.of)
        return None
    if isinstance(answer, messages.Stopped):
        raise BrokenOff
    if isinstance(answer, messages.Failed):
        raise AiLost(answer.why)
    return answer
