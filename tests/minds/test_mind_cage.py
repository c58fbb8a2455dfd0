"""A mod that misbehaves while a computer thinks: its process is lost, and says whose code ran."""

from __future__ import annotations

import pytest

import scriptorium as sc
from forked import forking
from mod_faults import FAULTS, HELD, at_home, kept, why
from night import often
from scriptorium.ai import AiLost, AiQuestion
from scriptorium.ai.process_client import FarMind
from scriptorium.hidden import no_memory
from scriptorium.mods import Home, Sources, player_library


@pytest.mark.parametrize("fault", often(("swallowing loop", "exit"), tuple(HELD)))
def test_a_mod_that_ends_a_thinking_computer_is_named(tmp_path, fault):
    """Whoever asked hears of it, and is not kept waiting."""
    with at_home(tmp_path):
        kept(tmp_path)
        library = player_library(Home(tmp_path))
        table = sc.new_table("sator", 2, 7, ("house.odd",), library=library)
    seat = table.chooser
    question = AiQuestion(
        "one", "novice", 3, sc.view(table, seat), sc.legal(table), no_memory(seat)
    )
    deed = {"ODD_DEED": FAULTS[fault], "ODD_AT": "rules"}
    with at_home(tmp_path, **deed), forking():
        far = FarMind(Sources())
        try:
            with pytest.raises(AiLost, match=f"the process {why(fault)}, while code of odd ran"):
                far.choose(question)
            assert far.lost
        finally:
            far.close()
