"""Cards of verbs while they are played: what is awaited, and going on from part to part.

A half-played card is one frozen decision on the table: which card, which step, how many parts have
been carried out and what they were done to. Whatever is begun can be finished: a card is begun, and
a way chosen, only if the first part that comes then can be done; a later part that cannot be done
is passed over, and the log says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scriptorium.engine.card_run import DONE, CardRun, Carried, Done, GoingOn, PassedOver
from scriptorium.engine.choices import Choice, Rule
from scriptorium.engine.errors import PluginError, Reason, Refused
from scriptorium.engine.programs import MOST_STEPS, Act, Choose, GoTo, If, Program
from scriptorium.engine.table import Moment
from scriptorium.engine.values import Action, CardId, Decision, Seat
from scriptorium.plugins.guard import Fault, leave_out

from .card_rules import CardRules
from .line_reader import read_line

if TYPE_CHECKING:
    from scriptorium.engine.change import Change
    from scriptorium.engine.table import Position, Table

PARTS = Act, Choose
COSTS = Reason(
    "costs", "", "This costs {cost} {points} and you have {left} left.", message="verbs-costs"
)


def program_of(position: Position, card: CardId) -> Program:
    """What a card of verbs is composed of."""
    program: Program = position.rules.programs[card]
    return program


def step_of(at: Moment) -> Any:
    """The step that a half-played card has come to."""
    run = at.decision
    steps = at.rules.programs[run.card].steps
    return steps[run.at] if run.at < len(steps) else None


def words_of(at: Moment, verb: str) -> Any:
    """What the part says that is awaited; None where that is a part with another verb."""
    step = step_of(at)
    return step.words if isinstance(step, Act) and step.verb == verb else None


def words(at: Moment) -> Any:
    """What the part says that is awaited at a decision of a card of verbs."""
    run = at.decision
    steps = at.rules.programs[run.card].steps
    step = steps[run.at] if run.at < len(steps) else None
    return step.words if isinstance(step, Act) else None


def able(at: Moment, begin: int = 0, end: int = MOST_STEPS) -> bool:
    """Whether the first part that comes from a step on, before another one, can be done.

    Where a plugin fails to say so it cannot, and only this card is left out.
    """
    rules, run = at.rules, at.decision
    program: Program = rules.programs[run.card]
    steps, index = program.steps, begin
    try:
        while index < end and index < len(steps):
            step = steps[index]
            if isinstance(step, Act):
                return _can(at if run.at == index else _at_step(at, index), step)
            if isinstance(step, Choose):
                return any(able(at, way.begin, way.end) for way in step.options)
            index = _over(at, step, index)
    except Fault as fault:
        leave_out(at, fault, run.card)
    return False


def _at_step(at: Moment, index: int) -> Moment:
    """The card as if it had come to a step."""
    return at.imagine(replace(at.decision, at=index))


def can_begin(position: Position, seat: Seat, name: CardId) -> bool:
    """Whether a program that costs nothing can be begun."""
    opening = position.rules.extensions[CardRules].openings.get(name)
    if opening is not None and opening[0] is not None:
        return name in opening[0](position, (name,))
    return able(Moment.of(position, CardRun(seat, name)))


def why_not_able(at: Moment, begin: int = 0, end: int = MOST_STEPS) -> Refused | None:
    """A reason of its own for which the first part from a step on cannot be done."""
    steps = program_of(at, at.decision.card).steps
    index = begin
    while index < min(end, len(steps)):
        step = steps[index]
        if isinstance(step, Act):
            verb = at.rules.extensions[CardRules].verbs[step.verb]
            here = _at_step(at, index)
            refused = why_not_needed(here, verb.needs)
            if refused is not None:
                return refused.by(verb.plugin)
            found = verb.can(here, step.words) if verb.can is not None else None
            return found.by(verb.plugin) if isinstance(found, Refused) else None
        if isinstance(step, Choose):
            return None
        index = _over(at, step, index)
    return None


def _can(at: Moment, step: Act) -> bool:
    """Whether the step that a card has come to can be done, through all stages of its verb."""
    rules = at.rules
    known: CardRules = rules.extensions[CardRules]
    verb = known.verbs[step.verb]
    if verb.needs and why_not_needed(at, verb.needs) is not None:
        return False
    if verb.can is not None and verb.can(at, step.words) is not True:
        return False
    if not verb.stages or not step.asks:
        return True
    asked = known.beginnings.get(verb.name)
    if asked is None:
        there = [bound for bound in rules.sources[verb.name, 0] if bound.kind is not Done]
        asked = known.beginnings[verb.name] = tuple([bound.some for bound in there])
    for some in asked:
        can = some(at)
        if can:
            return True
    return False


def why_not_needed(at: Moment, needs: tuple[Rule, ...]) -> Refused | None:
    """The first of the rules about a whole card or part that refuses it."""
    for one in needs:
        refused = None
        if one.gate is not None:
            if one.gate(at):
                continue
            refused = one.reason()
        elif one.predicate is not None:
            if one.predicate(at, None):
                continue
            refused = one.reason()
        if one.explain is not None:
            refused = one.explain(at, None) or refused
        if refused is not None:
            return refused
    return None


def _over(at: Moment, step: If | GoTo, index: int) -> int:
    """Where a card goes on from a step that is no part."""
    if isinstance(step, GoTo):
        return step.to
    conditions = at.rules.extensions[CardRules].conditions
    holds = all(asked.holds(conditions[name].number(at)) for name, asked in step.asked)
    return index + 1 if holds else step.otherwise


# Going on.


def begin(now: Change, seat: Seat, card: CardId) -> None:
    """Carry out a card from its first part."""
    go_on(now, CardRun(seat, card), first=True)


def carried_out(
    now: Change, run: CardRun, *touched: str, beneath: tuple[Decision, ...] | None = None
) -> None:
    """Note that the awaited step has been done, and to what; go on with the next.

    Where `beneath` tells what was pending before it, what the step has opened comes first.
    """
    if run.at + 1 >= len(now.rules.programs[run.card].steps):
        return  # it was the last
    further = replace(
        run,
        at=run.at + 1,
        done=run.done + 1,
        stage=0,
        chosen=(),
        touched=(*run.touched, *touched),
    )
    opened = () if beneath is None else _opened(now, beneath)
    if opened:
        now.pending = now.pending[: -len(opened)]
        _go_on_after(now, further, opened)
    else:
        go_on(now, further)


def stage_done(choice: Choice) -> Callable[[Change, CardRun, Any], None]:
    """What carries out a choice of a verb: on to its next stage, or on with the card."""

    def apply(now: Change, top: CardRun, action: Any) -> None:
        if choice.do is None:
            values = tuple(getattr(action, name) for name in choice.targets)
            now.wait_for(replace(top, stage=top.stage + 1, chosen=(*top.chosen, *values)))
            return
        beneath = now.pending
        answer = choice.do(now, top, action)
        if isinstance(answer, CardRun):
            now.wait_for(answer)
        elif isinstance(answer, Carried):
            carried_out(now, replace(top, kept=answer.kept), *answer.touched, beneath=beneath)
        else:
            carried_out(now, top, *(answer or ()), beneath=beneath)

    return apply


def go_on(now: Change, run: CardRun, *, first: bool = False) -> None:
    """Carry out what needs no choice, up to the next choice or the end of the card.

    The first part of a card or a way is never passed over: it can be done, or else the card could
    not have been played, and whoever judges a whole line wants to hear what its own choice lacks.
    """
    steps = now.rules.programs[run.card].steps
    beneath = now.pending
    while now.outcome is None and run.at < len(steps):
        now.pending = (*beneath, run)  # the rules see that the card is being played
        step = steps[run.at]
        if isinstance(step, PARTS):
            if first and (isinstance(step, Choose) or step.asks):
                return
            first = False
        if isinstance(step, Act):
            beheld = now.table, run, run.seat, now.rules, now.clock, now.pending
            at = Moment(*beheld, tuple(now.parts), now.outcome)
            if not _can(at, step):
                if _is_closed_by_hand(at, step):
                    return
                if not step.round or step.words.wants_all():
                    now.tell(PassedOver(run.seat, run.card, step.verb))
                run = replace(run, at=step.after)
                continue
            do = now.rules.extensions[CardRules].verbs[step.verb].do
            if do is None or step.asks:
                return
            awaited = now.pending
            do(now, run, step.words)
            run = replace(run, at=run.at + 1, done=run.done + 1)
            if now.pending is not awaited and now.outcome is None:
                opened = _opened(now, awaited)
                if opened is None:  # another turn has begun, and with it everything is awaited anew
                    _see_it_was_the_last(now, run, step)
                    return
                if opened:
                    now.pending = beneath
                    _go_on_after(now, run, opened)
                    return
        elif isinstance(step, Choose):
            if able(Moment.of(now, run), run.at, run.at + 1):
                return
            now.tell(PassedOver(run.seat, run.card, "choose"))
            run = replace(run, at=step.after)
        else:
            run = replace(run, at=_over(Moment.of(now, run), step, run.at))
    if now.outcome is None:
        now.pending = beneath


def _opened(now: Change, before: tuple[Decision, ...]) -> tuple[Decision, ...] | None:
    """What lies on top of all that was pending before; None where that is not pending any more."""
    count = len(before)
    return now.pending[count:] if now.pending[:count] == before else None


def _go_on_after(now: Change, run: CardRun, opened: tuple[Decision, ...]) -> None:
    """Let what a part has opened come first, and behind it the rest of the card."""
    if run.at < len(program_of(now, run.card).steps):
        now.wait_for(GoingOn(run.seat, run.card, run.at, run.done, run.touched, run.kept))
    now.pending += opened


def _see_it_was_the_last(now: Change, run: CardRun, step: Act) -> None:
    """A part that ends the turn has nothing behind it: in another turn nobody goes on with it."""
    if run.at < len(program_of(now, run.card).steps):
        told = f"the verb {step.verb} began another turn, and {run.card} has more to do behind it"
        plugin = now.rules.extensions[CardRules].verbs[step.verb].plugin
        raise now.rules.guards[plugin].fault(PluginError(f"{told}; write that part last"))


def resume(now: Change, task: GoingOn) -> None:
    """What a part had opened is decided: the card goes on behind it."""
    seat, card = task.seat, task.card
    go_on(now, CardRun(seat, card, task.at, task.done, touched=task.touched, kept=task.kept))


def _is_closed_by_hand(at: Moment, step: Act) -> bool:
    """Whether a part is awaited though it cannot be done now: its player closes the card.

    So it is where the card allows more of the part, and where the card may not be closed yet.
    """
    closing = program_of(at, at.decision.card).closing
    if closing is None:
        return False
    if not closing.allows(at):
        return True
    if not step.round or not step.may:
        return False
    return why_not_needed(at, at.rules.extensions[CardRules].verbs[step.verb].needs) is None


# Leaving something out.


def stop(now: Change, run: CardRun) -> None:
    """Leave out what is awaited, and go on behind it."""
    step = step_of(Moment.of(now, run))
    free = isinstance(step, PARTS) and step.may
    go_on(now, replace(run, at=step.after) if free else run)


def read_whole(table: Table, card: CardId, text: str) -> tuple[Action, ...]:
    """What stands behind the name of a card; a row that stops early is closed."""
    program = program_of(table, card)
    found = read_line(program.lines, table, text)
    first = next((step for step in program.steps if isinstance(step, Act)), None)
    most = first.words.rounds() if first is not None else 0
    stops = any(line.again for line in program.lines) and len(found) < most
    return (*found, DONE) if stops else found


# What a card costs besides: budgets of the turn and once-a-turn actions, by name.


def _left(position: Position, name: str) -> int:
    schedule, clock = position.rules.schedule, position.clock
    if name in schedule.budget_places:
        return clock.left[schedule.budget(name)]
    return clock.uses[schedule.use(name)]


def why_costs(position: Position, program: Program) -> Refused | None:
    """Why what a card costs besides its points cannot be paid."""
    for name, cost in program.costs:
        left = _left(position, name)
        if left < cost:
            return COSTS(cost=cost, points=name, left=left)
    return None


def pay_costs(now: Change, card: str) -> None:
    """Pay what a card costs besides its points."""
    program = now.rules.programs.get(card)
    for name, cost in program.costs if program is not None else ():
        if name in now.rules.schedule.budget_places:
            now.spend(name, cost)
        else:
            for _ in range(cost):
                now.use(name)
