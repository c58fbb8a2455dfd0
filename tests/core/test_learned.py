"""Who learns something from an action: the others from an open card, the drawer from a draw."""

from __future__ import annotations

import lantern
import pytest
from wall_house import house

import scriptorium as sc
from scriptorium.engine.choices import Choice
from scriptorium.matches import Match


def table_with(card):
    for seed in range(50):
        table = sc.new_table(lantern, 3, seed)
        if card in lantern.HAND(table, table.chooser):
            return table
    raise AssertionError(f"nobody begins with {card}")


def test_a_card_laid_open_is_news_to_the_others_alone():
    table = table_with("lamp")
    after = sc.apply(table, lantern.Play("lamp"))
    assert after.revealed
    assert after.learned == tuple(seat for seat in table.seats if seat != table.chooser)


def test_a_drawn_card_is_news_to_the_drawer_alone():
    table = sc.new_table(lantern, 3, 1)
    after = sc.apply(table, lantern.Buy())
    assert after.learned == (table.chooser,)


def test_what_is_told_to_nobody_is_learned_by_nobody():
    after = sc.apply(sc.new_table(lantern, 3, 1), lantern.Rest())
    assert (after.revealed, after.learned) == (False, ())


class Look(sc.Action, tag="house.look", frozen=True):
    """Look at something, as the house likes it."""


@pytest.mark.parametrize(
    ("do", "learned"),
    [
        (lambda now, turn, action: now.reveal_to([turn.seat]), 1),
        (lambda now, turn, action: now.below("house.die", 6), 3),
        (lambda now, turn, action: setattr(now, "revealed", True), 3),
    ],
    ids=["some", "chance", "all"],
)
def test_rules_say_who_learns_and_chance_is_news_to_all(do, learned):
    mod = house(
        "house.look",
        lambda book: book.choice(Choice(Look, do=do)),
    )
    table = sc.new_table(lantern, 3, 1, [mod])
    after = sc.apply(table, Look())
    assert after.revealed
    assert len(after.learned) == learned
    both = sc.apply(table, sc.Several((Look(), lantern.Rest())))
    assert both.learned == after.learned
    match = Match(table)
    match.play(Look())
    refused = match.why_not_undo(table.chooser)
    assert refused is not None
    assert refused.id == "revealed"
