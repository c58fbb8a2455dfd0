"""The laws every match obeys, whatever the game: tried on random play of two toy games."""

from __future__ import annotations

import random
from typing import Any

import lantern
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scriptorium as sc
from night import often
from scriptorium.testing.helpers import disagreements, random_match, twin

NAMES = ("noughts", "lantern")


@pytest.fixture(scope="module", params=NAMES)
def game(request, noughts):
    return noughts if request.param == "noughts" else lantern


def library_of(table: sc.Table, game: Any) -> sc.Library:
    library = sc.Library()
    library.add(game)
    return library


@pytest.mark.parametrize("seed", range(often(12, 30)))
def test_random_matches_obey_every_law(game, seed):
    """Legal until the end; apply leaves the table before alone; saves, texts and hashes agree."""
    library = sc.Library()
    library.add(game)
    name = next(about.name for about in library.games())
    table = sc.new_table(name, seed=seed, library=library)
    chooser = random.Random(seed)
    for _ in range(200):
        if table.chooser is None:
            break
        before = sc.dump(table)
        choices = sc.legal(table)
        assert choices, "somebody has a decision that cannot be taken"
        assert len(set(choices)) == len(choices)
        for action in choices:
            assert sc.why_not(table, action) is None
            assert sc.read(table, sc.write(table, action)) == action
        assert sc.load(before, library=library) == table
        assert table.rules.problem(table) is None
        assert disagreements(table) == []
        table_after = sc.apply(table, chooser.choice(choices)).table
        assert sc.dump(table) == before
        assert sc.digest(sc.load(sc.dump(table_after), library=library)) == sc.digest(table_after)
        table = table_after
    if table.chooser is None:
        assert table.outcome is not None
        assert sc.legal(table) == ()


@given(seed=st.integers(0, 2**63 - 1), seats=st.integers(2, 4))
@settings(max_examples=40)
def test_the_same_seed_gives_the_same_match(seed, seats):
    """Two players with the same seed and the same choices hold the same table."""
    first = random_match(sc.new_table(lantern, seats, seed), seed, most=60)
    again = random_match(sc.new_table(lantern, seats, seed), seed, most=60)
    assert [sc.digest(table) for table in first] == [sc.digest(table) for table in again]


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 40), data=st.data())
@settings(max_examples=60)
def test_legal_why_not_and_apply_agree_about_illegal_actions(seed, steps, data):
    """An action that is not among the legal ones is refused alike, with a plugin and a sentence."""
    table = random_match(sc.new_table(lantern, 3, seed), seed, most=steps)[-1]
    action = data.draw(
        st.one_of(
            st.builds(lantern.Play, st.sampled_from([*lantern.KINDS, "moon"])),
            st.builds(lantern.Give, st.sampled_from([*lantern.KINDS, "moon"])),
            st.sampled_from([lantern.Buy(), lantern.Wish(), lantern.Rest(), lantern.End()]),
        )
    )
    refused = sc.why_not(table, action)
    assert (refused is None) == (action in sc.legal(table))
    if refused is None:
        sc.apply(table, action)
        return
    assert refused.reason
    assert refused.plugin == "lantern" or table.outcome is not None
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, action)
    assert caught.value == refused


@given(seed=st.integers(0, 2**40), steps=st.integers(0, 60), shuffle=st.integers(0, 999))
@settings(max_examples=60)
def test_views_of_twin_tables_are_equal(seed, steps, shuffle):
    """What a seat may not know changes nothing that it can see, and changes something at all."""
    tables = random_match(sc.new_table(lantern, 3, seed), seed, most=steps)
    for seat in ("anna", "bruno"):
        other = twin(tables[-1], seat, shuffle)
        assert sc.view(other, seat) == sc.view(tables[-1], seat)
        assert sc.digest(sc.view(other, seat)) == sc.digest(sc.view(tables[-1], seat))
        assert sc.digest(other) != sc.digest(tables[-1])
        if tables[-1].chooser == seat:
            assert sc.legal(other) == sc.legal(tables[-1])


def test_a_view_holds_no_hidden_card():
    """Searching a view for a card that only others hold finds nothing."""
    table = sc.new_table(lantern, 2, seed=4)
    now = sc.Change(table)
    sc.lay_out(now, "hand.bruno", ["secret-of-bruno"])
    sc.lay_out(now, "deck", ["secret-of-the-deck"])
    table = now.done().table
    text = repr(msgspec.to_builtins(sc.view(table, "anna").parts))
    assert "secret" not in text
    assert "secret-of-bruno" in repr(sc.view(table, "bruno").parts)


def test_nothing_mutable_lies_on_a_table(game):
    """No dict, list or set anywhere inside a table: an old table shares what a new one changes."""
    table = random_match(sc.new_table(game, seed=3), 3, most=15)[-1]

    def walk(value: Any) -> None:
        assert not isinstance(value, (dict, list, set, bytearray)), value
        if isinstance(value, tuple):
            for item in value:
                walk(item)
        elif isinstance(value, msgspec.Struct):
            assert type(value).__struct_config__.frozen
            for name in value.__struct_fields__:
                if name != "rules":
                    walk(getattr(value, name))

    walk(table)


def test_events_hide_what_a_seat_may_not_know():
    """Who watches a card being drawn sees its back."""
    table = sc.new_table(lantern, 2, seed=1, first="anna")
    after = sc.apply(table, lantern.Wish())
    assert after.revealed
    (drawn,) = [e for e in after.events if isinstance(e, sc.CardsMoved)]
    (seen,) = [e for e in sc.seen_events(after, "bruno") if isinstance(e, sc.CardsMoved)]
    assert seen.cards == ("?night",)
    assert drawn in sc.seen_events(after, "anna")
