"""What a scenario file may say: every key is known, and every value has its form.

Reading a file gives its scenarios in order; one that is not understood takes its place as a
result that says where and why, and does not keep the others from being run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from scriptorium.cards.toml_places import Step as Key

from .results import Problem, Result
from .source import Collected, Misread, Source, Unparsed
from .words import unknown

SCENARIO_KEYS = ("game", "title", "cites", "mods", "without", "options", "setup", "step")
ACTING = ("do", "may", "not")
VERBS = (*ACTING, "offers", "lacks", "count", "knows")
STEP_KEYS = (*VERBS, "see", "why")
KNOWS_KEYS = ("seat", "see", "hidden")
Path = tuple[Key, ...]


@dataclass(frozen=True)
class ScenarioStep:
    """One step: its verb, what the verb is about, and the facts that hold then."""

    number: int
    path: Path
    verb: str
    value: Any
    see: Mapping[str, Any]
    why: str = ""


@dataclass(frozen=True)
class Scenario:
    """A position, some actions, and what must be true."""

    source: Source = field(repr=False)
    path: Path
    game: str
    title: str
    cites: tuple[str, ...]
    mods: tuple[str, ...]
    without: tuple[str, ...]
    options: Mapping[str, bool | int | str]
    setup: Mapping[str, Any]
    steps: tuple[ScenarioStep, ...]

    def result(self, *problems: Problem) -> Result:
        """How this scenario went."""
        line = self.source.line((*self.path, "title"))
        problem, also = (problems[0], problems[1:]) if problems else (None, ())
        return Result(self.source.name, line, self.title, self.game, self.cites, problem, also)


def read_source(source: Source) -> list[Scenario | Result]:
    """The scenarios of a file; in the place of one that is not understood, what is wrong."""
    try:
        parsed = source.parse()
    except Unparsed as error:
        return [unparsed(source, error)]
    try:
        tables = tables_of(parsed, "scenario")
    except Misread as error:
        return [misread(source, error, {})]
    entries: list[Scenario | Result] = []
    titles: dict[str, int] = {}
    for at, raw in enumerate(tables):
        path: Path = ("scenario", at)
        try:
            scenario = scenario_of(source, path, raw)
            if scenario.title in titles:
                first = source.line(("scenario", titles[scenario.title], "title"))
                raise Misread(
                    (*path, "title"), f"line {first} has a scenario of the same title already"
                )
            titles[scenario.title] = at
            entries.append(scenario)
        except Misread as error:
            entries.append(misread(source, error, raw))
    return entries


def unparsed(source: Source, error: Unparsed) -> Result:
    """What is wrong with a whole file."""
    problem = Problem("error", error.line, 0, message=error.message)
    return Result(source.name, error.line, "", "", (), problem)


def misread(source: Source, error: Misread, raw: Any) -> Result:
    """All that is wrong, in the place of a table that is not understood."""
    known = raw if isinstance(raw, dict) else {}
    title, game = (str(known.get(key, "")) for key in ("title", "game"))
    first, *others = sorted(
        (
            Problem("error", source.line(one.path), 0, message=str(one))
            for one in (error, *error.also)
        ),
        key=lambda problem: problem.line,
    )
    return Result(source.name, first.line, title, game, (), first, tuple(others))


def tables_of(parsed: dict[str, Any], kind: str) -> list[Any]:
    """The tables of one kind, which are all that a file holds."""
    for key in parsed:
        if key != kind:
            raise Misread((key,), unknown("the key", key, (kind,)))
    tables = parsed.get(kind)
    if not isinstance(tables, list) or not tables:
        raise Misread((kind,), f"there is no {kind} here; each begins with [[{kind}]]")
    return tables


def scenario_of(source: Source, path: Path, raw: Any) -> Scenario:
    """A scenario from its table in the file."""
    if not isinstance(raw, dict):
        raise Misread(path, "a scenario is a table that begins with [[scenario]]")
    wrong = Collected()
    with wrong.one():
        known_keys(path, raw, SCENARIO_KEYS)
    misspelt = bool(wrong.found)
    said: dict[str, Any] = {}
    for key, read in _READERS.items():
        with wrong.one():
            if key in raw or not misspelt:  # a key that seems to be missing may be misspelt
                said[key] = read(path, raw, key)
    wrong.done()
    return Scenario(source, path, *(said[key] for key in _READERS))


def known_keys(path: Path, raw: Mapping[str, Any], known: Sequence[str]) -> None:
    """See that a table has no other keys."""
    wrong = Collected()
    for key in raw:
        with wrong.one():
            if key not in known:
                raise Misread((*path, key), unknown("the key", key, known))
    wrong.done()


def _words(path: Path, raw: Mapping[str, Any], key: str) -> str:
    value = raw.get(key)
    if value is None:
        raise Misread(path, f"the {key} is missing; write {key} = and a text in quotes")
    return text_of((*path, key), value)


def text_of(path: Path, value: Any) -> str:
    """The value if it is a text with something in it."""
    if not isinstance(value, str) or not value.strip():
        raise Misread(path, f"{path[-1]} is a text in quotes, not {value!r}")
    return value


def _list(path: Path, raw: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return texts_of((*path, key), raw.get(key, []))


def texts_of(path: Path, value: Any) -> tuple[str, ...]:
    """The value if it is a list of texts."""
    if not isinstance(value, list):
        raise Misread(path, f"{path[-1]} is a list of texts, not {value!r}")
    for at, item in enumerate(value):
        if not isinstance(item, str) or not item.strip():
            raise Misread((*path, at), f"{path[-1]} is a list of texts; {item!r} is none")
    return tuple(value)


def _table(path: Path, raw: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = raw.get(key, {})
    if not isinstance(value, dict):
        raise Misread((*path, key), f"{key} is a table of facts, not {value!r}")
    return value


def _options(path: Path, raw: Mapping[str, Any], key: str) -> dict[str, bool | int | str]:
    options = _table(path, raw, key)
    for key, value in options.items():
        if not isinstance(value, bool | int | str):
            raise Misread(
                (*path, "options", key), f"an option is true, false, a number or a text: {key}"
            )
    return options


def _steps(path: Path, raw: Mapping[str, Any], key: str) -> tuple[ScenarioStep, ...]:
    steps, found, wrong = raw.get(key, []), list[ScenarioStep](), Collected()
    if not isinstance(steps, list) or not steps:
        raise Misread((*path, key), "nothing is claimed: each claim begins [[scenario.step]]")
    for at, step in enumerate(steps):
        with wrong.one():
            found.append(_step((*path, key, at), at + 1, step))
    wrong.done()
    return tuple(found)


def _step(path: Path, number: int, raw: Any) -> ScenarioStep:
    if not isinstance(raw, dict):
        raise Misread(path, "a step is a table that begins with [[scenario.step]]")
    known_keys(path, raw, STEP_KEYS)
    verbs = [key for key in raw if key in VERBS]
    if len(verbs) > 1:
        message = f"a step has one verb, this has {' and '.join(verbs)}"
        raise Misread((*path, verbs[1]), message)
    verb = verbs[0] if verbs else "see"
    if verb not in raw:
        raise Misread(path, f"a step needs one of {', '.join((*VERBS, 'see'))}")
    if "see" in raw and verb not in ("do", "may", "see"):
        raise Misread((*path, "see"), f"see stands alone or with do or may, not with {verb}")
    if "why" in raw and verb != "not":
        raise Misread((*path, "why"), f"why belongs to not, and this step has {verb}")
    why = text_of((*path, "why"), raw["why"]) if "why" in raw else ""
    see = _table(path, raw, "see")
    if "see" in raw and not see:
        raise Misread((*path, "see"), "see names at least one fact")
    return ScenarioStep(number, path, verb, _value((*path, verb), verb, raw[verb]), see, why)


def _value(path: Path, verb: str, value: Any) -> Any:
    if verb in ACTING:
        return text_of(path, value)
    if verb in ("offers", "lacks"):
        texts = texts_of(path, value)
        if not texts:
            raise Misread(path, f"{verb} names at least one action")
        return texts
    if verb == "count":
        return _counts(path, value)
    if verb == "knows":
        return _knows(path, value)
    return None


def _counts(path: Path, value: Any) -> dict[str, int]:
    if not isinstance(value, dict) or not value:
        raise Misread(path, "count is a table from words to numbers, as in { walk = 3 }")
    for word, number in value.items():
        if isinstance(number, bool) or not isinstance(number, int) or number < 0:
            raise Misread((*path, word), f"count: {word} is a whole number, not {number!r}")
    return value


def _knows(path: Path, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Misread(path, "knows is a table with seat, and see or hidden or both")
    known_keys(path, value, KNOWS_KEYS)
    _words(path, value, "seat")
    _table(path, value, "see")
    _list(path, value, "hidden")
    if not value.get("see") and not value.get("hidden"):
        raise Misread(path, "knows needs see or hidden: what the seat knows or does not")
    return value


# The keys of a scenario in the order of its fields, each with how it is read.
_READERS: dict[str, Callable[[Path, Mapping[str, Any], str], Any]] = {
    "game": _words,
    "title": _words,
    "cites": _list,
    "mods": _list,
    "without": _list,
    "options": _options,
    "setup": _table,
    "step": _steps,
}
