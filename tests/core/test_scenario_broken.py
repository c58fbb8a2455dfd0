"""Scenarios that are wrong: each is named with its line, and the others are run all the same.

In the files of `scenarios/broken` a comment `#! words` marks each line that is to be named.
"""

from __future__ import annotations

import re
from pathlib import Path

import lantern
import lantern_words
import pytest

from scriptorium import Library
from scriptorium.scenarios import run_paths

BROKEN = Path(__file__).parent / "scenarios" / "broken"
FILES = sorted(BROKEN.glob("*.toml"))
PROMISED = re.compile(r"#! (.+)$")


@pytest.fixture(scope="module")
def library() -> Library:
    filled = Library()
    for module in (lantern, lantern_words):
        filled.add(module)
    return filled


def test_the_corpus_is_there():
    assert len(FILES) >= 7


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_mistake_is_named_with_its_line(path, library):
    """As many problems as are marked, in order, each with the exact line and the words."""
    promised = [
        (number, found.group(1))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (found := PROMISED.search(line))
    ]
    failed = [result for result in run_paths([path], library) if not result.passed]
    found = [(result.problem.line, str(result)) for result in failed]
    assert [line for line, _ in found] == [line for line, _ in promised], found
    for (line, words), (_, said) in zip(promised, found, strict=True):
        assert words in said
        assert said.startswith(f"{path}:{line}: ")
        assert "\n" not in said


def test_the_others_in_a_file_are_run_all_the_same(library):
    """One mistake does not keep the rest of a file from being checked."""
    results = list(run_paths([BROKEN / "steps.toml"], library))
    assert [result.title for result in results if result.passed] == ["The same title"]
