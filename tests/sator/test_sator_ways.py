"""How things move in SATOR: what an action tells the picture, riders included."""

from __future__ import annotations

import random

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.scene import movements
from scriptorium.testing.helpers import Tried, position
from scriptorium_play.picture.paths import RotationStep, Straight, leads
from scriptorium_play.picture.scenes import ChangeKind, SceneChange, difference, picture
from scriptorium_sator.rules.gargoyles import GargoyleGone

CARDS = ["moves-stone", "rotas-L3", "rotas-I2", "clara", "neque", "wild"]
RIDERS = """
     A  B  C  D  E
1   .. .. .. .. ..
2   .. ar aB .. ..
3   .. .. ab .. ..
4   .. .. .. .. ..
5   cR c. .. .. ..
"""
PLAIN = """
     A  B  C  D  E
1   .. .. .. .. ..
2   .. a. ab .. ..
3   .. .. .. .. ..
4   .. c. .. .. ..
5   cR c. cr d. d#
"""


def moved(text: str, board: str, **bridges: str) -> dict[str, SceneChange]:
    """What goes a way of its own after an action, by piece."""
    at = position("sator", board=board, bridges=bridges, hands={"red": CARDS}, mp=3)
    return ways_of(at.table, Tried(at.table).play(text).table, told_by(at, text))


def told_by(at: Tried, text: str) -> list[sc.Event]:
    """The events of an action in notation."""
    table, events = at.table, []
    told = sc.read(table, text)
    for action in told.actions if isinstance(told, sc.Several) else (told,):
        after = sc.apply(table, action)
        events += sc.seen_events(after, table.chooser)
        table = after.table
    return events


def ways_of(before: sc.Table, after: sc.Table, events: list[sc.Event]) -> dict[str, SceneChange]:
    seat = before.chooser
    told = sp.movements(before.rules, events)
    changes = difference(picture(before, seat), picture(after, seat), told)
    return {change.id: change for change in changes if change.legs}


def straight(*steps: tuple[int, int]) -> tuple[Straight, ...]:
    return tuple(Straight(*step) for step in steps)


def test_a_push_round_a_corner_takes_its_riders_along():
    ways = moved("moves-stone 3 a: e s e", RIDERS, a="L3 stone", c="I2 wood")
    corner = straight((1, 0), (0, 1), (1, 0))
    bridge = ways.pop("bridge-stone-L3")
    assert (bridge.kind, bridge.legs) == (ChangeKind.MOVED, corner)
    before = {id: change.before.id for id, change in ways.items()}
    assert before == {
        "acolyte-blue": "acolyte-blue",
        "book-red-D3": "book-red-B2",
        "book-blue-E4": "book-blue-C3",
    }
    for rider in ways.values():
        assert (rider.kind, rider.legs, rider.moment) == (ChangeKind.MOVED, corner, bridge.moment)


def test_a_turn_is_told_with_pivot_and_angle():
    ways = moved("rotas-L3 2 a: B2 180", RIDERS, a="L3 stone", c="I2 wood")
    turn = (RotationStep((2.5, 2.5), 2),)
    assert (ways["bridge-stone-L3"].kind, ways["bridge-stone-L3"].legs) == (ChangeKind.TURNED, turn)
    assert (ways["acolyte-blue"].kind, ways["acolyte-blue"].legs) == (ChangeKind.MOVED, turn)
    assert ways["book-blue-A1"].before.id == "book-blue-C3"
    assert "book-red-B2" not in ways  # it stands on the pivot


def test_two_turns_are_two_legs():
    ways = moved("rotas-I2 4 a: C2 cw, C1 ccw", PLAIN, a="I2 stone", c="T4 wood", d="I2 wood")
    legs = (RotationStep((3.5, 2.5), 1), RotationStep((3.5, 1.5), -1))
    assert (ways["bridge-stone-I2"].kind, ways["bridge-stone-I2"].legs) == (ChangeKind.TURNED, legs)
    assert "book-blue-C2" not in ways


@pytest.mark.parametrize(
    ("text", "kind", "legs"),
    [
        ("moves-stone 1 a: e", ChangeKind.MOVED, straight((1, 0))),
        ("rotas-I2 2 a: C2 180", ChangeKind.TURNED, (RotationStep((3.5, 2.5), 2),)),
    ],
)
def test_half_a_turn_and_a_push_of_a_straight_bridge_are_told_apart(text, kind, legs):
    ways = moved(text, PLAIN, a="I2 stone", c="T4 wood", d="I2 wood")
    assert (ways["bridge-stone-I2"].kind, ways["bridge-stone-I2"].legs) == (kind, legs)


def test_a_bridge_that_turns_on_the_spot_is_seen_to_turn():
    """Its squares are the same after half a turn about its middle; its rider's is another."""
    spot = PLAIN.replace(".. a. ab .. ..", "a. a. ab .. ..")
    text = "wild rotas 2 a: B2 180"
    ways = moved(text, spot, a="I3 stone", c="T4 wood", d="I2 wood")
    turn = (RotationStep((2.5, 2.5), 2),)
    assert (ways["bridge-stone-I3"].kind, ways["bridge-stone-I3"].legs) == (ChangeKind.TURNED, turn)
    assert (ways["book-blue-A2"].before.id, ways["book-blue-A2"].legs) == ("book-blue-C2", turn)


def test_an_acolyte_walks_from_square_to_square_and_then_takes_its_book():
    at = position(
        "sator",
        board=PLAIN,
        bridges={"a": "I2 stone", "c": "T4 wood", "d": "I2 wood"},
        mp=3,
        books_taken={"red": 1},
    )
    text = "walk B5 C5 D5"
    after = Tried(at.table).play(text).table
    told = sp.movements(at.table.rules, told_by(at, text))
    changes = difference(picture(at.table, "red"), picture(after, "red"), told)
    found = {change.id: change for change in changes}
    assert found["acolyte-red"].legs == straight((1, 0), (1, 0), (1, 0))
    assert (found["taken-red-1"].kind, found["taken-red-1"].before.id) == (
        ChangeKind.MOVED, "book-red-C5",
    )  # fmt: skip
    assert found["acolyte-red"].moment < found["taken-red-1"].moment


def test_a_card_flies_from_the_hand_and_a_gargoyle_from_its_panel():
    at = position("sator", board=PLAIN, bridges={"a": "I2 stone", "c": "T4 wood", "d": "I2 wood"},
                  hands={"red": ["clara", "wild", "wild"]})  # fmt: skip
    for text, piece, source in (
        ("clara B2", "gargoyle-red", "gargoyle-red"),
        ("clara B2", "played-0", "hand-clara"),
        ("wild moves 1 a: n", "played-0", "hand-wild"),
    ):
        after = Tried(at.table).play(text).table
        changes = difference(picture(at.table, "red"), picture(after, "red"))
        (found,) = [change for change in changes if change.id == piece]
        assert (found.kind, found.before.id) == (ChangeKind.MOVED, source)


def test_a_gargoyle_prayed_away_is_told_with_its_square_and_its_owner():
    """The log says who prayed where, and the picture whose gargoyle went (S23.8)."""
    board = """
     A  B  C
1   aR a# ..
"""
    hands = {"red": ["wild", "wild", "wild"]}
    gargoyles = {"blue": "B1"}
    at = position("sator", board=board, bridges={"a": "I2 stone"}, hands=hands, gargoyles=gargoyles)
    told = told_by(at, "unblock B1 wild wild wild")
    rules = at.table.rules
    (gone,) = [one for one in told if type(one) is GargoyleGone]
    assert str(sc.said(rules, gone)) == "Red prays the gargoyle on B1 away."
    assert movements(rules, [gone])[0].pieces == ("gargoyle-blue",)
    assert {type(event) for event in told} <= set(at.table.rules.event_kinds)


@pytest.mark.parametrize("seed", [1, 2])
def test_everything_that_moves_on_the_board_is_led_there(seed):
    """In a match at random: bridges and their riders always go a way that ends at their place."""
    choose, table = random.Random(seed), sc.new_table("sator", 3, seed)
    kinds: set[str] = set()
    for _ in range(900):
        action = choose.choice(sc.legal(table))
        after = sc.apply(table, action)
        told = sp.movements(table.rules, after.events)
        old, new = picture(table, "red"), picture(after.table, "red")
        for change in difference(old, new, told):
            was, now = change.before, change.after
            on_board = was is not None and now is not None and was.group == now.group == "board"
            if on_board and change.kind in (ChangeKind.MOVED, ChangeKind.TURNED):
                assert change.legs or _was_laid(after.events)
                assert not change.legs or leads(change.legs, was, now)
                kinds.add(change.id.partition("-")[0])
        table = after.table
    assert {"bridge", "acolyte"} <= kinds


def _was_laid(events: tuple[sc.Event, ...]) -> bool:
    """Quin igitur lifts bridges and lays them elsewhere: no way leads there."""
    return any(event.__struct_config__.tag == "sator.bridge_laid" for event in events)
