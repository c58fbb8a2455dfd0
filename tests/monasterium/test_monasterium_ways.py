"""One match, whichever way it is played: by actions, by words, by the pieces that are touched."""

from __future__ import annotations

import pytest

import game_tables
import monasterium
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import touches

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_by_words_a_match_ends_as_by_actions(seats: int) -> None:
    """MO22.5: every decision is written, and read back as it was."""
    start = table = sc.new_table(monasterium.GAME, seats, seats)
    words = []
    for before, action, after in game_tables.steps(start, seats, 5000):
        words.append(sc.write(before, action))
        table = after.table
    assert table.outcome is not None
    again = start
    for line in words:
        again = sc.apply(again, sc.read(again, line)).table
    assert sc.digest(again) == sc.digest(table)


def pieces_of(step: object) -> list[str]:
    """All that a step of touches names: a piece, one of some, or some in any order."""
    if isinstance(step, str):
        return [step]
    within = getattr(step, "parts", None) or getattr(step, "pieces", ())
    return [id for one in within for id in pieces_of(one)]


@pytest.mark.parametrize("seats", SEATS)
def test_every_choice_is_meant_by_pieces_of_the_picture(seats: int) -> None:
    """MO22.1: what may be chosen can be touched, and no two choices are touched alike."""
    start = sc.new_table(monasterium.GAME, seats, 9)
    kinds = set()
    for number, (table, action, _) in enumerate(game_tables.steps(start, 9, 5000)):
        if type(action) in kinds and number % 25:
            continue
        kinds.add(type(action))
        seen = sc.view(table, table.chooser)
        ids = {piece.id for piece in sp.scene(seen).pieces}
        paths = [touches(seen, one) for one in sc.legal(table)]
        assert all(paths)
        assert len(set(paths)) == len(paths)
        for path in paths:
            assert {id for step in path for id in pieces_of(step)} <= ids, path


@pytest.mark.parametrize("line", ["extra MA-chapel", "decline"])
def test_the_extra_novice_can_be_touched_and_declined(line: str) -> None:
    """MO16.1, MO16.4: also what comes rarely has its pieces."""
    table = monasterium.position(
        4,
        dice={"1": "n n", "2": "b"},
        vacated={"red": ["I-A", "I-B", "I-D", "I-E"]},
        novices={"red": ["MC-b1", "MC-b2", "MC-b5", "MC-b7"]},
        missions=[],
    )
    for before in ("take 1 2", "use std-A", "send I-C MA-b1"):
        table = game_tables.do(table, before)
    seen = sc.view(table, "red")
    path = touches(seen, sc.read(table, line))
    ids = {piece.id for piece in sp.scene(seen).pieces}
    assert path
    assert {id for step in path for id in pieces_of(step)} <= ids
