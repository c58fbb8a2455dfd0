"""Lessons: a laid-out position with steps that tell what to do and wait until it is done.

A lesson is a scenario with words: its steps `do` what a learner is to do, or claim what is to be
refused (`not`), each with what to `say` in the player's languages and what to point `at`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path as File
from typing import Any

from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.library import Library
from scriptorium.engine.table import Table, view
from scriptorium.engine.values import Seat
from scriptorium.plugins.sentences import LANGUAGES
from scriptorium.scene.pieces import scene

from .format import (
    Path,
    Scenario,
    ScenarioStep,
    known_keys,
    misread,
    scenario_of,
    tables_of,
    texts_of,
    unparsed,
)
from .position import table_for
from .results import Problem, Result
from .runner import problems_of
from .source import Misread, Source, Unparsed
from .verbs import carry_out
from .words import unknown

MARK = b"[[lesson"
WORDS = ("say", "at")
VERBS = ("do", "not", "see")
READ = "read"
NOTHING: dict[str, Any] = {"see": {"seats": []}}  # stands for a step without a claim
ENGLISH = "en"

Said = Mapping[str, str]


@dataclass(frozen=True)
class LessonStep:
    """A step: what is said, which pieces it is about, and what is waited for.

    The verb is `do` or `not`; with `see` and `read` nothing is waited for but a reader's nod.
    """

    step: ScenarioStep
    say: Said
    at: tuple[str, ...]

    @property
    def verb(self) -> str:
        """What is waited for."""
        return self.step.verb


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game: its name, its title, its position and its steps."""

    name: str
    title: Said
    scenario: Scenario
    steps: tuple[LessonStep, ...]

    @property
    def game(self) -> str:
        """The game that it is about."""
        return self.scenario.game

    @property
    def key(self) -> str:
        """What tells it from all other lessons."""
        return f"{self.game}/{self.name}"[:64]

    def table(self, library: Library) -> Table:
        """The position with which it begins; raises `Misread` with the place in the file."""
        return table_for(self.scenario, library)

    def trouble(self, error: ScriptoriumError) -> str:
        """What is wrong with it, with file and line."""
        path = error.path if isinstance(error, Misread) else self.scenario.path
        return self.trouble_at(path, str(error))

    def trouble_at(self, path: Path, told: str) -> str:
        """What is wrong in a place of it, with file and line."""
        source = self.scenario.source
        return f"{source.name}:{source.line(path)}: {told}"


def said(words: Said, language: str) -> str:
    """The words of a lesson in a language, or else in English."""
    return words.get(language) or words[ENGLISH]


def learner_of(table: Table) -> Seat:
    """The seat that learns: whoever chooses first."""
    return table.chooser or table.seats[0]


def read_lessons(source: Source) -> list[Lesson | Result]:
    """The lessons of a file; in the place of one that is not understood, what is wrong."""
    try:
        tables = tables_of(source.parse(), "lesson")
    except Unparsed as error:
        return [unparsed(source, error)]
    except Misread as error:
        return [misread(source, error, {})]
    entries: list[Lesson | Result] = []
    names: set[str] = set()
    for at, raw in enumerate(tables):
        path: Path = ("lesson", at)
        try:
            lesson = _lesson(source, path, raw)
            if lesson.name in names:
                raise Misread(
                    (*path, "name"), "there is a lesson of that name in this file already"
                )
            names.add(lesson.name)
            entries.append(lesson)
        except Misread as error:
            entries.append(misread(source, error, {}))
    return entries


def _lesson(source: Source, path: Path, raw: Any) -> Lesson:
    if not isinstance(raw, dict):
        raise Misread(path, "a lesson is a table that begins with [[lesson]]")
    name = raw.get("name")
    if not isinstance(name, str) or name.split() != [name] or len(name) > 64:
        raise Misread((*path, "name"), "name is a short text without spaces")
    title = _words((*path, "title"), raw.get("title"))
    steps = raw.get("step")
    if not isinstance(steps, list) or not steps:
        raise Misread((*path, "step"), "a lesson has steps: each begins [[lesson.step]]")
    words = [_spoken((*path, "step", nr), step) for nr, step in enumerate(steps)]
    plain = [_plain(step) for step in steps]
    told = {key: value for key, value in raw.items() if key != "name"}
    scenario = scenario_of(source, path, told | {"title": title[ENGLISH], "step": plain})
    found = []
    for one, step, (say, at) in zip(plain, scenario.steps, words, strict=True):
        if step.verb not in VERBS:
            raise Misread((*step.path, step.verb), unknown("the verb", step.verb, VERBS))
        read = replace(step, verb=READ, see={}) if one is NOTHING else step
        found.append(LessonStep(read, say, at))
    return Lesson(name, title, scenario, tuple(found))


def _plain(step: Mapping[str, Any]) -> dict[str, Any]:
    """The step without its words; one that is only read claims nothing."""
    return {key: value for key, value in step.items() if key not in WORDS} or NOTHING


def _spoken(path: Path, step: Any) -> tuple[Said, tuple[str, ...]]:
    if not isinstance(step, dict):
        raise Misread(path, "a step is a table that begins with [[lesson.step]]")
    say = _words((*path, "say"), step.get("say"))
    return say, texts_of((*path, "at"), step.get("at", []))


def _words(path: Path, value: Any) -> Said:
    """A text in English, or a table of languages with English among them."""
    if isinstance(value, str):
        value = {ENGLISH: value}
    if not isinstance(value, dict):
        raise Misread(path, f'{path[-1]} is a text, or a table as in {{ en = "Push it." }}')
    known_keys(path, value, LANGUAGES)
    for language, told in value.items():
        if not isinstance(told, str) or not told.strip():
            raise Misread((*path, language), f"{language} is a text in quotes, not {told!r}")
    if ENGLISH not in value:
        raise Misread(path, f"{path[-1]} has no English words (en), which stand for all others")
    return dict(value)


def run_lesson(lesson: Lesson, library: Library) -> Result:
    """Play a lesson through: every step must hold, and what it points at must be there."""
    step: ScenarioStep | None = None
    try:
        table = lesson.table(library)
        learner = learner_of(table)
        for one in lesson.steps:
            step = one.step
            _see_pointed(table, learner, one)
            if one.verb != READ:
                table = carry_out(table, step)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return lesson.scenario.result(*problems_of(lesson.scenario, step, error))
    return lesson.scenario.result()


def _see_pointed(table: Table, learner: Seat, one: LessonStep) -> None:
    drawn = {piece.id for piece in scene(view(table, learner)).pieces} if one.at else set()
    for nr, id in enumerate(one.at):
        if id not in drawn:
            raise Misread((*one.step.path, "at", nr), unknown("the piece", id, drawn))


def run_lessons(source: Source, library: Library) -> Iterator[Result]:
    """Play every lesson of a file through, in order."""
    for entry in read_lessons(source):
        yield run_lesson(entry, library) if isinstance(entry, Lesson) else entry


def lesson_files(folder: File | None) -> list[File]:
    """The lessons in a folder, or the one file that is named."""
    if folder is None:
        return []
    if folder.is_file():
        return [folder]
    return [path for path in sorted(folder.rglob("*.toml")) if MARK in path.read_bytes()]


def lessons_in(folders: Iterable[File | None]) -> Iterator[Lesson | Result]:
    """All lessons of some folders; in the place of one that is not understood, what is wrong."""
    for folder in folders:
        for file in lesson_files(folder):
            try:
                yield from read_lessons(Source.of(file))
            except OSError as error:
                problem = Problem("error", 1, message=error.strerror or str(error))
                yield Result(str(file), 1, "", "", (), problem)
