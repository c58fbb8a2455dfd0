"""What stands in a TOML file of an author, and complaints about it that an author can act on.

A complaint is one line: file, line and column, what is wrong, what was expected or may have been
meant, and the line itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import inspect

from scriptorium.engine.errors import PackError, ParamsError
from scriptorium.plugins.source_location import Step, complaint, meant, shortened

from .toml_places import Lines

MOST_NAME = 60
QUOTE = "'"

_PATH = re.compile(r" - at (?:`key` in )?`\$([^`]*)`\Z")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]+)`")
_MISSING = re.compile(r"Object missing required field `([^`]+)`")
_FORM = re.compile(r" matching regex '.*'")
_WORDS = {
    "`int`": "a whole number",
    "`float`": "a number",
    "`str`": "a text in quotes",
    "`bool`": "true or false",
    "`array`": "a list, as in [1, 2]",
    "`object`": "a table, as in { name = 1 }",
}


@dataclass(frozen=True)
class InFile:
    """Part of a TOML file: the whole text, and the path of keys that leads to the part."""

    file: str
    text: str
    path: tuple[Step, ...] = ()

    def part(self, *steps: Step) -> InFile:
        """A part of this part."""
        return InFile(self.file, self.text, (*self.path, *steps))

    def place(self, *steps: Step) -> str:
        """File, line and column."""
        spot = Lines(self.text).spot((*self.path, *steps))
        return f"{self.file}:{spot.line}:{spot.column}"

    def quoted(self, *steps: Step) -> str:
        """File, line and column, and what stands there."""
        spot = Lines(self.text).spot((*self.path, *steps))
        return f"{self.file}:{spot.line}:{spot.column}: {shortened(spot.text)}"

    def error(self, problem: str, *steps: Step) -> PackError:
        """A complaint about this part, or a part of it."""
        spot = Lines(self.text).spot((*self.path, *steps))
        return complaint(self.file, spot.line, spot.column, problem, spot.text)

    def misread(self, error: msgspec.ValidationError, kind: Any, told: str = "") -> PackError:
        """A complaint of msgspec about this part, read as a kind of Struct, in plain words."""
        said = str(error)
        found = _PATH.search(said)
        steps: list[Step] = []
        for key, index in _STEP.findall(found.group(1) if found else ""):
            steps.append(key or int(index))
        if isinstance(error.__cause__, ParamsError):
            steps.extend(error.__cause__.steps)
            return self.error(f"{told}{error.__cause__}", *steps)
        problem = said[: found.start()] if found else said
        unknown, missing = _UNKNOWN.match(problem), _MISSING.match(problem)
        if unknown:
            known = _keys_at(kind, steps)
            steps.append(unknown.group(1))
            name = unknown.group(1)[:MOST_NAME]
            problem = f"there is no key {name!r} here{meant(name, known)}"
        elif missing:
            problem = f"the key {missing.group(1)!r} is missing here"
        else:
            words = _words_at(kind, steps)
            problem = _one_of(problem, words) if words else _plain(problem)
            where = ".".join(str(step) for step in steps if isinstance(step, str))
            problem = f"{where}: {problem}" if where else problem
        return self.error(told + problem, *steps)


def _plain(problem: str) -> str:
    expected, _, got = problem.partition(", got ")
    for word, words in _WORDS.items():
        expected, got = expected.replace(word, words), got.replace(word, words)
    expected = _FORM.sub(" of letters, digits, '.', '_' and '-' in the right form", expected)
    told = expected[:1].lower() + expected[1:]
    return f"{told}, not {got}" if got else told


def _one_of(problem: str, words: Sequence[str]) -> str:
    value = problem.removeprefix("Invalid enum value ")
    if value == problem:
        return f"{_plain(problem)}; one of {', '.join(words)} stands here"
    return f"{value[:MOST_NAME]} is none of the words here{meant(value.strip(QUOTE), words)}"


def _keys_at(kind: Any, steps: Sequence[Step]) -> list[str]:
    """The keys that a Struct has at the end of a path."""
    structs = [inner for place in _places(kind, steps) for inner in _structs(place)]
    return [field.encode_name for struct in structs for field in struct.fields]


def _words_at(kind: Any, steps: Sequence[Step]) -> list[str]:
    """The words or numbers that may stand at the end of a path, where they are a few."""
    places = [place for place in _places(kind, steps) if isinstance(place, inspect.LiteralType)]
    return [str(value) for place in places for value in place.values]


def _places(kind: Any, steps: Sequence[Step]) -> list[Any]:
    places = [inspect.type_info(kind)]
    for step in steps:
        places = [inner for place in places for inner in _inside(place, step)]
    return places


def _inside(place: Any, step: Step) -> list[Any]:
    if isinstance(place, inspect.UnionType):
        return [inner for one in place.types for inner in _inside(one, step)]
    if isinstance(place, inspect.StructType):
        return [field.type for field in place.fields if field.encode_name == step]
    if isinstance(place, inspect.DictType):
        return [place.value_type]
    if isinstance(place, inspect.VarTupleType | inspect.ListType):
        return [place.item_type]
    return []


def _structs(place: Any) -> list[inspect.StructType]:
    if isinstance(place, inspect.UnionType):
        return [inner for one in place.types for inner in _structs(one)]
    return [place] if isinstance(place, inspect.StructType) else []
