"""The guide names what there is: every key of a pack, effect, number, option, example and tool."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import scriptorium as sc
from scriptorium.loose import add_loose, read_loose
from scriptorium.packs import CardLines, PackHeader, PackLines

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "modding.md").read_text(encoding="utf-8")
PACK = next(t for t in re.findall(r"```toml\n(.*?)```", GUIDE, re.S) if "[pack]" in t)
RULES = sc.new_table("sator").rules


def test_the_pack_of_the_guide_shows_every_key_and_plays(tmp_path):
    parsed = tomllib.loads(PACK)
    assert set(parsed) == set(PackLines.__struct_fields__)
    assert set(parsed["pack"]) == set(PackHeader.__struct_fields__)
    assert {key for card in parsed["card"] for key in card} == set(CardLines.__struct_fields__)
    path = tmp_path / "ford.toml"
    path.write_text(PACK, encoding="utf-8")
    library = sc.standard_library().copy()
    add_loose(library, read_loose(path), "test")
    rules = sc.new_table("sator", mods=["ford"], library=library).rules
    assert rules.cards["ford:raft"].copies == 4
    assert rules.cards["wild"].copies == 0
    assert rules.fixed_number("sator.action_points") == 8


@pytest.mark.parametrize("effect", sorted(RULES.effects))
def test_every_effect_is_in_the_guide(effect):
    assert f"`{effect}`" in GUIDE


@pytest.mark.parametrize("option", sorted(RULES.options))
def test_every_option_is_in_the_guide(option):
    assert f"`{option}`" in GUIDE


def test_every_number_is_in_the_guide():
    library = sc.standard_library()
    book = library.book(library.setup("sator"))
    assert len(book.numbers) > 5
    assert [name for name in book.numbers if f"`{name}`" not in GUIDE] == []


def test_every_example_is_in_the_guide():
    folders = [path for path in (ROOT / "docs" / "examples").iterdir() if path.is_dir()]
    names = sorted(path.name for path in folders if not path.name.startswith((".", "_")))
    assert len(names) == 6
    for name in names:
        assert f"[`{name}`](examples/{name}/" in GUIDE
    for target in re.findall(r"\]\((examples/[^)]+)\)", GUIDE):
        assert (ROOT / "docs" / target).is_file()
