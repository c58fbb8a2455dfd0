"""Touching: which pieces mean an action, and what a forbidden touch would have meant."""

from __future__ import annotations

from typing import Annotated

import lantern
from wall_house import house, table_with

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.engine.choices import Choice, rule
from scriptorium.scene.registration import add_things


def play(table, *lines):
    for line in lines:
        table = sc.apply(table, sc.read(table, line)).table
    return table


def test_an_action_names_the_pieces_that_mean_it(noughts):
    table = sc.new_table(noughts, seed=1)
    seen = sc.view(table, table.chooser)
    for action in sc.legal(table):
        assert sp.touches(seen, action) == (noughts.BOARD.name(action.square),)


def test_an_action_without_touches_is_meant_by_words_alone():
    table = sc.new_table(lantern, 2, 1)
    assert {sp.touches(table, action) for action in sc.legal(table)} == {()}


def test_a_forbidden_touch_still_means_something(noughts):
    """The sign and its square both stand for the mark that may not be made there."""
    table = play(sc.new_table(noughts, seed=1), "mark B2")
    for touched in ("B2", "sign-B2"):
        (action,) = sp.meant(table, (touched,))
        refused = sc.why_not(table, action)
        assert refused is not None
        assert refused.rule == "N2"
    assert sp.meant(table, ("A1",)) == ()
    assert sp.meant(table, ()) == ()


def test_nothing_is_meant_when_the_match_is_over(noughts):
    table = play(
        sc.new_table(noughts, seed=1), "mark A1", "mark A2", "mark B1", "mark B2", "mark C1"
    )
    assert table.outcome is not None
    assert sp.meant(table, ("C3",)) == ()


class Idle(sc.Action, tag="house.idle", frozen=True):
    """Do nothing, if the house allows it."""

    at: Annotated[str, sc.Words("chair", "bench", piece="on-")]


NEVER = rule("never", "H1", "Nobody idles in this house.", predicate=lambda *asked: False)


def idle(**more):
    choice = Choice(Idle, do=lambda now, turn, action: None, rules=(NEVER,), **more)
    return house("house.idle", lambda book: book.choice(choice))


def test_what_there_is_and_is_forbidden_is_found_without_help():
    table = sc.new_table(lantern, 2, 1, [idle()])
    assert sp.meant(table, ("on-chair",)) == (Idle("chair"),)
    assert sp.meant(table, ("on-bench",)) == (Idle("bench"),)
    assert sc.why_not(table, Idle("bench")).rule == "H1"
    assert sp.meant(table, ("window",)) == ()
    assert sp.meant(table, ("on-bench", "window")) == ()


def test_a_plugin_that_fails_at_touches_means_nothing(caplog):
    def broken(at):
        raise ZeroDivisionError

    table = sc.new_table(lantern, 2, 1, [idle(beside=broken)])
    assert sp.touches(table, Idle("chair")) == ()
    assert sp.meant(table, ("on-chair",)) == ()
    assert "house.idle" in caplog.text


def test_who_touches_something_else_is_told_what_is_awaited():
    """By the action's own sentence and the nouns of its targets, or in the words of `asks=`."""
    table = sc.new_table(lantern, 2, 1, first="anna")
    assert sp.explained(table, ("cat",)) is None
    now = sc.Change(table)
    now.wait_for(lantern.Owed("anna"))
    told = sp.explained(now.done().table, ("cat",))
    assert "choose a card." in told.reason.lower()
    assert (told.id, told.plugin) == ("awaited", "lantern")


class Wave(sc.Action, tag="house.wave", frozen=True):
    """Wave to somebody."""

    seat: Annotated[sc.Seat, sc.Seats(others=True)]


class Waving(sc.Decision, tag="house.waving", frozen=True):
    """Somebody is about to wave."""


def test_a_choice_says_in_its_own_words_what_it_awaits():
    asks = sc.Reason("wave", "H2", "Wave to somebody else.")
    wave = Choice(Wave, do=lambda now, top, action: None, at=Waving, asks=asks)
    table = sc.new_table(lantern, 2, 1, [house("house.waves", lambda book: book.choice(wave))])
    now = sc.Change(table)
    now.wait_for(Waving("anna"))
    waiting = now.done().table
    assert str(sp.explained(waiting, ("cat",))) == "H2 · Wave to somebody else. (house.waves)"
    assert sp.touches(waiting, Wave("bruno")) == ("seat-bruno",)
    assert sp.meant(waiting, ("seat-anna",)) == (Wave("anna"),)


def test_a_game_says_what_its_pieces_are_for():
    """By whole names and beginnings; some go before what is awaited; points can be told."""
    told = (
        sp.thing("", "H1", "Nothing.", "house-nothing"),
        sp.thing("cat- dog", "H2", "An animal.", "house-animal", always=True),
        sp.thing("can", "H3", "Oil: {left}.", "house-oil", budget="oil"),
        [sp.Thing("lamp")],
    )
    table = table_with(lambda book: add_things(book, *told))

    def said(*touched):
        refused = sp.explained(table, touched)
        return refused and refused.reason

    assert said("lamp", "cat-tom") == said("cat-tom", "dog") == "An animal."
    assert said("dogs") == said("cat") == "Nothing."
    assert said("can") == f"Oil: {table.clock.left[0]}."
    assert said("cat-tom", "lamp") is None
    assert said() is None
    now = sc.Change(table)
    now.wait_for(lantern.Owed(table.chooser))
    table = now.done().table
    assert said("dog") == "An animal."
    assert "choose a card" in said("dogs").lower()


class Waved(sc.Event, tag="house.waved", frozen=True):
    """Somebody waved."""

    seat: sc.Seat
    times: int

    tells = sc.Sentence("house-waved", "{seat} waves.")
    shows = ("seat-{seat}", "hat")


def test_an_event_is_told_by_its_sentence():
    waved = Waved("anna", 2)
    assert waved.said() == sc.text("house-waved", "{seat} waves.", seat="anna")
    assert waved.pieces() == ("seat-anna", "hat")
    assert sc.Event().said() is None
