"""What the schedule, the cards and the judging of actions promise in passing, each by itself."""

from __future__ import annotations

import errno
import io
import logging
import os
from typing import Annotated

import lantern
import msgspec
import pytest
from wall_house import fail, house, table_with

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import (
    GameEnded,
    PhaseBegan,
    PluginError,
    RoundBegan,
    SetupError,
    Shuffled,
    TurnSkipped,
)
from scriptorium.engine.change import MOST_EVENTS
from scriptorium.engine.choices import Choice
from scriptorium.engine.play import SEED_LIMIT, blank_table
from scriptorium.isolation import QuietFile


class Marked(sc.Part, tag="house.marked", frozen=True):
    """A count that begins anew at some moment."""

    count: int = 0


def marking(when):
    return lambda book: book.part(Marked(), reset=when)


def marked(table):
    """The table with a mark on it."""
    now = sc.Change(table)
    now.put(Marked(5))
    return now.done().table


# the course of a match


def test_a_clock_begins_with_nothing_counted():
    rules = sc.new_table(lantern, 3, 1).rules
    clock = blank_table(rules, 1).clock
    assert (clock.turn, clock.in_round) == (0, 0)
    assert (clock.left, clock.uses, clock.own_turns) == ((0,), (0,), (0, 0, 0))
    assert clock.seat == clock.first == rules.setup.seats[0]


def test_turns_are_counted_one_by_one_and_for_each_seat():
    table = sc.new_table(lantern, 2, 1, first="anna")
    assert (table.clock.turn, table.clock.own_turns) == (1, (1, 0))
    table = sc.apply(table, lantern.End()).table
    assert (table.clock.turn, table.clock.own_turns) == (2, (1, 1))


def test_what_belongs_to_a_round_begins_anew_with_each_round():
    table = marked(table_with(marking("round")))
    table = sc.apply(table, lantern.End()).table
    assert table[Marked] == Marked(5)
    assert sc.apply(table, lantern.End()).table[Marked] == Marked()
    now = sc.Change(table)
    now.begin_round("bruno")
    after = now.done()
    assert after.table[Marked] == Marked()
    assert RoundBegan(table.clock.round + 1, "bruno") in after.events


def test_what_belongs_to_a_phase_begins_anew_with_each_phase():
    now = sc.Change(marked(table_with(marking("phase"))))
    now.enter_phase("play", "bruno")
    after = now.done()
    assert after.table[Marked] == Marked()
    assert PhaseBegan("play") in after.events
    assert after.table.chooser == "bruno"


def test_a_use_takes_one_of_them():
    now = sc.Change(sc.new_table(lantern, 2, 1, first="anna"))
    assert now.left("oil") == 3
    now.use("wish")
    assert now.clock.uses == (0,)
    with pytest.raises(PluginError, match="used up"):
        now.use("wish")


def test_as_many_events_are_told_as_may_be_and_no_more():
    now = sc.Change(sc.new_table(lantern, 2, 1))
    for _ in range(MOST_EVENTS - len(now.events)):
        now.tell(lantern.LampLit("anna"))
    with pytest.raises(PluginError, match="too many events"):
        now.tell(lantern.LampLit("anna"))


SAID = {
    "Round 4 begins.": RoundBegan(4, "anna"),
    "anna starts a turn.": sc.TurnBegan("anna", 3),
    "anna misses this turn.": TurnSkipped("anna"),
    "The match is over. Nobody won.": GameEnded(()),
    "The match is over. anna, cara won.": GameEnded(("anna", "cara")),
    "deck is shuffled.": Shuffled("deck"),
    "Cards: 2, from deck to hand.anna.": sc.CardsMoved(("?night", "?night"), "deck", "hand.anna"),
    "lamp, fog: from hand.anna to discard.": sc.CardsMoved(("lamp", "fog"), "hand.anna", "discard"),
    "lamp, and unseen: 2, from deck to hand.anna.": sc.CardsMoved(
        ("?night", "lamp", "?night"), "deck", "hand.anna"
    ),
}


@pytest.mark.parametrize("sentence", SAID)
def test_what_the_core_tells_is_a_sentence(sentence):
    assert str(SAID[sentence].said()) == sentence


# cards


def test_drawing_over_the_end_of_a_deck_takes_just_what_was_asked_for():
    """One card is left: it and one of the new deck, no more."""
    now = sc.Change(sc.new_table(lantern, 2, 1))
    sc.lay_out(now, "hand.anna", [])
    sc.lay_out(now, "deck", ["lamp"])
    sc.lay_out(now, "discard", ["fog", "fog", "gift"])
    drawn = sc.draw(now, "deck", "hand.anna", 2, refill="discard")
    assert len(drawn) == 2
    assert drawn[0] == "lamp"
    assert sc.cards_in(now, "hand.anna") == drawn
    assert len(sc.cards_in(now, "deck")) == 2
    assert sc.cards_in(now, "discard") == ()


def test_who_sees_one_end_of_a_move_sees_the_cards():
    rules = sc.new_table(lantern, 2, 1).rules
    moved = sc.CardsMoved(("lamp",), "hand.anna", "hand.bruno")
    assert moved.seen_by("anna", rules) == moved.seen_by("bruno", rules) == moved
    drawn = sc.CardsMoved(("lamp",), "deck", "hand.bruno")
    assert drawn.seen_by("anna", rules).cards == ("?night",)


# judging and carrying out


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_out_of_range_is_refused_with_the_range(seed):
    with pytest.raises(SetupError, match=f"from 0 to {SEED_LIMIT - 1}, not {seed}"):
        sc.new_table(lantern, 2, seed)


def test_reactions_to_the_set_up_are_part_of_it():
    """What a plugin does when the first turn begins has happened when the match is there."""
    table = table_with(
        lambda book: (
            book.part(Marked()),
            book.react(sc.TurnBegan, lambda now, event: now.put(Marked(event.turn))),
        )
    )
    assert table[Marked] == Marked(1)


class Stumble(sc.Action, tag="house.stumble", frozen=True):
    """Something that turns out to be impossible only when it is done."""


def stumbling(book):
    book.choice(Choice(Stumble, do=refuse))


SLIPPERY = sc.Reason("slippery", "H1", "The ground is slippery.")  # registered by nobody


def refuse(now, turn, action):
    raise SLIPPERY()


def test_a_refusal_while_an_action_is_done_bears_the_name_of_its_plugin():
    table = table_with(stumbling)
    before = sc.dump(table)
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, Stumble())
    assert (caught.value.id, caught.value.plugin) == ("slippery", "house.odd")
    assert sc.dump(table) == before
    several = sc.Several((Stumble(), lantern.End()))
    refused = sc.why_not(table, several)
    assert refused is not None
    assert (refused.id, refused.plugin) == ("slippery", "house.odd")


@pytest.mark.own_faults
@pytest.mark.parametrize("what", ["pieces", "meant"])
def test_what_fails_while_somebody_touches_is_logged_with_its_plugin(what, caplog):
    """Our own plugins are called directly; their mistakes are written down all the same."""
    broken = type("Broken", (sc.YesNo,), {what: lambda *args: fail()})
    kind = msgspec.defstruct(
        "Hop",
        [("high", Annotated[bool, broken()])],
        bases=(sc.Action,),
        tag="hop.high",
        frozen=True,
    )

    def rules(book):
        book.choice(Choice(kind, do=refuse))

    library = sc.Library()
    library.add(lantern, third_party=False)
    library.add(house("lantern.odd", rules), third_party=False)
    table = sc.new_table("lantern", 2, 1, library=library)
    with caplog.at_level(logging.ERROR):
        assert sp.meant(table, ("nowhere",)) == ()
        sp.touches(sc.view(table, table.chooser), kind(True))
    assert any("lantern.odd" in record.getMessage() for record in caplog.records)


def test_a_log_that_a_full_disk_has_no_room_for_is_let_go_of(tmp_path):
    """Nothing is raised where it is written to, nor where the program leaves it."""

    class Full(io.StringIO):
        def flush(self):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    handler = QuietFile(tmp_path / "scriptorium.log")
    handler.stream = Full()
    handler.emit(logging.LogRecord("scriptorium", logging.ERROR, "", 0, "a fault", (), None))
    handler.close()
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        Full().flush()
