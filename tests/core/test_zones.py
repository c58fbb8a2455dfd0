"""Zones: decks, hands and piles; drawing, shuffling, searching; who sees what."""

from __future__ import annotations

from collections import Counter

import lantern
import pytest

import scriptorium as sc
from scriptorium import PluginError


@pytest.fixture
def now():
    """A change of a match whose cards can be counted: deck a-e, anna holds x, bruno y."""
    change = sc.Change(sc.new_table(lantern, 2, 1, first="anna"))
    for zone, cards in {
        "deck": "abcde", "hand.anna": "x", "hand.bruno": "y", "discard": "pq",
    }.items():  # fmt: skip
        sc.lay_out(change, zone, cards)
    return change


def cards(now, zone):
    return "".join(sc.cards_in(now, zone))


def test_drawing_takes_from_the_front_and_adds_at_the_end(now):
    assert sc.draw(now, "deck", "hand.anna", 2) == ("a", "b")
    assert (cards(now, "deck"), cards(now, "hand.anna")) == ("cde", "xab")


def test_drawing_more_than_there_is_gives_what_there_is(now):
    assert sc.draw(now, "deck", "hand.anna", 9) == tuple("abcde")
    assert cards(now, "deck") == ""


def test_an_empty_deck_is_made_anew_only_when_a_card_is_needed(now):
    sc.draw(now, "deck", "hand.anna", 5, refill="discard")
    assert cards(now, "discard") == "pq"
    drawn = sc.draw(now, "deck", "hand.anna", 1, refill="discard")
    assert drawn[0] in "pq"
    assert (len(cards(now, "deck")), cards(now, "discard")) == (1, "")
    assert sc.Shuffled("deck") in now.events


def test_two_empty_piles_give_nothing(now):
    sc.lay_out(now, "deck", "")
    sc.lay_out(now, "discard", "")
    assert sc.draw(now, "deck", "hand.anna", refill="discard") == ()


def test_a_draw_in_the_middle_of_a_refill_goes_on(now):
    drawn = sc.draw(now, "deck", "hand.anna", 7, refill="discard")
    assert drawn[:5] == tuple("abcde")
    assert set(drawn[5:]) == set("pq")


def test_moving_keeps_the_order_given_and_refuses_what_is_not_there(now):
    sc.move(now, ("x",), "hand.anna", "discard")
    assert cards(now, "discard") == "pqx"
    with pytest.raises(PluginError, match=r"no x in hand\.anna"):
        sc.move(now, ("x",), "hand.anna", "discard")


def test_searching_takes_the_card_and_shuffles_the_rest(now):
    sc.search(now, "deck", "c", "hand.anna")
    assert cards(now, "hand.anna") == "xc"
    assert Counter(cards(now, "deck")) == Counter("abde")
    assert sc.Shuffled("deck") in now.events
    assert now.revealed


def test_shuffling_uses_the_stream_of_the_zone(now):
    sc.shuffle(now, "deck")
    assert Counter(cards(now, "deck")) == Counter("abcde")
    assert "deck" in dict(now.done().table.chance)


def test_moving_between_open_zones_reveals_nothing(now):
    """Playing from the hand onto an open pile tells the others a card: that is no way back."""
    sc.move(now, ("p",), "discard", "deck")
    assert not now.revealed
    sc.move(now, ("x",), "hand.anna", "discard")
    assert now.revealed


def test_faces_are_seen_by_those_who_may(now):
    table = now.done().table
    anna, bruno = sc.view(table, "anna"), sc.view(table, "bruno")
    assert sc.cards_in(anna, "hand.anna") == ("x",)
    assert sc.cards_in(bruno, "hand.anna") == ("?",)
    assert sc.cards_in(anna, "deck") == ("?",) * 5
    assert sc.cards_in(bruno, "discard") == ("p", "q")
    assert sc.is_hidden(sc.cards_in(bruno, "hand.anna")[0])


def test_backs_tell_the_kind_and_not_the_order():
    """Two kinds of backs in one hand are shown sorted."""
    table = sc.new_table(lantern, 2, 1)
    now = sc.Change(table)
    sc.lay_out(now, "hand.anna", ["lamp", "unknown", "fog"])
    seen = sc.cards_in(sc.view(now.done().table, "bruno"), "hand.anna")
    assert seen == ("?", "?night", "?night")


def test_cards_that_are_moved_unseen_do_not_tell_their_order():
    """By their backs alone, sorted: which of two came first is nobody's business."""
    rules = sc.new_table(lantern, 2, 1).rules
    for cards in (("lamp", "unknown", "fog"), ("fog", "lamp", "unknown")):
        moved = sc.CardsMoved(cards, "deck", "hand.anna")
        assert moved.seen_by("bruno", rules).cards == ("?", "?night", "?night")
        assert moved.seen_by("anna", rules).cards == cards


def test_an_unknown_seat_has_no_view():
    with pytest.raises(KeyError, match="no seat 'zoe'"):
        sc.view(sc.new_table(lantern, 2, 1), "zoe")


def test_a_bag_gives_what_chance_picks(now):
    """Each token alike, as many as there are; the rest stays, and everybody learns something."""
    sc.lay_out(now, "discard", "vvw")
    drawn = sc.draw_any(now, "discard", "deck", 2, stream="bag")
    assert Counter(drawn) + Counter(cards(now, "discard")) == Counter("vvw")
    assert len(drawn) == 2
    assert cards(now, "deck") == "abcde" + "".join(drawn)
    assert now.revealed
    assert len(sc.draw_any(now, "discard", "deck", 5)) == 1
    assert sc.draw_any(now, "discard", "deck") == ()


def test_every_token_of_a_bag_comes_about_equally_often(now):
    found = Counter()
    for number in range(600):
        sc.lay_out(now, "discard", "vvw")
        found.update(sc.draw_any(now, "discard", "hand.anna", stream=f"bag{number}"))
        now.events.clear()
    assert 320 < found["v"] < 480


def test_what_has_an_order_is_no_bag(now):
    with pytest.raises(PluginError, match="not open"):
        sc.draw_any(now, "deck", "discard")
