"""What the pieces of the picture are for, told to whoever touches one that means nothing now."""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc
import scriptorium.scene as sp

from ..wording import english

# Answers to touches belong to every match of SATOR.
scriptorium_about = sc.part_of_game("sator.answers", after=("sator.cards",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    sp.add_things(book, english.things(Path(__file__).with_suffix(".toml")))
