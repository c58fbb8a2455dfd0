"""Actions by the names of their fields: where a target fails to write, they are read back still."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wall_house import table_with

import scriptorium as sc
from scriptorium.engine.choices import Choice


class Mute(sc.Target[Any]):
    """A target that cannot be written."""

    def every(self, at):
        return ()

    def write(self, position, value):
        raise ValueError("mute")


class Say(sc.Action, tag="house.odd.say", frozen=True):
    """An action with a field of every form."""

    words: Annotated[str, Mute()] = ""
    number: Annotated[int | None, Mute()] = None
    loud: Annotated[bool, Mute()] = False
    names: Annotated[tuple[str, ...], Mute()] = ()
    pairs: Annotated[tuple[tuple[int, str], ...], Mute()] = ()
    part: Annotated[float, Mute()] = 0.5
    either: Annotated[int | str, Mute()] = 0
    maybe: Annotated[tuple[int, ...] | None, Mute()] = None


class Step(sc.Action, tag="house.odd.step", frozen=True):
    """An action with plain fields."""

    way: Annotated[str, sc.Words("north", "south")]
    count: Annotated[int, sc.Numbers(0, 9)] = 0
    loud: Annotated[bool, sc.YesNo()] = False


class Play(sc.Action, tag="house.odd.play", frozen=True):
    """An action whose word the game has already."""

    card: Annotated[str, sc.Words("lamp")] = "lamp"


def rules(book):
    for kind in (Say, Step, Play):
        book.choice(Choice(kind, do=lambda now, top, action: None))


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
@settings(max_examples=300)
def test_any_fields_are_read_back(action):
    text = sc.write(TABLE, action)
    assert ";" not in text
    assert sc.read(TABLE, text) == action
    assert sc.read(TABLE, f"{text}; end").actions[0] == action


def test_fields_that_can_be_written_are_words_of_their_targets():
    assert sc.write(TABLE, Step("north", 4, True)) == "step north 4 yes"
    assert sc.read(TABLE, "step north 4 yes") == Step("north", 4, True)
    assert sc.read(TABLE, 'step {"way":"north","count":4}') == Step("north", 4)


def test_a_word_that_two_actions_have_means_the_first_and_the_other_goes_by_its_tag():
    """Without that, a house rule's action would be read as the game's."""
    assert sc.write(TABLE, Play()) == "house.odd.play lamp"
    assert sc.read(TABLE, "house.odd.play lamp") == Play()
    assert type(sc.read(TABLE, "play lamp")) is not Play


def test_fields_by_name_that_do_not_fit_are_unreadable():
    for text in ('step {"way":5}', 'step {"way":"n","more":1}', "step {", 'step {"kind":"x"}'):
        with pytest.raises(sc.Unreadable, match="step"):
            sc.read(TABLE, text)
