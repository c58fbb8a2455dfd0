"""The reference for mods lists every message that authors can meet, and none that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from messages import messages

from scriptorium.plugins.versions import BROKEN, CONTENT, MISSING, VERSION, Difference

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "modding-reference.md"
SECTION = REFERENCE.read_text(encoding="utf-8").partition("## When something is wrong\n")[2]
LEAST = 6  # letters of a row, so that it names something
# Said by errors of other classes than those that are collected.
BESIDE = (
    *(
        str(Difference(kind, "…", "…", "…", "…").said())
        for kind in (MISSING, BROKEN, VERSION, CONTENT)
    ),
    "the match parts from its record at action …: …",
    "the piece …: …",  # raised as a fault of a picture
    "Left out these pictures and sounds: …",  # on the first page of a frontend
)
ALL = [*messages(), *BESIDE]


def rows():
    """What the guide says is said: each text between asterisks in the first column of a table."""
    found = []
    for line in SECTION.splitlines():
        if line.startswith("| *"):
            cell = re.split(r" \| ", line.removeprefix("| "), maxsplit=1)[0]
            found += re.findall(r"\*([^*]+)\*", cell)
    return found


def pattern(row):
    """The words of a row, in order, with anything where it has `…`."""
    return re.compile(".*".join(re.escape(piece.strip()) for piece in row.split("…")), re.S)


ROWS = rows()
PATTERNS = [pattern(row) for row in ROWS]


@pytest.mark.parametrize("message", ALL)
def test_every_message_is_in_the_guide(message):
    assert any(one.search(message) for one in PATTERNS)


@pytest.mark.parametrize("row", ROWS)
def test_every_message_in_the_guide_is_there(row):
    assert sum(sign.isalpha() for sign in row) >= LEAST
    assert any(pattern(row).search(message) for message in ALL)


def test_there_are_many_and_none_is_listed_twice():
    assert len(messages()) > 100
    assert len(ROWS) == len(set(ROWS))
