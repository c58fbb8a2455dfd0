"""Ways: what events tell of movement, and that a plugin's failure costs the movement alone."""

from __future__ import annotations

import pytest
from wall_house import FAULTS, table_with

import scriptorium as sc
import scriptorium.scene as sp


def moving(name, answer):
    """An event of a house rule that tells its pieces or its way like this."""

    class Moved(sc.Event, tag="house.odd.moved", frozen=True):
        """Something of the house moved."""

        def pieces(self):
            return ("lamp",)

    setattr(Moved, name, answer)
    return table_with(lambda book: book.event(Moved)), Moved()


def test_an_event_tells_its_pieces_and_their_way():
    way = (sp.Slide(1, 0), sp.Onto("C4"), sp.Swing("C4", -1), sp.Spin(2))
    table, event = moving("way", lambda self: way)
    assert sp.movements(table.rules, [event]) == (sp.Movement(("lamp",), way),)
    ended = sc.TurnEnded("anna")
    assert sp.movements(table.rules, [ended, event])[0] == sp.Movement()


@pytest.mark.parametrize("name", ["pieces", "way"])
@pytest.mark.parametrize("kind", FAULTS)
def test_a_way_that_cannot_be_told_is_not_told(kind, name):
    table, event = moving(name, lambda self: FAULTS[kind]())
    assert sp.movements(table.rules, [event]) == (sp.Movement(),)


@pytest.mark.parametrize(
    ("name", "rubbish"),
    [
        ("pieces", (1, 2)),
        ("pieces", None),
        ("way", "east"),
        ("way", ("east",)),
        ("way", (sp.Slide("far", 0),)),
        ("way", (sp.Swing("C4", 0.5),)),
        ("way", (sp.Onto(4),)),
        ("way", (sp.Spin("round"),)),
    ],
)
def test_rubbish_is_no_way(name, rubbish):
    table, event = moving(name, lambda self: rubbish)
    assert sp.movements(table.rules, [event]) == (sp.Movement(),)
