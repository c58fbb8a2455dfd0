"""What house rules add to the course of a game: steps, budgets, once-a-turn actions, phases."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from scriptorium.engine.errors import PluginError
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.schedule import Budget, Once, Phase, Schedule
from scriptorium.plugins.source_location import meant


@dataclass(frozen=True)
class Addition:
    """Something that a plugin adds: what it is called, whose it is, how it is put in."""

    what: str
    plugin: str
    put: Callable[[Schedule], Schedule]
    step: str = ""
    phase: Phase | None = None
    where: str = ""  # the file and line that wants it


class TurnChanges(RulesExtension):
    """What plugins add to the schedule of a game, in the order of the plugins."""

    def __init__(self) -> None:
        self.wanted: dict[str, Addition] = {}

    def written(self) -> Iterable[tuple[str, str]]:
        """Whose additions there are."""
        return (("steps", one.plugin) for one in self.wanted.values())

    def complete(self, book: RuleBook) -> None:
        """Put everything in; what it names has to be there."""
        for one in self.wanted.values():
            if book.schedule is not None:
                try:
                    book.schedule = one.put(book.schedule)
                except _Missing as missing:
                    raise PluginError(f"{one.where or one.plugin}, {one.what}: {missing}") from None
                if one.step:
                    _open_across(book, one)


def _open_across(book: RuleBook, one: Addition) -> None:
    """What the game allows before and after a step that is put between is allowed in it as well.

    Else a turn that has gone on to it could neither go further nor end.
    """
    assert book.schedule is not None
    for phase in book.schedule.phases:
        if one.step in phase.steps:
            at = phase.steps.index(one.step)
            before, after = phase.steps[:at], phase.steps[at + 1 :]
            for rule in book.actions.values():
                if rule.during is None or rule.plugin == one.plugin:
                    continue
                later = {*rule.during, rule.enters}
                if not rule.during.isdisjoint(before) and not later.isdisjoint(after):
                    rule.during |= {one.step}


def steps_added(book: RuleBook, plugin: str) -> tuple[str, ...]:
    """The steps that a plugin adds to the turns of a game."""
    wanted = book.extensions.get(TurnChanges)
    added = wanted.wanted.values() if isinstance(wanted, TurnChanges) else ()
    return tuple(one.step for one in added if one.step and one.plugin == plugin)


def all_steps(book: RuleBook) -> frozenset[str]:
    """The steps of a game, with those that plugins have added so far."""
    wanted = book.extensions.get(TurnChanges)
    added = [*wanted.wanted.values()] if isinstance(wanted, TurnChanges) else []
    phases = [*(book.schedule.phases if book.schedule else ()), *(one.phase for one in added)]
    steps = {step for phase in phases if phase is not None for step in phase.steps}
    return frozenset(steps | {one.step for one in added if one.step})


class _Missing(Exception):
    """What an addition names is not there."""


def add_step(
    book: RuleBook,
    step: str,
    *,
    after: str = "",
    before: str = "",
    phase: str = "",
    where: str = "",
) -> None:
    """Add a step to the turns of a phase, or of each phase that has the step it is put beside.

    Turns go on to it as to the game's own: by a choice with `enters=`, or `now.enter_step(step)`.
    What the game allows both before and after it is allowed in it as well; where it comes first
    or last, nothing of the game is, and a choice of yours leads on or ends the turn.

    Example: `sh.add_step(book, "vigil", after="play")`
    """
    beside = after or before
    if bool(after) == bool(before):
        raise PluginError(f"{book.plugin}: say after= or before= of the step {step!r}")

    def put(schedule: Schedule) -> Schedule:
        places = [one for one in schedule.phases if phase in ("", one.name) and beside in one.steps]
        if not places:
            known = sorted({name for one in schedule.phases for name in one.steps})
            raise _Missing(f"there is no step {beside!r}{meant(beside, known)}")
        if any(step in one.steps for one in places):
            raise _Missing("a step of that name is there already")
        phases = [
            replace(one, steps=_beside(one.steps, step, beside, 1 if after else 0))
            if one in places
            else one
            for one in schedule.phases
        ]
        return replace(schedule, phases=tuple(phases))

    _want(book, f"the step {step!r}", put, step, where=where)


def add_budget(book: RuleBook, name: str, start: int | str, *, where: str = "") -> None:
    """Add points that each turn begins with: a number, or the name of one (`book.number`).

    Example: `sh.add_budget(book, "zeal", 2)`
    """

    def put(schedule: Schedule) -> Schedule:
        if name in schedule.budget_places:
            raise _Missing("a budget of that name is there already")
        return replace(schedule, budgets=(*schedule.budgets, Budget(name, start)))

    _want(book, f"the budget {name!r}", put, where=where)


def add_once(book: RuleBook, name: str, times: int | str = 1, *, where: str = "") -> None:
    """Add something that may be done a few times a turn: `now.use(name)` uses one up.

    Example: `sh.add_once(book, "blessing")`
    """

    def put(schedule: Schedule) -> Schedule:
        if any(one.name == name for one in schedule.once):
            raise _Missing("something of that name is there already")
        return replace(schedule, once=(*schedule.once, Once(name, times)))

    _want(book, f"the once-a-turn action {name!r}", put, where=where)


def add_phase(book: RuleBook, phase: Phase, *, after: str, where: str = "") -> None:
    """Add a phase behind one of the game; a rule leads to it with `now.enter_phase(…)`.

    Example: `sh.add_phase(book, sc.Phase("vespers", ("pray",)), after="play")`
    """

    def put(schedule: Schedule) -> Schedule:
        names = [one.name for one in schedule.phases]
        if after not in names:
            raise _Missing(f"there is no phase {after!r}{meant(after, names)}")
        if phase.name in names:
            raise _Missing("a phase of that name is there already")
        at = names.index(after) + 1
        return replace(schedule, phases=(*schedule.phases[:at], phase, *schedule.phases[at:]))

    _want(book, f"the phase {phase.name!r}", put, phase=phase, where=where)


def _want(
    book: RuleBook,
    what: str,
    put: Callable[[Schedule], Schedule],
    step: str = "",
    phase: Phase | None = None,
    where: str = "",
) -> None:
    known = book.extension(TurnChanges).wanted
    book.enter(known, what, Addition(what, book.plugin, put, step, phase, where), what)


def _beside(steps: tuple[str, ...], step: str, beside: str, behind: int) -> tuple[str, ...]:
    at = steps.index(beside) + behind
    return (*steps[:at], step, *steps[at:])
