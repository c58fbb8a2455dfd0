"""Cards of verbs while they are played: what is awaited, and going on from part to part.

A half-played card is one frozen decision on the table: which card, which step, how many parts have
been carried out and what they were done to. Whatever is begun can be finished: a card is begun, and
a way chosen, only if the first part that comes then can be done; a later part that cannot be done
is passed over, and the log says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from msgspec import Meta
from msgspec.structs import replace

from .choices import Choice, Rule
from .errors import Reason, Refused
from .lines import read_line
from .programs import MOST_STEPS, Act, Choose, If, Jump, Program
from .questions import NOT_GIVEN, given, is_out, leave_out
from .structs import Action, CardId, Event, Name, Pending, Seat, Sentence, Text, text
from .wall import Fault

if TYPE_CHECKING:
    from .change import Change
    from .table import Position, Table

Step = Annotated[int, Meta(ge=0, le=MOST_STEPS)]

NOTHING_DONE = Reason(
    "no_change", "", "Something has to be done with a card first.", message="verbs-nothing-done"
)
MUST_BE_DONE = Reason(
    "not_now", "", "This part can be done, so it is not left out.", message="verbs-must-be-done"
)


# What has been chosen at an earlier stage of a verb: a number, a word, a path.
Chosen = (
    Annotated[int, Meta(ge=-999_999, le=999_999)]
    | Name
    | Annotated[tuple[Annotated[int, Meta(ge=-999_999, le=999_999)], ...], Meta(max_length=64)]
)


class Carried(NamedTuple):
    """That a part has been done: to which pieces, and what is kept for the parts behind it."""

    touched: tuple[str, ...] = ()
    kept: tuple[Any, ...] = ()


class Doing(Pending, tag="core.doing", frozen=True):
    """A card of verbs is being played: what its next step is done to, or which way it goes."""

    card: CardId  # or the name of a program that needs no card
    at: Step = 0
    done: Step = 0
    stage: Annotated[int, Meta(ge=0, le=9)] = 0
    chosen: Annotated[tuple[Chosen, ...], Meta(max_length=32)] = ()  # at the stages before
    touched: Annotated[tuple[Name, ...], Meta(max_length=MOST_STEPS)] = ()
    kept: Annotated[tuple[Chosen, ...], Meta(max_length=32)] = ()  # by a part, for those behind it


class PassedOver(Event, tag="core.passed_over", frozen=True):
    """A part of a card could not be done."""

    seat: Seat
    card: CardId
    part: Name

    def said(self) -> Text:
        """Which part of which card."""
        return text(
            "verbs-passed-over",
            "{card}: a part cannot be done now and is passed over ({part}).",
            card=self.card,
            part=self.part,
        )


def program_of(position: Position, card: CardId) -> Program:
    """What a card of verbs is composed of."""
    program: Program = position.rules.programs[card]
    return program


def step_of(position: Position, doing: Doing) -> Any:
    """The step that a half-played card has come to."""
    steps = position.rules.programs[doing.card].__dict__["steps"]
    return steps[doing.at] if doing.at < len(steps) else None


def words_of(position: Position, doing: Doing, verb: str) -> Any:
    """What the part says that is awaited; None where that is a part with another verb."""
    step = step_of(position, doing)
    return step.words if isinstance(step, Act) and step.verb == verb else None


def words(position: Position, top: Any) -> Any:
    """What the part says that is awaited at a decision of a card of verbs."""
    steps = position.rules.programs[top.card].__dict__["steps"]
    step = steps[top.at] if top.at < len(steps) else None
    return step.words if isinstance(step, Act) else None


def key_of(position: Position, doing: Doing) -> Any:
    """Where the rules find what can be chosen: by the awaited verb and its stage.

    Before the first stage what is awaited may be closed, where there is anything to close.
    """
    program: Program = position.rules.programs[doing.card]
    steps = program.steps
    step = steps[doing.at] if doing.at < len(steps) else None
    if isinstance(step, Act) and position.rules.verbs[step.verb].stages:
        if doing.stage or not (doing.done or program.is_closable):
            return step.verb, doing.stage
        return step.verb, doing.stage, Done
    return Doing


def able(position: Position, doing: Doing, begin: int = 0, end: int = MOST_STEPS) -> bool:
    """Whether the first part that comes from a step on, before another one, can be done.

    Where a plugin fails to say so it cannot, and only this card is left out.
    """
    program: Program = position.rules.programs[doing.card]
    if position.rules.strangers and is_out(position, program):
        return False
    steps, at = program.__dict__["steps"], begin
    try:
        while at < end and at < len(steps):
            step = steps[at]
            if isinstance(step, Act):
                return _can(position, doing if doing.at == at else replace(doing, at=at), step)
            if isinstance(step, Choose):
                return any(able(position, doing, way.begin, way.end) for way in step.options)
            at = _over(position, doing, step, at)
    except Fault as fault:
        leave_out(position, fault, program, doing.card)
    return False


def can_begin(position: Position, seat: Seat, name: CardId) -> bool:
    """Whether a program that costs nothing can be begun."""
    quick = position.rules.ready.get(name)
    if quick is not None:
        return name in quick(position, (name,))
    return able(position, Doing(seat, name))


def why_not_able(
    position: Position, doing: Doing, begin: int = 0, end: int = MOST_STEPS
) -> Refused | None:
    """A reason of its own for which the first part from a step on cannot be done."""
    steps = program_of(position, doing.card).steps
    at = begin
    while at < min(end, len(steps)):
        step = steps[at]
        if isinstance(step, Act):
            verb = position.rules.verbs[step.verb]
            here = replace(doing, at=at)
            refused = why_not_needed(position, here, verb.needs)
            if refused is not None:
                return refused
            return verb.why(position, here, step.words) if verb.why is not None else None
        if isinstance(step, Choose):
            return None
        at = _over(position, doing, step, at)
    return None


def _can(position: Position, doing: Doing, step: Act) -> bool:
    """Whether the step that a card has come to can be done, through all stages of its verb."""
    verb = position.rules.verbs[step.verb]
    if verb.needs and why_not_needed(position, doing, verb.needs) is not None:
        return False
    if verb.can is not None and not verb.can(position, doing, step.words):
        return False
    if not verb.stages or not step.asks:
        return True
    for rule in position.rules.sources[verb.name, 0]:
        compiled = rule.spec.choice
        if compiled.kind is not Done and compiled.some(position, doing):
            return True
    return False


def why_not_needed(position: Position, doing: Doing, needs: tuple[Rule, ...]) -> Refused | None:
    """The first of the rules about a whole card or part that refuses it."""
    for one in needs:
        if one.holds is not None and not one.holds(position, doing, None):
            return one.reason()
        refused = one.why(position, doing, None) if one.why is not None else None
        if refused is not None:
            return refused
    return None


def _over(position: Position, doing: Doing, step: If | Jump, at: int) -> int:
    """Where a card goes on from a step that is no part."""
    if isinstance(step, Jump):
        return step.to
    conditions = position.rules.conditions
    holds = all(asked.holds(conditions[name].number(position, doing)) for name, asked in step.asked)
    return at + 1 if holds else step.otherwise


# Going on.


def begin(now: Change, seat: Seat, card: CardId) -> None:
    """Carry out a card from its first part."""
    go_on(now, Doing(seat, card), first=True)


def carried_out(now: Change, doing: Doing, *touched: str) -> None:
    """Note that the awaited step has been done, and to what; go on with the next."""
    if doing.at + 1 >= len(now.rules.programs[doing.card].__dict__["steps"]):
        return  # it was the last
    go_on(
        now,
        replace(
            doing,
            at=doing.at + 1,
            done=doing.done + 1,
            stage=0,
            chosen=(),
            touched=(*doing.touched, *touched),
        ),
    )


def stage_done(choice: Choice) -> Callable[[Change, Doing, Any], None]:
    """What carries out a choice of a verb: on to its next stage, or on with the card."""

    def apply(now: Change, top: Doing, action: Any) -> None:
        if choice.do is None:
            values = tuple(getattr(action, name) for name in choice.targets)
            now.wait_for(replace(top, stage=top.stage + 1, chosen=(*top.chosen, *values)))
            return
        answer = choice.do(now, top, action)
        if isinstance(answer, Doing):
            now.wait_for(answer)
        elif isinstance(answer, Carried):
            carried_out(now, replace(top, kept=answer.kept), *answer.touched)
        else:
            carried_out(now, top, *(answer or ()))

    return apply


def go_on(now: Change, doing: Doing, *, first: bool = False) -> None:
    """Carry out what needs no choice, up to the next choice or the end of the card.

    The first part of a card or a way is never passed over: it can be done, or else the card could
    not have been played, and whoever judges a whole line wants to hear what its own choice lacks.
    """
    steps = now.rules.programs[doing.card].__dict__["steps"]
    beneath = now.pending
    while now.outcome is None and doing.at < len(steps):
        now.pending = (*beneath, doing)  # the rules see that the card is being played
        step = steps[doing.at]
        if isinstance(step, Act | Choose):
            if first and (isinstance(step, Choose) or step.asks):
                return
            first = False
        if isinstance(step, Act):
            if not _can(now, doing, step):
                if _is_closed_by_hand(now, doing, step):
                    return
                if not step.round or step.words.wants_all():
                    now.tell(PassedOver(doing.seat, doing.card, step.verb))
                doing = replace(doing, at=step.after)
                continue
            do = now.rules.verbs[step.verb].do
            if do is None or step.asks:
                return
            do(now, doing, step.words)
            doing = replace(doing, at=doing.at + 1, done=doing.done + 1)
        elif isinstance(step, Choose):
            if able(now, doing, doing.at, doing.at + 1):
                return
            now.tell(PassedOver(doing.seat, doing.card, "choose"))
            doing = replace(doing, at=step.after)
        else:
            doing = replace(doing, at=_over(now, doing, step, doing.at))
    if now.outcome is None:
        now.pending = beneath


def _is_closed_by_hand(position: Position, doing: Doing, step: Act) -> bool:
    """Whether a part is awaited though it cannot be done now: its player closes the card.

    So it is where the card allows more of the part, and where the card may not be closed yet.
    """
    closes = program_of(position, doing.card).closes
    if closes is None:
        return False
    if _why_not_closed(position, doing, *closes) is not None:
        return True
    if not step.round or not step.may:
        return False
    return why_not_needed(position, doing, position.rules.verbs[step.verb].needs) is None


# Leaving something out.


def _why_not_closed(
    position: Position, doing: Doing, plugin: str, why: Callable[..., Refused | None]
) -> Refused | None:
    """What forbids to close a card; where its plugin fails to say so, nothing does."""
    try:
        answer = NOT_GIVEN if position.rules.strangers else why(position, doing)
    except Exception:
        answer = NOT_GIVEN
    if answer is NOT_GIVEN:
        answer = given(position, plugin, why, why, position, doing, name=doing.card)
    if answer is None or answer is NOT_GIVEN:
        return None
    refused: Refused = answer
    refused.plugin = refused.plugin or plugin
    return refused


def why_not_stop(position: Position, doing: Doing) -> Refused | None:
    """Only what the card leaves free, and only when it has done something; or what cannot be."""
    step = step_of(position, doing)
    closes = program_of(position, doing.card).closes
    if closes is not None:
        refused = _why_not_closed(position, doing, *closes)
        if refused is not None:
            return refused
    if isinstance(step, Act | Choose):
        if step.may and doing.done:
            return None
        if able(position, doing, doing.at, doing.at + 1):
            return MUST_BE_DONE() if doing.done else NOTHING_DONE()
    return None


class Done(Action, tag="core.done", frozen=True):
    """Close what has been begun."""


DONE = Done()
CLOSE = (DONE,)


def closes(position: Position, doing: Doing) -> tuple[Done, ...]:
    """Closing, where nothing forbids it."""
    return CLOSE if why_not_stop(position, doing) is None else ()


NOTHING_OPEN = Reason("not_now", "", "There is nothing to be closed.", message="verbs-done")


def closing(
    *,
    refusal: Reason = NOTHING_OPEN,
    said: Sentence | Callable[[Any, Any], Text | None] | None = None,
) -> Choice:
    """The choice of leaving out what is awaited, in the words of a game."""
    return Choice(
        Done,
        at=Doing,
        do=lambda now, top, action: stop(now, top),
        rules=(Rule(why=lambda position, top, action: why_not_stop(position, top)),),
        fast=closes,
        refusal=refusal,
        said=said,
        beside=("done",),
    )


def stop(now: Change, doing: Doing) -> None:
    """Leave out what is awaited, and go on behind it."""
    step = step_of(now, doing)
    free = isinstance(step, Act | Choose) and step.may
    go_on(now, replace(doing, at=step.after) if free else doing)


def read_whole(table: Table, card: CardId, text: str) -> tuple[Action, ...]:
    """What stands behind the name of a card; a row that stops early is closed."""
    program = program_of(table, card)
    found = read_line(program.lines, table, text)
    first = next((step for step in program.steps if isinstance(step, Act)), None)
    most = first.words.rounds() if first is not None else 0
    stops = any(line.again for line in program.lines) and len(found) < most
    return (*found, DONE) if stops else found
