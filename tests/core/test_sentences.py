"""Sentences: the same is made once, and never taken for another that is only alike."""

from __future__ import annotations

import pytest
from msgspec import Struct

from scriptorium_plugins.sentences import Sentence, text


class Step(Struct):
    who: str
    far: int
    way: str


def test_the_same_sentence_is_made_once():
    assert text("n-left", "{n} left.", n=2) is text("n-left", "{n} left.", n=2)


def test_details_stand_in_the_english_words_and_in_their_order_for_translators():
    said = text("n-went", "{who} goes {far}.", who="Red", far=3)
    assert str(said) == "Red goes 3."
    assert said.details == (("far", 3), ("who", "Red"))


@pytest.mark.parametrize(("one", "other"), [(1, True), (1, "1"), (0, False), (1, 1.0)])
def test_what_is_alike_is_not_the_same(one, other):
    """Numbers that Python holds for equal are told as they are."""
    assert str(text("n-left", "{n} left.", n=one)) == f"{one} left."
    assert str(text("n-left", "{n} left.", n=other)) == f"{other} left."
    assert type(text("n-left", "{n} left.", n=other).details[0][1]) is type(other)


def test_a_detail_that_cannot_be_looked_up_is_told_all_the_same():
    assert str(text("n-cards", "Cards: {cards}.", cards=["a", "b"])) == "Cards: ['a', 'b']."


def test_braces_without_details_stay_and_a_detail_that_lacks_is_named():
    assert str(text("n-plain", "A {thing}.")) == "A {thing}."
    with pytest.raises(KeyError, match="thing"):
        text("n-plain", "A {thing}.", other=1)


def test_a_sentence_takes_the_fields_of_a_value_that_it_names():
    assert str(Sentence("n-goes", "{who} goes {far}.").of(Step("Red", 3, "left"))) == "Red goes 3."
