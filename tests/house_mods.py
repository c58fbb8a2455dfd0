"""A mods folder as a house has one: the six examples, a program, and a pack that is broken."""

from __future__ import annotations

import shutil
from pathlib import Path

EXAMPLES = ("abbey", "gusts", "plain_deck", "second_free", "vigil", "winter")
SHIPPED = Path(__file__).resolve().parents[1] / "docs" / "examples"
QUIET = """import scriptorium as sc

QUIET = sc.Plugin("house.quiet", "sator", title="Quiet please", author="A monk")
"""
BROKEN = """[pack]
name = "torn"
game = "sator"

[[card]]
id = "rag"
back = "im"
effect = "sator.move"
"""


def furnish(folder: Path) -> Path:
    """Make such a folder."""
    folder.mkdir(parents=True)
    for name in EXAMPLES:
        shutil.copytree(SHIPPED / name, folder / name)
    (folder / "quiet.py").write_text(QUIET, encoding="utf-8")
    (folder / "torn.toml").write_text(BROKEN, encoding="utf-8")
    return folder
