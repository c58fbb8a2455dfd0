"""Monasterium by touch: a novice, then a space; what is seen before, why others are not."""

from __future__ import annotations

import random

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.testing.helpers import position
from scriptorium_monasterium.dice import SOME_DICE
from scriptorium_play.session.touching import Touching, choices
from scriptorium_play.session.why_not import explain
from scriptorium_play.texts.translator import words_for

SEATS = ["red", "blue", "green", "yellow"]
LIBRARY = sc.standard_library(third_party=False)


def sending(**more):
    """A table at which red has begun to send."""
    facts = {"seats": SEATS, "step": "use", "column": "A", "left": 2} | more
    at = position("monasterium", **facts)
    at.play("use std-A")
    return Touching(choices(at.table))


def test_the_novice_is_touched_and_then_a_space():
    """What lies on a slot stands for it; only what can be reached and paid for may follow."""
    here = sending(tokens={"red": "1/2/0/0/0"}).touch("home-red-I-A")
    assert here.touched == ("slot-red-I-A",)
    assert set(here.next) == {"MA-b1", "MA-b3", "MA-b6", "MA-b8"}
    action = here.touch("MA-b1").decided
    assert sc.write(here.choices.table, action) == "send I-A MA-b1"


@pytest.mark.parametrize(
    ("novice", "space", "why"),
    [
        ("home-red-I-A", "MC-b2", "no_access"),
        ("home-red-I-A", "MA-b2", "too_dear"),
        ("home-red-IV-A", "MA-c5", "no_supporter"),
        ("home-red-I-A", "MA-b1", "space_taken"),
        ("home-red-I-A", "MA-chapel", "wrong_area"),
    ],
)
def test_a_space_that_cannot_be_reached_tells_why(novice, space, why):
    here = sending(
        tokens={"red": "3/4/3/0/0"},
        vacated={"blue": ["I-A"], "red": ["I-B"]},
        novices={"blue": ["MA-b1"], "red": ["MA-b3"]},
    ).touch(novice)
    answer = explain(here, space, words_for("en", here.choices.table.rules, LIBRARY))
    assert answer is not None
    assert answer.refused.id == why
    assert answer.sentence


def test_what_a_space_costs_and_brings_can_be_read_on_it():
    table = position("monasterium", seats=SEATS, step="roll").table
    scene, words = sp.scene(sc.view(table, "red")), words_for("en", table.rules, LIBRARY)
    told = words.piece(scene.piece("MA-b1"))
    assert "1 influence and 2 soup" in told
    assert "1 point and a tool" in told
    assert "personal die" in words.piece(scene.piece("road-12"))
    assert "send a novice" in words.piece(scene.piece("slot-red-std-A"))


@pytest.mark.parametrize("language", ["en", "nl", "de", "it"])
def test_no_piece_speaks_english_in_another_language(language):
    table = position("monasterium", seats=SEATS, step="roll").table
    scene, words = sp.scene(sc.view(table, "red")), words_for(language, table.rules, LIBRARY)
    told = " ".join(words.piece(piece) for piece in scene.pieces if piece.layer >= 0)
    english = {"Slot", "Take", "Road", "Abbey", "Novices", "influence", "worth"}
    assert bool(english & set(told.replace(".", " ").split())) == (language == "en")


def test_dice_just_rolled_are_touched_in_any_order_and_alike_ones_are_as_good():
    at = position("monasterium", seats=SEATS, step="choose", rolled="n3 n3 r6")
    here = Touching(choices(at.table))
    one = here.touch("rolled-r6-1").touch("rolled-n3-2")
    other = here.touch("rolled-n3-1").touch("rolled-r6-1")
    for way in (one, other):
        assert sc.write(at.table, way.touch("reroll").decided) == "reroll n3 r6"


def test_touched_dice_are_read_until_something_else_is_touched():
    at = sc.Moment.of(position("monasterium", seats=SEATS, step="choose", rolled="n3 n3 r6").table)
    dice, two = SOME_DICE.read(at, "n3 r6"), SOME_DICE.read(at, "n3 n3")
    assert SOME_DICE.meant(at, ("rolled-r6-1", "rolled-n3-2", "reroll")) == (dice, 2)
    assert SOME_DICE.meant(at, ("rolled-n3-1", "rolled-n3-2", "rolled-n3-1")) == (two, 2)
    assert SOME_DICE.meant(at, ("space-3",)) is None


def test_every_choice_of_a_match_has_its_pieces_in_the_picture_of_who_chooses():
    luck = random.Random(2)
    table = sc.new_table("monasterium", 3, 4, library=LIBRARY)
    while table.outcome is None:
        view = sc.view(table, table.chooser)
        ids = {piece.id for piece in sp.scene(view).pieces}
        for action in sc.legal(table)[::5]:
            touched = sp.in_a_row(sp.touches(view, action))
            assert touched, action
            assert ids.issuperset(touched), (action, touched)
        table = sc.apply(table, luck.choice(sc.legal(table))).table
