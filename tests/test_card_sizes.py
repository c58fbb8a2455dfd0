"""Cards are made of verbs, so that a card is short, and a verb is not long either."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from lines_of_code import lines_of_code

ROOT = Path(__file__).resolve().parents[1]
SATOR = ROOT / "plugins" / "scriptorium_sator"
PLANKENKOORTS = ROOT / "plugins" / "scriptorium_plankenkoorts"
RENNES = ROOT / "plugins" / "scriptorium_rennes"
EXAMPLES = ROOT / "docs" / "examples"
# How many lines of code a module of these folders has at most.
MOST = {
    SATOR / "cards": 40,
    SATOR / "prayers": 40,
    SATOR / "verbs": 120,
    PLANKENKOORTS / "dust": 40,
    PLANKENKOORTS / "verbs": 120,
    RENNES / "events": 40,
    RENNES / "ghosts": 40,
    EXAMPLES / "chapter": 40,
}
MODULES = [(path, most) for folder, most in MOST.items() for path in sorted(folder.glob("*.py"))]


@pytest.mark.parametrize(
    "path",
    [path for folder in ("cards", "prayers") for path in sorted((SATOR / folder).glob("*.toml"))],
    ids=lambda path: path.name,
)
def test_a_card_that_is_a_table_is_short(path: Path) -> None:
    """Neither blank lines nor comments count."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert 1 < sum(bool(line.strip()) and not line.startswith("#") for line in lines) <= 40


@pytest.mark.parametrize(
    ("path", "most"),
    MODULES,
    ids=[f"{path.parent.parent.name}/{path.parent.name}/{path.name}" for path, _ in MODULES],
)
def test_a_card_and_a_verb_are_short(path: Path, most: int) -> None:
    """Neither blank lines, nor comments, nor docstrings count."""
    assert lines_of_code(path) <= most


def test_lines_of_code_are_counted_as_they_are_said(tmp_path: Path) -> None:
    """A text within an expression is code, one at the top of a function is not."""
    (tmp_path / "some.py").write_text(
        '"""A module."""\n\n# Why.\nWORDS = (\n    "one",\n\n    "two",\n)\n\n\n'
        'def said():\n    """What\n    it says."""\n    return """first\nsecond"""\n',
        encoding="utf-8",
    )
    assert lines_of_code(tmp_path / "some.py") == 7


def test_ten_cards_that_the_box_does_not_have() -> None:
    """Five are tables alone; five have a file of code each."""
    tables = tomllib.loads((EXAMPLES / "wayfarers" / "pack.toml").read_text(encoding="utf-8"))
    assert len(tables["card"]) == 5
    assert not list((EXAMPLES / "wayfarers").glob("*.py"))
    coded = tomllib.loads((EXAMPLES / "chapter" / "cards.toml").read_text(encoding="utf-8"))
    files = {path.stem for path in (EXAMPLES / "chapter").glob("*.py")} - {"__init__"}
    assert {card["id"] for card in coded["card"]} == files
    assert len(files) == 5
