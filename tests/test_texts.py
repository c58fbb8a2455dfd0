"""Every sentence exists in every language: nothing missing, nothing unused."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from scriptorium_check.locale_checks import LANGUAGES, messages, problems, used

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = sorted(
    path.parent
    for top in ("core", "plugins", "frontends")
    for path in (ROOT / top).glob("*/py.typed")
)
FILES = sorted(path for package in PACKAGES for path in package.glob("locale/*.ftl"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_no_message_is_missing_or_unused(package):
    assert problems(package) == []


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
