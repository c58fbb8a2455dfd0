"""Tables are frozen and share their parts: who changes one all the same is noticed and named."""

from __future__ import annotations

import lantern
import msgspec
import pytest
from wall_house import house

import scriptorium as sc
from scriptorium.isolation.line_counter import counted
from scriptorium.matches import Match, tamper_check
from scriptorium.plugins.guard import failure_counts


def changing(event):
    """A house rule that changes the lamps of the table before, once that happens."""

    def change(now, told):
        msgspec.structs.force_setattr(now.table[lantern.Lamps], "lit", (3, 3, 3))

    return lambda book: book.react(event, change)


def match_with(library, *mods):
    return Match(sc.new_table("lantern", 2, 1, list(mods), library=library))


def play_on(match):
    """Until a turn begins, and further."""
    for _ in range(9):
        match.play(match.choices()[-1])


@pytest.fixture
def library(trusting):
    return trusting


def test_a_table_that_was_changed_is_noticed_and_blamed(library):
    """In the action in which it happens; nothing is done."""
    quiet = house("house.quiet", lambda book: book.invariant(lambda position: None))
    match = match_with(library, quiet, house("house.odd", changing(sc.TurnBegan)))
    with pytest.raises(sc.Refused) as refused:
        play_on(match)
    assert refused.value.plugin == "house.odd"
    assert failure_counts() == {"house.odd": 1}


def test_one_that_was_changed_between_two_actions_is_noticed_by_the_next(library):
    """While choices are listed, for instance, or a picture is made."""
    match = match_with(library, house("house.odd", lambda book: None))
    match.play(match.choices()[-1])
    lamps = match.table[lantern.Lamps]
    counted(msgspec.structs.force_setattr, lamps, "lit", (3, 3, 3), guest="house.odd")
    with pytest.raises(sc.Refused) as refused:
        match.play(match.choices()[-1])
    assert refused.value.plugin == "house.odd"


def test_where_another_process_hears_of_it_this_one_ends(library, monkeypatch):
    ended = []
    monkeypatch.setattr(tamper_check, "end_for_tampering", ended.append)
    match = match_with(library, house("house.odd", changing(sc.TurnBegan)))
    with pytest.raises(sc.Refused):
        play_on(match)
    assert ended == [("house.odd",)]


def test_without_mods_nothing_is_compared(library, monkeypatch):
    monkeypatch.setattr(tamper_check, "dump", None)
    match = match_with(library)
    match.play(match.choices()[-1])
    assert len(match.done) == 1
