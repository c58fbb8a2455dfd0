"""Questions that a game asks of all plugins: declared, typed, and answered behind the wall.

A question says how its answers are joined: sets of bits are united, numbers are added. An answer
that fails counts as not given at that table; its plugin is named in the log and by `faults`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .errors import Reason, Refused
from .wall import Fault, apart, report

if TYPE_CHECKING:
    from .structs import Question

JOINED = ("bits", "sum")
NOT_GIVEN: Any = object()  # in place of an answer that failed
_FAULTS = "faults"


@dataclass(frozen=True)
class Answer:
    """One plugin's answer to a question, and the reason that it stands for."""

    plugin: str
    call: Callable[[Any, Any], int]
    reason: Reason | None


@dataclass
class Asked:
    """A question that is asked in a match: how its answers are joined, and who answers."""

    joined: str
    plugin: str
    answers: list[Answer] = field(default_factory=list)

    def ask(self, position: Any, question: Question) -> int:
        """All answers joined."""
        found, add = 0, self.joined == "sum"
        for one in self.answers:
            value = given(position, one.plugin, one, one.call, position, question)
            if value is not NOT_GIVEN:
                found = found + value if add else found | value
        return found

    def why(
        self, position: Any, question: Question, bit: int, **details: str | int
    ) -> Refused | None:
        """The first answer that has a bit, as a refusal with its plugin's name."""
        for one in self.answers:
            value = given(position, one.plugin, one, one.call, position, question)
            if value is NOT_GIVEN or not value >> bit & 1 or one.reason is None:
                continue
            told: dict[str, Any] = {
                name: word for name, word in details.items() if f"{{{name}}}" in one.reason.text
            }
            refused = one.reason(**told)
            refused.plugin = one.plugin
            return refused
        return None


def given(position: Any, plugin: str, what: Any, call: Callable[..., Any], *args: Any) -> Any:
    """What a plugin answers, or `NOT_GIVEN` where it fails, now or before at the same table."""
    known = _kept(position)
    if known and (plugin, id(what)) in known:
        return NOT_GIVEN
    try:
        return apart(call, *args)
    except KeyboardInterrupt:
        raise
    except Fault:
        pass  # logged where it happened
    except BaseException as error:  # one of ours is not guarded, and fails here
        report(plugin, error)
    if known is not None:
        known[plugin, id(what)] = what  # kept, so that its id stays its own
    return NOT_GIVEN


def _kept(position: Any) -> dict[Any, Any] | None:
    """The failures kept beside a table; a change keeps them beside the table it came from."""
    beside = getattr(getattr(position, "table", position), "__dict__", None)
    if beside is None:
        return None
    found: dict[Any, Any] = beside.setdefault(_FAULTS, {})
    return found


def faults(position: Any) -> tuple[str, ...]:
    """The plugins of which an answer failed at this table, and was counted as not given."""
    return tuple(sorted({plugin for plugin, _ in _kept(position) or ()}))
