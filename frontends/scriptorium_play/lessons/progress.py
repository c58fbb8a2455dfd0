"""The guide of a lesson: which step it has come to, what is awaited, what has been done of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from scriptorium import Action, Library, Refused, Seat, Table, apply, why_not, write
from scriptorium.engine import NotationLine, read_line
from scriptorium.scenarios import READ, Lesson, LessonStep, carry_out, learner_of, said
from scriptorium_play.session.touching import Choices


@dataclass(frozen=True)
class LessonMoment:
    """Where a lesson stands: its step, and what is left to be done of it."""

    at: int
    begun: int
    todo: tuple[Action, ...] = ()
    line: NotationLine | None = None


class Guide:
    """Leads through a lesson from a step on; calls `keep` with each step that is reached."""

    def __init__(
        self,
        lesson: Lesson,
        library: Library,
        at: int = 0,
        keep: Callable[[int], None] | None = None,
    ) -> None:
        self.lesson = lesson
        self.table = lesson.table(library)
        self.learner: Seat = learner_of(self.table)
        at = at if 0 <= at < len(lesson.steps) else 0
        for one in lesson.steps[:at]:
            if one.verb != READ:
                self.table = carry_out(self.table, one.step)
        self._keep = keep
        self.count = 0
        self.now = self._began(at)
        self._moments = {0: self.now}

    # where it stands

    @property
    def step(self) -> LessonStep | None:
        """The step that is on; None when all are done."""
        steps = self.lesson.steps
        return steps[self.now.at] if self.now.at < len(steps) else None

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.step is None

    @property
    def is_read(self) -> bool:
        """Whether nothing is waited for but that the step has been read."""
        return self.step is not None and self.step.verb not in ("do", "not")

    @property
    def is_trial(self) -> bool:
        """Whether what is to be tried now is what will be refused."""
        step, todo = self.step, self.now.todo
        if step is None or step.verb != "not":
            return False
        return not todo or why_not(self.table, todo[0]) is not None

    @property
    def is_under_way(self) -> bool:
        """Whether a part of this step has been done."""
        return self.count > self.now.begun

    @property
    def line(self) -> str:
        """How what is awaited next is written."""
        return write(self.table, self.now.todo[0]) if self.now.todo else ""

    @property
    def progress(self) -> tuple[int, int]:
        """Which step it is, counted from 1, and of how many."""
        return min(self.now.at + 1, len(self.lesson.steps)), len(self.lesson.steps)

    def says(self, language: str) -> str:
        """What is said at this step."""
        return said(self.step.say, language) if self.step is not None else ""

    def title(self, language: str) -> str:
        """What the lesson is called."""
        return said(self.lesson.title, language)

    # what is awaited

    def awaited(self, actions: Sequence[Action]) -> Action | None:
        """Which of some legal actions is the next that is awaited."""
        if self.step is None or self.is_read or self.is_trial or not self.now.todo:
            return None
        wanted = self.now.todo[0]
        if wanted in actions:
            return wanted
        after = _after(self.table, wanted)
        alike = (one for one in actions if type(one) is type(wanted))
        return next((one for one in alike if after and _after(self.table, one) == after), None)

    def narrowed(self, choices: Choices) -> Choices:
        """The choices that are open at this step: one where something is to be done."""
        if self.is_trial:
            return choices
        wanted = self.awaited([action for _, action in choices.paths])
        left = tuple(pair for pair in choices.ways if pair[1] == wanted)
        return replace(choices, ways=left)

    def allows(self, parts: Sequence[Action]) -> bool:
        """Whether some actions, one after the other, are what is awaited."""
        if self.is_read or self.is_trial or len(parts) > len(self.now.todo):
            return False
        table = self.table
        for part, wanted in zip(parts, self.now.todo, strict=False):
            after = _after(table, part)
            if after is None or after != _after(table, wanted):
                return False
            table = after
        return True

    # going on

    def read(self) -> None:
        """The step has been read."""
        if self.is_read:
            self._next()

    def shows(self, refused: Refused) -> bool:
        """Whether a refusal is what this step is to show."""
        step = self.step
        if step is None or step.verb != "not":
            return False
        return not step.step.why or refused.carries(step.step.why)

    def shown(self) -> None:
        """What this step is to show has been seen."""
        self._next()

    def follow(self, count: int, table: Table) -> None:
        """The match has gone on, or back, to so many actions and this table."""
        done, self.table = count - self.count, table
        self.count = count
        if done < 0:
            known = max(at for at in self._moments if at <= count)
            self.now = self._moments[known]
            self._moments = {at: one for at, one in self._moments.items() if at <= count}
            return
        if done == 0 or self.step is None:
            return
        todo, line = self.now.todo[done:], self.now.line
        if not todo and line is not None and (line.beyond or line.rest):
            line = read_line(table, line.rest, line)
            todo = line.actions
        self.now = LessonMoment(self.now.at, self.now.begun, todo, line)
        if not todo and self.step.verb == "do":
            self._next()
        self._moments[count] = self.now

    @property
    def begun(self) -> int:
        """How many actions had been done when this step began."""
        return self.now.begun

    def _next(self) -> None:
        self.now = self._began(self.now.at + 1)
        self._moments[self.count] = self.now
        if self._keep is not None:
            self._keep(self.now.at)

    def _began(self, at: int) -> LessonMoment:
        steps = self.lesson.steps
        if at >= len(steps) or steps[at].verb not in ("do", "not"):
            return LessonMoment(at, self.count)
        line = read_line(self.table, steps[at].step.value)
        return LessonMoment(at, self.count, line.actions, line)


class ScriptedOpponent:
    """The others at the table of a lesson: they do what its steps say."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def choose(self, seen: object, actions: Sequence[Action]) -> Action:
        """What the step awaits of this seat."""
        return self.guide.awaited(actions) or actions[0]


def _after(table: Table, action: Action) -> Table | None:
    try:
        return apply(table, action).table
    except Refused:
        return None
