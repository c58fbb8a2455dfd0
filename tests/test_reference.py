"""The reference that is made of the code: nothing that can be named is missing from it."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.cards import card_rules
from scriptorium.cli.main import main
from scriptorium.testing.reference import lines_of, of_a_game, of_the_engine
from scriptorium_ui.art.picture_list import picture_keys

ROOT = Path(__file__).resolve().parents[1]


def names(sections):
    return {section.title: [row.name for row in section.rows] for section in sections}


@pytest.mark.parametrize("game", ["sator", "rennes", "monasterium", "plankenkoorts"])
def test_everything_of_a_game_is_named(game):
    library = sc.standard_library()
    setup = library.setup(game)
    book, rules = library.book(setup), library.rules(setup)
    known = names(of_a_game(library, game))
    assert known["Numbers"] == list(book.numbers)
    assert known.get("Options", []) == list(book.options)
    assert len(known["Choices"]) == len(rules.actions)
    assert set(known["Reasons"]) == {reason.id for reason in book.reasons.values()}
    (reasons,) = (one.rows for one in of_a_game(library, game) if one.title == "Reasons")
    for reason in book.reasons.values():
        alike = [row.told for row in reasons if row.name == reason.id]
        (told,) = (one for one in alike if one.startswith(reason.text))
        assert " ".join(reason.rules) in told.removeprefix(reason.text)
    assert len(known["Events"]) == len(book.events)
    told = "\n".join(lines_of(of_a_game(library, game)))
    for verb in card_rules(rules).verbs:
        assert f"\n  {verb}:" in told
    for tag in (str(kind.__struct_config__.tag) for kind in book.events):
        assert f"\n  {tag}:" in told


def test_all_hooks_methods_and_targets_of_the_engine_are_named():
    known = names(of_the_engine())
    assert known["Hooks"] == ["scriptorium_about", "scriptorium_plugins", "scriptorium_rules"]
    for name in dir(sc.RuleBook):
        thing = getattr(sc.RuleBook, name)
        assert name[0] == "_" or not callable(thing) or f"book.{name}" in known["The rule book"]
    assert {"sc.Squares", "sc.Numbers", "sc.Words", "sc.YesNo", "sc.Seats"} <= {*known["Targets"]}
    groups = {"board", "mat.SEAT", "ground", "hand", "turn", "piles", "player.SEAT", "buttons"}
    assert {*known["Groups of pieces"]} == groups
    assert all(row.told for section in of_the_engine() for row in section.rows)


def test_the_command_line_prints_the_same(capsys):
    assert main(["mods", "list", "sator", "--parts", "--long"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed == list(lines_of(of_a_game(sc.standard_library(), "sator")))
    assert main(["mods", "list", "--parts", "--long", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told[0]["title"] == "Hooks"
    shown = {row["name"] for row in told[-1]["rows"]}
    assert told[-1]["title"] == "Pictures"
    assert {"gargoyle-red", "shape:round:teal"} <= shown
    assert shown == set(picture_keys())


def test_the_site_has_all_pages_that_it_names(tmp_path):
    script = runpy.run_path(str(ROOT / "scripts" / "docs" / "__main__.py"), run_name="docs")
    script["gather"](tmp_path / "pages", sc.standard_library())
    named = re.findall(r"^  - .*: (\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.M)
    assert len(named) > 5
    assert [name for name in named if not (tmp_path / "pages" / name).is_file()] == []
    pictures = (tmp_path / "pages" / "reference" / "pictures.md").read_text("utf-8")
    shown = re.findall(r"\((pictures/[^)]+)\)", pictures)
    assert len(shown) > 50
    assert all((tmp_path / "pages" / "reference" / name).is_file() for name in shown)


def test_the_site_brings_all_that_its_pages_ask_for():
    """The tool would let pages fetch what searches in a folder from elsewhere."""
    written = (ROOT / "mkdocs.yml").read_text("utf-8")
    (asked,) = re.findall(r"^    - (assets/\S*iframe-worker\S*)$", written, re.M)
    assert (ROOT / "scripts" / "docs" / asked.removeprefix("assets/")).is_file()
    assert "http" not in written
