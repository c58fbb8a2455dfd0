"""Choices: actions whose fields carry their targets, the rules about them, and what they do.

A rule is a set of bits that it lets through wherever it can be one, else a test of one action.
What is legal is what the targets have less what a rule refuses; why not is the first rule that
refuses; with sets both are the same `and`. Notation, touches and answers follow from the targets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .errors import NO_WAY_ON, NOT_NOW, NOT_OFFERED, Reason, Refused
from .notation_templates import Template
from .targets import Pieces, Target, targets_of
from .values import Action, Decision, Sentence, Text, Turn

if TYPE_CHECKING:
    from .table import Moment

Mask = Callable[["Moment"], int]
Gate = Callable[["Moment"], bool]
Predicate = Callable[["Moment", Any], bool]
Explain = Callable[["Moment", Any], "Refused | None"]


@dataclass(frozen=True)
class Rule:
    """One rule about a choice: what it lets through as a set, a test, or a refusal of its own.

    `mask` is about the first field of the action, or the one named by `field`. `explain` may stand
    beside it to find the words, and `predicate` to judge one action where the whole set is costly.
    `gate` judges the moment, whatever is chosen: it is asked once, before anything is listed.
    """

    reason: Reason = NOT_OFFERED
    mask: Mask | None = None
    predicate: Predicate | None = None
    explain: Explain | None = None
    field: str = ""
    gate: Gate | None = None


def rule(
    id: str,
    numbers: str,
    text: str,
    message: str = "",
    *,
    mask: Mask | None = None,
    predicate: Predicate | None = None,
    explain: Explain | None = None,
    field: str = "",
    gate: Gate | None = None,
) -> Rule:
    """A rule with its reason.

    Example: `rule("taken", "N2", "Choose an empty square.", mask=empty_squares)`
    """
    return Rule(Reason(id, numbers, text, message=message), mask, predicate, explain, field, gate)


@dataclass(frozen=True)
class Quick:
    """How a game lists a choice where its definition would be slow; the rules stay as they are.

    `lists` gives what is legal, as actions, or as bits where its one target is bits. A test
    compares the two, also at decisions that `imagines` names. `exists` tells whether there is any,
    and `accepts` at once of most actions that they are legal: the others are judged. `doubles`
    tells of an action that another choice comes to the same: it is allowed, not listed. `opening`
    tells of an action whether it can open a decision at all, where that saves trying. `given`
    tells by the words of a part whether a verb has this choice there at all.
    """

    lists: Callable[[Moment], Iterable[Any] | int] | None = None
    exists: Callable[[Moment], bool] | None = None
    accepts: Predicate | None = None
    imagines: Callable[[Any], Iterable[Decision]] | None = None
    doubles: Predicate | None = None
    opening: Predicate | None = None
    given: Callable[[Any], bool] | None = None


class Deed:
    """What an action does itself, by `do(self, now)` or `do(self, now, decision)`."""

    def __init__(self, call: Callable[..., Any], *, decided: bool) -> None:
        self.call, self.decided = call, decided

    def __call__(self, now: Any, decision: Any, action: Any) -> Any:
        """Carry it out, as any other function of a choice."""
        return self.call(action, now, decision) if self.decided else self.call(action, now)


@dataclass(frozen=True, eq=False)
class Choice:
    """What can be chosen, as a plugin declares it; it lives as long as its module.

    `kind` is the action, `do` what it does (left out where another choice of the same verb
    follows), `rules` what refuses it, in order; `ends` are the rules about whether it can be
    completed, judged last. `at` is the decision that it answers, `during` and `enters` steps of
    the turn. `opens` is the decision that it leaves open, or several that it may: without `ends`
    or a quick list the core looks whether that one has a choice, and refuses with `stuck`. `quick`
    lists what is legal where the definition would be slow.
    `word` and `form` are its notation, `also` other words by which it is read, `refusal` is given
    at a wrong moment, `asks` says what is awaited, `cites` names further rules by the id of a
    refusal, or finds them for one, `beside` pieces that are touched with it and choose nothing,
    `said` tells it in the log where no event does: a sentence that may name the fields and the
    `seat`, or a function.
    """

    kind: type[Action]
    do: Callable[..., Any] | None = None
    rules: tuple[Rule, ...] = ()
    ends: tuple[Rule, ...] = ()
    at: type[Decision] | tuple[type[Decision], ...] = Turn
    during: tuple[str, ...] | None = None
    enters: str | None = None
    opens: type[Decision] | tuple[type[Decision], ...] | None = None
    stuck: Reason = NO_WAY_ON
    quick: Quick | None = None
    word: str = ""
    form: str = ""
    also: tuple[str, ...] = ()
    refusal: Reason = NOT_NOW
    asks: Reason | None = None
    cites: dict[str, str] | Callable[[Moment, Any, Refused], tuple[str, ...]] | None = None
    beside: Pieces | Callable[[Moment], Pieces] = ()
    said: Sentence | Callable[[Any, Any], Text | None] | None = None

    @cached_property
    def targets(self) -> dict[str, Target[Any]]:
        """The targets of its fields."""
        return targets_of(self.kind)

    @property
    def leaves_open(self) -> tuple[type[Decision], ...]:
        """The decisions that it may leave open."""
        kinds = self.opens if isinstance(self.opens, tuple) else (self.opens,)
        return tuple(kind for kind in kinds if kind is not None)

    @cached_property
    def called(self) -> str:
        """The word it is written with."""
        return self.word or str(self.kind.__struct_config__.tag).rpartition(".")[2]

    @cached_property
    def template(self) -> Template:
        """How it is written."""
        form = self.form or " ".join([self.called, *(f"{{{name}}}" for name in self.targets)])
        return Template(form, self.targets)

    @cached_property
    def reasons(self) -> tuple[Reason, ...]:
        """All reasons that are its own."""
        of_targets = (target.outside for target in self.targets.values())
        of_rules = (one.reason for one in (*self.rules, *self.ends))
        asked = (self.asks,) if self.asks is not None else ()
        core = (NOT_OFFERED, NOT_NOW, NO_WAY_ON)
        found = (*of_targets, *of_rules, self.refusal, self.stuck, *asked)
        return tuple(dict.fromkeys(reason for reason in found if reason not in core))

    def details(self, words: str, position: Any, action: Any) -> dict[str, Any]:
        """What words in braces stand for, as the targets of the fields tell it."""
        found: dict[str, Any] = {}
        for name, target in self.targets.items() if "{" in words else ():
            told = target.details(position, name, getattr(action, name))
            found |= {key: text for key, text in told.items() if f"{{{key}}}" in words}
        return found

    def tell(self, position: Any, action: Any) -> Text | None:
        """What is chosen, in a sentence for the log; None where events tell it."""
        if not isinstance(self.said, Sentence):
            return None if self.said is None else self.said(position, action)
        details = self.details(self.said.english, position, action)
        return self.said.of(position.pending[-1], **details)
