"""Actions without a writer of their own: whatever their fields hold, they are read back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_wall import table_with

import scriptorium as sc


class Say(sc.Action, tag="house.odd.say", frozen=True):
    """An action with a field of every form."""

    words: str = ""
    number: int | None = None
    loud: bool = False
    names: tuple[str, ...] = ()
    pairs: tuple[tuple[int, str], ...] = ()
    part: float = 0.5
    either: int | str = 0
    maybe: tuple[int, ...] | None = None


class Step(sc.Action, tag="house.odd.step", frozen=True):
    """An action with plain fields."""

    way: str
    count: int | None = None
    squares: tuple[int, ...] = ()


class Play(sc.Action, tag="house.odd.play", frozen=True):
    """An action whose word the game has already."""

    card: str = "lamp"


def rules(book):
    for kind in (Say, Step, Play):
        book.action(kind, offer=lambda t, p: [], apply=lambda n, p, a: None)


TABLE = table_with(rules)
WORDS = st.text(st.characters(codec="utf-8"), max_size=12)
SMALL = st.integers(-(2**53), 2**53)


@given(
    action=st.builds(
        Say,
        words=WORDS,
        number=st.none() | SMALL,
        loud=st.booleans(),
        names=st.lists(WORDS, max_size=3).map(tuple),
        pairs=st.lists(st.tuples(SMALL, WORDS), max_size=2).map(tuple),
        part=st.floats(allow_nan=False, allow_infinity=False),
        either=SMALL | WORDS,
        maybe=st.none() | st.lists(SMALL, max_size=2).map(tuple),
    )
)
@settings(max_examples=300, deadline=None)
def test_any_fields_are_read_back(action):
    text = sc.write(TABLE, action)
    assert ";" not in text
    assert sc.read(TABLE, text) == action
    assert sc.read(TABLE, f"{text}; end").actions[0] == action


def test_plain_fields_stay_plain_words():
    assert sc.write(TABLE, Step("north", None, (3, 4))) == "step north - 3,4"
    assert sc.write(TABLE, Step("north", 2)) == "step north 2 -"
    assert sc.read(TABLE, "step north - -") == Step("north")


def test_a_word_that_two_actions_have_means_the_first_and_the_other_goes_by_its_tag():
    """Without that, a house rule's action would be read as the game's."""
    assert sc.write(TABLE, Play()) == "house.odd.play lamp"
    assert sc.read(TABLE, "house.odd.play lamp") == Play()
    assert type(sc.read(TABLE, "play lamp")) is not Play


def test_fields_by_name_that_do_not_fit_are_unreadable():
    for text in ('step {"way":5}', 'step {"way":"n","more":1}', "step {", 'step {"kind":"x"}'):
        with pytest.raises(sc.Unreadable, match="step"):
            sc.read(TABLE, text)
