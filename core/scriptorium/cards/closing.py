"""Closing what has been begun with a card: when it may be left as it is, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scriptorium.engine.bound_choice import guarded_rule
from scriptorium.engine.card_run import CardRun, Done
from scriptorium.engine.choices import Choice, Rule
from scriptorium.engine.errors import Reason, Refused
from scriptorium.engine.table import Moment
from scriptorium.engine.values import Sentence, Text
from scriptorium.plugins.guard import Guard, leave_out

from .interpreter import PARTS, able, step_of, stop, why_not_needed

NOTHING_DONE = Reason(
    "no_change", "", "Do something with a card first.", message="verbs-nothing-done"
)
MUST_BE_DONE = Reason(
    "not_now", "", "You have to do this part of the card.", message="verbs-must-be-done"
)
NOTHING_OPEN = Reason("not_now", "", "There's nothing to finish right now.", message="verbs-done")


class ClosingRules:
    """The rules about closing one card; where one of them fails, nothing forbids it."""

    def __init__(self, rules: tuple[Rule, ...], guard: Guard) -> None:
        self.guard = guard
        self.rules = tuple(guarded_rule(one, guard) for one in rules)
        self._tests = tuple(map(_test, self.rules))

    def allows(self, at: Moment) -> bool:
        """Whether the card may be closed, as far as they say."""
        if self.guard.third_party:
            return self.why_not(at) is None
        try:
            for test in self._tests:
                if not test(at):
                    return False
        except BaseException as error:
            leave_out(at, self.guard.fault(error), at.decision.card)
        return True

    def why_not(self, at: Moment) -> Refused | None:
        """The first that forbids it."""
        name = at.decision.card
        refused: Refused | None = self.guard.ask_at(
            at, why_not_needed, at, self.rules, name=name, instead=None
        )
        return None if refused is None else refused.by(self.guard.plugin)


def _test(one: Rule) -> Callable[[Moment], bool]:
    """Whether a rule allows it: yes or no, without the refusal."""
    return one.gate or (lambda at: why_not_needed(at, (one,)) is None)


def may_be_closed(at: Moment) -> bool:
    """Whether the rules of the card allow it."""
    closing = at.rules.programs[at.decision.card].closing
    return closing is None or closing.allows(at)


def why_not_closed(at: Moment, action: Any) -> Refused | None:
    """What the rules of the card say against it."""
    closing = at.rules.programs[at.decision.card].closing
    return None if closing is None else closing.why_not(at)


def may_be_left_out(at: Moment) -> bool:
    """Only what the card leaves free, and only when it has done something; or what cannot be."""
    run, step = at.decision, step_of(at)
    if not isinstance(step, PARTS) or (step.may and run.done):
        return True
    return not able(at, run.at, run.at + 1)


def why_not_left_out(at: Moment, action: Any) -> Refused:
    """Something has to be done first, or this part."""
    return MUST_BE_DONE() if at.decision.done else NOTHING_DONE()


def closing(
    *,
    refusal: Reason = NOTHING_OPEN,
    said: Sentence | Callable[[Any, Any], Text | None] | None = None,
) -> Choice:
    """The choice of leaving out what is awaited, in the words of a game."""
    return Choice(
        Done,
        at=CardRun,
        do=lambda now, top, action: stop(now, top),
        rules=(
            Rule(gate=may_be_closed, explain=why_not_closed),
            Rule(MUST_BE_DONE, gate=may_be_left_out, explain=why_not_left_out),
        ),
        refusal=refusal,
        said=said,
        beside=("done",),
    )
