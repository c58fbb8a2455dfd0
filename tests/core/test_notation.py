"""Notation: every action as a line of text, and clear errors for what is no notation."""

from __future__ import annotations

import lantern
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scriptorium as sc


@pytest.fixture(scope="module")
def table():
    table = sc.new_table(lantern, 2, 5, first="anna")
    now = sc.Change(table)
    sc.lay_out(now, "hand.anna", ["lamp", "gift", "fog"])
    return now.done().table


@pytest.mark.parametrize("text", ["play lamp", "buy", "wish", "rest", "end", "give fog"])
def test_texts_are_read_and_written_back(table, text):
    assert sc.write(table, sc.read(table, text)) == text


def test_several_actions_in_one_text_are_done_as_one(table):
    several = sc.read(table, "play gift; give fog; wish")
    assert isinstance(several, sc.Several)
    assert sc.write(table, several) == "play gift; give fog; wish"
    assert sc.read(table, sc.write(table, several)) == several
    after = sc.apply(table, several)
    step = table
    for action in several.actions:
        step = sc.apply(step, action).table
    assert after.table == step


def test_several_actions_are_refused_as_one(table):
    """The reason is that of the first action that is not allowed, and nothing happens."""
    several = sc.read(table, "rest; play lamp")
    refused = sc.why_not(table, several)
    assert refused.id == "too_late"
    with pytest.raises(sc.Refused):
        sc.apply(table, several)


def test_a_line_ends_where_something_comes_to_light(table):
    """A wish draws a card: what is written behind it is neither read nor judged nor done."""
    assert sc.read(table, "wish; wish") == lantern.Wish()
    assert sc.read(table, "wish; no such thing; play lamp") == lantern.Wish()
    both = sc.Several((lantern.Wish(), lantern.Wish()))
    assert sc.why_not(table, both) is None
    assert sc.apply(table, both) == sc.apply(table, lantern.Wish())


def test_a_line_ends_where_somebody_else_chooses(table):
    assert sc.read(table, "end; end; end") == lantern.End()
    twice = sc.apply(table, sc.Several((lantern.End(), lantern.End()))).table
    assert twice.chooser != table.chooser


def test_a_closing_done_that_nothing_awaits_is_left_out(table):
    assert sc.read(table, "play lamp; done") == lantern.Play("lamp")


def test_an_action_that_is_refused_is_still_read(table):
    """Reading is one question, being allowed another."""
    action = sc.read(table, "play again")
    assert action == lantern.Play("again")
    assert sc.why_not(table, action).id == "not_held"


UNREADABLE = {
    "": "empty place",
    "play": r"write play \(card\)",
    "play lamp fog": r"write play \(card\)",
    "play moon": "there is no card 'moon'",
    "dance": "'dance' begins no action; those of this match begin with buy, end, give",
    "play lamp;": "empty place",
    "play lamp;; end": "empty place",
    "x" * 3000: "at most 2000 characters",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_not_understood_says_what_was_expected(table, text):
    with pytest.raises(sc.Unreadable, match=UNREADABLE[text]):
        sc.read(table, text)


@given(text=st.text(max_size=80))
@settings(max_examples=300)
def test_any_text_is_read_or_unreadable(table, text):
    """No text brings the reader down."""
    try:
        action = sc.read(table, text)
    except sc.Unreadable:
        return
    assert sc.why_not(table, action) is None or sc.why_not(table, action).reason


def test_squares_are_written_as_squares(noughts):
    table = sc.new_table(noughts, seed=1)
    assert sc.write(table, sc.legal(table)[0]) == "mark A1"
    with pytest.raises(sc.Unreadable, match=r"write mark \(square\)"):
        sc.read(table, "mark A1 B2")
    assert sc.why_not(table, sc.read(table, "mark Q9")).id == "outside"
