"""The texts of a package: which messages its code uses, and what its translations lack.

Sentences are translated outside the core; each package keeps its messages beside its code, one
`locale/LANGUAGE.ftl` for each language. This module finds what is missing, unused or ill-fitting.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scriptorium.mods.folder_reading import plain_files
from scriptorium.plugins.sentences import LANGUAGES

_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*)\s*=(.*)$")
_VARIABLE = re.compile(r"\{\s*\$([a-zA-Z][a-zA-Z0-9_-]*)|\$([a-zA-Z][a-zA-Z0-9_-]*)\s*->")
_DETAIL = re.compile(r"\{([a-z_]+)\}")
_MAKERS = ("text", "Sentence", "Reason", "rule", "thing")
# Makers that find their English in `en.ftl`, by how many values they have: the last is the message.
_FINDERS = {"text": 1, "sentence": 1, "reason": 3, "thing": 3, "piece": 5, "card": 6, "alike": 4}
_ELSEWHERE = "*"  # in place of details: those of the English file
NAME = "name-"  # messages that name a seat or a zone: `name-red`, `name-im-deck`


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a Fluent file, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        begins = _MESSAGE.match(line)
        if begins:
            current = begins.group(1)
            found[current] = set()
        elif line and not line[0].isspace() and line[0] not in "}#":
            current = ""
        if current and not line.startswith("#"):
            found[current].update(a or b for a, b in _VARIABLE.findall(line))
    return found


def misspelt(path: Path) -> Iterator[str]:
    """The lines of a Fluent file that say nothing to anybody, with what is wrong with them."""
    name, begun, open_ = "", 0, 0
    for nr, line in enumerate((*path.read_text(encoding="utf-8").splitlines(), "end ="), 1):
        begins = _MESSAGE.match(line)
        if begins or (line and not line[0].isspace() and line[0] not in "}#-"):
            if open_:
                yield f"{begun}: {name}: a brace is not closed, or one too many"
            name, begun, open_ = begins.group(1) if begins else "", nr, 0
            if not begins:
                yield f"{nr}: this is no message; write name = text, not {line!r}"
        if not line.startswith("#"):
            open_ += line.count("{") - line.count("}")


def used(package: Path) -> dict[str, set[str]]:
    """The messages that a package's code uses, each with the details it gives."""
    found: dict[str, set[str]] = {}
    paths = [one for one in plain_files(package).files if one.suffix == ".py"]
    trees = [ast.parse(one.read_text(encoding="utf-8")) for one in paths]
    declares = any(map(_declares, trees))
    known = _english_ids(package) if declares else set()
    for tree in trees:
        for name in _constants(tree) & known:
            found.setdefault(name, set()).add(_ELSEWHERE)
        for name, details in _calls(tree):
            if not declares or name in known:
                found.setdefault(name, set()).update(details)
    for path in sorted(package.rglob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for name in _written_in(table):
            found.setdefault(name, set()).add(_ELSEWHERE)
    english = package / "locale" / "en.ftl"
    said = messages(english) if english.is_file() else {}
    for name, details in found.items():
        if _ELSEWHERE in details:
            found[name] = details - {_ELSEWHERE} | said.get(name, set())
    return found


def used_in(path: Path) -> dict[str, set[str]]:
    """The messages that one file uses, each with the details it gives."""
    found: dict[str, set[str]] = {}
    for name, details in _calls(ast.parse(path.read_text(encoding="utf-8"))):
        found.setdefault(name, set()).update(details)
    return found


def _declares(tree: ast.AST) -> bool:
    """Whether a module makes a `sc.Game` or a `sc.Plugin`: their sentences go by whole ids."""
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(isinstance(one, ast.Attribute) and one.attr in ("Game", "Plugin") for one in calls)


def _english_ids(package: Path) -> set[str]:
    english = package / "locale" / "en.ftl"
    return set(messages(english)) if english.is_file() else set()


def _constants(tree: ast.AST) -> set[str]:
    """All texts that stand in a module."""
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


def _written_in(table: Any) -> Iterator[str]:
    """The messages that a table names, as in `message = "house-no-room"`."""
    if isinstance(table, dict):
        if isinstance(table.get("message"), str):
            yield table["message"]
        table = list(table.values())
    for one in table if isinstance(table, list) else ():
        yield from _written_in(one)


def _calls(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        maker = node.func.attr if isinstance(node.func, ast.Attribute) else None
        maker = node.func.id if isinstance(node.func, ast.Name) else maker
        last = node.args[-1] if node.args else None
        if _FINDERS.get(maker or "") == len(node.args) and isinstance(last, ast.Constant):
            given = {k.arg or _ELSEWHERE for k in node.keywords}
            yield str(last.value), given if maker == "text" else {_ELSEWHERE}
            continue
        if maker not in _MAKERS:
            continue
        words = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
        reason = maker in ("Reason", "rule", "thing") and len(words) > 2
        english = words[2] if reason else words[1:2] and words[1]
        first = words[0] if words else None
        if not isinstance(english, str) or not (isinstance(first, str) or len(words) > 3):
            continue
        named = {k.arg: k.value.value for k in node.keywords if isinstance(k.value, ast.Constant)}
        name = str(first) if maker in ("text", "Sentence") else str(first).replace("_", "-")
        message = named.get("message") or (words[3] if reason and len(words) > 3 else name) or name
        details = set(_DETAIL.findall(english))
        if maker == "text":  # a translation may use a detail that the English words leave out
            details.update(k.arg for k in node.keywords if k.arg is not None)
        yield (message if isinstance(message, str) else name), details


def problems(package: Path, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """What is wrong with a package's texts: missing, unused, or with other details."""
    wanted = used(package)
    for path in sorted((package / "locale").glob("*.ftl")):  # names: in one language, in all
        names = {name: needs for name, needs in messages(path).items() if name.startswith(NAME)}
        wanted.update({name: needs | wanted.get(name, set()) for name, needs in names.items()})
    found = []
    for language in languages:
        path = package / "locale" / f"{language}.ftl"
        if not path.is_file():
            if wanted:
                found.append(f"{package.name}/locale/{language}.ftl is missing")
            continue
        present = messages(path)
        place = f"{package.name}/locale/{language}.ftl"
        found += [f"{place}:{problem}" for problem in misspelt(path)]
        found += [f"{place}: {name} is missing" for name in sorted(wanted.keys() - present.keys())]
        found += [f"{place}: {name} is unused" for name in sorted(present.keys() - wanted.keys())]
        for name in sorted(wanted.keys() & present.keys()):
            strange = present[name] - wanted[name]
            if strange:
                found.append(f"{place}: {name} asks for {', '.join(sorted(strange))}")
    return found
