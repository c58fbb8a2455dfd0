"""Killed while saving: whatever was acknowledged is there, and the match goes on from it."""

from __future__ import annotations

import os
import random

import killed_player
import pytest
from kills import killed

import scriptorium as sc
from night import often
from scriptorium.matches import Saves

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="players are copies of one")
KILLS = often(20, 1000)
MOST = 9  # actions that are told before the kill: some die before the first, some after many
LONGEST = 0.01  # seconds that it plays on after that: the kill comes in the middle of anything


def test_what_was_acknowledged_outlives_the_process(tmp_path):
    """Killed without warning at any moment; every time the next process goes on from there."""
    luck, saves, library = random.Random(8), Saves(tmp_path), killed_player.library()
    number, before, lengths = 1, 0, set()
    expected = killed_player.begun(number)
    for _ in range(KILLS):
        told = killed(tmp_path, number, luck.randrange(MOST), luck.uniform(0, LONGEST))
        kept = saves.listed()
        assert [saved.problem for saved in kept] == [""] * len(kept)
        if not saves.path(killed_player.name_of(number)).exists():
            assert (told, before) == (0, 0)
            continue
        match, _ = saves.open(killed_player.name_of(number), library)
        done = len(match.done)
        assert match.note == ""
        assert done >= max(told, before)
        while len(expected.done) < done:
            expected.play(killed_player.chosen(expected.table, len(expected.done)))
        assert match.actions == expected.actions
        assert sc.digest(match.table) == sc.digest(expected.table)
        # What an interrupted writing left behind went when the match was opened.
        assert {path.name for path in tmp_path.glob(".*")} <= {".key", ".index"}
        lengths.add(done - before)
        before = done
        if match.table.outcome is not None:
            number, before = number + 1, 0
            expected = killed_player.begun(number)
    assert number + before > 1, "nothing was ever played"
    assert len(lengths) > 2, "the kills came at the same moment each time"
