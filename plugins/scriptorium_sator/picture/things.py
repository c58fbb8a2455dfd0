"""What the pieces of the picture are for, told to whoever touches one that means nothing now."""

from __future__ import annotations

from pathlib import Path

from .. import game

# Answers to touches belong to every match of SATOR.
ANSWERS = game.plugin("answers", after=("sator.cards",))
ANSWERS.things(Path(__file__).with_suffix(".toml"))
