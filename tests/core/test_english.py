"""What a game says in English: the same is made once, and never taken for what is only alike."""

from __future__ import annotations

import pytest

import scriptorium.scene as sp


@pytest.fixture
def english(tmp_path):
    (tmp_path / "en.ftl").write_text("n-left = { $n } left.\nn-plain = All of it.\n")
    return sp.English(tmp_path)


def test_the_same_sentence_is_made_once(english):
    """A picture says it of each of its pieces, at each look."""
    assert english.text("n-left", n=2) is english.text("n-left", n=2)
    assert str(english.text("n-plain")) == "All of it."


@pytest.mark.parametrize(("one", "other"), [(1, True), (1, "1"), (0, False)])
def test_what_is_alike_is_not_the_same(english, one, other):
    """Details that Python holds for equal are told as they are."""
    for told in (one, other, one):
        said = english.text("n-left", n=told)
        assert str(said) == f"{told} left."
        assert type(said.details[0][1]) is type(told)


def test_one_of_several_sentences_is_filled_with_what_it_names(english):
    sentence = english.sentence("n-left")
    assert english.filled(sentence, n=3, colour="red") is english.filled(sentence, n=3)
