"""What may be chosen as bits, and forced actions in a row."""

from __future__ import annotations

import ferry
import lantern
import pytest
from wall_house import house

import scriptorium as sc
from scriptorium.testing.helpers import random_match


def listed(table):
    return tuple(action for offer in sc.choices(table) for action in offer.actions)


def test_choices_are_what_is_legal_in_any_match(noughts):
    for game in (noughts, lantern, ferry.Ferry()):
        for seed in range(3):
            for table in random_match(sc.new_table(game, seed=seed), seed, most=60):
                assert listed(table) == sc.legal(table)
                assert [len(offer) for offer in sc.choices(table)] == [
                    len(offer.actions) for offer in sc.choices(table)
                ]


def test_a_choice_that_is_a_set_is_bits(noughts):
    table = sc.new_table(noughts, seed=1)
    table = sc.apply(table, sc.read(table, "mark B2")).table
    (offer,) = sc.choices(table)
    assert (offer.kind, offer.bits) == (
        noughts.Mark,
        noughts.BOARD.all & ~(1 << noughts.BOARD.read("B2")),
    )
    assert noughts.BOARD.read("B2") not in offer.values
    assert len(offer) == 8


def test_a_rule_of_the_house_is_in_the_bits(noughts):
    corner = sc.rule("corner", "H1", "Not there.", lets=lambda position, turn: ~1)
    mod = house("house.corner", lambda book: book.rule(noughts.Mark, corner))
    mod.scriptorium_about = sc.hookimpl(lambda: sc.About("house.corner", "noughts"))
    (offer,) = sc.choices(sc.new_table(noughts, seed=1, mods=[mod]))
    assert 0 not in offer.values
    assert listed(sc.new_table(noughts, seed=1, mods=[mod])) == offer.actions


def test_what_is_no_set_is_a_list():
    offers = {offer.kind: offer for offer in sc.choices(sc.new_table(lantern, 2, 1))}
    assert offers[lantern.Play].bits is None
    assert offers[lantern.Play].actions
    assert offers[lantern.End].actions == (lantern.End(),)


def test_what_fails_is_left_out_and_the_rest_is_there():
    class Odd(sc.Action, tag="house.odd.act", frozen=True):
        """An action of the house."""

    fails = sc.Rule(holds=lambda *asked: 1 / 0)
    mod = house(
        "house.odd",
        lambda book: book.choice(sc.Choice(Odd, do=lambda *given: None, rules=(fails,))),
    )
    table = sc.new_table(lantern, 2, 1, [mod])
    kinds = [offer.kind for offer in sc.choices(table)]
    assert Odd not in kinds
    assert lantern.End in kinds


def test_nothing_may_be_chosen_when_the_match_is_over(noughts):
    now = sc.Change(sc.new_table(noughts, seed=1))
    now.end(["x"])
    assert sc.choices(now.done().table) == sc.forced(now.done().table) == ()


class Step(sc.Action, tag="house.step", frozen=True):
    """Take one step on the stairs."""


class Stairs(sc.Part, tag="house.stairs", frozen=True):
    """How high one is."""

    steps: int = 0


class Climbing:
    """A game in which there is nothing to choose: three steps, then the other climbs."""

    __name__ = "climbing"

    def __init__(self, learn=9):
        self.learn = learn

    @sc.hookimpl
    def scriptorium_about(self):
        return sc.About("climbing", "climbing", seats=("one", "two"), fewest=2)

    @sc.hookimpl
    def scriptorium_rules(self, book):
        book.game(sc.Schedule((sc.Phase("play", ("step",)),)))
        book.part(Stairs(), reset="turn")
        book.choice(sc.Choice(Step, do=self.step))

    def step(self, now, turn, action):
        steps = now[Stairs].steps + 1
        now.put(Stairs(steps))
        if steps == self.learn:
            now.reveal_to(["two"])
        if steps == 3:
            now.end_turn()


@pytest.mark.parametrize(("learn", "many"), [(9, 3), (2, 2), (1, 1)])
def test_a_forced_row_ends_with_the_turn_and_behind_what_comes_to_light(learn, many):
    table = sc.new_table(Climbing(learn), seed=1)
    row = sc.forced(table)
    assert row == (Step(),) * many
    after = sc.apply(table, sc.Several(row)).table
    assert (after.chooser == "two") is (many == 3)


def test_where_there_is_a_choice_nothing_is_forced(noughts):
    assert sc.forced(sc.new_table(noughts, seed=1)) == ()
