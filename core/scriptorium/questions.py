"""Questions that a game asks of all plugins: declared, typed, and answered behind the wall.

A question says how its answers are joined: sets of bits are united, numbers are added, tuples are
put one behind the other. An answer that fails counts as not given; its plugin and the question are
named by `faults`. One that never ends is stopped, and not asked again at the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import isfunction
from typing import TYPE_CHECKING, Any

from scriptorium_plugins.wall import Fault, TooManyLines, apart, report, shown

from .errors import Reason, Refused

if TYPE_CHECKING:
    from .structs import Part, Question

NOTHING: dict[str, Any] = {"bits": 0, "sum": 0, "tuples": ()}  # by how answers are joined
JOINED = tuple(NOTHING)
MOST_BITS = 1 << 16
MOST_SUM = MOST_VALUES = 9_999
NOT_GIVEN: Any = object()  # in place of an answer that failed
_FAULTS, _ENDLESS = "faults", "endless"


@dataclass(frozen=True)
class Answer:
    """One plugin's answer to a question, and the reason that it stands for.

    `reads` are the parts of the table on which it depends, where it depends on nothing else but
    the question; None where it says nothing of this.
    """

    plugin: str
    call: Callable[[Any, Any], Any]
    reason: Reason | None
    reads: tuple[type[Part], ...] | None = None
    guest: bool = True  # a stranger's, which may be out at a table


@dataclass
class Asked:
    """A question that is asked in a match: how its answers are joined, and who answers."""

    joined: str
    plugin: str
    name: str
    answers: tuple[Answer, ...] = ()
    guests: bool = False  # whether strangers answer it
    only: Callable[[Any, Any], Any] | None = None  # the one answer, where it is one of ours

    def add(self, answer: Answer) -> None:
        """One more plugin answers."""
        self.answers += (answer,)
        self.guests |= answer.guest
        self.only = answer.call if len(self.answers) == 1 and not self.guests else None

    def ask(self, position: Any, question: Question, instead: Any = None) -> Any:
        """All answers joined; `instead` is taken for one that fails, by default nothing."""
        if not self.guests:
            try:
                if self.only is not None:
                    return self.only(position, question)
                return self._joined([one.call(position, question) for one in self.answers])
            except Exception:
                pass
        found = []
        for one in self.answers:
            value = given(position, one.plugin, one, one.call, position, question, name=self.name)
            if value is NOT_GIVEN:
                if instead is None:
                    continue
                value = instead
            found.append(value)
        return self._joined(found)

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
            found = given(position, one.plugin, one, one.call, position, question, name=self.name)
            if found is NOT_GIVEN or one.reason is None:
                continue
            if value in found if self.joined == "tuples" else found >> value & 1:
                return _refused(one, details)
        return None

    @property
    def plugins(self) -> frozenset[str]:
        """Who answers."""
        return frozenset(one.plugin for one in self.answers)


def checked(joined: str, call: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """A stranger's function whose answer is looked at before anybody reckons with it."""

    def answer(position: Any, question: Question) -> Any:
        value = call(position, question)
        if not _fits(joined, value):
            raise TypeError(f"answered {shown(value)}, which are no {joined}")
        return value

    if isfunction(call):  # what its author says of it is shown to players
        answer.__name__, answer.__doc__ = call.__name__, call.__doc__
    return answer


def _fits(joined: str, value: Any) -> bool:
    if joined == "tuples":
        return type(value) is tuple and len(value) <= MOST_VALUES and all(map(_is_plain, value))
    if type(value) is not int or value.bit_length() > MOST_BITS:
        return False
    return abs(value) <= MOST_SUM if joined == "sum" else value >= 0


def _is_plain(value: Any) -> bool:
    if type(value) is tuple:
        return len(value) <= MOST_VALUES and all(type(one) is int for one in value)
    return type(value) in (int, str)


def _refused(one: Answer, details: dict[str, Any]) -> Refused:
    assert one.reason is not None
    told = {name: word for name, word in details.items() if f"{{{name}}}" in one.reason.text}
    refused = one.reason(**told)
    refused.plugin = one.plugin
    return refused


def given(
    position: Any, plugin: str, what: Any, call: Callable[..., Any], *args: Any, name: str = "rule"
) -> Any:
    """What a plugin answers, or `NOT_GIVEN` where it fails, or did not end before at this table.

    `what` is the answer or rule that is asked, `name` what it is about.
    """
    if is_out(position, what):
        return NOT_GIVEN
    try:
        return apart(call, *args)
    except KeyboardInterrupt:
        raise
    except Fault as fault:  # logged where it happened
        leave_out(position, fault, what, name)
    except BaseException as error:  # one of ours is not guarded, and fails here
        leave_out(position, report(plugin, error), what, name)
    return NOT_GIVEN


def is_out(position: Any, what: Any) -> bool:
    """Whether something did not end before at this table, and is not to be asked again."""
    kept = _kept(position)
    return kept is not None and _ENDLESS in kept and id(what) in kept[_ENDLESS]


def leave_out(position: Any, fault: Fault, what: Any, name: str) -> None:
    """Note that something of a plugin failed at this table, and that the match goes on without."""
    kept = _kept(position)
    if kept is None:
        return
    kept.setdefault(_FAULTS, {})[fault.plugin, name] = None
    if isinstance(fault.__cause__, TooManyLines):
        kept.setdefault(_ENDLESS, {})[id(what)] = what  # kept, so that its id stays its own


def _kept(position: Any) -> dict[str, Any] | None:
    """What is kept beside a position; for a change it lies beside the table it came from."""
    found: dict[str, Any] | None = getattr(getattr(position, "table", position), "__dict__", None)
    return found


def faults(position: Any) -> tuple[tuple[str, str], ...]:
    """Plugin and question of each answer or rule that failed here and counted as not given."""
    return tuple((_kept(position) or {}).get(_FAULTS, ()))
