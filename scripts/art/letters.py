"""Which letters each font can draw: written beside the fonts, so that no program parses them."""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.ttLib import TTFont

COVERAGE = "coverage.json"


def coverage_text(folder: Path) -> str:
    """The file: for each font runs of letters, from the first to the last."""
    fonts = sorted(folder.glob("*.ttf"))
    found = {font.name: runs(sorted(TTFont(font, lazy=True).getBestCmap())) for font in fonts}
    lines = (f"{json.dumps(name)}: {json.dumps(known)}" for name, known in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def runs(letters: list[int]) -> list[list[int]]:
    """Numbers in order as runs without a gap."""
    found: list[list[int]] = []
    for letter in letters:
        if found and found[-1][1] == letter - 1:
            found[-1][1] = letter
        else:
            found.append([letter, letter])
    return found
