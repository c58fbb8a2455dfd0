"""Every sentence exists in every language: nothing missing, nothing unused."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.visitor import Visitor

from scriptorium.authoring.fluent import parse_messages
from scriptorium.plugins import LANGUAGES
from scriptorium.scene.english import english_in
from scriptorium.testing.locale_checks import messages, problems, used

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = sorted(
    path.parent
    for top in ("core", "plugins", "frontends")
    for path in (ROOT / top).glob("*/py.typed")
)
# Whose sentences a package may use besides its own.
BELOW = {"scriptorium_ui": ["scriptorium_play"]}
FILES = sorted(path for package in PACKAGES for path in package.glob("locale/*.ftl"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_no_message_is_missing_or_unused(package):
    known = {
        f": {name} is missing" for below in BELOW.get(package.name, ()) for name in said(below)
    }
    assert [found for found in problems(package) if found[found.index(":") :] not in known] == []


def said(package: str) -> set[str]:
    """The messages of a package that others may use as well."""
    (folder,) = (one for one in PACKAGES if one.name == package)
    return set(messages(folder / "locale" / "en.ftl"))


SAID_ONCE = [package for package in PACKAGES if (package / "wording.py").is_file()]
DECLARED = [
    package
    for package in PACKAGES
    if any("sc.Game(" in path.read_text("utf-8") for path in package.glob("*.py"))
    and package.parent.name == "plugins"
]
WITH_ENGLISH = {"sc.Reason", "sc.Sentence", "sc.text", "sp.thing"}


def test_games_read_their_english() -> None:
    """The games of which the tests below speak."""
    games = {"sator", "plankenkoorts", "rennes", "monasterium"}
    told = {one.name for one in (*SAID_ONCE, *DECLARED)}
    assert {f"scriptorium_{game}" for game in games} <= told


@pytest.mark.parametrize("package", DECLARED, ids=lambda path: path.name)
def test_a_game_of_declarations_has_no_english_in_its_code(package: Path) -> None:
    """Code names a sentence by its message; what it says stands in `en.ftl` alone."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in package.rglob("*.py")]
    nodes = (node for tree in trees for node in ast.walk(tree))
    called = {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}
    assert {"say", "say.reason", "say.rule"} <= called
    assert not called & WITH_ENGLISH


@pytest.mark.parametrize("package", DECLARED, ids=lambda path: path.name)
def test_the_english_of_declarations_is_what_fluent_makes_of_it(package: Path) -> None:
    """Every variant of every message, as the engine fills it in and as Fluent does."""
    written = (package / "locale" / "en.ftl").read_text(encoding="utf-8")
    words, english = FluentBundle(["en"], use_isolating=False), parse_messages(written)
    words.add_resource(FluentResource(written))
    tried = 0
    for id, message in english.items():
        pattern = words.get_message(id).value
        keys = variants(pattern)
        for chosen in product(*keys.values()):
            details = dict.fromkeys(message.names, "Somebody") | dict(
                zip(keys, chosen, strict=True)
            )
            said, errors = words.format_pattern(pattern, details)
            assert (message.format(**details), []) == (said, errors)
            tried += 1
    assert tried > len(english) > 50


def variants(pattern: object) -> dict[str, list[str | int]]:
    """The details by which a message chooses, each with its keys and one more."""
    found: dict[str, list[str | int]] = {}

    class Selects(Visitor):  # type: ignore[misc]
        def visit_SelectExpression(self, node: object) -> None:  # noqa: N802
            named = [getattr(one.key, "name", None) or int(one.key.value) for one in node.variants]
            keys = [key for key in named if key != "other"]
            found[node.selector.id.name] = [*keys, 7 if {*map(type, keys)} == {int} else "Somebody"]
            self.generic_visit(node)

    Selects().visit(pattern)
    return found


@pytest.mark.parametrize("package", SAID_ONCE, ids=lambda path: path.name)
def test_the_english_is_said_once(package: Path) -> None:
    """Code names a sentence by its message; what it says stands in `en.ftl` alone."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in package.rglob("*.py")]
    nodes = (node for tree in trees for node in ast.walk(tree))
    called = {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}
    assert {"reason", "sentence", "text"} <= called
    assert not called & WITH_ENGLISH


@pytest.mark.parametrize("package", SAID_ONCE, ids=lambda path: path.name)
def test_the_english_is_read_as_translators_write_it(package: Path) -> None:
    """What a game reads of its English file is what Fluent makes of it for anything unknown."""
    written = (package / "locale" / "en.ftl").read_text(encoding="utf-8")
    words, english = FluentBundle(["en"], use_isolating=False), english_in(written)
    words.add_resource(FluentResource(written))
    for message, details in used(package).items():
        given = dict.fromkeys(details, "Somebody")
        pattern = words.get_message(message).value
        said, errors = words.format_pattern(pattern, given)
        assert (said, errors) == (english[message].format(**given), [])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_files_are_fluent(path):
    """Every file parses as Fluent, and the reader of the lint sees the same messages."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    ids = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
    assert ids == set(messages(path))


def write(folder: Path, language: str, *lines: str) -> None:
    (folder / "locale").mkdir(exist_ok=True)
    (folder / "locale" / f"{language}.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_the_lint_finds_what_is_wrong(tmp_path):
    """A check that never fails is no check."""
    (tmp_path / "rules.py").write_text(
        "import scriptorium as sc\n"
        'NO_AP = sc.Reason("no_ap", "S9.3", "Costs {cost}, {left} left.")\n'
        'def said(): return sc.text("walked", "{seat} walks.", seat="red", nl="rood")\n',
        encoding="utf-8",
    )
    assert used(tmp_path) == {"no-ap": {"cost", "left"}, "walked": {"seat", "nl"}}
    for language in LANGUAGES:
        write(tmp_path, language, "no-ap = { $cost } and { $left }", "walked = { $seat }")
    assert problems(tmp_path) == []
    write(tmp_path, "nl", "no-ap = { $cost } { $rest }", "gone = Weg")
    (tmp_path / "locale" / "it.ftl").unlink()
    place = f"{tmp_path.name}/locale"
    assert problems(tmp_path) == [
        f"{place}/nl.ftl: walked is missing",
        f"{place}/nl.ftl: gone is unused",
        f"{place}/nl.ftl: no-ap asks for rest",
        f"{place}/it.ftl is missing",
    ]
