"""The core and the stage know no game: not by import, and not by a word of one either."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMELESS = ("core", "frontends/scriptorium_play", "frontends/scriptorium_ui")
PICTURES = {"manifest.json", "palette.toml"}  # pictures are of games
KINDS = {".py", ".ftl", ".toml", ".json", ".md"}

# What our games are about; what is also plain English for any game (board, book, card) is not here.
WORDS = """
sator arepo tenet rotas incertus movet liber fidei animi animus nihil mihi omnia virtus clara
victoria acolyte bridge footbridge gargoyle padlock surcharge golden
plankenkoorts shelf shelves plank dust stof stofwolk boekenbon boekensteun bookend testament
bible bijbel canon psalm
monasterium monastery monasteries novice cloister chapel rosary rosaries abbot monk soup
rennes portal sanctuaire cavern equipment
"""
RULE_NUMBER = re.compile(r"(?<![\w-])(?:S|PK|MO|RN)\d+(?:\.\d+)?\b")
SHORTEST = 5


def card_ids() -> set[str]:
    """The ids of all cards of our games; the short ones are words of every language."""
    found: set[str] = set()

    def gather(value: Any) -> None:
        if isinstance(value, dict):
            name = value.get("id")
            if isinstance(name, str) and len(name) >= SHORTEST:
                found.add(name)
            for inside in value.values():
                gather(inside)
        elif isinstance(value, list):
            for inside in value:
                gather(inside)

    for path in sorted((ROOT / "cards").rglob("*.toml")):
        gather(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def game_words() -> re.Pattern[str]:
    words = sorted({*WORDS.split(), *card_ids()}, key=lambda word: (-len(word), word))
    return re.compile(rf"(?<![a-z])(?:{'|'.join(map(re.escape, words))})(?:s|es)?(?![a-z])")


WORD = game_words()


def found_in(text: str) -> Iterator[tuple[int, str]]:
    """Each word of a game in a text, with its line; names of classes are taken apart first."""
    for number, line in enumerate(text.splitlines(), 1):
        apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", line)
        for hit in WORD.finditer(apart.lower()):
            yield number, hit.group()
        for hit in RULE_NUMBER.finditer(line):
            yield number, hit.group()


def files(folder: str) -> list[Path]:
    found = [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in KINDS]
    return [path for path in found if path.name not in PICTURES]


@pytest.mark.parametrize("folder", GAMELESS)
def test_no_word_of_a_game_stands_where_every_game_is_meant(folder):
    there = files(folder)
    assert there, f"{folder} is not where it was"
    found = [
        f"{path.relative_to(ROOT)}:{number}: {word}"
        for path in there
        for number, word in found_in(path.read_text(encoding="utf-8"))
    ]
    assert found == []


PLANTED = (
    'if game == "sator":',
    "class BridgePushed(Event):",
    "def acolytes_on(square):",
    "# as in S13.2",
    "RULE = 'PK3'",
    "boekenbon = 1",
    "the shelves of a seat",
)


@pytest.mark.parametrize("line", PLANTED)
def test_a_planted_word_is_found(line):
    """A check that never fails is no check."""
    assert list(found_in(line))


@pytest.mark.parametrize("line", ["a quarter turn clockwise", "BRIDGEHEAD", "def cards(position):"])
def test_plain_words_are_left_alone(line):
    assert not list(found_in(line))


def test_the_cards_of_our_games_are_known():
    assert {"genesis", "handelingen"} <= card_ids()
    assert len(card_ids()) > 60
