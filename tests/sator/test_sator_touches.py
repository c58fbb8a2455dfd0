"""Touching what may not be touched in SATOR: each thing, at each decision, is told its rule."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import scriptorium as sc
from night import often
from scriptorium.scene import meant
from scriptorium.testing.helpers import position
from scriptorium_play.session.touching import NotTouchable, Touching, choices
from scriptorium_play.session.why_not import explain
from scriptorium_play.texts.translator import words_for

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))
from stage_games import library
from whole_matches import Agreed, whole_match

LANGUAGES = ("en", "nl", "de", "it")
RULES = frozenset((Path(__file__).parent / "rule_numbers.txt").read_text("utf-8").split())
# Each kind of decision is looked at so many times in a match.
LOOKS = often(1, 2)
HAND = ["moves-wood", "moves-iron", "rotas-I2", "clara", "animi"]
BOARD = """
     A  B  C  D  E  F
1   .. .. .. .. .. ..
2   aR a. ab .. b. b.
3   .. .. .. .. .. ..
4   cB c. .. d# d. ..
5   .. .. .. .. .. ..
"""
BRIDGES = {"a": "I3 wood", "b": "I2 wood", "c": "I2 iron", "d": "I2 brick"}


def every_touch():
    """Now and then in a whole match: what has been touched, on the way to what was done."""
    played = whole_match(Agreed("sator", 3))
    table, looked = played.start, {}
    for action in played.actions:
        kind = type(table.pending[-1]), table.clock.step
        looked[kind] = looked.get(kind, 0) + 1
        if looked[kind] <= LOOKS:
            here = Touching(choices(table))
            path = next(path for path, one in here.choices.paths if one == action)
            for id in path:
                yield here
                here = here.touch(id)
        table = sc.apply(table, action).table
    assert len(looked) > 10


def test_nothing_is_left_without_a_rule():
    """Whatever lies there, at whatever decision: a rule that exists, and what may be done."""
    told = set()
    for here in every_touch():
        words = words_for("en", here.choices.table.rules, library())
        for piece in here.choices.scene.pieces:
            answer = explain(here, piece.id, words)
            if answer is None:
                continue
            assert answer.refused is not None, f"{here}: {piece.id}"
            assert answer.refused.rules, f"{answer}: {piece.id}"
            assert set(answer.refused.rules) <= RULES, str(answer)
            assert answer.instead
            told.add(answer.refused.message)
    assert len(told) > 20


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_answer_is_there_in_every_language(language):
    table = whole_match(Agreed("sator", 3)).start
    english, other = (words_for(one, table.rules, library()) for one in ("en", language))
    answers = [one for one in table.rules.reasons if one.message.startswith("sator-touch-")]
    assert answers
    for reason in answers:
        refused = reason(left=3)
        assert other.refusal(refused) != english.refusal(refused)
        assert "{" not in other.refusal(refused)


@pytest.mark.parametrize(
    ("before", "touched", "rule", "words"),
    [
        ("", "bridge-wood-I3", "S9.2", "a card or your free action"),
        ("", "acolyte-blue", "S24.1", "Only a prayer moves"),
        ("", "acolyte-red", "S24.2", "only 0 movement points"),
        ("", "book-blue-C2", "S25.1", "Walk your acolyte onto the book"),
        ("", "ap", "S7.2", "6 are left"),
        ("", "im-deck", "S28.1", "at the end of your turn"),
        ("", "seat-blue", "S7.8", "This panel shows a player's things"),
        ("play moves-wood", "bridge-iron-I2", "S10.1", "wood"),
        ("play moves-wood", "bridge-brick-I2", "S10.1", "wood"),
        ("play moves-iron", "D3", "S9.2", "Choose the bridge"),
        ("play clara", "C2", "S16.2", "already something on C2"),
        ("play clara", "C3", "S16.2", "no bridge"),
        ("play animi", "C2", "S24.1", "to a neighbouring square"),
        ("play animi", "A3", "S24.1", "no bridge on A3"),
        ("play moves-wood; aim b", "E3 E4", "S10.3", "run into"),
        ("play moves-wood; aim b", "A5", "S10.2", "Drag the bridge to push it"),
    ],
)
def test_what_a_player_would_touch(before, touched, rule, words):
    at = position(
        "sator", board=BOARD, bridges=BRIDGES, hands={"red": HAND}, gargoyles={"blue": "D4"}
    )
    if before:
        at.play(before)
    here = Touching(choices(at.table))
    *first, last = touched.split()
    for id in first:
        here = here.touch(id)
    answer = explain(here, last, words_for("en", at.table.rules, library()))
    assert answer is not None
    assert rule in answer.refused.rules, str(answer)
    assert words in answer.sentence, str(answer)


def placing():
    """A table on which a bridge has been lifted, and what may be touched there."""
    table = sc.new_table("sator", 2, 7, library=library())
    table = sc.apply(table, sc.legal(table)[0]).table
    return Touching(choices(table))


def test_squares_of_a_place_are_touched_in_any_order():
    """Whatever the order, they mean the same; and no square is offered twice."""
    here = placing()
    for path, action in here.choices.paths[::97]:
        for order in (path, path[::-1], (*path[1:], path[0])):
            there = here
            for id in order:
                assert id in there.next
                assert action in there.meant_by(id)
                there = there.touch(id)
                assert id not in there.next
            assert there.touched == order
            assert there.decided == action
            assert meant(there.choices.table, order[:-1]) == ()
            while there.touched:
                there = there.back()
            assert there.left == here.left


def test_what_is_refused_is_refused_for_the_rule_it_breaks():
    """Squares that no place has together, and the same square twice, are of no shape."""
    here = placing()
    words = words_for("en", here.choices.table.rules, library())
    path = here.choices.paths[200][0]
    begun = here.touch(path[-1])
    far = next(id for id in here.next if id not in begun.next and id not in begun.touched)
    for id in (far, path[-1]):
        answer = explain(begun, id, words)
        assert answer is not None
        assert answer.refused.id == "wrong_shape"
        with pytest.raises(NotTouchable):
            begun.touch(id)
