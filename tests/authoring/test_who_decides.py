"""A moment knows who decides; a view does not, for the seat that looks may be another."""

from __future__ import annotations

import lark_tables
import larks
import pytest

import scriptorium as sc


def test_a_view_does_not_know_who_decides():
    """What is about the one that decides is refused a view, and says what is missing."""
    table = lark_tables.table()
    seen = sc.view(table, "bob")
    assert not hasattr(seen, "me")
    assert not hasattr(seen, "decision")
    assert not hasattr(table, "me")
    with pytest.raises(sc.PluginError, match="say whose hand: View does not know who decides"):
        larks.HAND(seen)
    with pytest.raises(sc.PluginError, match=r"say for whom larks\.hand: View does not know"):
        larks.HAND_SIZE(seen)
    assert larks.HAND(seen, "bob") == larks.HAND(table, "bob")
    assert larks.HAND(sc.Moment.of(seen, sc.Turn("bob"))) == larks.HAND(table, "bob")
    assert larks.HAND_SIZE(sc.Moment.of(seen, sc.Turn("bob"))) == 3


def test_a_moment_reads_as_the_position_it_is_of():
    """With the decision that is judged, imagined or not."""
    table = lark_tables.table(3)
    at = sc.Moment.of(table, sc.Turn("cee"))
    assert (at.me, at.decision, at.table) == ("cee", sc.Turn("cee"), table)
    assert (at.seats, at.clock, at.outcome) == (table.seats, table.clock, None)
    assert at[larks.Flock, "ann"] is table[larks.Flock, "ann"]


def test_while_a_choice_is_carried_out_the_one_that_chose_is_meant():
    """A change knows its decision, whatever comes to lie on top."""
    now = sc.Change(lark_tables.table())
    now.wait_for(sc.Turn("bob"))
    assert (now.me, now.decision) == ("ann", sc.Turn("ann"))
    assert larks.HAND(now) == larks.HAND(now, "ann")
