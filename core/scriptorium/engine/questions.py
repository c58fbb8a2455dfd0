"""Questions that a game asks of all plugins: declared, typed, and answered under guard.

A question says how its answers are joined: sets of bits are united, numbers are added, tuples are
put one behind the other. An answer that fails counts as not given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scriptorium.plugins.guard import NOT_GIVEN, Guard, leave_out

from .errors import Reason, Refused

if TYPE_CHECKING:
    from .values import Part, Question

NOTHING: dict[str, Any] = {"bits": 0, "sum": 0, "tuples": ()}  # by how answers are joined


@dataclass(frozen=True)
class PluginAnswer:
    """One plugin's answer to a question, and the reason that it stands for.

    `reads` are the parts of the table on which it depends, where it depends on nothing else but
    the question; None where it says nothing of this.
    """

    guard: Guard
    call: Callable[[Any, Any], Any]
    reason: Reason | None
    reads: tuple[type[Part], ...] | None = None

    @property
    def plugin(self) -> str:
        """Who answers."""
        return self.guard.plugin


@dataclass
class Asked:
    """A question that is asked in a match: how its answers are joined, and who answers."""

    joined: str
    plugin: str
    name: str
    answers: tuple[PluginAnswer, ...] = ()
    only: Callable[[Any, Any], Any] | None = None  # the one answer, where it is one of ours

    def add(self, answer: PluginAnswer) -> None:
        """One more plugin answers."""
        self.answers += (answer,)
        alone = len(self.answers) == 1 and not answer.guard.third_party
        self.only = answer.call if alone else None

    def ask(self, position: Any, question: Question, instead: Any = None) -> Any:
        """All answers joined; `instead` is taken for one that fails, by default nothing."""
        if self.only is not None:
            try:
                return self.only(position, question)
            except BaseException as error:
                one = self.answers[0]
                leave_out(position, one.guard.fault(error), self.name)
                return self._joined([] if instead is None else [instead])
        found = [self._given(one, position, question, instead) for one in self.answers]
        return self._joined([value for value in found if value is not NOT_GIVEN])

    def _given(self, one: PluginAnswer, position: Any, question: Question, instead: Any) -> Any:
        """What one plugin answers."""
        other = NOT_GIVEN if instead is None else instead
        ask_at, name = one.guard.ask_at, self.name
        return ask_at(position, one.call, position, question, name=name, instead=other)

    def _joined(self, answers: list[Any]) -> Any:
        if len(answers) == 1:
            return answers[0]
        found = NOTHING[self.joined]
        for value in answers:
            found = found | value if self.joined == "bits" else found + value
        return found

    def why(
        self, position: Any, question: Question, value: Any, **details: str | int
    ) -> Refused | None:
        """The first answer that has a bit, or a value of a tuple, as a refusal of its plugin."""
        for one in self.answers:
            found = self._given(one, position, question, None)
            if found is NOT_GIVEN or one.reason is None:
                continue
            if value in found if self.joined == "tuples" else found >> value & 1:
                return _refused(one, details)
        return None

    @property
    def plugins(self) -> frozenset[str]:
        """Who answers."""
        return frozenset(one.plugin for one in self.answers)


def _refused(one: PluginAnswer, details: dict[str, Any]) -> Refused:
    assert one.reason is not None
    told = {name: word for name, word in details.items() if f"{{{name}}}" in one.reason.text}
    refused = one.reason(**told)
    refused.plugin = one.plugin
    return refused
