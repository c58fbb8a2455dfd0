"""Whatever is half-played answers every touch: it may be touched, or says what is awaited."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium_play.session.touching import Touching, choices
from scriptorium_play.session.why_not import PLAIN, explain
from scriptorium_play.texts.translator import Translator

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
MODS = {"sator": ("gusts", "wayfarers", "chapter"), "plankenkoorts": (), "rennes": ()}
MOST_DECISIONS = 6  # each of another kind, card and step


def halves(game: str) -> list[sc.Table]:
    """Tables of a match by chance on which something is half-played, each of another kind."""
    library = sc.standard_library().copy()
    for name in MODS[game]:
        add_loose(library, read_loose(EXAMPLES / name), "test")
    table, lot = sc.new_table(game, 2, 1, MODS[game], library=library), Random(1)
    found: dict[object, sc.Table] = {}
    while table.outcome is None and len(found) < MOST_DECISIONS:
        top = table.pending[-1]
        if not isinstance(top, sc.Turn):
            told = (type(top), *(getattr(top, name, None) for name in ("card", "at", "stage")))
            found.setdefault(told, table)
        table = sc.apply(table, lot.choice(sc.legal(table))).table
    return list(found.values())


@pytest.mark.parametrize("game", MODS)
def test_what_is_half_played_tells_what_is_awaited(game: str) -> None:
    words, asked = Translator("en"), 0
    for table in halves(game):
        touching = Touching(choices(table))
        for id in touching.choices.pieces:
            answer = explain(touching, id, words)
            if answer is not None:
                asked += 1
                assert answer.refused is not None, (id, table.pending[-1], answer.sentence)
                assert answer.refused.id not in PLAIN, (id, table.pending[-1], answer.sentence)
    assert asked > 50
